"""Commands that name cards: not held, twice, on melds that are not there, of another game."""

from __future__ import annotations

import pytest

from openrummy.core.refusals import Refusal
from openrummy.table import commands as cmd
from openrummy.table.state import Match
from tests.table.playing import act, at, refused, refusing, round_of


def jimmy() -> Match:
    hand = "4H 5H 6H 7H 9S 9D 9C 2S JK KD"
    return at("jimmy", hands=[hand, "3H 3D"], discard="7S")


def rummy() -> Match:
    return at("rummy", down=True, hands=["9H TH JH 4S 5S 6S JK 2C 2C", "3H"], discard="7S")


@pytest.mark.parametrize(
    ("action", "rule"),
    [
        ("discard 8C", Refusal.CARD_NOT_HELD),
        ("discard JK(4S)", None),
        ("meld 4H 5H 6H 8H | 9S 9D 9C", Refusal.CARD_NOT_HELD),
        ("meld 4H 5H 6H 7H | 9S 9D 9D", Refusal.CARD_NOT_HELD),
        ("meld 4H 5H 6H 7H | 4H 5H 6H 7H", Refusal.CARD_NOT_HELD),
        ("meld 4H 5H 6H 7H | 9S JK JK", Refusal.CARD_NOT_HELD),
        ("meld 4H 5H 6H 7H | 9S 9D 2S", Refusal.NO_MELD),
        ("meld 4H 5H 6H 7H", Refusal.CONTRACT),
        ("meld 9S 9D 9C | 4H 5H 6H", Refusal.RUN_MIN),
        ("meld 4H 5H 6H 7H | 9S 9D 9C", None),
        ("meld 4H 5H 6H 7H | 9S 9D JK", None),
        ("add 2S to 0", Refusal.NO_SUCH_MELD),
        ("swap 2S in 0", Refusal.NO_SUCH_MELD),
        ("move 2S from 0 to 1", Refusal.NO_SUCH_MELD),
        ("knock 2S", Refusal.NOT_THIS_GAME),
        ("gin 2S", Refusal.NOT_THIS_GAME),
        ("grand gin", Refusal.NOT_THIS_GAME),
        ("defend 9S 9D 9C", Refusal.NOT_THIS_GAME),
        ("done", Refusal.NOT_THIS_GAME),
        ("next", Refusal.ROUND_NOT_OVER),
        ("buy", Refusal.BUY_OWN_TURN),
        ("pass", Refusal.BUY_CLOSED),
        ("1 buy", Refusal.BUY_CLOSED),
        ("1 pass", Refusal.BUY_CLOSED),
    ],
)
def test_jimmy(action: str, rule: Refusal | None) -> None:
    """C144: a dozen illegal requests, each with its own rule."""
    check(jimmy(), action, rule)


@pytest.mark.parametrize(
    ("action", "rule"),
    [
        ("add 9H to 0", None),
        ("add 9H TH to 0", None),
        ("add 9H TH JH to 0", Refusal.LAYOFF_MAX),
        ("add TH to 0", Refusal.DOES_NOT_FIT),
        ("add 9H 9H to 0", Refusal.CARD_NOT_HELD),
        ("add 9H to 0 low", Refusal.DOES_NOT_FIT),
        ("add 9H to 2", Refusal.NO_SUCH_MELD),
        ("add 9H to 999", Refusal.NO_SUCH_MELD),
        ("add JK to 1", None),
        ("add 2C to 1", Refusal.SET_RANK),
        ("add JK JK to 0", Refusal.CARD_NOT_HELD),
        ("meld 4S 5S 6S", None),
        ("meld 2C 2C JK", Refusal.SET_SUITS),
        ("meld 4S 5S 6S | 4S 5S 6S", Refusal.CARD_NOT_HELD),
        ("meld 4S 5S JK(6S)", None),
        ("meld 4S 5S", Refusal.RUN_MIN),
        ("meld 9H JH JK(TH)", None),
        ("swap 9H in 0", Refusal.NO_JOKER_THERE),
        ("move 8H from 0 to 1", Refusal.NO_REARRANGING),
        ("take", Refusal.ALREADY_DRAWN),
        ("buy", Refusal.NO_BUYING),
        ("pass", Refusal.NO_BUYING),
        ("discard 3H", Refusal.CARD_NOT_HELD),
        ("1 discard 3H", Refusal.NOT_YOUR_TURN),
        ("1 add 9H to 0", Refusal.NOT_YOUR_TURN),
    ],
)
def test_rummy(action: str, rule: Refusal | None) -> None:
    check(rummy(), action, rule)


GIN_HAND = "4S 5S 6S 9H 9D 9C KS KD KH AD 2C"


