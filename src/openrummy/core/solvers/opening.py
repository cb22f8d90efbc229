"""The best lay-down by numbers: the most opening points, or the fewest penalty points left.

The search goes through the buckets of `opening_worth` in turn: it takes a meld of the bucket, or
gives the bucket's card up and goes on; it turns back when the cards left cannot reach the best
lay-down found. The hand left is one integer, a lane a card with a guard bit above the copies, so
that one subtraction tells whether all cards of a meld are there.

Only integers and lists, no recursion: the file can be compiled as it stands. Cards as text are in
`opening_cards`.
"""

from __future__ import annotations

from openrummy.core.solvers.opening_shapes import has_natural_run, joker_count, naturals
from openrummy.core.solvers.opening_worth import (
    JOKER,
    SCALE,
    card_order,
    card_weights,
    gains,
    meld_points,
    meld_weight,
    natural_points,
    shares,
)

NO_CARD = -1
"""No card that has to be laid; alone in an answer: no lay-down satisfies the terms."""

ANY_RUN, WHOLE_RUN, THREE_INSIDE = 0, 1, 2
"""The natural run that a lay-down needs: none, one without joker, three naturals in a row."""

LANES = 62
"""Bits for the hand left, a signed 64-bit integer: enough for 20 different cards, thrice each."""

_WORST = -(1 << 50)


def best(
    counts: list[int],
    jokers: int,
    shapes: list[int],
    values: list[int],
    penalty: list[int],
    min_points: int,
    natural_run: int,
    must_use: int,
    laid: list[int],
) -> list[int]:
    """The shapes of the best lay-down; ``[NO_CARD]`` when none satisfies the terms.

    ``counts`` (52) and ``jokers`` are the hand, ``shapes`` the melds it can make, ``values`` as in
    `natural_points`. ``penalty``: points of the 52 cards and the joker, to leave the fewest in
    hand; empty: to lay the most opening points. ``must_use``: a card (or `JOKER`) that has to be
    laid, or `NO_CARD`. ``laid``: fewest and most cards that may be laid, and a number that may not.

    Ties: as in `meld_weight`, then the first found. Raises `ValueError` when the different cards
    that can be melded do not fit `LANES`.
    """
    order = card_order(shapes, must_use)
    if must_use not in (NO_CARD, JOKER) and must_use not in order[:1]:
        return [NO_CARD]
    place = [0] * 52
    for i, card in enumerate(order):
        place[card] = i
    melds = _sorted_melds(shapes, place, values, penalty)
    lane = max([counts[card] for card in order], default=1).bit_length() + 1
    if lane * len(order) > LANES:
        raise ValueError("too many cards that can be melded")
    cards = [[place[card] for card in naturals(meld)] for meld in melds]
    used = [joker_count(meld) for meld in melds]
    weights = [meld_weight(meld, values, penalty) for meld in melds]
    points = [meld_points(meld, values) for meld in melds]
    share = shares(len(order), cards, used, [card_weights(m, values, penalty) for m in melds])
    gain = gains(len(order), cards, used, weights, share)
    point_share: list[int] = []
    point_gain: list[int] = []
    least_weight = (min_points - 1) * SCALE
    if penalty:
        least_weight = _WORST
        point_share = shares(len(order), cards, used, [natural_points(m, values) for m in melds])
        point_gain = gains(len(order), cards, used, points, point_share)
    inside = natural_run == THREE_INSIDE
    chosen = search(
        lane,
        [counts[card] for card in order],
        jokers,
        [min(places) for places in cards],
        [sum([1 << lane * i for i in places]) for places in cards],
        used,
        [len(places) for places in cards],
        weights,
        points,
        [natural_run == ANY_RUN or has_natural_run(meld, inside) for meld in melds],
        share,
        gain,
        point_share,
        point_gain,
        [least_weight, min_points, *laid],
        [0 <= must_use < JOKER, must_use == JOKER],
    )
    return [melds[i] if i >= 0 else NO_CARD for i in chosen]


