"""Options: what they take, what is refused, and all of it named at once."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from openrummy.rules.options import (
    BadOptions,
    as_plain,
    clashes,
    difference,
    most_seats,
    options_of,
    value_of,
    with_options,
)
from openrummy.rules.presets import PRESETS, UnknownGame, preset
from openrummy.rules.ruleset import Game, RuleSet
from tests.laws.house_rules import some_house_rules

GAMES: tuple[Game, ...] = ("jimmy", "rummy", "gin")
BASE = {"jimmy": "jimmy", "rummy": "rummy51", "gin": "gin"}


def problems(name: str, options: dict[str, object]) -> dict[str, str]:
    """What is wrong with options: option (or options that clash) -> code."""
    with pytest.raises(BadOptions) as bad:
        preset(name, options)
    return {problem.option: problem.code for problem in bad.value.problems}


def test_all_problems_are_listed_together() -> None:
    found = problems(
        "jimmy",
        {
            "buy.max_per_rund": 2,
            "no.such": True,
            "buy.max_per_round": -1,
            "deck.jokers_per_pack": "many",
            "joker.on_replace": "fly",
            "players.min": 6,
            "players.max": 4,
        },
    )
    assert found == {
        "buy.max_per_rund": "unknown_option",
        "no.such": "unknown_option",
        "buy.max_per_round": "bad_value",
        "deck.jokers_per_pack": "bad_value",
        "joker.on_replace": "bad_value",
        "players.min players.max": "clash",
    }


def test_a_bad_value_says_what_is_wanted() -> None:
    with pytest.raises(BadOptions) as bad:
        preset("gin", {"gin.knock_limit": 99, "match.target": 5, "gin.layoff": "maybe"})
    facts = {problem.option: dict(problem.facts) for problem in bad.value.problems}
    assert facts == {
        "gin.knock_limit": {"value": "99", "wanted": "oklahoma or int 0-98"},
        "match.target": {"value": "5", "wanted": "int 10-500"},
        "gin.layoff": {"value": "maybe", "wanted": "bool"},
    }


@pytest.mark.parametrize("game", GAMES)
def test_an_option_of_another_game_is_unknown(game: Game) -> None:
    others = {name for other in GAMES for name in options_of(other)} - set(options_of(game))
    assert others
    for name in others:
        assert problems(BASE[game], {name: None}) == {name: "unknown_option"}


CLASHES = [
    ("jimmy", {"players.min": 5, "players.max": 4}),
    ("rummy51", {"deck.packs": 1, "deck.suits": 1, "deck.jokers_per_pack": 0}),
    ("jimmy", {"run.min": 5, "run.max": 4}),
    ("rummy30", {"set.max": 5}),
    ("jimmy", {"set.distinct_suits": True, "set.max": 6}),
    ("jimmy", {"joker.set_replace": True}),
    ("jimmy", {"contract.list": [{"runs": 4, "sets": 4}]}),
    ("jimmy", {"run.max": 5, "contract.list": [{"runs": 1, "sets": 0, "run_min": 7}]}),
    ("jimmy", {"set.max": 4, "contract.list": [{"runs": 0, "sets": 1, "set_min": 5}]}),
    ("jimmy", {"going_out": "discard_required", "contract.last_round_no_discard": True}),
    ("gin", {"deck.ranks": 3}),
    ("gin", {"gin.blocked_at": 10, "deck.suits": 3, "deal.hand_size": 14}),
]


@pytest.mark.parametrize(("name", "options"), CLASHES)
def test_options_that_clash(name: str, options: dict[str, object]) -> None:
    assert "clash" in problems(name, options).values()


@pytest.mark.parametrize("name", sorted(PRESETS))
def test_presets_are_coherent_and_say_how_they_differ(name: str) -> None:
    rules = PRESETS[name]
    assert not list(clashes(rules))
    assert difference(rules, rules) == {}
    base = PRESETS[BASE[rules.game]]
    plain = {option: as_plain(value) for option, value in difference(rules, base).items()}
    again = with_options(base, plain)
    assert difference(rules, again) == {}


@pytest.mark.parametrize("name", sorted(PRESETS))
def test_every_option_takes_its_own_value_back(name: str) -> None:
    rules = PRESETS[name]
    for option in options_of(rules.game).values():
        value = as_plain(value_of(rules, option.name))
        if value in ("contracts", []):
            continue
        assert with_options(rules, {option.name: value}) == rules, option.name
        assert option.kind.wanted()
        assert option.kind.form()["type"]
        assert option.rule


def test_random_house_rules_survive_being_written() -> None:

    for seed in range(60):
        for name in ("jimmy", "rummy30", "gin"):
            rules = some_house_rules(PRESETS[name], Random(seed).randrange)
            changed = difference(rules, PRESETS[name])
            plain: dict[str, Any] = {option: as_plain(value) for option, value in changed.items()}
            assert preset(name, plain) == rules
            assert hash(preset(name, plain)) == hash(rules)


WRITTEN: list[tuple[str, str, object, object]] = [
    ("jimmy", "buy.in_turn", "yes", True),
    ("jimmy", "buy.in_turn", "off", False),
    ("jimmy", "buy.max_per_round", "2", 2),
    ("jimmy", "set.max", "null", None),
    ("jimmy", "set.max", "none", None),
    ("jimmy", "deck.packs", "AUTO", "auto"),
    ("jimmy", "deal.hand_size", "10, 10 12", (10, 10, 12)),
    ("jimmy", "deal.hand_size", [10, 12], (10, 12)),
    ("rummy51", "draw.discard_depth", 1, "1"),
    ("gin", "gin.knock_limit", "Oklahoma", "oklahoma"),
    ("gin", "gin.big_gin_bonus", "", None),
]


@pytest.mark.parametrize(("name", "option", "written", "value"), WRITTEN)
def test_values_as_people_write_them(
    name: str, option: str, written: object, value: object
) -> None:
    assert value_of(preset(name, {option: written}), option) == value


REFUSED: list[tuple[str, str, object]] = [
    ("jimmy", "buy.in_turn", 1),
    ("jimmy", "buy.in_turn", None),
    ("jimmy", "buy.max_per_round", True),
    ("jimmy", "buy.max_per_round", 2.5),
    ("jimmy", "buy.max_per_round", None),
    ("jimmy", "buy.max_per_round", "three"),
    ("jimmy", "buy.extra_cards", 3),
    ("jimmy", "deck.packs", 0),
    ("jimmy", "deal.hand_size", []),
    ("jimmy", "deal.hand_size", [10, 99]),
    ("jimmy", "deal.hand_size", {"a": 1}),
    ("jimmy", "going_out", True),
    ("jimmy", "points.table", [1, 2, 3]),
    ("jimmy", "points.table", {"X": 5}),
    ("jimmy", "points.table", {}),
    ("jimmy", "points.table", {"A": -1}),
    ("jimmy", "contract.list", []),
    ("jimmy", "contract.list", "1 run"),
    ("jimmy", "contract.list", [{"runs": 0, "sets": 0}]),
    ("jimmy", "contract.list", [{"runs": 1, "sets": 1, "colour": 1}]),
    ("jimmy", "contract.list", [7]),
    ("gin", "gin.knock_limit", "ten"),
    ("gin", "players.min", 2),
]


@pytest.mark.parametrize(("name", "option", "value"), REFUSED)
def test_values_that_are_refused(name: str, option: str, value: object) -> None:
    assert set(problems(name, {option: value})) == {option}


def test_a_part_of_the_point_table_leaves_the_rest() -> None:
    rules = preset("jimmy", {"points.table": {"A": 15}})
    assert rules.points.table == (15, *PRESETS["jimmy"].points.table[1:])


def test_the_name_of_the_rule_book_for_jimmy_is_understood() -> None:
    assert preset("jimmy", {"layoff.requires_down": False}).layoff.requires_open is False


@pytest.mark.parametrize("name", ["", "gin@2", "gin@", "gin@x", "Gin", "poker", "gin@1@1", "rummy"])
def test_unknown_games(name: str) -> None:
    with pytest.raises(UnknownGame):
        preset(name)


@pytest.mark.parametrize("name", sorted(PRESETS))
def test_a_preset_with_its_version(name: str) -> None:
    rules = PRESETS[name]
    assert preset(f"{name}@{rules.version}") == rules


SEATS = {"jimmy": 7, "rummy30": 6, "rummy51": 6, "gin": 2}


@pytest.mark.parametrize(("name", "most"), SEATS.items())
def test_most_seats(name: str, most: int) -> None:
    assert most_seats(PRESETS[name]) == most


def test_most_seats_follows_the_pack() -> None:
    """J1, R1: a pack that cannot be dealt to so many allows fewer."""
    small = preset("rummy51", {"deck.packs": 1, "players.max": 8})
    assert most_seats(small) == 4
    big: RuleSet = preset("rummy51", {"players.max": 8})
    assert most_seats(big) == 8
