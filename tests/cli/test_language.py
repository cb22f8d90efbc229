"""The language of the command line, click's own words included."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.cli.running import openrummy
from tests.messages.ftl import HERE

FRENCH = {"LC_ALL": "fr_FR.UTF-8"}
MINE = ("commands.ftl", "cli.ftl", "arena.ftl")
ENGLISH = re.compile(r"Usage: |Options:|Commands:|Show this|Error|Try |No such|Invalid|Missing")


@pytest.mark.parametrize(
    "arguments",
    [
        ["--help"],
        ["simulate", "--help"],
        ["simulate", "gin", "--games", "0"],
        pytest.param(["serve", "--help"], marks=pytest.mark.slow),
        pytest.param(["serve", "--port", "x"], marks=pytest.mark.slow),
        pytest.param(["replay"], marks=pytest.mark.slow),
        pytest.param(["rules", "gin", "G1", "G2"], marks=pytest.mark.slow),
        pytest.param(["rules", "--no-such-option"], marks=pytest.mark.slow),
        pytest.param(["no-such-command"], marks=pytest.mark.slow),
    ],
)
def test_french_has_no_english_in_it(arguments: list[str]) -> None:
    ran = openrummy(*arguments, environ=FRENCH)
    told = (ran.stdout + ran.stderr).decode()
    assert "Usage\u00a0:" in told
    assert not ENGLISH.findall(told)


@pytest.mark.slow
def test_about_in_french() -> None:
    assert "Version\u00a0: " in openrummy("about", environ=FRENCH).stdout.decode()


def test_an_unknown_language_is_said_once() -> None:
    ran = openrummy("rules", "gin", "G4", environ={"OPENRUMMY_LANGUAGE": "xx"})
    assert ran.returncode == 0
    assert ran.stdout.startswith(b"G4    After your draw")
    assert ran.stderr.decode().count('"xx"') == 1


@pytest.mark.parametrize("name", MINE)
def test_french_has_its_spaces_and_apostrophes(name: str) -> None:
    text = (Path(HERE) / "fr" / name).read_text(encoding="utf-8")
    # Programs, options and data in quotation marks are no French.
    prose = re.sub(r"^#.*$|'[^'\n]*'", "", text, flags=re.MULTILINE)
    assert not re.findall(r".*\x20[:;?!»](?:\s|$).*|.*«\x20.*|.*'.*", prose)
