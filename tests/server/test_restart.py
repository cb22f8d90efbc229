"""A server that is killed in mid-turn: what was acknowledged is there, once."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
from asyncio.subprocess import Process
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from openrummy.server import rooms
from openrummy.server.changes import Did, read_change
from openrummy.server.hub import clock_ms
from openrummy.server.sqlite_store import InUse, SqliteStore
from openrummy.server.store import Entry
from tests.server.people import QUICK, Person, over, running

pytestmark = pytest.mark.slow

SERVE = """
import sys
from pathlib import Path
from openrummy.server.config import Config
from openrummy.server.run import make_server
config = Config(data=Path(sys.argv[1]), messages_a_second=1e6, message_burst=1e6)
make_server(config, "127.0.0.1", int(sys.argv[2])).run()
"""


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port: int = one.getsockname()[1]
        return port


async def started(folder: Path, port: int) -> Process:
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", SERVE, str(folder), str(port), start_new_session=True
    )
    async with asyncio.timeout(20):
        while True:
            try:
                _, writer = await asyncio.open_connection("127.0.0.1", port)
            except OSError:
                await asyncio.sleep(0.05)
                continue
            writer.close()
            return process


def kill(process: Process) -> None:
    """Kills the server and its workers at once, as a power cut would."""
    os.killpg(process.pid, signal.SIGKILL)


async def log_of(folder: Path, code: str) -> list[Entry]:
    store = SqliteStore.open(folder)
    try:
        return await store.entries(code)
    finally:
        await store.close()


async def again(person: Person) -> Person:
    """The same person after a loss of connection."""
    fresh = Person(person.port, person.name)
    fresh.cookie, fresh.seat, fresh.code = person.cookie, person.seat, person.code
    await fresh.connect()
    return fresh


@pytest.mark.slow
def test_killed_in_mid_turn_nothing_acknowledged_is_lost_or_doubled(tmp_path: Path) -> None:
    """Three kills while two people play as fast as they can (C100)."""

    async def main() -> None:
        port = free_port()
        process = await started(tmp_path, port)
        ann, ben = Person(port, "Ann"), Person(port, "Ben")
        await ann.open("gin-straight")
        await ben.sit(ann.code)
        acknowledged: dict[str, int] = {}
        try:
            for life in range(3):
                ann.name, ben.name = f"Ann-{life}", f"Ben-{life}"
                ann, ben = await again(ann), await again(ben)
                players = [asyncio.create_task(p.play_on(over)) for p in (ann, ben)]
                await asyncio.sleep(0.5 + 0.2 * life)
                kill(process)
                await process.wait()
                for task in players:
                    task.cancel()
                await asyncio.gather(*players, return_exceptions=True)
                for person in (ann, ben):
                    acknowledged |= {m["id"]: m["version"] for m in person.of("accepted")}
                entries = await log_of(tmp_path, ann.code)
                assert [entry.version for entry in entries] == list(range(1, len(entries) + 1))
                kept = {entry.cid: entry.version for entry in entries if entry.cid}
                assert len(kept) == len([entry for entry in entries if entry.cid])
                assert acknowledged.items() <= kept.items()
                process = await started(tmp_path, port)
            assert len(acknowledged) > 20
            ann, ben = await again(ann), await again(ben)
            ann.name, ben.name = "Ann-end", "Ben-end"
            await asyncio.gather(ann.play_on(over), ben.play_on(over))
            process.terminate()
            assert await asyncio.wait_for(process.wait(), 10) in (0, -signal.SIGTERM)
        finally:
            if process.returncode is None:
                kill(process)
                await process.wait()

    asyncio.run(main())


def test_a_restart_in_mid_turn_brings_everything_back(tmp_path: Path) -> None:
    async def main() -> None:
        config = replace(QUICK, data=tmp_path)
        async with running(config) as server:
            ann = await server.person().open("jimmy", 3, bots=["greedy", "random"])
            await ann.connect()
            await ann.play_on(lambda t: t["view"]["round"]["phase"] == "play" and t["legal"])
            accepted = ann.of("accepted")[-1:]
            before = ann.table
            draft = {"type": "draft", "order": before["view"]["round"]["hand"], "groups": []}
            await ann.ask(draft, "advice")
            room = await server.services.rooms.find(ann.code)
            text = msgspec.json.encode(room.drafts[0]).decode()
            await server.services.hub.store.keep_draft(ann.code, 0, text)
        async with running(config) as server:
            ann.port = server.port
            fresh = await again(ann)
            for name in ("version", "you", "view", "legal", "settings"):
                assert fresh.table[name] == before[name]
            assert fresh.messages[0]["draft"]["order"] == draft["order"]
            assert fresh.messages[0]["recent"]
            # A repeat from before the restart gets the answer from before.
            if accepted:
                repeat = await fresh.do("draw", id=accepted[0]["id"])
                assert repeat == accepted[0]
            await fresh.play_on(lambda t: t["view"]["results"])

    asyncio.run(main())


def test_bots_play_on_after_a_restart_without_anybody_looking(tmp_path: Path) -> None:
    async def main() -> None:
        config = replace(QUICK, data=tmp_path)
        async with running(config) as server:
            ann = await server.person().open("jimmy", 4, bots=["greedy"] * 3, bot_pace=10)
            await ann.connect()
            await ann.play_on(lambda t: not t["legal"])
            version = ann.table["version"]
            await ann.at_table("settings", bot_pace=0.1)
        async with running(config) as server:
            room = None
            async with asyncio.timeout(10):
                while room is None or room.state.version < version + 3:
                    await asyncio.sleep(0.05)
                    room = next(iter(server.services.rooms), None)

    asyncio.run(main())


def test_one_server_a_folder(tmp_path: Path) -> None:
    async def main() -> None:
        store = SqliteStore.open(tmp_path)
        try:
            with pytest.raises(InUse):
                SqliteStore.open(tmp_path)
        finally:
            await store.close()

    asyncio.run(main())


# ---- clocks --------------------------------------------------------------------------------


class Clock:
    """A clock that a test may set forward."""

    def __init__(self) -> None:
        self.ahead = 0

    def __call__(self) -> int:
        return clock_ms() + self.ahead


@pytest.fixture
def unwatched(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that does not take a clock set forward for an absence of its own."""
    monkeypatch.setattr(rooms, "BEAT_SECONDS", 3600.0)


