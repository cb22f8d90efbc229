"""The exact contract solver for every option (rules J3, J4, J14-J20b, J31-J36, J51).

It searches with `contract_sweep`; `contract` is the fast path for the common rules.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from openrummy.core.cards import JOKER_NUMBER
from openrummy.core.limits import Contract, MeldLimits
from openrummy.core.solvers.contract_outlook import Hand, worth_to_come
from openrummy.core.solvers.contract_sweep import SETS, Bounds, Sweep
from openrummy.core.solvers.contract_ways import CLOSE, JOKER, NEW_RUN, GrowingRun, Move

NO_VALUES = (0,) * 53
QUICK_WIDTH = 30
"""States kept at each place by the quick search that comes before the exact one."""
QUICK_BUYS = 5
"""The same where cards are bought."""


class Laid(NamedTuple):
    """A meld as numbers."""

    is_run: bool
    first: int
    """Place of a run's first card; rank of a set."""
    suits: tuple[int, ...]
    """The run's suit; the suits of a set's natural cards."""
    jokers: tuple[int, ...]
    """Places of a run's jokers; one 0 for each joker of a set."""
    length: int


def missing(hand: Hand, limits: MeldLimits, contract: Contract, least: int = 0) -> int:
    """Fewest cards that complete the contract; ``least``: how many they are at least.

    Raises `ValueError` when no cards at all complete it.
    """
    for budget in _budgets(contract, least):
        for width in (QUICK_BUYS, None):
            sweep = Sweep(hand, limits, contract, NO_VALUES, budget=budget, width=width)
            if sweep.run():
                return budget
            if sweep.complete:
                break
    raise _impossible(limits, contract)


def lacking(hand: Hand, limits: MeldLimits, contract: Contract, least: int = 0) -> tuple[int, int]:
    """The same, and as bits all cards that could be among them."""
    for budget in _budgets(contract, least):
        found = Sweep(hand, limits, contract, NO_VALUES, budget=budget).run()
        if found:
            return -found[0], found[1]
    raise _impossible(limits, contract)


def _budgets(contract: Contract, least: int) -> range:
    return range(least, contract.runs * contract.run_min + contract.sets * contract.set_min + 1)


def _impossible(limits: MeldLimits, contract: Contract) -> ValueError:
    return ValueError(f"no cards complete {contract} within {limits}")


def best(
    hand: Hand,
    limits: MeldLimits,
    contract: Contract,
    values: tuple[int, ...],
    bounds: Bounds,
    floor: int = 0,
) -> list[Laid] | None:
    """The melds of the lay-down of most value, None when there is none.

    ``values``: the worth of laying each card, by number (the joker's is the last); ``floor``: the
    least value that is of interest.
    """
    total = worth_to_come(hand, values)[0] + hand.jokers * values[JOKER_NUMBER]
    quick = Sweep(hand, limits, contract, values, bounds, floor=floor, width=QUICK_WIDTH)
    found = quick.run()
    if not quick.complete and (found is None or found[0] < total):
        # Only what is better matters now, and few states can still promise that.
        floor = floor if found is None else found[0] + 1
        found = Sweep(hand, limits, contract, values, bounds, floor=floor).run() or found
    return None if found is None else _melds(found[1])


def _melds(past: Any) -> list[Laid]:
    """The melds that a linked list of steps comes to."""
    steps = []
    while past is not None:
        past, *step = past
        steps.append(step)
    runs: list[Laid] = []
    sets: list[Laid] = []
    growing: dict[tuple[int, GrowingRun], list[list[int]]] = {}
    for place, suit, what in reversed(steps):
        if suit == SETS:
            for suits, jokers in what:
                sets.append(Laid(False, place, suits, (0,) * jokers, len(suits) + jokers))
        else:
            runs += _moved(growing, place, suit, what)
    return runs + sets


def _moved(
    growing: dict[tuple[int, GrowingRun], list[list[int]]],
    place: int,
    suit: int,
    moves: tuple[Move, ...],
) -> list[Laid]:
    """Makes the moves of one suit at a place; the runs closed by them.

    A growing run is its first place, followed by the places of its jokers.
    """
    closed, grown = [], []
    for before, card, after in moves:
        run = [place] if before == NEW_RUN else growing[suit, before].pop()
        if card == CLOSE:
            closed.append(Laid(True, run[0], (suit,), tuple(run[1:]), place - run[0]))
        else:
            grown.append((after, [*run, place] if card == JOKER else run))
    for state, run in grown:
        growing.setdefault((suit, state), []).append(run)
    return closed
