"""What a hand lacks at least for the rest of its contract: how `contract_sweep` gives up early."""

from __future__ import annotations

from typing import NamedTuple

from openrummy.core.limits import NO_LIMIT, Contract
from openrummy.core.solvers.contract_ways import GrowingRun

SUITS = range(4)
NEVER = NO_LIMIT


class Hand(NamedTuple):
    """Copies of each natural card (``counts[suit][rank]``) and the number of jokers."""

    counts: tuple[tuple[int, ...], ...]
    jokers: int

    @property
    def size(self) -> int:
        """Cards in hand."""
        return sum(map(sum, self.counts)) + self.jokers


class Outlook:
    """Lower bounds on the cards that runs and sets lack from a place on (the last is ``last``)."""

    def __init__(self, hand: Hand, contract: Contract, last: int) -> None:
        self._contract = contract
        self._run_rows = [
            _row_lacks([hand.counts[s][p % 13] for p in range(last + 1)]) for s in SUITS
        ]
        least = contract.run_min
        self._new_run = [
            min(
                (row[q][least] for row in self._run_rows for q in range(p, last + 2)), default=NEVER
            )
            for p in range(last + 2)
        ]
        ranks = [sum(row[r] for row in hand.counts) for r in range(13)]
        # Sets of aces are laid after the last place.
        self._sets = [self._set_lacks(ranks[place:] + ranks[:1]) for place in range(last + 2)]

    def of_runs(
        self, place: int, growing: tuple[tuple[GrowingRun, ...], ...], run_least: int, runs: int
    ) -> int:
        """Least number of cards, beside those held, that the runs take from ``place`` on.

        ``growing``: runs by suit that may close at ``run_least`` cards; ``runs``: to be closed.
        """
        lack = 0
        for suit in SUITS:
            if growing[suit]:
                lack += self.of_suit(suit, place, growing[suit], run_least)
                runs -= len(growing[suit])
        return lack + self.of_new_runs(place, runs)

    def of_suit(
        self, suit: int, place: int, growing: tuple[GrowingRun, ...], run_least: int
    ) -> int:
        """The part of the growing runs of a suit."""
        lacks = self._run_rows[suit][place]
        lack = 0
        for run in growing:
            if run[0] < run_least:
                lack += lacks[run_least - run[0]]
        return lack

    def of_new_runs(self, place: int, runs: int) -> int:
        """The part of so many runs that are still to begin."""
        return runs * self._new_run[place] if runs > 0 else 0

    def of_sets(self, place: int, sets: int) -> int:
        """The part of so many sets."""
        return self._sets[place][sets]

    def _set_lacks(self, ranks: list[int]) -> list[int]:
        """Cards that the first 0, 1, 2... sets lack when these ranks are to come."""
        least, sets = self._contract.set_min, self._contract.sets
        lacks = []
        for held in ranks:
            for i in range(sets if self._contract.same_rank_sets else min(sets, 1)):
                lacks.append(least - max(0, min(least, held - least * i)))
        lacks.sort()
        return [sum(lacks[:n]) if n <= len(lacks) else NEVER for n in range(sets + 1)]


def _row_lacks(held: list[int]) -> list[list[int]]:
    """By first place and number of places: how many of a suit's places are empty."""
    places = len(held)
    return [
        [held[p : p + n].count(0) if p + n <= places else NEVER for n in range(places + 1)]
        for p in range(places + 1)
    ]


def worth_to_come(hand: Hand, values: tuple[int, ...]) -> list[int]:
    """By place: the worth of all natural cards from there on, the aces always among them."""
    ranks = [
        sum(hand.counts[suit][rank] * values[suit * 13 + rank] for suit in SUITS)
        for rank in range(13)
    ]
    return [sum(ranks[max(1, place) :]) + ranks[0] for place in range(15)]
