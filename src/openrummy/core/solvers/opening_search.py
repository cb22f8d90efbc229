"""The search of `opening`: a branch and bound over melds.

It goes through the buckets of `opening_worth` in turn: it takes a meld of the bucket, or gives the
bucket's card up and goes on; it turns back when the cards left cannot reach the best lay-down
found, and where it has been before with as much laid. The hand left is one integer, a lane a card
with a guard bit above the copies, so that one subtraction tells whether all cards of a meld are
there.
"""

from __future__ import annotations

from array import array

from openrummy.core.solvers.opening_tables import (
    BEGIN,
    BIT,
    BUCKET,
    BY_PENALTY,
    COPIES,
    EAGER,
    FEWEST,
    GAIN,
    JOKER,
    MELDS,
    MEMO,
    MEMO_AFTER,
    MEMO_MASK,
    MIN_POINTS,
    MOST,
    MUST_USE,
    NATURAL,
    NEED,
    NEVER,
    POINT_EAGER,
    POINT_GAIN,
    POINT_SHARE,
    POINTS,
    SCALE,
    SHAPE,
    SHARE,
    SIZE,
    STACK,
    USED,
    WEIGHT,
    WORST,
)


def search(
    cards: int,
    melds: int,
    room: int,
    lane: int,
    jokers: int,
    eager: int,
    point_eager: int,
    terms: array[int],
    work: array[int],
    laid_melds: array[int],
) -> int:
    """Writes the shapes of the best lay-down; how many, 0 when nothing satisfies the terms.

    A bound on the points is kept beside that on the weight where the weight does not see to them.
    """
    min_points = terms[MIN_POINTS]
    points_too = terms[BY_PENALTY]
    best_weight = WORST if points_too else (min_points - 1) * SCALE
    fewest = terms[FEWEST]
    most = terms[MOST]
    never = terms[NEVER]
    must_first = 1 if 0 <= terms[MUST_USE] < JOKER else 0
    must_joker = 1 if terms[MUST_USE] == JOKER else 0
    mask = BIT[lane - 1] - 1
    left = 0
    guard = 0
    for i in range(cards):
        left |= work[COPIES + i] << lane * i
        guard |= BIT[lane * i + lane - 1]
    last_natural = -1
    in_one = 1 if melds == 0 else 0
    for i in range(melds):
        in_one = max(in_one, work[MELDS + USED * room + i])
        if work[MELDS + NATURAL * room + i]:
            last_natural = max(last_natural, work[MELDS + BUCKET * room + i])
    counted = 0
    if fewest > 1 or never >= 0 or most < jokers + _cards_from(0, cards, left, lane):
        counted = 1
    steps = 0
    answer = 0
    depth = 0
    held = jokers
    laid = 0
    total = 0
    score = 0
    runs = 0
    at = 0
    meld = 0
    entered = 1
    fresh = 1
    while True:
        found = 0
        while at < cards:
            if entered:
                reach = _reach(
                    at, cards, left, lane, jokers, in_one, SHARE, GAIN, EAGER, eager, work
                )
                hopeless = 0
                if total + reach <= best_weight or (runs == 0 and at > last_natural):
                    hopeless = 1
                elif points_too and score < min_points:
                    reach = _reach(
                        at, cards, left, lane, jokers, in_one,
                        POINT_SHARE, POINT_GAIN, POINT_EAGER, point_eager, work,
                    )  # fmt: skip
                    if score + reach < min_points:
                        hopeless = 1
                if (
                    hopeless == 0
                    and fewest > 1
                    and laid + jokers + _cards_from(at, cards, left, lane) < fewest
                ):
                    hopeless = 1
                if hopeless == 0 and fresh:
                    steps += 1
                    if steps == MEMO_AFTER:
                        _forget(work)
                    if steps >= MEMO_AFTER:
                        state = (at * 64 + jokers) * 256 + (laid if counted else 0)
                        state = 2 * state + (1 if runs > 0 else 0)
                        # Beyond the least points, more of them open no better.
                        enough = min(score, min_points)
                        hopeless = _known(left >> lane * at, state, total, enough, work)
                if hopeless:
                    break
                entered = 0
            end = work[BEGIN + at + 1]
            if left >> lane * at & mask == 0:
                meld = end
            while meld < end:
                if (
                    work[MELDS + USED * room + meld] <= jokers
                    and (left | guard) - work[MELDS + NEED * room + meld] & guard == guard
                    and laid + work[MELDS + SIZE * room + meld] + work[MELDS + USED * room + meld]
                    <= most
                ):
                    found = 1
                    break
                meld += 1
            if found or (must_first and depth == 0):
                break
            at += 1
            meld = end
            entered = 1
            fresh = 1
        if found:
            work[STACK + depth] = meld
            depth += 1
            left -= work[MELDS + NEED * room + meld]
            jokers -= work[MELDS + USED * room + meld]
            laid += work[MELDS + SIZE * room + meld] + work[MELDS + USED * room + meld]
            total += work[MELDS + WEIGHT * room + meld]
            score += work[MELDS + POINTS * room + meld]
            runs += work[MELDS + NATURAL * room + meld]
            if (
                total > best_weight
                and score >= min_points
                and runs > 0
                and laid >= fewest
                and laid != never
                and (jokers < held or must_joker == 0)
            ):
                best_weight = total
                answer = depth
                for i in range(depth):
                    laid_melds[i] = work[MELDS + SHAPE * room + work[STACK + i]]
            entered = 1
            fresh = 1
        elif depth > 0:
            # Back in a bucket, which is no reason to turn back again.
            fresh = 0
            depth -= 1
            meld = work[STACK + depth]
            left += work[MELDS + NEED * room + meld]
            jokers += work[MELDS + USED * room + meld]
            laid -= work[MELDS + SIZE * room + meld] + work[MELDS + USED * room + meld]
            total -= work[MELDS + WEIGHT * room + meld]
            score -= work[MELDS + POINTS * room + meld]
            runs -= work[MELDS + NATURAL * room + meld]
            at = work[MELDS + BUCKET * room + meld]
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
    share: int,
    gain: int,
    eager: int,
    eager_buckets: int,
    work: array[int],
) -> int:
    """The most that the cards left can still bring from bucket ``at`` on."""
    mask = BIT[lane - 1] - 1
    reach = 0
    rest = left >> lane * at
    row = share + at * cards
    for i in range(at, cards):
        reach += (rest & mask) * work[row + i]
        rest >>= lane
    for i in range(eager_buckets):
        if jokers == 0:
            break
        bucket = work[eager + i]
        if bucket >= at:
            times = min(jokers, in_one * (left >> lane * bucket & mask))
            reach += times * work[gain + bucket]
            jokers -= times
    return reach


def _cards_from(at: int, cards: int, left: int, lane: int) -> int:
    """How many natural cards are left in the buckets from ``at`` on."""
    mask = BIT[lane - 1] - 1
    number = 0
    for i in range(at, cards):
        number += left >> lane * i & mask
    return number


def _forget(work: array[int]) -> None:
    """Empties the memory of the search."""
    for i in range(MEMO_MASK + 1):
        work[MEMO + 4 * i + 1] = -1


def _known(rest: int, state: int, total: int, score: int, work: array[int]) -> int:
    """Whether the search has been here with as much laid (1); if not it remembers this (0)."""
    at = MEMO + 4 * ((rest ^ rest >> 13 ^ rest >> 29 ^ rest >> 43 ^ state ^ state >> 9) & MEMO_MASK)
    if (
        work[at] == rest
        and work[at + 1] == state
        and total <= work[at + 2]
        and score <= work[at + 3]
    ):
        return 1
    work[at] = rest
    work[at + 1] = state
    work[at + 2] = total
    work[at + 3] = score
    return 0
