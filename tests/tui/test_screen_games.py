from __future__ import annotations

from collections.abc import Sequence

import pytest
from textual.pilot import Pilot

from openrummy.bots import Bot
from openrummy.core.cards import FACES, parse_cards
from openrummy.core.refusals import Refusal
from openrummy.table import commands as cmd
from openrummy.table.view import SeatView
from openrummy.tui.dialogs import ChoiceDialog, TextDialog
from openrummy.tui.screen import TableScreen
from openrummy.tui.widgets import MeldsView
from tests.tui.tables import Quiet, bot_game, hand_of, on_screen, picture, press, table, text_of

pytestmark = pytest.mark.slow

GIN = "9C TC 3S 3H 3D KS QD 7H 5D 2S"


@pytest.mark.slow
def test_a_whole_round_of_gin() -> None:
    game = table("gin", "9C TC 3S 3H 3D 4H 5H 6H AS KS", stock=(*FACES[:20], "JC"))

    async def drive(screen: TableScreen, pilot: Pilot[int]) -> None:
        await press(screen, pilot, "d")
        assert "Deadwood 1 if you discard KS" in text_of(screen, "plan")
        assert "k knock" in text_of(screen, "keys")
        await press(screen, pilot, "k")
        dialog = screen.app.screen
        assert isinstance(dialog, ChoiceDialog)
        lines = "\n".join(picture(screen.app))  # type: ignore[arg-type]
        assert "KS: knock with 1" in lines
        await press(screen, pilot, "escape", "k", "1")
        assert isinstance(screen.app.screen, TextDialog)
        lines = "\n".join(picture(screen.app))  # type: ignore[arg-type]
        assert "You knocked with 1" in lines
        assert "Anna held" in lines
        assert screen.game.between_rounds
        await press(screen, pilot, "escape", "d")
        assert "The round is over" in text_of(screen, "status")
        await press(screen, pilot, "n")
        assert "round 2" in text_of(screen, "title")

    on_screen(game, drive)


def test_buying() -> None:
    game = table("jimmy", "4H 5H 6H KS", seats=3, turn=1, discarder=2, pile=("7S",))

    async def drive(screen: TableScreen, pilot: Pilot[int]) -> None:
        assert "Buy 7S? 3 buys left." in text_of(screen, "prompt")
        await press(screen, pilot, "t")
        assert "It is not your turn" in text_of(screen, "status")
        await press(screen, pilot, "b")
        assert hand_of(screen).startswith("4H 5H 6H KS 7S ")
        assert "You bought 7S." in text_of(screen, "log-lines")

    on_screen(game, drive)


@pytest.mark.slow
def test_going_down_and_laying_off() -> None:
    hand = "4H KS 5H 6H 7H 9S 9D 9C 8C QS"
    game = table(
        "jimmy", hand, seats=3, phase="play", melds=[(1, "8D 8H 8S")], opened=(False, True, False)
    )

    async def drive(screen: TableScreen, pilot: Pilot[int]) -> None:
        assert "[ ] run of 4+  [ ] set of 3+" in text_of(screen, "plan")
        await press(screen, pilot, "9", "o")
        assert screen.last_refusal == Refusal.LAYOFF_NOT_OPEN
        assert text_of(screen, "status").startswith("! ")
        await press(screen, pilot, "u", "1", "3", "4")
        assert "A run needs 4 cards" in text_of(screen, "plan")
        await press(screen, pilot, "5", "m")
        assert "[x] run of 4+  [ ] set of 3+" in text_of(screen, "plan")
        await press(screen, pilot, "l")
        assert text_of(screen, "status").startswith("! ")
        assert len(screen.game.view.round.melds) == 1  # type: ignore[union-attr]
        await press(screen, pilot, "2", "3", "4", "m")
        assert "To lay down: 4H 5H 6H 7H | 9S 9D 9C" in text_of(screen, "plan")
        await press(screen, pilot, "u", "m", "l")
        assert hand_of(screen) == "KS 8C QS"
        assert "You are down" in text_of(screen, "plan")
        await press(screen, pilot, "2")
        assert "> 0 Anna" in text_of(screen, "melds")
        await press(screen, pilot, "o")
        assert hand_of(screen) == "KS QS"
        await press(screen, pilot, "1", "x")
        assert "You discarded KS." in text_of(screen, "log-lines")

    on_screen(game, drive)


def test_the_best_lay_down_is_staged_and_can_be_taken_back() -> None:
    hand = "4H KS 5H 6H 7H 9S 9D 9C 8C QS"
    game = table("jimmy", hand, seats=3, phase="play")

    async def drive(screen: TableScreen, pilot: Pilot[int]) -> None:
        await press(screen, pilot, "e")
        assert hand_of(screen) == "KS 8C QS"
        await press(screen, pilot, "u", "u", "u")
        assert hand_of(screen) == hand
        await press(screen, pilot, "e", "l")
        assert len(screen.game.view.round.melds) == 2  # type: ignore[union-attr]

    on_screen(game, drive)


