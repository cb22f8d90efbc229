"""Reading records: whole, torn anywhere in the last line, edited by hand, and noise."""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from openrummy.records.record import (
    LONGEST_LINE,
    BadRecord,
    Line,
    Record,
    new_header,
    read_record,
)
from openrummy.rules.presets import PRESETS, preset
from tests.records.playing import record_of

HEADER: dict[str, Any] = {
    "openrummy": 1,
    "preset": "jimmy@1",
    "options": {},
    "seats": ["Ana", "Čeda"],
    "seed": "s",
    "shuffle": "openrummy-1",
}
MOVE = b'{"seat":0,"do":"draw"}'


def header(**changes: Any) -> bytes:
    """A first line with other fields; a field given as `...` is left out."""
    fields = {name: value for name, value in (HEADER | changes).items() if value is not ...}
    return json.dumps(fields, ensure_ascii=False).encode()


def fault(data: bytes) -> BadRecord:
    with pytest.raises(BadRecord) as bad:
        read_record(data)
    return bad.value


def test_a_record_reads_as_a_person_expects() -> None:
    rules = preset("jimmy", {"buy.max_per_round": 2, "deck.packs": 3})
    record = Record(
        new_header(rules, ["Ana", "Bot 1"], "abc", {1: "careful"}), (Line(0, "discard 2S"),)
    )
    first, second = record.to_bytes().decode().splitlines()
    assert first == (
        '{"openrummy":1,"preset":"jimmy@1","options":{"deck.packs":3,"buy.max_per_round":2},'
        '"seats":["Ana","Bot 1"],"bots":{"1":"careful"},"seed":"abc","shuffle":"openrummy-1"}'
    )
    assert second == '{"seat":0,"do":"discard 2S"}'
    assert read_record(record.to_bytes()) == record
    assert record.rules == rules


@pytest.mark.parametrize("name", PRESETS)
def test_records_come_back(name: str, tmp_path: Path) -> None:
    record = record_of(PRESETS[name], "file", most=200)
    path = tmp_path / "game.jsonl"
    path.write_bytes(record.to_bytes())
    assert read_record(path) == record
    assert read_record(path).to_bytes() == record.to_bytes()


def test_a_last_line_torn_at_any_byte_is_dropped() -> None:
    record = record_of(PRESETS["rummy51"], "torn", most=20)
    data = record.to_bytes()
    last = data.rfind(b"\n", 0, -1) + 1
    for cut in range(last, len(data) + 1):
        read = read_record(data[:cut])
        whole = cut >= len(data) - 1
        assert read.torn == (last < cut < len(data) - 1)
        assert read.lines == (record.lines if whole else record.lines[:-1])


@pytest.mark.parametrize("cut", range(len(header())))
def test_a_torn_first_line_leaves_no_game(cut: int) -> None:
    bad = fault(header()[:cut])
    assert (bad.line, bad.reason) == (1, "torn_header" if cut else "empty")


@pytest.mark.parametrize("tail", [b"\0\0\0\0", b'{"seat":0,"do":"dr\xc4', b"\xff", b'{"seat":0,'])
def test_what_a_power_cut_leaves_is_a_torn_line(tail: bytes) -> None:
    record = read_record(header() + b"\n" + MOVE + b"\n" + tail)
    assert record.torn
    assert len(record.lines) == 1


@pytest.mark.parametrize("end", [b"", b"\n", b"\r\n"])
def test_line_ends_of_any_editor_do(end: bytes) -> None:
    record = read_record(header() + b"\r\n" + MOVE + end)
    assert (record.lines, record.torn) == ((Line(0, "draw"),), False)


def test_words_are_read_as_people_type_them() -> None:
    record = read_record(header() + b'\n {"do": "Discard 10\xe2\x99\xa0", "seat": 1 }\n')
    assert record.lines == (Line(1, "Discard 10♠"),)


@pytest.mark.parametrize(
    ("changes", "reason", "facts"),
    [
        ({"openrummy": ...}, "not_a_record", {}),
        ({"openrummy": 2}, "format", {"have": 2, "known": 1}),
        ({"openrummy": "1"}, "format", {"have": "1", "known": 1}),
        ({"openrummy": True}, "field_value", {"place": "$.openrummy"}),
        ({"seed": ...}, "field_missing", {"field": "seed"}),
        ({"seats": ...}, "field_missing", {"field": "seats"}),
        ({"mood": "good"}, "field_unknown", {"field": "mood"}),
        ({"format": 1}, "field_unknown", {"field": "format"}),
        ({"seed": 7}, "field_value", {"place": "$.seed"}),
        ({"seats": "Ana"}, "field_value", {"place": "$.seats"}),
        ({"seats": ["Ana", ""]}, "field_value", {"place": "$.seats[1]"}),
        ({"seats": ["Ana", "x" * 101]}, "field_value", {"place": "$.seats[1]"}),
        ({"options": []}, "field_value", {"place": "$.options"}),
        ({"shuffle": "other-1"}, "shuffle", {"have": "other-1", "known": "openrummy-1"}),
        ({"preset": "whist@1"}, "preset", {"preset": "whist@1"}),
        ({"preset": "jimmy"}, "preset", {"preset": "jimmy"}),
        ({"preset": "jimmy@9"}, "preset", {"preset": "jimmy@9"}),
        ({"seats": ["Ana"]}, "seats", {"have": 1, "least": 2, "most": 7}),
        ({"seats": ["Ana"] * 8}, "seats", {"have": 8, "least": 2, "most": 7}),
        ({"preset": "gin@1", "seats": ["A"] * 3}, "seats", {"have": 3, "least": 2, "most": 2}),
        ({"bots": {"2": "careful"}}, "bots", {"seat": 2}),
        ({"bots": {"one": "careful"}}, "field_value", {}),
        ({"options": {"gin.knock_limit": 5}}, "options", {}),
        ({"options": {"buy.max_per_round": -1, "deck.packs": {}}}, "options", {}),
        ({"options": {"contract.list": [[[]]], "points.table": {"A": []}}}, "options", {}),
    ],
)
def test_first_lines_edited_by_hand(
    changes: dict[str, Any], reason: str, facts: dict[str, object]
) -> None:
    bad = fault(header(**changes) + b"\n" + MOVE + b"\n")
    assert (bad.line, bad.reason) == (1, reason)
    assert facts.items() <= bad.facts.items()


