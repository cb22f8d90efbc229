"""The messages between the arena and a program, one JSON object a line (docs/bot-protocol.md)."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import UNSET, Raw, Struct, UnsetType

from openrummy.records.codec import Rules, from_json, short_rules, to_json
from openrummy.rules.ruleset import RuleSet
from openrummy.table.commands import Command
from openrummy.table.view import SeatView

PROTOCOLS = (1,)
"""The versions of the protocol that are spoken here."""


class Hello(Struct, tag="hello", tag_field="type"):
    """To a program that was started: who is there, and what can be spoken."""

    engine: str
    protocols: tuple[int, ...] = PROTOCOLS


class MatchStarts(Struct, tag="match", tag_field="type"):
    """A new match: what is played, the program's seat, dice for it, and its time limits."""

    rules: Rules
    seat: int
    seats: int
    dice: str
    move_seconds: float
    match_seconds: float


class Choose(Struct, tag="choose", tag_field="type"):
    """A question: the view, the legal commands, and the seconds that may be taken."""

    id: int
    view: Raw
    legal: tuple[Raw, ...]
    seconds: float


class MatchEnds(Struct, tag="result", tag_field="type"):
    """How a match came out, for the seat that is told."""

    winners: tuple[int, ...]
    totals: tuple[int, ...]
    over: str | None


class Lost(Struct, tag="forfeit", tag_field="type"):
    """The program has lost its match, and why; it is ended after this."""

    lapse: str
    facts: dict[str, int | str]


class Bye(Struct, tag="bye", tag_field="type"):
    """No more matches: the program is to leave."""


class Answer(Struct, tag="hello", tag_field="type"):
    """A program's hello: the version that it has chosen, and its name."""

    protocol: int
    name: str = ""


class Chosen(Struct, tag="command", tag_field="type"):
    """A program's answer to a question: the place of a legal command, or a command."""

    id: int
    index: int | None = None
    command: Raw | UnsetType = UNSET


class NoCommand(ValueError):
    """An answer that names no command: why."""


def line_of(message: Struct) -> bytes:
    """A message as a line, without its end."""
    return msgspec.json.encode(message)


def question(number: int, view: SeatView, legal: tuple[Command, ...], seconds: float) -> Choose:
    """The question what to do."""
    shown = tuple(Raw(to_json(command)) for command in legal)
    return Choose(number, Raw(to_json(view)), shown, round(seconds, 3))


def rules_of(rules: RuleSet) -> Rules:
    """The rules in short."""
    return short_rules(rules)


def read(line: bytes, kind: type[Any]) -> Any:
    """The message that a line holds. Raises `ValueError`."""
    return msgspec.json.decode(line, type=kind)


def command_of(chosen: Chosen, legal: tuple[Command, ...]) -> Command:
    """The command that an answer names. Raises `NoCommand`."""
    if (chosen.index is None) == (chosen.command is UNSET):
        raise NoCommand("index or command: one of them is wanted")
    if chosen.index is not None:
        if not 0 <= chosen.index < len(legal):
            raise NoCommand(f"index {chosen.index}: 0 to {len(legal) - 1} are possible")
        return legal[chosen.index]
    assert chosen.command is not UNSET
    try:
        command: Command = from_json(bytes(chosen.command), Command)
    except ValueError as bad:
        raise NoCommand(f"command: {bad}") from bad
    return command
