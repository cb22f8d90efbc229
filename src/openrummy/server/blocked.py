"""Why the commands that are not legal now are not: asked of the rules, with a sample of each.

The answers that rest on turn and phase alone come first in the order of the rules, so they are the
same for every hand and are asked once.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import lru_cache
from typing import Any

from openrummy.core.cards import Card
from openrummy.core.meld import Meld
from openrummy.core.refusals import Refusal as Code
from openrummy.core.refusals import Refused
from openrummy.core.solvers.gin_cards import discard_deadwoods
from openrummy.messages.book import paragraphs_on
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
_Key = tuple[int, tuple[str, int], int, str]
_KNOWN: dict[_Key, Refusal] = {}
_MOST_KNOWN = 20_000


def refusal_of(refused: Refused, game: Game) -> Refusal:
    """A refusal of the rules as clients get it: facts in plain words, and its paragraphs."""
    facts = {name: _plain(fact) for name, fact in refused.facts.items()}
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
    may = {str(command.__struct_config__.tag) for command in legal}
    rules, where = id(match.rules), _where(match)
    found: dict[str, Refusal] = {}
    for action in ACTIONS:
        if action in may:
            continue
        refusal = _KNOWN.get((rules, where, seat, action))
        if refusal is None:
            refusal = _asked(match, seat, action, where)
        if refusal is None and action == "pass":
            # Whoever can't buy may say that they pass, but is not asked.
            refusal = found.get("buy")
        if refusal is not None:
            found[action] = refusal
    return found


def _where(match: Match) -> tuple[str, int]:
    """Phase and turn, and what else refusals by phase rest on."""
    round_ = match.round
    if match.over is not None or round_ is None:
        return (match.over or "none", 0)
    if not match.rules.exposed and last_take(match.rules, round_):
        return (f"last {round_.phase}", round_.turn)
    return (round_.phase, round_.turn)


def _asked(match: Match, seat: int, action: str, where: tuple[str, int]) -> Refusal | None:
    if match.round is not None and match.round.phase == "play" and match.round.turn == seat:
        refusal = _in_play(match, match.round, seat, action)
        if refusal is not None:
            return refusal
    try:
        decide(match, seat, _sample(match, seat, action))
    except Refused as refused:
        refusal = refusal_of(refused, match.rules.game)
        by_phase = refused.code in _BY_PHASE
        if (by_phase or (refused.code == Code.NOT_NOW and not match.rules.exposed)) and len(
            _KNOWN
        ) < _MOST_KNOWN:
            _KNOWN[id(match.rules), where, seat, action] = refusal
            _KEPT[id(match.rules)] = match.rules
        return refusal
    return None


def _in_play(match: Match, round_: Round, seat: int, action: str) -> Refusal | None:
    """What no sample says well: one would fail for its own cards, not for the whole hand."""
    rules = match.rules
    if action == "meld" and rules.exposed:
        return _no_meld(match, round_, seat)
    if action == "knock" and not rules.exposed:
        have, limit = (
            min(discard_deadwoods(round_.hands[seat]).values()),
            knock_limit(rules, round_),
        )
        return _said(Code.KNOCK_LIMIT, rules.game, have=have, limit=limit) if have > limit else None
    if action == "gin" and not rules.exposed:
        return _said(Code.NOT_GIN, rules.game)
    if action == "grand_gin" and not rules.exposed and rules.gin.big_gin_bonus is not None:
        return _said(Code.NOT_GRAND_GIN, rules.game)
    return None


def _said(code: Code, game: Game, **facts: int) -> Refusal:
    return Refusal(str(code), facts, paragraphs_of(code, game))


def _no_meld(match: Match, round_: Round, seat: int) -> Refusal:
    rules = match.rules
    if not round_.opened[seat]:
        code = Code.CONTRACT if rules.contracts else Code.OPENING_POINTS
    elif rules.contracts and not rules.contract.new_melds_after_down:
        code = Code.NEW_MELDS
    else:
        code = Code.NO_MELD
    return _said(code, rules.game)


# The rules that keys speak of live on, so that no other rules get their number.
_KEPT: dict[int, RuleSet] = {}


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
        case "discard":
            return cmd.Discard(_first(match, seat))
        case "knock":
            return cmd.Knock(_first(match, seat))
        case "gin":
            return cmd.CallGin(_first(match, seat))
        case _:
            return _BARE[action]
