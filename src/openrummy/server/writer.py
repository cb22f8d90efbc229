"""The one thread that writes to SQLite: what waits is written together, in one commit.

A commit to disk costs the same for one row as for a hundred, so callers that come while one is
under way share the next (group commit). Who waits is told only after the commit.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from itertools import groupby
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import TypeAlias

from msgspec.structs import astuple

from openrummy.server.store import CannotSave, Conflict, Entry

Work: TypeAlias = Callable[[sqlite3.Connection], None]
_Future: TypeAlias = "asyncio.Future[None]"
_Job: TypeAlias = tuple[Work | Entry, _Future]
_Result: TypeAlias = tuple[_Future, Exception | None]
MOST_TOGETHER = 512

_COLUMNS = "INSERT INTO events (table_id, version, at, kind, body, seat, cid) VALUES "
_ROW = "(?, ?, ?, ?, ?, ?, ?)"
# Many rows in one statement: every step of SQLite gives up the interpreter and waits to get it
# back.
_APPEND = tuple(_COLUMNS + ", ".join([_ROW] * count) for count in range(65))


def connect(path: Path, *, read_only: bool = False) -> sqlite3.Connection:
    """A connection that keeps what it commits through a power cut."""
    mode = "ro" if read_only else "rwc"
    connection = sqlite3.connect(
        f"file:{path}?mode={mode}", uri=True, isolation_level=None, check_same_thread=False
    )
    if not read_only:
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
    connection.execute("PRAGMA busy_timeout=5000")
    return connection


class Writer:
    """Runs pieces of work in its thread, in their order."""

    def __init__(self, path: Path) -> None:
        self._connection = connect(path)
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._thread = Thread(target=self._run, name="sqlite-writer", daemon=True)
        self._thread.start()

    def submit(self, work: Work | Entry) -> asyncio.Future[None]:
        """Queues work, or a row of a log; the future is done after the commit, or has failed."""
        future: asyncio.Future[None] = self._loop.create_future()
        self._jobs.put((work, future))
        return future

    async def close(self) -> None:
        """Writes all that waits and ends the thread."""
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)
        self._connection.close()

    def _run(self) -> None:
        while (first := self._jobs.get()) is not None:
            batch = [first]
            going_on = self._gather(batch)
            results = self._write(batch)
            self._loop.call_soon_threadsafe(_answer, results)
            if not going_on:
                return

    def _gather(self, batch: list[_Job]) -> bool:
        """Takes along what waits already; whether more may come."""
        while len(batch) < MOST_TOGETHER:
            try:
                job = self._jobs.get_nowait()
            except Empty:
                return True
            if job is None:
                return False
            batch.append(job)
        return True

    def _write(self, batch: list[_Job]) -> list[_Result]:
        connection = self._connection
        try:
            connection.execute("BEGIN IMMEDIATE")
            results = [result for run in _runs(batch) for result in _done(connection, run)]
            connection.execute("COMMIT")
        except sqlite3.Error as problem:
            _roll_back(connection)
            # Conflicts are told as such only when the others of the batch were written.
            return [(future, CannotSave(str(problem))) for _, future in batch]
        return results


def _runs(batch: list[_Job]) -> Iterator[list[_Job]]:
    """The batch in order, rows of logs that follow each other together."""
    for rows, run in groupby(batch, key=lambda job: isinstance(job[0], Entry)):
        jobs = list(run)
        step = len(_APPEND) - 1 if rows else 1
        yield from (jobs[at : at + step] for at in range(0, len(jobs), step))


def _done(connection: sqlite3.Connection, run: list[_Job]) -> list[_Result]:
    """Does a run at once; when a row of it is there already, one by one."""
    if len(run) > 1:
        facts = [fact for row, _ in run if isinstance(row, Entry) for fact in astuple(row)]
        try:
            connection.execute(_APPEND[len(run)], facts)
        except sqlite3.IntegrityError:
            return [result for job in run for result in _done(connection, [job])]
        return [(future, None) for _, future in run]
    work, future = run[0]
    try:
        if isinstance(work, Entry):
            append(connection, work)
        else:
            work(connection)
    except sqlite3.IntegrityError as problem:
        return [(future, Conflict(str(problem)))]
    return [(future, None)]


def append(connection: sqlite3.Connection, entry: Entry) -> None:
    """Writes a row of a log."""
    connection.execute(_APPEND[1], astuple(entry))


def _roll_back(connection: sqlite3.Connection) -> None:
    if connection.in_transaction:
        connection.execute("ROLLBACK")


def _answer(results: list[_Result]) -> None:
    for future, problem in results:
        if future.done():
            continue
        if problem is None:
            future.set_result(None)
        else:
            future.set_exception(problem)
