"""The sets of the fast lay-down: a small knapsack over the ranks."""

from __future__ import annotations

from array import array

from openrummy.core.solvers.contract_tables import (
    AFTER,
    CHOICES,
    SETS_OF,
    TABLE,
    TRIAL,
    USED_RANKS,
    VALUES,
)


def richest_sets(
    ranks: int, jokers: int, sets: int, set_min: int, worth: array[int], work: array[int]
) -> int:
    """The most worth of exactly ``sets`` sets, -1 for none; ``ranks``: where their cards stand.

    A small knapsack: after each rank, the most worth for every number of sets and jokers. What was
    chosen stays in the buffer for `_trace`.
    """
    width = jokers + 1
    states = (sets + 1) * width
    for state in range(states):
        work[TABLE + state] = -1
    work[TABLE] = 0
    used = 0
    for rank in range(13):
        held = work[ranks + rank]
        if held + jokers < set_min or sets == 0:
            continue
        gain = held * worth[VALUES + rank]
        choice = CHOICES + used * states
        for state in range(states):
            work[AFTER + state] = work[TABLE + state]
            work[choice + state] = 0
        for many in range(1, min(sets, held) + 1):
            wild = max(0, many * set_min - held)
            if wild > jokers:
                break
            step = many * width + wild
            for before in range(sets - many + 1):
                for state in range(before * width, before * width + width - wild):
                    now = work[TABLE + state]
                    if now >= 0 and now + gain > work[AFTER + state + step]:
                        work[AFTER + state + step] = now + gain
                        work[choice + state + step] = many
        for state in range(states):
            work[TABLE + state] = work[AFTER + state]
        work[USED_RANKS + used] = rank
        used += 1
    work[USED_RANKS + 13] = used
    return work[TABLE + _richest_state(width, sets, work)]


def _richest_state(width: int, sets: int, work: array[int]) -> int:
    """The last state of the knapsack that is worth most, of equals the one with fewest jokers."""
    richest = sets * width
    for state in range(sets * width, (sets + 1) * width):
        if work[TABLE + state] > work[TABLE + richest]:
            richest = state
    return richest


def trace(jokers: int, sets: int, set_min: int, work: array[int]) -> None:
    """Reads the last knapsack, of so many ``jokers`` and `TRIAL`, back into `SETS_OF`."""
    width = jokers + 1
    state = _richest_state(width, sets, work)
    for rank in range(13):
        work[SETS_OF + rank] = 0
    for i in range(work[USED_RANKS + 13] - 1, -1, -1):
        many = work[CHOICES + i * (sets + 1) * width + state]
        rank = work[USED_RANKS + i]
        work[SETS_OF + rank] = many
        if many:
            state -= many * width + max(0, many * set_min - work[TRIAL + rank])
