"""The lines that a person types: the words of the referee, shorter forms, and questions.

Canonical commands are read by `openrummy.table.notation`; this file only widens what is understood:
short verbs (``x 7h``), words of the person's language, cards written without gaps (``ASACAD``), and
places in the hand (``discard 11``).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from openrummy.core.cards import Card
from openrummy.table import commands as cmd
from openrummy.table.notation import FORMS, LONGEST, BadCommand, parse_command

QUESTIONS = (
    "hand",
    "table",
    "log",
    "scores",
    "legal",
    "hint",
    "why",
    "rules",
    "sort",
    "best",
    "help",
    "save",
    "quit",
)
"""Words that ask or arrange something and leave the match as it is."""

SHORT = {
    "t": "take",
    "b": "buy",
    "p": "pass",
    "m": "meld",
    "lay": "meld",
    "a": "add",
    "s": "swap",
    "x": "discard",
    "k": "knock",
    "n": "next",
    "h": "hand",
    "l": "log",
    "?": "help",
    "q": "quit",
    "exit": "quit",
}
"""Short forms; ``d`` alone draws, ``d 7h`` discards."""

_ONE_CARD = {"discard", "knock", "gin"}
_CARD = r"(?:JK(?:\((?:10|[A2-9TJQK])[SHDC]\))?|(?:10|[A2-9TJQK])[SHDC♠♥♦♣♤♡♢♧]\ufe0f?)"
_GLUED = re.compile(rf"{_CARD}{{2,}}", re.IGNORECASE)
_EACH = re.compile(_CARD, re.IGNORECASE)


@dataclass(frozen=True)
class Question:
    """A word of `QUESTIONS` and what stood after it."""

    word: str
    rest: tuple[str, ...]


class NoSuchPlace(ValueError):
    """A number that is no place in the hand."""

    def __init__(self, word: str, count: int) -> None:
        super().__init__(f"no place {word} in a hand of {count}")
        self.word, self.count = word, count


def read(
    line: str, hand: Sequence[Card], meaning: Callable[[str], str] = str
) -> cmd.Command | Question:
    """What a line asks for. ``hand`` gives the places that numbers name, counted from 1.

    ``meaning`` turns words of the person's language into canonical ones. Raises `BadCommand` and
    `NoSuchPlace`.
    """
    if len(line) > LONGEST:
        raise BadCommand("unknown", word=line[:20] + "...")
    typed = line.replace(",", " ").replace("|", " | ").split()
    words = [meaning(word) for word in typed]
    if not words:
        raise BadCommand("empty")
    verb = words[0].lower()
    if verb == "d":
        verb = "discard" if len(words) > 1 else "draw"
    verb = SHORT.get(verb, verb)
    rest = [card for word in words[1:] for card in _apart(word)]
    if verb in QUESTIONS:
        return Question(verb, tuple(words[1:]))
    if verb in _ONE_CARD and rest and rest[0].isdecimal() and rest[0].isascii():
        rest[0] = _at_place(rest[0], hand)
    if verb not in FORMS:
        raise BadCommand("unknown", word=typed[0][:20])
    return parse_command(" ".join([verb, *rest]))


def _apart(word: str) -> list[str]:
    """The cards of a word without gaps: each character belongs to exactly one of them."""
    return _EACH.findall(word) if _GLUED.fullmatch(word) else [word]


def _at_place(word: str, hand: Sequence[Card]) -> Card:
    place = int(word) if len(word) < 4 else 0
    if not 1 <= place <= len(hand):
        raise NoSuchPlace(word[:8], len(hand))
    return hand[place - 1]
