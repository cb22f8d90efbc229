"""What one place or one rank can add to a lay-down: the small steps of `contract_general`.

A run that is still growing is a tuple of five numbers, kept only as exactly as the limits ask, so
that runs that differ in nothing that matters are one: length, jokers, natural cards, whether its
last card is a joker, whether it begins with a low ace. A card that the hand lacks and must still
get is *bought*; it counts as a natural card.
"""

from __future__ import annotations

from typing import NamedTuple

from openrummy.core.cards import ACE_HIGH
from openrummy.core.limits import NO_LIMIT, Contract, MeldLimits

GrowingRun = tuple[int, int, int, int, int]
NEW_RUN: GrowingRun = (0, 0, 0, 0, 0)
ALL_SUITS = 15

NATURAL, JOKER, BOUGHT, CLOSE = range(4)
Move = tuple[GrowingRun, int, GrowingRun]
"""A run, what becomes of it at a place, the run after that."""


class RunWay(NamedTuple):
    """One way for the runs of a suit to go on at a place."""

    runs: tuple[GrowingRun, ...]
    naturals: int
    jokers: int
    bought: int
    left: int
    """Runs of the contract still to be closed."""
    moves: tuple[Move, ...]


class LaidSet(NamedTuple):
    """The suits of a set's natural cards, and its jokers."""

    suits: tuple[int, ...]
    jokers: int


class SetWay(NamedTuple):
    """One way to lay the sets of a rank."""

    jokers: int
    bought: int
    left: int
    """Sets of the contract still to be laid."""
    bought_suits: int
    """The suits (bits) that a bought card may have."""
    sets: tuple[LaidSet, ...]

    @property
    def naturals(self) -> int:
        """How many natural cards are laid."""
        return sum(len(laid.suits) for laid in self.sets)


