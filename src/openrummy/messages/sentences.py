"""Sentences for what the game says in codes and facts: refusals, events, and what was mistyped.

The table is not imported: an event is known by its tag and its fields, a mistake by its facts.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from msgspec import Struct
from msgspec.structs import asdict

from openrummy.core.cards import STANDS_FOR, is_joker
from openrummy.core.limits import Contract
from openrummy.core.meld import Meld
from openrummy.core.refusals import Refusal
from openrummy.messages.bundle import BadMessage, Messages
from openrummy.messages.cards import Suits, card_text, cards_text, listed
from openrummy.rules.options import BadOptions, Problem


class WrongCommand(Protocol):
    """A text that is no command (`openrummy.table.notation.BadCommand`)."""

    reason: str
    facts: dict[str, str]


class WrongSeats(Protocol):
    """A number of seats that a game cannot be played with (`openrummy.table.decide.BadSeats`)."""

    seats: int
    least: int
    most: int


def refusal(
    messages: Messages,
    code: Refusal,
    facts: Mapping[str, object],
    suits: Suits = "letters",
    names: Sequence[str] = (),
) -> str:
    """What was wrong with a command and what would be right.

    ``names`` are the players; without them seats are called by their numbers. Where a fact is
    missing the sentence states the rule alone.
    """
    name = message_name("refusal", code)
    given = complete(code, facts).items()
    said = {key: _fact(messages, key, value, suits, names) for key, value in given}
    try:
        return messages.text(name, **said)
    except BadMessage:
        return messages.text(f"{name}.plain")


def complete(code: Refusal, facts: Mapping[str, object]) -> dict[str, object]:
    """The facts of a refusal, with what it means by those that it leaves out."""
    return {**_UNSAID.get(code, {}), **facts, **_closed_set(code, facts)}


_UNSAID: dict[Refusal, dict[str, str | int]] = {
    Refusal.STOCK_EMPTY: {"last_take": "no"},
    Refusal.CARD_NOT_HELD: {"where": "hand"},
    Refusal.RUN_WRAP: {"ace_low": "no"},
    Refusal.GOING_OUT: {"cards": "none"},
}
"""What a refusal means by a fact that it leaves out."""


def _closed_set(code: Refusal, facts: Mapping[str, object]) -> dict[str, str]:
    """Both missing cards cannot be had for a joker of a set that lacks one suit alone (R30)."""
    missing = facts.get("missing")
    if code != Refusal.SET_JOKER_IDENTITY or facts.get("identity") != "both_missing":
        return {}
    return {"identity": "closed"} if isinstance(missing, Sequence) and len(missing) < 2 else {}


def message_name(family: str, code: str) -> str:
    """The name of a message: names in Fluent have no dots."""
    return f"{family}-{code.replace('.', '-')}"


def _fact(
    messages: Messages, key: str, value: object, suits: Suits, names: Sequence[str]
) -> str | int:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int):
        return _seat(messages, value, names) if key in _SEATS else value
    if isinstance(value, str):
        return card_text(value, suits) if _is_card(value) else value
    if isinstance(value, Meld):
        return cards_text(value.cards, suits)
    if not isinstance(value, Sequence):
        return str(value)
    if key in _SEATS:
        return listed(messages, [_seat(messages, seat, names) for seat in value])
    return cards_text(value, suits)


_SEATS = {"seat", "seats", "turn", "owner"}
"""Facts of refusals that are seats."""


def _is_card(word: str) -> bool:
    return is_joker(word) or word in STANDS_FOR.values()


def _seat(messages: Messages, seat: int, names: Sequence[str]) -> str:
    if 0 <= seat < len(names):
        return names[seat]
    return messages.text("seat-number", seat=str(seat))


def contract(messages: Messages, wanted: Contract) -> str:
    """What a contract asks for: "2 sets of 3 or more"."""
    return messages.text(
        "contract-need",
        need_runs=wanted.runs,
        need_sets=wanted.sets,
        run_min=wanted.run_min,
        set_min=wanted.set_min,
    )


def bad_command(messages: Messages, bad: WrongCommand) -> str:
    """What is wrong with a text that is no command, and how to write it."""
    if bad.reason == "form":
        how = messages.text(f"command-form-{bad.facts['verb']}")
        return messages.text("bad-command-form", how=how)
    return messages.text(f"bad-command-{bad.reason}", **bad.facts)


def bad_options(messages: Messages, bad: BadOptions) -> list[str]:
    """One sentence for each problem of a set of options."""
    return [_problem(messages, problem) for problem in bad.problems]


def _problem(messages: Messages, problem: Problem) -> str:
    facts = dict(problem.facts)
    if problem.code == "clash":
        facts = {"why": messages.text(f"clash-{facts['clash']}")}
    options = listed(messages, problem.option.split())
    return messages.text(f"problem-{problem.code}", option=options, **facts)


def bad_seats(messages: Messages, bad: WrongSeats) -> str:
    """How many players the game takes."""
    one = "yes" if bad.least == bad.most else "no"
    return messages.text("bad-seats", seats=bad.seats, least=bad.least, most=bad.most, one=one)


def event(
    messages: Messages,
    event: Struct,
    names: Sequence[str],
    viewer: int | None,
    suits: Suits = "letters",
) -> str:
    """One line of the log for an event, as `openrummy.table.view.shown_event` shows it.

    ``names`` are the players in the order of their seats; the viewer is addressed as "you". So is,
    where nobody views, the seat that was recorded under that very word.
    """
    if viewer is None:
        viewer = _named_you(messages, names)
    tag = str(event.__struct_config__.tag)
    told = _Told(messages, names, viewer, suits)
    facts: dict[str, str | int] = {}
    for key, value in asdict(event).items():
        facts |= told.facts(key, value)
    return messages.text(f"event-{tag}", **facts).strip()


def _named_you(messages: Messages, names: Sequence[str]) -> int | None:
    """The only seat whose name is the language's word for the person; None without such a seat."""
    you = messages.text("seat-you")
    return names.index(you) if list(names).count(you) == 1 else None


