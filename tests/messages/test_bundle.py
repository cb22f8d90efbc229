from __future__ import annotations

import pytest

from openrummy.messages.bundle import BadMessage, languages, messages, preferred_language


def test_languages() -> None:
    assert {"en", "fr"} <= set(languages())


@pytest.mark.parametrize(
    ("wanted", "got"),
    [
        (None, "en"),
        ("fr", "fr"),
        ("fr-CA", "fr"),
        ("fr_FR.UTF-8", "fr"),
        ("fr@euro", "fr"),
        ("de_DE", "en"),
        ("C", "en"),
        ("", "en"),
        ("../en", "en"),
    ],
)
def test_the_nearest_language_is_taken(wanted: str | None, got: str) -> None:
    assert messages(wanted).language == got


@pytest.mark.parametrize(
    ("environ", "got"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "en_GB.UTF-8", "LC_MESSAGES": "fr_BE", "LC_ALL": ""}, "fr"),
    ],
)
def test_the_environment_names_a_language(environ: dict[str, str], got: str) -> None:
    assert preferred_language(environ) == got


def test_a_missing_message_or_fact_is_an_error() -> None:
    with pytest.raises(BadMessage, match="no such message"):
        messages("fr").text("nothing-of-this-name")
    with pytest.raises(BadMessage, match="have"):
        messages("en").text("refusal-set-min", need=3)
    assert messages("fr").has("refusal-set-min.plain")
    assert not messages("fr").has("refusal-set-min.more")


def test_there_are_no_isolation_marks() -> None:
    text = messages("en").text("refusal-set-min", have=2, need=3)
    assert text == "A set needs 3 cards; this one has 2."
