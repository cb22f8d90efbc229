"""The contract solver against CP-SAT, which is told the rules and nothing about how to search."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations
from typing import Any

import pytest

from openrummy.core.cards import FACES, JOKER, Card
from openrummy.core.limits import NO_LIMIT, Contract, MeldLimits
from openrummy.core.solvers.contract_cards import best_lay_down, missing
from tests.solvers.contract_hands import (
    CONTRACTS,
    JIMMY,
    POINTS,
    check_lay_down,
    laid_points,
    random_hand,
    random_rules,
)

pytestmark = pytest.mark.oracle

CELLS = [(suit, place) for suit in range(4) for place in range(14)]
MOST_EXTRA = 3
"""Further melds of each kind: more never fit into the hands of these tests."""


class Model:
    """One hand, contract and limits, as constraints."""

    def __init__(
        self, cards: Sequence[Card], contract: Contract, limits: MeldLimits, buying: bool
    ) -> None:
        from ortools.sat.python import cp_model

        self.cp = cp_model
        self.model: Any = cp_model.CpModel()
        self.held = Counter(cards)
        self.contract, self.limits, self.buying = contract, limits, buying
        self.used: dict[Card, list[Any]] = {card: [] for card in (*FACES, JOKER)}
        self.bought: list[Any] = []
        self.runs: list[dict[tuple[int, int], Any]] = []
        self.sets: list[list[Any]] = []
        extra = MOST_EXTRA if contract.extra_melds and not buying else 0
        for i in range(contract.runs + extra):
            self.add_run(i >= contract.runs)
        for i in range(contract.sets + extra):
            self.add_set(i >= contract.sets)
        for one, two in combinations(self.runs, 2):
            self.keep_apart(one, two)
        if not contract.same_rank_sets:
            for of_rank in zip(*self.sets, strict=True):
                self.model.add(sum(of_rank) <= 1)
        for card, uses in self.used.items():
            self.model.add(sum(uses) <= self.held[card])

    def flag(self) -> Any:
        return self.model.new_bool_var("")

    def count(self, most: int) -> Any:
        return self.model.new_int_var(0, most, "")

    def there(self, extra: bool) -> Any:
        return self.flag() if extra else 1

    def sized(self, size: Any, there: Any, extra: bool, least: int, most: int) -> None:
        if not extra and not self.contract.longer_melds:
            most = least
        self.model.add(size <= most * there)
        self.model.add(size >= least * there)

    def joker_limits(self, naturals: Any, jokers: Any, there: Any) -> None:
        limits = self.limits
        self.model.add(naturals >= limits.min_naturals * there)
        self.model.add(jokers <= limits.max_jokers)
        if limits.joker_share != "any":
            more = limits.joker_share == "naturals_majority"
            self.model.add(naturals >= jokers + (there if more else 0))

    def add_run(self, extra: bool) -> None:
        there = self.there(extra)
        natural = {cell: self.flag() for cell in CELLS}
        joker = {cell: self.flag() for cell in CELLS}
        bought = {cell: self.flag() for cell in CELLS}
        filled = {cell: self.flag() for cell in CELLS}
        begins = {cell: self.flag() for cell in CELLS}
        self.model.add(sum(begins.values()) == there)
        for suit, place in CELLS:
            here = (suit, place)
            self.model.add(natural[here] + joker[here] + bought[here] == filled[here])
            before = filled[suit, place - 1] if place else 0
            self.model.add(filled[here] - before <= begins[here])
            if place and not self.limits.adjacent_jokers:
                self.model.add(joker[here] + joker[suit, place - 1] <= 1)
            if place == 13 and not self.limits.ace_high:
                self.model.add(filled[here] == 0)
            if place == 13 and not self.limits.ace_both_ends:
                self.model.add(filled[here] + filled[suit, 0] <= 1)
            self.used[FACES[suit * 13 + place % 13]].append(natural[here])
        length = sum(filled.values())
        least = self.limits.run_min if extra else self.contract.run_min
        self.sized(length, there, extra, least, self.limits.run_max)
        naturals = sum(natural.values()) + sum(bought.values())
        self.joker_limits(naturals, sum(joker.values()), there)
        self.used[JOKER] += joker.values()
        self.bought += bought.values()
        self.runs.append(filled)

    def add_set(self, extra: bool) -> None:
        there = self.there(extra)
        of_rank = [self.flag() for _ in range(13)]
        self.model.add(sum(of_rank) == there)
        size = 0
        for card in FACES:
            most = 1 if self.limits.distinct_suits else self.held[card]
            laid = self.count(most)
            self.model.add(laid <= most * of_rank[FACES.index(card) % 13])
            self.used[card].append(laid)
            size += laid
        jokers, bought = self.count(8), self.count(6)
        self.used[JOKER].append(jokers)
        self.bought.append(bought)
        self.joker_limits(size + bought, jokers, there)
        least = self.limits.set_min if extra else self.contract.set_min
        most = min(self.limits.set_max, 4 if self.limits.distinct_suits else NO_LIMIT)
        self.sized(size + jokers + bought, there, extra, least, most)
        self.sets.append(of_rank)

    def keep_apart(self, one: dict[tuple[int, int], Any], two: dict[tuple[int, int], Any]) -> None:
        if self.contract.same_suit_runs == "any":
            return
        near = 99 if self.contract.same_suit_runs == "different_suits" else 0
        near = near or self.contract.same_suit_gap
        for suit in range(4):
            for p in range(14):
                for q in range(14):
                    if abs(p - q) <= near:
                        self.model.add(one[suit, p] + two[suit, q] <= 1)

    def solve(self) -> int | None:
        """Fewest bought cards, or most points laid without any; None when there is no way."""
        if self.buying:
            self.model.minimize(sum(self.bought))
        else:
            self.model.add(sum(self.bought) == 0)
            self.model.maximize(sum(POINTS[card] * sum(self.used[card]) for card in self.used))
        solver = self.cp.CpSolver()
        solver.parameters.num_workers = 1
        status = solver.solve(self.model)
        if status == self.cp.INFEASIBLE:
            return None
        assert status == self.cp.OPTIMAL
        found: int = round(solver.objective_value)
        return found


def compare(cards: Sequence[Card], contract: Contract, limits: MeldLimits) -> bool:
    """Asserts that both say the same; whether the contract could be laid."""
    expected = Model(cards, contract, limits, buying=True).solve()
    if expected is None:
        with pytest.raises(ValueError, match="no cards complete"):
            missing(cards, contract, limits)
        return False
    assert missing(cards, contract, limits) == expected, (cards, contract, limits)
    melds = best_lay_down(cards, contract, limits, POINTS)
    most = Model(cards, contract, limits, buying=False).solve() if expected == 0 else None
    assert laid_points(melds, POINTS) == most, (cards, contract, limits, melds)
    if melds is not None:
        check_lay_down(melds, cards, contract, limits)
    return melds is not None


@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize("contract", CONTRACTS)
def test_common_rules(contract: Contract, seed: int) -> None:
    rnd = random.Random(f"{seed} {contract}")
    laid = 0
    for _ in range(30):
        jokers = rnd.randint(0, 6)
        laid += compare(random_hand(rnd, rnd.randint(11, 20), jokers), contract, JIMMY)
    assert laid


VARIANTS: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "gap": ({}, {"same_suit_runs": "gap", "same_suit_gap": 2}),
    "strict": ({}, {"same_suit_runs": "gap", "same_suit_gap": 2, "same_rank_sets": False}),
    "different suits": ({}, {"same_suit_runs": "different_suits"}),
    "one joker a meld": ({"max_jokers": 1}, {}),
    "two jokers, apart": ({"max_jokers": 2, "adjacent_jokers": False}, {}),
    "naturals in majority": ({"joker_share": "naturals_majority"}, {}),
    "two naturals": ({"min_naturals": 2}, {}),
    "distinct suits": ({"distinct_suits": True, "set_max": 4}, {}),
    "short melds": ({"run_max": 5, "set_max": 4}, {}),
    "least melds": ({}, {"longer_melds": False}),
    "extra melds": ({}, {"extra_melds": True}),
    "least and extra melds": ({}, {"longer_melds": False, "extra_melds": True}),
    "low aces": ({"ace_high": False}, {}),
}


@pytest.mark.parametrize("name", VARIANTS)
def test_options(name: str) -> None:
    limits_with, contract_with = VARIANTS[name]
    rnd = random.Random(name)
    for contract in CONTRACTS:
        for _ in range(6):
            most = 16 if contract_with.get("extra_melds") else 18
            cards = random_hand(rnd, rnd.randint(11, most), rnd.randint(0, 5))
            compare(cards, replace(contract, **contract_with), replace(JIMMY, **limits_with))


@pytest.mark.parametrize("seed", range(4))
def test_options_together(seed: int) -> None:
    rnd = random.Random(seed)
    for _ in range(40):
        contract, limits = random_rules(rnd)
        most = 12 if contract.extra_melds else 16
        compare(random_hand(rnd, rnd.randint(8, most), rnd.randint(0, 4)), contract, limits)
