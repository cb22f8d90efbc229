"""What melds are worth in the opening solver, and bounds on what cards left can still bring.

Works on the shapes of `opening_shapes`, integers and lists only. Melds stand in *buckets*: a meld
belongs to the first of its cards in the order of the search. A card's *share* from bucket ``k`` on
is the most it can bring in a meld without joker of the buckets from ``k``; a bucket's *gain* the
most that one joker brings there beyond the shares of the cards beside it. No lay-down from bucket
``k`` on is worth more than the shares of the cards left and the best gains of the jokers left.
"""

from __future__ import annotations

from openrummy.core.solvers.opening_shapes import SET, joker_count, naturals

JOKER = 52
"""The joker's number, and its place in a list of penalties."""

JOKER_VALUE = 27
"""Where a list of values has what a joker counts."""

SCALE = 4096
"""Weight of a point: more than the tie-breaks of a whole hand."""

_RANK_ORDER = (0, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1)
"""High cards first, so that a good lay-down is found early."""

_PER_JOKER = 64


def natural_points(shape: int, values: list[int]) -> list[int]:
    """Opening points of a meld's natural cards, in the order of `naturals` (rule R15).

    ``values``: one for each of the 14 places of a run, then of the 13 ranks of a set, then what a
    joker counts (-1: as the card it stands for).
    """
    if shape & SET:
        return [values[14 + (shape >> 4 & 15)] for _ in naturals(shape)]
    start = shape >> 4 & 15
    return [values[start + i] for i in range(shape & 15) if shape >> (10 + i) & 1 == 0]


def meld_points(shape: int, values: list[int]) -> int:
    """Opening points of a whole meld (rules R15, R15b); ``values`` as in `natural_points`."""
    points = sum(natural_points(shape, values))
    if values[JOKER_VALUE] >= 0:
        return points + values[JOKER_VALUE] * joker_count(shape)
    if shape & SET:
        return points + values[14 + (shape >> 4 & 15)] * joker_count(shape)
    start = shape >> 4 & 15
    return points + sum([values[start + i] for i in range(shape & 15) if shape >> (10 + i) & 1])


def card_weights(shape: int, values: list[int], penalty: list[int]) -> list[int]:
    """The part of each natural card in `meld_weight`."""
    if penalty:
        return [penalty[card] * SCALE + 1 for card in naturals(shape)]
    return [points * SCALE - 1 for points in natural_points(shape, values)]


def meld_weight(shape: int, values: list[int], penalty: list[int]) -> int:
    """What the search adds up: points or, with ``penalty``, the penalty points it saves.

    Tie-breaks: fewer jokers, then fewer cards laid (points) or more (penalty).
    """
    jokers = joker_count(shape)
    weight = sum(card_weights(shape, values, penalty))
    if penalty:
        return weight + (penalty[JOKER] * SCALE + 1 - _PER_JOKER) * jokers
    of_jokers = meld_points(shape, values) - sum(natural_points(shape, values))
    return weight + of_jokers * SCALE - (1 + _PER_JOKER) * jokers


def card_order(shapes: list[int], must_use: int) -> list[int]:
    """The cards of the melds in the order of the buckets: ``must_use``, then rank by rank."""
    seen = [False] * 52
    for shape in shapes:
        for card in naturals(shape):
            seen[card] = True
    order = [
        suit * 13 + rank for rank in _RANK_ORDER for suit in range(4) if seen[suit * 13 + rank]
    ]
    if must_use in order:
        order.remove(must_use)
        order.insert(0, must_use)
    return order


def shares(
    cards: int, places: list[list[int]], jokers: list[int], worth: list[list[int]]
) -> list[int]:
    """The share of each card from each bucket on: row ``k`` of ``cards`` numbers for bucket ``k``.

    For each meld: the ``places`` of its natural cards in the order of the buckets, its ``jokers``,
    and what each natural card is ``worth``. Melds are sorted by bucket.
    """
    table = [0] * (cards * cards + cards)
    meld = len(places) - 1
    for bucket in range(cards - 1, -1, -1):
        row = bucket * cards
        for card in range(cards):
            table[row + card] = table[row + cards + card]
        while meld >= 0 and min(places[meld]) == bucket:
            if jokers[meld] == 0:
                for card, value in zip(places[meld], worth[meld], strict=True):
                    table[row + card] = max(table[row + card], value)
            meld -= 1
    return table


def gains(
    cards: int, places: list[list[int]], jokers: list[int], weights: list[int], share: list[int]
) -> list[int]:
    """The gain of each bucket, rounded up, at least 0. ``share`` is the table of `shares`."""
    best = [0] * cards
    for meld in range(len(places)):
        if jokers[meld] == 0:
            continue
        bucket = min(places[meld])
        beyond = weights[meld]
        for card in places[meld]:
            beyond -= share[bucket * cards + card]
        best[bucket] = max(best[bucket], -(-beyond // jokers[meld]))
    return best
