from __future__ import annotations

import io
from pathlib import Path

import pytest
from msgspec.structs import replace
from textual.pilot import Pilot

from openrummy.messages.bundle import messages
from openrummy.rules.presets import preset
from openrummy.table.state import RoundResult
from openrummy.tui import Options, run_screen, saves
from openrummy.tui.plain import INTERRUPTED
from openrummy.tui.screen import TableScreen
from openrummy.tui.widgets import HandView
from tests.tui.tables import (
    NAMES,
    PLAIN,
    bot_game,
    hand_of,
    on_screen,
    picture,
    press,
    table,
    text_of,
)

pytestmark = pytest.mark.slow

GIN = "9C TC 3S 3H 3D KS QD 7H 5D 2S"


def test_leaving_is_asked_about_and_the_match_goes_on_later(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    game = saves.new_game(preset("gin"), NAMES[:2], ["greedy"], seed="q", path=path)

    async def drive(screen: TableScreen, pilot: Pilot[int]) -> None:
        await press(screen, pilot, "d", "q", "n")
        assert screen.app.screen is screen
        await press(screen, pilot, "q", "y")

    app = on_screen(game, drive)
    assert app.return_value == 0
    game.close()
    again = saves.resume_game(path)
    assert again.match == game.match

    async def go_on(screen: TableScreen, pilot: Pilot[int]) -> None:
        assert hand_of(screen)
        await press(screen, pilot, "ctrl+c")

    assert on_screen(again, go_on).return_value == INTERRUPTED
    again.close()


@pytest.mark.slow
@pytest.mark.parametrize("size", [(40, 24), (80, 10), (20, 5), (1, 1)])
def test_a_window_that_is_too_small(size: tuple[int, int]) -> None:
    async def drive(screen: TableScreen, pilot: Pilot[int]) -> None:
        assert "80 columns and 24 lines" in text_of(screen, "small")
        assert not screen.query_one("#table").display
        await press(screen, pilot, "d", "x", ":")
        assert screen.game.view.round.phase == "draw"  # type: ignore[union-attr]
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        assert screen.query_one("#table").display
        await press(screen, pilot, "d")
        assert len(screen.hand.loose) == 11
        await pilot.resize_terminal(*size)
        await pilot.pause()
        await press(screen, pilot, "p")

    app = on_screen(table("gin", GIN), drive, size=size)
    assert app.return_value is None
    assert not app.interrupted


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(("name", "seats"), [("gin", 2), ("rummy51", 4), ("jimmy", 4)])
def test_the_table_fits_80_columns_in_ascii(name: str, seats: int, language: str) -> None:
    """Report C163: with letters there is nothing on the screen that an old console lacks."""

    async def drive(screen: TableScreen, pilot: Pilot[int]) -> None:
        lines = picture(screen.app)  # type: ignore[arg-type]
        assert len(lines) == 24
        assert {len(line) for line in lines} == {80}
        if language == "en":
            assert "".join(lines).isascii()
        await press(screen, pilot, "?")
        lines = picture(screen.app)  # type: ignore[arg-type]
        assert language == "fr" or "".join(lines).isascii()

    on_screen(bot_game(name, seats), drive, language=language)


def test_signs_and_colours_line_up() -> None:
    """Report C163: every card of the hand takes the same columns."""

    async def drive(screen: TableScreen, pilot: Pilot[int]) -> None:
        await press(screen, pilot, "2")
        lines = picture(screen.app)  # type: ignore[arg-type]
        row = next(line for line in lines if "9♣" in line and "K♠" in line)
        above = lines[lines.index(row) - 1]
        assert row.index("9♣") == 2
        assert above.index("10♣") == 7
        assert row.index("3♠") == 12
        assert row.index("K♠") == 27

    on_screen(table("gin", GIN), drive, options=Options(signs=True, colour=True, pace=0))


@pytest.mark.parametrize("more", ["", "3H 3D 3C"])
def test_a_large_hand_and_seven_players_fit(more: str) -> None:
    hand = f"4H 5H 6H 7H 9S 9D 9C 8C QS KS KD KH AS AD 2C 2D 2H TS {more}"
    game = table("jimmy", hand, seats=7, phase="play", melds=[(1, "8D 8H 8S")] * 20)

    async def drive(screen: TableScreen, pilot: Pilot[int]) -> None:
        await press(screen, pilot, "H", "G")
        assert " ".join(screen.hand.chosen) == "2H TS"
        lines = picture(screen.app)  # type: ignore[arg-type]
        assert any("KS" in line and "KH" in line for line in lines)
        assert any("2H* TS*" in line for line in lines)
        assert all(any(name in line for line in lines) for name in NAMES[1:])
        await pilot.click(HandView, offset=(62, 1))
        await pilot.pause()
        assert " ".join(screen.hand.chosen) == "2D 2H TS"
        await press(screen, pilot, "pagedown", "pageup")

    on_screen(game, drive)


def test_seven_seats_leave_room_for_the_log() -> None:
    game = table("jimmy", "4H 5H 6H 7H 9S 9D 9C 8C QS KS", seats=7, phase="play")

    async def drive(screen: TableScreen, pilot: Pilot[int]) -> None:
        assert screen.query_one("#seats").size.height == 5
        assert screen.query_one("#log").size.height >= 6
        narrow = screen.query_one("#log").size.width
        await pilot.resize_terminal(120, 40)
        await pilot.pause()
        assert screen.query_one("#log").size.width > narrow + 10
        assert screen.query_one("#log").size.height >= 20

    for language in ("en", "fr"):
        on_screen(game, drive, language=language)


def test_the_log_opens_at_its_end() -> None:
    game = bot_game("jimmy", 7)
    for _ in range(4):
        game.advance()
        game.act(game.moves[0])
    game.advance()

    async def drive(screen: TableScreen, pilot: Pilot[int]) -> None:
        await press(screen, pilot, "g")
        await pilot.pause()
        lines = screen.app.screen.query_one("#lines")
        assert lines.max_scroll_y > 0
        assert lines.scroll_offset.y == lines.max_scroll_y

    on_screen(game, drive)


def test_scores_are_a_table() -> None:
    game = bot_game("jimmy", 7)
    results = tuple(RoundResult("out", 0, (0, 5, 25, 120, 7, 64, 33)) for _ in range(2))
    game.match = replace(game.match, results=results)

    async def drive(screen: TableScreen, pilot: Pilot[int]) -> None:
        await press(screen, pilot, "c")
        lines = picture(screen.app)  # type: ignore[arg-type]
        assert any("Round You Anna Bo  Cy Dee Eli Fay" in line for line in lines)
        assert any("    2   0    5 25 120   7  64  33" in line for line in lines)
        assert any("Total   0   10 50 240  14 128  66" in line for line in lines)

    on_screen(game, drive)


def test_a_terminal_without_a_screen_gets_the_line_mode(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("TERM", "dumb")
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    assert run_screen(table("gin", GIN), messages("en"), PLAIN) == 0
    assert "Welcome. help lists the commands." in capsys.readouterr().out
