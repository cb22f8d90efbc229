"""Every refusal has its sentence, in each language, with the facts that the game gives."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from openrummy.core.refusals import PARAGRAPHS, Refusal
from openrummy.messages.bundle import messages
from openrummy.messages.sentences import _UNSAID, message_name, refusal
from tests.messages.examples import FACTS, NAMES, VARIANTS
from tests.messages.ftl import LANGUAGES, facts_of, mentions

ROOT = Path(__file__).parents[2]
DOCUMENT = ROOT / "docs" / "refusals.md"
HEAD = """\
# Refusals

Why a command or a question is refused, in the order of precedence: of several rules that are
broken the first in this table is reported. The names are stable across releases. The paragraphs
are those of the rule book (`openrummy rules GAME` prints it; "5" are the rules that hold in every
game). The sentences are examples with the facts of one case; they live in
`src/openrummy/messages/en/refusals.ftl`.

`pytest tests/messages --rewrite` writes this table anew from `src/openrummy/core/refusals.py`.

| | name | paragraphs | sentence |
| ---: | --- | --- | --- |
"""


def whole(text: str) -> bool:
    """Whether a sentence is complete: nothing left to fill in, ended, well spaced."""
    return (
        not set("{}$") & set(text)
        and text[-1] in ".!?"
        and not any(odd in text for odd in ("  ", " .", " ,", ".."))
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", Refusal)
def test_every_refusal_has_a_sentence(language: str, code: Refusal) -> None:
    facts = FACTS.get(code, {})
    told = messages(language)
    plain = f"{message_name('refusal', code)}.plain"
    text = refusal(told, code, facts)
    assert whole(text)
    assert whole(refusal(told, code, {}))
    if told.has(plain):
        assert text != told.text(plain), "the facts of the example are not enough"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("code", "facts"), VARIANTS)
def test_other_wordings(language: str, code: Refusal, facts: dict[str, object]) -> None:
    text = refusal(messages(language), code, facts, "signs", NAMES)
    assert whole(text)
    assert text != refusal(messages(language), code, {})


@pytest.mark.parametrize("code", Refusal)
def test_french_is_french(code: Refusal) -> None:
    facts = FACTS.get(code, {})
    assert refusal(messages("fr"), code, facts) != refusal(messages("en"), code, facts)


def test_sentences() -> None:
    told = messages("en")
    assert (
        refusal(told, Refusal.SET_SUITS, {"card": "4H"})
        == "A set needs different suits: 4H is there twice."
    )
    assert (
        refusal(told, Refusal.OPENING_POINTS, {"have": 48, "need": 51})
        == "Your melds count 48 points; 51 are needed to open."
    )
    assert (
        refusal(told, Refusal.NOT_YOUR_TURN, {"turn": 1}, names=NAMES)
        == "It is not your turn: Ben is to play."
    )
    assert "10♥ JK(J♥)" in refusal(
        told, Refusal.DOES_NOT_FIT, {"cards": ("2S",), "meld": ("TH", "JK(JH)")}, "signs"
    )


@pytest.mark.parametrize(
    ("code", "facts", "text"),
    [
        (Refusal.NOT_NOW, {"phase": "offer"}, "The upcard is offered to you: take it or pass."),
        (Refusal.NOT_NOW, {"phase": "draw"}, "Draw from the stock or take the discard."),
        (Refusal.NOT_NOW, {"phase": "play"}, "You have drawn: discard or knock."),
        (Refusal.NOT_NOW, {"phase": "defend"}, "You defend: lay off, or say done."),
        (Refusal.NOT_NOW, {}, "That cannot be done at this point of the round."),
        (
            Refusal.STOCK_EMPTY,
            {"stock": 2},
            "The stock is closed: with so few cards left in it the round is blocked.",
        ),
        (
            Refusal.RUN_GAP,
            {"missing": ("6S", "7S")},
            "These cards are not in sequence; missing: 6S 7S.",
        ),
        (
            Refusal.RUN_WRAP,
            {"cards": ("QS", "KS", "AS"), "ace_low": True},
            "The ace is low in this game: it stands below the two, not above the king.",
        ),
        (
            Refusal.GOING_OUT,
            {"way": "play_only", "cards": ("4D",)},
            "That would leave 4D, which you could neither play nor discard.",
        ),
        (
            Refusal.CARD_NOT_HELD,
            {"cards": ("9H",), "where": "pile"},
            "You cannot take 9H: not in the discard pile.",
        ),
    ],
)
def test_sentences_name_what_is_meant(code: Refusal, facts: dict[str, object], text: str) -> None:
    assert refusal(messages("en"), code, facts) == text


@pytest.mark.parametrize(("code", "facts"), [*FACTS.items(), *VARIANTS])
def test_no_english_is_left_in_other_languages(code: Refusal, facts: dict[str, object]) -> None:
    for given in (facts, {}):
        english, french, arabic = (
            refusal(messages(language), code, given, "signs", NAMES)
            for language in ("en", "fr", "ar")
        )
        assert len({english, french, arabic}) == 3
        left = arabic
        for name in NAMES:
            left = left.replace(name, "")
        assert not re.search("[A-Za-z]{3}", left)


def test_every_wording_exists_in_every_language() -> None:
    for code in {code for code, _ in VARIANTS}:
        english = {refusal(messages("en"), c, f) for c, f in VARIANTS if c == code}
        for language in ("fr", "ar"):
            told = {refusal(messages(language), c, f) for c, f in VARIANTS if c == code}
            assert len(told) == len(english), (language, code)


def test_a_set_that_lacks_one_card_keeps_its_joker() -> None:
    text = refusal(
        messages("en"),
        Refusal.SET_JOKER_IDENTITY,
        {"identity": "both_missing", "missing": ("QC",)},
    )
    assert text.endswith("only QC is missing: this joker stays.")


def given() -> dict[str, list[set[str]]]:
    """The facts at each place of the game that refuses with a code, where they are written out."""
    places: dict[str, list[set[str]]] = {}
    for part in ("core", "table"):
        for path in (ROOT / "src" / "openrummy" / part).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if not (isinstance(node, ast.Call) and ast.unparse(node.func) == "Refused"):
                    continue
                names = {word.arg for word in node.keywords if word.arg}
                code = ast.unparse(node.args[0]).removeprefix("Refusal.")
                if all(word.arg for word in node.keywords):
                    places.setdefault(code, []).append(names)
    return places


def test_sentences_use_only_what_the_game_gives() -> None:
    english = mentions("en")
    for name, places in given().items():
        if name in Refusal.__members__:
            code = Refusal[name]
            used = facts_of(message_name("refusal", code), english)
            for facts in places:
                lacking = used - facts - set(_UNSAID.get(code, {}))
                assert not lacking, f"{name}: {sorted(lacking)}"
            assert set(FACTS.get(code, {})) <= set().union(*places), name


def test_the_table_of_refusals_is_current(rewrite: bool) -> None:
    told = messages("en")
    rows = [
        f"| {place} | `{code}` | {PARAGRAPHS[code]} | {refusal(told, code, FACTS.get(code, {}))} |"
        for place, code in enumerate(Refusal, start=1)
    ]
    table = HEAD + "\n".join(rows) + "\n"
    if rewrite:
        DOCUMENT.write_text(table, encoding="utf-8")
    assert DOCUMENT.read_text(encoding="utf-8") == table, "pytest tests/messages --rewrite"
