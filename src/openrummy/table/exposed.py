"""The turn of Rummy 30/51 and Run Set Jimmy: draw, lay down and lay off, discard or go out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from openrummy.core.cards import face
from openrummy.core.refusals import Refusal, Refused
from openrummy.table import commands as cmd
from openrummy.table.buying import ask, check_closing, let_go
from openrummy.table.deadends import check_can_finish
from openrummy.table.discarding import check_discard
from openrummy.table.drawing import can_draw, check_draw, check_take, draw_from_stock, took
from openrummy.table.events import Discarded, Ending, RoundEnded, Skipped, Took, TurnStarted
from openrummy.table.evolve import evolve
from openrummy.table.flow import Flow
from openrummy.table.plays import Play, play_events
from openrummy.table.scoring import exposed_points
from openrummy.table.state import Match, Phase, Round


def act(flow: Flow, seat: int, command: cmd.Command) -> None:
    """Carries out a command of a seat in a round that is played. Raises `Refused`."""
    carry_out = _COMMANDS.get(type(command))
    if carry_out is None:
        raise Refused(Refusal.NOT_THIS_GAME)
    carry_out(flow, seat, command)


def _check_turn(round_: Round, seat: int, phase: Phase) -> None:
    """Whether the seat is on turn and the turn has come to the phase of the command."""
    if seat != round_.turn:
        raise Refused(Refusal.NOT_YOUR_TURN, turn=round_.turn)
    if round_.phase != phase:
        raise Refused(Refusal.ALREADY_DRAWN if phase == "draw" else Refusal.DRAW_FIRST)


def _draw(flow: Flow, seat: int, _: cmd.Draw) -> None:
    match, round_ = flow.match, flow.round
    _check_turn(round_, seat, "draw")
    check_closing(match, round_)
    check_draw(match, round_)
    draw_from_stock(flow, seat)


def _take(flow: Flow, seat: int, command: cmd.Take) -> None:
    match, round_ = flow.match, flow.round
    _check_turn(round_, seat, "draw")
    flow.emit(check_take_whole(match, round_, seat, command))


def check_take_whole(match: Match, round_: Round, seat: int, command: cmd.Take) -> Took:
    """The event of a take that the rules allow, the use of the card included (R22)."""
    check_take(match, round_, seat)
    event = took(match, round_, seat, command.card)
    if event.owed:
        try:
            check_can_finish(evolve(match, event), seat)
        except Refused as refused:
            raise Refused(Refusal.CANNOT_USE_TAKEN, card=event.cards[0]) from refused
    return event


def _play(flow: Flow, seat: int, command: Play) -> None:
    _check_turn(flow.round, seat, "play")
    for event in play_events(flow.match, seat, command):
        flow.emit(event)
    check_can_finish(flow.match, seat)
    if not flow.round.hands[seat]:
        end_round(flow, "out", seat)


def _discard(flow: Flow, seat: int, command: cmd.Discard) -> None:
    round_, card = flow.round, face(command.card)
    _check_turn(round_, seat, "play")
    check_discard(flow.match, round_, seat, card)
    flow.emit(Discarded(seat, card))
    if len(round_.hands[seat]) == 1:
        end_round(flow, "out", seat)
    else:
        start_turn(flow, round_.after(seat))


_COMMANDS: dict[type, Callable[[Flow, int, Any], None]] = {
    cmd.Draw: _draw,
    cmd.Take: _take,
    cmd.Buy: ask,
    cmd.Pass: let_go,
    cmd.LayDown: _play,
    cmd.Add: _play,
    cmd.Swap: _play,
    cmd.Move: _play,
    cmd.Discard: _discard,
}


def start_turn(flow: Flow, seat: int, *, drawn: bool = False) -> None:
    """Puts a seat on turn; ends the round when the turns or the cards are used up (J30f, R10)."""
    rules = flow.rules
    if flow.round.turns[seat] >= rules.round.max_turns:
        end_round(flow, "capped")
        return
    flow.emit(TurnStarted(seat, drawn))
    match, round_ = flow.match, flow.round
    if drawn or can_draw(rules, round_) or can_take(match, round_, seat):
        return
    if rules.exhaustion == "pass" and round_.skips < len(round_.order):
        flow.emit(Skipped(seat))
        start_turn(flow, round_.after(seat))
    else:
        end_round(flow, "void" if rules.exhaustion == "void" else "exhausted")


def can_take(match: Match, round_: Round, seat: int) -> bool:
    """Whether the seat on turn may take the top discard."""
    try:
        check_take_whole(match, round_, seat, cmd.Take())
    except Refused:
        return False
    return True


def end_round(flow: Flow, ending: Ending, seat: int | None = None) -> None:
    """Ends the round and scores it."""
    cancelled = ending == "void" or (ending == "capped" and flow.rules.exhaustion == "void")
    points = (0,) * flow.match.seats if cancelled else exposed_points(flow.rules, flow.round, seat)
    flow.emit(RoundEnded(ending, seat, points, flow.round.hands))
