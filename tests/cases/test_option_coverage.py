"""Every option of every game has a case with it on and one with it off, and they differ.

A pair of cases asks the same question, once with the option at its usual value and once at another.
Where no question can show an option a Python test does, and says so (`tests.rules.shown`).
"""

from __future__ import annotations

import json
from collections import defaultdict
from pathlib import Path
from typing import Any

import pytest

import tests.rules.test_options_played as played
from openrummy.core.refusals import PARAGRAPHS, Refusal
from openrummy.rules.kinds import BadValue
from openrummy.rules.options import options_of, value_of
from openrummy.rules.presets import PRESETS
from openrummy.rules.ruleset import Game, RuleSet
from tests.rules.shown import SHOWN

CASES = Path(__file__).parent
GAMES: tuple[Game, ...] = ("jimmy", "rummy", "gin")

Pairs = dict[tuple[str, str], set[str]]


def all_cases() -> list[dict[str, Any]]:
    return [
        json.loads(line)
        for path in sorted(CASES.rglob("*.jsonl"))
        for line in path.read_text().splitlines()
    ]


def shown_by_cases() -> Pairs:
    """(game, option) -> the cases that show it with another value than the preset's."""
    rulings: dict[str, list[Any]] = defaultdict(list)
    for case in all_cases():
        rulings[_key(case["question"])].append(case["ruling"])
    found: Pairs = defaultdict(set)
    for case in all_cases():
        question = case["question"]
        rules = PRESETS.get(str(question.get("game")))
        if rules is None:
            continue
        for option in question.get("options") or {}:
            if not _changes(rules, option, question["options"][option]):
                continue
            usual = rulings[_key(_without(question, option))]
            if any(ruling != case["ruling"] for ruling in usual):
                found[rules.game, option].add(case["id"])
    return found


def _key(question: dict[str, Any]) -> str:
    plain = {name: part for name, part in question.items() if name != "id" and part != {}}
    return json.dumps(plain, sort_keys=True)


def _without(question: dict[str, Any], option: str) -> dict[str, Any]:
    others = {name: value for name, value in question["options"].items() if name != option}
    return {**question, "options": others}


def _changes(rules: RuleSet, name: str, value: object) -> bool:
    """Whether an option of a question is one of the game's, and not at its usual value."""
    option = options_of(rules.game).get(name)
    try:
        return option is not None and option.kind.read(value) != value_of(rules, name)
    except BadValue:
        return False


@pytest.mark.parametrize("game", GAMES)
def test_every_option_is_shown_on_and_off(game: Game) -> None:
    cases = shown_by_cases()
    missing = [
        option
        for option in options_of(game)
        if (game, option) not in cases and (game, option) not in SHOWN
    ]
    assert not missing, f"{game}: add a pair of cases to options.jsonl for {', '.join(missing)}"


def test_python_tests_show_only_what_there_is() -> None:
    for (game, option), names in SHOWN.items():
        assert option in options_of(next(g for g in GAMES if g == game))
        assert all(hasattr(played, name) for name in names)


def test_every_choice_of_an_option_is_tried() -> None:
    """Every word of an option with words is set by some case or is some preset's own."""
    tried: dict[str, set[str]] = defaultdict(set)
    for case in all_cases():
        for option, value in (case["question"].get("options") or {}).items():
            tried[option].add(str(value))
    missing = []
    for game in GAMES:
        for name, option in options_of(game).items():
            words = set(option.kind.form().get("words", ())) - tried[name]
            if words and not _is_played(name):
                missing += [f"{name}={word}" for word in words if not _is_usual(name, word)]
    assert not missing, f"no case sets {', '.join(sorted(set(missing)))}"


def _is_played(option: str) -> bool:
    return any(shown == option for _, shown in SHOWN)


def _is_usual(option: str, word: str) -> bool:
    return any(
        value_of(rules, option) == word
        for rules in PRESETS.values()
        if option in options_of(rules.game)
    )


def test_every_refusal_of_the_cases_is_a_known_rule() -> None:
    assert set(PARAGRAPHS) == set(Refusal)
    for case in all_cases():
        rule = case["ruling"].get("rule")
        assert rule is None or rule in set(Refusal), case["id"]


def test_case_ids_are_unique() -> None:
    ids = [case["id"] for case in all_cases()]
    assert len(ids) == len(set(ids))
