"""Why the commands that are not legal now are not: asked of the rules, with a sample of each.

The answers that rest on turn and phase alone come first in the order of the rules, so they are the
same for every hand and are asked once.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import lru_cache
from typing import Any, TypeAlias

import msgspec

from openrummy.core.cards import Card
from openrummy.core.meld import Meld
from openrummy.core.refusals import Refusal as Code
from openrummy.core.refusals import Refused
from openrummy.core.solvers.gin_cards import least_deadwood
from openrummy.messages.book import paragraphs_on
from openrummy.messages.sentences import complete
from openrummy.records.codec import to_json
from openrummy.rules.ruleset import Game, RuleSet
from openrummy.server.protocol import Refusal
from openrummy.table import commands as cmd
from openrummy.table.concealed import knock_limit, last_take
from openrummy.table.decide import decide
from openrummy.table.state import Match, Round

ACTIONS = (
    *("draw", "take", "buy", "pass", "meld", "add", "swap", "discard"),
    *("knock", "gin", "grand_gin", "next"),
)
_BY_PHASE = frozenset(
    (
        *(Code.MATCH_OVER, Code.ROUND_OVER, Code.ROUND_NOT_OVER, Code.NOT_YOUR_TURN),
        *(Code.DRAW_FIRST, Code.ALREADY_DRAWN, Code.NOT_THIS_GAME, Code.NO_BUYING),
        Code.NO_GRAND_GIN,
    )
)
_MOST_KNOWN = 5_000
_Where: TypeAlias = tuple[str, *tuple[int, ...]]
_KNOWN: dict[tuple[str, _Where, int, str], Refusal] = {}
"""By the rules as JSON, `_where`, seat and action."""
_WRITTEN: dict[tuple[str, _Where, int, frozenset[Any]], bytes] = {}
"""Whole answers that say nothing of hands, by the kinds of legal commands."""


def refusal_of(refused: Refused, game: Game) -> Refusal:
    """A refusal of the rules as clients get it: facts in plain words, and its paragraphs."""
    given = complete(refused.code, refused.facts)
    facts = {name: _plain(fact) for name, fact in given.items()}
    return Refusal(str(refused.code), facts, paragraphs_of(refused.code, game))


@lru_cache(maxsize=1000)
def paragraphs_of(code: Code, game: Game) -> tuple[str, ...]:
    """The paragraphs of the game's book that a refusal rests on."""
    return paragraphs_on(code, game)


def _plain(fact: object) -> Any:
    if isinstance(fact, Meld):
        return fact.cards
    return fact


def blocked(match: Match, seat: int, legal: Collection[cmd.Command]) -> dict[str, Refusal]:
    """Why each action that is not among the legal commands is refused."""
    kinds: frozenset[Any] = frozenset(map(type, legal))
    return _blocked(to_json(match.rules).decode(), match, seat, kinds, _where(match, seat))[0]


def blocked_json(rules_json: str, match: Match, seat: int, legal: Collection[cmd.Command]) -> bytes:
    """`blocked` as JSON, for rules that are JSON already."""
    kinds: frozenset[Any] = frozenset(map(type, legal))
    where = _where(match, seat)
    written = _WRITTEN.get((rules_json, where, seat, kinds))
    if written is None:
        found, lasting = _blocked(rules_json, match, seat, kinds, where)
        written = msgspec.json.encode(found)
        if lasting:
            _keep(_WRITTEN, (rules_json, where, seat, kinds), written)
    return written


def _blocked(
    rules_json: str, match: Match, seat: int, kinds: frozenset[Any], where: _Where
) -> tuple[dict[str, Refusal], bool]:
    """The refusals, and whether they are the same for every hand."""
    may = {str(kind.__struct_config__.tag) for kind in kinds}
    found, lasting = dict[str, Refusal](), True
    for action in (*ACTIONS, "move") if match.rules.table.rearrange else ACTIONS:
        if action in may:
            continue
        refusal = _KNOWN.get((rules_json, where, seat, action))
        if refusal is None:
            refusal, for_all = _asked(match, seat, action)
            if refusal is not None and for_all:
                _keep(_KNOWN, (rules_json, where, seat, action), refusal)
            lasting = lasting and for_all
        if refusal is None and action == "pass":
            # Whoever can't buy may say that they pass, but is not asked.
            refusal = found.get("buy")
        if refusal is not None:
            found[action] = refusal
    return found, lasting


