"""House rules of a call: a file, KEY=VALUE, and a game that both name."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from openrummy.rules.presets import PRESETS
from tests.cli.running import Call

POINTS = 'points.table={"A": 25, "JK": 30}'
CONTRACTS = 'contract.list=[{"runs": 1, "sets": 1}, {"sets": 3, "set_min": 4}]'
TOML = {
    "tables": "[points.table]\nA = 25\nJK = 30\n[[contract.list]]\nruns = 1\nsets = 1\n"
    "[[contract.list]]\nsets = 3\nset_min = 4\n",
    "flat": '"points.table" = {A = 25, JK = 30}\n'
    '"contract.list" = [{runs = 1, sets = 1}, {sets = 3, set_min = 4}]\n',
    "dotted": "points.table = {A = 25, JK = 30}\n"
    "contract.list = [{runs = 1, sets = 1}, {sets = 3, set_min = 4}]\n",
}


def options(call: Call, *arguments: str) -> dict[str, Any]:
    said = call("rules", *arguments, "--json")
    assert said.code == 0, said.err
    differs = json.loads(said.out)["differs"]
    assert isinstance(differs, dict)
    return differs


def test_house_rules_are_shown(call: Call, tmp_path: Path) -> None:
    house = tmp_path / "house.toml"
    house.write_text('game = "jimmy"\n[buy]\nmax_per_round = 2\n')
    assert "* buy.max_per_round = 2" in call("rules", "--house", str(house), "--table").out


def test_simulate_plays_by_house_rules(call: Call, tmp_path: Path) -> None:
    house = tmp_path / "house.toml"
    house.write_text('game = "rummy30"\n')
    bots = ["--bots", "greedy", "--seats", "2"]
    said = call("simulate", "--house", str(house), "--games", "1", *bots, "--json")
    assert json.loads(said.out)["rules"] == "rummy30"


@pytest.mark.parametrize("spelling", TOML)
def test_point_tables_and_contracts_in_every_spelling(
    spelling: str, call: Call, tmp_path: Path
) -> None:
    house = tmp_path / "house.toml"
    house.write_text(TOML[spelling])
    given = options(call, "jimmy", "-o", POINTS, "-o", CONTRACTS)
    assert given["points.table"][0] == 25
    assert [(row["runs"], row["sets"]) for row in given["contract.list"]] == [(1, 1), (0, 3)]
    assert options(call, "jimmy", "--house", str(house)) == given


@pytest.mark.parametrize(
    "text",
    [
        'points.table={"A": 15',
        "points.table={}",
        'points.table={"A": 999}',
        "points.table=[1,",
        "points.table=" + "[" * 50_000,
        'contract.list=[{"runs": 1}',
        "contract.list=[]",
        'contract.list={"runs": 1}',
        'contract.list=[{"tens": 1}]',
        "contract.list=two sets",
    ],
)
def test_broken_json_is_a_bad_value(text: str, call: Call) -> None:
    said = call("rules", "jimmy", "-o", text)
    assert said.code == 2
    assert said.err.startswith(text.partition("=")[0])
    assert "JK" in said.err or "sets" in said.err


@pytest.mark.parametrize("command", ["play", "rules", "simulate"])
def test_two_games_are_refused(command: str, call: Call, tmp_path: Path) -> None:
    house = tmp_path / "house.toml"
    house.write_text('game = "jimmy@1"\n')
    said = call(command, "gin", "--house", str(house))
    assert said.code == 2
    assert "gin" in said.err
    assert "jimmy@1" in said.err
    house.write_text("")
    assert call(command, "--house", str(house)).code == 2


def test_the_same_game_twice_is_no_conflict(call: Call, tmp_path: Path) -> None:
    house = tmp_path / "house.toml"
    house.write_text('game = "jimmy@1"\n')
    assert call("rules", "jimmy", "--house", str(house), "--table").code == 0
    assert PRESETS["jimmy"].version == 1


def test_all_problems_are_named(call: Call) -> None:
    said = call("rules", "gin", "-o", "gin.knock_limit=99", "-o", "no.such=1", "-o", "run.min=x")
    assert [name in said.err for name in ("gin.knock_limit", "no.such", "run.min")] == [True] * 3
