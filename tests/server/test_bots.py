"""Bots at tables: they see a view, never stall anybody, and wait for people where they must."""

from __future__ import annotations

import asyncio
import sys
from typing import Any

import msgspec
import pytest

from openrummy.rules.presets import preset
from openrummy.server.bot_host import BotHost, NoAnswer
from openrummy.server.changes import Opened, Sitter
from openrummy.server.protocol import TableSettings
from openrummy.server.pump import bot_to_act
from openrummy.server.state import TableState, commanded, opened
from openrummy.server.thinking import Arrange, Choose, Outlook, Question, Thought
from openrummy.server.views import view_json
from openrummy.table.commands import Discard
from openrummy.table.decide import start
from openrummy.table.legal import legal
from tests.server.people import over, running
from tests.server.secrets_of import Knowledge

STUCK = (sys.executable, "-c", "import time; time.sleep(60)")
DEAD = (sys.executable, "-c", "raise SystemExit")


def table(name: str, kinds: str) -> TableState:
    """A started table of persons (p) and bots (b)."""
    sitters = tuple(
        Sitter(name=f"{at}", kind="bot", bot="greedy") if kind == "b" else Sitter(f"{at}", "person")
        for at, kind in enumerate(kinds)
    )
    rules = preset(name)
    change = Opened(
        f"{name}@{rules.version}", {}, "seed", False, TableSettings(True, 0, None, None), sitters
    )
    match, _ = start(rules, len(kinds), "seed")
    return msgspec.structs.replace(opened("ABCD", change), match=match, started=True)


def question(bot: str = "greedy") -> Choose:
    state = table("gin", "pp")
    round_ = state.match.round
    assert round_ is not None
    seat = round_.turn
    commands = tuple(legal(state.match, seat))
    return Choose(bot, "dice", msgspec.Raw(view_json(state, seat)), commands)


@pytest.mark.parametrize("command", [STUCK, DEAD])
def test_a_stuck_or_dead_process_is_replaced(command: tuple[str, ...]) -> None:
    async def main() -> None:
        host = BotHost(1, 0.1, command, start_seconds=0.2)
        try:
            for _ in range(2):
                with pytest.raises(NoAnswer):
                    await host.ask(question())
        finally:
            await host.close()

    asyncio.run(main())


def test_a_table_goes_on_when_its_bot_finds_no_answer() -> None:
    async def main() -> None:
        async with running() as server:
            hub = server.services.hub
            await hub.bots.close()
            hub.bots = BotHost(1, 0.05, STUCK, start_seconds=0.05)
            ann = await server.person().open("gin", bots=["greedy"])
            await ann.connect()
            await ann.play_on(lambda t: t["view"]["round"]["turns"][1] >= 2)

    asyncio.run(main())


def test_a_thinking_bot_holds_nobody_up() -> None:
    """While one table's bot thinks for long, another table plays on."""

    async def main() -> None:
        async with running() as server:
            hub = server.services.hub
            real, stuck = hub.bots, BotHost(1, 30, STUCK, start_seconds=30)
            hub.bots = stuck
            slow = await server.person("Slow").open("gin", bots=["greedy"], seed="a")
            await slow.connect()
            await slow.play_on(lambda t: not t["legal"])
            hub.bots = real
            ann = await server.person().open("gin", bots=["random"])
            await ann.connect()
            await ann.play_on(lambda t: t["view"]["results"], 10)
            await stuck.close()

    asyncio.run(main())


@pytest.mark.slow
@pytest.mark.parametrize(("name", "seats"), [("gin", 2), ("rummy51", 3)])
def test_what_bots_are_told_holds_no_secret(name: str, seats: int) -> None:
    async def main() -> None:
        async with running() as server:
            hub, asked = server.services.hub, list[tuple[int, int, Any]]()
            ask = hub.bots.ask

            async def listening(asking: Question) -> Thought:
                told = msgspec.json.decode(msgspec.json.encode(asking))
                room = next(iter(server.services.rooms))
                asked.append((told["view"]["seat"], room.state.version, told))
                return await ask(asking)

            hub.bots.ask = listening  # type: ignore[assignment,method-assign]
            bots = ["greedy"] * (seats - 1)
            ann = await server.person().open(name, seats, bots=bots, seed="secret")
            await ann.connect()
            await ann.play_on(lambda t: over(t) or len(asked) > 60)
            knows = Knowledge(await hub.store.entries(ann.code))
            room = next(iter(server.services.rooms))
            assert len(asked) > 20
            for seat, version, told in asked:
                assert not knows.leaks(seat, {**told, "version": version})
                assert room.state.match.seed not in str(told)

    asyncio.run(main())


def test_every_kind_of_question_is_answered() -> None:
    async def main() -> None:
        host = BotHost(1, 5)
        state = table("jimmy", "pp")
        try:
            view = msgspec.Raw(view_json(state, 0))
            for asking in (question(), question("random"), Outlook(view), Arrange(view)):
                assert isinstance(await host.ask(asking), Thought)
        finally:
            await host.close()

    asyncio.run(main())


def test_a_bot_on_turn_waits_for_people_who_may_buy() -> None:
    state = table("jimmy", "pbb")
    round_ = state.match.round
    assert round_ is not None
    # To a turn whose seat is a bot's while the person may buy.
    for _ in range(40):
        round_ = state.match.round
        assert round_ is not None
        if round_.phase == "draw" and state.plays_itself(round_.turn) and round_.discarder != 0:
            break
        commands = list(legal(state.match, round_.turn))
        command = next((c for c in commands if isinstance(c, Discard)), commands[0])
        state = commanded(state, round_.turn, command, 0).state
    assert round_ is not None
    turn = round_.turn
    bots = [bot_to_act(state)]
    while (seat := bot_to_act(state)) is not None:
        assert seat != turn
        state = commanded(state, seat, _pass(state, seat), 0).state
        bots.append(seat)
    state = commanded(state, 0, _pass(state, 0), 0).state
    assert bot_to_act(state) == turn


def _pass(state: TableState, seat: int) -> Any:
    return next(c for c in legal(state.match, seat) if type(c).__name__ == "Pass")