def test_a_meld_is_clicked_and_both_ends_are_offered() -> None:
    game = table(
        "jimmy",
        "JK KS QS",
        seats=2,
        phase="play",
        melds=[(1, "8D 8H 8S"), (1, "5C 6C 7C 8C")],
        opened=(True, True),
    )

    async def drive(screen: TableScreen, pilot: Pilot[int]) -> None:
        await press(screen, pilot, "1")
        await pilot.click(MeldsView, offset=(6, 1))
        await pilot.pause()
        lines = "\n".join(picture(screen.app))  # type: ignore[arg-type]
        assert "1 Anna: 5C 6C 7C 8C JK(9C)" in lines
        assert "1 Anna: JK(4C) 5C 6C 7C 8C" in lines
        await press(screen, pilot, "2")
        melds = screen.game.view.round.melds  # type: ignore[union-attr]
        assert melds[1].meld.cards[0] == "JK(4C)"

    on_screen(game, drive)


def test_swapping_a_joker_and_throwing_one_is_asked_about() -> None:
    game = table("rummy51", "7S KS QS", phase="play", melds=[(1, "6S JK 8S")], opened=(True, True))

    async def drive(screen: TableScreen, pilot: Pilot[int]) -> None:
        await press(screen, pilot, "1", "w")
        assert hand_of(screen) == "KS QS JK"
        await press(screen, pilot, "3", "x")
        assert isinstance(screen.app.screen, ChoiceDialog)
        await press(screen, pilot, "escape")
        assert hand_of(screen) == "KS QS JK"
        await press(screen, pilot, "w")
        assert "No joker" in text_of(screen, "status") or text_of(screen, "status")

    on_screen(game, drive)


def test_opening_in_rummy_51() -> None:
    game = table("rummy51", "QS KS AS 8H 9H TH 2C 5D", phase="play")

    async def drive(screen: TableScreen, pilot: Pilot[int]) -> None:
        assert "Opening: 0 of 51 points, run without a joker: not yet" in text_of(screen, "plan")
        await press(screen, pilot, "1", "2", "3")
        assert "Opening: 31 of 51 points, run without a joker: yes" in text_of(screen, "plan")
        assert "run, 31 points" in text_of(screen, "plan")
        await press(screen, pilot, "l")
        assert "31" in text_of(screen, "status")
        await press(screen, pilot, "m", "1", "2", "3", "l")
        assert hand_of(screen) == "2C 5D"
        assert "You have opened" in text_of(screen, "plan")

    on_screen(game, drive)


@pytest.mark.slow
def test_a_match_to_its_end() -> None:
    game = bot_game("rummy30", 2, "end")

    async def drive(screen: TableScreen, pilot: Pilot[int]) -> None:
        for _ in range(400):
            if screen.game.over:
                break
            choice = screen.game.advice()
            assert choice is not None
            screen.give(choice.command)
            await press(screen, pilot, "home")
        assert isinstance(screen.app.screen, TextDialog)
        await press(screen, pilot, "escape")
        assert "The match is over." in text_of(screen, "prompt")
        await press(screen, pilot, "d", "c", "enter")

    assert on_screen(game, drive).return_value == 0
    assert isinstance(game.match.over, str)
    assert cmd.Next() not in game.moves


class Knocker(Quiet):
    """Ends the round as soon as it can."""

    def choose(self, view: SeatView, legal: Sequence[cmd.Command]) -> cmd.Command:
        knock = next((move for move in legal if isinstance(move, cmd.Knock)), None)
        return knock or super().choose(view, legal)


def knocker(kind: str, seed: str) -> Bot:
    return Knocker()


def test_a_defence_against_a_knock() -> None:
    mine = "4S 5S 6S 7H KH KD KC QC 2D 9H"
    game = table(
        "gin",
        mine,
        bot=knocker,
        options={"gin.auto_arrange": False},
        turn=1,
        phase="play",
        hands=(parse_cards(mine), parse_cards("4H 5H 6H 8C 8D 8S TC JC AC AD AS")),
    )

    async def drive(screen: TableScreen, pilot: Pilot[int]) -> None:
        assert "Show your melds" in text_of(screen, "prompt")
        assert "f done" in text_of(screen, "keys")
        await press(screen, pilot, "e", "l")
        assert hand_of(screen) == "7H QC 2D 9H"
        await press(screen, pilot, "1", "o")
        assert hand_of(screen) == "QC 2D 9H"
        await press(screen, pilot, "f")
        assert screen.game.between_rounds or screen.game.over

    on_screen(game, drive)


def test_the_upcard_is_offered() -> None:
    game = table("gin-classic", "9C TC 3S 3H 3D KS QD 7H 5D 2S", phase="offer", offer=0)

    async def drive(screen: TableScreen, pilot: Pilot[int]) -> None:
        assert "take or pass" in text_of(screen, "prompt")
        await press(screen, pilot, "d")
        assert text_of(screen, "status").startswith("! ")
        await press(screen, pilot, "t")
        assert len(screen.hand.loose) == 11

    on_screen(game, drive)
