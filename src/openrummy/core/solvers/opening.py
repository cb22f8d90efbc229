"""The best lay-down by numbers: the most opening points, or the fewest penalty points left.

Only integers and buffers that belong to the caller, no recursion: here they are made ready, then
`opening_search` searches. Nothing is checked here: cards as text are in `opening_cards`.
"""

from __future__ import annotations

from array import array

from openrummy.core.solvers import opening_search, opening_shapes, opening_worth
from openrummy.core.solvers.opening_tables import (
    ANY_RUN,
    BEGIN,
    BIT,
    BUCKET,
    BUCKET_SHIFT,
    COPIES,
    DOWN,
    GAPS,
    JOKER,
    JOKERS,
    LANES,
    MELD,
    MELDS,
    MUST_USE,
    NATURAL_RUN,
    NO_ROOM,
    ORDER,
    PLACE,
    SHAPE,
    SUITS,
    TOO_MANY,
    WEIGHT,
)


def best(
    counts: array[int],
    terms: array[int],
    values: array[int],
    penalty: array[int],
    work: array[int],
    room: int,
    laid: array[int],
) -> int:
    """Writes the shapes of the best lay-down to ``laid``; how many, 0 when none suits the terms.

    ``counts`` (53) are the hand, ``values`` as in `opening_worth.points_laid`, ``penalty`` (53) the
    points of each card and the joker. ``work`` holds ``MELDS + COLUMNS * room`` words, ``laid``
    `LAID`. ``terms`` holds `TERMS` words:

    - `RUN_MIN`, `RUN_MAX`, `SET_MIN`, `SET_MAX`, `LEAST_NATURALS`, `LEAST_SURPLUS` (natural cards
      less jokers), `JOKERS_IN_MELD`, `ADJACENT` (two jokers side by side), `ACE_HIGH`,
      `ACE_BOTH_ENDS`, `DISTINCT_SUITS`: what melds may be, yes and no as 1 and 0;
    - `MIN_POINTS`, `NATURAL_RUN` (`ANY_RUN`, `WHOLE_RUN`, `THREE_INSIDE`): what to open takes;
    - `BY_PENALTY`: 1 to leave the fewest penalty points in hand, 0 to lay the most points;
    - `JOKERS`: the most jokers laid in all; `MUST_USE`: a card (or `JOKER`) that has to be laid, or
      `NO_CARD`; `FEWEST`, `MOST`: cards laid; `NEVER`: a number of cards that may not be laid.

    Ties: fewer jokers, then fewer cards laid (or more, by penalty), then the first found.
    `NO_ROOM` when the hand makes more than ``room`` melds, `TOO_MANY` when the different cards that
    can be melded do not fit `LANES`.
    """
    melds = _find_melds(counts, terms, work, room)
    if melds <= 0:
        return melds
    must = terms[MUST_USE]
    cards = _order_cards(melds, must, work)
    if 0 <= must < JOKER and work[ORDER] != must:
        return 0
    lane = _lane(cards, counts, work)
    if lane * cards > LANES:
        return TOO_MANY
    for i in range(cards):
        work[COPIES + i] = counts[work[ORDER + i]]
    opening_worth.weigh_melds(cards, melds, lane, values, penalty, terms, work)
    _sort_melds(melds, room, work)
    _fill_begin(cards, melds, work)
    jokers = min(counts[JOKER], terms[JOKERS])
    return opening_search.search(cards, melds, room, lane, jokers, terms, work, laid)


def _find_melds(counts: array[int], terms: array[int], work: array[int], room: int) -> int:
    """Writes all melds of the hand; how many, or `NO_ROOM`. None without a natural run needed."""
    jokers = min(counts[JOKER], terms[JOKERS])
    runs = opening_shapes.run_shapes(counts, jokers, terms, work, room)
    if runs < 0:
        return NO_ROOM
    if terms[NATURAL_RUN] != ANY_RUN and not _has_natural_run(runs, terms[NATURAL_RUN], work):
        return 0
    return opening_shapes.set_shapes(counts, jokers, terms, work, runs, room)


def _has_natural_run(runs: int, wanted: int, work: array[int]) -> bool:
    """Whether one of so many melds is the natural run ``wanted``."""
    for i in range(runs):
        if opening_shapes.is_natural_run(work[MELDS + MELD * i], wanted):
            return True
    return False


def _order_cards(melds: int, must_use: int, work: array[int]) -> int:
    """Writes the cards of the melds in the order of the buckets: ``must_use``, then by rank."""
    found = 0
    for meld in range(melds):
        found |= opening_shapes.natural_cards(work[MELDS + MELD * meld])
    cards = 0
    if 0 <= must_use < JOKER and found & BIT[must_use]:
        work[ORDER] = must_use
        work[PLACE + must_use] = 0
        found ^= BIT[must_use]
        cards = 1
    for i in range(13):
        rank = DOWN[i]
        if found >> rank & SUITS:
            for suit in range(4):
                card = suit * 13 + rank
                if found & BIT[card]:
                    work[ORDER + cards] = card
                    work[PLACE + card] = cards
                    cards += 1
    return cards


def _lane(cards: int, counts: array[int], work: array[int]) -> int:
    """Bits for the copies of a card and the guard above them."""
    copies = 1
    for i in range(cards):
        copies = max(copies, counts[work[ORDER + i]])
    lane = 1
    while copies > 0:
        copies >>= 1
        lane += 1
    return lane


def _sort_melds(melds: int, room: int, work: array[int]) -> None:
    """Sorts the melds by bucket, in each the heaviest first, then by shape."""
    keys = MELDS + MELD * room
    turns = keys + room
    for i in range(melds):
        meld = MELDS + MELD * i
        work[turns + i] = meld
        work[keys + i] = (work[meld + BUCKET] << BUCKET_SHIFT) - work[meld + WEIGHT]
    for step in range(12):
        gap = GAPS[11 - step]
        for i in range(gap, melds):
            key = work[keys + i]
            meld = work[turns + i]
            j = i
            while j >= gap and (
                work[keys + j - gap] > key
                or (
                    work[keys + j - gap] == key
                    and work[work[turns + j - gap] + SHAPE] > work[meld + SHAPE]
                )
            ):
                work[keys + j] = work[keys + j - gap]
                work[turns + j] = work[turns + j - gap]
                j -= gap
            work[keys + j] = key
            work[turns + j] = meld


def _fill_begin(cards: int, melds: int, work: array[int]) -> None:
    """Writes the first turn of each bucket; one more entry for the end."""
    for i in range(cards + 1):
        work[BEGIN + i] = 0
    for meld in range(melds):
        work[BEGIN + 1 + work[MELDS + MELD * meld + BUCKET]] += 1
    for i in range(cards):
        work[BEGIN + 1 + i] += work[BEGIN + i]
