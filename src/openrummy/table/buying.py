"""Buying: the top discard, claimed out of turn (rules J13, J21-J30b).

The seat on turn comes first and free. When it lets the card go, the nearest seat after it that
asked gets the card as soon as every nearer seat has answered.
"""

from __future__ import annotations

from openrummy.core.refusals import Refusal, Refused
from openrummy.table.drawing import drawable, refill
from openrummy.table.events import Bought, BuyAsked, Drew, Passed
from openrummy.table.flow import Flow
from openrummy.table.state import Match, Round


def check_buy(match: Match, round_: Round, seat: int) -> None:
    """Whether a seat may ask for the top discard now. Raises `Refused`."""
    rules, buy = match.rules, match.rules.buy
    own_turn = seat == round_.turn
    if buy.max_per_round == 0:
        raise Refused(Refusal.NO_BUYING)
    if own_turn and not buy.in_turn:
        raise Refused(Refusal.BUY_OWN_TURN)
    if round_.phase != "draw" or round_.sold or not round_.pile or (own_turn and round_.let_go):
        raise Refused(Refusal.BUY_CLOSED)
    upcard = round_.discarder is None
    if upcard and not buy.initial_upcard:
        raise Refused(Refusal.BUY_UPCARD)
    if not own_turn and seat == round_.discarder and not buy.own_discard:
        raise Refused(Refusal.BUY_OWN_DISCARD)
    if round_.opened[seat] and not buy.allowed_when_down:
        raise Refused(Refusal.BUY_WHEN_DOWN)
    if round_.buys[seat] >= buy.max_per_round:
        raise Refused(Refusal.BUY_LIMIT, have=round_.buys[seat], most=buy.max_per_round)
    if seat in round_.asked or seat in round_.passed:
        raise Refused(Refusal.BUY_ANSWERED)
    after = len(round_.hands[seat]) + 1 + buy.extra_cards
    if rules.hand.max is not None and after > rules.hand.max:
        raise Refused(Refusal.HAND_MAX, have=after, most=rules.hand.max)
    if not _enough(match, round_, own_turn):
        raise Refused(Refusal.BUY_SHORT)


def _enough(match: Match, round_: Round, own_turn: bool) -> bool:
    """Whether the stock can pay the buy and then the draw of the seat on turn (J30)."""
    left = drawable(match.rules, round_, less=1)
    draw = 0 if own_turn else 1
    if match.rules.buy.when_short == "discard_only":
        return left >= draw
    return left >= match.rules.buy.extra_cards + draw


def may_buy(match: Match, round_: Round, seat: int) -> bool:
    """Whether a seat may ask for the top discard now."""
    try:
        check_buy(match, round_, seat)
    except Refused:
        return False
    return True


def ask(flow: Flow, seat: int) -> None:
    """A seat asks for the top discard; on its own turn it gets it at once (``buy.in_turn``)."""
    check_buy(flow.match, flow.round, seat)
    if seat == flow.round.turn:
        _sell(flow, seat)
        return
    flow.emit(BuyAsked(seat))
    settle(flow)


def check_pass(match: Match, round_: Round, seat: int) -> None:
    """Whether a seat may let the top discard go. Raises `Refused`."""
    if match.rules.buy.max_per_round == 0:
        raise Refused(Refusal.NO_BUYING)
    if round_.phase != "draw" or round_.sold or not round_.pile:
        raise Refused(Refusal.BUY_CLOSED)
    if seat in round_.asked or seat in round_.passed or (seat == round_.turn and round_.let_go):
        raise Refused(Refusal.BUY_ANSWERED)
    if seat == round_.turn and drawable(match.rules, round_) < 1:
        raise Refused(Refusal.STOCK_EMPTY, stock=0)


def let_go(flow: Flow, seat: int) -> None:
    """A seat lets the top discard go."""
    check_pass(flow.match, flow.round, seat)
    flow.emit(Passed(seat))
    settle(flow)


def settle(flow: Flow) -> None:
    """Gives the discard to the seat that has the best claim, once nobody nearer can claim it."""
    match, round_ = flow.match, flow.round
    if not round_.asked or (match.rules.buy.turn_player_veto and not round_.let_go):
        return
    if match.rules.buy.priority == "first_call":
        _sell(flow, round_.asked[0])
        return
    for seat in round_.nearest():
        if seat in round_.asked:
            _sell(flow, seat)
            return
        if may_buy(match, round_, seat):
            return


def unanswered(match: Match, round_: Round) -> tuple[int, ...]:
    """The seats off turn that may still ask for the discard, the nearest first."""
    if match.rules.buy.max_per_round == 0:
        return ()
    return tuple(seat for seat in round_.nearest() if may_buy(match, round_, seat))


def check_closing(match: Match, round_: Round) -> None:
    """Whether the seat on turn may close the window by drawing (J23). Raises `Refused`."""
    if round_.asked and not round_.sold:
        raise Refused(Refusal.BUY_PENDING, seats=round_.asked)
    if match.rules.buy.window == "poll_seats" and not round_.sold:
        waiting = unanswered(match, round_)
        if waiting:
            raise Refused(Refusal.BUY_PENDING, seats=waiting)


def _sell(flow: Flow, seat: int) -> None:
    """The top discard and the extra cards go to a seat (J22); recycling happens beneath it."""
    card = flow.round.pile[-1]
    own_turn = seat == flow.round.turn
    keep = 0 if own_turn else 1
    for_extra = drawable(flow.rules, flow.round, less=1) - keep
    wanted = min(flow.rules.buy.extra_cards, for_extra)
    flow.emit(Bought(seat, card))
    for _ in range(wanted):
        refill(flow)
        flow.emit(Drew(seat, flow.round.stock[-1], bought=True))
