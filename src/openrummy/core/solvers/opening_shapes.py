"""Which melds a hand can make, by numbers: the candidates of the opening solver.

A card is ``suit * 13 + rank``; a place in a run goes from 0 (low ace) to 13 (ace above the king). A
candidate is one integer, a *shape*:

- run: ``length | start << 4 | suit << 8 | joker places << 10`` (bit 0 is the run's first place);
- set: ``SET | jokers | rank << 4 | copies of the suits << 8`` (four bits a suit, spades lowest).

Every choice of natural cards and jokers is a shape of its own: a joker may stand for a card that is
held too, which is then free for another meld.

``terms`` is the buffer that `opening.best` describes. Shapes are written to ``work`` from ``at``
on, no more than ``room``; with more all answer `NO_ROOM`.
"""

from __future__ import annotations

from array import array

from openrummy.core.solvers.opening_tables import (
    ACE_BOTH_ENDS,
    ACE_HIGH,
    ADJACENT,
    BIT,
    CARDS,
    DISTINCT_SUITS,
    JOKERS_IN_MELD,
    LEAST_NATURALS,
    LEAST_SURPLUS,
    MOST_COPIES,
    NO_ROOM,
    RUN_MAX,
    RUN_MIN,
    SET,
    SET_MAX,
    SET_MIN,
)


def run_shapes(
    counts: array[int], jokers: int, terms: array[int], work: array[int], at: int, room: int
) -> int:
    """Writes the runs of the hand (rules R13, R29) with ``jokers`` held; how many.

    With at most one joker a meld every longer run falls into two that are allowed too, one of them
    without joker, so runs below twice the least length are enough.
    """
    found = 0
    most = min(jokers, terms[JOKERS_IN_MELD])
    longest = terms[RUN_MAX]
    if most <= 1 and terms[LEAST_NATURALS] < terms[RUN_MIN] and terms[RUN_MIN] >= 3:
        longest = min(longest, 2 * terms[RUN_MIN] - 1)
    places = 14 if terms[ACE_HIGH] else 13
    for suit in range(4):
        for start in range(places):
            gaps = 0
            missing = 0
            for length in range(1, min(longest, places - start) + 1):
                if counts[suit * 13 + (start + length - 1) % 13] == 0:
                    gaps += 1
                    missing |= BIT[length - 1]
                if gaps > most:
                    break
                if length < terms[RUN_MIN] or (length == 14 and not terms[ACE_BOTH_ENDS]):
                    continue
                extra = 0
                mask = _first_choice(0, length, missing, work)
                while mask >= 0:
                    if _run_fits(mask, length, gaps + extra, counts[suit * 13], terms):
                        if found == room:
                            return NO_ROOM
                        work[at + found] = length | start << 4 | suit << 8 | mask << 10
                        found += 1
                    mask = _next_choice(extra, length, missing, work)
                    if mask < 0 and gaps + extra < most:
                        extra += 1
                        mask = _first_choice(extra, length, missing, work)
    return found


def _run_fits(mask: int, length: int, jokers: int, aces: int, terms: array[int]) -> bool:
    """Whether a run may have its jokers at the places ``mask``."""
    return (
        length - jokers >= terms[LEAST_NATURALS]
        and length - 2 * jokers >= terms[LEAST_SURPLUS]
        and (terms[ADJACENT] != 0 or mask & mask >> 1 == 0)
        and (length < 14 or aces >= 2 - (mask & 1) - (mask >> 13 & 1))
    )


def _first_choice(extra: int, length: int, missing: int, work: array[int]) -> int:
    """The missing places of a run with its first ``extra`` others, -1 where it has fewer.

    The choice stays in `CARDS` for `_next_choice`.
    """
    place = -1
    mask = missing
    for i in range(extra):
        place = _next_held(place, length, missing)
        if place < 0:
            return -1
        work[CARDS + i] = place
        mask |= BIT[place]
    return mask


def _next_choice(extra: int, length: int, missing: int, work: array[int]) -> int:
    """The missing places of a run with the next choice of ``extra`` others, -1 after the last."""
    for last in range(extra - 1, -1, -1):
        place = work[CARDS + last]
        for i in range(last, extra):
            place = _next_held(place, length, missing)
            if place < 0:
                break
            work[CARDS + i] = place
        if place >= 0:
            mask = missing
            for i in range(extra):
                mask |= BIT[work[CARDS + i]]
            return mask
    return -1


def _next_held(place: int, length: int, missing: int) -> int:
    """The next place of a run that is not missing, -1 for none."""
    place += 1
    while place < length:
        if missing & BIT[place] == 0:
            return place
        place += 1
    return -1


def set_shapes(
    counts: array[int], jokers: int, terms: array[int], work: array[int], at: int, room: int
) -> int:
    """Writes all sets of the hand (rule R12) with ``jokers`` held; how many.

    With distinct suits a joker takes a suit that the set lacks, so four cards are the most.
    """
    found = 0
    most = min(jokers, terms[JOKERS_IN_MELD])
    largest = terms[SET_MAX]
    copies = MOST_COPIES
    if terms[DISTINCT_SUITS]:
        largest = min(largest, 4)
        copies = 1
    for rank in range(13):
        spades_held = min(counts[rank], copies)
        hearts_held = min(counts[13 + rank], copies)
        diamonds_held = min(counts[26 + rank], copies)
        clubs_held = min(counts[39 + rank], copies)
        if spades_held + hearts_held + diamonds_held + clubs_held + most < terms[SET_MIN]:
            continue
        for spades in range(spades_held + 1):
            for hearts in range(hearts_held + 1):
                for diamonds in range(diamonds_held + 1):
                    for clubs in range(clubs_held + 1):
                        natural = spades + hearts + diamonds + clubs
                        if natural < terms[LEAST_NATURALS]:
                            continue
                        suits = spades | hearts << 4 | diamonds << 8 | clubs << 12
                        for extra in range(max(0, terms[SET_MIN] - natural), most + 1):
                            if natural + extra > largest or natural - extra < terms[LEAST_SURPLUS]:
                                break
                            if found == room:
                                return NO_ROOM
                            work[at + found] = SET | extra | rank << 4 | suits << 8
                            found += 1
    return found


def naturals(shape: int, work: array[int]) -> int:
    """Writes the natural cards of a meld to `CARDS`; how many.

    A run's in ascending place, a set's by suit.
    """
    found = 0
    if shape & SET:
        for suit in range(4):
            card = suit * 13 + (shape >> 4 & 15)
            for _ in range(shape >> (8 + 4 * suit) & 15):
                work[CARDS + found] = card
                found += 1
    else:
        card = (shape >> 8 & 3) * 13
        for i in range(shape & 15):
            if shape & BIT[10 + i] == 0:
                work[CARDS + found] = card + ((shape >> 4 & 15) + i) % 13
                found += 1
    return found


def joker_count(shape: int) -> int:
    """Jokers in a meld."""
    if shape & SET:
        return shape & 15
    size = 0
    mask = shape >> 10 & 16383
    while mask:
        mask &= mask - 1
        size += 1
    return size


def has_natural_run(shape: int, inside: int) -> bool:
    """Whether a meld is a natural run: one without joker, or (``inside``) with three naturals in a
    row (rule R20).
    """
    if shape & SET:
        return False
    mask = shape >> 10
    if not inside:
        return mask == 0
    for i in range((shape & 15) - 2):
        if mask >> i & 7 == 0:
            return True
    return False
