"""Keen play of the games with melds on the table: quick, with weights tuned in self-play.

It counts the cards still out, opens and lays when it pays, and doesn't feed the next seat. Weights
are lists of `exposed_keen_numbers`.
"""

from __future__ import annotations

from array import array

from openrummy.kernels import (
    exposed_buy,
    exposed_forms,
    exposed_legal,
    exposed_policy,
    exposed_turn,
)
from openrummy.kernels.exposed_keen_numbers import (
    FITS_NEXT,
    FITS_OWN,
    JOKER_NEAR,
    PAIR,
    POINTS_COLD,
    POINTS_HOT,
    POINTS_OPEN,
    POINTS_WARM,
    RUN_MADE,
    RUN_ONE,
    RUN_TWO,
    SET_MADE,
    SINGLE,
    TWICE,
)
from openrummy.kernels.exposed_layout import (
    BIT,
    CARDS,
    CONTRACT,
    CONTRACT_LIST,
    CONTRACT_SIZE,
    CONTRACTS,
    DISCARD,
    DISTINCT_SUITS,
    DRAWING,
    HANDS,
    HELD,
    JOKER,
    KIND,
    KINDS_OF_CARD,
    LENGTH,
    LIST,
    MELD_SIZE,
    MELDS,
    MOST_MELDS,
    NEEDS_EXACT,
    NEW_MELDS,
    NEW_SET_FORMS,
    NOBODY,
    ON_MELD,
    OPENED,
    PACKS,
    PHASE,
    PILE,
    PILE_SIZE,
    PLAYING,
    RUN_MIN,
    SEATS,
    SET,
    SLOTS,
    STANDS,
    SWAPS,
    TABLE,
    VALUES,
)

NEVER_THROWN = 100000
"""What a joker is worth."""
LACKS = 10000
"""More than any contract lacks."""
OPENS = 100
"""What opening counts, in cards laid."""


def keen_action(t: array[int], seat: int, k: array[int], w: array[int], out: array[int]) -> int:
    """The action of keen play with the weights ``k``; `NEEDS_EXACT` where it can't tell."""
    if t[PHASE] == DRAWING:
        return exposed_policy.before_play(t, seat, w)
    if not exposed_forms.find(t, w):
        return NEEDS_EXACT
    count = exposed_legal.legal(t, seat, w, out)
    if out[0] < DISCARD or out[0] >= ON_MELD:
        action = _play(t, seat, k, out, count)
        if action != NOBODY:
            return action
    return _discard(t, seat, k, w, out, count)


def nearest(t: array[int], seat: int) -> int:
    """The fewest cards that another seat that has opened holds; 99 when none has."""
    least = 99
    for other in range(t[SEATS]):
        if other != seat and t[PLAYING] & BIT[other] and t[OPENED + other]:
            least = min(least, t[HELD + other])
    return least


def _play(t: array[int], seat: int, k: array[int], out: array[int], count: int) -> int:
    """The play that lays most, `NOBODY` for none; to open comes first, with the least left.

    Jokers stay in the hand, but for going out and when someone else is near to it.
    """
    saves = 1 if nearest(t, seat) > k[JOKER_NEAR] else 0
    if t[HELD + seat] - t[HANDS + seat * KINDS_OF_CARD + JOKER] <= 1:
        saves = 0
    best = NOBODY
    most = -1
    for i in range(count):
        action = out[i]
        if DISCARD <= action < ON_MELD:
            continue
        used = exposed_legal.cards_used(t, action)
        spare = saves if t[HELD + seat] - used > 1 else 0
        if action < DISCARD:
            used += OPENS
        elif action >= ON_MELD + SLOTS * t[MOST_MELDS]:
            if spare and _wild(t, seat, action):
                used -= 3
        elif spare and _joker_added(t, action):
            continue
        if used >= most:
            most = used
            best = action
    return best


def _wild(t: array[int], seat: int, action: int) -> bool:
    """Whether a new meld takes jokers of the hand."""
    code = action - ON_MELD - SLOTS * t[MOST_MELDS]
    if code < NEW_SET_FORMS:
        return (code & 3) != 0
    code -= NEW_SET_FORMS
    first = code // 60
    cards = HANDS + seat * KINDS_OF_CARD + code // 15 % 4 * 13
    for place in range(first, first + code % 15):
        if t[cards + place % 13] == 0:
            return True
    return False


def _joker_added(t: array[int], action: int) -> bool:
    """Whether a lay-off adds a joker to a meld."""
    slot = (action - ON_MELD) % SLOTS
    m = TABLE + (action - ON_MELD) // SLOTS * MELD_SIZE
    if t[m + KIND] == SET:
        return slot == 4
    return 2 <= slot < SWAPS


def _discard(
    t: array[int], seat: int, k: array[int], w: array[int], out: array[int], count: int
) -> int:
    """The discard to throw: the least worth, of the least ones one that the contract can spare."""
    contract = 1 if t[CONTRACTS] and t[OPENED + seat] == 0 else 0
    lack = exposed_forms.lacking(t, seat, NOBODY, w) if contract else 0
    count_live(t, seat, w)
    weight = points_weight(t, seat, k)
    n = 0
    for i in range(count):
        if DISCARD <= out[i] < ON_MELD:
            w[LIST + KINDS_OF_CARD + n] = worth(t, seat, out[i] - DISCARD, weight, k, w)
            out[n] = out[i]
            n += 1
    best = out[0]
    fewest = LACKS
    for _ in range(n):
        at = -1
        least = 0
        for i in range(n):
            if out[i] >= 0 and (at < 0 or w[LIST + KINDS_OF_CARD + i] < least):
                least = w[LIST + KINDS_OF_CARD + i]
                at = i
        if contract == 0:
            return out[at]
        card = HANDS + seat * KINDS_OF_CARD + out[at] - DISCARD
        t[card] -= 1
        more = exposed_forms.lacking(t, seat, NOBODY, w)
        t[card] += 1
        if more <= lack:
            return out[at]
        if more < fewest:
            fewest = more
            best = out[at]
        out[at] = -1
    return best


def points_weight(t: array[int], seat: int, k: array[int]) -> int:
    """How much a penalty point weighs now: more the nearer others are to the end."""
    near = nearest(t, seat)
    if near <= 2:
        return k[POINTS_HOT]
    if near <= 4:
        return k[POINTS_WARM]
    return k[POINTS_OPEN] if near < 99 else k[POINTS_COLD]


def count_live(t: array[int], seat: int, w: array[int]) -> None:
    """Writes how many copies of each natural card the seat has not seen."""
    hand = HANDS + seat * KINDS_OF_CARD
    for card in range(JOKER + 1):
        w[LIST + card] = t[PACKS] - t[hand + card]
    for i in range(t[PILE_SIZE]):
        w[LIST + t[PILE + i]] -= 1
    for i in range(t[MELDS]):
        m = TABLE + i * MELD_SIZE
        for j in range(t[m + LENGTH]):
            card = t[m + CARDS + j]
            if card < STANDS:
                w[LIST + card] -= 1


def worth(t: array[int], seat: int, card: int, weight: int, k: array[int], w: array[int]) -> int:
    """What a card is worth in a hand, roughly, in points times ten."""
    if card == JOKER:
        return NEVER_THROWN
    total = -weight * t[VALUES + card]
    follower = exposed_buy.after(t, seat)
    if t[MELDS]:
        if t[OPENED + seat] and exposed_turn.fits_table(t, seat, card):
            total += k[FITS_OWN]
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
