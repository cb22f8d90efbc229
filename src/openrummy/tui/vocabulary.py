"""The words of commands in a language: those that are understood, and those that are shown.

Canonical words (``draw``, ``with``) are understood in every language; messages ``tui-word-draw``
name others, the one that is shown first.
"""

from __future__ import annotations

import re
import unicodedata

from openrummy.messages.bundle import Messages
from openrummy.table.notation import FORMS
from openrummy.tui.words import QUESTIONS

PARTS = ("suit", "rank", "to", "in", "from", "at", "with", "high", "low")
"""Words within a command."""

CANONICAL = (*FORMS, *QUESTIONS, *PARTS)


class Vocabulary:
    """The words of one language."""

    def __init__(self, messages: Messages) -> None:
        self._shown: dict[str, str] = {}
        self._meant: dict[str, str] = {}
        for canonical in CANONICAL:
            words = messages.text(f"tui-word-{canonical}").split(", ")
            self._shown[canonical] = words[0]
            for word in words:
                self._meant[word] = canonical
                self._meant.setdefault(_bare(word), canonical)

    def meaning(self, word: str) -> str:
        """The canonical word for one of the language, with its accents or without; else itself."""
        lower = unicodedata.normalize("NFC", word.lower())
        if lower in CANONICAL:
            return lower
        return self._meant.get(lower) or self._meant.get(_bare(lower)) or word

    def shown(self, command: str) -> str:
        """A canonical command (or its form) in the words of the language."""
        return re.sub(r"[a-z]+", lambda found: self._shown.get(found[0], found[0]), command)


def _bare(word: str) -> str:
    """A word without its accents. Never of one letter: those are the short forms (``a``: add)."""
    plain = unicodedata.normalize("NFD", word)
    bare = "".join(c for c in plain if not unicodedata.combining(c))
    return bare if len(bare) > 1 else word
