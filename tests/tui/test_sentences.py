"""The sentences of the terminal: complete in every language, and each of them said somewhere."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

import openrummy.tui

SOURCES = "".join(
    path.read_text(encoding="utf-8") for path in Path(openrummy.tui.__path__[0]).glob("*.py")
)
COMPOSED = ("help-", "slot-", "plan-run", "plan-set", "prompt-", "word-")
"""Names that are put together from parts."""


def lines_of(language: str) -> dict[str, str]:
    """The messages of a language by name."""
    text = (files("openrummy.messages") / language / "tui.ftl").read_text(encoding="utf-8")
    parts = re.split(r"^tui-([a-z-]+) =", text, flags=re.MULTILINE)[1:]
    return dict(zip(parts[::2], parts[1::2], strict=True))


def test_every_language_says_the_same_with_the_same_facts() -> None:
    english, french = lines_of("en"), lines_of("fr")
    assert english.keys() == french.keys()
    for name, text in english.items():
        facts = set(re.findall(r"\$(\w+)", text))
        assert facts == set(re.findall(r"\$(\w+)", french[name])), name


def test_english_is_ascii() -> None:
    text = "".join(lines_of("en").values())
    assert text.isascii()


@pytest.mark.parametrize("name", lines_of("en"))
def test_every_sentence_is_said(name: str) -> None:
    assert f'"{name}"' in SOURCES or name.startswith(COMPOSED)
