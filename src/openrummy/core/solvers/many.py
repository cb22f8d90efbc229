"""The solvers for many hands in one call, by numbers: the loops of `batches`.

Hands of gin are 52-bit integers, others stand one behind the other, 53 counts each. All buffers
belong to the caller; nothing is checked but by the functions that say so.
"""

from __future__ import annotations

from array import array

from openrummy.core.solvers import contract, gin, opening, opening_worth
from openrummy.core.solvers.contract_tables import JOKERS
from openrummy.core.solvers.gin_tables import FULL
from openrummy.core.solvers.opening_tables import MOST_COPIES


def first_bad_hand(hands: array[int], number: int, most: int) -> int:
    """The first that is no hand of gin or has more than ``most`` cards, -1 for none."""
    for i in range(number):
        if hands[i] < 0 or hands[i] > FULL or gin.size(hands[i]) > most:
            return i
    return -1


def first_bad_counts(hands: array[int], number: int, most: int) -> int:
    """The first with a count out of range or more than ``most`` cards, -1 for none."""
    for i in range(number):
        cards = 0
        for j in range(i * (JOKERS + 1), (i + 1) * (JOKERS + 1)):
            if hands[j] < 0 or hands[j] > MOST_COPIES:
                return i
            cards += hands[j]
        if cards > most:
            return i
    return -1


def arrange(hands: array[int], number: int, out: array[int]) -> None:
    """`gin.arrange` for each hand."""
    for i in range(number):
        out[i] = gin.arrange(hands[i])


def missing(
    hands: array[int],
    number: int,
    runs: int,
    sets: int,
    run_min: int,
    set_min: int,
    apart: int,
    each: int,
    counts: array[int],
    work: array[int],
    out: array[int],
) -> None:
    """`contract.missing` for each hand."""
    for i in range(number):
        _copy(hands, i, counts)
        out[i] = contract.missing(counts, runs, sets, run_min, set_min, apart, each, work)


def most_points(
    hands: array[int],
    first: int,
    number: int,
    terms: array[int],
    values: array[int],
    penalty: array[int],
    counts: array[int],
    work: array[int],
    room: int,
    laid: array[int],
    out: array[int],
) -> int:
    """The points of the best opening of each hand from ``first`` on, -1 where there is none.

    Returns ``number``, or the number of a hand for which there is no room.
    """
    for i in range(first, number):
        _copy(hands, i, counts)
        melds = opening.best(counts, terms, values, penalty, work, room, laid)
        if melds < 0:
            return i
        out[i] = opening_worth.points_laid(melds, laid, values, work) if melds > 0 else -1
    return number


def _copy(hands: array[int], number: int, counts: array[int]) -> None:
    """Writes the hand of that number to ``counts``."""
    for i in range(JOKERS + 1):
        counts[i] = hands[number * (JOKERS + 1) + i]
