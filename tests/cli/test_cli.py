"""The command line: answers, exit codes, bad calls in one line, and no traceback."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from openrummy.rules.presets import PRESETS


def openrummy(
    *arguments: str, given: bytes = b"", home: Path | None = None, language: str = "C.UTF-8"
) -> subprocess.CompletedProcess[bytes]:
    """Runs the command line in a process of its own."""
    env = os.environ | {"LC_ALL": language, "XDG_DATA_HOME": str(home or Path.cwd())}
    ran = subprocess.run(
        [sys.executable, "-m", "openrummy", *arguments],
        input=given,
        capture_output=True,
        check=False,
        env=env,
        timeout=120,
    )
    assert b"Traceback" not in ran.stderr
    return ran


@pytest.mark.parametrize("command", ["", "play", "referee", "simulate", "replay", "rules", "about"])
def test_help_teaches(command: str) -> None:
    ran = openrummy(*([command] if command else []), "--help")
    assert ran.returncode == 0
    assert len(ran.stdout.splitlines()) > 3


def test_help_speaks_french() -> None:
    assert "joue" in openrummy("--help", language="fr_FR.UTF-8").stdout.decode()


def test_about_as_json() -> None:
    facts = json.loads(openrummy("about", "--json").stdout)
    assert facts["presets"] == [f"{name}@1" for name in PRESETS]


@pytest.mark.parametrize("game", PRESETS)
def test_rules_of_every_game(game: str) -> None:
    told = openrummy("rules", game).stdout.decode()
    assert len(told.splitlines()) > 60
    data = json.loads(openrummy("rules", game, "--json").stdout)
    assert data["preset"] == f"{game}@1"
    assert data["paragraphs"]
    assert all(option["label"] for option in data["options"].values())


def test_rules_show_house_rules(tmp_path: Path) -> None:
    house = tmp_path / "house.toml"
    house.write_text('game = "jimmy"\n[buy]\nmax_per_round = 2\n')
    told = openrummy("rules", "--house", str(house), "--table").stdout.decode()
    assert "* buy.max_per_round = 2" in told


def test_rules_of_a_refusal() -> None:
    assert openrummy("rules", "jimmy", "buy.own_discard").stdout.startswith(b"J26")


WRONG = [
    (["rules", "bridge"], "bridge"),
    (["rules", "gin", "G99"], "G99"),
    (["rules", "jimmy", "-o", "buy.max_per_round=-1", "-o", "no.such=1"], "no.such"),
    (["rules", "jimmy", "-o", "nonsense"], "nonsense"),
    (["rules", "--house", "missing.toml"], "missing.toml"),
    (["play", "gin", "--seats", "3"], "3"),
    (["play", "jimmy", "--seats", "8"], "8"),
    (["play", "gin", "--bots", "cleverest"], "cleverest"),
    (["play", "jimmy", "--seats", "4", "--bots", "greedy,random"], "2"),
    (["play", "--resume", "missing.jsonl"], "missing.jsonl"),
    (["simulate", "gin", "--bots", "cleverest,random", "--games", "1"], "cleverest"),
    (["simulate", "gin", "--bots", "greedy,greedy,greedy", "--games", "1"], "3"),
    (["simulate", "gin", "--games", "0"], "0"),
    (["replay", "missing.jsonl"], "missing.jsonl"),
    (["no-such-command"], "no-such-command"),
]


@pytest.mark.parametrize(("arguments", "named"), WRONG)
def test_wrong_calls_say_what_is_wrong(arguments: list[str], named: str, tmp_path: Path) -> None:
    ran = openrummy(*arguments, home=tmp_path)
    assert ran.returncode == 2
    assert named in ran.stderr.decode()


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


def test_play_record_verify_and_a_spoiled_record(tmp_path: Path) -> None:
    record = tmp_path / "game.jsonl"
    call = ["play", "gin", "--plain", "--seed", "s", "--record", str(record)]
    ran = openrummy(*call, given=b"draw\nquit\n", home=tmp_path)
    assert ran.returncode == 0
    again = openrummy(*call, given=b"quit\n", home=tmp_path)
    assert again.returncode == 2
    assert str(record) in again.stderr.decode()
    good = openrummy("replay", "--verify", "--json", str(record))
    assert good.returncode == 0
    assert json.loads(good.stdout)["ok"]
    record.write_bytes(record.read_bytes() + b'{"seat": 0, "do": "draw"}\n{"seat": 0')
    bad = openrummy("replay", "--verify", "--json", str(record))
    verdict = json.loads(bad.stdout)
    assert (bad.returncode, verdict["ok"], verdict["torn"]) == (1, False, True)
    assert verdict["rule"]


def test_simulate_as_json_is_the_same_for_a_seed() -> None:
    call = ["simulate", "gin", "--games", "2", "--bots", "greedy,random", "--seed", "7", "--json"]
    first, second = (json.loads(openrummy(*call).stdout) for _ in range(2))
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
