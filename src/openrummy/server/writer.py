"""The one thread that writes to SQLite: what waits is written together, in one commit.

A commit to disk costs the same for one row as for a hundred, so callers that come while one is
under way share the next (group commit). Who waits is told only after the commit.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from itertools import chain, groupby
from pathlib import Path
from queue import SimpleQueue
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
        # Pages that change again and again are carried over to the database four times less often.
        connection.execute("PRAGMA wal_autocheckpoint=4000")
        # What a long statement would need to be taken back is not worth a file.
        connection.execute("PRAGMA temp_store=MEMORY")
    connection.execute("PRAGMA busy_timeout=5000")
    return connection


class Writer:
    """Runs pieces of work in its thread, in their order.

    The thread gets a batch at a time and the loop hears of a whole batch: between threads, every
    word costs more than the writing of a row.
    """

    def __init__(self, path: Path) -> None:
        self._connection = connect(path)
        self._waiting: list[_Job] = []
        self._under_way = False
        self._batches: SimpleQueue[list[_Job]] = SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._thread = Thread(target=self._run, name="sqlite-writer", daemon=True)
        self._thread.start()

    def submit(self, work: Work | Entry) -> asyncio.Future[None]:
        """Queues work, or a row of a log; the future is done after the commit, or has failed."""
        future: asyncio.Future[None] = self._loop.create_future()
        self._waiting.append((work, future))
        if not self._under_way:
            # Whoever else has something to write in this turn of the loop is taken along.
            self._under_way = True
            self._loop.call_soon(self._hand_over)
        return future

    async def close(self) -> None:
        """Writes all that waits and ends the thread."""
        while self._waiting:
            await self.submit(_nothing)
        self._batches.put([])
        await asyncio.to_thread(self._thread.join)
        self._connection.close()

    def _hand_over(self) -> None:
        batch, self._waiting = self._waiting[:MOST_TOGETHER], self._waiting[MOST_TOGETHER:]
        self._under_way = bool(batch)
        if batch:
            self._batches.put(batch)

    def _written(self, results: list[_Result]) -> None:
        """Back in the loop: the next batch goes while those of this one are told."""
        self._hand_over()
        _answer(results)

    def _run(self) -> None:
        while batch := self._batches.get():
            self._loop.call_soon_threadsafe(self._written, self._write(batch))

    def _write(self, batch: list[_Job]) -> list[_Result]:
        connection = self._connection
        try:
            if len(batch) < len(_APPEND) and _appended(connection, batch):
                # One statement is a transaction of its own.
                return [(future, None) for _, future in batch]
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


def _appended(connection: sqlite3.Connection, run: list[_Job]) -> bool:
    """Writes a run of rows with one statement; False when it isn't one, or a row is there."""
    rows = [work for work, _ in run if isinstance(work, Entry)]
    if len(rows) < len(run):
        return False
    try:
        connection.execute(_APPEND[len(rows)], tuple(chain.from_iterable(map(astuple, rows))))
    except sqlite3.IntegrityError:
        return False
    return True


def _done(connection: sqlite3.Connection, run: list[_Job]) -> list[_Result]:
    """Does a run at once, or else one by one."""
    if _appended(connection, run):
        return [(future, None) for _, future in run]
    return [(future, _problem(connection, work)) for work, future in run]


def _problem(connection: sqlite3.Connection, work: Work | Entry) -> Conflict | None:
    """Does one piece; whether it ran into a row that is there."""
    try:
        if isinstance(work, Entry):
            append(connection, work)
        else:
            work(connection)
    except sqlite3.IntegrityError as problem:
        return Conflict(str(problem))
    return None


def append(connection: sqlite3.Connection, entry: Entry) -> None:
    """Writes a row of a log."""
    connection.execute(_APPEND[1], astuple(entry))


def _roll_back(connection: sqlite3.Connection) -> None:
    if connection.in_transaction:
        connection.execute("ROLLBACK")


def _nothing(_: sqlite3.Connection) -> None:
    """Work that is only waited for."""


def _answer(results: list[_Result]) -> None:
    for future, problem in results:
        if future.done():
            continue
        if problem is None:
            future.set_result(None)
        else:
            future.set_exception(problem)
