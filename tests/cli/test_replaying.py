"""`openrummy replay` on records that are unfinished or were edited by hand."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from openrummy.arena import play_match
from openrummy.bots import make
from openrummy.records.record import Line, Record, new_header, new_line
from openrummy.rules.presets import PRESETS
from openrummy.table.commands import Command
from openrummy.table.state import Match
from tests.cli.running import Call

HEADER = Record(new_header(PRESETS["gin"], ["Ana", "Bo"], "s")).to_bytes().decode()
DRAW = '{"seat":1,"do":"draw"}\n'


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "game.jsonl"


def test_the_text_of_an_edited_record_ends_at_the_bad_line(call: Call, file: Path) -> None:
    file.write_text(HEADER + DRAW + DRAW + DRAW)
    said = call("replay", "--text", str(file))
    assert said.code == 2
    assert said.out.splitlines()[-1].startswith("Bo: draw [")
    assert said.err.startswith("Line 3 of the record: You have drawn already")
    file.write_text(HEADER + DRAW)
    assert call("replay", "--text", str(file)).out == said.out


def test_a_seat_that_is_not_there(call: Call, file: Path) -> None:
    file.write_text(HEADER + '{"seat":99,"do":"draw"}\n')
    for how in ("--text", "--json"):
        said = call("replay", how, str(file))
        assert said.code == 2
        assert "99" in said.err


def test_an_unfinished_match_is_said_to_be_one(call: Call, file: Path) -> None:
    file.write_text(HEADER)
    told = call("replay", "--verify", str(file)).out
    assert told == "The one line holds. The match is unfinished; points so far: Ana 0, Bo 0.\n"
    file.write_text(HEADER + DRAW)
    assert call("replay", "--verify", str(file)).out.startswith("All 2 lines hold.")


def test_a_finished_match_has_its_points(call: Call, file: Path) -> None:
    header = new_header(PRESETS["rummy30"], ["Ana", "Bo"], "s")
    lines: list[Line] = []

    def write(before: Match, seat: int, command: Command, after: Match) -> None:
        lines.append(new_line(seat, command))

    played = play_match(
        PRESETS["rummy30"], [make("greedy", 1), make("greedy", 2)], "s", watch=write
    )
    file.write_bytes(Record(header, tuple(lines)).to_bytes())
    told = call("replay", "--verify", str(file)).out
    assert told.endswith(f"Points: Ana {played.totals[0]}, Bo {played.totals[1]}.\n")


def test_a_word_of_any_length_is_named_in_short(call: Call, file: Path) -> None:
    file.write_text(HEADER + json.dumps({"seat": 1, "do": "x" * 50_000}) + "\n")
    said = call("replay", str(file))
    assert said.code == 2
    assert said.err.startswith("Line 2")
    assert len(said.err) < 1000
    for words in (["rules", "x" * 5000], ["rules", "gin", "-o", "y" * 5000 + "=1"]):
        assert len(call(*words).err) < 1000


def test_a_byte_order_mark_is_passed_over(call: Call, file: Path) -> None:
    file.write_bytes(b"\xef\xbb\xbf" + (HEADER + DRAW).encode())
    assert call("replay", "--verify", str(file)).code == 0


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"openrummy": 7}, "is of format 7; this version reads format 1"),
        ({"shuffle": "riffle"}, 'by "riffle"; this version knows openrummy-1'),
        ({"seats": ["A", "B", "C"]}, "not for 3"),
        ({"preset": "whist@1"}, "whist@1"),
        ({"options": {"run.min": 0, "no.such": 1}}, "no.such"),
        ({"openrummy": "x" * 500}, "x ...; this version"),
        ({"bots": {"7": "greedy"}}, "7"),
    ],
)
def test_faults_of_the_first_line(
    changes: dict[str, Any], told: str, call: Call, file: Path
) -> None:
    file.write_text(json.dumps(json.loads(HEADER) | changes) + "\n")
    said = call("replay", str(file))
    assert said.code == 2
    assert told in said.err
    assert said.err.startswith("Line 1 of the record:")