@pytest.mark.parametrize(
    ("action", "rule"),
    [
        ("discard 3C", Refusal.CARD_NOT_HELD),
        ("knock 3C", Refusal.CARD_NOT_HELD),
        ("knock 2C", None),
        ("knock KS", Refusal.KNOCK_LIMIT),
        ("gin 2C", Refusal.NOT_GIN),
        ("grand gin", Refusal.NOT_GRAND_GIN),
        ("knock 2C with 4S 5S 6S | 9H 9D 9C", Refusal.KNOCK_LIMIT),
        ("knock 2C with 4S 5S 6S | 9H 9D 9C | KS KD KH", None),
        ("knock 2C with 4S 5S 6S | 9H 9D 9C | KS KD KC", Refusal.CARD_NOT_HELD),
        ("knock 2C with 4S 5S 6S | 9H 9D 9C | 9H KD KH", Refusal.KNOCK_MELDS),
        ("knock 2C with 4S 5S | 9H 9D 9C", Refusal.RUN_MIN),
        ("knock 2C with 4S 5S 2C | 9H 9D 9C", Refusal.CARD_NOT_HELD),
        ("meld 4S 5S 6S", Refusal.NOT_THIS_GAME),
        ("swap 4S in 0", Refusal.NOT_THIS_GAME),
        ("move 4S from 0 to 1", Refusal.NOT_THIS_GAME),
        ("buy", Refusal.NOT_THIS_GAME),
        ("pass", Refusal.ALREADY_DRAWN),
        ("add 2C to 0", Refusal.NOT_NOW),
        ("defend 4S 5S 6S", Refusal.NOT_NOW),
        ("done", Refusal.NOT_NOW),
        ("1 knock 2C", Refusal.NOT_YOUR_TURN),
    ],
)
def test_gin(action: str, rule: Refusal | None) -> None:
    match = at("gin", hands=[GIN_HAND, "2S 3S 8S 9S TH JH 4D 4H 4C AC"], discard="7S")
    check(match, action, rule)


def check(match: Match, action: str, rule: Refusal | None) -> None:
    if rule is None:
        act(match, action)
    else:
        assert refused(match, action) is rule


@pytest.mark.parametrize(
    "command",
    [
        cmd.LayDown(()),
        cmd.LayDown(((),)),
        cmd.LayDown((("4S", "5S", "6S"), ())),
        cmd.Add((), 0),
        cmd.Swap((), 0),
    ],
)
def test_no_cards(command: cmd.Command) -> None:
    assert refusing(rummy(), 0, command) is Refusal.NO_CARDS


@pytest.mark.parametrize("index", [-1, -2, 2, 10**9])
def test_melds_that_are_not_there(index: int) -> None:
    """Negative numbers do not count from the end."""
    for command in (cmd.Add(("9H",), index), cmd.Swap(("9H",), index), cmd.Move("9H", index, 0)):
        assert refusing(rummy(), 0, command) is Refusal.NO_SUCH_MELD
    assert refusing(rummy(), 0, cmd.Move("9H", 0, index)) is Refusal.NO_SUCH_MELD


def test_a_joker_is_discarded_as_a_joker() -> None:
    after, _ = act(jimmy(), "discard JK(4S)")
    assert round_of(after).pile == ("7S", "JK")


def test_the_first_broken_rule_is_named() -> None:
    """The order of `referee.md`: turn, what is held, the shape, the game's conditions."""
    match = at("rummy", hands=["4S 5S 7S 2C", "3H"], discard="8C")
    assert refused(match, "1 meld 4S 5S 6S") is Refusal.NOT_YOUR_TURN
    assert refused(match, "meld 4S 5S 6S") is Refusal.CARD_NOT_HELD
    assert refused(match, "meld 4S 5S 7S") is Refusal.RUN_GAP
    match = at("rummy", hands=["4S 5S 6S 2C", "3H"], discard="8C")
    assert refused(match, "meld 4S 5S 6S") is Refusal.OPENING_POINTS


def test_the_codes_are_in_their_order() -> None:
    names = list(Refusal)
    order = [Refusal.NOT_YOUR_TURN, Refusal.CARD_NOT_HELD, Refusal.RUN_GAP]
    order += [Refusal.OPENING_POINTS, Refusal.KNOCK_LIMIT, Refusal.DEAD_END]
    assert [names.index(code) for code in order] == sorted(names.index(code) for code in order)


def test_the_bar_is_lifted_when_the_card_taken_has_been_laid() -> None:
    """R35: of two equal tens one was taken and laid; the other may be discarded."""
    match = at(
        "rummy",
        phase="draw",
        hands=["TS 2C 4D", "KD"],
        discard="3S TS",
        melds=[{"owner": 0, "cards": "7S 8S 9S"}, {"owner": 0, "cards": "KS KH KC"}],
        opened=[True, False],
    )
    match, _ = act(match, "take")
    assert refused(match, "discard TS") is Refusal.DISCARD_TAKEN
    match, _ = act(match, "add TS to 0", "discard TS")
    assert round_of(match).turn == 1
