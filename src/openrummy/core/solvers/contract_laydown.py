"""The best way of going down, fast: whole numbers, lists and loops, for the most common rules.

Those of `contract`, where runs and sets may also be as long as the cards allow, and nothing keeps
runs of one suit or sets of one rank apart (rules J20, J20b, J31, J35, J36).

A joker never needs to stand on a run's place whose card is held outside of runs: exchanging the two
is as good, except in a set whose only natural card that is. Such a set and that joker take
``set_min`` jokers together, and only with ``run_min`` jokers can a run want another's natural card:
so with fewer jokers runs simply take every card that they can. Then all jokers are laid (the spare
ones make melds longer), and the search is for the most worth of natural cards. With more jokers it
still finds a good lay-down, but a better one might hide (`is_sure`).
"""

from __future__ import annotations

from openrummy.core.solvers.contract import (
    BITS,
    MOST_RUNS,
    PLACES,
    change_ranks,
    planes,
    rank_counts,
    take,
)

Laid = tuple[bool, int, tuple[int, ...], tuple[int, ...], int]
"""A meld as numbers, the fields of `contract_general.Laid`."""

_sums: dict[tuple[int, ...], list[int]] = {}


def is_in_reach(counts: list[int], runs: int, sets: int) -> bool:
    """Whether `best` can answer: few runs, and place for every spare joker."""
    return runs <= MOST_RUNS and (sets > 0 or sum(counts) <= PLACES * runs)


def is_sure(counts: list[int], run_min: int, set_min: int) -> bool:
    """Whether what `best` finds is best: few jokers, and no run of 14 cards."""
    jokers = counts[52]
    if jokers >= min(run_min, set_min):
        return False
    return all(BITS[planes(counts, suit)[0]] + jokers < PLACES for suit in range(4))


def best(
    counts: list[int],
    runs: int,
    sets: int,
    run_min: int,
    set_min: int,
    values: tuple[int, ...],
) -> list[Laid] | None:
    """The melds of the lay-down that lays the most worth, None when none is found.

    ``values``: the worth of laying a card of each of the 13 ranks, none below 0. Only for hands
    that are `is_in_reach`, and certain only where `is_sure`.
    """
    rows: list[int] = []
    for suit in range(4):
        rows += planes(counts, suit)
    worth = value_sums(values)
    row_suit, row_mask, row_worth = candidates(rows, counts[52], run_min, worth)
    ranks = rank_counts(counts)
    chosen = [0] * runs
    sets_of = [0] * 13
    found = search(
        rows, ranks, counts[52], runs, sets, set_min, values, worth, row_suit, row_mask, row_worth,
        chosen, sets_of,
    )  # fmt: skip
    if found < 0:
        return None
    return rebuilt(counts, [(row_suit[i], row_mask[i]) for i in chosen], sets_of, set_min)


def candidates(
    rows: list[int], jokers: int, run_min: int, worth: list[int]
) -> tuple[list[int], list[int], list[int]]:
    """Suits, places and worth of all runs that the jokers can fill, the richest first.

    A run that is longer than it must be ends on cards that are held.
    """
    found = []
    for suit in range(4):
        held = rows[3 * suit]
        for start in range(PLACES - run_min + 1):
            for end in range(start + run_min, PLACES + 1):
                mask = (1 << end) - (1 << start)
                used = held & mask
                if end - start - BITS[used] > jokers or end - start == PLACES:
                    break
                if not used:
                    continue
                if end - start == run_min or (used >> start & 1 and used >> (end - 1) & 1):
                    found.append((-worth[used], suit, mask))
    found.sort()
    return [f[1] for f in found], [f[2] for f in found], [-f[0] for f in found]


def search(
    rows: list[int],
    ranks: list[int],
    jokers: int,
    runs: int,
    sets: int,
    set_min: int,
    values: tuple[int, ...],
    worth: list[int],
    row_suit: list[int],
    row_mask: list[int],
    row_worth: list[int],
    chosen: list[int],
    sets_of: list[int],
) -> int:
    """The most worth of natural cards that can be laid, -1 for none: a branch and bound over runs.

    Fills ``chosen`` with the numbers of the runs and ``sets_of`` with the sets of each rank.
    """
    last = len(row_mask)
    best_worth = -1
    all_worth = sum([ranks[rank] * values[rank] for rank in range(13)])
    sets_most = richest_sets(ranks, jokers, sets, set_min, values, sets_of)
    if sets_most < 0:
        return -1
    trial = [0] * 13
    at = [0] * (runs + 1)
    gain = [0] * (runs + 1)
    spare = [jokers] * (runs + 1)
    saved = [0] * (3 * runs + 3)
    taken = [0] * (runs + 1)
    depth = 0
    while depth >= 0:
        if depth == runs:
            for i in range(runs):
                change_ranks(ranks, taken[i], -1)
            laid = richest_sets(ranks, spare[depth], sets, set_min, values, trial)
            for i in range(runs):
                change_ranks(ranks, taken[i], 1)
            if laid >= 0 and gain[depth] + laid > best_worth:
                best_worth = gain[depth] + laid
                for i in range(runs):
                    chosen[i] = at[i] - 1
                for i in range(13):
                    sets_of[i] = trial[i]
                if best_worth == all_worth:
                    break
        else:
            i = at[depth]
            if i < last and gain[depth] + (runs - depth) * row_worth[i] + sets_most > best_worth:
                at[depth] = i + 1
                row = 3 * row_suit[i]
                used = row_mask[i] & rows[row]
                wild = BITS[row_mask[i]] - BITS[used]
                if used and wild <= spare[depth]:
                    saved[3 * depth : 3 * depth + 3] = rows[row : row + 3]
                    taken[depth] = used
                    take(rows, row, used)
                    depth += 1
                    at[depth] = i
                    gain[depth] = gain[depth - 1] + worth[used]
                    spare[depth] = spare[depth - 1] - wild
                continue
        depth -= 1
        if depth >= 0:
            row = 3 * row_suit[at[depth] - 1]
            rows[row : row + 3] = saved[3 * depth : 3 * depth + 3]
    return best_worth


