"""The command line: answers, exit codes, bad calls in one line, and no traceback."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from openrummy.rules.presets import PRESETS
from tests.cli.running import Call, openrummy

COMMANDS = ["", "play", "serve", "referee", "simulate", "replay", "rules", "about"]
FAST = {"jimmy", "rummy51", "gin"}
GAMES = [pytest.param(game, marks=[] if game in FAST else [pytest.mark.slow]) for game in PRESETS]


@pytest.mark.parametrize("command", COMMANDS)
def test_help_teaches(command: str, call: Call) -> None:
    said = call(*([command] if command else []), "--help")
    assert said.code == 0
    assert len(said.out.splitlines()) > 3


def test_no_words_at_all_get_the_help(call: Call) -> None:
    said = call()
    assert said.code == 2
    assert "openrummy play" in said.err


def test_about_as_json() -> None:
    facts = json.loads(openrummy("about", "--json").stdout)
    assert facts["presets"] == [f"{name}@1" for name in PRESETS]


@pytest.mark.parametrize("game", GAMES)
def test_rules_of_every_game(game: str, call: Call) -> None:
    told = call("rules", game).out
    assert len(told.splitlines()) > 60
    data = json.loads(call("rules", game, "--json").out)
    assert data["preset"] == f"{game}@1"
    assert data["paragraphs"]
    assert all(option["label"] for option in data["options"].values())


def test_one_paragraph_as_json(call: Call) -> None:
    data = json.loads(call("rules", "gin", "g4", "--json").out)
    assert list(data) == ["preset", "paragraphs"]
    assert list(data["paragraphs"]) == ["G4"]


def test_rules_of_a_refusal(call: Call) -> None:
    assert call("rules", "jimmy", "buy.own_discard").out.startswith("J26")


WRONG = [
    (["rules", "bridge"], "bridge"),
    (["rules", "gin", "G99"], "G99"),
    (["rules", "jimmy", "-o", "buy.max_per_round=-1", "-o", "no.such=1"], "no.such"),
    (["rules", "jimmy", "-o", "nonsense"], "nonsense"),
    (["rules", "--house", "missing.toml"], "missing.toml"),
    (["play", "gin", "--seats", "3"], "3"),
    (["play", "jimmy", "--seats", "8"], "8"),
    (["play", "gin", "--bots", "cleverest"], "cleverest"),
    (["play", "jimmy", "--seats", "2", "--bots", "greedy,random"], "2 bots are named for one"),
    (["play", "jimmy", "--seats", "2", "--bots", "greedy,cleverest"], "cleverest"),
    (["play", "jimmy", "--seats", "0"], '"0"'),
    (["play", "jimmy", "--seats", "many"], '"many"'),
    (["play", "gin", "--name", "x" * 101], "100"),
    (["play", "--resume", "missing.jsonl"], "missing.jsonl"),
    (["simulate", "gin", "--bots", "cleverest,random", "--games", "1"], "cleverest"),
    (["simulate", "gin", "--seats", "3", "--games", "1"], "3"),
    (["simulate", "gin", "--games", "0"], "0"),
    (["replay", "missing.jsonl"], "missing.jsonl"),
    (["replay"], "FILE"),
    (["simulate"], "jimmy"),
    (["serve", "--port", "70000"], "65535"),
    (["rules", "gin", "G4", "more"], "more"),
    (["rules", "gin", "-o"], "-o"),
    (["rules", "--table=no"], "--table"),
    (["rules", "--no-such-option"], "--no-such-option"),
    (["no-such-command"], "no-such-command"),
]


@pytest.mark.parametrize(("arguments", "named"), WRONG)
def test_wrong_calls_say_what_is_wrong(arguments: list[str], named: str, call: Call) -> None:
    said = call(*arguments)
    assert said.code == 2
    assert named in said.err


def test_a_missing_package_is_named() -> None:
    code = (
        "import sys; sys.modules['uvicorn'] = None; sys.argv = ['openrummy', 'serve'];"
        "from openrummy.cli.app import run; raise SystemExit(run())"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert ran.returncode == 2
    assert "uvicorn" in ran.stderr
    assert "Traceback" not in ran.stderr


def test_referee_answers_each_line_and_goes_on() -> None:
    lines = [
        b'{"id": 1, "game": "gin", "ask": "deal", "players": 2}',
        b"{broken",
        b"\xff\xfe",
        b'{"id": 2, "game": "gin", "ask": "deal", "players": 3}',
        b"[" * 100_000,
        b'{"id": 3, "game": "gin", "ask": "penalty", "hand": "KS"}',
    ]
    rulings = list(
        map(json.loads, openrummy("referee", given=b"\n".join(lines)).stdout.splitlines())
    )
    assert [ruling.get("id") for ruling in rulings] == [1, None, None, 2, None, 3]
    assert [ruling.get("error", {}).get("code") for ruling in rulings] == [
        None, "bad_json", "bad_json", "out_of_range", "bad_json", None,
    ]  # fmt: skip


def test_play_record_verify_and_a_spoiled_record(tmp_path: Path, call: Call) -> None:
    record = tmp_path / "game.jsonl"
    words = ["play", "gin", "--plain", "--seed", "s", "--record", str(record)]
    ran = openrummy(*words, given=b"draw\nquit\n", home=tmp_path)
    assert ran.returncode == 0
    again = call(*words)
    assert again.code == 2
    assert str(record) in again.err
    good = call("replay", "--verify", "--json", str(record))
    assert good.code == 0
    assert json.loads(good.out)["ok"]
    record.write_bytes(record.read_bytes() + b'{"seat": 0, "do": "draw"}\n{"seat": 0')
    bad = call("replay", "--verify", "--json", str(record))
    verdict = json.loads(bad.out)
    assert (bad.code, verdict["ok"], verdict["torn"]) == (1, False, True)
    assert verdict["rule"]


def test_simulate_as_json_is_the_same_for_a_seed(call: Call) -> None:
    words = ["simulate", "gin", "--games", "2", "--bots", "greedy,random", "--seed", "7", "--json"]
    first, second = (json.loads(call(*words).out) for _ in range(2))
    for report in (first, second):
        report.pop("seconds", None)
    assert first == second


def test_a_closed_pipe_is_no_fault() -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "openrummy", "rules", "jimmy"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.readline()
    process.stdout.close()
    told = process.stderr.read()
    process.stderr.close()
    assert process.wait(30) == 0
    assert told == b""


@pytest.mark.slow
def test_ctrl_c_keeps_the_match(tmp_path: Path) -> None:
    record = tmp_path / "game.jsonl"
    process = subprocess.Popen(
        [sys.executable, "-m", "openrummy", "play", "gin", "--plain", "--record", str(record)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    for _ in range(200):
        if record.exists() and record.stat().st_size:
            break
        time.sleep(0.05)
    time.sleep(1)
    process.send_signal(signal.SIGINT)
    _, told = process.communicate(timeout=30)
    assert process.returncode == 130
    assert b"Traceback" not in told
    assert openrummy("replay", "--verify", str(record)).returncode == 0
