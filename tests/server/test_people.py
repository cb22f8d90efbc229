"""People who come, look on, go, and come back; the host; advice, hints and playing again."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from msgspec.structs import replace

from tests.server.people import QUICK, Json, Person, over, running

PATIENT = replace(QUICK, grace_seconds=60.0)


def test_a_reload_brings_back_seat_hand_order_and_draft() -> None:
    """C099: in one's own turn, after the draw."""

    async def main() -> None:
        async with running(PATIENT) as server:
            ann = await server.person().open("jimmy", 2, bots=["greedy"])
            await ann.connect()
            await ann.play_on(lambda t: t["view"]["round"]["phase"] == "play" and t["legal"])
            hand = ann.table["view"]["round"]["hand"]
            order = hand[::-1]
            draft = {"type": "draft", "order": order, "groups": [hand[:3]]}
            draft |= {"chosen": [hand[4]], "plays": [], "number": 7}
            assert (await ann.ask(draft, "advice"))["number"] == 7
            version = ann.table["version"]
            ann.drop()
            again = Person(server.port, "Ann")
            again.cookie = ann.cookie
            await again.connect(ann.code)
            first = again.messages[0]
            assert (first["you"], first["version"]) == (0, version)
            assert sorted(first["view"]["round"]["hand"]) == sorted(hand)
            assert first["draft"] == draft
            assert first["recent"]
            assert first["view"]["round"]["phase"] == "play"
            phone = await Person(server.port, "Phone").connect(ann.code, key=ann.key)
            assert phone.messages[0]["draft"] == draft
            # Sitting down again gives the same seat and the same link.
            seat, key = ann.seat, ann.key
            await again.sit(ann.code)
            assert (again.seat, again.key) == (seat, key)

    asyncio.run(main())


def test_somebody_comes_in_mid_game_on_a_bots_seat() -> None:
    async def main() -> None:
        async with running() as server:
            ann = await server.person("Ann").open("rummy51", 3, bots=["greedy", "greedy"])
            await ann.connect()
            await ann.play_on(lambda t: t["view"]["round"]["phase"] == "play" and t["legal"])
            ben = server.person("Ann")
            info = await ben.get(f"/api/tables/{ann.code}")
            assert (info["open"], info["started"], info["you"]) == (2, True, None)
            await ben.connect(ann.code)
            assert ben.table["you"] is None
            await ben.sit(ann.code)
            assert ben.seat == 1
            await ben.send({"type": "hello", "seat_key": ben.key})
            await ben.table_where(lambda t: t["you"] == 1)
            round_ = ben.table["view"]["round"]
            assert len(round_["hand"]) == round_["counts"][1] > 0
            await ann.table_where(lambda t: t["seats"][1]["kind"] == "person")
            assert ann.table["seats"][1]["name"] == "Ann 2"
            assert (await ben.get(f"/api/tables/{ann.code}"))["you"] == 1

    asyncio.run(main())


def test_a_leaver_a_bot_and_back_again() -> None:
    """C102, C104."""

    async def main() -> None:
        async with running() as server:
            ann, ben = await server.two()
            await ben.at_table("leave")
            await ben.close()
            await ann.table_where(lambda t: t["seats"][1]["away"])
            await ann.play_on(lambda t: t["view"]["results"])
            back = Person(server.port, "Ben")
            back.cookie = ben.cookie
            await back.connect(ann.code)
            assert back.table["you"] == 1
            assert back.table["seats"][1]["away"]
            assert back.table["seats"][1]["name"] == "Ben"
            refused = await back.do("next")
            assert refused["why"]["code"] == "table.away"
            await back.at_table("take_back")
            await back.table_where(lambda t: not t["seats"][1]["away"])
            await asyncio.gather(ann.play_on(over), back.play_on(over))

    asyncio.run(main())


def test_a_lost_connection_is_stood_in_for_and_ends_with_the_return() -> None:
    async def main() -> None:
        async with running() as server:
            ann, ben = await server.two()
            ben.drop()
            await ann.table_where(lambda t: not t["seats"][1]["connected"])
            assert not ann.table["seats"][1]["away"]
            # So many whole seconds until a bot plays.
            assert ann.table["seats"][1]["bot_in"] == 1
            await ann.table_where(lambda t: t["seats"][1]["away"])
            assert "bot_in" not in ann.table["seats"][1]
            again = Person(server.port, "Ben")
            again.cookie = ben.cookie
            await again.connect(ann.code)
            await ann.table_where(
                lambda t: t["seats"][1]["connected"] and not t["seats"][1]["away"]
            )
            # Nobody waits for somebody who plays alone: their seat waits for them.
            await again.close()
            await ann.close()
            await asyncio.sleep(0.5)
            room = await server.services.rooms.find(ann.code)
            assert not any(sitter.away for sitter in room.state.seats)

    asyncio.run(main())


