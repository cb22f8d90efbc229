"""What a hand lacks for its contract, fast: whole numbers, buffers and loops, for the common rules.

A hand is a buffer of 53 counts (`cards.number`; the jokers come last). The common rules: an ace may
stand at either end of a run, sets may repeat suits, a meld needs one natural card, and nothing else
limits its jokers (rules J3, J4, J19, J20). A contract is passed as six numbers:

- ``runs``, ``sets``, ``run_min``, ``set_min``: how many, and of how many cards at least;
- ``apart``: how far the first places of two runs of one suit must differ (rule J35);
- ``each``: how many sets of one rank there may be (rule J36).

``work`` is a buffer of `MISSING_WORK` numbers that belongs to the caller, so that the functions
need no memory of their own and may run at the same time on different hands. Nothing is checked
here: the cards' side is `contract_cards`, batches are `batches`.

`contract_general` knows all other rules, and answers where these functions are `UNSURE`. The best
lay-down is in `contract_laydown`.
"""

from __future__ import annotations

from array import array

from openrummy.core.solvers.contract_tables import (
    AT,
    BIT,
    BITS,
    BOTH_ACES,
    COVER,
    EMPTY,
    JOKERS,
    PLACES,
    RANKS,
    ROWS,
    SAVED,
    TAKEN,
    TALLY,
    TRIAL,
    UNSURE,
    WINDOWS,
)


def missing(
    counts: array[int],
    runs: int,
    sets: int,
    run_min: int,
    set_min: int,
    apart: int,
    each: int,
    work: array[int],
) -> int:
    """Fewest further cards that complete the contract; `UNSURE` where the fast search cannot tell.

    At most `MOST_RUNS` runs, and `MOST_SETS` sets of `MOST_IN_MELD` cards.
    """
    most = runs * run_min + sets * set_min + 1
    return missing_below(counts, runs, sets, run_min, set_min, apart, each, most, work)


def missing_below(
    counts: array[int],
    runs: int,
    sets: int,
    run_min: int,
    set_min: int,
    apart: int,
    each: int,
    best: int,
    work: array[int],
) -> int:
    """The same, but ``best`` where at least that many are missing: quicker than the exact number.

    A branch and bound over the windows of least length, those that hold most cards first. A run
    takes every card that it can, which costs a set no more than it saves; so the answer is sure
    unless some meld is left without a natural card (``floor`` forgets that melds need one).
    """
    read_hand(counts, work)
    last = _find_windows(run_min, work) if runs > 0 else 0
    wanted = runs * run_min + sets * set_min - counts[JOKERS]
    sets_most = _set_cover(RANKS, sets, set_min, each, work)
    full = BIT[run_min] - 1
    floor = best
    depth = 0
    work[AT] = 0
    work[COVER] = 0
    work[EMPTY] = 0
    while depth >= 0:
        if depth == runs:
            laid = 0
            filled = 0
            if sets > 0:
                ranks_after(runs, work)
                laid = _set_cover(TRIAL, sets, set_min, each, work)
                # Sets of one rank can share its cards out.
                filled = laid if each > 1 else _ranks_held(work)
            lack = max(0, wanted - work[COVER + depth] - laid)
            floor = min(floor, lack)
            best = min(best, max(lack, work[EMPTY + depth] + max(0, sets - filled)))
            if best == 0:
                return 0
        else:
            i = work[AT + depth]
            if i < last:
                window = work[WINDOWS + i]
                hope = wanted - work[COVER + depth] - sets_most - (runs - depth) * (window >> 8)
                if hope < best:
                    work[AT + depth] = i + 1
                    if apart == 0 or _fits(window, depth, apart, work):
                        row = ROWS + 3 * (window >> 4 & 15)
                        used = full << (window & 15) & work[row]
                        take(row, used, depth, work)
                        depth += 1
                        work[AT + depth] = i
                        work[COVER + depth] = work[COVER + depth - 1] + bits(used)
                        work[EMPTY + depth] = work[EMPTY + depth - 1] + (0 if used else 1)
                    continue
        depth -= 1
        if depth >= 0:
            give_back(ROWS + 3 * (work[WINDOWS + work[AT + depth] - 1] >> 4 & 15), depth, work)
    return best if floor >= best else UNSURE


def needed(
    counts: array[int],
    runs: int,
    sets: int,
    run_min: int,
    set_min: int,
    apart: int,
    each: int,
    work: array[int],
) -> int:
    """The natural cards of which one more lowers `missing`, one bit each; `UNSURE` as there."""
    lack = missing(counts, runs, sets, run_min, set_min, apart, each, work)
    if lack <= 0:
        return lack
    found = 0
    for card in range(JOKERS):
        counts[card] += 1
        less = missing_below(counts, runs, sets, run_min, set_min, apart, each, lack, work)
        counts[card] -= 1
        if less == UNSURE:
            return UNSURE
        if less < lack:
            found |= BIT[card]
    return found


