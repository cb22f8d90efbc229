"""The questions of `openrummy play`: a wrong answer is said to be wrong, and asked for again."""

from __future__ import annotations

import getpass
import json
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import pytest
from click.testing import CliRunner

from openrummy.cli.choosing import Unfit, bots_of
from openrummy.cli.play import _name
from openrummy.cli.questions import ask_bots, ask_game, ask_seats
from openrummy.rules.presets import PRESETS
from tests.cli.running import openrummy

T = TypeVar("T")


def asked(question: Callable[[], T], *answers: str) -> tuple[T, str]:
    """What comes of the answers, and all that was printed."""
    with CliRunner().isolation(input="".join(f"{answer}\n" for answer in answers)) as (out, _, _):
        return question(), out.getvalue().decode()


def test_a_wrong_game_is_asked_again() -> None:
    game, printed = asked(ask_game, "bridge", "99", "²", "2")
    assert game == list(PRESETS)[1]
    assert '"bridge"' in printed
    assert '"99"' in printed
    assert asked(ask_game, "rummy51")[0] == "rummy51"
    assert asked(ask_game, "")[0] == "jimmy"


def test_a_wrong_number_of_seats_is_asked_again() -> None:
    seats, printed = asked(lambda: ask_seats(PRESETS["jimmy"]), "8", "many", "-3", "5")
    assert seats == 5
    assert '"8" is no number from 2 to 7.' in printed
    assert "Error" not in printed
    assert asked(lambda: ask_seats(PRESETS["gin"]))[0] == 2


def test_a_wrong_bot_is_named_and_asked_again() -> None:
    bots, printed = asked(lambda: ask_bots(1), "greedy,cleverest", "greedy,random", "random")
    assert bots == ("random",)
    assert '"cleverest"' in printed
    assert "2 bots are named for one free seat." in printed


def test_bots_take_the_free_seats_in_turn() -> None:
    assert bots_of("greedy, random", 5) == ("greedy", "random", "greedy", "random", "greedy")
    with pytest.raises(Unfit):
        bots_of("greedy,random,greedy", 2)


def test_the_record_names_the_person(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    record = tmp_path / "game.jsonl"
    call = ["play", "jimmy", "--seats", "4", "--bots", "greedy,random", "--plain", "--record"]
    openrummy(*call, str(record), given=b"quit\n", home=tmp_path, environ={"LOGNAME": "ana"})
    first = json.loads(record.read_text().splitlines()[0])
    assert first["seats"] == ["ana", "Bot 1", "Bot 2", "Bot 3"]
    assert first["bots"] == {"1": "greedy", "2": "random", "3": "greedy"}

    def nobody() -> str:
        raise KeyError("uid not found")

    monkeypatch.setattr(getpass, "getuser", nobody)
    assert _name(None) == "Player"
    assert _name("Bo") == "Bo"