def test_refused_options_are_all_named() -> None:
    bad = fault(header(options={"buy.max_per_round": -1, "nonsense": 1}) + b"\n")
    problems = bad.facts["problems"]
    assert isinstance(problems, tuple)
    assert [problem.option for problem in problems] == ["buy.max_per_round", "nonsense"]


@pytest.mark.parametrize(
    ("line", "reason", "facts"),
    [
        (b"", "not_json", {"text": ""}),
        (b"# a note", "not_json", {"text": "# a note"}),
        (b'{"seat":0,"do":"draw"', "not_json", {}),
        (b"\xef\xbb\xbf" + MOVE, "not_json", {}),
        (b"[" * 50_000, "not_json", {}),
        (b'{"seat":0,"do":"draw\xff"}', "not_utf8", {"byte": 20}),
        (b"7", "not_a_record", {}),
        (b'{"seat":0}', "field_missing", {"field": "do"}),
        (b'{"seat":0,"do":"draw","at":5}', "field_unknown", {"field": "at"}),
        (b'{"seat":"0","do":"draw"}', "field_value", {"place": "$.seat"}),
        (b'{"seat":0,"do":["draw"]}', "field_value", {"place": "$.do"}),
        (b'{"seat":0,"do":""}', "command", {"why": "empty"}),
        (b'{"seat":0,"do":"fly"}', "command", {"why": "unknown", "word": "fly"}),
        (b'{"seat":0,"do":"1 draw"}', "command", {"why": "unknown", "word": "1"}),
        (b'{"seat":0,"do":"discard 1S"}', "command", {"why": "bad_card", "word": "1S"}),
        (b'{"seat":0,"do":"discard"}', "command", {"why": "form", "verb": "discard"}),
        (b'{"seat":0,"do":"' + b"x" * LONGEST_LINE + b'"}', "too_long", {"most": LONGEST_LINE}),
        (b'{"seat":0,"do":"' + b"x" * 5000 + b'"}', "command", {"why": "unknown"}),
    ],
)
def test_lines_edited_by_hand(line: bytes, reason: str, facts: dict[str, object]) -> None:
    bad = fault(b"\n".join([header(), MOVE, line, MOVE, b""]))
    assert (bad.line, bad.reason) == (3, reason)
    assert facts.items() <= bad.facts.items()


@pytest.mark.parametrize("line", [b"7", b'{"seat":0}', b'{"seat":0,"do":"fly"}'])
def test_a_bad_last_line_that_is_whole_is_no_torn_line(line: bytes) -> None:
    assert fault(header() + b"\n" + line).line == 2


@pytest.mark.parametrize(
    "data", [b"\n", b"\n\n", b"\xff\xfe\n", b"[]\n", MOVE + b"\n", b"x" * 1_000_000 + b"\n"]
)
def test_other_files_are_no_records(data: bytes) -> None:
    assert fault(data).line == 1


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda part: (
        st.lists(part, max_size=3) | st.dictionaries(st.text(max_size=5), part, max_size=3)
    ),
    max_leaves=6,
)


@given(st.sampled_from([*HEADER, "bots"]), JSON)
def test_noise_in_a_first_line_is_told(field: str, noise: Any) -> None:
    read_or_told(json.dumps(HEADER | {field: noise}).encode() + b"\n" + MOVE + b"\n")


@given(st.sampled_from(["deal.hand_size", "contract.list", "points.table", "deck.packs"]), JSON)
def test_noise_in_options_is_told(option: str, noise: Any) -> None:
    read_or_told(header(options={option: noise}) + b"\n" + MOVE + b"\n")


@given(st.binary(max_size=80), st.integers(0, len(header()) + 2 * len(MOVE)))
def test_noise_anywhere_is_told(noise: bytes, place: int) -> None:
    whole = b"\n".join([header(), MOVE, MOVE, b""])
    read_or_told(whole[:place] + noise + whole[place:])


def read_or_told(data: bytes) -> None:
    with suppress(BadRecord):
        read_record(data)