def bits(places: int) -> int:
    """How many places they are."""
    return BITS[places]


def read_hand(counts: array[int], work: array[int]) -> None:
    """Writes the natural cards of each rank, and the planes of each suit."""
    for rank in range(13):
        place = BOTH_ACES if rank == 0 else BIT[rank]
        total = 0
        for suit in range(4):
            held = counts[suit * 13 + rank]
            row = ROWS + 3 * suit
            total += held
            if rank == 0:
                work[row] = 0
                work[row + 1] = 0
                work[row + 2] = 0
            if held > 0:
                work[row] |= place
            if held > 1:
                work[row + 1] |= place
            if held > 2:
                work[row + 2] |= place
        work[RANKS + rank] = total


def take(row: int, used: int, depth: int, work: array[int]) -> None:
    """Takes one copy of each card at the places ``used`` for the run of that ``depth``."""
    gone = used | BOTH_ACES if used & BOTH_ACES else used
    first, second, third = work[row], work[row + 1], work[row + 2]
    work[SAVED + 3 * depth] = first
    work[SAVED + 3 * depth + 1] = second
    work[SAVED + 3 * depth + 2] = third
    work[TAKEN + depth] = used
    work[row] = (first & ~gone) | (second & gone)
    work[row + 1] = (second & ~gone) | (third & gone)
    work[row + 2] = third & ~gone


def give_back(row: int, depth: int, work: array[int]) -> None:
    """Undoes `take`."""
    work[row] = work[SAVED + 3 * depth]
    work[row + 1] = work[SAVED + 3 * depth + 1]
    work[row + 2] = work[SAVED + 3 * depth + 2]


def ranks_after(runs: int, work: array[int]) -> None:
    """Writes the cards of each rank (`TRIAL`) that the runs taken leave."""
    for rank in range(13):
        work[TRIAL + rank] = work[RANKS + rank]
    for i in range(runs):
        used = work[TAKEN + i]
        place = 0
        while used:
            if used & 1:
                work[TRIAL + (place if place < 13 else 0)] -= 1
            used >>= 1
            place += 1


def _ranks_held(work: array[int]) -> int:
    """Ranks that are left."""
    held = 0
    for rank in range(13):
        if work[TRIAL + rank] != 0:
            held += 1
    return held


def _set_cover(ranks: int, sets: int, set_min: int, each: int, work: array[int]) -> int:
    """Most natural cards in ``sets`` sets of least size, ``each`` of them at most of one rank.

    ``ranks``: where the cards of each rank stand in the buffer.
    """
    if sets == 0:
        return 0
    for size in range(set_min + 1):
        work[TALLY + size] = 0
    for rank in range(13):
        held = work[ranks + rank]
        more = each
        while held >= set_min and more > 0:
            work[TALLY + set_min] += 1
            held -= set_min
            more -= 1
        if more > 0:
            work[TALLY + held] += 1
    cover = 0
    size = set_min
    while sets > 0 and size > 0:
        taken = min(sets, work[TALLY + size])
        cover += taken * size
        sets -= taken
        size -= 1
    return cover


def _find_windows(run_min: int, work: array[int]) -> int:
    """Writes all runs of least length, most cards held first, then by suit and place; how many.

    Each is ``cards held << 8 | suit << 4 | first place``.
    """
    places = PLACES - run_min + 1
    full = BIT[run_min] - 1
    for cover in range(run_min + 1):
        work[TALLY + cover] = 0
    for suit in range(4):
        held = work[ROWS + 3 * suit]
        for start in range(places):
            work[TALLY + bits(held >> start & full)] += 1
    total = 0
    for less in range(run_min + 1):
        many = work[TALLY + run_min - less]
        work[TALLY + run_min - less] = total
        total += many
    for suit in range(4):
        held = work[ROWS + 3 * suit]
        for start in range(places):
            cards = bits(held >> start & full)
            i = work[TALLY + cards]
            work[TALLY + cards] = i + 1
            work[WINDOWS + i] = cards << 8 | suit << 4 | start
    return total


def _fits(window: int, depth: int, apart: int, work: array[int]) -> bool:
    """Whether a run of the window is far enough from the runs of its suit taken before."""
    for other in range(depth):
        taken = work[WINDOWS + work[AT + other] - 1]
        if window >> 4 & 15 == taken >> 4 & 15 and abs((window & 15) - (taken & 15)) < apart:
            return False
    return True
