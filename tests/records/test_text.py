"""The text form: what a person reads of a whole record."""

from __future__ import annotations

import pytest

from openrummy.records.record import Line, Record, new_header, new_line
from openrummy.records.replay import RefusedLine, replay
from openrummy.records.text import text_lines, to_text
from openrummy.rules.presets import PRESETS, preset
from openrummy.table import commands as cmd
from openrummy.table import events as ev
from openrummy.table.notation import write
from tests.records.playing import record_of

GAME = """\
Game: rummy30@1
  match.format = rounds
  match.rounds = 2
Seats: Ana, Bot (careful)
Seed: text (openrummy-1)
"""


def test_the_head_names_what_is_played() -> None:
    rules = preset("rummy30", {"match.format": "rounds", "match.rounds": 2})
    record = Record(new_header(rules, ["Ana", "Bot"], "text", {1: "careful"}))
    assert to_text(record).startswith(GAME)


@pytest.mark.parametrize("name", PRESETS)
def test_every_command_and_every_card_drawn_is_told(name: str) -> None:
    record = record_of(PRESETS[name], "told", most=300)
    text = to_text(record)
    told = iter(text.split())
    for step in replay(record):
        words = [] if step.command is None else write(step.command).split()
        for event in step.events:
            if isinstance(event, ev.Drew | ev.Bought) and event.seat == step.seat:
                words.append(str(event.card))
        assert all(any(word in part for part in told) for word in words), step


@pytest.mark.parametrize("name", PRESETS)
def test_a_turn_is_one_line(name: str) -> None:
    for line in text_lines(record_of(PRESETS[name], "turns", most=300)):
        assert line.count("discard ") + line.count("knock ") <= 1
        assert len(line) < 300


def test_results_and_totals_are_told() -> None:
    text = to_text(record_of(PRESETS["rummy30"], "told"))
    for words in ("Round 1: ", "Round ends: out, ", "Points: ", "Totals: ", "Match played: "):
        assert words in text
    assert text.splitlines()[-1].startswith("Won by ")


def test_a_torn_line_and_odd_names_are_told() -> None:
    header = new_header(PRESETS["gin"], ["\x1b[2JAna", "B\no"], "odd")
    text = to_text(Record(header, torn=True))
    assert "\x1b" not in text
    assert "�[2JAna, B�o" in text
    assert text.endswith("(The last line was cut off.)\n")


def test_a_match_given_up_is_told() -> None:
    header = new_header(PRESETS["gin"], ["Ana", "Bo"], "odd")
    text = to_text(Record(header, (new_line(1, cmd.Resign()),)))
    assert text.endswith("Bo: resign\n\nMatch resigned by Bo: Ana 0, Bo 0\nWon by Ana\n")


def test_the_lines_before_a_refused_one_are_told() -> None:
    record = record_of(PRESETS["gin"], "told", most=3)
    lines = text_lines(Record(record.header, (*record.lines[:2], Line(9, "draw"))))
    with pytest.raises(RefusedLine) as bad:
        list(lines)
    assert bad.value.line == 4
