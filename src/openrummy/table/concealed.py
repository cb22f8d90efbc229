"""The turn of gin: draw, discard or knock; then the defence and the showdown (rules G2-G16)."""

from __future__ import annotations

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
from openrummy.table.state import Match, Round


def act(flow: Flow, seat: int, command: cmd.Command) -> None:
    """Carries out a command of a seat in a round of gin. Raises `Refused`."""
    round_ = flow.round
    if isinstance(command, cmd.Buy | cmd.Swap | cmd.Move):
        raise Refused(Refusal.NOT_THIS_GAME)
    if seat != round_.turn:
        raise Refused(Refusal.NOT_YOUR_TURN, turn=round_.turn)
    match command:
        case cmd.Defend() | cmd.Add() | cmd.Done():
            if round_.phase != "defend":
                raise _not_now(round_)
            _defend(flow, seat, command)
        case _ if round_.phase == "defend":
            raise _not_now(round_)
        case cmd.Draw() | cmd.Take() | cmd.Pass():
            if round_.phase not in ("draw", "offer"):
                raise Refused(Refusal.ALREADY_DRAWN)
            _draw(flow, seat, command)
        case cmd.LayDown():
            raise Refused(Refusal.NOT_THIS_GAME)
        case cmd.Discard() | cmd.Knock() | cmd.CallGin() | cmd.CallGrandGin():
            if round_.phase != "play":
                raise Refused(Refusal.DRAW_FIRST)
            _end_turn(flow, seat, command)
        case _:
            raise _not_now(round_)


def _not_now(round_: Round) -> Refused:
    return Refused(Refusal.NOT_NOW, phase=round_.phase)


def _draw(flow: Flow, seat: int, command: cmd.Draw | cmd.Take | cmd.Pass) -> None:
    match, round_ = flow.match, flow.round
    if isinstance(command, cmd.Take):
        check_take(match, round_, seat)
        flow.emit(took(match, round_, seat, command.card))
    elif isinstance(command, cmd.Pass):
        if round_.phase == "offer":
            flow.emit(Passed(seat))
        elif last_take(flow.rules, round_):
            flow.emit(Passed(seat))
            _cancel(flow, "blocked")
        else:
            raise _not_now(round_)
    elif round_.phase == "offer":
        raise _not_now(round_)
    else:
        check_draw(match, round_)
        draw_from_stock(flow, seat)


def last_take(rules: RuleSet, round_: Round) -> bool:
    """Whether only the last discard may still be taken (``gin.blocked_last_take``, G14)."""
    return rules.gin.blocked_last_take and len(round_.stock) <= rules.gin.blocked_at


def _end_turn(
    flow: Flow,
    seat: int,
    command: cmd.Discard | cmd.Knock | cmd.CallGin | cmd.CallGrandGin,
) -> None:
    if isinstance(command, cmd.CallGrandGin):
        flow.emit(check_grand_gin(flow.match, flow.round, seat))
        showdown(flow)
    elif isinstance(command, cmd.Discard):
        check_discard(flow.match, flow.round, seat, command.card)
        flow.emit(Discarded(seat, command.card))
        _next_turn(flow, seat)
    else:
        flow.emit(check_knock(flow.match, flow.round, seat, command))
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


def _defend(flow: Flow, seat: int, command: cmd.Defend | cmd.Add | cmd.Done) -> None:
    match command:
        case cmd.Defend():
            if flow.round.defended:
                raise _not_now(flow.round)
            melds, _ = arranged(flow.rules, flow.round.hands[seat], command.melds)
            flow.emit(Defended(seat, melds))
        case cmd.Add():
            check_held(flow.round.hands[seat], command.cards)
            check_meld_number(flow.round, command.meld)
            if not lay_offs_allowed(flow.rules, flow.round):
                raise Refused(Refusal.NO_LAYOFF)
            flow.emit(_laid_off(flow, seat, command.cards, command.meld))
        case cmd.Done():
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
