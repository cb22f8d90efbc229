"""What the fast contract solver can answer under which rules, worked out once for each."""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from operator import itemgetter

from openrummy.core.cards import ACE_HIGH, FACES, JOKER, Card
from openrummy.core.limits import NO_LIMIT, Contract, MeldLimits
from openrummy.core.solvers import contract_laydown as laydown
from openrummy.core.solvers.contract_tables import (
    MOST_IN_MELD,
    MOST_RUNS,
    MOST_SETS,
    MOST_WORTH,
    PLACES,
    WORTH_WORK,
)
from openrummy.core.solvers.scratch import words

_MOST_PLANS = 512
_points = itemgetter(*FACES, JOKER)


@dataclass(frozen=True, slots=True)
class Plan:
    """A contract and the limits of its melds as the fast solver takes them."""

    contract: Contract
    limits: MeldLimits
    sizes: tuple[int, int, int, int]
    apart: int
    """How far the first places of two runs of one suit must differ (rule J35)."""
    each: int
    """How many sets of one rank there may be (rule J36)."""
    most_jokers: int
    """With up to so many jokers in hand the fast solver knows what is missing; -1: never."""
    never_less: bool
    """Whether no fewer are missing than the fast solver knows."""
    lays: bool
    """Whether it knows the best lay-down."""
    lays_no_less: bool
    """Whether at least none is better than the one that it finds."""


@dataclass(frozen=True, slots=True)
class Worth:
    """What laying each card is worth: by number, and as the fast solver takes it."""

    values: tuple[int, ...]
    table: array[int] | None
    """None where it cannot: points that differ by suit."""


_plans: dict[tuple[int, int], Plan] = {}


def plan_of(contract: Contract, limits: MeldLimits) -> Plan:
    """The plan for a contract; found by identity, since the same few rules are asked for again."""
    key = id(contract), id(limits)
    plan = _plans.get(key)
    if plan is None:
        if len(_plans) >= _MOST_PLANS:
            _plans.clear()
        # A plan holds both, so that no other object can come to have their ids.
        plan = _plans[key] = _planned(contract, limits)
    return plan


def worth_of(values: Mapping[Card, int]) -> Worth:
    """The penalty points of all cards, ``JK`` included."""
    return _worth(_points(values))


@lru_cache(maxsize=64)
def _worth(values: tuple[int, ...]) -> Worth:
    if values[:13] * 4 != values[:52] or max(values) >= MOST_WORTH:
        return Worth(values, None)
    table = words(WORTH_WORK)
    laydown.fill_worth(array("q", values[:13]), table)
    return Worth(values, table)


def _planned(contract: Contract, limits: MeldLimits) -> Plan:
    apart = {
        "any": 0,
        "gap": contract.run_min + contract.same_suit_gap,
        "different_suits": PLACES,
    }
    return Plan(
        contract,
        limits,
        (contract.runs, contract.sets, contract.run_min, contract.set_min),
        apart[contract.same_suit_runs],
        max(1, contract.sets) if contract.same_rank_sets else 1,
        _most_jokers(contract, limits),
        _in_reach(contract, limits) and limits.min_naturals >= 1,
        _lays_commonly(contract, limits),
        _lays_no_less(contract, limits),
    )


def _most_jokers(contract: Contract, limits: MeldLimits) -> int:
    """With how many jokers in hand the fast path knows what is missing, -1 for none.

    Only melds of least size count here, and limits that no meld of that size can reach do not.
    """
    run_min, set_min = contract.run_min, contract.set_min
    free_cards = limits.ace_high and not limits.distinct_suits and limits.min_naturals == 1
    if not (_in_reach(contract, limits) and free_cards):
        return -1
    least, longest = min(run_min, set_min), max(run_min, set_min)
    most = {
        "any": NO_LIMIT,
        "not_more_than_naturals": least // 2,
        "naturals_majority": (least - 1) // 2,
    }[limits.joker_share]
    if longest - 1 > limits.max_jokers:
        most = min(most, limits.max_jokers)
    return most if limits.adjacent_jokers else min(most, 1)


def _in_reach(contract: Contract, limits: MeldLimits) -> bool:
    """Whether the contract is possible, and small enough for the fast solver."""
    possible = contract.run_min <= limits.run_max and contract.set_min <= limits.set_max
    few = contract.runs <= MOST_RUNS and contract.sets <= MOST_SETS
    return possible and few and contract.set_min <= MOST_IN_MELD


def _lays_commonly(contract: Contract, limits: MeldLimits) -> bool:
    """Whether these are the rules of the fast lay-down."""
    common_limits = MeldLimits(
        run_min=limits.run_min,
        run_max=max(limits.run_max, ACE_HIGH + 1),
        set_min=limits.set_min,
        set_max=NO_LIMIT,
        distinct_suits=False,
    )
    common_contract = Contract(
        contract.runs,
        contract.sets,
        contract.run_min,
        contract.set_min,
        same_suit_gap=contract.same_suit_gap,
    )
    return (
        limits == common_limits and contract == common_contract and _lays_no_less(contract, limits)
    )


def _lays_no_less(contract: Contract, limits: MeldLimits) -> bool:
    """Whether no lay-down is better than that of the common rules."""
    few = contract.runs <= MOST_RUNS and contract.set_min <= MOST_IN_MELD
    return few and limits.min_naturals >= 1 and not contract.extra_melds
