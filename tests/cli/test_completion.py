"""What the Tab key offers."""

from __future__ import annotations

import pytest
from click.shell_completion import ShellComplete

from openrummy.cli.app import app
from openrummy.rules.presets import PRESETS
from tests.cli.running import openrummy


def offered(*words: str) -> list[str]:
    """What is offered for the last word."""
    shell = ShellComplete(app, {}, "openrummy", "_OPENRUMMY_COMPLETE")
    return [item.value for item in shell.get_completions(list(words[:-1]), words[-1])]


@pytest.mark.parametrize("command", ["play", "rules", "simulate"])
def test_games(command: str) -> None:
    assert offered(command, "") == list(PRESETS)
    assert offered(command, "rummy") == ["rummy30", "rummy51"]


@pytest.mark.parametrize("command", ["play", "simulate"])
def test_bots(command: str) -> None:
    assert offered(command, "gin", "--bots", "r") == ["random"]
    assert offered(command, "gin", "--bots", "greedy,g") == ["greedy,greedy"]


@pytest.mark.parametrize("command", ["play", "rules", "simulate"])
def test_house_rules(command: str) -> None:
    names = offered(command, "jimmy", "-o", "buy.")
    assert "buy.max_per_round=" in names
    assert all(name.startswith("buy.") for name in names)
    assert offered(command, "gin", "-o", "buy.") == []
    assert "gin.knock_limit=" in offered(command, "-o", "")


def test_values_of_house_rules() -> None:
    assert offered("play", "jimmy", "-o", "buy.in_t") == ["buy.in_turn=true", "buy.in_turn=false"]
    assert offered("play", "jimmy", "-o", "buy.in_turn=f") == ["buy.in_turn=false"]
    assert offered("play", "jimmy", "-o", "buy.max_per") == ["buy.max_per_round=3"]
    assert offered("play", "jimmy", "-o", "run.max=") == ["run.max=null"]
    assert offered("play", "jimmy", "-o", "points.ta") == ["points.table="]
    assert offered("play", "jimmy", "-o", "no.such=") == []


def test_paragraphs() -> None:
    assert offered("rules", "gin", "g1")[0] == "G1"
    assert {number[0] for number in offered("rules", "gin", "")} == {"G", "5"}


def test_a_shell_asks_and_hears_no_more_than_the_answer() -> None:
    asking = {"_OPENRUMMY_COMPLETE": "zsh_complete", "OPENRUMMY_LANGUAGE": "xx"}
    typed = {"COMP_WORDS": "openrummy play jimmy-s", "COMP_CWORD": "2"}
    ran = openrummy("play", environ=asking | typed)
    assert ran.stdout.decode().splitlines()[:2] == ["plain", "jimmy-strict"]
    assert ran.stderr == b""
