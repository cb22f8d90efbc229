"""What to throw before and after going down for a contract.

What the contract cannot spare stays; of the rest the card that is worth least is thrown: pairs and
parts of runs count by the cards that are still out. Of the least ones, where the weights say so, it
is counted exactly how many cards out help after them, and what the next seat seems to want.
"""

from __future__ import annotations

from array import array

from openrummy.kernels import exposed_buy, exposed_forms, exposed_outlook, exposed_turn
from openrummy.kernels.exposed_keen_numbers import (
    COLD,
    EVIDENCE,
    FEEDS,
    FITS,
    FITS_NEXT,
    LOOKED,
    OUTS,
    PAIR,
    RUN_MADE,
    RUN_ONE,
    RUN_TWO,
    SET_MADE,
    SINGLE,
    TWICE,
)
from openrummy.kernels.exposed_layout import (
    CONTRACT,
    CONTRACT_LIST,
    CONTRACT_SIZE,
    CONTRACTS,
    DISCARD,
    DISTINCT_SUITS,
    HANDS,
    JOKER,
    KINDS_OF_CARD,
    KNOWN,
    LIST,
    MELDS,
    NEW_MELDS,
    NOBODY,
    ON_MELD,
    OPENED,
    PILE,
    PILE_SIZE,
    RUN_MIN,
    VALUES,
)

NEVER_THROWN = 100000
"""What a joker is worth."""
LACKS = 10000
"""More than any contract lacks."""


def discard(
    t: array[int], seat: int, k: array[int], w: array[int], out: array[int], count: int
) -> int:
    """The discard to throw: the least worth that the contract can spare, or of some of them the one
    that leaves the most outs and helps the next seat least.
    """
    contract = 1 if t[CONTRACTS] and t[OPENED + seat] == 0 else 0
    lack = exposed_forms.lacking(t, seat, NOBODY, w) if contract else 0
    exposed_outlook.count_live(t, seat, w)
    weight = exposed_outlook.points_weight(t, seat, k)
    n = 0
    for i in range(count):
        if DISCARD <= out[i] < ON_MELD:
            w[LIST + KINDS_OF_CARD + n] = worth(t, seat, out[i] - DISCARD, weight, k, w)
            out[n] = out[i]
            n += 1
    best = out[0]
    fewest = LACKS
    most = 0
    looked = 0
    for _ in range(n):
        at = -1
        least = 0
        for i in range(n):
            if out[i] >= 0 and (at < 0 or w[LIST + KINDS_OF_CARD + i] < least):
                least = w[LIST + KINDS_OF_CARD + i]
                at = i
        if contract == 0:
            return out[at]
        card = out[at] - DISCARD
        t[HANDS + seat * KINDS_OF_CARD + card] -= 1
        more = exposed_forms.lacking(t, seat, NOBODY, w)
        helpful = exposed_forms.helpful(t, seat, w) if more <= lack and k[LOOKED] else 0
        t[HANDS + seat * KINDS_OF_CARD + card] += 1
        if more <= lack:
            if k[LOOKED] == 0:
                return out[at]
            outs = exposed_outlook.live(helpful, w) if helpful > 0 else 0
            value = k[OUTS] * outs - _given(t, seat, card, k) - least
            if looked == 0 or value > most:
                most = value
                best = out[at]
            looked += 1
            if looked == k[LOOKED]:
                return best
        elif looked == 0 and more < fewest:
            fewest = more
            best = out[at]
        out[at] = -1
    return best


def _given(t: array[int], seat: int, card: int, k: array[int]) -> int:
    """What a discard seems to give the next seat, by what that has taken and by the pile."""
    follower = exposed_buy.after(t, seat)
    if card == JOKER or t[OPENED + follower]:
        return 0
    row = CONTRACT_LIST + CONTRACT_SIZE * t[CONTRACT + follower]
    given = 0
    for other in range(JOKER):
        if t[KNOWN + follower * KINDS_OF_CARD + other] and _go_together(
            card, other, t[row], t[row + 1]
        ):
            given += k[FEEDS]
    for i in range(min(t[PILE_SIZE], EVIDENCE)):
        other = t[PILE + t[PILE_SIZE] - 1 - i]
        if other == card or _go_together(card, other, t[row], t[row + 1]):
            given -= k[COLD]
    return given


def _go_together(card: int, other: int, runs: int, sets: int) -> bool:
    """Whether a natural card and another may be near to each other in a meld of a contract."""
    if other == JOKER:
        return False
    place = card % 13
    beside = other % 13
    if sets and place == beside:
        return True
    if runs == 0 or card - place != other - beside:
        return False
    apart = place - beside if place > beside else beside - place
    # The ace is near the king as well.
    return 0 < apart <= 2 or (apart >= 11 and (place == 0 or beside == 0))


def worth(t: array[int], seat: int, card: int, weight: int, k: array[int], w: array[int]) -> int:
    """What a card is worth in a hand, roughly, in points times ten."""
    if card == JOKER:
        return NEVER_THROWN
    total = -weight * t[VALUES + card]
    follower = exposed_buy.after(t, seat)
    if t[MELDS]:
        if t[OPENED + seat] and exposed_turn.fits_table(t, seat, card):
            total += k[FITS]
        elif t[OPENED + follower] and exposed_turn.fits_table(t, follower, card):
            total += k[FITS_NEXT]
    if t[OPENED + seat] and t[NEW_MELDS] == 0:
        return total
    company = _company(t, seat, card, k, w)
    if t[HANDS + seat * KINDS_OF_CARD + card] > 1:
        company = company * k[TWICE] // 100
    return total + company


def _company(t: array[int], seat: int, card: int, k: array[int], w: array[int]) -> int:
    """What a card in hand is worth with the others."""
    hand = HANDS + seat * KINDS_OF_CARD
    sets = 1
    runs = 1
    length = t[RUN_MIN]
    if t[CONTRACTS]:
        row = CONTRACT_LIST + CONTRACT_SIZE * t[CONTRACT + seat]
        runs = t[row]
        sets = t[row + 1]
        length = t[row + 2]
    total = 0
    if sets:
        total += _in_set(t, hand, card, k, w)
    if runs:
        place = card % 13
        total += _in_runs(t, hand, card - place, place, length, k, w)
        if place == 0:
            total += _in_runs(t, hand, card, 13, length, k, w)
    return total


def _in_set(t: array[int], hand: int, card: int, k: array[int], w: array[int]) -> int:
    held = 0
    live = 0
    for suit in range(4):
        other = suit * 13 + card % 13
        if t[DISTINCT_SUITS] == 0:
            held += t[hand + other]
            live += w[LIST + other]
        elif t[hand + other]:
            held += 1
        else:
            live += w[LIST + other]
    if held >= 3:
        return k[SET_MADE]
    return k[PAIR] * live if held == 2 else k[SINGLE] * live


def _in_runs(
    t: array[int], hand: int, first: int, place: int, length: int, k: array[int], w: array[int]
) -> int:
    """What a card at a place of a suit is worth in runs: the windows that hold it."""
    total = 0
    made = 0
    for low in range(max(0, place - length + 1), min(place, 14 - length) + 1):
        lacks = 0
        live = 0
        dead = 0
        for other in range(low, low + length):
            card = first + other % 13
            if t[hand + card] == 0:
                lacks += 1
                live += w[LIST + card]
                if w[LIST + card] <= 0:
                    dead = 1
        if lacks == 0:
            made = 1
        elif dead == 0:
            if lacks == 1:
                total += k[RUN_ONE] * live
            elif lacks == 2:
                total += k[RUN_TWO]
    return total + (k[RUN_MADE] if made else 0)
