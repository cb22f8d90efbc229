"""Melds on a table of the kernel: what they take, and what they are afterwards.

The same rulings as `core.reading` and `core.changes` (rules J14-J20b, J38, J39, R25-R30), on the
numbers of `exposed_layout`: ``t`` is a table, ``m`` where a meld of it begins.
"""

from __future__ import annotations

from array import array

from openrummy.kernels.exposed_layout import (
    ADJACENT_JOKERS,
    BOTH_MISSING,
    CARDS,
    DECLARED,
    DETERMINED,
    DISTINCT_SUITS,
    FIRST,
    JOKER,
    JOKER_SHARE,
    KIND,
    LENGTH,
    MAX_JOKERS,
    MIN_NATURALS,
    ON_REPLACE,
    RUN,
    RUN_BOTH_ACES,
    RUN_MAX,
    SET_IDENTITY,
    SET_MAX,
    SET_REPLACE,
    SLIDE,
    STANDS,
    STAY,
    SUIT,
    WILD,
)


def jokers_allowed(t: array[int], jokers: int, naturals: int) -> bool:
    """Whether a meld may hold so many of each (J3, J4, R29)."""
    if naturals < t[MIN_NATURALS] or jokers > t[MAX_JOKERS]:
        return False
    return naturals - jokers >= t[JOKER_SHARE]


def meaning(card: int) -> int:
    """What a card on the table counts as."""
    return card - STANDS if card >= STANDS else card


def above(t: array[int], m: int) -> int:
    """The natural card above a run, -1 where it ends on an ace."""
    place = t[m + FIRST] + t[m + LENGTH]
    return -1 if place > 13 else t[m + SUIT] * 13 + place % 13


def below(t: array[int], m: int) -> int:
    """The natural card below a run, -1 where it begins with an ace."""
    return -1 if t[m + FIRST] == 0 else t[m + SUIT] * 13 + t[m + FIRST] - 1


def may_grow(t: array[int], m: int, card: int, low: int) -> bool:
    """Whether a run that has room for a card at that end is still one with it."""
    jokers = t[m + WILD] + (1 if card == JOKER else 0)
    length = t[m + LENGTH] + 1
    if not jokers_allowed(t, jokers, length - jokers) or length > t[RUN_MAX]:
        return False
    if t[m + FIRST] - low == 0 and length == 14 and t[RUN_BOTH_ACES] == 0:
        return False
    if card == JOKER and t[ADJACENT_JOKERS] == 0:
        return t[m + CARDS + (0 if low else length - 2)] < JOKER
    return True


def ends(t: array[int], m: int, card: int) -> int:
    """The ends of a run that take a card: 1 the high one, 2 the low one, 3 both, 0 none.

    A joker that may lie at the low end alone, because of a joker at the high end, would have to
    be laid there by name; it is not listed (`table.laying.ends_for`).
    """
    high = above(t, m)
    low = below(t, m)
    at_high = 1 if high >= 0 and card in (JOKER, high) else 0
    at_low = 1 if low >= 0 and card in (JOKER, low) else 0
    up = 1 if at_high and may_grow(t, m, card, 0) else 0
    down = 1 if at_low and may_grow(t, m, card, 1) else 0
    if up:
        return 3 if down else 1
    return 2 if down and not at_high else 0


def set_takes(t: array[int], m: int, card: int) -> bool:
    """Whether a set takes a card."""
    jokers = t[m + WILD] + (1 if card == JOKER else 0)
    length = t[m + LENGTH] + 1
    if length > t[SET_MAX] or not jokers_allowed(t, jokers, length - jokers):
        return False
    if card == JOKER:
        return True
    if card % 13 != t[m + FIRST]:
        return False
    return t[DISTINCT_SUITS] == 0 or not holds(t, m, card)


def holds(t: array[int], m: int, card: int) -> bool:
    """Whether a meld holds a natural card, or a joker that stands for it."""
    i = 0
    while i < t[m + LENGTH] and meaning(t[m + CARDS + i]) != card:
        i += 1
    return i < t[m + LENGTH]


def takes(t: array[int], m: int, card: int) -> bool:
    """Whether a meld takes a card, wherever it fits."""
    if t[m + KIND] != RUN:
        return set_takes(t, m, card)
    high = above(t, m)
    low = below(t, m)
    if high >= 0 and card in (JOKER, high):
        return may_grow(t, m, card, 0)
    return low >= 0 and card in (JOKER, low) and may_grow(t, m, card, 1)


