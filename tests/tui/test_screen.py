from __future__ import annotations

import pytest
from textual.pilot import Pilot

from openrummy.core.refusals import Refusal
from openrummy.tui import lookups
from openrummy.tui.dialogs import ChoiceDialog, TextDialog
from openrummy.tui.screen import TableScreen
from openrummy.tui.widgets import HandView
from tests.tui.tables import hand_of, on_screen, press, table, text_of

GIN = "9C TC 3S 3H 3D KS QD 7H 5D 2S"


def test_selecting_sorting_and_moving_cards() -> None:
    async def drive(screen: TableScreen, pilot: Pilot[int]) -> None:
        assert hand_of(screen) == GIN
        await press(screen, pilot, "right", "space", "0")
        assert screen.hand.chosen == ("TC", "2S")
        assert "Selected: TC 2S" in text_of(screen, "plan")
        await press(screen, pilot, "u", "home", "shift+right")
        assert hand_of(screen).startswith("TC 9C 3S")
        await press(screen, pilot, "<", ">", ">")
        assert hand_of(screen).startswith("TC 3S 9C")
        await press(screen, pilot, "s")
        assert hand_of(screen) == "2S 3S KS 3H 7H 3D 5D QD 9C TC"
        await press(screen, pilot, "r")
        assert hand_of(screen) == "2S 3S 3H 3D 5D 7H 9C TC QD KS"
        await press(screen, pilot, "a")
        assert hand_of(screen) == "3S 3H 3D 2S KS 7H 5D QD 9C TC"
        await press(screen, pilot, "d")
        assert hand_of(screen).startswith("3S 3H 3D 2S KS 7H 5D QD 9C TC ")

    on_screen(table("gin", GIN), drive)


def test_cards_are_selected_with_the_mouse() -> None:
    async def drive(screen: TableScreen, pilot: Pilot[int]) -> None:
        await pilot.click(HandView, offset=(12, 1))
        await pilot.pause()
        assert screen.hand.chosen == ("3S",)
        await pilot.click(HandView, offset=(70, 1))
        await pilot.pause()
        assert screen.hand.chosen == ("3S",)

    on_screen(table("gin", GIN), drive)


def test_one_draw_a_turn_however_fast() -> None:
    """Report C080."""

    async def drive(screen: TableScreen, pilot: Pilot[int]) -> None:
        await pilot.press("d", "d")
        await pilot.pause()
        assert len(screen.hand.loose) == 11
        assert "You have drawn already" in text_of(screen, "status")

    on_screen(table("gin", GIN), drive)


@pytest.mark.slow
def test_the_card_just_drawn_can_be_thrown() -> None:
    """Report C085."""

    async def drive(screen: TableScreen, pilot: Pilot[int]) -> None:
        for _ in range(3):
            await press(screen, pilot, "d", "A", "x")
            assert len(screen.hand.loose) == 10
            assert screen.game.next_seat() == 0

    on_screen(table("gin", GIN), drive)


@pytest.mark.slow
def test_nothing_is_selected_at_the_start_of_a_turn() -> None:
    """Report C089."""

    async def drive(screen: TableScreen, pilot: Pilot[int]) -> None:
        await press(screen, pilot, "d", "9", "x")
        assert screen.hand.chosen == ()
        await press(screen, pilot, "d")
        assert " discard" not in text_of(screen, "keys")
        await press(screen, pilot, "x")
        assert "Select one card" in text_of(screen, "status")
        assert len(screen.hand.loose) == 11
        await press(screen, pilot, ":", *"discard", "space", "5", "d", "enter")
        assert "5D" in text_of(screen, "status")
        assert len(screen.hand.loose) == 11

    on_screen(table("gin", GIN), drive)


def test_discarding_needs_no_step_before_it() -> None:
    """Report C090."""

    async def drive(screen: TableScreen, pilot: Pilot[int]) -> None:
        await press(screen, pilot, "d", "1", "x")
        assert "You discarded 4H." in text_of(screen, "log-lines")

    on_screen(table("rummy51", "4H 5H 6H KS 2C"), drive)


def test_refusals_stand_in_one_place_and_open_the_rule() -> None:
    async def drive(screen: TableScreen, pilot: Pilot[int]) -> None:
        await press(screen, pilot, "1", "x")
        assert text_of(screen, "status").startswith("! Draw a card first")
        assert screen.last_refusal == Refusal.DRAW_FIRST
        await press(screen, pilot, "k")
        assert text_of(screen, "status").startswith("! ")
        await press(screen, pilot, "f1")
        assert isinstance(screen.app.screen, TextDialog)
        await press(screen, pilot, "escape", "right")
        assert text_of(screen, "status").startswith("! ")
        await press(screen, pilot, "d")
        assert text_of(screen, "status") == ""

    on_screen(table("gin", GIN), drive)


def test_the_footer_shows_what_is_possible_and_nothing_else() -> None:
    async def drive(screen: TableScreen, pilot: Pilot[int]) -> None:
        assert "d draw" in text_of(screen, "keys")
        assert "knock" not in text_of(screen, "keys")
        await press(screen, pilot, "d")
        assert "d draw" not in text_of(screen, "keys")

    on_screen(table("gin", GIN), drive)


@pytest.mark.slow
def test_the_command_line() -> None:
    async def drive(screen: TableScreen, pilot: Pilot[int]) -> None:
        await press(screen, pilot, ":", "escape", "d")
        assert len(screen.hand.loose) == 11
        for line, code in (("nonsense", "no command"), ("discard 99", "no place")):
            await press(screen, pilot, ":")
            screen.query_one("#command").value = line  # type: ignore[attr-defined]
            await press(screen, pilot, "enter")
            assert code in text_of(screen, "status")
        for line in ("rules 1", "help", "help draw", "legal", "log", "table", "scores", "hand"):
            lookups.carry_out(screen, line)
            await pilot.pause()
            assert isinstance(screen.app.screen, TextDialog), line
            await press(screen, pilot, "escape")
        for line in ("sort rank", "hint", "why", "best", "save"):
            lookups.carry_out(screen, line)
        await press(screen, pilot, ":")
        screen.query_one("#command").value = "resign"  # type: ignore[attr-defined]
        await press(screen, pilot, "enter")
        assert isinstance(screen.app.screen, ChoiceDialog)
        await press(screen, pilot, "1")
        assert screen.game.over
        await press(screen, pilot, "enter")

    assert on_screen(table("gin", GIN), drive).return_value == 0


def test_the_keys_of_the_footer_can_be_clicked() -> None:
    async def drive(screen: TableScreen, pilot: Pilot[int]) -> None:
        await pilot.click("#keys", offset=(2, 0))
        await pilot.pause()
        assert len(screen.hand.loose) == 11
        at = text_of(screen, "keys").splitlines()[0].index("F1")
        await pilot.click("#keys", offset=(at + 1, 0))
        await pilot.pause()
        assert isinstance(screen.app.screen, TextDialog)

    on_screen(table("gin", GIN), drive)
