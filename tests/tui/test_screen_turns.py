"""Whose turn it is: said as it is, without a pause in which keys would be lost."""

from __future__ import annotations

import asyncio

import pytest
from textual.pilot import Pilot

from openrummy.messages.bundle import messages
from openrummy.tui import Options, position
from openrummy.tui.screen import TableScreen
from openrummy.tui.speech import Speech
from tests.tui.tables import on_screen, press, settled, table, text_of

pytestmark = pytest.mark.slow

SLOW = Options(signs=False, colour=False, pace=0.3)
GIN = "9C TC 3S 3H 3D KS QD 7H 5D 2S"


def test_the_person_is_never_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """The others answer a buy, or the last of them has just moved."""
    said: list[str] = []
    show = TableScreen.show

    def shown(screen: TableScreen) -> None:
        show(screen)
        said.append(text_of(screen, "prompt"))

    monkeypatch.setattr(TableScreen, "show", shown)

    async def drive(screen: TableScreen, pilot: Pilot[int]) -> None:
        await press(screen, pilot, "p", "d", "1", "x")

    on_screen(table("jimmy", "4H 5H 6H KS", seats=4, discarder=None), drive)
    waits = {text for text in said if "Waiting" in text}
    assert waits == {"Waiting for Anna.", "Waiting for Bo.", "Waiting for Cy."}
    assert any(text.startswith("Your turn") for text in said)


def test_those_who_answer_a_buy_are_named_while_they_are_waited_for() -> None:
    game = table("jimmy", "4H 5H 6H KS", seats=4, discarder=None)
    speech = Speech(messages("en"), game.names, game.person, signs=False)
    for name in ("Anna", "Bo", "Cy"):
        assert position.prompt(speech, game.view, ()) == f"Waiting for {name}."
        assert game.advance_once()
    assert game.next_seat() == game.person
    assert position.prompt(speech, game.view, game.moves).startswith("Your turn")


def test_a_key_right_after_the_last_move_of_the_others_counts() -> None:
    game = table("gin", GIN)

    async def drive(screen: TableScreen, pilot: Pilot[int]) -> None:
        await press(screen, pilot, "d", "1")
        await pilot.press("x")
        for _ in range(300):
            if screen.game.next_seat() == screen.game.person:
                break
            await asyncio.sleep(0.02)
        await pilot.press("d")
        await settled(screen.app, pilot)  # type: ignore[arg-type]
        assert len(screen.hand.loose) == 11
        assert "Wait" not in text_of(screen, "status")

    on_screen(game, drive, options=SLOW)


def test_the_prompt_names_the_key_that_discards() -> None:
    async def drive(screen: TableScreen, pilot: Pilot[int]) -> None:
        await press(screen, pilot, "d")
        assert "Your turn: discard a card. Select one, then x." in text_of(screen, "prompt")
        await press(screen, pilot, "1")
        assert text_of(screen, "prompt").rstrip() == "Your turn: discard a card."
        assert "x discard" in text_of(screen, "keys")

    on_screen(table("gin", GIN), drive)
