"""The search of `opening`: a branch and bound over melds.

Melds stand in *buckets*: a meld belongs to the first of its cards in the order of the cards. The
search goes through the buckets in turn: it takes a meld of the bucket, or gives the bucket's card
up and goes on; it turns back when the cards left cannot reach the best lay-down found, and where it
has been before with as much laid. The hand left is one integer, a lane a card with a guard bit
above the copies, so that one subtraction tells whether all cards of a meld are there.

Two bounds tell what the cards left can still reach from bucket ``k`` on. A card is never *worth*
more than it brings itself in the best meld. So no lay-down brings more than the worth of all cards
that lie in a meld of those buckets, and for each joker what one brings beyond that (*wild*). Nor
does it bring more than the worth of the cards that lie in a meld without joker, and for each joker
what one brings beyond that in its bucket (*gain*).
"""

from __future__ import annotations

from array import array

from openrummy.core.solvers.opening_tables import (
    BEGIN,
    BIT,
    BOUNDS,
    BUCKET,
    BY_PENALTY,
    COPIES,
    EAGER,
    EAGERS,
    FEWEST,
    GAIN,
    JOKER,
    LIVE,
    MELD,
    MELDS,
    MEMO,
    MEMO_AFTER,
    MEMO_MASK,
    MIN_POINTS,
    MIX,
    MIX_MASK,
    MIX_SHIFT,
    MOST,
    MUST_USE,
    NATURAL,
    NEED,
    NEVER,
    PLAIN,
    POINT_BOUNDS,
    POINTS,
    SCALE,
    SHAPE,
    SIZE,
    STACK,
    USED,
    WEIGHT,
    WILD,
    WORST,
    WORTH,
)


def search(
    cards: int,
    melds: int,
    room: int,
    lane: int,
    jokers: int,
    terms: array[int],
    work: array[int],
    laid_melds: array[int],
) -> int:
    """Writes the shapes of the best lay-down; how many, 0 when nothing satisfies the terms.

    A bound on the points is kept beside that on the weight where the weight does not see to them.
    """
    turns = MELDS + (MELD + 1) * room
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
    _fill_lanes(cards, turns, lane, guard, work)
    _fill_bounds(BOUNDS, WEIGHT, cards, turns, lane, work)
    if points_too:
        _fill_bounds(POINT_BOUNDS, POINTS, cards, turns, lane, work)
    last_natural = -1
    in_one = 1
    for i in range(melds):
        meld = work[turns + i]
        in_one = max(in_one, work[meld + USED])
        if work[meld + NATURAL]:
            last_natural = work[meld + BUCKET]
    counted = 0
    if fewest > 1 or never >= 0 or most < jokers + _cards_in(left, lane):
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
    turn = 0
    end = 0
    fresh = 1
    while True:
        found = 0
        while at < cards:
            if fresh:
                turn = work[BEGIN + at]
                end = work[BEGIN + at + 1]
                if (turn == end or left >> lane * at & mask == 0) and depth >= must_first:
                    at += 1
                    continue
                rest = left & work[LIVE + at]
                enough = best_weight - total
                if (runs == 0 and at > last_natural) or _reach(
                    BOUNDS, at, rest, lane, jokers, in_one, enough, work
                ) <= enough:
                    break
                if points_too and score < min_points:
                    enough = min_points - score - 1
                    if _reach(POINT_BOUNDS, at, rest, lane, jokers, in_one, enough, work) <= enough:
                        break
                if fewest > 1 and laid + jokers + _cards_in(rest, lane) < fewest:
                    break
                steps += 1
                if steps == MEMO_AFTER:
                    _forget(work)
                if steps >= MEMO_AFTER:
                    state = (at * 64 + jokers) * 256 + (laid if counted else 0)
                    state = 2 * state + (1 if runs > 0 else 0)
                    # Beyond the least points, more of them open no better.
                    if _known(rest >> lane * at, state, total, min(score, min_points), work):
                        break
                fresh = 0
            while turn < end:
                meld = work[turns + turn]
                if (
                    work[meld + USED] <= jokers
                    and (left | guard) - work[meld + NEED] & guard == guard
                    and laid + work[meld + SIZE] <= most
                ):
                    found = 1
                    break
                turn += 1
            if found or depth < must_first:
                break
            at += 1
            fresh = 1
        if found:
            work[STACK + depth] = turn
            depth += 1
            left -= work[meld + NEED]
            jokers -= work[meld + USED]
            laid += work[meld + SIZE]
            total += work[meld + WEIGHT]
            score += work[meld + POINTS]
            runs += work[meld + NATURAL]
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
                    laid_melds[i] = work[work[turns + work[STACK + i]] + SHAPE]
            fresh = 1
        elif depth > 0:
            # Back in a bucket, which is no reason to turn back again.
            fresh = 0
            depth -= 1
            turn = work[STACK + depth]
            meld = work[turns + turn]
            left += work[meld + NEED]
            jokers += work[meld + USED]
            laid -= work[meld + SIZE]
            total -= work[meld + WEIGHT]
            score -= work[meld + POINTS]
            runs -= work[meld + NATURAL]
            at = work[meld + BUCKET]
            end = work[BEGIN + at + 1]
            turn += 1
        else:
            return answer


