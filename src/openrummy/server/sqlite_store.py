"""Tables in an SQLite file (write-ahead log, `synchronous=FULL`): the adapter of one process.

The schema is in `migrations/`. The log's row is written first in a piece of work, so that a
conflict leaves nothing of the piece behind.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
import sys
from collections.abc import Awaitable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from msgspec import UNSET

from openrummy.server.migrate import migrate
from openrummy.server.store import Entry, Listed, Stage, Writing
from openrummy.server.writer import Writer, append, connect

if sys.platform != "win32":
    import fcntl

FILE = "openrummy.sqlite3"

_LIST = (
    "INSERT INTO tables (code, private, stage, changed_at) VALUES (?, ?, ?, ?) "
    "ON CONFLICT (code) DO UPDATE SET private = excluded.private, stage = excluded.stage, "
    "changed_at = excluded.changed_at"
)
_TIME = (
    "INSERT INTO timers (table_id, body) VALUES (?, ?) "
    "ON CONFLICT (table_id) DO UPDATE SET body = excluded.body"
)
_DRAFT = (
    "INSERT INTO drafts (table_id, seat, body) VALUES (?, ?, ?) "
    "ON CONFLICT (table_id, seat) DO UPDATE SET body = excluded.body"
)
_NOTE = (
    "INSERT INTO notes (name, value) VALUES (?, ?) "
    "ON CONFLICT (name) DO UPDATE SET value = excluded.value"
)
_REMOVE = (
    "DELETE FROM events WHERE table_id = ?",
    "DELETE FROM timers WHERE table_id = ?",
    "DELETE FROM drafts WHERE table_id = ?",
    "DELETE FROM tables WHERE code = ?",
)


class InUse(RuntimeError):
    """Another server uses this data folder."""


class SqliteStore:
    """Keeps tables in ``folder``. Make it with `open` inside the event loop."""

    def __init__(self, path: Path, lock: int) -> None:
        self._lock = lock
        self._writer = Writer(path)
        self._reader = ThreadPoolExecutor(1, thread_name_prefix="sqlite-reader")
        self._reading = connect(path, read_only=True)

    @staticmethod
    def prepare(folder: Path) -> None:
        """Sees that the folder can be used, and brings its database up to date.

        Raises `InUse`, `OSError`, or what the migration raises.
        """
        folder.mkdir(parents=True, exist_ok=True)
        lock = _lock(folder / "lock")
        try:
            migrate(folder / FILE)
        finally:
            os.close(lock)

    @classmethod
    def open(cls, folder: Path) -> SqliteStore:
        """Opens or makes the database. Raises `InUse`, `OSError`, or what the migration raises."""
        folder.mkdir(parents=True, exist_ok=True)
        lock = _lock(folder / "lock")
        path = folder / FILE
        try:
            migrate(path)
            return cls(path, lock)
        except BaseException:
            os.close(lock)
            raise

    def append(self, writing: Writing) -> Awaitable[None]:
        """Writes durably, together with what waits. Raises `Conflict` or `CannotSave`."""
        if writing.timer is UNSET and writing.listed is None:
            return self._writer.submit(writing.entry)
        return self._writer.submit(lambda connection: _append(connection, writing))

    async def entries(self, table: str) -> list[Entry]:
        """The log of a table from its first row."""
        rows = await self._read(
            "SELECT table_id, version, at, kind, body, seat, cid FROM events "
            "WHERE table_id = ? ORDER BY version",
            table,
        )
        return [Entry(*row) for row in rows]

    async def version_of(self, table: str, seat: int, cid: str) -> int | None:
        """The version that a seat's command led to."""
        rows = await self._read(
            "SELECT version FROM events WHERE table_id = ? AND seat = ? AND cid = ?",
            table,
            seat,
            cid,
        )
        return rows[0][0] if rows else None

    async def tables(self, stage: Stage | None = None) -> list[Listed]:
        """The register, the newest first."""
        rows = await self._read(
            "SELECT code, private, stage, changed_at FROM tables "
            "WHERE ?1 IS NULL OR stage = ?1 ORDER BY changed_at DESC",
            stage,
        )
        return [Listed(code, bool(private), stage, at) for code, private, stage, at in rows]

    async def timers(self) -> dict[str, str]:
        """The running deadlines by table."""
        return dict(await self._read("SELECT table_id, body FROM timers"))

    async def remove(self, table: str) -> None:
        """Forgets a table. Raises `CannotSave`."""

        def work(connection: sqlite3.Connection) -> None:
            for statement in _REMOVE:
                connection.execute(statement, (table,))

        await self._writer.submit(work)

    async def keep_draft(self, table: str, seat: int, draft: str) -> None:
        """Keeps a player's arrangement."""
        await self._writer.submit(lambda c: _run(c, _DRAFT, (table, seat, draft)))

    async def drafts(self, table: str) -> dict[int, str]:
        """The arrangements kept of a table, by seat."""
        return dict(await self._read("SELECT seat, body FROM drafts WHERE table_id = ?", table))

    async def note(self, name: str, value: str) -> None:
        """Keeps a value of the server's own. Raises `CannotSave`."""
        await self._writer.submit(lambda c: _run(c, _NOTE, (name, value)))

    async def noted(self, name: str) -> str | None:
        """A value of the server's own."""
        rows = await self._read("SELECT value FROM notes WHERE name = ?", name)
        return rows[0][0] if rows else None

    async def close(self) -> None:
        """Writes what waits and closes the file."""
        await self._writer.close()
        self._reader.shutdown()
        self._reading.close()
        os.close(self._lock)

    async def _read(self, statement: str, *facts: object) -> list[Any]:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(
            self._reader, lambda: self._reading.execute(statement, facts).fetchall()
        )


def _append(connection: sqlite3.Connection, writing: Writing) -> None:
    entry = writing.entry
    append(connection, entry)
    if writing.listed is not None:
        listed = writing.listed
        facts = (listed.code, listed.private, listed.stage, listed.changed_at)
        connection.execute(_LIST, facts)
    if isinstance(writing.timer, str):
        connection.execute(_TIME, (entry.table, writing.timer))
    elif writing.timer is None:
        connection.execute("DELETE FROM timers WHERE table_id = ?", (entry.table,))


def _run(connection: sqlite3.Connection, statement: str, facts: Sequence[object]) -> None:
    connection.execute(statement, tuple(facts))


def _lock(path: Path) -> int:
    """Takes the folder for this process; the system lets go of it when the process ends."""
    lock = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    if sys.platform == "win32":
        return lock
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as problem:
        os.close(lock)
        raise InUse(str(path.parent)) from problem
    return lock
