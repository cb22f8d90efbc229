"""How a server is set up: every number that an operator may want to change."""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct

STATIC = Path(__file__).with_name("static")


class Config(Struct, frozen=True):
    """The settings of one server process."""

    data: Path | None = None
    """The folder of the database; None keeps everything in memory, for tests."""
    static: Path = STATIC
    """The built browser client."""
    origins: tuple[str, ...] = ()
    """Other origins (``https://example.org``) whose pages may use this server."""
    bot_workers: int = 1
    """Processes in which bots think."""
    bot_seconds: float = 3.0
    """How long a bot may think before a random legal command is played for it."""
    grace_seconds: float = 20.0
    """How long a person may be gone before a bot plays on for the others' sake."""
    unused_hours: float = 24.0
    """A table that was never started is removed after this time."""
    idle_days: float = 30.0
    """A match that nobody has played on is removed after this time."""
    finished_days: float = 365.0
    """A finished match, its record and replay are removed after this time."""
    tables_a_minute: int = 20
    """New tables from one address."""
    requests_a_minute: int = 600
    """Calls of the API from one address."""
    messages_a_second: float = 20.0
    message_burst: float = 40.0
    """Messages of one socket."""
    sockets_per_address: int = 120
    sockets_per_seat: int = 5
    shut_tables: int = 2000
    """How many tables stay in memory that nobody looks at."""
