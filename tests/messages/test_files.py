"""The Fluent files: the same names in every language, all of them used, typography."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from openrummy.core.cards import RANKS, SUITS
from openrummy.core.refusals import Refusal
from openrummy.messages.book import paragraphs
from openrummy.messages.sentences import message_name
from openrummy.rules.kinds import Choice, NumberOr
from openrummy.rules.options import _CLASHES, options_of
from openrummy.rules.presets import PRESETS
from openrummy.rules.ruleset import Game
from openrummy.table import events as ev
from openrummy.table.notation import FORMS
from tests.messages.ftl import HERE, LANGUAGES, entries, facts_of, mentions

OWN = {"refusals.ftl", "events.ftl", "options.ftl", "rules.ftl"}
"""The files whose every name is known here; those of the terminal belong to its code."""

TYPESET = OWN | {"tui.ftl", "prompts.ftl", "server.ftl"}
"""The French files whose spaces and apostrophes are looked at."""

GAMES: tuple[Game, ...] = ("jimmy", "rummy", "gin")
EVENT_TAGS = {str(kind.__struct_config__.tag) for kind in ev.Event.__args__}
IN_SENTENCES = {
    *("card-natural", "card-joker", "card-joker-for", "list-and", "points-of", "seat-number"),
    *("seat-you-within", "bad-seats", "bad-command-form", "bad-command-empty"),
    *("bad-command-unknown", "bad-command-bad_card", "contract-need", "choice-yes", "choice-no"),
    *("problem-unknown_option", "problem-bad_value", "problem-clash"),
}


def choices() -> set[str]:
    """A name for each word that an option takes."""
    names = set()
    for game in GAMES:
        for name, option in options_of(game).items():
            family = message_name("choice", name)
            kind, form = option.kind, option.kind.form()
            words = kind.words if isinstance(kind, Choice) else ()
            words = (kind.word,) if isinstance(kind, NumberOr) else words
            names |= {f"{family}-{word}" for word in words}
            names |= {f"{family}-null"} if form.get("none") else set()
    # Not a choice of the table, yet the value that Run Set Jimmy has.
    return names | {"choice-match-format-contracts"}


def wanted() -> set[str]:
    names = IN_SENTENCES | choices()
    names |= {message_name("refusal", code) for code in Refusal}
    names |= {f"event-{tag}" for tag in EVENT_TAGS}
    names |= {f"rank-{rank}" for rank in RANKS} | {f"suit-{suit}" for suit in SUITS}
    names |= {f"command-form-{verb}" for verb in FORMS}
    names |= {f"clash-{clash}" for clash in _CLASHES}
    names |= {f"preset-{name}{part}" for name in PRESETS for part in ("", "-about")}
    for game in GAMES:
        names |= {message_name("option", name) for name in options_of(game)}
        names |= set(paragraphs(game))
    return names


def names_in(language: str) -> list[str]:
    return [message.id.name for _, message in entries(language)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_there_and_used(language: str) -> None:
    own = {m.id.name for name, m in entries(language) if name in OWN}
    inner = set[str]().union(*(found.messages for found in mentions(language).values()))
    assert not wanted() - own
    assert not own - wanted() - inner


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_name_is_given_twice(language: str) -> None:
    assert not [name for name, count in Counter(names_in(language)).items() if count > 1]


def test_languages_have_the_same_messages_with_the_same_facts() -> None:
    english, french = mentions("en"), mentions("fr")
    assert set(english) == set(french)
    differing = [n for n in english if facts_of(n, english) != facts_of(n, french)]
    assert not differing


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_with_facts_has_a_plain_form(language: str) -> None:
    found = mentions(language)
    for code in Refusal:
        name = message_name("refusal", code)
        assert (f"{name}.plain" in found) == bool(facts_of(name, found)), name
        assert not facts_of(f"{name}.plain", found) if f"{name}.plain" in found else True


def test_french_has_its_spaces_and_apostrophes() -> None:
    for path in (HERE / "fr").glob("*.ftl"):
        if path.name in TYPESET:
            text = re.sub(r"^#.*$", "", path.read_text(encoding="utf-8"), flags=re.MULTILINE)
            assert not re.findall(r".* [:;?!»](?:\s|$).*|.*«\x20.*|.*'.*", text), path.name
