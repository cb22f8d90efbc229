"""What the values say of a round: they grow with what speaks for a seat."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from openrummy.bots.exposed_mind import values
from openrummy.kernels import exposed_value
from openrummy.kernels.exposed import ExposedKernel
from openrummy.kernels.exposed_seen import set_up_seen
from openrummy.kernels.exposed_value_numbers import HELD_MOST, LACKS_MOST, VALUES
from openrummy.table.view import view
from tests.bots.seats import position
from tests.laws.playing import round_of

Look = tuple[Any, Any]
PAIRS = "4C 4D 8D 8S 2S KH 5C TD 6S QC AH"
SINGLES = "4C 7D 8D TS 2S KH 5C JD 6S QC AH"


def look(hand: str, *, number: int = 2, **facts: Any) -> Look:
    """A table as seat 0 sees it, all hands being known, and the work to ask with."""
    match = position("jimmy", hand, number=number, **facts)
    round_ = round_of(match)
    match = replace(match, round=replace(round_, known=round_.hands))
    seen = view(match, 0)
    kernel = ExposedKernel(seen.rules, seen.seats)
    row = kernel.row(kernel.tables(1), 0)
    set_up_seen(row, seen, 1)
    return row, memoryview(kernel.work())


def margin(hand: str, **facts: Any) -> int:
    """By how many points others will have more than seat 0."""
    row, work = look(hand, **facts)
    return exposed_value.margin(row, 0, memoryview(values(2)), work)  # type: ignore[arg-type]


def test_a_seat_stands_by_what_it_lacks_and_then_by_what_it_holds() -> None:
    row, work = look(PAIRS)
    assert exposed_value.standing(row, 0, work) == 2
    row, work = look("4C 6D", opened=True, table=["9S 9D 9C"])
    assert exposed_value.standing(row, 0, work) == LACKS_MOST + 2
    row, work = look("2C 3D 4H 5S 6C 7D 8H 9S TC JD", opened=True, table=["9S 9D 9C"])
    assert exposed_value.standing(row, 0, work) == LACKS_MOST + HELD_MOST


def test_outs_are_the_cards_still_out_that_help() -> None:
    row, work = look("4C 4D 8D 8S 8C 2S KH", pile="4H 9C")
    assert exposed_value.standing(row, 0, work) == 1
    # Of the eight fours two are held, and one lies in the pile.
    assert exposed_value.outs(row, 0, work) == 8 - 2 - 1


def test_once_down_nothing_is_an_out() -> None:
    row, work = look("4C 6D", opened=True, table=["9S 9D 9C"])
    assert exposed_value.outs(row, 0, work) == 0


def test_who_lacks_less_is_better_off() -> None:
    assert margin(PAIRS, others=8, number=4) > margin(SINGLES, others=8, number=4)


@pytest.mark.parametrize("number", range(1, 8))
def test_who_is_down_is_better_off(number: int) -> None:
    table = ["9S 9D 9C"]
    down = margin("4C 6D", number=number, opened=True, table=table)
    assert down > margin(SINGLES, number=number, table=table)


def test_chances_go_from_nothing_to_certainty() -> None:
    chances = [exposed_value.chance(points, 2) for points in range(-300, 301, 20)]
    assert chances == sorted(chances)
    assert (chances[0], chances[15], chances[-1]) == (0, 50, 100)


def test_only_the_last_round_decides_the_match() -> None:
    assert exposed_value.match_chance(look(PAIRS)[0], 0, 50, 1) == 0
    assert exposed_value.match_chance(look(PAIRS, number=7)[0], 0, 50, 1) == 75


@pytest.mark.parametrize("seats", range(2, 8))
def test_there_are_values_for_any_number_of_seats(seats: int) -> None:
    assert len(values(seats)) == VALUES
    assert any(values(seats))
