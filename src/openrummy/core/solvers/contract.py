"""What a hand lacks for its contract, fast: whole numbers, lists and loops, for the common rules.

A hand is a list of 53 counts (`cards.number`; the jokers come last). The common rules: an ace may
stand at either end of a run, sets may repeat suits, a meld needs one natural card, and nothing else
limits its jokers (rules J3, J4, J19, J20). A contract is passed as six numbers:

- ``runs``, ``sets``, ``run_min``, ``set_min``: how many, and of how many cards at least;
- ``apart``: how far the first places of two runs of one suit must differ (rule J35);
- ``each``: how many sets of one rank there may be (rule J36).

`contract_general` knows all other rules, and answers where these functions are `UNSURE`. The best
lay-down is in `contract_laydown`.
"""

from __future__ import annotations

PLACES = 14
ALL_PLACES = (1 << PLACES) - 1
BOTH_ACES = 1 | 1 << 13
BITS = [bits.bit_count() for bits in range(1 << PLACES)]
UNSURE = -1
MOST_RUNS = 3


def planes(counts: list[int], suit: int) -> list[int]:
    """The places of a suit of which at least one, two, three copies are held, as bits."""
    found = [0, 0, 0]
    for rank in range(13):
        held = min(counts[suit * 13 + rank], 3)
        places = BOTH_ACES if rank == 0 else 1 << rank
        for i in range(held):
            found[i] |= places
    return found


def take(rows: list[int], at: int, used: int) -> None:
    """Takes one copy of each card at the places ``used`` out of the planes from ``at`` on."""
    gone = used | BOTH_ACES if used & BOTH_ACES else used
    rows[at] = (rows[at] & ~gone) | (rows[at + 1] & gone)
    rows[at + 1] = (rows[at + 1] & ~gone) | (rows[at + 2] & gone)
    rows[at + 2] &= ~gone


def rank_counts(counts: list[int]) -> list[int]:
    """Natural cards of each rank."""
    return [counts[r] + counts[r + 13] + counts[r + 26] + counts[r + 39] for r in range(13)]


def set_cover(ranks: list[int], sets: int, set_min: int, each: int) -> int:
    """Most natural cards in ``sets`` sets of least size, ``each`` of them at most of one rank."""
    sizes = [0] * (set_min + 1)
    for held in ranks:
        more = each
        while held >= set_min and more:
            sizes[set_min] += 1
            held -= set_min
            more -= 1
        if more:
            sizes[held] += 1
    cover = 0
    size = set_min
    while sets and size:
        taken = min(sets, sizes[size])
        cover += taken * size
        sets -= taken
        size -= 1
    return cover


def missing(
    counts: list[int], runs: int, sets: int, run_min: int, set_min: int, apart: int, each: int
) -> int:
    """Fewest further cards that complete the contract; `UNSURE` where the fast search cannot tell.

    At most `MOST_RUNS` runs, and 13 sets.
    """
    most = runs * run_min + sets * set_min + 1
    return missing_below(counts, runs, sets, run_min, set_min, apart, each, most)


def missing_below(
    counts: list[int],
    runs: int,
    sets: int,
    run_min: int,
    set_min: int,
    apart: int,
    each: int,
    best: int,
) -> int:
    """The same, but ``best`` where at least that many are missing: quicker than the exact number.

    A branch and bound over the windows of least length, those that hold most cards first. A run
    takes every card that it can, which costs a set no more than it saves; so the answer is sure
    unless some meld is left without a natural card (``floor`` forgets that melds need one).
    """
    jokers = counts[52]
    ranks = rank_counts(counts)
    rows: list[int] = []
    for suit in range(4):
        rows += planes(counts, suit)
    window_suit, window_start, window_cover = windows(rows, run_min)
    last = len(window_suit)
    wanted = runs * run_min + sets * set_min - jokers
    sets_most = set_cover(ranks, sets, set_min, each)
    at = [0] * (runs + 1)
    cover = [0] * (runs + 1)
    empty = [0] * (runs + 1)
    saved = [0] * (3 * runs + 3)
    taken = [0] * (runs + 1)
    floor = best
    depth = 0
    while depth >= 0:
        if depth == runs:
            for i in range(runs):
                change_ranks(ranks, taken[i], -1)
            laid = set_cover(ranks, sets, set_min, each)
            # Sets of one rank can share its cards out.
            filled = laid if each > 1 else 13 - ranks.count(0)
            for i in range(runs):
                change_ranks(ranks, taken[i], 1)
            lack = max(0, wanted - cover[depth] - laid)
            floor = min(floor, lack)
            best = min(best, max(lack, empty[depth] + max(0, sets - filled)))
            if best == 0:
                return 0
        else:
            i = at[depth]
            if i < last:
                hope = wanted - cover[depth] - sets_most - (runs - depth) * window_cover[i]
                if hope < best:
                    at[depth] = i + 1
                    fits = True
                    for other in range(depth):
                        j = at[other] - 1
                        if window_suit[i] == window_suit[j]:
                            fits = fits and abs(window_start[i] - window_start[j]) >= apart
                    if fits:
                        row = 3 * window_suit[i]
                        used = ((1 << run_min) - 1) << window_start[i] & rows[row]
                        saved[3 * depth : 3 * depth + 3] = rows[row : row + 3]
                        taken[depth] = used
                        take(rows, row, used)
                        depth += 1
                        at[depth] = i
                        cover[depth] = cover[depth - 1] + BITS[used]
                        empty[depth] = empty[depth - 1] + (0 if used else 1)
                    continue
        depth -= 1
        if depth >= 0:
            row = 3 * window_suit[at[depth] - 1]
            rows[row : row + 3] = saved[3 * depth : 3 * depth + 3]
    return best if floor >= best else UNSURE


def windows(rows: list[int], run_min: int) -> tuple[list[int], list[int], list[int]]:
    """Suits, first places and held cards of all runs of least length, most cards first."""
    found = []
    for suit in range(4):
        held = rows[3 * suit]
        for start in range(PLACES - run_min + 1):
            mask = ((1 << run_min) - 1) << start
            found.append((-BITS[held & mask], suit, start))
    found.sort()
    return [f[1] for f in found], [f[2] for f in found], [-f[0] for f in found]


def change_ranks(ranks: list[int], used: int, by: int) -> None:
    """Adds ``by`` to the rank of every place used."""
    place = 0
    while used:
        if used & 1:
            ranks[place % 13] += by
        used >>= 1
        place += 1


def needed(
    counts: list[int], runs: int, sets: int, run_min: int, set_min: int, apart: int, each: int
) -> list[int] | None:
    """The natural cards of which one more lowers `missing`; None where that is unsure."""
    lack = missing(counts, runs, sets, run_min, set_min, apart, each)
    found = []
    for card in range(52 if lack > 0 else 0):
        counts[card] += 1
        less = missing_below(counts, runs, sets, run_min, set_min, apart, each, lack)
        counts[card] -= 1
        if less == UNSURE:
            return None
        if less < lack:
            found.append(card)
    return None if lack == UNSURE else found
