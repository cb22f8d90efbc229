"""The best way of going down, fast and exact: `contract_laydown`, and what hides from it.

That search lets runs take every card that they can. Exchanging a joker of a run with the card that
belongs there is indeed as good, whether that card stays in hand or lies in another meld, unless it
is the only natural card of its meld, the *lone* card of a set (or run) full of jokers. And where
the best lay-down leaves a natural card in hand, that one can take the lone card's place. So only
one thing can hide: a lay-down of all natural cards in which some are lone. Each lone card in
question needs ``set_min`` jokers (``run_min``), one of them in the other run.
"""

from __future__ import annotations

from array import array

from openrummy.core.solvers import contract, contract_laydown, contract_melds
from openrummy.core.solvers.contract_tables import (
    BIT,
    JOKERS,
    LEFT,
    MOST_RUNS,
    MOST_SETS,
    PLACES,
    ROWS,
    SUIT_SHIFT,
)
from openrummy.core.solvers.opening_tables import MOST_COPIES, SET


def is_in_reach(counts: array[int], runs: int, sets: int) -> bool:
    """Whether `best` can answer: few melds, copies and jokers, and place for spare jokers."""
    if runs > MOST_RUNS or sets > MOST_SETS:
        return False
    cards = 0
    for i in range(JOKERS + 1):
        if counts[i] > MOST_COPIES:
            return False
        cards += counts[i]
    return sets > 0 or cards <= PLACES * runs


def is_sure(
    counts: array[int], runs: int, sets: int, run_min: int, set_min: int, work: array[int]
) -> bool:
    """Whether nothing is better than what `best` finds: no run of 14 cards, one lone card at most.

    (What lays every card is the best in any case.)
    """
    if runs == 0:
        return True
    jokers = counts[JOKERS]
    if (sets > 0 and jokers >= 2 * set_min) or (runs > 1 and jokers >= 2 * run_min):
        return False
    contract.read_hand(counts, work)
    for suit in range(4):
        if contract.bits(work[ROWS + 3 * suit]) + jokers >= PLACES:
            return False
    return True


def best(
    counts: array[int],
    runs: int,
    sets: int,
    run_min: int,
    set_min: int,
    worth: array[int],
    work: array[int],
    laid: array[int],
) -> int:
    """The most worth of natural cards that a lay-down lays, -1 when none is found.

    Writes its ``runs + sets`` melds to ``laid`` (`LAID` words), the runs first: shapes of
    `opening_shapes`. ``worth``: as `contract_laydown.fill_worth` wrote it; ``work``: a buffer of
    `LAY_DOWN_WORK` words. Only for hands that are `is_in_reach`, and certain only where `is_sure`.
    """
    jokers = counts[JOKERS]
    found = contract_laydown.search(counts, runs, sets, run_min, set_min, -1, worth, work, laid)
    if runs == 0 or jokers < min(run_min, set_min):
        return found
    everything = contract_laydown.worth_held(counts, worth)
    if (
        found < everything
        and sets > 0
        and jokers >= set_min
        and _lone(counts, runs, sets, run_min, set_min, 1, worth, work, laid)
    ) or (
        found < everything
        and runs > 1
        and jokers >= run_min
        and _lone(counts, runs, sets, run_min, set_min, 0, worth, work, laid)
    ):
        return everything
    return found


def _lone(
    counts: array[int],
    runs: int,
    sets: int,
    run_min: int,
    set_min: int,
    in_set: int,
    worth: array[int],
    work: array[int],
    laid: array[int],
) -> bool:
    """Whether all natural cards can be laid, one of them alone in a set (1) or in a run (0).

    Then its melds are written to ``laid``.
    """
    wild = set_min - 1 if in_set else run_min - 1
    done = 0
    counts[JOKERS] -= wild
    for card in range(JOKERS):
        if counts[card] > 0:
            counts[card] -= 1
            rest = contract_laydown.worth_held(counts, worth)
            more = contract_laydown.search(
                counts,
                runs - 1 + in_set,
                sets - in_set,
                run_min,
                set_min,
                rest - 1,
                worth,
                work,
                laid,
            )
            counts[card] += 1
            if more == rest:
                done = 1
                if in_set:
                    _add_set(card, wild, runs + sets, work, laid)
                else:
                    _add_run(card, run_min, runs, sets, work, laid)
                break
    counts[JOKERS] += wild
    return done == 1


def _add_set(card: int, wild: int, melds: int, work: array[int], laid: array[int]) -> None:
    """Writes the set of a lone card as the last meld; the jokers still left are in it too."""
    shape = SET | wild + work[LEFT + JOKERS]
    laid[melds - 1] = shape | card % 13 << 4 | BIT[8 + 4 * (card // 13)]


def _add_run(
    card: int, run_min: int, runs: int, sets: int, work: array[int], laid: array[int]
) -> None:
    """Writes the run of a lone card as the last of the runs."""
    for i in range(sets):
        laid[runs + sets - 1 - i] = laid[runs + sets - 2 - i]
    start = min(card % 13, PLACES - run_min)
    places = (BIT[run_min] - 1) << start
    key = card // 13 << SUIT_SHIFT | places
    laid[runs - 1] = contract_melds.run_shape(key, places ^ BIT[card % 13], work)
