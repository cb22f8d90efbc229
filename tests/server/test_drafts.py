"""What a person hears of cards moved on the table, and of melds of their own at gin."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from openrummy.referee.position import read_position
from openrummy.server.advice_for import advise
from openrummy.server.blocked import blocked
from openrummy.server.changes import Opened, Sitter
from openrummy.server.protocol import Advice, Draft, TableSettings
from openrummy.server.state import TableState, opened
from openrummy.server.thinking import Worth
from openrummy.table import commands as cmd
from openrummy.table.decide import step
from openrummy.table.legal import legal

REARRANGE = {"table.rearrange": True}
CHOOSE = {"gin.auto_arrange": False}


def at(game: str, options: dict[str, Any], position: dict[str, Any]) -> TableState:
    """A table in a position."""
    settings = TableSettings(private=True, bot_pace=0, turn_seconds=None, buy_seconds=None)
    seats = tuple(Sitter(name=name, kind="person") for name in ("Ann", "Ben"))
    state = opened("TEST", Opened(f"{game}@1", options, "1", False, settings, seats))
    match = read_position(state.rules, {"seats": 2, "dealer": 1, **position})
    return replace(state, match=match, started=True)


def ask(state: TableState, seat: int = 0, **draft: Any) -> Advice:
    """The advice on a draft that came as JSON."""
    read = msgspec.json.decode(msgspec.json.encode(draft), type=Draft)
    return advise(state, seat, read, Worth())


TWOS = {
    "phase": "play",
    "hands": ["KD 7S", None],
    "discard": "3H",
    "melds": [
        {"owner": 0, "cards": "2C 2H 2D 2S"},
        {"owner": 1, "cards": "3S 4S 5S"},
        {"owner": 1, "cards": "8C 9C TC"},
    ],
}

# The other seat laid all of them.
CLOSED = {
    **TWOS,
    "melds": [{"owner": 1, "cards": cards} for cards in ("2C 2H 2D 2S", "3S 4S 5S", "8C 9C TC")],
}


def move(card: str, source: int, target: int, end: str | None = None) -> dict[str, Any]:
    return {"type": "move", "card": card, "source": source, "target": target, "end": end}


def test_a_move_is_tried_without_being_made() -> None:
    state = at("rummy30", REARRANGE, TWOS)
    first = ask(state)
    assert first.moves == (cmd.Move("2S", 0, 1),)
    assert first.melds == ()

    found = ask(state, plays=[move("2S", 0, 1)])
    assert found.plays == (None,)
    assert found.melds[:2] == (("2C", "2H", "2D"), ("2S", "3S", "4S", "5S"))
    # From there it could go back; the others have no card to spare.
    assert found.moves == (cmd.Move("2S", 1, 0),)
    assert state.match.round is not None
    assert state.match.round.melds[0].meld.cards == ("2C", "2H", "2D", "2S")


def test_what_fits_is_asked_of_the_table_as_it_is_staged() -> None:
    state = at("rummy30", REARRANGE, {**TWOS, "hands": ["KD AS", None]})
    assert [fit.meld for fit in ask(state, chosen=["AS"]).fits] == []
    found = ask(state, chosen=["AS"], plays=[move("2S", 0, 1)])
    assert [fit.meld for fit in found.fits] == [1]


@pytest.mark.parametrize(
    ("options", "position", "play", "code"),
    [
        ({}, TWOS, move("2S", 0, 1), "table.rearrange"),
        (REARRANGE, TWOS, move("2H", 0, 1), "layoff.fit"),
        (REARRANGE, TWOS, move("3S", 1, 2), "run.min"),
        (REARRANGE, TWOS, move("2S", 0, 7), "meld.unknown"),
        (REARRANGE, CLOSED, move("2S", 0, 1), "layoff.requires_open"),
    ],
)
def test_a_move_that_is_refused_says_why(
    options: dict[str, Any], position: dict[str, Any], play: dict[str, Any], code: str
) -> None:
    found = ask(at("rummy30", options, position), plays=[play])
    (why,) = found.plays
    assert why is not None
    assert why.code == code
    assert found.melds[0] == ("2C", "2H", "2D", "2S")


def test_a_table_that_allows_moves_says_why_there_is_none() -> None:
    closed = at("rummy30", REARRANGE, CLOSED).match
    assert blocked(closed, 0, tuple(legal(closed, 0)))["move"].code == "layoff.requires_open"
    waiting = blocked(closed, 1, ())["move"].code
    assert waiting == "turn.not_yours"
    apart = [{"owner": 0, "cards": "8C 9C TC"}, {"owner": 1, "cards": "3S 4S 5S"}]
    nothing = at("rummy30", REARRANGE, {**TWOS, "melds": apart}).match
    assert "move" not in blocked(nothing, 0, tuple(legal(nothing, 0)))
    never = at("rummy30", {}, TWOS).match
    assert "move" not in blocked(never, 0, tuple(legal(never, 0)))


KNOCKER = "AS 2S 3S 4H 4D 4C 7S 7H 7D 2C KD"
DEFENDER = "5S 5H 5D 4S 9C TC KH 8D 6H 3C"


def knocked() -> TableState:
    """Ann has knocked with two points; Ben answers."""
    hands = [KNOCKER, DEFENDER]
    state = at("gin", CHOOSE, {"turn": 0, "phase": "play", "hands": hands, "discard": "9S"})
    match, _ = step(state.match, 0, cmd.Knock("KD"))
    return replace(state, match=match)


def test_a_knocker_shows_melds_of_their_own() -> None:
    hands = [KNOCKER, None]
    state = at("gin", CHOOSE, {"turn": 0, "phase": "play", "hands": hands, "discard": "9S"})
    groups = [["AS", "2S", "3S"], ["4H", "4D", "4C"]]
    whole = ask(state, groups=[*groups, ["7S", "7H", "7D"]], chosen=["KD"]).own
    assert whole is not None
    assert (whole.deadwood, whole.why) == (2, None)
    short = ask(state, groups=groups, chosen=["KD"]).own
    assert short is not None
    assert short.deadwood == 23
    assert short.why is not None
    assert short.why.code == "gin.knock_limit"
    # Without a discard there is nothing to judge, only to count.
    count = ask(state, groups=groups).own
    assert count is not None
    assert (count.deadwood, count.why) == (33, None)
    broken = ask(state, groups=[["AS", "2S"]], chosen=["KD"]).own
    assert broken is not None
    assert broken.why is not None


def test_the_best_answer_to_a_knock_and_an_answer_of_ones_own() -> None:
    state = knocked()
    best = ask(state, 1).defence
    assert best is not None
    # The four of spades goes on the run or the fours, and the five after it stays a set.
    assert {card for play in best.plays for card in play.cards} >= {"4S"}  # type: ignore[union-attr]
    draft = {"groups": best.melds, "plays": best.plays}
    own = ask(state, 1, **draft).own
    assert own is not None
    assert (own.deadwood, own.why) == (best.deadwood, None)

    match = state.match
    for command in (cmd.Defend(best.melds), *best.plays, cmd.Done()):
        match, _ = step(match, 1, command)
    assert match.round is not None
    assert match.rules.deadwood(match.round.hands[1]) == best.deadwood

    fewer = ask(state, 1, groups=best.melds).own
    assert fewer is not None
    assert fewer.deadwood > best.deadwood
    twice = ask(state, 1, groups=[["4S", "5S", "3C"]], plays=best.plays).own
    assert twice is not None
    assert twice.why is not None


def test_only_the_defender_hears_of_the_defence() -> None:
    state = knocked()
    for found in (ask(state, 0), ask(at("rummy30", {}, TWOS))):
        assert found.defence is None
        assert found.own is None


def test_nothing_is_laid_off_against_gin() -> None:
    hands = ["AS 2S 3S 4H 4D 4C 7S 7H 7D 7C KD", "8S 4S 5D 9C TC KH 8D 6H 3C QS"]
    state = at("gin", CHOOSE, {"turn": 0, "phase": "play", "hands": hands, "discard": "9S"})
    match, _ = step(state.match, 0, cmd.Knock("KD"))
    state = replace(state, match=match)
    found = ask(state, 1, chosen=["4S"], plays=[{"type": "add", "cards": ["4S"], "meld": 0}])
    assert found.fits == ()
    assert found.plays[0] is not None
    assert found.plays[0].code == "gin.layoff"
    assert found.defence is not None
    assert found.defence.plays == ()


def test_lay_offs_that_count_are_part_of_the_opening() -> None:
    """R19: 27 points and the four of clubs on a run of the other seat make 31."""
    position = {
        "phase": "play",
        "hands": ["9C 9H 9D 4C KD 2S 7H", None],
        "discard": "3H",
        "melds": [{"owner": 1, "cards": "5C 6C 7C"}],
    }
    nines = ("9C", "9H", "9D")
    plays = [{"type": "add", "cards": ["4C"], "meld": 0}]
    state = at("rummy30", {"opening.counts_layoffs": True}, position)
    alone = ask(state, groups=[nines])
    assert alone.meter is not None
    assert alone.meter.points == 27
    assert alone.lay_down is not None
    both = ask(state, groups=[nines], plays=plays)
    assert both.meter is not None
    assert (both.meter.points, both.lay_down) == (31, None)
    assert both.plays == (None,)
    assert both.melds == (("4C", "5C", "6C", "7C"),)
    step(state.match, 0, cmd.LayDown((nines,), (cmd.Add(("4C",), 0),)))

    never = ask(at("rummy30", {}, position), groups=[nines], plays=plays)
    assert never.plays[0] is not None
    assert never.plays[0].code == "layoff.requires_open"


def test_a_joker_of_a_set_may_be_named() -> None:
    hand = "QH QD JK KD 2S 7H 9C"
    state = at("rummy30", {}, {"phase": "play", "hands": [hand, None], "discard": "3H"})
    (group,) = ask(state, groups=[["QH", "QD", "JK"]]).groups
    assert group.may_be == ("QS", "QC")
    (named,) = ask(state, groups=[["QH", "QD", "JK(QC)"]]).groups
    assert (named.kind, named.may_be) == ("set", ("QS", "QC"))
    assert "JK(QC)" in named.cards
    jimmy = {"phase": "play", "hands": [hand, None], "discard": "3H"}
    (any_suit,) = ask(at("jimmy", {}, jimmy), groups=[["QH", "QD", "JK"]]).groups
    assert (any_suit.kind, any_suit.may_be) == ("set", ())


def test_both_missing_cards_are_chosen_to_take_a_joker() -> None:
    position = {
        "phase": "play",
        "hands": ["QS QC KD 2S", None],
        "discard": "3H",
        "melds": [{"owner": 0, "cards": "QH QD JK"}],
    }
    state = at("kalooki40", {}, position)
    assert ask(state, chosen=["QS"]).fits[0].way == "add"
    assert [fit.way for fit in ask(state, chosen=["QS", "QC"]).fits] == ["swap"]


@pytest.mark.parametrize(("limit", "upcard", "most"), [("oklahoma", "4S", 4), (7, "4S", 7)])
def test_the_most_deadwood_to_knock_with(limit: int | str, upcard: str, most: int) -> None:
    position = {"phase": "play", "hands": [KNOCKER, None], "discard": upcard}
    found = ask(at("gin", {"gin.knock_limit": limit}, position))
    assert found.knock_limit == most
    assert ask(at("rummy30", {}, TWOS)).knock_limit is None
