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
    BY_PENALTY,
    CARD_POINTS,
    CARDS,
    COPIES,
    DOWN,
    EAGER,
    GAIN,
    GAPS,
    JOKER,
    JOKERS,
    KEY,
    LANES,
    MELDS,
    MUST_USE,
    NATURAL,
    NATURAL_RUN,
    NEED,
    NO_ROOM,
    ORDER,
    PLACE,
    POINT_EAGER,
    POINT_GAIN,
    POINTS,
    SHAPE,
    SIZE,
    THREE_INSIDE,
    TOO_MANY,
    USED,
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

    ``counts`` (53) are the hand, ``values`` as in `opening_worth.read_meld`, ``penalty`` (53) the
    points of each card and the joker. ``work`` holds ``MELDS + COLUMNS * room`` words, ``laid``
    `LAID`. ``terms`` holds `TERMS` words:

    - `RUN_MIN`, `RUN_MAX`, `SET_MIN`, `SET_MAX`, `LEAST_NATURALS`, `LEAST_SURPLUS` (natural cards
      less jokers), `JOKERS_IN_MELD`, `ADJACENT` (two jokers side by side), `ACE_HIGH`,
      `ACE_BOTH_ENDS`, `DISTINCT_SUITS`: what melds may be, yes and no as 1 and 0;
    - `MIN_POINTS`, `NATURAL_RUN` (`ANY_RUN`, `WHOLE_RUN`, `THREE_INSIDE`): what to open takes;
    - `BY_PENALTY`: 1 to leave the fewest penalty points in hand, 0 to lay the most points;
    - `JOKERS`: the most jokers laid in all; `MUST_USE`: a card (or `JOKER`) that has to be laid, or
      `NO_CARD`; `FEWEST`, `MOST`: cards laid; `NEVER`: a number of cards that may not be laid.

    Ties: as in `opening_worth.meld_weight`, then the first found. `NO_ROOM` when the hand makes
    more than ``room`` melds, `TOO_MANY` when the different cards that can be melded do not fit
    `LANES`.
    """
    melds = _find_melds(counts, terms, work, room)
    if melds < 0:
        return melds
    cards = _order_cards(melds, room, terms[MUST_USE], work)
    must = terms[MUST_USE]
    if 0 <= must < JOKER and (cards == 0 or work[ORDER] != must):
        return 0
    lane = _lane(cards, counts, work)
    if lane * cards > LANES:
        return TOO_MANY
    for i in range(cards):
        work[COPIES + i] = counts[work[ORDER + i]]
    _sort_melds(melds, room, values, penalty, terms, work)
    _fill_melds(melds, room, lane, values, penalty, terms, work)
    _fill_begin(cards, melds, room, work)
    opening_worth.fill_bounds(cards, melds, room, values, penalty, terms, work)
    eager = _by_gain(cards, GAIN, EAGER, work)
    point_eager = 0
    if terms[BY_PENALTY]:
        point_eager = _by_gain(cards, POINT_GAIN, POINT_EAGER, work)
    held = min(counts[JOKER], terms[JOKERS])
    return opening_search.search(
        cards, melds, room, lane, held, eager, point_eager, terms, work, laid
    )


def _find_melds(counts: array[int], terms: array[int], work: array[int], room: int) -> int:
    """Writes all melds of the hand; how many, or `NO_ROOM`."""
    jokers = min(counts[JOKER], terms[JOKERS])
    runs = opening_shapes.run_shapes(counts, jokers, terms, work, MELDS + SHAPE * room, room)
    if runs < 0:
        return NO_ROOM
    at = MELDS + SHAPE * room + runs
    sets = opening_shapes.set_shapes(counts, jokers, terms, work, at, room - runs)
    return NO_ROOM if sets < 0 else runs + sets


def _order_cards(melds: int, room: int, must_use: int, work: array[int]) -> int:
    """Writes the cards of the melds in the order of the buckets: ``must_use``, then by rank."""
    for card in range(52):
        work[PLACE + card] = -1
    for meld in range(melds):
        size = opening_shapes.naturals(work[MELDS + SHAPE * room + meld], work)
        for i in range(size):
            work[PLACE + work[CARDS + i]] = 0
    cards = 0
    if 0 <= must_use < JOKER and work[PLACE + must_use] == 0:
        work[ORDER] = must_use
        cards = 1
    for i in range(52):
        card = DOWN[i]
        if work[PLACE + card] == 0 and card != must_use:
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


def _sort_melds(
    melds: int,
    room: int,
    values: array[int],
    penalty: array[int],
    terms: array[int],
    work: array[int],
) -> None:
    """Sorts the melds by bucket, in each the heaviest first, then by shape."""
    shapes = MELDS + SHAPE * room
    keys = MELDS + KEY * room
    for meld in range(melds):
        size = opening_worth.read_meld(work[shapes + meld], values, work)
        weight = opening_worth.meld_weight(work[shapes + meld], size, values, penalty, terms, work)
        bucket = _bucket(size, work)
        work[keys + meld] = (bucket << BUCKET_SHIFT) - weight
    for step in range(12):
        gap = GAPS[11 - step]
        for i in range(gap, melds):
            key = work[keys + i]
            shape = work[shapes + i]
            j = i
            while j >= gap and (
                work[keys + j - gap] > key
                or (work[keys + j - gap] == key and work[shapes + j - gap] > shape)
            ):
                work[keys + j] = work[keys + j - gap]
                work[shapes + j] = work[shapes + j - gap]
                j -= gap
            work[keys + j] = key
            work[shapes + j] = shape


def _bucket(size: int, work: array[int]) -> int:
    """The bucket of the meld read last: the first of its cards in the order."""
    bucket = work[PLACE + work[CARDS]]
    for i in range(1, size):
        bucket = min(bucket, work[PLACE + work[CARDS + i]])
    return bucket


def _fill_melds(
    melds: int,
    room: int,
    lane: int,
    values: array[int],
    penalty: array[int],
    terms: array[int],
    work: array[int],
) -> None:
    """Writes what the search needs to know of each meld."""
    natural_run = terms[NATURAL_RUN]
    inside = 1 if natural_run == THREE_INSIDE else 0
    for meld in range(melds):
        at = MELDS + meld
        shape = work[at + SHAPE * room]
        size = opening_worth.read_meld(shape, values, work)
        need = 0
        points = opening_worth.joker_points(shape, values)
        for i in range(size):
            need += BIT[lane * work[PLACE + work[CARDS + i]]]
            points += work[CARD_POINTS + i]
        weight = opening_worth.meld_weight(shape, size, values, penalty, terms, work)
        work[at + BUCKET * room] = _bucket(size, work)
        work[at + NEED * room] = need
        work[at + USED * room] = opening_shapes.joker_count(shape)
        work[at + SIZE * room] = size
        work[at + WEIGHT * room] = weight
        work[at + POINTS * room] = points
        work[at + NATURAL * room] = 0
        if natural_run == ANY_RUN or opening_shapes.has_natural_run(shape, inside):
            work[at + NATURAL * room] = 1


def _fill_begin(cards: int, melds: int, room: int, work: array[int]) -> None:
    """Writes the index of each bucket's first meld; one more entry for the end."""
    for i in range(cards + 1):
        work[BEGIN + i] = 0
    for meld in range(melds):
        work[BEGIN + 1 + work[MELDS + BUCKET * room + meld]] += 1
    for i in range(cards):
        work[BEGIN + 1 + i] += work[BEGIN + i]


def _by_gain(cards: int, gain: int, eager: int, work: array[int]) -> int:
    """Writes the buckets where a joker gains anything, the best first; how many."""
    found = 0
    for i in range(cards):
        if work[gain + i] > 0:
            j = found
            while j > 0 and work[gain + work[eager + j - 1]] < work[gain + i]:
                work[eager + j] = work[eager + j - 1]
                j -= 1
            work[eager + j] = i
            found += 1
    return found