def _fill_lanes(cards: int, turns: int, lane: int, guard: int, work: array[int]) -> None:
    """Writes by bucket which cards lie in a meld from there on, and which in one without joker."""
    work[LIVE + cards] = 0
    work[PLAIN + cards] = 0
    for less in range(cards):
        bucket = cards - 1 - less
        live = 0
        plain = 0
        for turn in range(work[BEGIN + bucket], work[BEGIN + bucket + 1]):
            meld = work[turns + turn]
            live |= work[meld + NEED]
            if work[meld + USED] == 0:
                plain |= work[meld + NEED]
        work[LIVE + bucket] = work[LIVE + bucket + 1] | _whole_lanes(live, lane, guard)
        work[PLAIN + bucket] = work[PLAIN + bucket + 1] | _whole_lanes(plain, lane, guard)


def _whole_lanes(need: int, lane: int, guard: int) -> int:
    """All bits, but for the guards, of the lanes that are not empty."""
    not_empty = need + guard - (guard >> (lane - 1)) & guard
    return not_empty - (not_empty >> (lane - 1))


def _fill_bounds(
    bounds: int, worth_of_meld: int, cards: int, turns: int, lane: int, work: array[int]
) -> None:
    """Writes what a joker brings beyond the worth of the cards beside it, at least 0.

    ``worth_of_meld``: where in a meld its worth stands.
    """
    eagers = 0
    work[bounds + WILD + cards] = 0
    for less in range(cards):
        bucket = cards - 1 - less
        wild = work[bounds + WILD + bucket + 1]
        gain = 0
        for turn in range(work[BEGIN + bucket], work[BEGIN + bucket + 1]):
            meld = work[turns + turn]
            jokers = work[meld + USED]
            if jokers > 0:
                # Rounded up, so that they bring no more.
                worth = work[meld + worth_of_meld] + jokers - 1
                need = work[meld + NEED]
                wild = max(wild, (worth - _worth(bounds, bucket, need, lane, work)) // jokers)
                need &= work[PLAIN + bucket]
                gain = max(gain, (worth - _worth(bounds, bucket, need, lane, work)) // jokers)
        work[bounds + WILD + bucket] = wild
        work[bounds + GAIN + bucket] = gain
        if gain > 0:
            i = eagers
            while i > 0 and work[bounds + GAIN + work[bounds + EAGER + i - 1]] < gain:
                work[bounds + EAGER + i] = work[bounds + EAGER + i - 1]
                i -= 1
            work[bounds + EAGER + i] = bucket
            eagers += 1
    work[bounds + EAGERS] = eagers


def _reach(
    bounds: int,
    at: int,
    left: int,
    lane: int,
    jokers: int,
    in_one: int,
    enough: int,
    work: array[int],
) -> int:
    """The most that the cards left can still bring from bucket ``at`` on.

    It may be called more where it is no more than ``enough``.
    """
    if jokers == 0:
        return _worth(bounds, at, left & work[PLAIN + at], lane, work)
    reach = _worth(bounds, at, left, lane, work) + jokers * work[bounds + WILD + at]
    if reach <= enough:
        return reach
    gains = _worth(bounds, at, left & work[PLAIN + at], lane, work)
    mask = BIT[lane - 1] - 1
    for i in range(work[bounds + EAGERS]):
        bucket = work[bounds + EAGER + i]
        if bucket >= at:
            times = min(jokers, in_one * (left >> lane * bucket & mask))
            gains += times * work[bounds + GAIN + bucket]
            jokers -= times
            if jokers == 0:
                break
    return min(reach, gains)


def _worth(bounds: int, at: int, left: int, lane: int, work: array[int]) -> int:
    """What cards are worth, all of them from bucket ``at`` on."""
    mask = BIT[lane - 1] - 1
    left >>= lane * at
    card = bounds + WORTH + at
    worth = 0
    while left:
        worth += (left & mask) * work[card]
        left >>= lane
        card += 1
    return worth


def _cards_in(left: int, lane: int) -> int:
    """How many natural cards they are."""
    mask = BIT[lane - 1] - 1
    number = 0
    while left:
        number += left & mask
        left >>= lane
    return number


def _forget(work: array[int]) -> None:
    """Empties the memory of the search."""
    for i in range(MEMO_MASK + 1):
        work[MEMO + 4 * i + 1] = -1


def _known(rest: int, state: int, total: int, score: int, work: array[int]) -> int:
    """Whether the search has been here with as much laid (1); if not it remembers this (0)."""
    low = (rest ^ rest >> 31 ^ state << 11) & MIX_MASK
    at = MEMO + 4 * (low * MIX >> MIX_SHIFT & MEMO_MASK)
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
