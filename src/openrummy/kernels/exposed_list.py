"""Which lay-offs and joker exchanges a seat may make at a table of the kernel.

The same as `table.plays` lists, dead ends not looked at (rules J14-J16, J37-J39, R25-R30).
"""

from __future__ import annotations

from array import array

from openrummy.kernels import exposed_melds
from openrummy.kernels.exposed_layout import (
    ADDED,
    ADJACENT_JOKERS,
    BIT,
    CARDS,
    FIRST,
    HANDS,
    HELD,
    JOKER,
    KIND,
    KINDS_OF_CARD,
    LAYOFF_NEEDS_OPEN,
    LAYOFF_OTHERS,
    LAYOFF_SAME_TURN,
    LENGTH,
    MAX_JOKERS,
    MELD_SIZE,
    MELDS,
    MOST_ADDED,
    MOST_MELDS,
    NEW_MELDS,
    NEW_SET_FORMS,
    ON_MELD,
    ON_REPLACE,
    OPENED,
    OPENED_ON,
    OWNER,
    RUN,
    RUN_BOTH_ACES,
    RUN_MAX,
    RUN_MAX_LAID,
    RUN_MIN,
    SET,
    SET_MAX,
    SET_MIN,
    SET_SWAPS,
    SIZE,
    SLOTS,
    STANDS,
    STAY,
    SWAP_COUNTS,
    SWAP_NEEDS_OPEN,
    SWAPS,
    TABLE,
    THEN_LAYOFF,
    TURNS,
    WILD,
)


def may_touch(t: array[int], seat: int, m: int) -> bool:
    """Whether a seat may lay off on a meld or swap its joker, its own opening apart (J37, J38)."""
    if t[LAYOFF_OTHERS] == 0 and t[m + OWNER] != seat:
        return False
    if t[OPENED_ON + seat] == t[TURNS + seat]:
        return t[LAYOFF_SAME_TURN] != 0 and t[THEN_LAYOFF] != 0
    return True


def has_room(t: array[int], m: int, count: int) -> bool:
    """Whether a meld may get so many more cards this turn (R25)."""
    return t[m + KIND] == SET or t[m + ADDED] + count <= t[MOST_ADDED]


def list_plays(t: array[int], seat: int, out: array[int]) -> int:
    """Lists the plays of a seat but for opening or going down; how many.

    Whether the turn can still be ended after each is not looked at.
    """
    n = 0
    if t[OPENED + seat] and t[NEW_MELDS]:
        n = _list_new_melds(t, seat, out, n)
    return list_on_melds(t, seat, out, n)


def list_on_melds(t: array[int], seat: int, out: array[int], n: int) -> int:
    """Adds the lay-offs and swaps of a seat to the list of ``n`` plays; the new length.

    Whether the turn can still be ended after each is not looked at.
    """
    adds = 1 if t[OPENED + seat] or t[LAYOFF_NEEDS_OPEN] == 0 else 0
    swaps = 1 if t[OPENED + seat] or t[SWAP_NEEDS_OPEN] == 0 else 0
    if t[ON_REPLACE] == STAY:
        swaps = 0
    for i in range(t[MELDS]):
        m = TABLE + i * MELD_SIZE
        if may_touch(t, seat, m):
            code = ON_MELD + i * SLOTS
            if adds and has_room(t, m, 1):
                if t[m + KIND] == RUN:
                    n = _list_on_run(t, seat, m, code, out, n)
                else:
                    n = _list_on_set(t, seat, m, code, out, n)
            if swaps and t[m + WILD]:
                n = _list_swaps(t, seat, m, code + SWAPS, out, n)
    return n


def _list_on_run(t: array[int], seat: int, m: int, code: int, out: array[int], n: int) -> int:
    hand = HANDS + seat * KINDS_OF_CARD
    high = exposed_melds.above(t, m)
    low = exposed_melds.below(t, m)
    if high >= 0 and t[hand + high] and exposed_melds.ends(t, m, high) & 1:
        out[n] = code
        n += 1
    if low >= 0 and t[hand + low] and exposed_melds.ends(t, m, low) & 2:
        out[n] = code + 1
        n += 1
    if t[hand + JOKER]:
        ends = exposed_melds.ends(t, m, JOKER)
        if ends & 1:
            out[n] = code + 2
            n += 1
        if ends & 2:
            out[n] = code + 3
            n += 1
    return n