def richest_sets(
    ranks: list[int],
    jokers: int,
    sets: int,
    set_min: int,
    values: tuple[int, ...],
    sets_of: list[int],
) -> int:
    """The most worth of exactly ``sets`` sets, -1 for none; ``sets_of``: how many of each rank.

    A small knapsack: after each rank, the most worth for every number of sets and jokers.
    """
    width = jokers + 1
    states = (sets + 1) * width
    table = [-1] * states
    table[0] = 0
    choices: list[int] = []
    used_ranks: list[int] = []
    for rank in range(13):
        held = ranks[rank]
        if held + jokers < set_min or not sets:
            continue
        worth = held * values[rank]
        after = table[:]
        choice = [0] * states
        for many in range(1, sets + 1):
            wild = max(0, many * set_min - held)
            if wild > jokers or many > held:
                break
            for state in range(states - many * width - wild):
                if table[state] >= 0 and state % width + wild <= jokers:
                    then = state + many * width + wild
                    if table[state] + worth > after[then]:
                        after[then] = table[state] + worth
                        choice[then] = many
        table = after
        choices += choice
        used_ranks.append(rank)
    return _trace(table, choices, used_ranks, ranks, width, sets, set_min, sets_of)


def _trace(
    table: list[int],
    choices: list[int],
    used_ranks: list[int],
    ranks: list[int],
    width: int,
    sets: int,
    set_min: int,
    sets_of: list[int],
) -> int:
    """Reads the best last state of the knapsack back into ``sets_of``; its worth, or -1."""
    state = sets * width
    for other in range(sets * width, (sets + 1) * width):
        if table[other] > table[state]:
            state = other
    best_worth = table[state]
    for i in range(13):
        sets_of[i] = 0
    if best_worth >= 0:
        states = len(table)
        for i in range(len(used_ranks) - 1, -1, -1):
            many = choices[i * states + state]
            rank = used_ranks[i]
            sets_of[rank] = many
            if many:
                state -= many * width + max(0, many * set_min - ranks[rank])
    return best_worth


def value_sums(values: tuple[int, ...]) -> list[int]:
    """The value of any places of a suit, for the values of the 13 ranks."""
    if values not in _sums:
        row = [0] * (1 << PLACES)
        for bits in range(1, 1 << PLACES):
            low = bits & -bits
            row[bits] = row[bits ^ low] + values[(low.bit_length() - 1) % 13]
        _sums[values] = row
    return _sums[values]


def rebuilt(
    counts: list[int], runs: list[tuple[int, int]], sets_of: list[int], set_min: int
) -> list[Laid]:
    """The melds of chosen runs (suit, places) and sets, with every joker placed."""
    left = counts[:]
    spans = []
    for suit, mask in runs:
        wild = []
        for place in range(PLACES):
            if mask >> place & 1:
                card = suit * 13 + place % 13
                if left[card]:
                    left[card] -= 1
                else:
                    wild.append(place)
                    left[52] -= 1
        spans.append((suit, mask, wild))
    melds: list[Laid] = []
    for rank in range(13):
        suits = [suit for suit in range(4) for _ in range(left[suit * 13 + rank])]
        for more in range(sets_of[rank] - 1, -1, -1):
            size = min(set_min, len(suits) - more) if more else len(suits)
            laid = suits[:size]
            del suits[:size]
            wild_cards = max(0, set_min - len(laid))
            left[52] -= wild_cards
            melds.append((False, rank, tuple(laid), (0,) * wild_cards, len(laid) + wild_cards))
    if melds and left[52]:
        _, rank, laid_suits, jokers, size = melds.pop()
        jokers += (0,) * left[52]
        melds.append((False, rank, laid_suits, jokers, size + left[52]))
        left[52] = 0
    return [lengthened(suit, mask, wild, left) for suit, mask, wild in spans] + melds


def lengthened(suit: int, mask: int, wild: list[int], left: list[int]) -> Laid:
    """The run with the spare jokers (``left[52]``) that fit, at the high end first (rule J17)."""
    first = (mask & -mask).bit_length() - 1
    end = mask.bit_length()
    while left[52] and end - first < PLACES:
        left[52] -= 1
        if end < PLACES:
            wild.append(end)
            end += 1
        else:
            first -= 1
            wild.insert(0, first)
    return True, first, (suit,), tuple(wild), end - first
