"""The terms of an opening as the compiled solver takes them, worked out once for each."""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from operator import itemgetter
from typing import Literal

from openrummy.core.cards import FACES, JOKER, Card
from openrummy.core.limits import NO_LIMIT, MeldLimits
from openrummy.core.solvers.opening_tables import (
    ACE_BOTH_ENDS,
    ACE_HIGH,
    ADJACENT,
    ANY_RUN,
    ANY_SURPLUS,
    DISTINCT_SUITS,
    JOKERS,
    JOKERS_IN_MELD,
    LEAST_NATURALS,
    LEAST_SURPLUS,
    MIN_POINTS,
    MOST_COPIES,
    NATURAL_RUN,
    RUN_MAX,
    RUN_MIN,
    SET_MAX,
    SET_MIN,
    TERMS,
    THREE_INSIDE,
    VALUES,
    WHOLE_RUN,
)
from openrummy.core.solvers.scratch import words

_MOST_PLANS = 512
_RUNS_NEEDED = {
    "none": ANY_RUN,
    "joker_free_meld": WHOLE_RUN,
    "three_naturals_inside": THREE_INSIDE,
}
_SURPLUS = {"any": ANY_SURPLUS, "not_more_than_naturals": 0, "naturals_majority": 1}
_points = itemgetter(*FACES, JOKER)

NO_PENALTY = array("q", [0] * 53)


@dataclass(frozen=True)
class OpeningTerms:
    """What a first lay-down must reach, and what its cards count (rules R15-R21d)."""

    min_points: int
    natural_run: Literal["none", "joker_free_meld", "three_naturals_inside"]
    jokers_max: int | None
    """Jokers in the whole opening; None: no limit."""
    ace_low: int
    ace_high: int
    ace_set: int
    face: int
    joker_value: int | None
    """What a joker counts; None: as the card it stands for."""
    closed_hand_exempt: bool = False
    """Whether a seat that goes out in one go needs none of these terms (rule R21d)."""


@dataclass(frozen=True, slots=True)
class Plan:
    """Terms and limits of melds as `opening.best` takes them; a call fills in its wishes."""

    opening: OpeningTerms | None
    limits: MeldLimits
    terms: array[int]
    values: array[int]
    """What cards count by place in a run, by rank in a set, and what a joker counts."""


_plans: dict[tuple[int, int], Plan] = {}


def plan_of(opening: OpeningTerms | None, limits: MeldLimits) -> Plan:
    """The plan for these terms (None: opened already); found by identity, for they come again."""
    key = id(opening), id(limits)
    plan = _plans.get(key)
    if plan is None:
        if len(_plans) >= _MOST_PLANS:
            _plans.clear()
        # A plan holds both, so that no other object can come to have their ids.
        plan = Plan(opening, limits, _terms(opening, limits), array("q", values_of(opening)))
        _plans[key] = plan
    return plan


@lru_cache(maxsize=256)
def values_of(opening: OpeningTerms | None) -> tuple[int, ...]:
    """What cards count by place in a run, by rank in a set, and what a joker counts (R15, R15b)."""
    if opening is None:
        return (0,) * VALUES
    pips = [*range(2, 11), opening.face, opening.face, opening.face]
    joker = -1 if opening.joker_value is None else opening.joker_value
    return (opening.ace_low, *pips, opening.ace_high, opening.ace_set, *pips, joker)


def penalty_of(penalty: Mapping[Card, int]) -> array[int]:
    """The penalty points by number; 0 for a card that the mapping lacks."""
    try:
        return _numbers(_points(penalty))
    except KeyError:
        return _numbers(tuple(penalty.get(card, 0) for card in (*FACES, JOKER)))


@lru_cache(maxsize=64)
def _numbers(values: tuple[int, ...]) -> array[int]:
    return array("q", values)


def _terms(opening: OpeningTerms | None, limits: MeldLimits) -> array[int]:
    terms = words(TERMS)
    terms[RUN_MIN], terms[RUN_MAX] = limits.run_min, min(limits.run_max, 14)
    terms[SET_MIN], terms[SET_MAX] = limits.set_min, limits.set_max
    terms[LEAST_NATURALS] = max(1, limits.min_naturals)
    terms[LEAST_SURPLUS] = _SURPLUS[limits.joker_share]
    terms[JOKERS_IN_MELD] = min(limits.max_jokers, MOST_COPIES)
    terms[ADJACENT], terms[ACE_HIGH] = limits.adjacent_jokers, limits.ace_high
    terms[ACE_BOTH_ENDS], terms[DISTINCT_SUITS] = limits.ace_both_ends, limits.distinct_suits
    terms[JOKERS] = NO_LIMIT
    if opening is not None:
        terms[MIN_POINTS] = opening.min_points
        terms[NATURAL_RUN] = _RUNS_NEEDED[opening.natural_run]
        if opening.jokers_max is not None:
            terms[JOKERS] = opening.jokers_max
    return terms
