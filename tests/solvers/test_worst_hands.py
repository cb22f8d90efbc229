"""The hands on which the solvers search longest, against searches that work otherwise."""

from __future__ import annotations

import pytest

from openrummy.core.cards import parse_cards
from openrummy.core.limits import Contract
from openrummy.core.solvers.contract_cards import best_lay_down, missing
from openrummy.core.solvers.opening_cards import Wish, least_left, most_points
from tests.solvers.contract_hands import JIMMY, POINTS, check_lay_down
from tests.solvers.opening_brute import check_melds, rating
from tests.solvers.test_contract_oracle import compare
from tests.solvers.test_opening_oracle import LIMITS, PENALTY, TERMS, oracle
from tests.solvers.worst_hands import LAY_DOWNS, OPENINGS


def contract_of(text: str) -> Contract:
    runs, sets = map(int, text.split())
    return Contract(runs, sets)


@pytest.mark.parametrize(("contract", "hand"), LAY_DOWNS)
def test_lay_downs_are_made_of_the_hand(contract: str, hand: str) -> None:
    cards, wanted = parse_cards(hand), contract_of(contract)
    melds = best_lay_down(cards, wanted, JIMMY, POINTS)
    assert (melds is None) == (missing(cards, wanted, JIMMY) > 0)
    if melds is not None:
        check_lay_down(melds, cards, wanted, JIMMY)


@pytest.mark.oracle
@pytest.mark.parametrize(("contract", "hand"), LAY_DOWNS)
def test_lay_downs_as_the_oracle_says(contract: str, hand: str) -> None:
    pytest.importorskip("ortools", reason="extra `oracle`")
    compare(parse_cards(hand), contract_of(contract), JIMMY)


@pytest.mark.parametrize("hand", OPENINGS)
def test_openings_are_made_of_the_hand(hand: str) -> None:
    cards = parse_cards(hand)
    for way in (
        most_points(cards, TERMS["51"], LIMITS),
        least_left(cards, TERMS["51"], LIMITS, PENALTY),
    ):
        assert way is not None
        assert check_melds(cards, way, LIMITS, TERMS["51"]) == way.points


@pytest.mark.oracle
@pytest.mark.parametrize("hand", OPENINGS)
def test_openings_as_the_oracle_says(hand: str) -> None:
    pytest.importorskip("ortools", reason="extra `oracle`")
    cards, wish = parse_cards(hand), Wish()
    most = most_points(cards, TERMS["51"], LIMITS)
    assert rating(most) == oracle(cards, TERMS["51"], wish, None)
    least = least_left(cards, TERMS["51"], LIMITS, PENALTY)
    assert rating(least, PENALTY) == oracle(cards, TERMS["51"], wish, PENALTY)