def test_whoever_was_gone_before_the_start_is_stood_in_for_after_it() -> None:
    async def main() -> None:
        async with running() as server:
            ann, ben = server.person("Ann"), server.person("Ben")
            await ann.open("jimmy", 4)
            await ann.connect()
            await ben.sit(ann.code)
            await ben.connect(ann.code)
            await ann.table_where(lambda t: t["seats"][1]["connected"])
            ben.drop()
            await ann.table_where(lambda t: not t["seats"][1]["connected"])
            await asyncio.sleep(2 * QUICK.grace_seconds)
            assert not ann.table["seats"][1]["away"]
            await ann.do("next")
            await ann.table_where(lambda t: t["seats"][1]["away"])

    asyncio.run(main())


def test_nobody_is_waited_for_on_a_seat_that_changed_hands() -> None:
    async def main() -> None:
        async with running(replace(QUICK, grace_seconds=60.0)) as server:
            ann, ben = await server.two()
            ben.drop()
            await ann.table_where(lambda t: "bot_in" in t["seats"][1])
            room = await server.services.rooms.find(ann.code)
            await ann.at_table("kick", seat=1)
            await ann.table_where(lambda t: t["seats"][1]["kind"] == "bot")
            assert "bot_in" not in ann.table["seats"][1]
            assert room.presence.bots_in() == {}

    asyncio.run(main())


def test_the_host_may_forbid_standing_in_and_looking_on() -> None:
    async def main() -> None:
        async with running() as server:
            ann, ben = await server.two(stand_in=False)
            ben.drop()
            await asyncio.sleep(0.5)
            assert not ann.table["seats"][1]["away"]
            assert "bot_in" not in ann.table["seats"][1]
            await ann.at_table("settings", spectators=False, bot_pace=2)
            await ann.table_where(lambda t: t["settings"]["bot_pace"] == 2)
            eve = await server.person("Eve").dial(ann.code)
            await eve.send({"type": "hello"})
            await eve.until(lambda: eve.messages)
            assert eve.messages == [{"type": "wrong", "code": "not_seated", "id": None}]
            status, _ = await ben.call("POST", f"/api/tables/{ann.code}/settings", {"bot_pace": 0})
            assert status == 403

    asyncio.run(main())


def test_whoever_is_removed_sees_no_hand_any_more() -> None:
    """C108: the open socket of a seat that was taken away only looks on."""

    async def main() -> None:
        async with running() as server:
            ann, ben = await server.two()
            await ann.at_table("kick", seat=1)
            await ben.table_where(lambda t: t["you"] is None)
            assert ben.table["view"]["round"]["hand"] == []
            again = await Person(server.port, "Ben").connect(ann.code, key=ben.key)
            await again.until(lambda: again.of("table"))
            assert again.table["you"] is None
            await ann.play_on(lambda t: t["view"]["results"])
            for message in ben.of("table")[-5:]:
                assert message["view"]["round"]["hand"] == []

    asyncio.run(main())


def test_before_the_start() -> None:
    """The host fills seats with bots, opens them again, and begins."""

    async def main() -> None:
        async with running() as server:
            ann, ben = server.person("Ann"), server.person("Ben")
            await ann.open("jimmy", 4, bots=["random", None, None])
            await ann.connect()
            assert ann.table["view"]["round"] is None
            await ben.sit(ann.code)
            assert ben.seat == 2
            await ben.connect()
            assert ben.legal() == []
            assert (await ben.do("next"))["why"]["code"] == "table.not_host"
            assert (await ben.do("draw"))["why"]["code"] == "table.not_started"
            await ann.at_table("bot", seat=1, bot=None)
            await ann.table_where(lambda t: t["seats"][1]["kind"] == "open")
            await ben.at_table("leave")
            await ann.table_where(lambda t: t["seats"][2]["kind"] == "open")
            assert ann.legal() == [{"type": "next"}]
            assert (await ann.do("next"))["type"] == "accepted"
            await ann.table_where(lambda t: t["view"]["round"])
            assert [s["kind"] for s in ann.table["seats"]] == ["person", "bot", "bot", "bot"]
            assert len({s["name"] for s in ann.table["seats"]}) == 4

    asyncio.run(main())


def test_the_host_leaves_and_somebody_else_is_host() -> None:
    async def main() -> None:
        async with running() as server:
            ann, ben = server.person("Ann"), server.person("Ben")
            await ann.open("jimmy", 3, bots=["greedy"])
            await ben.sit(ann.code)
            await ben.connect()
            await ann.at_table("leave")
            await ben.table_where(lambda t: t["seats"][2]["host"])
            await ben.at_table("settings", bot_pace=1)

    asyncio.run(main())


