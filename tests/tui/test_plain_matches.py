"""Whole matches of the four games through the line mode: a script in, an exit code out."""

from __future__ import annotations

import pytest

from openrummy.table.notation import write
from tests.tui.tables import bot_game, typed


def script(name: str, seats: int) -> list[str]:
    """The lines of a person who plays as the bot advises, to the end of the match."""
    game = bot_game(name, seats, "match")
    lines: list[str] = []
    game.advance()
    while not game.over:
        choice = game.advice()
        assert choice is not None
        lines.append(write(choice.command))
        game.act(choice.command)
        game.advance()
    return lines


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "seats"), [("gin", 2), ("rummy30", 3), ("rummy51", 2), ("jimmy", 4)]
)
def test_a_match_is_played_from_a_pipe(name: str, seats: int) -> None:
    game = bot_game(name, seats, "match")
    said = typed(game, *script(name, seats), "this line is not read")
    assert game.over
    assert game.match.over == "played"
    assert "The match is over." in said
    assert said.splitlines()[-1] == "The match is over."
    assert "this line" not in said