@pytest.mark.usefixtures("unwatched")
def test_time_runs_out_and_the_clock_plays() -> None:
    async def main() -> None:
        clock = Clock()
        async with running(now=clock) as server:
            ann, ben = await server.two(turn_seconds=30)
            await ann.table_where(lambda t: t["clock"])
            turn = ann.table["view"]["round"]["turn"]
            on_turn, other = (ann, ben) if turn == 0 else (ben, ann)
            assert on_turn.table["clock"]["seats"] == [turn]
            assert on_turn.table["clock"]["more_left"] == 10
            ends = on_turn.table["clock"]["ends_at"]
            await on_turn.send({"type": "more_time"})
            await on_turn.table_where(lambda t: t["clock"]["ends_at"] == ends + 20_000)
            await other.table_where(lambda t: t["clock"]["ends_at"] == ends + 20_000)
            answer = await other.ask({"type": "more_time"}, "wrong")
            assert answer["code"] == "no_more_time"
            room = await server.services.rooms.find(ann.code)
            clock.ahead += 49_000
            room.pump.wake()
            await asyncio.sleep(0.1)
            assert room.state.match.round is not None
            assert room.state.match.round.turn == turn
            clock.ahead += 2_000
            room.pump.wake()
            await other.table_where(lambda t: t["view"]["round"]["turn"] != turn)
            entries = await server.services.hub.store.entries(ann.code)
            last = [c for c in (read_change(e.body) for e in entries) if isinstance(c, Did)][-1]
            assert (last.seat, last.by) == (turn, "clock")

    asyncio.run(main())


@pytest.mark.usefixtures("unwatched")
def test_who_does_not_answer_in_the_window_does_not_buy() -> None:
    async def main() -> None:
        clock = Clock()
        async with running(now=clock) as server:
            people = [server.person(name) for name in ("Ann", "Ben", "Cem")]
            await people[0].open("jimmy", 3, buy_seconds=8)
            for person in people[1:]:
                await person.sit(people[0].code)
            for person in people:
                await person.connect(people[0].code)
            room = await server.services.rooms.find(people[0].code)
            state = room.state.match.round
            assert state is not None
            starter = next(p for p in people if p.seat == state.turn)
            while starter.table["view"]["round"]["turn"] == starter.seat:
                if room.state.deadlines.buy is not None:
                    clock.ahead += 9_000
                    room.pump.wake()
                    await asyncio.sleep(0.05)
                if starter.legal():
                    await starter.do(starter.legal()[-1])
            await starter.table_where(lambda t: t["clock"])
            buy = room.state.deadlines.buy
            assert buy is not None
            assert starter.seat not in buy.seats
            clock.ahead += 9_000
            room.pump.wake()
            await starter.table_where(lambda t: t["clock"] is None)
            assert not room.state.over

    asyncio.run(main())


def test_an_absence_of_the_server_costs_nobody_time(tmp_path: Path) -> None:
    async def main() -> None:
        config, clock = replace(QUICK, data=tmp_path), Clock()
        async with running(config, now=clock) as server:
            ann = await server.person().open("gin", turn_seconds=30)
            await ann.connect()
            await server.person("Ben").sit(ann.code)
            await ann.table_where(lambda t: t["clock"])
            ends = ann.table["clock"]["ends_at"]
            await server.services.hub.store.note("heartbeat", str(clock()))
            noted = clock()
        clock.ahead += 600_000
        async with running(config, now=clock) as server:
            ann.port = server.port
            fresh = await again(ann)
            await fresh.table_where(lambda t: t["clock"] and t["clock"]["ends_at"] > ends)
            gap = fresh.table["clock"]["ends_at"] - ends
            assert 600_000 <= gap <= 600_000 + (clock() - noted - 600_000) + 100
            assert fresh.table["view"]["round"]["turn"] == ann.table["view"]["round"]["turn"]

    asyncio.run(main())
