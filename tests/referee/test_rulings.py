"""Rulings that depend on what a question leaves open: chained positions, impossible questions."""

from __future__ import annotations

import json
from io import BytesIO
from typing import Any

import pytest

from openrummy.referee import rule
from openrummy.referee.stream import answer_lines
from openrummy.rules.presets import preset
from openrummy.table.decide import start
from openrummy.table.view import view

SWAP: dict[str, Any] = {
    "seats": 2, "turn": 0, "dealer": 1, "phase": "play",
    "hands": ["9S QC 4D 5H 2C", None], "discard": "KD",
    "melds": [{"owner": 1, "cards": "8S JK TS"}, {"owner": 0, "cards": "KS KH KC"}],
    "opened": [True, True],
}  # fmt: skip


def play(position: object, *actions: str, game: str = "rummy30", **options: object) -> Any:
    return rule(
        {"game": game, "ask": "play", "options": options, "position": position, "actions": actions}
    )


def test_a_position_that_comes_back_keeps_the_debts_of_the_turn() -> None:
    house: dict[str, Any] = {"joker.retrieved_must_be_played": True}
    first = play(SWAP, "swap 9S in 0", **house)
    assert first["legal"]
    second = play(first["position"], "discard 2C", **house)
    assert second["rule"] == "joker.retrieved_must_be_played"


def test_a_position_that_comes_back_knows_who_opened_now() -> None:
    house: dict[str, Any] = {"opening.then_layoff": False}
    position = {
        "seats": 2, "turn": 0, "dealer": 1, "phase": "play",
        "hands": ["TS TH TD 9S 2C", None], "discard": "KD",
        "melds": [{"owner": 1, "cards": "6S 7S 8S"}], "opened": [False, True],
    }  # fmt: skip
    first = play(position, "meld TS TH TD", **house)
    assert play(first["position"], "add 9S to 0", **house)["rule"] == "opening.then_layoff"


@pytest.mark.parametrize(
    ("change", "at"),
    [
        ({"phase": "draw", "taken": "2C"}, "position.taken"),
        ({"taken": "AS"}, "position.taken"),
        ({"opened": [False, True]}, "position.opened"),
        ({"buys": [1, 0]}, "position.buys[0]"),
        ({"melds": [], "opened": [False, False], "added": {"0": 1}}, "position.added"),
    ],
)
def test_impossible_positions(change: dict[str, Any], at: str) -> None:
    assert play(SWAP | change, "discard 2C")["error"]["at"] == at


def test_a_joker_nobody_declared_stands_for_the_first_missing_suit() -> None:
    question = {
        "game": "rummy30", "ask": "replace_joker", "meld": "QH QD JK",
        "options": {"joker.set_identity": "declared"},
    }  # fmt: skip
    assert rule(question | {"card": "QS"})["legal"]
    assert rule(question | {"card": "QC"})["rule"] == "joker.card"


def test_no_grand_gin_where_it_is_not_played() -> None:
    question = {
        "game": "gin-classic", "ask": "showdown", "call": "grand_gin",
        "knocker": "3S 4S 5S 6S 9H 9D 9C TD JD QD KD",
        "opponent": "AC AH AD AS 2C 2H 2D 2S 8H 9S",
    }  # fmt: skip
    assert rule(question)["error"]["code"] == "no_grand_gin"
    assert rule(question | {"game": "gin"})["result"] == "grand_gin"


def test_whoever_discarded_may_pass() -> None:
    position = {"seats": 4, "turn": 0, "dealer": 3, "phase": "draw", "discard": "5C 8D 7S"}
    ruling = play(position, "3 pass", "2 buy", "1 pass", "pass", game="jimmy")
    assert ruling["legal"]
    assert ruling["position"]["buys"] == [0, 0, 1, 0]


def test_penalty_and_arrange_of_a_player_who_has_not_or_has_opened() -> None:
    hand = {"game": "rami51-french", "ask": "penalty", "hand": "2C 3D 4H"}
    assert rule(hand)["points"] == 9
    assert rule(hand | {"opened": False})["points"] == 100
    best = rule({"game": "rummy51", "ask": "arrange", "hand": "2C 2H 2D KS", "opened": True})
    assert (best["unmatched"], best["penalty"]) == (["KS"], 10)


@pytest.mark.parametrize("number", [b"NaN", b"1e999", b"-Infinity"])
def test_the_stream_writes_json_only(number: bytes) -> None:
    out = BytesIO()
    line = b'{"game": "gin", "ask": "meld", "cards": "4S 5S 6S", "id": ' + number + b"}"
    answer_lines([line], out)
    ruling = json.loads(out.getvalue(), parse_constant=pytest.fail)
    assert ruling["error"]["code"] == "bad_json"


def test_a_view_is_of_a_seat_or_of_nobody() -> None:
    match, _ = start(preset("gin"), 2, "seed")
    for seat in (-1, 2):
        with pytest.raises(ValueError, match="no seat"):
            view(match, seat)
