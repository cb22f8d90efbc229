"""What a table's message says is what the codec writes of the seat's view, whoever looks."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from openrummy.records.codec import to_json
from openrummy.rules.presets import PRESETS
from openrummy.server.changes import Opened, Sitter, Started
from openrummy.server.protocol import Draft, TableSettings
from openrummy.server.state import TableState, commanded, folded, opened
from openrummy.server.views import Showing, seats_json
from openrummy.table.events import Event
from openrummy.table.legal import legal, to_ask
from openrummy.table.view import shown_event, view

SETTINGS = TableSettings(private=True, bot_pace=0, turn_seconds=60, buy_seconds=20)


def fresh(name: str) -> TableState:
    rules = PRESETS[name]
    sitters = tuple(
        Sitter(f"P{seat}", "person", owner=f"owner{seat}", host=seat == 0)
        for seat in range(max(2, rules.players.min))
    )
    preset = f"{rules.name}@{rules.version}"
    return opened("ABCDEF", Opened(preset, {}, "views", True, SETTINGS, sitters))


def read(data: bytes) -> Any:
    return msgspec.json.decode(data)


def check(state: TableState, events: tuple[Event, ...]) -> None:
    seats = [True] * len(state.seats)
    showing = Showing(state, seats_json(state, seats), 1)
    for seat in (None, *range(len(state.seats))):
        message = read(showing.message(seat, events))
        assert message["you"] == seat
        assert message["view"] == read(to_json(view(state.match, seat)))
        assert message["events"] == [read(to_json(shown_event(e, seat))) for e in events]
        assert "recent" not in message
        draft = Draft(order=("AS", "2S"))
        coming = read(showing.message(seat, draft=draft, recent=events))
        assert coming["recent"] == message["events"]
        assert coming["draft"]["order"] == ["AS", "2S"]
        assert coming["view"] == message["view"]
        if state.started:
            commands = () if seat is None else tuple(legal(state.match, seat))
            assert message["legal"] == read(msgspec.json.encode(commands))
            assert not {c["type"] for c in message["legal"]} & set(message["blocked"])


@pytest.mark.parametrize("name", PRESETS)
def test_a_message_holds_the_seats_own_view(name: str) -> None:
    dice = random.Random(name)
    state = fresh(name)
    check(state, ())
    after = folded(state, Started(), 0)
    for at in range(60):
        check(after.state, after.events)
        match = after.state.match
        if match.over is not None:
            break
        commands = list(legal(match, to_ask(match)))
        command = commands[0] if dice.random() < 0.5 else dice.choice(commands)
        after = commanded(after.state, to_ask(match), command, 1000 * at)
