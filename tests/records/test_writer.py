"""Writing records while the game goes on: killed anywhere, continued, and on a full disk."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from openrummy.records.record import BadRecord, Record, new_header, read_record
from openrummy.records.replay import resume
from openrummy.records.writer import RecordWriter
from openrummy.rules.presets import PRESETS
from openrummy.table import commands as cmd
from tests.records.playing import TESTS, Played, game

RULES = PRESETS["jimmy"]
SEED = "writer"


@pytest.fixture(scope="module")
def moves() -> list[Played]:
    return list(game(RULES, SEED, most=60))


def new_record(path: Path) -> RecordWriter:
    return RecordWriter.create(path, new_header(RULES, ["Ana", "Bo", "Ed"], SEED))


def written(path: Path, moves: list[Played]) -> bytes:
    with new_record(path) as writer:
        for move in moves:
            writer.append(move.seat, move.command)
    return path.read_bytes()


def test_each_line_is_there_at_once(tmp_path: Path, moves: list[Played]) -> None:
    path = tmp_path / "game.jsonl"
    with new_record(path) as writer:
        assert read_record(path).lines == ()
        for count, move in enumerate(moves, start=1):
            writer.append(move.seat, move.command)
            assert len(read_record(path).lines) == count
    assert resume(read_record(path)) == moves[-1].match
    assert [entry.name for entry in tmp_path.iterdir()] == ["game.jsonl"]


def test_a_record_is_never_overwritten(tmp_path: Path, moves: list[Played]) -> None:
    path = tmp_path / "game.jsonl"
    data = written(path, moves)
    with pytest.raises(FileExistsError):
        new_record(path)
    assert path.read_bytes() == data


def test_going_on_equals_never_having_stopped(tmp_path: Path, moves: list[Played]) -> None:
    data = written(tmp_path / "whole.jsonl", moves)
    path = tmp_path / "game.jsonl"
    half = moves[:30]
    written(path, half)
    writer, record = RecordWriter.reopen(path)
    with writer:
        match = resume(record)
        assert match == half[-1].match
        for move in moves[30:]:
            assert match == move.before
            writer.append(move.seat, move.command)
            match = move.match
    assert path.read_bytes() == data


def test_a_record_torn_at_any_byte_goes_on(tmp_path: Path, moves: list[Played]) -> None:
    data = written(tmp_path / "whole.jsonl", moves[:4])
    last = data.rfind(b"\n", 0, -1) + 1
    for cut in range(last, len(data) + 1):
        path = tmp_path / f"{cut}.jsonl"
        path.write_bytes(data[:cut])
        writer, record = RecordWriter.reopen(path)
        with writer:
            for move in moves[len(record.lines) : 5]:
                writer.append(move.seat, move.command)
        read = read_record(path)
        assert not read.torn
        assert resume(read) == moves[4].match
        assert path.read_bytes()[: len(data)] == data


def test_a_bad_record_is_left_as_it_is(tmp_path: Path, moves: list[Played]) -> None:
    path = tmp_path / "game.jsonl"
    data = written(path, moves[:3]) + b"scribble\n{torn"
    path.write_bytes(data)
    with pytest.raises(BadRecord) as bad:
        RecordWriter.reopen(path)
    assert bad.value.line == 5
    assert path.read_bytes() == data


def test_a_full_disk_leaves_no_part_of_a_line(
    tmp_path: Path, moves: list[Played], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.jsonl"
    real = os.write
    with new_record(path) as writer:
        writer.append(moves[0].seat, moves[0].command)
        before = path.read_bytes()

        def full(file: int, data: bytes) -> int:
            if path.read_bytes() != before:
                raise OSError(28, "No space left on device")
            return real(file, data[:7])

        monkeypatch.setattr(os, "write", full)
        with pytest.raises(OSError, match="No space"):
            writer.append(moves[1].seat, moves[1].command)
        assert path.read_bytes() == before
        monkeypatch.setattr(os, "write", lambda file, data: real(file, data[:5]))
        writer.append(moves[1].seat, moves[1].command)
    assert resume(read_record(path)) == moves[1].match


def test_a_first_line_that_cannot_be_written_leaves_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(*_: object) -> None:
        raise OSError(5, "Input/output error")

    monkeypatch.setattr(os, "fsync", fails)
    with pytest.raises(OSError, match="Input"):
        new_record(tmp_path / "game.jsonl")
    assert not list(tmp_path.iterdir())


PLAY_ON = """
import sys
from pathlib import Path
from openrummy.records.record import new_header
from openrummy.records.writer import RecordWriter
from openrummy.table.commands import Pass
from openrummy.rules.presets import PRESETS
header = new_header(PRESETS["jimmy"], ["Ana", "Bo", "Ed"], "killed")
writer = RecordWriter.create(Path(sys.argv[1]), header)
print("ready", flush=True)
while True:
    writer.append(0, Pass())
"""


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="needs SIGKILL")
def test_a_killed_writer_leaves_a_record(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    with subprocess.Popen(
        [sys.executable, "-c", PLAY_ON, str(path)],
        stdout=subprocess.PIPE,
        cwd=TESTS.parent / "src",
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == b"ready\n"
        time.sleep(0.1)
        process.send_signal(signal.SIGKILL)
    record = read_record(path)
    assert record.lines
    assert isinstance(record, Record)
    assert {line.command for line in record.lines} == {cmd.Pass()}
