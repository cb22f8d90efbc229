"""Buying: the top discard, claimed out of turn (rules J13, J21-J30b).

The seat on turn comes first and free. When it lets the card go, the nearest seat after it that
asked gets the card as soon as every nearer seat has answered.
"""

from __future__ import annotations

from openrummy.core.refusals import Refusal, Refused
from openrummy.table import commands as cmd
from openrummy.table.drawing import can_draw, drawable, refill
from openrummy.table.events import Bought, BuyAsked, Drew, Passed
from openrummy.table.flow import Flow
from openrummy.table.state import Match, Round


def check_buy(match: Match, round_: Round, seat: int) -> None:
    """Whether a seat may ask for the top discard now. Raises `Refused`."""
    against = _against_buying(match, round_, seat)
    if against is not None:
        code, facts = against
        raise Refused(code, **facts)


def may_buy(match: Match, round_: Round, seat: int) -> bool:
    """Whether a seat may ask for the top discard now."""
    return _against_buying(match, round_, seat) is None


def _against_buying(
    match: Match, round_: Round, seat: int
) -> tuple[Refusal, dict[str, object]] | None:
    """The rule by which a seat may not ask for the top discard now, with its facts, or None.

    Every discard asks this of every seat, and the answer is no most of the time.
    """
    rules, buy = match.rules, match.rules.buy
    own_turn = seat == round_.turn
    if buy.max_per_round == 0:
        return Refusal.NO_BUYING, {}
    if own_turn and not buy.in_turn:
        return Refusal.BUY_OWN_TURN, {}
    if not _on_offer(round_) or (own_turn and round_.let_go):
        return Refusal.BUY_CLOSED, {}
    upcard = round_.discarder is None
    if upcard and not buy.initial_upcard:
        return Refusal.BUY_UPCARD, {}
    if not own_turn and seat == round_.discarder and not buy.own_discard:
        return Refusal.BUY_OWN_DISCARD, {}
    if round_.opened[seat] and not buy.allowed_when_down:
        return Refusal.BUY_WHEN_DOWN, {}
    bought = round_.buys[seat]
    if bought >= buy.max_per_round:
        return Refusal.BUY_LIMIT, {"have": bought, "most": buy.max_per_round}
    if _answered(round_, seat):
        return Refusal.BUY_ANSWERED, {}
    after = len(round_.hands[seat]) + 1 + buy.extra_cards
    if rules.hand.max is not None and after > rules.hand.max:
        return Refusal.HAND_MAX, {"have": after, "most": rules.hand.max}
    if not _enough(match, round_, own_turn):
        return Refusal.BUY_SHORT, {}
    return None


def _on_offer(round_: Round) -> bool:
    """Whether there is a discard that somebody may claim."""
    return round_.phase == "draw" and not round_.sold and bool(round_.pile)


def _answered(round_: Round, seat: int) -> bool:
    """Whether a seat off turn asked for the discard or let it go."""
    return seat in round_.asked or seat in round_.passed


def _enough(match: Match, round_: Round, own_turn: bool) -> bool:
    """Whether the stock can pay the buy and then the draw of the seat on turn (J30)."""
    buy = match.rules.buy
    extra = 0 if buy.when_short == "discard_only" else buy.extra_cards
    return can_draw(match.rules, round_, extra if own_turn else extra + 1, less=1)


def ask(flow: Flow, seat: int, _: cmd.Buy) -> None:
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
    if not _on_offer(round_):
        raise Refused(Refusal.BUY_CLOSED)
    if _answered(round_, seat) or (seat == round_.turn and round_.let_go):
        raise Refused(Refusal.BUY_ANSWERED)
    if seat == round_.turn and not can_draw(match.rules, round_):
        raise Refused(Refusal.STOCK_EMPTY, stock=0)


def let_go(flow: Flow, seat: int, _: cmd.Pass) -> None:
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
    if match.rules.buy.max_per_round == 0 or not _on_offer(round_):
        return ()
    return tuple([seat for seat in round_.nearest() if may_buy(match, round_, seat)])


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
