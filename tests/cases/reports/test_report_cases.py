"""Reports of players and programmers from other games, as questions to the referee.

Each id begins with the number of the report; those that no question shows are in the files
``test_<kind>.py`` beside this one. Reports about bots and screens have their tests there.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from openrummy.referee import rule
from tests.cases.matching import mismatch

HERE = Path(__file__).parent

REPORTS = {
    "rules": "C001 C002 C003 C004 C007 C008 C009 C011 C013 C015 C017 C019 C021 C022 C023 C024 C025",
    "scoring": "C027 C029 C030 C031 C033 C034 C035 C036 C039 C040 C041 C043",
    "joker": "C045 C047 C048 C050 C051 C052 C053 C054 C056 C058 C060",
    "buying": "C063 C064 C065 C066 C067 C068 C070 C071",
    "stock-exhaustion": "C073 C074 C075 C078",
    "turn-flow": "C079 C080 C081 C084 C086 C089 C090",
    "leak": "C105 C107 C108 C109 C111 C113",
    "api": "C144 C147 C148 C149",
    "notation": "C159 C164 C165",
}
"""The reports that can be tried without a screen or a bot, by kind."""


def cases() -> list[Any]:
    lines = (HERE / "reports.jsonl").read_text().splitlines()
    return [pytest.param(case, id=case["id"]) for case in map(json.loads, lines)]


@pytest.mark.parametrize("case", cases())
def test_report(case: dict[str, Any]) -> None:
    ruling = rule(case["question"])
    assert mismatch(case["ruling"], ruling) is None, ruling
    if ruling.get("legal") is False:
        assert ruling["why"].strip()


def test_every_report_has_a_test() -> None:
    tried = {case.values[0]["id"][:4] for case in cases()}
    for file in HERE.glob("test_*.py"):
        tried |= {name.upper() for name in re.findall(r"def test_(c\d{3})_", file.read_text())}
    wanted = {report for ids in REPORTS.values() for report in ids.split()}
    assert wanted - tried == set()


def test_a_shortfall_is_named() -> None:
    """C022: the message of a refused opening names what is there and what is wanted."""
    melds = [["7H", "8H", "9H", "TH"], ["4S", "4H", "4D", "4C"]]
    ruling = rule({"game": "rummy51", "ask": "lay_down", "melds": melds})
    assert "50" in ruling["why"]
    assert "51" in ruling["why"]
