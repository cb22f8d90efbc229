"""Whether melds found for the common rules keep to others: then nothing is better there either."""

from __future__ import annotations

from collections.abc import Sequence

from openrummy.core.cards import ACE_HIGH
from openrummy.core.limits import Contract, MeldLimits
from openrummy.core.solvers.contract_ways import naturals_suffice
from openrummy.core.solvers.opening_shapes import joker_count
from openrummy.core.solvers.opening_tables import SET


def fit(shapes: Sequence[int], contract: Contract, limits: MeldLimits) -> bool:
    """Whether the melds may be the contract's (rules J3, J4, J14-J20b, J31-J36).

    ``shapes``: as many as the contract wants, of its least sizes or larger (`opening_shapes`).
    """
    runs = sorted(shape for shape in shapes if not shape & SET)
    ranks = {shape >> 4 & 15 for shape in shapes if shape & SET}
    return (
        all(_meld_fits(shape, contract, limits) for shape in shapes)
        and all(_far_enough(runs[i], runs[j], contract) for j in range(len(runs)) for i in range(j))
        and (contract.same_rank_sets or len(ranks) == contract.sets)
    )


def _meld_fits(shape: int, contract: Contract, limits: MeldLimits) -> bool:
    jokers = joker_count(shape)
    if shape & SET:
        copies = [shape >> 8 + 4 * suit & 15 for suit in range(4)]
        naturals, least, most = sum(copies), contract.set_min, limits.set_max
        shaped = not limits.distinct_suits or (max(copies) == 1 and naturals + jokers <= 4)
    else:
        length, start, places = shape & 15, shape >> 4 & 15, shape >> 10
        naturals, least, most = length - jokers, contract.run_min, limits.run_max
        shaped = (
            (limits.ace_high or start + length <= ACE_HIGH)
            and (limits.ace_both_ends or length <= ACE_HIGH)
            and (limits.adjacent_jokers or not places & places >> 1)
        )
    size = naturals + jokers
    fits = size <= most and (contract.longer_melds or size == least)
    return shaped and fits and naturals_suffice(naturals, jokers, limits)


def _far_enough(one: int, other: int, contract: Contract) -> bool:
    """Whether two runs may be of their suits at their places (rule J35)."""
    if contract.same_suit_runs == "any" or (one ^ other) >> 8 & 3:
        return True
    if contract.same_suit_runs == "different_suits":
        return False
    low, high = sorted((one, other), key=lambda run: run >> 4 & 15)
    return (high >> 4 & 15) - (low >> 4 & 15) >= (low & 15) + contract.same_suit_gap
