"""The clients to start from play every game without a lapse."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import pytest

from openrummy.arena import Outsiders, Run, tournament
from openrummy.rules.options import with_options
from openrummy.rules.presets import PRESETS

EXAMPLES = Path(__file__).parents[2] / "examples"
PYTHON = f"cmd:{sys.executable} {EXAMPLES / 'outside_bot.py'}"
NODE = f"cmd:node {EXAMPLES / 'outside_bot.mjs'}"


def lapses(game: str, bots: list[str], games: int = 1) -> tuple[object, ...]:
    """The forfeits of some matches."""
    run = Run(tournament(PRESETS[game], bots, "examples"), games)
    for _ in run:
        pass
    assert run.report().games >= games
    return run.report().forfeits


@pytest.mark.parametrize("game", ["rummy30", "rummy51"])
def test_the_python_client(game: str) -> None:
    assert lapses(game, ["random", PYTHON, "greedy"]) == ()


@pytest.mark.slow
@pytest.mark.parametrize("game", PRESETS)
def test_the_python_client_plays_every_game(game: str) -> None:
    assert lapses(game, ["greedy", PYTHON], 2) == ()


@pytest.mark.slow
def test_the_python_client_defends_by_itself() -> None:
    rules = with_options(PRESETS["gin"], {"gin.auto_arrange": False})
    run = Run(tournament(rules, ["greedy", PYTHON], "defends"), 4)
    for _ in run:
        pass
    assert run.report().forfeits == ()


def test_the_node_client() -> None:
    if shutil.which("node") is None:
        pytest.skip("no Node here")
    assert lapses("rummy30", ["random", NODE]) == ()


def test_they_say_their_names() -> None:
    with Outsiders() as outsiders:
        assert outsiders.check(PYTHON) == "highest card"
