"""Law: everything that happens in whole games survives JSON, and commands survive words."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from openrummy.records.codec import BadJson, from_json, full_rules, to_json
from openrummy.rules.options import BadOptions
from openrummy.rules.presets import PRESETS, UnknownGame, preset
from openrummy.rules.ruleset import RuleSet
from openrummy.table import commands as cmd
from openrummy.table.commands import Command
from openrummy.table.events import Event
from openrummy.table.notation import parse_command, write
from openrummy.table.view import SeatView, shown_event, view
from tests.records.playing import game

MOST = 400


@pytest.mark.parametrize("name", PRESETS)
def test_commands_and_events_come_back(name: str) -> None:
    for eager in (0.8, 0.2):
        for move in game(PRESETS[name], "codec", most=MOST, eager=eager):
            assert from_json(to_json(move.command), Command) == move.command
            assert parse_command(write(move.command)) == move.command
            for event in move.events:
                for seen in (event, shown_event(event, None), shown_event(event, 0)):
                    assert from_json(to_json(seen), Event) == seen


@pytest.mark.parametrize("name", PRESETS)
def test_views_come_back(name: str) -> None:
    rules = PRESETS[name]
    for number, move in enumerate(game(rules, "views", most=MOST)):
        if number % 5 == 0 or move.match.over or len(move.events) > 2:
            for seat in (None, *range(move.match.seats)):
                seen = view(move.match, seat)
                assert from_json(to_json(seen), SeatView) == seen


HOUSE_RULES: list[tuple[str, dict[str, Any]]] = [
    ("jimmy", {}),
    ("jimmy", {"contract.list": [{"runs": 1, "sets": 1, "run_min": 5}], "deck.packs": 2}),
    ("rummy51", {"opening.min_points": 40, "joker.max_per_meld": 2}),
    ("gin", {"deal.hand_size": [10, 7], "gin.knock_limit": "oklahoma"}),
    ("jimmy", {"points.table": {"A": 20, "JK": 30}, "going_out": "play_only"}),
]


@pytest.mark.parametrize(("name", "options"), HOUSE_RULES)
def test_rules_are_written_as_what_differs(name: str, options: dict[str, Any]) -> None:
    rules = preset(name, options)
    written = msgspec.json.decode(to_json(rules))
    assert written["preset"] == f"{name}@1"
    assert set(written["options"]) == set(options)
    assert from_json(to_json(rules), RuleSet) == rules


@pytest.mark.parametrize("name", ["gin", "gin@2", "gin@01", "gin@", "whist@1", "", "@1"])
def test_rules_need_a_known_preset_and_version(name: str) -> None:
    with pytest.raises(UnknownGame):
        full_rules(name, {})


def test_rules_refuse_bad_options() -> None:
    with pytest.raises(BadOptions):
        full_rules("gin@1", {"buy.max_per_round": 3})


@pytest.mark.parametrize(
    ("kind", "data", "place"),
    [
        (Command, b"", "$"),
        (Command, b'{"type":"discard","card":"', "$"),
        (Command, b'{"type":"discard","card":"\xff"}', "$"),
        (Command, b"[" * 100_000, "$"),
        (Command, b'{"type":"discard","card":1}', "$.card"),
        (Command, b'{"type":"discard","card":"8s"}', "$.card"),
        (Command, b'{"type":"discard","card":"10S"}', "$.card"),
        (Command, b'{"type":"fold"}', "$.type"),
        (Command, b'{"type":"meld","melds":[["4H","5H"],["4H",null]]}', "$.melds[1][1]"),
        (Command, b'{"type":"meld","melds":[["4H","5H"],["4H","JK(JK)"]]}', "$.melds[1][1]"),
        (Command, b'{"type":"add","cards":["4H"],"meld":0.5}', "$.meld"),
        (Command, b'{"type":"add","cards":["4H"],"meld":0,"end":"middle"}', "$.end"),
        (Event, b'{"type":"drew","seat":0,"card":"high"}', "$.card"),
        (RuleSet, b'{"preset":"whist@1"}', "$.preset"),
        (RuleSet, b'{"preset":"gin@1","options":{"gin.knock_limit":-1}}', "$.options"),
        (RuleSet, b'{"preset":"gin@1","packs":1}', "$"),
        (SeatView, b"{}", "$"),
    ],
)
def test_bad_json_is_told_with_its_place(kind: Any, data: bytes, place: str) -> None:
    with pytest.raises(BadJson) as bad:
        from_json(data, kind)
    assert bad.value.place == place
    assert bad.value.reason


@given(st.binary(max_size=60) | st.text(max_size=60).map(str.encode))
def test_noise_is_bad_json(data: bytes) -> None:
    for kind in (Command, Event, RuleSet, SeatView):
        with pytest.raises(BadJson):
            from_json(data, kind)


def test_a_view_on_the_wire_names_its_preset() -> None:
    *_, last = game(PRESETS["gin"], "wire", most=3)
    wire = msgspec.json.decode(to_json(view(last.match, 0)))
    assert wire["rules"] == {"preset": "gin@1"} | {"options": {}}
    assert len(wire["round"]["hand"]) in (10, 11)


def test_every_command_has_words() -> None:
    commands: list[Command] = [
        cmd.Take("4H"),
        cmd.LayDown((("4H", "5H", "JK(6H)"), ("9S", "9D", "JK")), (cmd.Add(("TH",), 2, "low"),)),
        cmd.Swap(("7S", "7D"), 1),
        cmd.Swap(("7S",), 1, "low", 3),
        cmd.Move("2S", 0, 1, "high"),
        cmd.Knock("TS", (("4H", "5H", "6H"), ("9S", "9D", "9C"))),
        cmd.Knock("TS", ()),
        cmd.CallGin("TS", (("4H", "5H", "6H"),)),
        cmd.CallGrandGin(),
        cmd.Defend(()),
        cmd.Defend((("4H", "5H", "6H"),)),
        cmd.Resign(),
    ]
    for command in commands:
        assert from_json(to_json(command), Command) == command
        assert parse_command(write(command)) == command