def put_in_run(t: array[int], m: int, card: int, low: int) -> None:
    """Adds a card to an end of a run."""
    length = t[m + LENGTH]
    laid = card
    if card == JOKER:
        t[m + WILD] += 1
        laid = STANDS + (below(t, m) if low else above(t, m))
    if low:
        i = length
        while i > 0:
            t[m + CARDS + i] = t[m + CARDS + i - 1]
            i -= 1
        t[m + CARDS] = laid
        t[m + FIRST] -= 1
    else:
        t[m + CARDS + length] = laid
    t[m + LENGTH] = length + 1


def put_in_set(t: array[int], m: int, card: int) -> None:
    """Adds a card to a set."""
    t[m + CARDS + t[m + LENGTH]] = card
    t[m + LENGTH] += 1
    if card == JOKER:
        t[m + WILD] += 1
    settle(t, m)


def settle(t: array[int], m: int) -> None:
    """Declares the jokers of a set whose suit can only be one, or that the rules declare (R30)."""
    length = t[m + LENGTH]
    if t[DISTINCT_SUITS] == 0 or (length < 4 and t[SET_IDENTITY] != DECLARED):
        return
    suit = 0
    for i in range(length):
        if t[m + CARDS + i] == JOKER:
            while holds(t, m, suit * 13 + t[m + FIRST]):
                suit += 1
            t[m + CARDS + i] = STANDS + suit * 13 + t[m + FIRST]


def only_joker(t: array[int], m: int) -> bool:
    """Whether a meld holds one joker."""
    return t[m + WILD] == 1


def may_swap_in_run(t: array[int], m: int, place: int, low: int) -> bool:
    """Whether the natural card may replace the joker at a place of a run (J14-J16, R29b).

    ``low``: the joker slides to the low end; the high end and the way to the hand are 0.
    """
    if t[ON_REPLACE] != SLIDE:
        return low == 0 and t[ON_REPLACE] != STAY
    length = t[m + LENGTH]
    first = t[m + FIRST] - low
    if first < 0 or first + length > 13 or length >= t[RUN_MAX]:
        return False
    if first == 0 and length == 13 and t[RUN_BOTH_ACES] == 0:
        return False
    end = 0 if low else length - 1
    return t[ADJACENT_JOKERS] != 0 or place == end or t[m + CARDS + end] < JOKER


def swap_in_run(t: array[int], m: int, place: int, low: int) -> None:
    """Puts the natural card in a joker's place; the joker slides where the rules say so."""
    t[m + CARDS + place] -= STANDS
    t[m + WILD] -= 1
    if t[ON_REPLACE] == SLIDE:
        put_in_run(t, m, JOKER, low)


def missing_suits(t: array[int], m: int, but: int) -> int:
    """The suits that a set lacks, as bits; the card at place ``but`` (or -1) left out of it."""
    lacking = 15
    for i in range(t[m + LENGTH]):
        card = meaning(t[m + CARDS + i])
        if i != but and card < JOKER:
            lacking &= ~_suit_bit(card)
    return lacking


def _suit_bit(card: int) -> int:
    suit = card // 13
    if suit == 0:
        return 1
    if suit == 1:
        return 2
    return 4 if suit == 2 else 8


def set_swaps(t: array[int], m: int, place: int) -> int:
    """Which cards may replace the joker at a place of a set (R30): suits as bits, 16 for both
    missing cards at once.

    Only where suits differ.
    """
    if t[ON_REPLACE] == STAY or t[ON_REPLACE] == SLIDE or t[SET_REPLACE] == 0:
        return 0
    card = t[m + CARDS + place]
    lacking = missing_suits(t, m, place)
    if t[SET_IDENTITY] == BOTH_MISSING:
        two = missing_suits(t, m, -1)
        if lacking == two and _size(two) == 2 and t[m + LENGTH] < t[SET_MAX]:
            return 16
        return 0
    if card != JOKER:
        return _suit_bit(card - STANDS)
    if t[SET_IDENTITY] == DETERMINED:
        return 0
    return missing_suits(t, m, -1)


def _size(suits: int) -> int:
    return (suits & 1) + (suits >> 1 & 1) + (suits >> 2 & 1) + (suits >> 3 & 1)


def swap_in_set(t: array[int], m: int, place: int, suit: int) -> None:
    """Puts the card of a suit, or with suit 4 both missing cards, in the place of a joker."""
    rank = t[m + FIRST]
    t[m + WILD] -= 1
    if suit < 4:
        t[m + CARDS + place] = suit * 13 + rank
    else:
        lacking = missing_suits(t, m, -1)
        i = t[m + LENGTH]
        while i > place + 1:
            t[m + CARDS + i] = t[m + CARDS + i - 1]
            i -= 1
        t[m + LENGTH] += 1
        i = place
        for other in range(4):
            if lacking >> other & 1:
                t[m + CARDS + i] = other * 13 + rank
                i += 1
    settle(t, m)
