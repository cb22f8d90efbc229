"""Options: the named house rules of a table, read, checked and compared (design, decision 1)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, fields, is_dataclass, replace
from functools import cache
from typing import Any, cast

from openrummy.core.cards import RANKS
from openrummy.rules.kinds import BadValue, Kind
from openrummy.rules.ruleset import Game, RuleSet

_LETTER: dict[Game, str] = {"jimmy": "J", "rummy": "R", "gin": "G"}
_ALIASES = {"layoff.requires_down": "layoff.requires_open"}
"""Names that the rule book uses for Jimmy -> the name that all games share."""


@dataclass(frozen=True)
class Option:
    """One house rule: its name, what values it takes, and its paragraphs in the rule book."""

    name: str
    kind: Kind
    rule: str


@dataclass(frozen=True)
class Problem:
    """One thing that is wrong with a set of options. ``code`` is a message name, as in Fluent.

    Codes: ``unknown_option``, ``bad_value`` (facts: value, wanted), or ``clash`` (fact: clash,
    the name of the clash).
    """

    code: str
    option: str
    facts: tuple[tuple[str, str], ...] = ()


class BadOptions(ValueError):
    """Options that cannot be played; ``problems`` names all of them."""

    def __init__(self, problems: tuple[Problem, ...]) -> None:
        super().__init__(", ".join(f"{p.option}: {p.code}" for p in problems))
        self.problems = problems


@cache
def options_of(game: Game) -> dict[str, Option]:
    """The options that a game has, by name, in the order of the sections."""
    letter = _LETTER[game]
    return {
        name: Option(name, data["kinds"][letter], data["rule"])
        for name, data in _knobs()
        if letter in data["games"]
    }


@cache
def _knobs() -> tuple[tuple[str, Mapping[str, Any]], ...]:
    sample = RuleSet(name="", version=0, game="gin")
    found: list[tuple[str, Mapping[str, Any]]] = []
    for part in fields(sample):
        section = getattr(sample, part.name)
        if part.metadata:
            found.append((part.name, part.metadata))
        elif is_dataclass(section):
            found += [
                (f"{part.name}.{knob.name}", knob.metadata)
                for knob in fields(section)
                if knob.metadata
            ]
    return tuple(found)


def value_of(rules: RuleSet, name: str) -> Any:
    """The present value of an option; the name must be one of `options_of`."""
    value: Any = rules
    for part in name.split("."):
        value = getattr(value, part)
    return value


def with_options(rules: RuleSet, options: Mapping[str, object]) -> RuleSet:
    """The rule set with house rules laid over it.

    Raises `BadOptions` with every problem: unknown names, values out of range, and options that
    clash with each other.
    """
    known = options_of(rules.game)
    problems: list[Problem] = []
    changes: dict[str, dict[str, Any]] = {}
    for given, value in options.items():
        name = _ALIASES.get(given, given)
        if name not in known:
            problems.append(Problem("unknown_option", given))
            continue
        try:
            read = known[name].kind.read(value)
        except BadValue as bad:
            facts = (("value", str(value)), ("wanted", bad.wanted))
            problems.append(Problem("bad_value", given, facts))
            continue
        if name == "points.table" and isinstance(read, dict):
            read = _patched(rules.points.table, read)
        section, _, knob = name.rpartition(".")
        changes.setdefault(section, {})[knob] = read
    changed = _apply(rules, changes)
    problems += [Problem("clash", names, (("clash", clash),)) for clash, names in clashes(changed)]
    if problems:
        raise BadOptions(tuple(problems))
    return changed


def _apply(rules: RuleSet, changes: Mapping[str, dict[str, Any]]) -> RuleSet:
    parts: dict[str, Any] = dict(changes.get("", {}))
    for section, knobs in changes.items():
        if section:
            parts[section] = replace(getattr(rules, section), **knobs)
    return replace(rules, **parts) if parts else rules


def _patched(table: tuple[int, ...], part: Mapping[str, int]) -> tuple[int, ...]:
    ranks = (*RANKS, "JK")
    return tuple(part.get(rank, old) for rank, old in zip(ranks, table, strict=True))


def difference(rules: RuleSet, base: RuleSet) -> dict[str, Any]:
    """The options of ``rules`` that differ from ``base``, by name."""
    return {
        name: value_of(rules, name)
        for name in options_of(rules.game)
        if value_of(rules, name) != value_of(base, name)
    }


def clashes(rules: RuleSet) -> Iterator[tuple[str, str]]:
    """Name of each incoherence in a rule set, with the options concerned."""
    for clash, (names, holds) in _CLASHES.items():
        if holds(rules):
            yield clash, names


def most_seats(rules: RuleSet) -> int:
    """The greatest number of seats that the rules allow and the pack can deal to (J1, R1)."""
    longest = max(rules.hand_size(n) for n in range(1, 21)) + rules.deal.starter_extra
    fitting = [
        seats
        for seats in range(rules.players.min, rules.players.max + 1)
        if len(rules.pack(seats)) >= seats * longest + 2
    ]
    return max(fitting, default=0)


def _contract_too_big(rules: RuleSet) -> bool:
    return any(
        c.runs * c.run_min + c.sets * c.set_min
        > rules.hand_size(n) + 1 + rules.buy.max_per_round * (1 + rules.buy.extra_cards)
        for n, c in enumerate(rules.contracts, start=1)
    )


_CLASHES: dict[str, tuple[str, Callable[[RuleSet], bool]]] = {
    "players_range": ("players.min players.max", lambda r: r.players.min > r.players.max),
    "pack_too_small": (
        "deck.packs players.min deal.hand_size",
        lambda r: r.players.min <= r.players.max and most_seats(r) == 0,
    ),
    "run_range": ("run.min run.max", lambda r: r.run.max is not None and r.run.max < r.run.min),
    "run_laid_range": (
        "run.min run.max_when_laid",
        lambda r: r.run.max_when_laid is not None and r.run.max_when_laid < r.run.min,
    ),
    "set_suits": (
        "set.distinct_suits set.max",
        lambda r: r.set.distinct_suits and r.set.max is not None and r.set.max > 4,
    ),
    "set_slide": (
        "joker.set_replace joker.on_replace",
        lambda r: (
            r.game == "jimmy"
            and r.joker.set_replace
            and r.joker.on_replace not in ("take_to_hand", "take_and_play_now")
        ),
    ),
    "contract_too_big": ("contract.list deal.hand_size", _contract_too_big),
    "contract_run_max": (
        "contract.list run.max",
        lambda r: any(c.run_min > (r.run.max or 14) for c in r.contracts),
    ),
    "contract_set_max": (
        "contract.list set.max",
        lambda r: any(
            c.set_min > (4 if r.set.distinct_suits else r.limits.set_max) for c in r.contracts
        ),
    ),
    "last_discard": (
        "going_out contract.last_round_no_discard",
        lambda r: r.contract.last_round_no_discard and r.going_out == "discard_required",
    ),
    "oklahoma_upcard": (
        "gin.knock_limit deal.upcard",
        lambda r: r.gin.knock_limit == "oklahoma" and not r.deal.upcard,
    ),
    "blocked_at": (
        "gin.blocked_at deal.hand_size",
        lambda r: (
            not r.exposed and len(r.pack(2)) - 2 * r.hand_size(1) - 1 <= max(1, r.gin.blocked_at)
        ),
    ),
}


def as_plain(value: Any) -> Any:
    """An option's value as JSON and TOML write it."""
    if isinstance(value, tuple):
        return [as_plain(part) for part in value]
    if is_dataclass(value):
        return {f.name: getattr(value, f.name) for f in fields(value)}
    return cast(Any, value)