class _Told:
    """The fields of events as facts for one viewer."""

    def __init__(
        self, messages: Messages, names: Sequence[str], viewer: int | None, suits: Suits
    ) -> None:
        self.messages, self.names, self.viewer, self.suits = messages, names, viewer, suits

    def facts(self, key: str, value: object) -> dict[str, str | int]:
        """A field as facts. A seat yields its name and whether it is "you" or "other"."""
        if value is None:
            return {key: "none", f"{key}_is": "none"} if key in _ACTORS else {key: "none"}
        if key in _ACTORS and isinstance(value, int):
            is_you = "you" if value == self.viewer else "other"
            return {key: self.who(value), f"{key}_is": is_you}
        if isinstance(value, bool):
            return {key: "yes" if value else "no"}
        if isinstance(value, Meld):
            return {key: cards_text(value.cards, self.suits)}
        if isinstance(value, tuple):
            return self._many(key, value)
        if isinstance(value, int):
            return {key: value}
        return {key: card_text(str(value), self.suits) if _is_card(str(value)) else str(value)}

    def _many(self, key: str, values: tuple[object, ...]) -> dict[str, str | int]:
        text = self.messages.text
        match key:
            case "stock" | "hands":
                return {key: len(values)}
            case "points" | "final" | "deadwood":
                each = [
                    text("points-of", who=self.who(seat), points=int(str(points)))
                    for seat, points in enumerate(values)
                ]
                return {key: ", ".join(each)}
            case "winners":
                return self._winners([int(str(seat)) for seat in values])
            case "draws":
                return {key: " / ".join(self._draws(cards) for cards in values) or "none"}
            case "melds":
                melds = [cards_text(m.cards, self.suits) for m in values if isinstance(m, Meld)]
                return {key: listed(self.messages, melds) or "none"}
            case "contracts":
                return {}
            case _:
                return {key: cards_text(map(str, values), self.suits) or "none"}

    def _winners(self, seats: Sequence[int]) -> dict[str, str | int]:
        is_you = "you" if list(seats) == [self.viewer] else "other"
        everyone = listed(self.messages, [self.who(seat) for seat in seats])
        return {"winners": everyone, "winners_is": is_you, "count": len(seats)}

    def _draws(self, draws: object) -> str:
        assert isinstance(draws, tuple)
        return ", ".join(f"{self.who(s)} {card_text(card, self.suits)}" for s, card in draws)

    def who(self, seat: int) -> str:
        """The name of a player, as it stands within a sentence."""
        if seat == self.viewer:
            return self.messages.text("seat-you-within")
        return self.names[seat]


_ACTORS = {"seat", "dealer", "starter", "cutter"}
"""Fields of events that are seats."""
