"""Whole matches over real sockets, with every byte looked at: nothing secret leaves the server."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from openrummy.records.record import read_record
from openrummy.records.replay import verify
from openrummy.rules.presets import PRESETS
from openrummy.server.changes import Opened, read_change
from tests.server.people import Json, Person, Server, over, running
from tests.server.secrets_of import Knowledge, faces, words

SEATS = {"jimmy": 4, "rummy": 3, "gin": 2}
FAST = ("gin", "rummy51")


async def played(server: Server, name: str, people: list[Person], seats: int) -> None:
    """A match of these people and bots, to its end."""
    first, *others = people
    bots: list[Any] = ["greedy"] * (seats - len(people)) + [None] * len(others)
    await first.open(name, seats, bots=bots, private=False)
    for person in others:
        await person.sit(first.code)
    for person in people:
        await person.connect(first.code)
    await asyncio.gather(*(person.play_on(over) for person in people))


def one_answer_each(person: Person) -> bool:
    given = [m["id"] for m in person.messages if m["type"] in ("accepted", "refused")]
    return len(given) == len(set(given))


@pytest.mark.parametrize(
    "name", [pytest.param(n, marks=[] if n in FAST else [pytest.mark.slow]) for n in PRESETS]
)
def test_a_whole_match_keeps_its_secrets(name: str) -> None:
    async def main() -> None:
        async with running() as server:
            people = [server.person("Ann"), server.person("Ben")]
            watcher = server.person("Eve")
            seats = SEATS[PRESETS[name].game]
            await people[0].open(name, seats, bots=["greedy"] * (seats - 2), private=False)
            await watcher.connect(people[0].code)
            await people[1].sit(people[0].code)
            for person in people:
                await person.connect(people[0].code)
            await asyncio.gather(*(person.play_on(over) for person in people))
            await watcher.table_where(over)

            entries = await server.services.hub.store.entries(people[0].code)
            knows = Knowledge(entries)
            first = read_change(entries[0].body)
            assert isinstance(first, Opened)
            hidden = [first.seed, *(h for s in first.seats for h in (s.owner, s.key) if h)]
            for person in (*people, watcher):
                assert person.of("table")
                for message in person.of("table"):
                    assert not knows.leaks(message["you"], message), message
                for data in person.received:
                    assert not [secret for secret in hidden if secret.encode() in data]
                assert not faces([w for m in person.of("accepted") for w in words(m)])
            assert all(map(one_answer_each, people))
            check_all_agree([*people, watcher])
            await check_record(people[0])

    asyncio.run(main())


def check_all_agree(people: list[Person]) -> None:
    """C097: what is public is the same on every screen at every version."""
    public: dict[int, Json] = {}
    for person in people:
        for message in person.of("table"):
            view = message["view"]
            hidden = {"hand": None} if view["round"] else {}
            seen = {**view, "seat": None, "round": {**(view["round"] or {}), **hidden}}
            assert public.setdefault(message["version"], seen) == seen


@pytest.mark.slow
def test_a_knocker_does_not_see_the_defender_arrange() -> None:
    """C105: before the defender has shown its melds, the knocker sees a number of cards only."""

    async def main() -> None:
        async with running() as server:
            people = [server.person("Ann"), server.person("Ben")]
            options = {"gin.auto_arrange": False}
            await people[0].open("gin", options=options)
            await people[1].sit(people[0].code)
            for person in people:
                await person.connect(people[0].code)
            await asyncio.gather(*(person.play_on(over) for person in people))
            knows = Knowledge(await server.services.hub.store.entries(people[0].code))
            defences = 0
            for person in people:
                for message in person.of("table"):
                    assert not knows.leaks(message["you"], message)
                    round_ = message["view"]["round"]
                    waits = round_["phase"] == "defend" and round_["turn"] != message["you"]
                    defences += waits
                    if waits and not round_["defended"]:
                        owners = {meld["owner"] for meld in round_["melds"]}
                        assert owners <= {message["you"]}
            assert defences

    asyncio.run(main())


async def check_record(person: Person) -> None:
    """The record of the match that was just played is accepted by the rules; it can be leafed."""
    status, text = await person.call("GET", f"/api/tables/{person.code}/record")
    assert status == 200
    record = read_record(person.received[-1])
    verdict = verify(record)
    assert verdict.ok
    assert list(verdict.standing.final) == person.table["view"]["final"]
    replay = await person.get(f"/api/replays/{person.code}")
    assert [line["do"] for line in replay["lines"]] == [line.do for line in record.lines]
    last = len(record.lines) + 1
    end = await person.get(f"/api/replays/{person.code}/{last}?seat=0")
    assert end["view"]["final"] == person.table["view"]["final"]
    start = await person.get(f"/api/replays/{person.code}/1?seat=all")
    assert all(start["hands"])
    assert start["view"]["round"]["hand"] == []
    assert text


def test_the_judge_finds_a_planted_card() -> None:
    """A test that cannot fail proves nothing."""

    async def main() -> None:
        async with running() as server:
            ann = await server.person().open("gin", bots=["random"])
            await ann.connect()
            code = ann.code
            knows = Knowledge(await server.services.hub.store.entries(code))
            room = await server.services.rooms.find(code)
            round_ = room.state.match.round
            assert round_ is not None
            message = json.loads(json.dumps(ann.table))
            assert not knows.leaks(0, message)
            message["blocked"]["draw"] = {"facts": {"card": round_.hands[1][0]}}
            assert knows.leaks(0, message) == {round_.hands[1][0]}

    asyncio.run(main())


@pytest.mark.slow
def test_two_people_at_gin() -> None:
    async def main() -> None:
        async with running() as server:
            people = [server.person("Ann"), server.person("Ben")]
            await played(server, "gin-straight", people, 2)
            ann, ben = people
            assert ann.table["view"]["final"] == ben.table["view"]["final"]
            assert (ann.table["you"], ben.table["you"]) == (0, 1)

    asyncio.run(main())


@pytest.mark.slow
def test_twenty_tables_deal_twenty_hands_and_a_seed_deals_the_same() -> None:
    """C113."""

    async def main() -> None:
        async with running() as server:
            ann = server.person()
            hands = set()
            for _ in range(20):
                await (await ann.open("gin", bots=["random"])).connect()
                hands.add(tuple(ann.table["view"]["round"]["hand"]))
                await ann.close()
            assert len(hands) == 20
            seeded = []
            for _ in range(2):
                await (await ann.open("gin", bots=["random"], seed="kitchen")).connect()
                assert ann.table["settings"]["seeded"]
                seeded.append(ann.table["view"]["round"]["hand"])
                await ann.close()
            assert seeded[0] == seeded[1]

    asyncio.run(main())


def test_a_seed_is_for_private_tables() -> None:
    async def main() -> None:
        async with running() as server:
            wanted = {"preset": "gin", "seats": 2, "seed": "x", "private": False}
            status, answer = await server.person().call("POST", "/api/tables", wanted)
            assert (status, answer["error"]["code"]) == (409, "seed_private_only")

    asyncio.run(main())
