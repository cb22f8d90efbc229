"""The turn of gin: draw, discard or knock; then the defence and the showdown (rules G2-G16)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from openrummy.core.cards import RANK, Card
from openrummy.core.changes import extend
from openrummy.core.meld import Meld
from openrummy.core.reading import read_meld
from openrummy.core.refusals import Refusal, Refused
from openrummy.core.solvers.gin_cards import best_arrangement, best_defence
from openrummy.rules.ruleset import RuleSet
from openrummy.table import commands as cmd
from openrummy.table.discarding import check_discard
from openrummy.table.drawing import check_draw, check_take, draw_from_stock, took
from openrummy.table.events import (
    Call,
    Defended,
    Discarded,
    Ending,
    Knocked,
    LaidOff,
    Passed,
    RoundEnded,
    TurnStarted,
)
from openrummy.table.flow import Flow
from openrummy.table.laying import check_held, check_meld_number
from openrummy.table.scoring import showdown_points
from openrummy.table.state import Match, Phase, Round


def act(flow: Flow, seat: int, command: cmd.Command) -> None:
    """Carries out a command of a seat in a round of gin. Raises `Refused`."""
    round_ = flow.round
    carry_out = _COMMANDS[round_.phase].get(type(command))
    if carry_out is None or seat != round_.turn:
        raise _not_possible(round_, seat, type(command))
    carry_out(flow, seat, command)


def _not_possible(round_: Round, seat: int, kind: type) -> Refused:
    """Why a seat cannot give a command of that kind in this phase of the turn."""
    if kind in (cmd.Buy, cmd.Swap, cmd.Move):
        return Refused(Refusal.NOT_THIS_GAME)
    if seat != round_.turn:
        return Refused(Refusal.NOT_YOUR_TURN, turn=round_.turn)
    if round_.phase == "defend" or kind in _COMMANDS["defend"]:
        return _not_now(round_)
    if kind is cmd.LayDown:
        return Refused(Refusal.NOT_THIS_GAME)
    if round_.phase == "play":
        return Refused(Refusal.ALREADY_DRAWN)
    return Refused(Refusal.DRAW_FIRST) if kind in _COMMANDS["play"] else _not_now(round_)


def _not_now(round_: Round) -> Refused:
    return Refused(Refusal.NOT_NOW, phase=round_.phase)


def _draw(flow: Flow, seat: int, _: cmd.Draw) -> None:
    check_draw(flow.match, flow.round)
    draw_from_stock(flow, seat)


def _take(flow: Flow, seat: int, command: cmd.Take) -> None:
    match, round_ = flow.match, flow.round
    check_take(match, round_, seat)
    flow.emit(took(match, round_, seat, command.card))


def _pass_offer(flow: Flow, seat: int, _: cmd.Pass) -> None:
    flow.emit(Passed(seat))


def _pass_last_take(flow: Flow, seat: int, _: cmd.Pass) -> None:
    if not last_take(flow.rules, flow.round):
        raise _not_now(flow.round)
    flow.emit(Passed(seat))
    _cancel(flow, "blocked")


def last_take(rules: RuleSet, round_: Round) -> bool:
    """Whether only the last discard may still be taken (``gin.blocked_last_take``, G14)."""
    return rules.gin.blocked_last_take and len(round_.stock) <= rules.gin.blocked_at


def _discard(flow: Flow, seat: int, command: cmd.Discard) -> None:
    check_discard(flow.match, flow.round, seat, command.card)
    flow.emit(Discarded(seat, command.card))
    _next_turn(flow, seat)


def _knock(flow: Flow, seat: int, command: cmd.Knock | cmd.CallGin) -> None:
    flow.emit(check_knock(flow.match, flow.round, seat, command))
    showdown(flow)


def _call_grand_gin(flow: Flow, seat: int, _: cmd.CallGrandGin) -> None:
    flow.emit(check_grand_gin(flow.match, flow.round, seat))
    showdown(flow)


def _next_turn(flow: Flow, seat: int) -> None:
    round_, rules = flow.round, flow.rules
    blocked = len(round_.stock) <= rules.gin.blocked_at
    offered = rules.gin.blocked_last_take and round_.taken is None
    if blocked and not offered:
        _cancel(flow, "blocked")
    elif (
        round_.pile_draws >= rules.round.max_pile_draws
        or round_.turns[seat] >= rules.round.max_turns
    ):
        _cancel(flow, "capped")
    else:
        flow.emit(TurnStarted(round_.after(seat)))


def _cancel(flow: Flow, ending: Ending) -> None:
    flow.emit(RoundEnded(ending, None, (0, 0), flow.round.hands))


def knock_limit(rules: RuleSet, round_: Round) -> int:
    """The most deadwood to knock with (G4); Oklahoma: the points of the upcard, an ace is one."""
    if rules.gin.knock_limit != "oklahoma":
        return rules.gin.knock_limit
    return 10 if round_.upcard is None else min(10, RANK[round_.upcard] + 1)


def check_knock(
    match: Match, round_: Round, seat: int, command: cmd.Knock | cmd.CallGin
) -> Knocked:
    """The event of a knock or of gin (G3-G5, G13). Raises `Refused`."""
    check_discard(match, round_, seat, command.card)
    rest = list(round_.hands[seat])
    rest.remove(command.card)
    melds, unmatched = arranged(match.rules, tuple(rest), command.melds)
    deadwood = match.rules.deadwood(unmatched)
    limit = knock_limit(match.rules, round_)
    if isinstance(command, cmd.CallGin) and deadwood:
        raise Refused(Refusal.NOT_GIN, have=deadwood)
    if deadwood > limit:
        raise Refused(Refusal.KNOCK_LIMIT, have=deadwood, limit=limit)
    call: Call = "knock" if unmatched else "gin"
    return Knocked(seat, call, command.card, melds, unmatched, deadwood)


def arranged(
    rules: RuleSet, hand: tuple[Card, ...], groups: tuple[tuple[Card, ...], ...] | None
) -> tuple[tuple[Meld, ...], tuple[Card, ...]]:
    """Melds and unmatched cards of a hand: as the player shows them, or the best (G5)."""
    if groups is None:
        best = best_arrangement(hand)
        return best.melds, best.unmatched
    left = list(hand)
    melds = []
    for group in groups:
        for card in group:
            if card not in left:
                held = Refusal.KNOCK_MELDS if card in hand else Refusal.CARD_NOT_HELD
                raise Refused(held, cards=(card,))
            left.remove(card)
        melds.append(read_meld(group, rules.limits))
    return tuple(melds), tuple(left)


def check_grand_gin(match: Match, round_: Round, seat: int) -> Knocked:
    """The event of grand gin: all eleven cards melded (G11). Raises `Refused`."""
    if match.rules.gin.big_gin_bonus is None:
        raise Refused(Refusal.NO_GRAND_GIN)
    best = best_arrangement(round_.hands[seat])
    if best.unmatched:
        raise Refused(Refusal.NOT_GRAND_GIN, have=best.deadwood, cards=best.unmatched)
    return Knocked(seat, "grand_gin", None, best.melds, (), 0)


def showdown(flow: Flow) -> None:
    """The best defence is made for the other seat, unless it wants to choose (G5)."""
    if not flow.rules.gin.auto_arrange:
        return
    round_ = flow.round
    seat = round_.turn
    shown = [table.meld for table in round_.melds]
    may_lay_off = lay_offs_allowed(flow.rules, round_)
    defence = best_defence(round_.hands[seat], shown, may_lay_off)
    flow.emit(Defended(seat, defence.melds))
    for card, index in defence.lay_offs:
        flow.emit(_laid_off(flow, seat, (card,), index))
    _finish(flow)


def lay_offs_allowed(rules: RuleSet, round_: Round) -> bool:
    """Whether the defender may lay off: never against gin (G6, G7)."""
    return rules.gin.layoff and round_.shown is not None and round_.shown.call == "knock"


def _defend(flow: Flow, seat: int, command: cmd.Defend) -> None:
    round_ = flow.round
    if round_.defended:
        raise _not_now(round_)
    melds, _ = arranged(flow.rules, round_.hands[seat], command.melds)
    flow.emit(Defended(seat, melds))


def _lay_off(flow: Flow, seat: int, command: cmd.Add) -> None:
    round_ = flow.round
    check_held(round_.hands[seat], command.cards)
    check_meld_number(round_, command.meld)
    if not lay_offs_allowed(flow.rules, round_):
        raise Refused(Refusal.NO_LAYOFF)
    flow.emit(_laid_off(flow, seat, command.cards, command.meld))


def _done(flow: Flow, _seat: int, _: cmd.Done) -> None:
    _finish(flow)


def _laid_off(flow: Flow, seat: int, cards: tuple[Card, ...], index: int) -> LaidOff:
    table = flow.round.melds[index]
    if table.owner == seat:
        raise Refused(Refusal.LAYOFF_OTHERS, owner=table.owner)
    return LaidOff(seat, index, cards, extend(table.meld, cards, flow.rules.limits))


def _finish(flow: Flow) -> None:
    round_, rules = flow.round, flow.rules
    shown = round_.shown
    assert shown is not None
    other = round_.after(shown.seat)
    left = rules.deadwood(round_.hands[other])
    ending, points = showdown_points(rules, shown.call, shown.seat, shown.deadwood, left)
    deadwood = (shown.deadwood, left) if shown.seat == 0 else (left, shown.deadwood)
    flow.emit(RoundEnded(ending, shown.seat, points, round_.hands, deadwood))


_COMMANDS: dict[Phase, dict[type, Callable[[Flow, int, Any], None]]] = {
    "offer": {cmd.Take: _take, cmd.Pass: _pass_offer},
    "draw": {cmd.Draw: _draw, cmd.Take: _take, cmd.Pass: _pass_last_take},
    "play": {
        cmd.Discard: _discard,
        cmd.Knock: _knock,
        cmd.CallGin: _knock,
        cmd.CallGrandGin: _call_grand_gin,
    },
    "defend": {cmd.Defend: _defend, cmd.Add: _lay_off, cmd.Done: _done},
}
"""What may be asked for in each phase of the turn."""
