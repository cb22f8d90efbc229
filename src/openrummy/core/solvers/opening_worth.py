"""What melds are worth in the opening solver, and bounds on what cards left can still bring.

Works on the shapes of `opening_shapes`, on numbers and buffers only. Melds stand in *buckets*: a
meld belongs to the first of its cards in the order of the search. A card's *share* from bucket
``k`` on is the most it can bring in a meld without joker of the buckets from ``k``; a bucket's
*gain* the most that one joker brings there beyond the shares of the cards beside it. No lay-down
from bucket ``k`` on is worth more than the shares of the cards left and the best gains of the
jokers left.
"""

from __future__ import annotations

from array import array

from openrummy.core.solvers import opening_shapes
from openrummy.core.solvers.opening_tables import (
    BIT,
    BUCKET,
    BY_PENALTY,
    CARD_POINTS,
    CARDS,
    GAIN,
    JOKER,
    JOKER_VALUE,
    MELDS,
    PER_JOKER,
    PLACE,
    POINT_GAIN,
    POINT_SHARE,
    POINTS,
    SCALE,
    SET,
    SHAPE,
    SHARE,
    USED,
    WEIGHT,
)


def read_meld(shape: int, values: array[int], work: array[int]) -> int:
    """Writes the natural cards of a meld and their opening points (rule R15); how many.

    ``values``: one for each of the 14 places of a run, then of the 13 ranks of a set, then what a
    joker counts (-1: as the card it stands for).
    """
    size = opening_shapes.naturals(shape, work)
    if shape & SET:
        for i in range(size):
            work[CARD_POINTS + i] = values[14 + (shape >> 4 & 15)]
    else:
        found = 0
        for i in range(shape & 15):
            if shape & BIT[10 + i] == 0:
                work[CARD_POINTS + found] = values[(shape >> 4 & 15) + i]
                found += 1
    return size


def joker_points(shape: int, values: array[int]) -> int:
    """Opening points of a meld's jokers (rules R15, R15b)."""
    if values[JOKER_VALUE] >= 0:
        return values[JOKER_VALUE] * opening_shapes.joker_count(shape)
    if shape & SET:
        return values[14 + (shape >> 4 & 15)] * (shape & 15)
    points = 0
    for i in range(shape & 15):
        if shape & BIT[10 + i]:
            points += values[(shape >> 4 & 15) + i]
    return points


def points_laid(melds: int, laid: array[int], values: array[int], work: array[int]) -> int:
    """Opening points of the first so many melds of ``laid``."""
    points = 0
    for meld in range(melds):
        size = read_meld(laid[meld], values, work)
        points += joker_points(laid[meld], values)
        for i in range(size):
            points += work[CARD_POINTS + i]
    return points


def card_weight(i: int, penalty: array[int], terms: array[int], work: array[int]) -> int:
    """The part of the ``i``-th natural card in `meld_weight`."""
    if terms[BY_PENALTY]:
        return penalty[work[CARDS + i]] * SCALE + 1
    return work[CARD_POINTS + i] * SCALE - 1


def meld_weight(
    shape: int,
    size: int,
    values: array[int],
    penalty: array[int],
    terms: array[int],
    work: array[int],
) -> int:
    """What the search adds up: points or, by penalty, the penalty points it saves.

    For the meld read last, of ``size`` natural cards. Tie-breaks: fewer jokers, then fewer cards
    laid (points) or more (penalty).
    """
    weight = 0
    for i in range(size):
        weight += card_weight(i, penalty, terms, work)
    jokers = opening_shapes.joker_count(shape)
    if terms[BY_PENALTY]:
        return weight + (penalty[JOKER] * SCALE + 1 - PER_JOKER) * jokers
    return weight + joker_points(shape, values) * SCALE - (1 + PER_JOKER) * jokers


def fill_bounds(
    cards: int,
    melds: int,
    room: int,
    values: array[int],
    penalty: array[int],
    terms: array[int],
    work: array[int],
) -> None:
    """Writes the share of each card from each bucket on, and the gain of each bucket, at least 0.

    Row ``k`` of ``cards`` shares is for bucket ``k``; melds are sorted by bucket. By penalty the
    same for the points.
    """
    points_too = terms[BY_PENALTY]
    for card in range(cards):
        work[SHARE + cards * cards + card] = 0
        work[POINT_SHARE + cards * cards + card] = 0
        work[GAIN + card] = 0
        work[POINT_GAIN + card] = 0
    meld = melds - 1
    for less in range(cards):
        bucket = cards - 1 - less
        row = bucket * cards
        for card in range(row, row + cards):
            work[SHARE + card] = work[SHARE + cards + card]
            if points_too:
                work[POINT_SHARE + card] = work[POINT_SHARE + cards + card]
        last = meld
        while meld >= 0 and work[MELDS + BUCKET * room + meld] == bucket:
            if work[MELDS + USED * room + meld] == 0:
                size = read_meld(work[MELDS + SHAPE * room + meld], values, work)
                for i in range(size):
                    card = row + work[PLACE + work[CARDS + i]]
                    worth = card_weight(i, penalty, terms, work)
                    work[SHARE + card] = max(work[SHARE + card], worth)
                    if points_too:
                        points = work[CARD_POINTS + i]
                        work[POINT_SHARE + card] = max(work[POINT_SHARE + card], points)
            meld -= 1
        for with_joker in range(meld + 1, last + 1):
            if work[MELDS + USED * room + with_joker]:
                _raise_gain(bucket, row, with_joker, room, points_too, work)


def _raise_gain(
    bucket: int,
    row: int,
    meld: int,
    room: int,
    points_too: int,
    work: array[int],
) -> None:
    """Sees to it that the bucket's gain is what each joker of a meld brings, rounded up."""
    jokers = work[MELDS + USED * room + meld]
    size = opening_shapes.naturals(work[MELDS + SHAPE * room + meld], work)
    beyond = work[MELDS + WEIGHT * room + meld] + jokers - 1
    points = work[MELDS + POINTS * room + meld] + jokers - 1
    for i in range(size):
        card = row + work[PLACE + work[CARDS + i]]
        beyond -= work[SHARE + card]
        if points_too:
            points -= work[POINT_SHARE + card]
    # Only what is above 0 counts, so that rounding needs no care for signs.
    if beyond > 0:
        work[GAIN + bucket] = max(work[GAIN + bucket], beyond // jokers)
    if points_too and points > 0:
        work[POINT_GAIN + bucket] = max(work[POINT_GAIN + bucket], points // jokers)
