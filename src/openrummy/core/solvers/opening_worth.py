"""What melds are worth in the opening solver.

Works on the shapes of `opening_shapes`, on numbers and buffers only.
"""

from __future__ import annotations

from array import array

from openrummy.core.solvers import opening_shapes
from openrummy.core.solvers.opening_tables import (
    BIT,
    BOUNDS,
    BUCKET,
    BY_PENALTY,
    CARD_POINTS,
    CARDS,
    JOKER,
    JOKER_VALUE,
    MELD,
    MELDS,
    NATURAL,
    NATURAL_RUN,
    NEED,
    PER_JOKER,
    PLACE,
    POINT_BOUNDS,
    POINTS,
    SCALE,
    SET,
    SHAPE,
    SIZE,
    USED,
    WEIGHT,
    WORTH,
)


def points_laid(melds: int, laid: array[int], values: array[int], work: array[int]) -> int:
    """Opening points of the first so many melds of ``laid`` (rules R15, R15b).

    ``values``: one for each of the 14 places of a run, then of the 13 ranks of a set, then what a
    joker counts (-1: as the card it stands for).
    """
    points = 0
    for meld in range(melds):
        points += _joker_points(laid[meld], values)
        for i in range(_read_cards(laid[meld], values, work)):
            points += work[CARD_POINTS + i]
    return points


def weigh_melds(
    cards: int,
    melds: int,
    lane: int,
    values: array[int],
    penalty: array[int],
    terms: array[int],
    work: array[int],
) -> None:
    """Writes what the search needs to know of the melds, and the most that each card is worth."""
    for card in range(cards):
        work[BOUNDS + WORTH + card] = 0
        work[POINT_BOUNDS + WORTH + card] = 0
    for meld in range(melds):
        _weigh_meld(MELDS + MELD * meld, lane, values, penalty, terms, work)


def _weigh_meld(
    meld: int,
    lane: int,
    values: array[int],
    penalty: array[int],
    terms: array[int],
    work: array[int],
) -> None:
    """The same for the meld that stands at ``meld``.

    A weight is what the search adds up: points or, by penalty, the penalty points it saves.
    Tie-breaks: fewer jokers, then fewer cards laid (points) or more (penalty).
    """
    shape = work[meld + SHAPE]
    by_penalty = terms[BY_PENALTY]
    jokers = opening_shapes.joker_count(shape)
    points = _joker_points(shape, values)
    if by_penalty:
        weight = (penalty[JOKER] * SCALE + 1 - PER_JOKER) * jokers
    else:
        weight = points * SCALE - (1 + PER_JOKER) * jokers
    need = 0
    bucket = JOKER
    size = _read_cards(shape, values, work)
    for i in range(size):
        card = work[CARDS + i]
        place = work[PLACE + card]
        worth = work[CARD_POINTS + i]
        points += worth
        work[POINT_BOUNDS + WORTH + place] = max(work[POINT_BOUNDS + WORTH + place], worth)
        worth = penalty[card] * SCALE + 1 if by_penalty else worth * SCALE - 1
        weight += worth
        work[BOUNDS + WORTH + place] = max(work[BOUNDS + WORTH + place], worth)
        need += BIT[lane * place]
        bucket = min(bucket, place)
    work[meld + BUCKET] = bucket
    work[meld + NEED] = need
    work[meld + USED] = jokers
    work[meld + SIZE] = size + jokers
    work[meld + WEIGHT] = weight
    work[meld + POINTS] = points
    work[meld + NATURAL] = opening_shapes.is_natural_run(shape, terms[NATURAL_RUN])


def _read_cards(shape: int, values: array[int], work: array[int]) -> int:
    """Writes the natural cards of a meld and their opening points; how many.

    A run's in ascending place, a set's by suit.
    """
    found = 0
    if shape & SET:
        rank = shape >> 4 & 15
        for suit in range(4):
            for _ in range(shape >> (8 + 4 * suit) & 15):
                work[CARDS + found] = suit * 13 + rank
                work[CARD_POINTS + found] = values[14 + rank]
                found += 1
    else:
        start = shape >> 4 & 15
        card = (shape >> 8 & 3) * 13
        jokers = shape >> 10
        for i in range(shape & 15):
            if jokers >> i & 1 == 0:
                work[CARDS + found] = card + (start + i) % 13
                work[CARD_POINTS + found] = values[start + i]
                found += 1
    return found


def _joker_points(shape: int, values: array[int]) -> int:
    """Opening points of a meld's jokers."""
    if values[JOKER_VALUE] >= 0:
        return values[JOKER_VALUE] * opening_shapes.joker_count(shape)
    if shape & SET:
        return values[14 + (shape >> 4 & 15)] * (shape & 15)
    points = 0
    place = shape >> 4 & 15
    jokers = shape >> 10
    while jokers:
        if jokers & 1:
            points += values[place]
        jokers >>= 1
        place += 1
    return points
