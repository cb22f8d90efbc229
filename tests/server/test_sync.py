"""Repeated, late, forged, broken and huge messages: a clear answer, once, and nothing is lost."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any, cast

import pytest
from msgspec.structs import replace
from websockets.exceptions import InvalidStatus

from openrummy.server.line import Line
from openrummy.server.sockets import MOST_HELD, Socket
from openrummy.server.store import MemoryStore
from tests.server.people import QUICK, Json, Person, Server, running


async def two_at_gin(server: Server) -> tuple[Person, Person]:
    """Two people at a started table; the first is on turn (with the upcard before it)."""
    ann, ben = await server.two("gin-straight")
    await ann.table_where(lambda t: t["view"]["round"] and t["seats"][1]["connected"])
    await ben.table_where(lambda t: t["view"]["round"])
    on_turn = ann.table["view"]["round"]["turn"] == 0
    return (ann, ben) if on_turn else (ben, ann)


async def to_draw(one: Person, two: Person) -> None:
    """Both let the first upcard go."""
    while one.table["view"]["round"]["phase"] == "offer":
        seat = one.table["view"]["round"]["turn"]
        who = one if one.table["you"] == seat else two
        await who.do("pass")
        version = who.table["version"]
        await all_at([one, two], version)


def test_a_repeat_gets_the_same_answer_and_is_done_once() -> None:
    async def main() -> None:
        async with running() as server:
            one, two = await two_at_gin(server)
            await to_draw(one, two)
            first = await one.do("draw", id="the-same-id")
            again = await one.do("draw", id="the-same-id")
            assert first == again
            assert first["type"] == "accepted"
            assert len(one.table["view"]["round"]["hand"]) == 11
            # Long after, when the room has forgotten it: the log knows.
            room = await server.services.rooms.find(one.code)
            room.known.clear()
            later = await one.do("draw", id="the-same-id", version=1)
            assert later == first

    asyncio.run(main())


def test_a_double_tap_draws_once() -> None:
    """C080: two requests back to back, the second as if the first had not happened."""

    async def main() -> None:
        async with running() as server:
            one, two = await two_at_gin(server)
            await to_draw(one, two)
            version = one.table["version"]
            for name in ("tap-number-1", "tap-number-2"):
                await one.send(
                    {"type": "do", "id": name, "version": version, "command": {"type": "draw"}}
                )
            await one.until(lambda: one.of("accepted") and one.of("refused"))
            assert one.of("refused")[-1]["why"]["code"] == "table.stale"
            assert len(one.table["view"]["round"]["hand"]) == 11

    asyncio.run(main())


def test_a_late_command_is_refused_and_the_present_table_follows() -> None:
    """C089, C096."""

    async def main() -> None:
        async with running() as server:
            one, two = await two_at_gin(server)
            await to_draw(one, two)
            await one.do("draw")
            card = one.table["view"]["round"]["hand"][0]
            version = one.table["version"]
            discard: Json = {"type": "discard", "card": card}
            assert (await one.do(discard))["type"] == "accepted"
            await two.table_where(lambda t: t["view"]["round"]["turn"] == two.seat)
            await two.do("draw")
            tables = len(one.of("table"))
            late = await one.do(discard, version=version)
            assert late["why"]["code"] == "table.stale"
            await one.until(lambda: len(one.of("table")) > tables)
            ahead = await one.do(discard, version=10**30)
            assert ahead["why"]["code"] == "table.stale"
            fresh = await one.do(discard)
            assert fresh["why"]["code"] == "turn.not_yours"

    asyncio.run(main())


def test_two_devices_of_one_seat() -> None:
    """C098: the same seat on two devices; one of two commands at the same moment wins."""

    async def main() -> None:
        async with running() as server:
            one, two = await two_at_gin(server)
            await to_draw(one, two)
            phone = Person(server.port, "Phone")
            await phone.connect(one.code, key=one.key)
            assert phone.table["you"] == one.seat
            await one.do("draw")
            await phone.table_where(lambda t: len(t["view"]["round"]["hand"]) == 11)
            hand = phone.table["view"]["round"]["hand"]
            a, b = await asyncio.gather(
                one.do(f"discard {hand[0]}"), phone.do(f"discard {hand[1]}")
            )
            assert sorted((a["type"], b["type"])) == ["accepted", "refused"]
            await phone.table_where(lambda t: len(t["view"]["round"]["hand"]) == 10)

    asyncio.run(main())


@pytest.mark.parametrize("first", ["nearer", "farther"])
def test_a_race_to_buy_goes_by_the_order_of_seats(first: str) -> None:
    """Jimmy: whoever is nearer to the seat on turn gets the card, whoever clicks first."""

    async def main() -> None:
        async with running() as server:
            people = [server.person(name) for name in ("Ann", "Ben", "Cem", "Dan")]
            await people[0].open("jimmy", 4)
            for person in people[1:]:
                await person.sit(people[0].code)
            for person in people:
                await person.connect(people[0].code)
            by_seat = {person.seat: person for person in people}
            table = people[0].table
            starter = by_seat[table["view"]["round"]["turn"]]
            if table["view"]["round"]["phase"] == "draw":
                await starter.do(first_draw(starter.table))
            await starter.do(f"discard {starter.table['view']['round']['hand'][0]}")
            await all_at(people, starter.table["version"])
            order = starter.table["view"]["round"]["order"]
            turn = starter.table["view"]["round"]["turn"]
            at = order.index(turn)
            seats = [seat for seat in order[at + 1 :] + order[:at] if seat != starter.seat]
            near, far = by_seat[seats[0]], by_seat[seats[1]]
            version = near.table["version"]
            for buyer in (near, far) if first == "nearer" else (far, near):
                # Both saw the same table: nobody is late within a window.
                answer = await buyer.do("buy", version=version)
                assert answer["type"] == "accepted", answer
            pending = await by_seat[turn].do("draw", version=version)
            assert pending["why"]["code"] == "buy.pending"
            await by_seat[turn].do("pass")
            await near.table_where(lambda t: t["view"]["round"]["buys"][near.seat] == 1)
            assert near.table["view"]["round"]["buys"][far.seat] == 0
            assert len(near.table["view"]["round"]["hand"]) == 13
            # C111: what the buyer drew from the stock is the buyer's alone.
            await far.table_where(lambda t: t["version"] == near.table["version"])
            assert drawn(near) != [None]
            assert drawn(far) == [None]

    asyncio.run(main())


def drawn(person: Person) -> list[Any]:
    return [event["card"] for event in person.table["events"] if event["type"] == "drew"]


def first_draw(table: Json) -> Json:
    found: Json = next(c for c in table["legal"] if c["type"] in ("draw", "take"))
    return found


async def all_at(people: list[Person], version: int) -> None:
    for person in people:
        await person.table_where(lambda t: t["version"] >= version)


@pytest.mark.slow
@pytest.mark.parametrize(
    "frame",
    [
        "",
        "x",
        "{",
        "[]",
        "null",
        '{"type":"table"}',
        '{"type":"do"}',
        '{"type":"do","id":"short","version":1,"command":{"type":"draw"}}',
        '{"type":"do","id":"12345678","version":"1","command":{"type":"draw"}}',
        '{"type":"do","id":"12345678","version":1,"command":{"type":"discard","card":"XX"}}',
        '{"type":"do","id":"12345678","version":1,"command":{"type":"meld","melds":[[]]}}',
        '{"type":"do","id":"12345678","version":1,"command":{"type":"add","cards":["AS"],"meld":-1}}',
        '{"type":"draft","order":["XX"]}',
        '{"type":"say"}',
        '{"type":"say","phrase":"swear"}',
        '{"type":"hello","seat_key":"' + "x" * 100 + '"}',
        "[" * 4000,
        b"\xff\xfe\x00",
        "\u0000",
    ],
)
def test_garbage_is_answered_and_changes_nothing(frame: str | bytes) -> None:
    async def main() -> None:
        async with running() as server:
            one, _ = await two_at_gin(server)
            version = one.table["version"]
            before = len(one.messages)
            await one.send(frame)
            await one.until(lambda: len(one.messages) > before)
            assert one.messages[before]["type"] == "wrong"
            assert one.messages[before]["code"] == "bad_message"
            assert (await one.ask({"type": "ping"}, "pong"))["type"] == "pong"
            room = await server.services.rooms.find(one.code)
            assert room.state.version == version

    asyncio.run(main())


def test_long_messages_are_answered_with_a_code() -> None:
    async def main() -> None:
        async with running() as server:
            one, two = await two_at_gin(server)
            for text in ("x" * 10_000, "x" * 501):
                answer = await one.ask({"type": "say", "text": text}, "wrong")
                assert answer["code"] == "too_long"
            assert not two.of("said")
            assert (await one.ask({"type": "say", "text": " a\x07b\n "}, "said"))["text"] == "a b"
            assert await two.until(lambda: two.of("said"))
            # A frame of a megabyte ends the connection of whoever sends it, and of nobody else.
            await one.send("x" * 1_000_000)
            assert one.socket is not None
            await asyncio.wait_for(one.socket.wait_closed(), 5)
            assert (await two.ask({"type": "ping"}, "pong"))["type"] == "pong"

    asyncio.run(main())


def test_free_text_is_for_private_tables() -> None:
    async def main() -> None:
        async with running() as server:
            ann = await server.person().open("gin", bots=["random"], private=False)
            await ann.connect()
            assert (await ann.ask({"type": "say", "text": "hi"}, "wrong"))["code"] == "no_text_here"
            said = await ann.ask({"type": "say", "phrase": "hello"}, "said")
            assert (said["seat"], said["name"], said["phrase"]) == (0, "Ann", "hello")

    asyncio.run(main())


def test_a_flood_is_told_to_slow_down() -> None:
    async def main() -> None:
        config = replace(QUICK, messages_a_second=20, message_burst=40)
        async with running(config) as server:
            one, two = await two_at_gin(server)
            for _ in range(60):
                await one.send({"type": "ping"})
            assert (await one.until(lambda: one.of("wrong")))[0]["code"] == "too_fast"
            assert (await two.ask({"type": "ping"}, "pong"))["type"] == "pong"
            for _ in range(400):
                await one.send({"type": "ping"})
            assert one.socket is not None
            await asyncio.wait_for(one.socket.wait_closed(), 5)
            assert one.socket.close_code == 4429

    asyncio.run(main())


def test_strangers_have_no_seat() -> None:
    """A forged key, a forged cookie, another table's key: nothing of the seat is sent."""

    async def main() -> None:
        async with running() as server:
            one, two = await two_at_gin(server)
            other = await server.person("Eve").open("gin", bots=["random"])
            for key, cookie in (
                ("0" * 32, None),
                (other.key, None),
                (None, "openrummy=ImFiYyI.forged"),
                (None, other.cookie),
            ):
                eve = Person(server.port, "Eve")
                eve.cookie = cookie
                await eve.connect(one.code, key=key)
                await eve.until(lambda: eve.of("table"))  # noqa: B023
                assert eve.table["you"] is None
                assert eve.table["view"]["round"]["hand"] == []
                assert eve.table["legal"] == []
                answer = await eve.do("draw")
                assert (answer["type"], answer["code"]) == ("wrong", "not_seated")
                for action in ("leave", "take_back", "settings", "rematch"):
                    status, _ = await eve.call("POST", f"/api/tables/{one.code}/{action}", {})
                    assert status == 403
                await eve.close()
            # The real ones play on: nobody was put out.
            assert (await two.ask({"type": "ping"}, "pong"))["type"] == "pong"

    asyncio.run(main())


