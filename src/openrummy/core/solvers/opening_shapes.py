"""Which melds a hand can make, by numbers: the candidates of the opening solver.

A card is ``suit * 13 + rank``; a place in a run goes from 0 (low ace) to 13 (ace above the king). A
candidate is one integer, a *shape*:

- run: ``length | start << 4 | suit << 8 | joker places << 10`` (bit 0 is the run's first place);
- set: ``SET | jokers | rank << 4 | copies of the suits << 8`` (four bits a suit, spades lowest).

Every choice of natural cards and jokers is a shape of its own: a joker may stand for a card that is
held too, which is then free for another meld.

``terms`` is the buffer that `opening.best` describes. A shape is the first word of its meld in
``work``; with more than ``room`` melds all answer `NO_ROOM`.
"""

from __future__ import annotations

from array import array

from openrummy.core.solvers.contract_tables import BITS
from openrummy.core.solvers.opening_tables import (
    ACE_BOTH_ENDS,
    ACE_HIGH,
    ADJACENT,
    ANY_RUN,
    BIT,
    CARDS,
    DISTINCT_SUITS,
    JOKERS_IN_MELD,
    LEAST_NATURALS,
    LEAST_SURPLUS,
    MELD,
    MELDS,
    MOST_COPIES,
    NO_ROOM,
    RUN_MAX,
    RUN_MIN,
    SET,
    SET_MAX,
    SET_MIN,
    WHOLE_RUN,
)


def run_shapes(
    counts: array[int], jokers: int, terms: array[int], work: array[int], room: int
) -> int:
    """Writes the runs of the hand (rules R13, R29) with ``jokers`` held; how many.

    With at most one joker a meld every longer run falls into two that are allowed too, one of them
    without joker, so runs below twice the least length are enough.
    """
    found = 0
    most = min(jokers, terms[JOKERS_IN_MELD])
    least = terms[RUN_MIN]
    longest = terms[RUN_MAX]
    if most <= 1 and terms[LEAST_NATURALS] < least and least >= 3:
        longest = min(longest, 2 * least - 1)
    places = 14 if terms[ACE_HIGH] else 13
    for suit in range(4):
        held = _places_held(suit, places, counts)
        for start in range(places - least + 1):
            row = held >> start
            if least - _bits(row & BIT[least] - 1) > most:
                continue
            for length in range(least, min(longest, places - start) + 1):
                missing = BIT[length] - 1 & ~row
                gaps = _bits(missing)
                if gaps > most:
                    break
                if length == 14 and not terms[ACE_BOTH_ENDS]:
                    continue
                extra = 0
                mask = missing
                while mask >= 0:
                    if _run_fits(mask, length, gaps + extra, counts[suit * 13], terms):
                        if found == room:
                            return NO_ROOM
                        work[MELDS + MELD * found] = length | start << 4 | suit << 8 | mask << 10
                        found += 1
                    mask = _next_choice(extra, length, missing, work)
                    if mask < 0 and gaps + extra < most:
                        extra += 1
                        mask = _first_choice(extra, length, missing, work)
    return found


def _places_held(suit: int, places: int, counts: array[int]) -> int:
    """The places of a suit's runs, as bits, whose cards are held."""
    held = 0
    for rank in range(13):
        if counts[suit * 13 + rank] > 0:
            held |= BIT[rank]
    return held | (held & 1) << 13 if places == 14 else held


def _bits(places: int) -> int:
    return BITS[places]


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
    counts: array[int], jokers: int, terms: array[int], work: array[int], found: int, room: int
) -> int:
    """Writes all sets of the hand (rule R12) with ``jokers`` held after ``found`` melds; how many
    there are then.

    With distinct suits a joker takes a suit that the set lacks, so four cards are the most.
    """
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
                            work[MELDS + MELD * found] = SET | extra | rank << 4 | suits << 8
                            found += 1
    return found


def natural_cards(shape: int) -> int:
    """The natural cards of a meld, one bit each."""
    if shape & SET:
        cards = 0
        for suit in range(4):
            if shape >> (8 + 4 * suit) & 15:
                cards |= BIT[suit * 13 + (shape >> 4 & 15)]
        return cards
    places = (BIT[shape & 15] - 1 & ~(shape >> 10)) << (shape >> 4 & 15)
    return (places & BIT[13] - 1 | places >> 13) << 13 * (shape >> 8 & 3)


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


def is_natural_run(shape: int, wanted: int) -> bool:
    """Whether a meld is the natural run ``wanted`` (rule R20): any meld where that is `ANY_RUN`."""
    if wanted == ANY_RUN:
        return True
    if shape & SET:
        return False
    jokers = shape >> 10
    if wanted == WHOLE_RUN:
        return jokers == 0
    for i in range((shape & 15) - 2):
        if jokers >> i & 7 == 0:
            return True
    return False
