"""The turn of Rummy 30/51 and Run Set Jimmy: draw, lay down and lay off, discard or go out."""

from __future__ import annotations

from openrummy.core.cards import face
from openrummy.core.refusals import Refusal, Refused
from openrummy.table import commands as cmd
from openrummy.table.buying import ask, check_closing, let_go
from openrummy.table.deadends import check_can_finish
from openrummy.table.discarding import check_discard
from openrummy.table.drawing import check_draw, check_take, draw_from_stock, drawable, took
from openrummy.table.events import Discarded, Ending, RoundEnded, Skipped, Took, TurnStarted
from openrummy.table.flow import Flow
from openrummy.table.plays import Play, play_events
from openrummy.table.scoring import exposed_points
from openrummy.table.state import Match, Round


def act(flow: Flow, seat: int, command: cmd.Command) -> None:
    """Carries out a command of a seat in a round that is played. Raises `Refused`."""
    match command:
        case cmd.Buy():
            ask(flow, seat)
        case cmd.Pass():
            let_go(flow, seat)
        case cmd.Draw() | cmd.Take():
            _check_on_turn(flow.round, seat)
            if flow.round.phase != "draw":
                raise Refused(Refusal.ALREADY_DRAWN)
            _draw(flow, seat, command)
        case cmd.LayDown() | cmd.Add() | cmd.Swap() | cmd.Move():
            _check_on_turn(flow.round, seat)
            _check_drawn(flow.round)
            _play(flow, seat, command)
        case cmd.Discard():
            _check_on_turn(flow.round, seat)
            _check_drawn(flow.round)
            card = face(command.card)
            check_discard(flow.match, flow.round, seat, card)
            flow.emit(Discarded(seat, card))
            if not flow.round.hands[seat]:
                end_round(flow, "out", seat)
            else:
                start_turn(flow, flow.round.after(seat))
        case _:
            raise Refused(Refusal.NOT_THIS_GAME)


def _check_on_turn(round_: Round, seat: int) -> None:
    if seat != round_.turn:
        raise Refused(Refusal.NOT_YOUR_TURN, turn=round_.turn)


def _check_drawn(round_: Round) -> None:
    if round_.phase != "play":
        raise Refused(Refusal.DRAW_FIRST)


def _draw(flow: Flow, seat: int, command: cmd.Draw | cmd.Take) -> None:
    if isinstance(command, cmd.Take):
        event = check_take_whole(flow.match, flow.round, seat, command)
        flow.emit(event)
        return
    check_closing(flow.match, flow.round)
    check_draw(flow.match, flow.round)
    draw_from_stock(flow, seat)


def check_take_whole(match: Match, round_: Round, seat: int, command: cmd.Take) -> Took:
    """The event of a take that the rules allow, the use of the card included (R22)."""
    check_take(match, round_, seat)
    event = took(match, round_, seat, command.card)
    if event.owed:
        try:
            check_can_finish(match, (event,), seat)
        except Refused as refused:
            raise Refused(Refusal.CANNOT_USE_TAKEN, card=event.cards[0]) from refused
    return event


def _play(flow: Flow, seat: int, command: Play) -> None:
    events = play_events(flow.match, seat, command)
    check_can_finish(flow.match, events, seat)
    for event in events:
        flow.emit(event)
    if not flow.round.hands[seat]:
        end_round(flow, "out", seat)


def start_turn(flow: Flow, seat: int, *, drawn: bool = False) -> None:
    """Puts a seat on turn; ends the round when the turns or the cards are used up (J30f, R10)."""
    rules = flow.rules
    if flow.round.turns[seat] >= rules.round.max_turns:
        end_round(flow, "capped")
        return
    flow.emit(TurnStarted(seat, drawn))
    if drawn or drawable(rules, flow.round) or can_take(flow.match, flow.round, seat):
        return
    if rules.exhaustion == "pass" and flow.round.skips < len(flow.round.order):
        flow.emit(Skipped(seat))
        start_turn(flow, flow.round.after(seat))
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