def test_pages_of_other_hosts_get_nothing() -> None:
    async def main() -> None:
        async with running() as server:
            one, _ = await two_at_gin(server)
            eve = Person(server.port, "Eve")
            eve.cookie = one.cookie
            with pytest.raises(InvalidStatus):
                await eve.dial(one.code, origin="https://evil.example")
            body = {"preset": "gin", "seats": 2}
            status, answer = await eve.call(
                "POST", "/api/tables", body, {"origin": "https://evil.example"}
            )
            assert (status, answer["error"]["code"]) == (403, "bad_origin")
            own = f"http://127.0.0.1:{server.port}"
            status, _ = await eve.call("POST", "/api/tables", body, {"origin": own})
            assert status == 201

    asyncio.run(main())


def test_an_unknown_table_says_so() -> None:
    async def main() -> None:
        async with running() as server:
            eve = await server.person("Eve").dial("ZZZZ")
            await eve.until(lambda: eve.messages)
            assert eve.messages[0]["code"] == "no_table"
            assert (await eve.call("GET", "/api/tables/ZZZZ"))[0] == 404

    asyncio.run(main())


def test_before_hello_nothing_is_sent() -> None:
    async def main() -> None:
        async with running() as server:
            one, _ = await two_at_gin(server)
            eve = Person(server.port, "Eve")
            eve.cookie = one.cookie
            await eve.dial(one.code)
            await asyncio.sleep(0.1)
            assert not eve.messages
            await eve.send({"type": "ping"})
            await eve.until(lambda: eve.messages)
            assert [m["type"] for m in eve.messages] == ["wrong"]

    asyncio.run(main())


