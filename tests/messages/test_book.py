"""The rule book and the labels of options."""

from __future__ import annotations

import re

import pytest

from openrummy.core.refusals import PARAGRAPHS, Refusal
from openrummy.messages.book import (
    is_heading,
    number_of,
    options_at,
    paragraph,
    paragraphs,
    paragraphs_on,
)
from openrummy.messages.bundle import messages
from openrummy.messages.labels import (
    option_label,
    preset_about,
    preset_name,
    value_label,
)
from openrummy.rules.options import options_of
from openrummy.rules.presets import PRESETS
from openrummy.rules.ruleset import Game
from tests.messages.ftl import LANGUAGES
from tests.messages.test_refusals import whole

GAMES: tuple[tuple[Game, str, int], ...] = (
    ("jimmy", "J", 51),
    ("rummy", "R", 39),
    ("gin", "G", 22),
)
BETWEEN = {
    "J": "J20b J30b J30c J30d J30e J30f",
    "R": "R14b R15b R21b R21c R21d R25b R25c R29b R32b R37b",
    "G": "",
}


@pytest.mark.parametrize(("game", "letter", "last"), GAMES)
def test_the_book_has_every_paragraph_once(game: Game, letter: str, last: int) -> None:
    numbers = [f"{letter}{n}" for n in range(1, last + 1)] + BETWEEN[letter].split()
    numbers += [f"5-{n}" for n in range(1, 9)]
    names = [name for name in paragraphs(game) if name.startswith("rule-")]
    assert sorted(names) == sorted(f"rule-{number}" for number in numbers)


@pytest.mark.parametrize(("game", "letter", "last"), GAMES)
def test_options_and_refusals_point_into_the_book(game: Game, letter: str, last: int) -> None:
    everything = " ".join(option.rule for option in options_of(game).values())
    everything += " " + " ".join(PARAGRAPHS.values())
    named = {f"rule-{n}" for n in everything.split() if n.startswith(letter)}
    assert named <= set(paragraphs(game))


@pytest.mark.parametrize(("game", "letter", "last"), GAMES)
def test_what_tables_may_change_is_an_option(game: Game, letter: str, last: int) -> None:
    told = messages("en")
    for name in paragraphs(game):
        if options_at(game, name):
            assert re.search("[Tt]ables?( whose [a-z ]+)? may ", paragraph(told, name)), name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "letter", "last"), GAMES)
def test_paragraphs_are_readable(language: str, game: Game, letter: str, last: int) -> None:
    told = messages(language)
    for name in paragraphs(game):
        text = paragraph(told, name)
        assert is_heading(name) or (whole(text) and len(text) < 560), name
        assert text != paragraph(messages("fr" if language == "en" else "en"), name)


def test_cross_references() -> None:
    assert [number_of(n) for n in ("rule-J14", "aim-gin", "heading-deal")] == ["J14", "", ""]
    assert "buy.max_per_round" in options_at("jimmy", "rule-J25")
    assert paragraphs_on(Refusal.SET_SUITS, "rummy") == ("rule-R12",)
    assert paragraphs_on(Refusal.SET_SUITS, "jimmy") == ("rule-J20",)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", PRESETS)
def test_presets_and_their_values_have_labels(language: str, name: str) -> None:
    told, rules = messages(language), PRESETS[name]
    assert preset_name(told, name)
    assert whole(preset_about(told, name))
    for option in options_of(rules.game):
        assert option_label(told, option)
        assert value_label(told, rules, option)


def test_labels_differ_between_languages() -> None:
    for name, rules in PRESETS.items():
        assert preset_about(messages("en"), name) != preset_about(messages("fr"), name)
        for option in options_of(rules.game):
            assert option_label(messages("en"), option) != option_label(messages("fr"), option)


def test_values_in_words() -> None:
    told, jimmy = messages("en"), PRESETS["jimmy"]
    assert value_label(told, jimmy, "joker.on_replace") == "moves to an end of the run"
    assert value_label(told, jimmy, "set.max") == "no limit"
    assert value_label(told, jimmy, "buy.own_discard") == "no"
    assert value_label(told, jimmy, "buy.max_per_round") == "3"
    assert value_label(told, jimmy, "points.table").startswith("20 5 5")
    assert value_label(told, jimmy, "contract.list").startswith("1 run of 4 or more and 1 set")
