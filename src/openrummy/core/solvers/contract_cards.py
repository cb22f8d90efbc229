"""The contract solver for cards: what a hand lacks for its contract, and how to go down best.

Rules J31-J36 and J51 say what a contract is, J3, J4 and J14-J20b what its melds may be, J47 what
cards count. The fast paths `contract` and `contract_laydown` serve the common rules,
`contract_general` all others.
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from openrummy.core.cards import FACES, JOKER, JOKER_FOR, JOKER_NUMBER, Card, face, number
from openrummy.core.limits import Contract, MeldLimits
from openrummy.core.meld import Meld
from openrummy.core.solvers import contract as fast
from openrummy.core.solvers import contract_best
from openrummy.core.solvers import contract_general as general
from openrummy.core.solvers.contract_fits import fit
from openrummy.core.solvers.contract_general import Laid
from openrummy.core.solvers.contract_outlook import Hand
from openrummy.core.solvers.contract_plan import Plan, Worth, plan_of, worth_of
from openrummy.core.solvers.contract_sweep import Bounds
from openrummy.core.solvers.contract_tables import UNSURE
from openrummy.core.solvers.counting import count
from openrummy.core.solvers.scratch import SCRATCH
from openrummy.core.solvers.shape_cards import meld_of, table_order

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
    plan, counts = plan_of(contract, limits), _counts(cards)
    found = _fast_missing(counts, plan)
    if found != UNSURE and counts[JOKER_NUMBER] <= plan.most_jokers:
        return found
    return general.missing(_hand(counts), limits, contract, max(0, found))


def needed(cards: Sequence[Card], contract: Contract, limits: MeldLimits) -> frozenset[Card]:
    """The natural cards of which one more lowers `missing`; none when that is 0 already.

    (A joker always lowers it too, unless limits on jokers forbid.) Raises as `missing` does.
    """
    plan, counts = plan_of(contract, limits), _counts(cards)
    bits = UNSURE
    if counts[JOKER_NUMBER] <= plan.most_jokers:
        bits = fast.needed(counts, *plan.sizes, plan.apart, plan.each, SCRATCH.work)
    if bits == UNSURE:
        least = max(0, _fast_missing(counts, plan))
        bits = general.lacking(_hand(counts), limits, contract, least)[1]
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
    counts, worth, plan = _counts(cards), worth_of(values), plan_of(contract, limits)
    laid, sure = _fast_lay_down(counts, plan, worth)
    good = laid if laid and _grants(laid, len(cards), wish) else None
    if sure and (good or not laid):
        return good
    if not laid and _fast_missing(counts, plan) > 0:
        return None
    must = NONE if wish.must_use is None else number(wish.must_use)
    bounds = Bounds(must, wish.keep, wish.keep_not_one)
    floor = sum(values[face(card)] for meld in good for card in meld.cards) + 1 if good else 0
    better = general.best(_hand(counts), limits, contract, worth.values, bounds, floor)
    return _melds(better) if better else good


def _fast_missing(counts: array[int], plan: Plan) -> int:
    """What the fast path finds missing at least, `UNSURE` where it cannot tell."""
    if not plan.never_less:
        return UNSURE
    return fast.missing(counts, *plan.sizes, plan.apart, plan.each, SCRATCH.work)


def _fast_lay_down(
    counts: array[int], plan: Plan, worth: Worth
) -> tuple[tuple[Meld, ...] | None, bool]:
    """What the fast path finds without any wish, and whether nothing can be better."""
    runs, sets, run_min, set_min = plan.sizes
    if (
        not plan.lays_no_less
        or worth.table is None
        or not contract_best.is_in_reach(counts, runs, sets)
    ):
        return None, False
    work, laid = SCRATCH.work, SCRATCH.laid
    sure = contract_best.is_sure(counts, runs, sets, run_min, set_min, work)
    if contract_best.best(counts, runs, sets, run_min, set_min, worth.table, work, laid) < 0:
        return None, sure
    shapes = sorted(laid[: runs + sets], key=table_order)
    if not plan.lays and not fit(shapes, plan.contract, plan.limits):
        return None, False
    melds = tuple(meld_of(shape, plan.limits.distinct_suits) for shape in shapes)
    return melds, sure or sum(len(meld.cards) for meld in melds) == sum(counts)


def _counts(cards: Sequence[Card]) -> array[int]:
    """The cards by number, in this thread's buffer."""
    counts = SCRATCH.counts
    count(cards, counts)
    return counts


def _hand(counts: array[int]) -> Hand:
    return Hand(tuple(tuple(counts[s * 13 : s * 13 + 13]) for s in range(4)), counts[JOKER_NUMBER])


def _grants(melds: Sequence[Meld], held: int, wish: Wish) -> bool:
    """Whether a lay-down keeps to the wish."""
    kept = held - sum(len(meld.cards) for meld in melds)
    if kept < wish.keep or (wish.keep_not_one and kept == 1):
        return False
    if wish.must_use is None:
        return True
    return any(face(wish.must_use) in map(face, meld.cards) for meld in melds)


def _melds(laid: Sequence[Laid]) -> tuple[Meld, ...]:
    ordered = sorted(laid, key=lambda meld: (not meld[0], meld[2] if meld[0] else (), meld[1]))
    return tuple(Meld("run", _run(*meld[1:])) if meld[0] else _set(meld) for meld in ordered)


def _run(
    first: int, suits: tuple[int, ...], jokers: tuple[int, ...], length: int
) -> tuple[Card, ...]:
    cards = [(p, FACES[suits[0] * 13 + p % 13]) for p in range(first, first + length)]
    return tuple(JOKER_FOR[card] if place in jokers else card for place, card in cards)


def _set(meld: Laid) -> Meld:
    naturals = tuple(FACES[suit * 13 + meld.first] for suit in sorted(meld.suits))
    return Meld("set", naturals + (JOKER,) * len(meld.jokers))
