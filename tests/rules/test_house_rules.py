"""House rules in a TOML file, good and bad."""

from __future__ import annotations

from pathlib import Path

import pytest

from openrummy.rules.options import BadOptions, value_of
from openrummy.rules.presets import BadHouseRules, flat_options, preset, read_house_rules

GOOD = """
# The Friday table.
game = "jimmy"
going_out = "play_only"
"buy.max_per_round" = 2

[deck]
packs = 2
jokers_total = 4

[points]
out_bonus = -10
table = { A = 15, JK = 25 }

[deal]
hand_size = [10, 10, 10, 10, 12, 12, 12]

[[contract.list]]
runs = 1
sets = 1

[[contract.list]]
runs = 2
sets = 0
run_min = 5
"""


def write(path: Path, text: str | bytes) -> Path:
    file = path / "house.toml"
    file.write_bytes(text.encode() if isinstance(text, str) else text)
    return file


def test_a_good_file(tmp_path: Path) -> None:
    game, options = read_house_rules(write(tmp_path, GOOD))
    assert game == "jimmy"
    rules = preset(game, options)
    wanted = {
        "going_out": "play_only",
        "buy.max_per_round": 2,
        "deck.packs": 2,
        "deck.jokers_total": 4,
        "points.out_bonus": -10,
        "deal.hand_size": (10, 10, 10, 10, 12, 12, 12),
    }
    assert {name: value_of(rules, name) for name in wanted} == wanted
    assert rules.points.table[0] == 15
    assert rules.points.table[13] == 25
    assert [(row.runs, row.sets, row.run_min) for row in rules.contract.list] == [
        (1, 1, None),
        (2, 0, 5),
    ]


def test_a_file_without_a_game(tmp_path: Path) -> None:
    assert read_house_rules(write(tmp_path, "going_out = 'either'")) == (
        None,
        {"going_out": "either"},
    )
    assert read_house_rules(write(tmp_path, "")) == (None, {})


BAD: list[str | bytes] = [
    "going_out = ",
    "= 3",
    "[deck\npacks = 2",
    "packs 2",
    b"\xff\xfe",
    "game = 3",
    "game = ['jimmy']",
    "deck.packs = 2\ndeck.packs = 3",
]


@pytest.mark.parametrize("text", BAD)
def test_bad_files(tmp_path: Path, text: str | bytes) -> None:
    with pytest.raises(BadHouseRules) as bad:
        read_house_rules(write(tmp_path, text))
    assert bad.value.reason


def test_a_missing_file(tmp_path: Path) -> None:
    with pytest.raises(OSError, match="house"):
        read_house_rules(tmp_path / "house.toml")


def test_options_that_do_not_exist_are_named(tmp_path: Path) -> None:
    _, options = read_house_rules(write(tmp_path, "[buy]\nmax = 2\n[deck]\npacks = 9\n"))
    with pytest.raises(BadOptions) as bad:
        preset("jimmy", options)
    assert {problem.option for problem in bad.value.problems} == {"buy.max", "deck.packs"}


def test_a_section_that_is_a_value(tmp_path: Path) -> None:
    _, options = read_house_rules(write(tmp_path, "buy = 2\n[deck.packs]\nx = 1\n"))
    with pytest.raises(BadOptions) as bad:
        preset("jimmy", options)
    assert {problem.option for problem in bad.value.problems} == {"buy", "deck.packs"}


def test_flat_and_nested_options_are_the_same() -> None:
    nested = {"buy": {"in_turn": True}, "points.table": {"A": 15}, "going_out": "either"}
    flat = {"buy.in_turn": True, "points.table": {"A": 15}, "going_out": "either"}
    assert flat_options(nested) == flat_options(flat) == flat
