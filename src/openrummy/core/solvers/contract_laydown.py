"""The best way of going down, fast: whole numbers, buffers and loops, for the most common rules.

Those of `contract`, where runs and sets may also be as long as the cards allow, and nothing keeps
runs of one suit or sets of one rank apart (rules J20, J20b, J31, J35, J36).

Here a joker never stands on a run's place whose card is held: runs simply take every card that they
can, the richest first. All jokers are laid (the spare ones make melds longer), so the search is for
the most worth of natural cards. Whether anything better hides, `contract_best` says.

A meld is one integer, a *shape* of `opening_shapes`.
"""

from __future__ import annotations

from array import array

from openrummy.core.solvers import contract, contract_melds, contract_sets
from openrummy.core.solvers.contract_tables import (
    AT,
    BIT,
    CHOSEN,
    GAIN,
    GAPS,
    HALF,
    JOKERS,
    MOST_SUM,
    PLACES,
    PLACES_MASK,
    RANKS,
    ROWS,
    ROWS_FOUND,
    SETS_OF,
    SPARE,
    SUIT_SHIFT,
    TRIAL,
    VALUES,
    WORTH_SHIFT,
)


def fill_worth(values: array[int], worth: array[int]) -> None:
    """Writes what any places of a suit are worth, for the values of the 13 ranks (none below 0)."""
    for half in range(2):
        at = half * HALF
        worth[at] = 0
        for i in range(7):
            place = half * 7 + i
            for j in range(BIT[i]):
                worth[at + BIT[i] + j] = worth[at + j] + values[place if place < 13 else 0]
    for rank in range(13):
        worth[VALUES + rank] = values[rank]


def search(
    counts: array[int],
    runs: int,
    sets: int,
    run_min: int,
    set_min: int,
    floor: int,
    worth: array[int],
    work: array[int],
    laid: array[int],
) -> int:
    """The most worth of natural cards laid by a lay-down that lays more than ``floor``.

    ``floor`` itself when there is none; else its ``runs + sets`` melds are written to ``laid``
    (`LAID` words), the runs first. ``worth``: as `fill_worth` wrote it; ``work``: a buffer of
    `LAY_DOWN_WORK` words.
    """
    contract.read_hand(counts, work)
    last = _find_runs(counts[JOKERS], run_min, worth, work) if runs > 0 else 0
    found = _search(last, counts[JOKERS], runs, sets, set_min, floor, worth, work)
    if found > floor:
        contract_melds.rebuild(counts, runs, set_min, work, laid)
    return found


def worth_held(counts: array[int], worth: array[int]) -> int:
    """What all natural cards of a hand are worth."""
    total = 0
    for card in range(JOKERS):
        total += counts[card] * worth[VALUES + card % 13]
    return total


def _worth(places: int, worth: array[int]) -> int:
    """What the cards at the places of a suit are worth."""
    return worth[places & HALF - 1] + worth[HALF + (places >> 7)]


def _find_runs(jokers: int, run_min: int, worth: array[int], work: array[int]) -> int:
    """Writes all runs that the jokers can fill, the richest first; how many.

    A run that is longer than it must be ends on cards that are held. Each is one integer: what it
    is worth less than `MOST_SUM`, its suit, its places.
    """
    found = 0
    for suit in range(4):
        held = work[ROWS + 3 * suit]
        if held == 0:
            continue
        for start in range(PLACES - run_min + 1):
            for end in range(start + run_min, PLACES + 1):
                mask = BIT[end] - BIT[start]
                used = held & mask
                if end - start - contract.bits(used) > jokers or end - start == PLACES:
                    break
                if used and (end - start == run_min or (used & BIT[start] and used & BIT[end - 1])):
                    key = (MOST_SUM - _worth(used, worth)) << WORTH_SHIFT
                    work[ROWS_FOUND + found] = key | suit << SUIT_SHIFT | mask
                    found += 1
    _sort(found, work)
    return found


def _sort(found: int, work: array[int]) -> None:
    """Puts the runs found in ascending order."""
    for step in range(7):
        gap = GAPS[6 - step]
        for i in range(gap, found):
            key = work[ROWS_FOUND + i]
            j = i
            while j >= gap and work[ROWS_FOUND + j - gap] > key:
                work[ROWS_FOUND + j] = work[ROWS_FOUND + j - gap]
                j -= gap
            work[ROWS_FOUND + j] = key


def _search(
    last: int,
    jokers: int,
    runs: int,
    sets: int,
    set_min: int,
    floor: int,
    worth: array[int],
    work: array[int],
) -> int:
    """The most worth that can be laid, ``floor`` for no more than that: a branch and bound.

    Fills `CHOSEN` with the runs and `SETS_OF` with the sets of each rank.
    """
    best_worth = floor
    all_worth = 0
    for rank in range(13):
        all_worth += work[RANKS + rank] * worth[VALUES + rank]
        work[SETS_OF + rank] = 0
    sets_most = contract_sets.richest_sets(RANKS, jokers, sets, set_min, worth, work)
    if sets_most < 0:
        return floor
    work[AT] = 0
    work[GAIN] = 0
    work[SPARE] = jokers
    depth = 0
    while depth >= 0:
        if depth == runs:
            gain = work[GAIN + depth]
            if sets > 0:
                contract.ranks_after(runs, work)
                more = contract_sets.richest_sets(
                    TRIAL, work[SPARE + depth], sets, set_min, worth, work
                )
                gain = gain + more if more >= 0 else more
            if gain > best_worth:
                best_worth = gain
                for i in range(runs):
                    work[CHOSEN + i] = work[ROWS_FOUND + work[AT + i] - 1]
                if sets > 0:
                    contract_sets.trace(work[SPARE + depth], sets, set_min, work)
                if best_worth == all_worth:
                    break
        else:
            i = work[AT + depth]
            if i < last:
                key = work[ROWS_FOUND + i]
                richest = MOST_SUM - (key >> WORTH_SHIFT)
                if work[GAIN + depth] + (runs - depth) * richest + sets_most > best_worth:
                    work[AT + depth] = i + 1
                    row = ROWS + 3 * (key >> SUIT_SHIFT & 3)
                    used = key & PLACES_MASK & work[row]
                    wild = contract.bits(key & PLACES_MASK) - contract.bits(used)
                    if used and wild <= work[SPARE + depth]:
                        gain = work[GAIN + depth] + _worth(used, worth)
                        if gain + (runs - depth - 1) * richest + sets_most > best_worth:
                            contract.take(row, used, depth, work)
                            work[SPARE + depth + 1] = work[SPARE + depth] - wild
                            depth += 1
                            work[AT + depth] = i
                            work[GAIN + depth] = gain
                    continue
        depth -= 1
        if depth >= 0:
            key = work[ROWS_FOUND + work[AT + depth] - 1]
            contract.give_back(ROWS + 3 * (key >> SUIT_SHIFT & 3), depth, work)
    return best_worth
