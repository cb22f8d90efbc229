"""The solvers for many hands: the answers of one call each, and buffers that are refused."""

from __future__ import annotations

import random
from array import array
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from openrummy.core.cards import FACES, Card, number
from openrummy.core.limits import Contract, MeldLimits
from openrummy.core.solvers import gin
from openrummy.core.solvers.batches import (
    COUNTS,
    arrange_many,
    missing_many,
    most_points_many,
)
from openrummy.core.solvers.contract_cards import missing
from openrummy.core.solvers.gin_cards import hand_of
from openrummy.core.solvers.opening_cards import OpeningTerms, most_points
from tests.solvers.contract_hands import CONTRACTS, JIMMY, random_hand

LIMITS = MeldLimits(max_jokers=1)
TERMS = OpeningTerms(51, "joker_free_meld", None, 1, 11, 11, 10, None)


def hands(seed: int, many: int, jokers: int) -> list[tuple[Card, ...]]:
    rnd = random.Random(seed)
    return [random_hand(rnd, rnd.randint(8, 18), rnd.randint(0, jokers)) for _ in range(many)]


def counted(cards: list[tuple[Card, ...]]) -> array[int]:
    cells = array("q", [0] * (COUNTS * len(cards)))
    for i, hand in enumerate(cards):
        for card in hand:
            cells[COUNTS * i + number(card)] += 1
    return cells


def answers(many: int) -> array[int]:
    return array("q", [99] * many)


def test_many_hands_of_gin() -> None:
    rnd = random.Random(1)
    cells = array("q", [hand_of(rnd.sample(FACES, rnd.randint(1, 11))) for _ in range(300)])
    out = answers(300)
    arrange_many(cells, out)
    assert list(out) == [gin.arrange(hand) for hand in cells]


@pytest.mark.parametrize("contract", CONTRACTS)
def test_what_many_hands_lack(contract: Contract) -> None:
    cards = hands(2, 60, 4)
    out = answers(len(cards))
    missing_many(counted(cards), contract, JIMMY, out)
    assert list(out) == [missing(hand, contract, JIMMY) for hand in cards]


def test_what_many_hands_lack_where_only_the_exact_search_knows() -> None:
    limits = replace(JIMMY, max_jokers=1)
    cards = hands(3, 12, 2)
    out = answers(len(cards))
    missing_many(counted(cards), CONTRACTS[0], limits, out)
    assert list(out) == [missing(hand, CONTRACTS[0], limits) for hand in cards]


@pytest.mark.parametrize("limits", [LIMITS, MeldLimits()])
def test_openings_of_many_hands(limits: MeldLimits) -> None:
    cards = hands(4, 80, 3)
    out = answers(len(cards))
    most_points_many(counted(cards), TERMS, limits, out)
    found = [most_points(hand, TERMS, limits) for hand in cards]
    assert list(out) == [-1 if way is None else way.points for way in found]
    assert max(out) > 50


def of_gin(cells: Any, out: Any) -> None:
    arrange_many(cells, out)


def of_jimmy(cells: Any, out: Any) -> None:
    missing_many(cells, CONTRACTS[0], JIMMY, out)


def of_rummy(cells: Any, out: Any) -> None:
    most_points_many(cells, TERMS, LIMITS, out)


@pytest.mark.parametrize("call", [of_gin, of_jimmy, of_rummy])
@pytest.mark.parametrize(
    ("cells", "out", "said"),
    [
        (array("q", [0] * 53), answers(0), "out: 0 numbers"),
        (array("q", [0] * 53), answers(54), "out: 54 numbers"),
        (array("i", [0] * 53), answers(1), "hands: not one row"),
        (array("d", [0] * 53), answers(1), "hands: not one row"),
        ([0] * 53, answers(1), "hands: no buffer but list"),
        (memoryview(array("q", [0] * 106))[::2], answers(1), "hands: not in one piece"),
        (array("q", [0] * 53), memoryview(answers(1)).toreadonly(), "out: cannot be written"),
        (array("q", [-1] + [0] * 52), answers(1), "out: 1 numbers|hand 0"),
    ],
)
def test_buffers_that_do_not_fit(
    call: Callable[[Any, Any], None], cells: Any, out: Any, said: str
) -> None:
    with pytest.raises(ValueError, match=said):
        call(cells, out)


@pytest.mark.parametrize("hand", [-1, 1 << 52, (1 << 52) - 1, (1 << 21) - 1])
def test_no_hand_of_gin(hand: int) -> None:
    with pytest.raises(ValueError, match=r"hand 1 \(counted from 0\)"):
        arrange_many(array("q", [7, hand]), answers(2))


@pytest.mark.parametrize("call", [of_jimmy, of_rummy])
@pytest.mark.parametrize("counts", [[-1], [16], [15, 15, 15]])
def test_no_hand(call: Callable[[Any, Any], None], counts: list[int]) -> None:
    cells = array("q", [0] * (2 * COUNTS))
    cells[COUNTS : COUNTS + len(counts)] = array("q", counts)
    with pytest.raises(ValueError, match="hand 1"):
        call(cells, answers(2))


def test_half_a_hand() -> None:
    with pytest.raises(ValueError, match="54 numbers, not a multiple of 53"):
        of_jimmy(array("q", [0] * 54), answers(1))


def test_no_hands_at_all() -> None:
    for call in (of_gin, of_jimmy, of_rummy):
        call(array("q"), answers(0))