def _keep(known: dict[Any, Any], key: object, value: object) -> None:
    if len(known) >= _MOST_KNOWN:
        known.clear()
    known[key] = value


def _where(match: Match, seat: int) -> _Where:
    """Phase and turn, and what else lasting answers rest on."""
    round_ = match.round
    if match.over is not None or round_ is None:
        return (match.over or "none", 0)
    if match.rules.exposed:
        return (round_.phase, round_.turn)
    phase = f"last {round_.phase}" if last_take(match.rules, round_) else round_.phase
    if round_.phase == "play" and round_.turn == seat:
        return (phase, round_.turn, *_knocking(match.rules, round_))
    return (phase, round_.turn)


def _knocking(rules: RuleSet, round_: Round) -> tuple[int, int]:
    """Gin: the least deadwood that the seat on turn could knock with, and the most allowed."""
    return least_deadwood(round_.hands[round_.turn]), knock_limit(rules, round_)


def _asked(match: Match, seat: int, action: str) -> tuple[Refusal | None, bool]:
    """Why an action is refused, and whether `_where` says so for every hand."""
    if match.round is not None and match.round.phase == "play" and match.round.turn == seat:
        refusal = _in_play(match, match.round, seat, action)
        # Where nothing can be moved no rule stands against it: nothing fits.
        if refusal is not None or action == "move":
            return refusal, not match.rules.exposed
    try:
        decide(match, seat, _sample(match, seat, action))
    except Refused as refused:
        by_phase = refused.code in _BY_PHASE or (
            refused.code == Code.NOT_NOW and not match.rules.exposed
        )
        return refusal_of(refused, match.rules.game), by_phase
    return None, False


def _in_play(match: Match, round_: Round, seat: int, action: str) -> Refusal | None:
    """What no sample says well: one would fail for its own cards, not for the whole hand."""
    rules = match.rules
    if action == "meld" and rules.exposed:
        return _no_meld(match, round_, seat)
    if action == "move" and rules.layoff.requires_open and not round_.opened[seat]:
        return _said(Code.LAYOFF_NOT_OPEN, rules.game)
    if action == "knock" and not rules.exposed:
        have, limit = _knocking(rules, round_)
        return _said(Code.KNOCK_LIMIT, rules.game, have=have, limit=limit) if have > limit else None
    if action == "gin" and not rules.exposed:
        return _said(Code.NOT_GIN, rules.game)
    if action == "grand_gin" and not rules.exposed and rules.gin.big_gin_bonus is not None:
        return _said(Code.NOT_GRAND_GIN, rules.game)
    return None


def _said(code: Code, game: Game, **facts: int) -> Refusal:
    return Refusal(str(code), complete(code, facts), paragraphs_of(code, game))


def _no_meld(match: Match, round_: Round, seat: int) -> Refusal:
    rules = match.rules
    if not round_.opened[seat]:
        code = Code.CONTRACT if rules.contracts else Code.OPENING_POINTS
    elif rules.contracts and not rules.contract.new_melds_after_down:
        code = Code.NEW_MELDS
    else:
        code = Code.NO_MELD
    return _said(code, rules.game)


def _hand(match: Match, seat: int) -> tuple[Card, ...]:
    return () if match.round is None else match.round.hands[seat]


def _first(match: Match, seat: int) -> Card:
    return next(iter(_hand(match, seat)), "AS")


def _swap(match: Match, seat: int) -> cmd.Swap:
    melds = () if match.round is None else match.round.melds
    at = next((i for i, t in enumerate(melds) if t.meld.jokers), 0)
    return cmd.Swap((_first(match, seat),), at)


_BARE: Mapping[str, cmd.Command] = {
    "draw": cmd.Draw(),
    "take": cmd.Take(),
    "buy": cmd.Buy(),
    "pass": cmd.Pass(),
    "grand_gin": cmd.CallGrandGin(),
    "next": cmd.Next(),
}


def _sample(match: Match, seat: int, action: str) -> cmd.Command:
    match action:
        case "meld":
            return cmd.LayDown((_hand(match, seat)[:3],))
        case "add":
            return cmd.Add((_first(match, seat),), 0)
        case "swap":
            return _swap(match, seat)
        case "move":
            return cmd.Move(_first(match, seat), 0, 1)
        case "discard":
            return cmd.Discard(_first(match, seat))
        case "knock":
            return cmd.Knock(_first(match, seat))
        case "gin":
            return cmd.CallGin(_first(match, seat))
        case _:
            return _BARE[action]