def test_playing_again() -> None:
    async def main() -> None:
        async with running() as server:
            ann, ben = await server.two(options={"gin.knock_limit": 5})
            status, answer = await ann.call("POST", f"/api/tables/{ann.code}/rematch", {})
            assert (status, answer["error"]["code"]) == (409, "match_not_over")
            await ann.do("resign")
            codes = {(await person.at_table("rematch"))["code"] for person in (ann, ben)}
            assert len(codes) == 1
            code = codes.pop()
            await ben.table_where(lambda t: t["rematch"] == code)
            for person, seat in ((ann, 0), (ben, 1)):
                await person.close()
                await person.connect(code)
                assert person.table["you"] == seat
                assert person.table["view"]["rules"]["options"] == {"gin.knock_limit": 5}
                assert person.table["view"]["round"]

    asyncio.run(main())


@pytest.mark.slow
def test_a_lone_person_among_bots_is_waited_for() -> None:
    async def main() -> None:
        async with running() as server:
            ann = await server.person().open("jimmy", 4, bots=["greedy"] * 3)
            await ann.connect()
            await ann.play_on(lambda t: t["view"]["results"])
            await ann.close()
            room = await server.services.rooms.find(ann.code)
            version = room.state.version
            await asyncio.sleep(0.5)
            assert room.state.version == version

    asyncio.run(main())


@pytest.mark.slow
def test_bots_play_at_a_human_pace() -> None:
    async def main() -> None:
        async with running() as server:
            ann = await server.person().open("jimmy", 4, bots=["greedy"] * 3, bot_pace=0.3)
            await ann.connect()
            loop = asyncio.get_running_loop()
            await ann.play_on(lambda t: t["view"]["round"]["turn"] == 1)
            began, version = loop.time(), ann.table["version"]
            await ann.play_on(lambda t: t["version"] >= version + 3)
            assert loop.time() - began > 0.15
            await ann.at_table("settings", bot_pace=0)

    asyncio.run(main())


# ---- advice --------------------------------------------------------------------------------


async def advice(person: Person, **draft: Any) -> Json:
    return await person.ask({"type": "draft", **draft}, "advice", "wrong")


def test_advice_for_a_contract() -> None:
    async def main() -> None:
        async with running() as server:
            ann = await server.person().open("jimmy", 2, bots=["greedy"], seed="advice")
            await ann.connect()
            await ann.play_on(lambda t: t["view"]["round"]["phase"] == "play" and t["legal"])
            hand = ann.table["view"]["round"]["hand"]
            found = await advice(ann, order=hand, groups=[hand[:3], []], chosen=hand[:4])
            assert len(found["slots"]) >= 2
            assert found["meter"] is None
            assert found["lay_down"]["code"]
            assert found["chosen"]["kind"] or found["chosen"]["why"]["code"]
            assert found["missing"] is not None
            assert found["can_lay"] == (found["missing"] == 0)
            arranged = await ann.ask({"type": "ask_arrange"}, "arranged")
            cards = [c for group in arranged["groups"] for c in group] + arranged["rest"]
            assert sorted(cards) == sorted(hand)
            hint = await ann.ask({"type": "ask_hint"}, "hint")
            assert hint["command"] in ann.legal()
            assert hint["message"].startswith("why-")

    asyncio.run(main())


def test_advice_for_gin_counts_deadwood() -> None:
    async def main() -> None:
        async with running() as server:
            ann = await server.person().open("gin", bots=["greedy"])
            await ann.connect()
            await ann.play_on(lambda t: len(t["view"]["round"]["hand"]) == 11)
            found = await advice(ann)
            assert found["deadwood"] >= 0
            assert set(found["discards"]) == set(ann.table["view"]["round"]["hand"])
            assert found["slots"] == []
            knock = ann.table["blocked"].get("knock")
            if knock:
                assert knock["facts"]["have"] == min(found["discards"].values())

    asyncio.run(main())


def test_advice_for_an_opening() -> None:
    async def main() -> None:
        async with running() as server:
            ann = await server.person().open("rummy51", 2, bots=["random"])
            await ann.connect()
            await ann.play_on(lambda t: t["view"]["round"]["phase"] == "play" and t["legal"])
            found = await advice(ann, groups=[["2S", "3S", "4S"]])
            assert found["meter"]["need"] == 51
            assert found["groups"][0]["kind"] == "run"
            assert found["best_points"] is not None

    asyncio.run(main())


def test_every_action_that_is_not_legal_says_why() -> None:
    async def main() -> None:
        async with running() as server:
            for preset, seats in (("gin", 2), ("rummy51", 3), ("jimmy", 3)):
                ann = await server.person().open(preset, seats, bots=["greedy"] * (seats - 1))
                await ann.connect()
                await ann.play_on(lambda t: len(t["view"]["results"]) >= 2 or over(t))
                for table in ann.of("table"):
                    may = {command["type"] for command in table["legal"]}
                    said = set(table["blocked"])
                    assert not may & said
                    assert may | said >= {
                        *("draw", "take", "buy", "pass", "meld", "add", "swap", "discard"),
                        *("knock", "gin", "grand_gin", "next"),
                    }
                await ann.close()

    asyncio.run(main())
