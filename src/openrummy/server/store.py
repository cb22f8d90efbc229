"""Where tables are kept: the port, and the adapter that keeps them in memory.

A row is there when `append` returns, and two rows of one table never have the same version.
"""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Literal, Protocol

from msgspec import UNSET, Struct, UnsetType

Stage = Literal["open", "playing", "over"]


class CannotSave(Exception):
    """The row could not be written (a full disk, a broken database); nothing has changed."""


class Conflict(Exception):
    """There is a row with this version."""


class Entry(Struct, frozen=True):
    """A row of a table's log. ``at`` is in milliseconds since 1970 (UTC)."""

    table: str
    version: int
    at: int
    kind: str
    body: str
    seat: int | None = None
    cid: str | None = None
    """The client's name for the command."""


class Listed(Struct, frozen=True):
    """A table in the register: what the lobby must know without reading its log."""

    code: str
    private: bool
    stage: Stage
    changed_at: int


class Writing(Struct, frozen=True):
    """All that is written in one go: the row, and what changes with it."""

    entry: Entry
    timer: str | UnsetType | None = UNSET
    """The running deadlines as JSON; None when none run any more."""
    listed: Listed | None = None


class Store(Protocol):
    """What the server needs of a database."""

    def append(self, writing: Writing) -> Awaitable[None]:
        """Writes durably. Raises `Conflict` or `CannotSave`; then nothing was written."""

    async def entries(self, table: str) -> list[Entry]:
        """The log of a table from its first row; empty for an unknown table."""

    async def version_of(self, table: str, seat: int, cid: str) -> int | None:
        """The version that a seat's command led to; None for a command that is not there."""

    async def tables(self, stage: Stage | None = None) -> list[Listed]:
        """The register, the newest first."""

    async def timers(self) -> dict[str, str]:
        """The running deadlines by table."""

    async def remove(self, table: str) -> None:
        """Forgets a table. Raises `CannotSave`."""

    async def keep_draft(self, table: str, seat: int, draft: str) -> None:
        """Keeps a player's arrangement, best effort: it may be lost."""

    async def drafts(self, table: str) -> dict[int, str]:
        """The arrangements kept of a table, by seat."""

    async def note(self, name: str, value: str) -> None:
        """Keeps a value of the server's own. Raises `CannotSave`."""

    async def noted(self, name: str) -> str | None:
        """A value of the server's own."""

    async def close(self) -> None:
        """Ends well: what was promised is written."""


class MemoryStore:
    """Keeps tables as long as the process lives; ``failing`` plays a full disk."""

    def __init__(self) -> None:
        self.failing = False
        self._logs: dict[str, list[Entry]] = {}
        self._ids: dict[tuple[str, int, str], int] = {}
        self._listed: dict[str, Listed] = {}
        self._timers: dict[str, str] = {}
        self._drafts: dict[tuple[str, int], str] = {}
        self._notes: dict[str, str] = {}

    async def append(self, writing: Writing) -> None:
        if self.failing:
            raise CannotSave
        entry = writing.entry
        log = self._logs.setdefault(entry.table, [])
        if entry.version != len(log) + 1:
            raise Conflict
        if entry.cid is not None and entry.seat is not None:
            self._ids[entry.table, entry.seat, entry.cid] = entry.version
        log.append(entry)
        if writing.listed is not None:
            self._listed[entry.table] = writing.listed
        if isinstance(writing.timer, str):
            self._timers[entry.table] = writing.timer
        elif writing.timer is None:
            self._timers.pop(entry.table, None)

    async def entries(self, table: str) -> list[Entry]:
        return list(self._logs.get(table, ()))

    async def version_of(self, table: str, seat: int, cid: str) -> int | None:
        return self._ids.get((table, seat, cid))

    async def tables(self, stage: Stage | None = None) -> list[Listed]:
        found = [row for row in self._listed.values() if stage in (None, row.stage)]
        return sorted(found, key=lambda row: -row.changed_at)

    async def timers(self) -> dict[str, str]:
        return dict(self._timers)

    async def remove(self, table: str) -> None:
        for rows in (self._logs, self._listed, self._timers):
            rows.pop(table, None)
        self._ids = {key: at for key, at in self._ids.items() if key[0] != table}
        self._drafts = {key: text for key, text in self._drafts.items() if key[0] != table}

    async def keep_draft(self, table: str, seat: int, draft: str) -> None:
        self._drafts[table, seat] = draft

    async def drafts(self, table: str) -> dict[int, str]:
        return {seat: text for (name, seat), text in self._drafts.items() if name == table}

    async def note(self, name: str, value: str) -> None:
        self._notes[name] = value

    async def noted(self, name: str) -> str | None:
        return self._notes.get(name)

    async def close(self) -> None:
        """Nothing is open."""
