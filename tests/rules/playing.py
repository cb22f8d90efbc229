"""Matches set up for one question: from a seed, or from a position."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from openrummy.referee.position import read_position
from openrummy.rules.presets import preset
from openrummy.rules.ruleset import RuleSet
from openrummy.table.decide import start, step
from openrummy.table.events import DealerDrawn, Dealt, Event
from openrummy.table.notation import parse_action
from openrummy.table.state import Match, Round

NAME = {"jimmy": "jimmy", "rummy": "rummy30", "gin": "gin"}
"""Game -> the preset that its tests use."""


def rules_of(game: str, **options: object) -> RuleSet:
    """The preset of a game with options, ``__`` for the dot of their names."""
    return preset(NAME[game], {name.replace("__", "."): v for name, v in options.items()})


def position(rules: RuleSet, **fields: Any) -> Match:
    """A match from a position as in `referee.md`."""
    return read_position(rules, fields)


def act(match: Match, *actions: str) -> tuple[Match, list[Event]]:
    """The match after actions in words, and all their events."""
    events: list[Event] = []
    for text in actions:
        named, command = parse_action(text)
        seat = round_of(match).turn if named is None else named
        match, happened = step(match, seat, command)
        events += happened
    return match, events


def round_of(match: Match) -> Round:
    """The round of a match that has one."""
    assert match.round is not None
    return match.round


def deals(rules: RuleSet, seats: int, count: int) -> Iterator[tuple[Match, DealerDrawn, Dealt]]:
    """Matches as dealt from the seeds ``0``, ``1``, ..."""
    for seed in range(count):
        match, events = start(rules, seats, str(seed))
        drawn, dealt = events[:2]
        assert isinstance(drawn, DealerDrawn)
        assert isinstance(dealt, Dealt)
        yield match, drawn, dealt