def test_a_full_disk_refuses_moves_and_loses_nothing() -> None:
    async def main() -> None:
        store = MemoryStore()
        async with running(store=store) as server:
            one, two = await two_at_gin(server)
            await to_draw(one, two)
            store.failing = True
            answer = await one.do("draw", id="while-full-1")
            assert (answer["type"], answer["code"]) == ("wrong", "cannot_save")
            assert len(one.table["view"]["round"]["hand"]) == 10
            assert (await one.call("POST", "/api/tables", {"preset": "gin", "seats": 2}))[0] == 507
            store.failing = False
            assert (await one.do("draw", id="while-full-1"))["type"] == "accepted"
            await one.table_where(lambda t: len(t["view"]["round"]["hand"]) == 11)

    asyncio.run(main())


def test_bots_go_on_when_there_is_space_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("openrummy.server.pump.AGAIN_SECONDS", 0.05)

    async def main() -> None:
        store = MemoryStore()
        async with running(store=store) as server:
            ann = await server.person().open("gin", bots=["greedy"])
            await ann.connect()
            await ann.play_on(lambda t: len(t["view"]["round"]["hand"]) == 11)
            card = next(c for c in ann.legal() if c["type"] == "discard")
            original = store.append

            async def once(writing: Any) -> None:
                await original(writing)
                store.failing = True

            store.append = once  # type: ignore[method-assign]
            assert (await ann.do(card))["type"] == "accepted"
            await asyncio.sleep(0.3)
            assert ann.table["view"]["round"]["turn"] == 1
            store.append = original  # type: ignore[method-assign]
            store.failing = False
            await ann.table_where(lambda t: t["view"]["round"]["turn"] == 0 or over_round(t))

    asyncio.run(main())