def _list_on_set(t: array[int], seat: int, m: int, code: int, out: array[int], n: int) -> int:
    for slot in range(5):
        card = JOKER if slot == 4 else slot * 13 + t[m + FIRST]
        if t[HANDS + seat * KINDS_OF_CARD + card] and exposed_melds.set_takes(t, m, card):
            out[n] = code + slot
            n += 1
    return n


def _list_swaps(t: array[int], seat: int, m: int, code: int, out: array[int], n: int) -> int:
    hand = HANDS + seat * KINDS_OF_CARD
    for place in range(t[m + LENGTH]):
        card = t[m + CARDS + place]
        if card < JOKER:
            continue
        if t[m + KIND] == RUN:
            if t[hand + card - STANDS] and (t[SWAP_COUNTS] == 0 or has_room(t, m, 1)):
                for low in range(2):
                    if exposed_melds.may_swap_in_run(t, m, place, low):
                        out[n] = code + 2 * place + low
                        n += 1
        else:
            n = _list_set_swaps(t, seat, m, code, place, out, n)
    return n


def _list_set_swaps(
    t: array[int], seat: int, m: int, code: int, place: int, out: array[int], n: int
) -> int:
    hand = HANDS + seat * KINDS_OF_CARD + t[m + FIRST]
    ways = exposed_melds.set_swaps(t, m, place)
    if ways & 16:
        lacking = exposed_melds.missing_suits(t, m, -1)
        for suit in range(4):
            if lacking >> suit & 1 and t[hand + 13 * suit] == 0:
                return n
        out[n] = code + SET_SWAPS * place + 4
        return n + 1
    for suit in range(4):
        if ways >> suit & 1 and t[hand + 13 * suit]:
            out[n] = code + SET_SWAPS * place + suit
            n += 1
    return n


def _list_new_melds(t: array[int], seat: int, out: array[int], n: int) -> int:
    """Every single meld of the hand, jokers only in places whose natural card isn't held."""
    hand = HANDS + seat * KINDS_OF_CARD
    jokers = min(t[hand + JOKER], t[MAX_JOKERS])
    if t[HELD + seat] < min(t[RUN_MIN], t[SET_MIN]):
        return n
    code = ON_MELD + SLOTS * t[MOST_MELDS]
    for rank in range(13):
        held = 0
        for suit in range(4):
            if t[hand + suit * 13 + rank]:
                held |= BIT[suit]
        if SIZE[held] + jokers >= t[SET_MIN] and held:
            n = _list_sets(t, held, jokers, code + rank * 64, out, n)
    code += NEW_SET_FORMS
    for suit in range(4):
        cards = hand + suit * 13
        for first in range(13):
            if jokers or (t[cards + first] and t[cards + (first + 1) % 13]):
                n = _list_runs(t, hand, jokers, suit, first, code + (first * 4 + suit) * 15, out, n)
    return n


def _list_sets(t: array[int], held: int, jokers: int, code: int, out: array[int], n: int) -> int:
    for suits in range(1, 16):
        if suits & ~held:
            continue
        naturals = SIZE[suits]
        for wild in range(min(jokers, 3) + 1):
            size = naturals + wild
            if t[SET_MIN] <= size <= t[SET_MAX] and exposed_melds.jokers_allowed(t, wild, naturals):
                out[n] = code + suits * 4 + wild
                n += 1
    return n


def _list_runs(
    t: array[int], hand: int, jokers: int, suit: int, first: int, code: int, out: array[int], n: int
) -> int:
    """The runs of a suit from a place on."""
    naturals = 0
    wild = 0
    beside = 0
    last_wild = -1
    for length in range(1, 15 - first):
        place = first + length - 1
        held = t[hand + suit * 13 + place % 13]
        if place == 13 and first == 0 and t[hand + suit * 13] == 1:
            held = 0
        if held:
            naturals += 1
        else:
            if wild == jokers:
                break
            if wild > 0 and last_wild == place - 1:
                beside = 1
            last_wild = place
            wild += 1
        if length > min(t[RUN_MAX], t[RUN_MAX_LAID]):
            break
        if length < t[RUN_MIN] or not exposed_melds.jokers_allowed(t, wild, naturals):
            continue
        if length == 14 and t[RUN_BOTH_ACES] == 0:
            continue
        if beside == 0 or t[ADJACENT_JOKERS]:
            out[n] = code + length
            n += 1
    return n
