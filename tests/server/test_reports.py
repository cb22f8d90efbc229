"""Reports about games over the network that no other test shows; each names its number."""

from __future__ import annotations

import asyncio
from collections import Counter

from tests.server.people import Json, Person, running


def passive(table: Json) -> Json | None:
    """Draws, lets discards go and throws the last card; never goes down, and never buys."""
    legal: list[Json] = table["legal"]
    for kind in ("next", "draw", "pass", "discard"):
        found: Json | None = next((one for one in legal[::-1] if one["type"] == kind), None)
        if found:
            return found
    return None


def may_buy_while_others_are_down(table: Json) -> bool:
    round_ = table["view"]["round"]
    return (
        {"type": "buy"} in table["legal"]
        and round_["turn"] != table["you"]
        and all(is_down for seat, is_down in enumerate(round_["opened"]) if seat != table["you"])
    )


def test_bought_cards_stay_through_the_quick_turns_of_bots() -> None:
    """C092: both cards of a buy are in hand on every device after the bots' turns."""

    async def bought(ann: Person) -> Counter[str] | None:
        before = Counter(ann.table["view"]["round"]["hand"])
        number = ann.table["view"]["round"]["number"]
        card = ann.table["view"]["round"]["pile"][-1]
        await ann.do("buy")
        # Somebody nearer may take it: then it is offered again another time.
        table = await ann.table_where(
            lambda t: t["legal"] or sum(map(len, [t["view"]["round"]["hand"]])) > before.total()
        )
        hand = Counter(table["view"]["round"]["hand"])
        if table["view"]["round"]["number"] != number or hand.total() != before.total() + 2:
            return None
        assert hand - before >= Counter([card])
        assert before <= hand
        return hand

    async def main() -> None:
        async with running() as server:
            ann = await server.person().open("jimmy", 3, bots=["greedy"] * 2, seed="bought")
            await ann.connect()
            phone = await server.person("Phone").connect(ann.code, key=ann.key)
            async with asyncio.timeout(60):
                hand = None
                while hand is None:
                    assert not ann.table["view"]["over"]
                    if may_buy_while_others_are_down(ann.table):
                        hand = await bought(ann)
                        continue
                    seen, command = ann.table, passive(ann.table)
                    if command:
                        await ann.do(command)
                    else:
                        await ann.until(lambda: ann.table is not seen)  # noqa: B023
                # The bots finish their turns; whatever is offered meanwhile is let go.
                round_ = ann.table["view"]["round"]
                while round_["turn"] != 0 and round_["phase"] != "over":
                    seen = ann.table
                    if {"type": "pass"} in ann.legal():
                        await ann.do("pass")
                    else:
                        await ann.until(lambda: ann.table is not seen)  # noqa: B023
                    round_ = ann.table["view"]["round"]
            version = ann.table["version"]
            await phone.table_where(lambda t: t["version"] >= version)
            for device in (ann, phone):
                assert Counter(device.table["view"]["round"]["hand"]) == hand
            if {"type": "draw"} in ann.legal():
                await ann.do("draw")
                await phone.table_where(lambda t: t["version"] > version)
                for device in (ann, phone):
                    drawn = Counter(device.table["view"]["round"]["hand"])
                    assert hand <= drawn
                    assert drawn.total() == hand.total() + 1

    asyncio.run(main())
