"""Buying in the kernel of the games with melds on the table: who may ask, and who gets the card.

The same as `table.buying` (rules J13, J21-J30b).
"""

from __future__ import annotations

from array import array

from openrummy.kernels import exposed_deal
from openrummy.kernels.exposed_layout import (
    ASKED,
    BIT,
    BUY_IN_TURN,
    BUY_OWN_DISCARD,
    BUY_UPCARD,
    BUY_WHEN_DOWN,
    BUY_WHEN_SHORT,
    BUYS,
    DIRECTION,
    DISCARDER,
    DRAWING,
    EXTRA_CARDS,
    FIRST_ASKED,
    FIRST_CALL,
    HAND_MAX,
    HELD,
    LET_GO,
    MOST_BUYS,
    NOBODY,
    OPENED,
    PASSED,
    PHASE,
    PILE,
    PILE_SIZE,
    PLAYING,
    PLAYING_ON,
    SEATS,
    SOLD,
    TAKEN,
    TURN,
    VETO,
)


def after(t: array[int], seat: int) -> int:
    """The seat that plays after one."""
    seats = t[SEATS]
    found = (seat + t[DIRECTION] + seats) % seats
    while t[PLAYING] & BIT[found] == 0:
        found = (found + t[DIRECTION] + seats) % seats
    return found


def may_buy(t: array[int], seat: int) -> bool:
    """Whether a seat may ask for the top discard now (J13, J21-J30b)."""
    own = 1 if seat == t[TURN] else 0
    if t[MOST_BUYS] == 0 or (own and t[BUY_IN_TURN] == 0):
        return False
    if t[PHASE] != DRAWING or t[SOLD] or t[PILE_SIZE] == 0 or (own and t[LET_GO]):
        return False
    if t[DISCARDER] == NOBODY and t[BUY_UPCARD] == 0:
        return False
    if own == 0 and seat == t[DISCARDER] and t[BUY_OWN_DISCARD] == 0:
        return False
    if t[OPENED + seat] and t[BUY_WHEN_DOWN] == 0:
        return False
    if t[BUYS + seat] >= t[MOST_BUYS] or (t[ASKED] | t[PASSED]) & BIT[seat]:
        return False
    if t[HELD + seat] + 1 + t[EXTRA_CARDS] > t[HAND_MAX]:
        return False
    left = exposed_deal.drawable(t, 1)
    if t[BUY_WHEN_SHORT] == 0:
        left -= t[EXTRA_CARDS]
    return left >= 1 - own


def next_buyer(t: array[int]) -> int:
    """The nearest seat after the seat on turn that may ask for the discard, or `NOBODY`."""
    if t[MOST_BUYS] == 0 or t[PHASE] != DRAWING or t[SOLD] or t[PILE_SIZE] == 0:
        return NOBODY
    seat = after(t, t[TURN])
    while seat != t[TURN]:
        if may_buy(t, seat):
            return seat
        seat = after(t, seat)
    return NOBODY


def may_pass(t: array[int], seat: int) -> bool:
    """Whether a seat may let the top discard go (J24)."""
    if seat != t[TURN]:
        return may_buy(t, seat)
    if t[MOST_BUYS] == 0 or t[PHASE] != DRAWING or t[SOLD] or t[PILE_SIZE] == 0 or t[LET_GO]:
        return False
    return exposed_deal.drawable(t, 0) >= 1


def ask(t: array[int], seat: int) -> None:
    """A seat asks for the top discard; on its own turn it gets it at once."""
    if seat == t[TURN]:
        _sell(t, seat)
        return
    if t[ASKED] == 0:
        t[FIRST_ASKED] = seat
    t[ASKED] |= BIT[seat]
    _settle(t)


def let_go(t: array[int], seat: int) -> None:
    """A seat lets the top discard go."""
    if seat == t[TURN]:
        t[LET_GO] = 1
    else:
        t[PASSED] |= BIT[seat]
    _settle(t)


def _settle(t: array[int]) -> None:
    """Gives the discard to the seat with the best claim once nobody nearer can claim it (J24)."""
    if t[ASKED] == 0 or (t[VETO] and t[LET_GO] == 0):
        return
    if t[FIRST_CALL]:
        _sell(t, t[FIRST_ASKED])
        return
    seat = after(t, t[TURN])
    while seat != t[TURN]:
        if t[ASKED] & BIT[seat]:
            _sell(t, seat)
            return
        if may_buy(t, seat):
            return
        seat = after(t, seat)


def _sell(t: array[int], seat: int) -> None:
    """The top discard and the extra cards go to a seat (J22)."""
    own = 1 if seat == t[TURN] else 0
    extra = min(t[EXTRA_CARDS], exposed_deal.drawable(t, 1) - 1 + own)
    t[PILE_SIZE] -= 1
    card = t[PILE + t[PILE_SIZE]]
    exposed_deal.give_openly(t, seat, card)
    t[BUYS + seat] += 1
    t[ASKED] = 0
    t[FIRST_ASKED] = NOBODY
    t[SOLD] = 1
    t[TAKEN] = card if own else NOBODY
    if own:
        t[PHASE] = PLAYING_ON
    while extra > 0:
        exposed_deal.draw(t, seat)
        extra -= 1
