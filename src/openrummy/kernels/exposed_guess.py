"""Hidden hands that their seats could hold, made from random ones.

For each turn of its owner a hand gets a card of the stock, and the least worth of its cards that
nobody has seen goes back. A seat that has not opened could not open, and one that has opened keeps
nothing that it could lay.
"""

from __future__ import annotations

from array import array

from openrummy.kernels import (
    exposed_contract,
    exposed_deal,
    exposed_forms,
    exposed_outlook,
    exposed_policy,
    exposed_rummy,
    exposed_turn,
)
from openrummy.kernels.exposed_keen_numbers import DEVELOPED, EVIDENCE, FITS, LOOSE
from openrummy.kernels.exposed_layout import (
    CONTRACTS,
    DIRECTION,
    DISCARDER,
    HANDS,
    HELD,
    JOKER,
    KINDS_OF_CARD,
    KNOWN,
    NOBODY,
    OPENED,
    PILE,
    PILE_SIZE,
    SEATS,
    STOCK,
    STOCK_SIZE,
    TURNS,
)

LAID_OFF = -1000
"""The worth of a card in a hidden hand that would long lie on the table."""
TRIES = 6
"""How often something is tried that a hand must be able to do, or must not."""
REASONS = 6
"""Kinds of melds that a card can be taken for: three of a set, three of a run."""


def disagreement(t: array[int], seat: int, w: array[int]) -> int:
    """How much stands against a hidden hand: cards that its seat threw or let go, but could meld;
    under a contract, cards that it threw or let go although they help, or took although they don't.

    What was let go says nothing where it could have been taken only to open. The later they came,
    the more they weigh. Who threw a card is told by the order of the turns, as if none had been
    taken.
    """
    if t[CONTRACTS] and t[OPENED + seat]:
        return 0
    lack = exposed_forms.lacking(t, seat, NOBODY, w) if t[CONTRACTS] else 0
    bad = _needless(t, seat, lack, w) if t[CONTRACTS] else 0
    takes_freely = 0 if exposed_policy.opens_with(t, seat) else 1
    for i in range(min(t[PILE_SIZE], EVIDENCE)):
        thrower = (t[DISCARDER] - i * t[DIRECTION] + EVIDENCE * t[SEATS]) % t[SEATS]
        let_go = 1 if seat == (thrower + t[DIRECTION] + t[SEATS]) % t[SEATS] else 0
        if seat == thrower or (takes_freely and let_go):
            card = t[PILE + t[PILE_SIZE] - 1 - i]
            if card != JOKER and _wanted(t, seat, card, lack, w):
                bad += EVIDENCE - i
    return bad


def _wanted(t: array[int], seat: int, card: int, lack: int, w: array[int]) -> bool:
    """Whether a hand could meld a card, or its contract lacks less with it."""
    if t[CONTRACTS]:
        return exposed_forms.lacking(t, seat, card, w) < lack
    return exposed_policy.melds(t, seat, card)


def _needless(t: array[int], seat: int, lack: int, w: array[int]) -> int:
    """How much stands against a hand whose contract could spare cards that its seat has taken."""
    bad = 0
    for card in range(JOKER):
        if t[KNOWN + seat * KINDS_OF_CARD + card]:
            t[HANDS + seat * KINDS_OF_CARD + card] -= 1
            if exposed_forms.lacking(t, seat, NOBODY, w) <= lack:
                bad += EVIDENCE
            t[HANDS + seat * KINDS_OF_CARD + card] += 1
    return bad


