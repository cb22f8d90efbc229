"""Whatever is typed or pressed, the terminal answers and the match goes on (report C145)."""

from __future__ import annotations

import random

import pytest
from textual.pilot import Pilot

from openrummy.core.cards import FACES
from openrummy.table.notation import FORMS, write
from openrummy.tui.screen import TableScreen
from openrummy.tui.words import QUESTIONS, SHORT
from tests.tui.tables import bot_game, on_screen, press, typed

WORDS = [
    *FORMS,
    *QUESTIONS,
    *SHORT,
    *FACES,
    "JK",
    "JK(6S)",
    "ASAC",
    "to",
    "in",
    "with",
    "from",
    "|",
]
WORDS += ["+", "high", "low", "at", "0", "1", "7", "99", "-1", "rank", "suit", "é", "²", "\0"]
ENDING = {"q", "quit", "exit", "resign", "abandon"}
KEYS = [*"dtbpnfxmleowkusrahcg?:<>1234567890ABCDEF", "left", "right", "space", "f1", "enter"]
KEYS += ["escape", "home", "end", "shift+left", "shift+right", "pageup", "pagedown"]


def lines(name: str, seats: int, seed: int) -> list[str]:
    """Nonsense, with enough sense in it that the match goes on."""
    dice = random.Random(seed)
    game = bot_game(name, seats)
    words = [word for word in WORDS if word not in ENDING]
    found: list[str] = []
    for _ in range(60):
        found.append(" ".join(dice.choices(words, k=dice.randint(1, 5))))
        game.advance()
        if game.moves:
            command = dice.choice(game.moves)
            found.append(write(command))
            game.act(command)
    return found


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(("name", "seats"), [("gin-classic", 2), ("rummy51", 3), ("jimmy", 4)])
def test_anything_typed(name: str, seats: int, seed: int) -> None:
    game = bot_game(name, seats)
    said = typed(game, *lines(name, seats, seed))
    assert game.log
    assert "Traceback" not in said


@pytest.mark.slow
@pytest.mark.parametrize(("name", "seats"), [("gin", 2), ("rummy51", 3), ("jimmy", 4)])
def test_anything_pressed(name: str, seats: int) -> None:
    dice = random.Random(name)

    async def drive(screen: TableScreen, pilot: Pilot[int]) -> None:
        for _ in range(60):
            if screen.app.is_running:
                await press(screen, pilot, dice.choice(KEYS))

    app = on_screen(bot_game(name, seats), drive)
    assert app.return_code in {0, None}
