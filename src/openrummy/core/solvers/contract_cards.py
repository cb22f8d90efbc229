"""The contract solver for cards: what a hand lacks for its contract, and how to go down best.

Rules J31-J36 and J51 say what a contract is, J3, J4 and J14-J20b what its melds may be, J47 what
cards count. The fast paths `contract` and `contract_laydown` serve the common rules,
`contract_general` all others.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from openrummy.core.cards import (
    ACE_HIGH,
    FACES,
    JOKER,
    JOKER_FOR,
    JOKER_NUMBER,
    Card,
    face,
    from_number,
    number,
)
from openrummy.core.limits import NO_LIMIT, Contract, MeldLimits
from openrummy.core.meld import Meld
from openrummy.core.solvers import contract as fast
from openrummy.core.solvers import contract_general as general
from openrummy.core.solvers import contract_laydown as laydown
from openrummy.core.solvers.contract_outlook import Hand
from openrummy.core.solvers.contract_sweep import Bounds

Numbers = laydown.Laid
NONE = -1


@dataclass(frozen=True)
class Wish:
    """What a lay-down must keep to beside the contract (rules J40, R22)."""

    must_use: Card | None = None
    """A card that must be among those laid (one copy of it)."""
    keep: int = 0
    """Cards that must stay in hand: 1 where the last card must be discarded."""
    keep_not_one: bool = False
    """Whether exactly one card may not stay in hand (it could never be played)."""


ANY_WAY = Wish()


def missing(cards: Sequence[Card], contract: Contract, limits: MeldLimits) -> int:
    """The fewest further cards, of one's choice, that complete the contract; 0 when it is complete.

    Raises `ValueError` when no cards at all complete it.
    """
    counts = _counts(cards)
    if _lacks_commonly(counts[JOKER_NUMBER], contract, limits):
        found = fast.missing(counts, *_sizes(contract), *_apart(contract))
        if found != fast.UNSURE:
            return found
    return general.lacking(_hand(counts), limits, contract)[0]


def needed(cards: Sequence[Card], contract: Contract, limits: MeldLimits) -> frozenset[Card]:
    """The natural cards of which one more lowers `missing`; none when that is 0 already.

    (A joker always lowers it too, unless limits on jokers forbid.) Raises as `missing` does.
    """
    counts = _counts(cards)
    if _lacks_commonly(counts[JOKER_NUMBER], contract, limits):
        found = fast.needed(counts, *_sizes(contract), *_apart(contract))
        if found is not None:
            return frozenset(map(from_number, found))
    bits = general.lacking(_hand(counts), limits, contract)[1]
    return frozenset(card for i, card in enumerate(FACES) if bits >> i & 1)


def best_lay_down(
    cards: Sequence[Card],
    contract: Contract,
    limits: MeldLimits,
    values: Mapping[Card, int],
    wish: Wish = ANY_WAY,
) -> tuple[Meld, ...] | None:
    """The way of going down that leaves the fewest penalty points, None when there is none.

    ``values``: penalty points of each card left in hand (rule J47), ``JK`` included, none below 0.
    The runs come first, then the sets, each kind in ascending order.
    """
    counts = _counts(cards)
    worth = tuple(values[card] for card in (*FACES, JOKER))
    laid, sure = _fast_lay_down(counts, contract, limits, worth)
    good = laid if laid and _grants(laid, len(cards), wish) else None
    if sure and (good or not laid):
        return _melds(good) if good else None
    must = NONE if wish.must_use is None else number(wish.must_use)
    bounds = Bounds(must, wish.keep, wish.keep_not_one)
    floor = _worth(good, worth) + 1 if good else 0
    better = general.best(_hand(counts), limits, contract, worth, bounds, floor) or good
    return _melds(better) if better else None


def _fast_lay_down(
    counts: list[int], contract: Contract, limits: MeldLimits, worth: tuple[int, ...]
) -> tuple[list[Numbers] | None, bool]:
    """What the fast path finds without any wish, and whether nothing can be better."""
    runs, sets, run_min, set_min = _sizes(contract)
    by_rank = worth[:13] * 4 == worth[:52]
    if not (
        _lays_commonly(contract, limits) and by_rank and laydown.is_in_reach(counts, runs, sets)
    ):
        return None, False
    laid = laydown.best(counts, runs, sets, run_min, set_min, worth[:13])
    everything = laid is not None and sum(meld[-1] for meld in laid) == sum(counts)
    return laid, everything or laydown.is_sure(counts, run_min, set_min)


def _worth(laid: Sequence[Numbers], worth: tuple[int, ...]) -> int:
    return sum(worth[number(face(card))] for meld in _melds(laid) for card in meld.cards)


def _counts(cards: Sequence[Card]) -> list[int]:
    counts = [0] * (JOKER_NUMBER + 1)
    for card in cards:
        counts[number(card)] += 1
    return counts


def _hand(counts: list[int]) -> Hand:
    return Hand(tuple(tuple(counts[s * 13 : s * 13 + 13]) for s in range(4)), counts[JOKER_NUMBER])


def _sizes(contract: Contract) -> tuple[int, int, int, int]:
    return contract.runs, contract.sets, contract.run_min, contract.set_min


def _apart(contract: Contract) -> tuple[int, int]:
    """The numbers ``apart`` and ``each`` of the fast path."""
    apart = {
        "any": 0,
        "gap": contract.run_min + contract.same_suit_gap,
        "different_suits": fast.PLACES,
    }
    return apart[contract.same_suit_runs], max(1, contract.sets) if contract.same_rank_sets else 1


@lru_cache(maxsize=256)
def _lacks_commonly(jokers: int, contract: Contract, limits: MeldLimits) -> bool:
    """Whether the fast path knows what a hand with so many jokers lacks.

    Only melds of least size count here, and limits that no meld of that size can reach do not.
    """
    run_min, set_min = contract.run_min, contract.set_min
    least, most = min(run_min, set_min), max(run_min, set_min)
    few = {
        "any": True,
        "not_more_than_naturals": 2 * jokers <= least,
        "naturals_majority": 2 * jokers < least,
    }
    free_jokers = (
        few[limits.joker_share]
        and min(jokers, most - 1) <= limits.max_jokers
        and (limits.adjacent_jokers or jokers <= 1)
        and limits.min_naturals == 1
    )
    possible = run_min <= limits.run_max and set_min <= limits.set_max
    in_reach = contract.runs <= fast.MOST_RUNS and contract.sets <= 13
    free_cards = limits.ace_high and not limits.distinct_suits
    return free_jokers and free_cards and possible and in_reach


@lru_cache(maxsize=64)
def _lays_commonly(contract: Contract, limits: MeldLimits) -> bool:
    """Whether these are the rules of the fast lay-down."""
    common_limits = MeldLimits(
        run_min=limits.run_min,
        run_max=max(limits.run_max, ACE_HIGH + 1),
        set_min=limits.set_min,
        set_max=NO_LIMIT,
        distinct_suits=False,
    )
    common_contract = Contract(*_sizes(contract), same_suit_gap=contract.same_suit_gap)
    few = contract.runs <= fast.MOST_RUNS
    return few and limits == common_limits and contract == common_contract


def _grants(laid: Sequence[Numbers], held: int, wish: Wish) -> bool:
    """Whether a lay-down keeps to the wish."""
    kept = held - sum(meld[-1] for meld in laid)
    if kept < wish.keep or (wish.keep_not_one and kept == 1):
        return False
    if wish.must_use is None:
        return True
    melds = _melds(laid)
    return any(face(wish.must_use) in map(face, meld.cards) for meld in melds)


def _melds(laid: Sequence[Numbers]) -> tuple[Meld, ...]:
    ordered = sorted(laid, key=lambda meld: (not meld[0], meld[2] if meld[0] else (), meld[1]))
    return tuple(Meld("run", _run(*meld[1:])) if meld[0] else _set(meld) for meld in ordered)


def _run(
    first: int, suits: tuple[int, ...], jokers: tuple[int, ...], length: int
) -> tuple[Card, ...]:
    cards = [(p, FACES[suits[0] * 13 + p % 13]) for p in range(first, first + length)]
    return tuple(JOKER_FOR[card] if place in jokers else card for place, card in cards)


def _set(meld: Numbers) -> Meld:
    naturals = tuple(FACES[suit * 13 + meld[1]] for suit in sorted(meld[2]))
    return Meld("set", naturals + (JOKER,) * len(meld[3]))
