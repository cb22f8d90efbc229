"""What the log of a table holds: one change a row, each with the version it leads to.

A table is the fold of its changes (`openrummy.server.state`); nothing else is kept.
"""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec
from msgspec import Struct

from openrummy.server.protocol import TableSettings

By = Literal["person", "bot", "clock"]
"""Who gave a command for a seat."""


class Sitter(Struct, frozen=True, omit_defaults=True):
    """A seat as the log keeps it: with the hashes of the secrets that prove whose it is."""

    name: str = ""
    kind: Literal["person", "bot", "open"] = "open"
    bot: str | None = None
    owner: str | None = None
    """Hash of the session that sits here."""
    key: str | None = None
    """Hash of the seat link's secret."""
    host: bool = False
    away: bool = False
    """A bot plays for the person."""
    left: bool = False
    """The person left on purpose, and comes back only by saying so."""


class Opened(Struct, frozen=True, tag="opened"):
    """A table was opened: what is played, the source of its cards, and who sits where."""

    preset: str
    options: dict[str, Any]
    seed: str
    seeded: bool
    settings: TableSettings
    seats: tuple[Sitter, ...]


class Started(Struct, frozen=True, tag="started"):
    """Every seat is taken and the first round is dealt."""


class Did(Struct, frozen=True, tag="did"):
    """A command of the game, in the words of records."""

    seat: int
    do: str
    by: By = "person"


class Seated(Struct, frozen=True, tag="seated"):
    """Somebody sits on a seat now: a person, a bot, or nobody."""

    seat: int
    sitter: Sitter


class WentAway(Struct, frozen=True, tag="went_away"):
    """A bot plays for a person who left, or whose connection is gone."""

    seat: int
    left: bool


class CameBack(Struct, frozen=True, tag="came_back"):
    """A person plays for themselves again."""

    seat: int


class SettingsChanged(Struct, frozen=True, tag="settings"):
    """The host changed what may be changed during a match."""

    settings: TableSettings


class TimeGiven(Struct, frozen=True, tag="time_given"):
    """A seat got more time."""

    seat: int


class Extended(Struct, frozen=True, tag="extended"):
    """The server was away for so many milliseconds: every running deadline is later by them."""

    by: int


class Rematched(Struct, frozen=True, tag="rematched"):
    """The same people play again at another table."""

    code: str


Change: TypeAlias = (
    Opened
    | Started
    | Did
    | Seated
    | WentAway
    | CameBack
    | SettingsChanged
    | TimeGiven
    | Extended
    | Rematched
)

_DECODER = msgspec.json.Decoder(Change)


def kind_of(change: Change) -> str:
    """The word for a change in the column ``kind``."""
    return str(change.__struct_config__.tag)


def write_change(change: Change) -> str:
    """A change as the log keeps it."""
    return msgspec.json.encode(change).decode()


def read_change(text: str) -> Change:
    """The inverse of `write_change`."""
    change: Change = _DECODER.decode(text)
    return change
