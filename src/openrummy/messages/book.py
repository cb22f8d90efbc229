"""The rule book for players: the paragraphs of a game in the order to learn them.

Names are those of the messages: ``aim-gin``, ``heading-deal``, ``rule-J14``, ``rule-5-2``.
"""

from __future__ import annotations

from functools import cache

from openrummy.core.refusals import PARAGRAPHS, Refusal
from openrummy.messages.bundle import Messages
from openrummy.rules.options import options_of
from openrummy.rules.ruleset import Game

_LETTERS: dict[Game, str] = {"jimmy": "J", "rummy": "R", "gin": "G"}

_CHAPTERS: dict[Game, tuple[tuple[str, str], ...]] = {
    "jimmy": (
        ("deal", "5 1 2 6 7 8 9 10 11 12 13"),
        ("melds", "20 20b 18 19 4 3 16 17 14 15"),
        ("drawing-buying", "30d 21 22 23 24 25 26 27 28 29 30 30b 30c 30e 30f"),
        ("going-down", "51 42 31 33 34 32 35 36 37 38 39 45"),
        ("ending", "44 43 40 41 46"),
        ("scoring", "47 48 49 50"),
    ),
    "rummy": (
        ("deal", "1 2 3 4 5 6 7 8"),
        ("melds", "12 13 14 29 29b 14b"),
        ("drawing", "11 22 9 10"),
        ("opening", "17 18 21b 15 15b 16 20 21 19 21c 21d 23 24"),
        ("laying-off", "27 28 25 25b 25c 26"),
        ("jokers", "32 30 31 32b 33"),
        ("ending", "34 35 36"),
        ("scoring", "37 37b 38 39"),
    ),
    "gin": (
        ("deal", "22 1 2"),
        ("melds", "21 3"),
        ("knocking", "4 20 5 6 7 11 12 13 19"),
        ("scoring", "8 9 10 14 15 16 17 18"),
    ),
}
_EVERYWHERE = tuple(f"rule-5-{number}" for number in range(1, 9))


@cache
def paragraphs(game: Game) -> tuple[str, ...]:
    """The names of the headings and paragraphs of a game's book, from top to bottom."""
    names = [f"aim-{game}"]
    for heading, numbers in _CHAPTERS[game]:
        names.append(f"heading-{heading}")
        names += [f"rule-{_LETTERS[game]}{number}" for number in numbers.split()]
    return (*names, "heading-everywhere", *_EVERYWHERE)


def is_heading(name: str) -> bool:
    """Whether a name of `paragraphs` is a heading."""
    return name.startswith("heading-")


def paragraph(messages: Messages, name: str) -> str:
    """The text of a heading or paragraph."""
    return messages.text(name)


def number_of(name: str) -> str:
    """The number of a paragraph (``J14``); empty for headings and the aim of the game."""
    return name.removeprefix("rule-") if name.startswith("rule-") else ""


def options_at(game: Game, name: str) -> tuple[str, ...]:
    """The house rules that change what a paragraph says, by name."""
    number = number_of(name)
    return tuple(o.name for o in options_of(game).values() if number in o.rule.split())


def paragraphs_on(code: Refusal, game: Game) -> tuple[str, ...]:
    """The paragraphs of a game's book that a refusal rests on."""
    names = (f"rule-{number}" for number in PARAGRAPHS[code].split())
    return tuple(name for name in names if name in paragraphs(game))
