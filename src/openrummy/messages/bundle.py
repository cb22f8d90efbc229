"""Sentences by name, from the Fluent files of a language (`en/`, `fr/`).

The one place that knows Fluent. A name is a message (``event-drew``) or an attribute of one
(``refusal-set-min.plain``).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

ENGLISH = "en"
FIRST_FILE = "refusals.ftl"
"""Every language has this file, and others beside it."""


class BadMessage(ValueError):
    """A message that is missing, or that lacks a fact it speaks of."""


class Messages:
    """The sentences of a language; what it lacks comes from the wider language, then English."""

    def __init__(self, language: str) -> None:
        """``language`` is one of `languages`."""
        self.language = language
        self._chain = tuple(_chain(language))

    def has(self, name: str) -> bool:
        """Whether there is a message of that name."""
        return any(_pattern(_bundle(part), name) is not None for part in self._chain)

    def text(self, name: str, /, **facts: str | int) -> str:
        """The sentence of that name with its facts, long ones cut. Raises `BadMessage`."""
        facts = {name: _cut(fact) for name, fact in facts.items()}
        for part in self._chain:
            bundle = _bundle(part)
            pattern = _pattern(bundle, name)
            if pattern is not None:
                text, problems = bundle.format_pattern(pattern, facts)
                if problems:
                    raise BadMessage(f"{name}: {problems[0]}")
                return str(text)
        raise BadMessage(f"{name}: no such message")


LONGEST_FACT = 900
"""Characters; what somebody typed may be longer, and Fluent formats no more than a thousand."""


def _cut(fact: str | int) -> str | int:
    if isinstance(fact, str) and len(fact) > LONGEST_FACT:
        return fact[:LONGEST_FACT] + "…"
    return fact


@cache
def messages(language: str | None = None) -> Messages:
    """The sentences of the nearest language there is (``fr_CA.UTF-8`` -> ``fr``), else English."""
    return Messages(next(_chain(language or ENGLISH)))


@cache
def languages(file: str = FIRST_FILE) -> tuple[str, ...]:
    """The languages that have a file of sentences, as folders of this package."""
    here = files(__package__)
    return tuple(sorted(f.name for f in here.iterdir() if (f / file).is_file()))


def preferred_language(environ: Mapping[str, str]) -> str:
    """The language of a person's environment: ``LC_ALL``, else ``LC_MESSAGES``, else ``LANG``."""
    wanted = (environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return messages(next((name for name in wanted if name), None)).language


def _chain(language: str) -> Iterator[str]:
    """The languages there are among: language and region, language, English."""
    full = language.partition(".")[0].partition("@")[0].replace("_", "-")
    for name in dict.fromkeys((full, full.partition("-")[0], ENGLISH)):
        if name in languages():
            yield name


@cache
def _bundle(language: str) -> FluentBundle:
    # Marks around facts are for texts of mixed direction; a terminal would show them.
    bundle = FluentBundle([language], use_isolating=False)
    folder = files(__package__) / language
    for path in sorted(folder.iterdir(), key=lambda path: path.name):
        if path.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


def _pattern(bundle: FluentBundle, name: str) -> Any:
    message, _, attribute = name.partition(".")
    if not bundle.has_message(message):
        return None
    found = bundle.get_message(message)
    return found.attributes.get(attribute) if attribute else found.value
