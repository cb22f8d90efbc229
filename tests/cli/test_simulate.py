"""`openrummy simulate`: what it can be told, and what it says when it cannot."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.arena.programs import program
from tests.cli.running import Call, openrummy

QUICK = ["simulate", "rummy30", "--bots", "random,greedy", "--seed", "q", "--jobs", "1"]


def test_a_pool_meets_in_pairs(call: Call, tmp_path: Path) -> None:
    pytest.importorskip("openskill")
    names = f"random,{program(tmp_path)},{program(tmp_path, name='other.py')}"
    words = ["simulate", "rummy30", "--bots", names, "--seats", "2", "--games", "6", "--jobs", "1"]
    report = json.loads(call(*words, "--json").out)
    assert [line["seats"] for line in report["lines"]] == [4, 4, 4]
    assert {rating["bot"] for rating in report["ratings"]} == set(names.split(","))
    assert report["forfeits"] == []


def test_a_table_with_a_test(call: Call) -> None:
    said = call(*QUICK, "--games", "400", "--sprt", "-300:0")
    assert said.code == 0
    assert "random is not better" in said.out
    assert "Elo against greedy" in said.out


def test_win_rates_may_be_tested(call: Call) -> None:
    said = call(*QUICK, "--games", "4", "--sprt", "50%:75%", "--json")
    tested = json.loads(said.out)["test"]
    assert (tested["low"], tested["high"]) == (0.5, 0.75)
    assert tested["verdict"] == "going"


def test_it_goes_on_where_it_was(call: Call, tmp_path: Path) -> None:
    file = str(tmp_path / "blocks.jsonl")
    call(*QUICK, "--games", "2", "--resume", file)
    whole = json.loads(call(*QUICK, "--games", "6", "--resume", file, "--json").out)
    fresh = json.loads(call(*QUICK, "--games", "6", "--json").out)
    assert {**whole, "seconds": 0} == {**fresh, "seconds": 0}
    other = call(*QUICK[:-4], "--seed", "other", "--resume", file)
    assert other.code == 2
    assert "seed is q there and other here" in other.err


WRONG = [
    (["--sprt", "5"], '"5"'),
    (["--sprt", "20:0"], '"20:0"'),
    (["--sprt", "0:1e999"], '"0:1e999"'),
    (["--bots", "greedy", "--seats", "2", "--sprt", "0:9"], "name two"),
    (["--bots", "greedy,cmd:no-such-program-here"], "No such file"),
    (["--bots", "greedy,cmd:false"], "exit code 1"),
    (["--jobs", "0"], "--jobs"),
    (["--move-time", "0"], "--move-time"),
    (["--alpha", "0.7"], "--alpha"),
    (["--resume", "/no/such/folder/blocks.jsonl"], "No such file"),
    (["--resume", __file__], "holds no finished deals"),
]


@pytest.mark.parametrize(("words", "named"), WRONG)
def test_wrong_calls_say_what_is_wrong(call: Call, words: list[str], named: str) -> None:
    said = call(*QUICK, "--games", "2", *words)
    assert said.code == 2
    assert named in said.err


def test_a_picture_that_cannot_be_is_refused_before_anything_is_played(call: Call) -> None:
    pytest.importorskip("matplotlib")
    said = call(*QUICK, "--games", "1000000", "--plot", "results.docx")
    assert said.code == 2
    assert "png" in said.err


@pytest.mark.slow
def test_ctrl_c_shows_and_keeps_what_was_finished(tmp_path: Path) -> None:
    file = tmp_path / "blocks.jsonl"
    words = ["simulate", "rummy30", "--bots", f"random,{program(tmp_path)}", "--games", "1000000"]
    process = subprocess.Popen(
        [sys.executable, "-m", "openrummy", *words, "--jobs", "2", "--resume", str(file)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    for _ in range(400):
        if file.exists() and file.read_bytes().count(b"\n") > 2:
            break
        time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=30)
    assert process.returncode == 130
    assert b"Broken off" in out
    assert str(file).encode() in err
    assert b"Traceback" not in err
    kept = file.read_bytes().count(b"\n") - 1
    go_on = [*words[:-1], str(2 * kept), "--jobs", "1", "--json", "--resume", str(file)]
    assert json.loads(openrummy(*go_on).stdout)["blocks"] == kept
    left = subprocess.run(["pgrep", "-f", str(tmp_path)], capture_output=True, check=False)
    assert left.stdout == b""


@pytest.mark.slow
def test_a_program_plays_at_a_persons_table(tmp_path: Path) -> None:
    bot, record = program(tmp_path), str(tmp_path / "game.jsonl")
    words = ["play", "gin", "--plain", "--seed", "s", "--record", record, "--bots", bot]
    ran = openrummy(*words, given=b"pass\ndraw\nquit\n", home=tmp_path)
    assert ran.returncode == 0
    unnamed = openrummy("play", "--plain", "--resume", record, given=b"quit\n", home=tmp_path)
    assert unnamed.returncode == 2
    assert b"name it again with --bots" in unnamed.stderr
    again = openrummy("play", "--plain", "--resume", record, "--bots", bot, given=b"quit\n")
    assert again.returncode == 0


@pytest.mark.slow
def test_a_program_that_fails_at_a_persons_table_resigns(tmp_path: Path) -> None:
    for changes, reason in (
        ("def choose(said): sys.exit(5)", b"exit code 5"),
        (
            "def choose(said): say(type='command', id=said['id'], command={'type': 'next'})",
            b'"next" is refused (it is not legal now)',
        ),
    ):
        words = ["play", "gin", "--plain", "--seed", "s", "--bots", program(tmp_path, changes)]
        ran = openrummy(*words, given=b"pass\n" + b"draw\ndiscard 1\n" * 2, home=tmp_path)
        assert ran.returncode == 0
        assert reason in ran.stderr
        assert b"gave the match up" in ran.stdout
