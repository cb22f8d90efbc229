"""The melds of the fast lay-down, rebuilt from the runs and numbers of sets chosen."""

from __future__ import annotations

from array import array

from openrummy.core.solvers.contract_tables import (
    BIT,
    CHOSEN,
    JOKERS,
    LEFT,
    PLACES,
    SETS_OF,
    SUIT_SHIFT,
    WILD,
)
from openrummy.core.solvers.opening_tables import SET


def rebuild(
    counts: array[int], runs: int, set_min: int, work: array[int], laid: array[int]
) -> None:
    """Writes the melds of the chosen runs and sets, with every joker placed."""
    for card in range(JOKERS + 1):
        work[LEFT + card] = counts[card]
    for i in range(runs):
        work[WILD + i] = _fill_run(work[CHOSEN + i], work)
    melds = runs
    for rank in range(13):
        for more in range(work[SETS_OF + rank] - 1, -1, -1):
            laid[melds] = _set_shape(rank, more, set_min, work)
            melds += 1
    if melds > runs:
        laid[melds - 1] += work[LEFT + JOKERS]
        work[LEFT + JOKERS] = 0
    for i in range(runs):
        laid[i] = run_shape(work[CHOSEN + i], work[WILD + i], work)


def _fill_run(key: int, work: array[int]) -> int:
    """Takes the cards of a run from those left; the places where a joker stands."""
    first = LEFT + (key >> SUIT_SHIFT & 3) * 13
    wild = 0
    for place in range(PLACES):
        if key & BIT[place]:
            card = first + (place if place < 13 else 0)
            if work[card]:
                work[card] -= 1
            else:
                wild |= BIT[place]
                work[LEFT + JOKERS] -= 1
    return wild


def run_shape(key: int, wild: int, work: array[int]) -> int:
    """The run with the spare jokers that fit, at the high end first (rule J17)."""
    first = 0
    while key & BIT[first] == 0:
        first += 1
    end = first
    while end < PLACES and key & BIT[end]:
        end += 1
    while work[LEFT + JOKERS] > 0 and end - first < PLACES:
        work[LEFT + JOKERS] -= 1
        if end < PLACES:
            wild |= BIT[end]
            end += 1
        else:
            first -= 1
            wild |= BIT[first]
    suit = key >> SUIT_SHIFT & 3
    return end - first | first << 4 | suit << 8 | wild >> first << 10


def _set_shape(rank: int, more: int, set_min: int, work: array[int]) -> int:
    """Takes the next set of a rank from the cards left, of which ``more`` further sets are made."""
    size = work[LEFT + rank] - more
    for suit in range(1, 4):
        size += work[LEFT + suit * 13 + rank]
    if more > 0:
        size = min(set_min, size)
    wild = max(0, set_min - size)
    work[LEFT + JOKERS] -= wild
    shape = SET | wild | rank << 4
    for suit in range(4):
        copies = min(size, work[LEFT + suit * 13 + rank])
        size -= copies
        work[LEFT + suit * 13 + rank] -= copies
        shape |= copies << 8 + 4 * suit
    return shape