def search(
    lane: int,
    copies: list[int],
    jokers: int,
    bucket: list[int],
    need: list[int],
    used: list[int],
    size: list[int],
    weight: list[int],
    points: list[int],
    natural: list[bool],
    share: list[int],
    gain: list[int],
    point_share: list[int],
    point_gain: list[int],
    bounds: list[int],
    must: list[bool],
) -> list[int]:
    """Indices of the best melds, ``[NO_CARD]`` when nothing satisfies the terms.

    ``copies`` of each card; a meld's ``bucket``, the cards it takes as lanes (``need``), jokers
    ``used``, its naturals (``size``), ``weight``, ``points``, whether it is a ``natural`` run.
    ``share`` and ``gain`` bound the weight, ``point_share`` and ``point_gain`` the points (empty
    where the weight sees to them). ``bounds``: a weight to surpass, least points, fewest and most
    cards laid, a number of cards that may not be laid. ``must``: whether the first card, whether a
    joker has to be laid.
    """
    cards = len(copies)
    best_weight, min_points, fewest, most, never = bounds
    mask = (1 << (lane - 1)) - 1
    left = 0
    guard = 0
    for i in range(cards):
        left |= copies[i] << lane * i
        guard |= 1 << (lane * i + lane - 1)
    begin = _bucket_starts(bucket, cards)
    last_natural = max([bucket[i] for i in range(len(bucket)) if natural[i]], default=-1)
    in_one = max(used, default=1)
    eager = _by_gain(gain)
    eager_points = _by_gain(point_gain)
    stack: list[int] = []
    answer = [NO_CARD]
    held = jokers
    laid = 0
    total = 0
    score = 0
    runs = 0
    at = 0
    meld = 0
    entered = True
    while True:
        found = False
        while at < cards:
            if entered:
                reach = _reach(at, cards, left, lane, jokers, in_one, share, gain, eager)
                hopeless = total + reach <= best_weight or (runs == 0 and at > last_natural)
                if not hopeless and score < min_points and point_share:
                    reach = _reach(
                        at, cards, left, lane, jokers, in_one, point_share, point_gain, eager_points
                    )
                    hopeless = score + reach < min_points
                if not hopeless and fewest > 1:
                    hopeless = laid + jokers + _cards_from(at, cards, left, lane) < fewest
                if hopeless:
                    break
                entered = False
            end = begin[at + 1]
            if left >> lane * at & mask == 0:
                meld = end
            while meld < end:
                if (
                    used[meld] <= jokers
                    and (left | guard) - need[meld] & guard == guard
                    and laid + size[meld] + used[meld] <= most
                ):
                    found = True
                    break
                meld += 1
            if found or (must[0] and not stack):
                break
            at += 1
            meld = end
            entered = True
        if found:
            stack.append(meld)
            left -= need[meld]
            jokers -= used[meld]
            laid += size[meld] + used[meld]
            total += weight[meld]
            score += points[meld]
            runs += natural[meld]
            if (
                total > best_weight
                and score >= min_points
                and runs > 0
                and laid >= fewest
                and laid != never
                and (jokers < held or not must[1])
            ):
                best_weight = total
                answer = stack[:]
            entered = True
        elif stack:
            meld = stack.pop()
            left += need[meld]
            jokers += used[meld]
            laid -= size[meld] + used[meld]
            total -= weight[meld]
            score -= points[meld]
            runs -= natural[meld]
            at = bucket[meld]
            meld += 1
        else:
            return answer


def _reach(
    at: int,
    cards: int,
    left: int,
    lane: int,
    jokers: int,
    in_one: int,
    share: list[int],
    gain: list[int],
    eager: list[int],
) -> int:
    """The most that the cards left can still bring from bucket ``at`` on."""
    mask = (1 << (lane - 1)) - 1
    reach = 0
    rest = left >> lane * at
    for i in range(at * cards + at, at * cards + cards):
        reach += (rest & mask) * share[i]
        rest >>= lane
    for i in eager:
        if jokers == 0:
            break
        if i >= at:
            times = min(jokers, in_one * (left >> lane * i & mask))
            reach += times * gain[i]
            jokers -= times
    return reach


def _cards_from(at: int, cards: int, left: int, lane: int) -> int:
    """How many natural cards are left in the buckets from ``at`` on."""
    mask = (1 << (lane - 1)) - 1
    number = 0
    for i in range(at, cards):
        number += left >> lane * i & mask
    return number


def _bucket_starts(bucket: list[int], cards: int) -> list[int]:
    """The index of each bucket's first meld; one more entry for the end."""
    begin = [0] * (cards + 1)
    for i in bucket:
        begin[i + 1] += 1
    for i in range(cards):
        begin[i + 1] += begin[i]
    return begin


def _by_gain(gain: list[int]) -> list[int]:
    """The buckets where a joker gains anything, the best first."""
    return sorted([i for i in range(len(gain)) if gain[i] > 0], key=lambda i: -gain[i])


def _sorted_melds(
    shapes: list[int], place: list[int], values: list[int], penalty: list[int]
) -> list[int]:
    """The melds by bucket, in each the heaviest first."""
    return sorted(
        shapes,
        key=lambda shape: (
            min([place[card] for card in naturals(shape)]),
            -meld_weight(shape, values, penalty),
            shape,
        ),
    )
