"""The greedy bot's judgement in single positions."""

from __future__ import annotations

import pytest

from openrummy.bots import make
from openrummy.table import commands as cmd
from tests.bots.seats import answer, position, turn_of


def test_gin_takes_the_card_that_makes_a_meld() -> None:
    hand = "7H 8H 3S 3D 2C KD 4C TS JH AC"
    assert answer(position("gin", hand, phase="draw", pile="9H")) == cmd.Take()
    assert answer(position("gin", hand, phase="draw", pile="KS")) == cmd.Draw()


def test_gin_knocks_early_and_later_holds_on() -> None:
    hand = "4S 5S 6S 9H 9C 9D JD QD KD 8C QS"
    early = answer(position("gin", hand, pile="2H", turn=3))
    assert early == cmd.Knock("QS")
    late = answer(position("gin", hand, pile="2H", turn=9))
    assert isinstance(late, cmd.Discard)


@pytest.mark.parametrize(
    ("hand", "wanted"),
    [
        ("AS 2S 3S 4S 5S 5D 6D 7D 9C TC JC", cmd.CallGrandGin),
        ("AS 2S 3S 4S 5D 6D 7D 9C TC JC KH", cmd.CallGin),
    ],
)
def test_gin_calls_what_it_has(hand: str, wanted: type) -> None:
    assert isinstance(answer(position("gin", hand, pile="2H")), wanted)


def test_rummy_opens_with_enough_points_and_lays_the_rest() -> None:
    hand = "QS KS AS 8H 9H TH 2C 2D 2S 5C 7D 9C 4H JC"
    done = turn_of(position("rummy51", hand, pile="3C"))
    assert isinstance(done[0], cmd.LayDown)
    assert len(done[0].melds) == 3
    assert isinstance(done[-1], cmd.Discard)


def test_rummy_takes_what_goes_on_the_table() -> None:
    match = position(
        "rummy30", "4C 8D KH 2S", table=["JS QS KS"], opened=True, phase="draw", pile="TS"
    )
    assert answer(match) == cmd.Take()
    match = position(
        "rummy30", "4C 8D KH 2S", table=["JS QS KS"], opened=True, phase="draw", pile="7H"
    )
    assert answer(match) == cmd.Draw()


def test_rummy_frees_a_joker_and_keeps_it() -> None:
    match = position("rummy30", "9S 4C 8D KH 2S", table=["8S JK(9S) TS"], opened=True, pile="2D")
    done = turn_of(match)
    assert done[0] == cmd.Swap(("9S",), 0)
    assert len(done) == 2
    assert done[1] != cmd.Discard("JK")


def test_rummy_spends_its_joker_to_go_out() -> None:
    match = position("rummy30", "JK KH", table=["8S 9S TS"], opened=True, pile="2D")
    done = turn_of(match)
    assert isinstance(done[0], cmd.Add)
    assert done[-1] == cmd.Discard("KH")


def test_jimmy_takes_and_buys_what_its_contract_lacks() -> None:
    hand = "4H 5H 6H 9S 9D KS QD 2C 8S AD JC"
    match = position("jimmy", hand, seats=4, phase="draw", pile="7H")
    assert answer(match) == cmd.Take()
    useless = position("jimmy", hand, seats=4, phase="draw", pile="3D")
    assert answer(useless) != cmd.Take()


def test_jimmy_keeps_its_best_partial_contract() -> None:
    hand = "4H 5H 6H 9S 9D KS QD 2C 8S AD JC TD"
    command = answer(position("jimmy", hand, seats=4, pile="3D"))
    assert isinstance(command, cmd.Discard)
    assert command.card not in ("4H", "5H", "6H", "9S", "9D")


def test_jimmy_down_throws_what_counts_most() -> None:
    match = position("jimmy", "AD 4C 3H 6D", seats=4, table=["TS JS QS KS"], opened=True, pile="3D")
    assert answer(match) == cmd.Discard("AD")


def test_every_choice_has_a_reason() -> None:
    bot = make("greedy", 1)
    command = answer(position("gin", "7H 8H 3S 3D 2C KD 4C TS JH AC 6D", pile="9D"), bot)
    assert bot.why is not None
    assert bot.why.command == command
    assert bot.why.reason.message == "why-discards-gin"
