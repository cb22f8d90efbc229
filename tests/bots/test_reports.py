"""What people reported of computer players elsewhere must not happen here."""

from __future__ import annotations

import pytest

from openrummy.core.cards import parse_cards
from openrummy.core.solvers.gin_cards import best_arrangement
from openrummy.rules.presets import PRESETS
from openrummy.table import commands as cmd
from openrummy.table.decide import start
from openrummy.table.view import RoundView, SeatView
from tests.bots.seats import answer, position, turn_of
from tests.laws.playing import round_of


def test_tables_without_a_seed_are_dealt_differently() -> None:
    """C113. A seed given on purpose repeats the deal; no view shows it."""
    fresh = {round_of(start(PRESETS["gin"], 2)[0]).hands for _ in range(20)}
    assert len(fresh) == 20
    given = {round_of(start(PRESETS["gin"], 2, "given")[0]).hands for _ in range(2)}
    assert len(given) == 1
    assert "seed" not in SeatView.__struct_fields__ + RoundView.__struct_fields__


def test_two_thirds_of_a_meld_are_kept() -> None:
    """C114."""
    match = position("gin", "7H 8H 3S 3D 2C KD 4C TS JH AC 6D", pile="9D")
    command = answer(match)
    assert isinstance(command, cmd.Discard)
    assert command.card in ("KD", "TS", "JH")


def test_an_ace_is_no_king() -> None:
    """C116."""
    hand = parse_cards("KC KD AD 4S 5S 6S 9H 9C 2D 3C")
    assert best_arrangement(hand).deadwood == 44


def test_an_ace_opens_no_set_of_kings() -> None:
    """C116, the Rummy 51 half."""
    match = position("rummy51", "KC KD AD 4S 5S 6S 9H 9C 2D 3C 7D JS TC 2S", pile="4D")
    assert isinstance(answer(match), cmd.Discard)


@pytest.mark.parametrize("game", ["rummy30", "rummy51"])
def test_a_useless_copy_goes(game: str) -> None:
    """C117. The hand could open; it may not in its first turn by this house rule."""
    hand = "JD QD QD 3C 4C 5C 7S 7H 7D 7C 8H 9H TH JH"
    match = position(game, hand, pile="AH", options={"opening.earliest_turn": 5})
    assert answer(match) == cmd.Discard("QD")


def test_both_cards_of_a_run_are_laid() -> None:
    """C118."""
    match = position("rummy30", "TS 9S 4C", table=["JS QS KS", "TD TC TH"], opened=True, pile="2D")
    done = turn_of(match)
    assert [type(command).__name__ for command in done] == ["Add", "Add", "Discard"]
    assert [command.cards for command in done if isinstance(command, cmd.Add)] == [
        ("TS",),
        ("9S",),
    ]
    assert {command.meld for command in done if isinstance(command, cmd.Add)} == {0}
    assert done[-1] == cmd.Discard("4C")


def test_a_complete_contract_is_laid_at_once() -> None:
    """C119."""
    hand = "4H 5H 6H 7H 9S 9D 9C KS QD 2C 8S AD"
    match = position("jimmy", hand, seats=4, pile="3D")
    command = answer(match)
    assert isinstance(command, cmd.LayDown)