def over_round(table: Json) -> bool:
    return bool(table["view"]["round"]["phase"] == "over")


def test_after_the_match_everything_is_refused() -> None:
    """C084."""

    async def main() -> None:
        async with running() as server:
            one, two = await two_at_gin(server)
            assert (await one.do("resign"))["type"] == "accepted"
            await two.table_where(lambda t: t["view"]["over"] == "resigned")
            final = two.table["view"]["final"]
            for person in (one, two):
                for command in ("draw", "take", "discard AS", "knock AS", "buy", "next", "pass"):
                    assert (await person.do(command))["why"]["code"] == "match.over"
            assert two.table["view"]["final"] == final

    asyncio.run(main())


class SlowLine:
    """A line whose other side does not read for a while."""

    free = False
    freed: Callable[[], None]

    def __init__(self) -> None:
        self.said: list[bytes] = []

    def say(self, text: bytes) -> None:
        self.said.append(text)

    def read_on(self) -> None:
        self.free = True
        self.freed()


def test_a_slow_reader_gets_the_present_table_and_holds_nobody_up() -> None:
    """What a connection that does not read would need is dropped, all but the newest table."""

    async def main() -> None:
        async with running() as server:
            one, _ = await two_at_gin(server)
            room = await server.services.rooms.find(one.code)
            line = SlowLine()
            slow = Socket(room, one.seat, cast(Line, line))
            for number in range(1000):
                slow.put(json.dumps({"type": "said", "number": number}).encode())
            assert not line.said
            line.read_on()
            sent = [json.loads(text) for text in line.said]
            assert len(sent) < 2 * MOST_HELD
            assert sent[-1]["type"] == "table"
            assert sent[-1]["version"] == room.state.version
            assert sent[-1]["you"] == one.seat

    asyncio.run(main())
