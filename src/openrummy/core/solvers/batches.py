"""The solvers for many hands in one call, for players and statistics that ask about thousands.

Hands and answers are buffers of 64-bit integers: ``array("q")``, or numpy's int64 arrays. Compiled,
a call lets other threads run; each thread may work on its own buffers.
"""

from __future__ import annotations

import importlib
from array import array
from importlib.machinery import EXTENSION_SUFFIXES
from typing import Any

from openrummy.core.cards import JOKER_NUMBER
from openrummy.core.limits import Contract, MeldLimits
from openrummy.core.solvers import contract_general, gin_cards, many, opening_cards
from openrummy.core.solvers.contract_outlook import Hand
from openrummy.core.solvers.contract_plan import plan_of as contract_plan
from openrummy.core.solvers.contract_tables import MISSING_WORK, UNSURE
from openrummy.core.solvers.opening_plan import NO_PENALTY, OpeningTerms
from openrummy.core.solvers.opening_plan import plan_of as opening_plan
from openrummy.core.solvers.opening_tables import (
    COLUMNS,
    FEWEST,
    LAID,
    MELDS,
    MOST,
    MUST_USE,
    NEVER,
    NO_CARD,
)
from openrummy.core.solvers.scratch import words

COUNTS = JOKER_NUMBER + 1
"""Numbers of a hand: copies of each of the 52 natural cards (`cards.number`), then the jokers."""

MOST_CARDS = 40
"""Longer hands are refused by `missing_many`."""

_ROOM = 512
_COMPILED = (many.__file__ or "").endswith(tuple(EXTENSION_SUFFIXES))
_CALLS: Any = importlib.import_module(f"{many.__name__}_border") if _COMPILED else many


def arrange_many(hands: Any, out: Any) -> None:
    """Writes `gin.arrange` of each hand to ``out``: deadwood and the cards in sets.

    A hand is one integer, a bit for each card (`gin_cards.hand_of`). Raises `ValueError` for a hand
    that is none or has more cards than `gin_cards.MOST_CARDS`, and for buffers that do not fit.
    """
    taken, given = _buffer("hands", hands), _buffer("out", out, writable=True)
    number = _number(len(taken), 1, given)
    _refuse(_CALLS.first_bad_hand(taken, number, gin_cards.MOST_CARDS))
    _CALLS.arrange(taken, number, given)


def missing_many(hands: Any, contract: Contract, limits: MeldLimits, out: Any) -> None:
    """Writes `contract_cards.missing` of each hand to ``out``: the fewest cards it lacks.

    A hand is `COUNTS` numbers. Raises `ValueError` for a hand with a count below 0 or above 15 or
    with more than `MOST_CARDS` cards, for buffers that do not fit, and when no cards at all
    complete the contract.
    """
    taken, given = _buffer("hands", hands), _buffer("out", out, writable=True)
    number = _number(len(taken), COUNTS, given)
    _refuse(_CALLS.first_bad_counts(taken, number, MOST_CARDS))
    plan = contract_plan(contract, limits)
    if plan.most_jokers >= 0:
        sizes = (*plan.sizes, plan.apart, plan.each)
        _CALLS.missing(taken, number, *sizes, words(COUNTS), words(MISSING_WORK), given)
    for i in range(number):
        jokers = taken[i * COUNTS + JOKER_NUMBER]
        if given[i] == UNSURE or jokers > plan.most_jokers:
            hand = taken[i * COUNTS : i * COUNTS + JOKER_NUMBER].tolist()
            suits = tuple(tuple(hand[suit * 13 : suit * 13 + 13]) for suit in range(4))
            given[i] = contract_general.lacking(Hand(suits, jokers), limits, contract)[0]


def most_points_many(hands: Any, terms: OpeningTerms, limits: MeldLimits, out: Any) -> None:
    """Writes the points of the best opening of each hand to ``out``, -1 where it cannot open.

    A hand is `COUNTS` numbers; the whole hand may be laid (a closed hand that is exempt from the
    terms, rule R21d, does not count). Raises `ValueError` for a hand with a count below 0 or above
    15 or with more cards than `opening_cards.MOST_CARDS`, and for buffers that do not fit.
    """
    taken, given = _buffer("hands", hands), _buffer("out", out, writable=True)
    number = _number(len(taken), COUNTS, given)
    _refuse(_CALLS.first_bad_counts(taken, number, opening_cards.MOST_CARDS))
    plan, counts, laid = opening_plan(terms, limits), words(COUNTS), words(LAID)
    room, done = _ROOM, 0
    filled = array("q", plan.terms)
    filled[MUST_USE], filled[NEVER] = NO_CARD, -1
    filled[FEWEST], filled[MOST] = 1, opening_cards.MOST_CARDS
    while True:
        work = words(MELDS + COLUMNS * room)
        done = _CALLS.most_points(
            taken, done, number, filled, plan.values, NO_PENALTY, counts, work, room, laid, given
        )
        if done == number:
            return
        # Twenty different cards always fit, so it was room that lacked.
        room *= 4


def _buffer(name: str, cells: Any, *, writable: bool = False) -> memoryview:
    """The buffer as a view. Raises `ValueError` for one of another kind."""
    try:
        view = memoryview(cells)
    except TypeError:
        raise ValueError(f"{name}: no buffer but {type(cells).__name__}") from None
    if view.format not in ("q", "l") or view.itemsize != 8 or view.ndim != 1:
        raise ValueError(f"{name}: not one row of 64-bit integers")
    if not view.c_contiguous:
        raise ValueError(f"{name}: not in one piece")
    if view.readonly and writable:
        raise ValueError(f"{name}: cannot be written")
    return view


def _number(length: int, size: int, out: memoryview) -> int:
    """How many hands of that size there are. Raises `ValueError` unless ``out`` takes as many."""
    if length % size:
        raise ValueError(f"hands: {length} numbers, not a multiple of {size}")
    if len(out) != length // size:
        raise ValueError(f"out: {len(out)} numbers for {length // size} hands")
    return length // size


def _refuse(bad: int) -> None:
    if bad >= 0:
        raise ValueError(f"hand {bad} (counted from 0) is no hand")