class Ways:
    """The steps that limits and contract allow; ``buying`` when lacking cards may be bought."""

    def __init__(self, limits: MeldLimits, contract: Contract, buying: bool) -> None:
        self.limits = limits
        self.contract = contract
        self.extra = contract.extra_melds and not buying
        self.counts_jokers = limits.max_jokers < NO_LIMIT or limits.joker_share != "any"
        self.counts_naturals = NO_LIMIT if limits.joker_share != "any" else limits.min_naturals
        # A longer run lacks fewer cards only where its jokers need more naturals beside them.
        growth_helps = not buying or limits.joker_share != "any" or limits.min_naturals > 1
        self.longer = contract.longer_melds and growth_helps
        self.run_least = min(contract.run_min, limits.run_min) if self.extra else contract.run_min
        self.run_most = limits.run_max if self.longer or self.extra else contract.run_min
        self.set_most = self._set_most(buying)
        self.run_cap = self._run_cap()
        self._run_ways: dict[tuple[object, ...], list[RunWay]] = {}
        self._set_ways: dict[tuple[object, ...], list[SetWay]] = {}

    def _set_most(self, buying: bool) -> int:
        limits = self.limits
        most = min(limits.set_max, 4) if limits.distinct_suits else limits.set_max
        if buying:
            return min(most, max(self.contract.set_min, limits.min_naturals))
        return most if self.contract.longer_melds or self.extra else self.contract.set_min

    def _run_cap(self) -> int:
        """The length from which on longer runs are all alike."""
        if self.run_most < ACE_HIGH + 1:
            return self.run_most
        told_apart = self.contract.run_min + (0 if self.longer else 1)
        return max(told_apart, self.limits.run_min) if self.extra else told_apart

    def after_run(self, run: GrowingRun, left: int) -> int:
        """Runs of the contract left when ``run`` is closed, -1 if it may not be."""
        length, jokers, naturals = run[:3]
        if not naturals_suffice(naturals, jokers, self.limits):
            return -1
        return self._counted(length, self.contract.run_min, self.limits.run_min, left)

    def _counted(self, size: int, contract_size: int, extra_size: int, left: int) -> int:
        fits = size >= contract_size if self.contract.longer_melds else size == contract_size
        if fits and left:
            return left - 1
        return left if self.extra and size >= extra_size else -1

    def grown(self, run: GrowingRun, joker: bool, place: int) -> GrowingRun | None:
        """The run with a card more at ``place``; None where that breaks a limit for good."""
        length, jokers, naturals, last, low = run
        if joker and (jokers >= self.limits.max_jokers or last):
            return None
        if place == ACE_HIGH and low:
            return None
        if length >= self.run_most:
            return None
        return (
            min(length + 1, self.run_cap),
            jokers + 1 if joker and self.counts_jokers else jokers,
            naturals if joker else min(naturals + 1, self.counts_naturals),
            int(joker and not self.limits.adjacent_jokers),
            low or int(place == 0 and not self.limits.ace_both_ends),
        )

    def run_ways(
        self,
        runs: tuple[GrowingRun, ...],
        have: tuple[int, int, int],
        starts: int,
        left: int,
        place: int,
    ) -> list[RunWay]:
        """Every way for ``runs`` to close or go on, and for at most ``starts`` new ones to begin.

        ``have``: natural cards of this place, jokers, and cards that may be bought.
        """
        edge = place if place in (0, ACE_HIGH) else 1
        key = (runs, have, starts, left, edge)
        if key not in self._run_ways:
            self._run_ways[key] = self._find_run_ways(runs, have, starts, left, place)
        return self._run_ways[key]

    def _find_run_ways(
        self,
        runs: tuple[GrowingRun, ...],
        have: tuple[int, int, int],
        starts: int,
        left: int,
        place: int,
    ) -> list[RunWay]:
        ways = [RunWay((), 0, 0, 0, left, ())]
        for run in runs:
            closed = [
                way._replace(left=after, moves=(*way.moves, (run, CLOSE, run)))
                for way in ways
                if (after := self.after_run(run, way.left)) >= 0
            ]
            ways = _distinct(closed + self._goes_on(ways, run, have, place))
        begun = ways
        for _ in range(starts):
            begun = _distinct(self._goes_on(begun, NEW_RUN, have, place))
            if not begun:
                break
            ways = ways + begun
        # A card that is held need not be bought.
        return _distinct([way for way in ways if not way.bought or way.naturals == have[0]])

    def _goes_on(
        self, ways: list[RunWay], run: GrowingRun, have: tuple[int, int, int], place: int
    ) -> list[RunWay]:
        found = []
        for card in (NATURAL, JOKER, BOUGHT):
            grown = self.grown(run, card == JOKER, place)
            if grown is None:
                continue
            for way in ways:
                used = [way.naturals, way.jokers, way.bought]
                used[card] += 1
                if used[card] <= have[card]:
                    after = tuple(sorted((*way.runs, grown)))
                    moves = (*way.moves, (run, card, grown))
                    found.append(RunWay(after, used[0], used[1], used[2], way.left, moves))
        return found

    def set_ways(self, free: tuple[int, ...], jokers: int, buys: int, left: int) -> list[SetWay]:
        """Every way to lay sets of one rank from ``free`` (suits, the first to be laid first)."""
        key = (free, jokers, buys, left)
        if key not in self._set_ways:
            self._set_ways[key] = self._find_set_ways(free, jokers, buys, left)
        return self._set_ways[key]

    def _find_set_ways(
        self, free: tuple[int, ...], jokers: int, buys: int, left: int
    ) -> list[SetWay]:
        found: dict[tuple[object, ...], SetWay] = {}
        most_sets = len(free) + buys if self.contract.same_rank_sets else 1
        stage = [(free, SetWay(0, 0, left, 0, ()))]
        for _ in range(most_sets + 1):
            fresh: dict[tuple[object, ...], tuple[tuple[int, ...], SetWay]] = {}
            for cards, way in stage:
                key = (cards, way.jokers, way.bought, way.left)
                if key in fresh:
                    suits = fresh[key][1].bought_suits | way.bought_suits
                    fresh[key] = (cards, fresh[key][1]._replace(bought_suits=suits))
                elif key not in found:
                    fresh[key] = (cards, way)
            found |= {key: way for key, (_, way) in fresh.items()}
            stage = [
                more
                for cards, way in fresh.values()
                for more in self._one_more_set(cards, way, jokers, buys)
                if len(more[1].sets) <= most_sets
            ]
        return list(found.values())

    def _one_more_set(
        self, cards: tuple[int, ...], way: SetWay, jokers: int, buys: int
    ) -> list[tuple[tuple[int, ...], SetWay]]:
        found = []
        for suits in self._choices(cards):
            rest = list(cards)
            for suit in suits:
                rest.remove(suit)
            lacking = ALL_SUITS
            if self.limits.distinct_suits:
                lacking &= ~sum(1 << suit for suit in suits)
            for bought in range(buys - way.bought + 1):
                naturals = len(suits) + bought
                for wild in range(min(jokers - way.jokers, self.set_most - naturals) + 1):
                    left = self._after_set(naturals, wild, way.left)
                    if left >= 0:
                        mask = way.bought_suits | (lacking if bought else 0)
                        laid = (*way.sets, LaidSet(suits, wild))
                        total = SetWay(way.jokers + wild, way.bought + bought, left, mask, laid)
                        found.append((tuple(rest), total))
        return found

    def _choices(self, cards: tuple[int, ...]) -> list[tuple[int, ...]]:
        """The natural cards that one set may take."""
        if not self.limits.distinct_suits:
            return [cards[:size] for size in range(min(len(cards), self.set_most) + 1)]
        held = sorted(set(cards))
        return [
            tuple(suit for i, suit in enumerate(held) if bits >> i & 1)
            for bits in range(1 << len(held))
        ]

    def _after_set(self, naturals: int, jokers: int, left: int) -> int:
        size = naturals + jokers
        if size > self.set_most or not naturals_suffice(naturals, jokers, self.limits):
            return -1
        return self._counted(size, self.contract.set_min, self.limits.set_min, left)


def naturals_suffice(naturals: int, jokers: int, limits: MeldLimits) -> bool:
    """Whether a meld has natural cards enough for its jokers, and none too many jokers."""
    if naturals < limits.min_naturals or jokers > limits.max_jokers:
        return False
    if limits.joker_share == "naturals_majority":
        return naturals > jokers
    return limits.joker_share == "any" or naturals >= jokers


def _distinct(ways: list[RunWay]) -> list[RunWay]:
    """The ways less those that come to the same."""
    return list({way[:5]: way for way in ways}.values())