def develop(t: array[int], seat: int, k: array[int], w: array[int]) -> None:
    """Makes a random hand one that its seat could hold after its turns."""
    if t[STOCK_SIZE] == 0 or t[HELD + seat] == 0:
        return
    exposed_outlook.count_live(t, seat, w)
    weight = exposed_outlook.points_weight(t, seat, k)
    opened = t[OPENED + seat]
    if opened == 0 and t[CONTRACTS] == 0:
        _give_reasons(t, seat)
    for _ in range(t[TURNS + seat] * k[DEVELOPED] // 100):
        at = STOCK + exposed_deal.roll(t, t[STOCK_SIZE])
        t[HANDS + seat * KINDS_OF_CARD + t[at]] += 1
        tries = 0 if opened else TRIES
        while tries and _opens(t, seat, w):
            t[HANDS + seat * KINDS_OF_CARD + t[at]] -= 1
            at = STOCK + exposed_deal.roll(t, t[STOCK_SIZE])
            t[HANDS + seat * KINDS_OF_CARD + t[at]] += 1
            tries -= 1
        if opened or tries:
            worst = _worst(t, seat, t[at], weight, k, w)
        else:
            worst = _hidden_card(t, seat, NOBODY)
        t[HANDS + seat * KINDS_OF_CARD + worst] -= 1
        t[at] = worst


def _opens(t: array[int], seat: int, w: array[int]) -> bool:
    """Whether a hand can open or go down."""
    if t[CONTRACTS]:
        return exposed_forms.lacking(t, seat, NOBODY, w) == 0
    return exposed_forms.opens(t, seat, w)


def _give_reasons(t: array[int], seat: int) -> None:
    """Gives a hand the two cards for which its seat took each card from the pile."""
    for card in range(JOKER):
        if t[KNOWN + seat * KINDS_OF_CARD + card]:
            tries = TRIES
            while tries and not exposed_policy.melds(t, seat, card):
                tries -= 1
                _give_reason(t, seat, card, exposed_deal.roll(t, REASONS))


def _give_reason(t: array[int], seat: int, card: int, way: int) -> None:
    """Gives a hand two cards that make a certain meld with a card, where both may be had."""
    if way < 3:
        a = (card + 13 * (1 if way else 2)) % 52
        b = (card + 13 * (3 if way < 2 else 2)) % 52
    else:
        place = card % 13
        if place == 0 and way == 3:
            place = 13
        low = place - (way - 3)
        if low < 0 or low > 11:
            return
        first = card - card % 13
        a = first + (low if low != place else low + 2) % 13
        b = first + (low + 1 if low + 1 != place else low + 2) % 13
    if _has(t, seat, a) and _has(t, seat, b):
        _swap_in(t, seat, a, b)
        _swap_in(t, seat, b, a)


def _has(t: array[int], seat: int, card: int) -> bool:
    """Whether a card is in a hand or in the stock."""
    return t[HANDS + seat * KINDS_OF_CARD + card] > 0 or _in_stock(t, card) >= 0


def _in_stock(t: array[int], card: int) -> int:
    """Where a card lies in the stock; -1 for nowhere."""
    for i in range(t[STOCK_SIZE]):
        if t[STOCK + i] == card:
            return STOCK + i
    return -1


def _swap_in(t: array[int], seat: int, card: int, other: int) -> None:
    """Brings a card of the stock to a hand that lacks it, for one that nobody has seen."""
    hand = HANDS + seat * KINDS_OF_CARD
    if t[hand + card]:
        return
    left = _hidden_card(t, seat, other)
    if left != NOBODY:
        t[_in_stock(t, card)] = left
        t[hand + left] -= 1
        t[hand + card] += 1


def _hidden_card(t: array[int], seat: int, but: int) -> int:
    """A random card of a hand that nobody has seen, ``but`` one; `NOBODY` where there is none."""
    hand = HANDS + seat * KINDS_OF_CARD
    known = KNOWN + seat * KINDS_OF_CARD
    hidden = 0
    for card in range(KINDS_OF_CARD):
        if card != but:
            hidden += t[hand + card] - t[known + card]
    if hidden == 0:
        return NOBODY
    left = exposed_deal.roll(t, hidden)
    for card in range(KINDS_OF_CARD):
        if card != but:
            left -= t[hand + card] - t[known + card]
            if left < 0:
                return card
    return NOBODY


def _worst(t: array[int], seat: int, drawn: int, weight: int, k: array[int], w: array[int]) -> int:
    """The least worth of the cards of a hand that nobody has seen; ``drawn`` is one of them."""
    hand = HANDS + seat * KINDS_OF_CARD
    known = KNOWN + seat * KINDS_OF_CARD
    if t[CONTRACTS] == 0:
        exposed_rummy.melded(t, seat, NOBODY, w)
    worst = drawn
    least = 0
    found = 0
    for card in range(JOKER):
        if t[hand + card] > t[known + card]:
            if t[CONTRACTS]:
                value = exposed_contract.worth(t, seat, card, weight, k, w)
                if t[OPENED + seat] and value >= k[FITS] // 2:
                    value = LAID_OFF
            else:
                value = exposed_rummy.keep(t, seat, card, weight, k, w)
                if t[OPENED + seat] and (
                    w[LOOSE + card] == 0 or exposed_turn.fits_table(t, seat, card)
                ):
                    value = LAID_OFF
            if found == 0 or value < least:
                found = 1
                least = value
                worst = card
    return worst
