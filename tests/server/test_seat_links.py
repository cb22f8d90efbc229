"""A seat link is enough: for a match, for the next one, and for nobody else's seat."""

from __future__ import annotations

import asyncio

import pytest

from tests.server.people import running


def test_playing_again_with_nothing_but_a_seat_link() -> None:
    async def main() -> None:
        async with running() as server:
            ann, ben = server.person("Ann"), server.person("Ben")
            await ann.open("gin")
            await ben.sit(ann.code)
            await ben.connect()
            phone, stranger = server.person("Ann's phone"), server.person("Eve")
            await phone.connect(ann.code, key=ann.key)
            assert phone.table["you"] == 0
            await ben.do("resign")
            path = f"/api/tables/{ann.code}/rematch"
            status, answer = await stranger.call("POST", path, {"seat_key": "0" * 32})
            assert (status, answer["error"]["code"]) == (403, "not_seated")
            status, answer = await phone.call("POST", path, {"seat_key": ann.key})
            assert status == 200
            assert set(answer) == {"code"}
            again = answer["code"]
            assert (await ben.at_table("rematch"))["code"] == again

            # The key of the seat is good at the new table, and for that seat alone.
            for person, key, seat in ((phone, ann.key, 0), (ben, ben.key, 1)):
                await person.close()
                await person.connect(again, key=key)
                assert person.table["you"] == seat
            await stranger.connect(again)
            assert stranger.table["you"] is None
            assert phone.cookie is None
            mover = phone if phone.legal() else ben
            assert (await mover.do("draw"))["type"] == "accepted"
            for person, others in ((ben, ann.key), (stranger, ann.key), (phone, ben.key)):
                assert others is not None
                assert all(others.encode() not in data for data in person.received)

    asyncio.run(main())


@pytest.mark.parametrize("key", [None, "", "0" * 32])
def test_a_wrong_key_opens_no_seat_at_the_next_table(key: str | None) -> None:
    async def main() -> None:
        async with running() as server:
            ann = await server.person("Ann").open("gin", bots=["greedy"])
            await ann.connect()
            await ann.do("resign")
            again = (await ann.at_table("rematch"))["code"]
            eve = await server.person("Eve").connect(again, key=key)
            assert eve.table["you"] is None
            assert eve.table["view"]["round"]["hand"] == []

    asyncio.run(main())
