"""Refusals by their rule, and positions in short."""

from __future__ import annotations

from typing import Any

import pytest

from openrummy.core.refusals import Refusal, Refused
from openrummy.table.commands import Command
from openrummy.table.decide import step
from openrummy.table.notation import parse_action
from openrummy.table.state import Match
from tests.rules.playing import act, position, round_of, rules_of

__all__ = ["DOWN", "act", "at", "refused", "refusing", "round_of"]

DOWN = {
    "jimmy": ["5H 6H 7H 8H", "9S 9D 9C"],
    "rummy": ["5H 6H 7H 8H", "KS KD KC"],
}
"""Melds that seat 0 has laid, by game."""


def at(
    game: str, *, down: bool = False, options: dict[str, object] | None = None, **f: Any
) -> Match:
    """A position of a game; with ``down`` seat 0 has opened and its melds lie on the table."""
    seats = f.setdefault("seats", 2)
    if down:
        f["melds"] = [{"owner": 0, "cards": cards} for cards in DOWN[game]]
        f["opened"] = [seat == 0 for seat in range(seats)]
    named = {name.replace(".", "__"): value for name, value in (options or {}).items()}
    return position(rules_of(game, **named), **f)


def refusing(match: Match, seat: int, command: Command) -> Refusal:
    """The rule by which a command is refused; the match has not changed."""
    before = repr(match)
    with pytest.raises(Refused) as why:
        step(match, seat, command)
    assert repr(match) == before
    return why.value.code


def refused(match: Match, text: str) -> Refusal:
    """The rule by which an action in words is refused."""
    named, command = parse_action(text)
    return refusing(match, round_of(match).turn if named is None else named, command)
