"""The stores: a row once, all or nothing, and what a full disk does."""

from __future__ import annotations

import asyncio
import resource
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from msgspec.structs import astuple

from openrummy.server import migrate
from openrummy.server.sqlite_store import FILE, SqliteStore
from openrummy.server.store import CannotSave, Conflict, Entry, Listed, MemoryStore, Store, Writing


@asynccontextmanager
async def opened(kind: str, folder: Path) -> AsyncIterator[Store]:
    store: Store = SqliteStore.open(folder) if kind == "sqlite" else MemoryStore()
    try:
        yield store
    finally:
        await store.close()


def row(version: int, cid: str | None = None, table: str = "ABCD") -> Entry:
    return Entry(table, version, 1000 + version, "did", '{"x":1}', 0, cid)


@pytest.mark.parametrize("kind", ["memory", "sqlite"])
def test_a_version_is_written_once_and_a_command_id_is_found(kind: str, tmp_path: Path) -> None:
    async def main() -> None:
        async with opened(kind, tmp_path) as store:
            await store.append(Writing(row(1), listed=Listed("ABCD", True, "open", 1)))
            await store.append(Writing(row(2, "first-id")))
            with pytest.raises(Conflict):
                await store.append(Writing(row(2), timer="{}"))
            assert await store.timers() == {}
            await store.append(Writing(row(3, "second-id"), timer="{}"))
            assert [entry.version for entry in await store.entries("ABCD")] == [1, 2, 3]
            assert await store.version_of("ABCD", 0, "first-id") == 2
            assert await store.version_of("ABCD", 0, "second-id") == 3
            assert await store.version_of("ABCD", 1, "second-id") is None
            assert await store.timers() == {"ABCD": "{}"}
            await store.append(Writing(row(4), timer=None))
            assert await store.timers() == {}
            assert [listed.code for listed in await store.tables("open")] == ["ABCD"]
            assert await store.tables("over") == []
            await store.keep_draft("ABCD", 1, "draft")
            assert await store.drafts("ABCD") == {1: "draft"}
            await store.remove("ABCD")
            assert await store.entries("ABCD") == []
            assert await store.tables() == []
            assert await store.noted("x") is None
            await store.note("x", "1")
            await store.note("x", "2")
            assert await store.noted("x") == "2"

    asyncio.run(main())


@pytest.mark.parametrize("kind", ["memory", "sqlite"])
def test_of_many_at_once_only_the_conflicting_fail(kind: str, tmp_path: Path) -> None:
    async def main() -> None:
        async with opened(kind, tmp_path) as store:
            rows = [row(1, table=f"T{n}") for n in range(300)]
            rows[150:150] = [row(1, table="T7"), row(1, table="T7")]
            work = [store.append(Writing(one)) for one in rows]
            results = await asyncio.gather(*work, return_exceptions=True)
            assert [type(r) for r in results if r is not None] == [Conflict, Conflict]
            for number in range(300):
                assert len(await store.entries(f"T{number}")) == 1

    asyncio.run(main())


def test_the_start_needs_no_alembic_once_the_file_is_there(tmp_path: Path) -> None:
    path = tmp_path / FILE
    migrate.migrate(path)
    script = (
        "import sys; from pathlib import Path; from openrummy.server.migrate import migrate; "
        "migrate(Path(sys.argv[1])); assert 'alembic' not in sys.modules"
    )
    subprocess.run([sys.executable, "-c", script, str(path)], check=True)


def config_of(path: Path) -> Config:
    """What alembic must know of a database."""
    config = Config()
    config.set_main_option("script_location", str(migrate._SCRIPTS))
    config.attributes["database"] = path
    return config


def test_the_newest_migration_is_the_one_that_is_named(tmp_path: Path) -> None:
    script = ScriptDirectory.from_config(config_of(tmp_path / FILE))
    assert script.get_current_head() == migrate.SCHEMA


def test_tables_of_the_first_release_are_carried_over(tmp_path: Path) -> None:
    path = tmp_path / FILE
    config = config_of(path)
    command.upgrade(config, "0001")
    rows = [row(1), row(2, "first-id"), row(1, table="EFGH")]
    with sqlite3.connect(path) as connection:
        for entry in rows:
            connection.execute("INSERT INTO events VALUES (?, ?, ?, ?, ?, ?, ?)", astuple(entry))
    connection.close()

    async def main() -> None:
        async with opened("sqlite", tmp_path) as store:
            assert await store.entries("ABCD") == rows[:2]
            assert await store.entries("EFGH") == rows[2:]
            assert await store.version_of("ABCD", 0, "first-id") == 2
            with pytest.raises(Conflict):
                await store.append(Writing(row(2)))

    asyncio.run(main())
    command.downgrade(config, "0001")
    with sqlite3.connect(path) as connection:
        assert connection.execute("SELECT count(*) FROM events").fetchone() == (3,)
    connection.close()


def test_a_migration_that_breaks_off_leaves_the_database_as_it_was(tmp_path: Path) -> None:
    path = tmp_path / FILE
    command.upgrade(config_of(path), "0001")
    with sqlite3.connect(path) as connection:
        connection.execute("INSERT INTO events VALUES (?, ?, ?, ?, ?, ?, ?)", astuple(row(1)))
        # The new index finds its name taken, when the new table is there already.
        connection.execute("CREATE INDEX events_version ON notes (value)")
        before = list(connection.iterdump())
    with pytest.raises(OSError, match="events_version"):
        migrate.migrate(path)
    assert list(connection.iterdump()) == before
    connection.execute("DROP INDEX events_version")
    connection.close()
    migrate.migrate(path)

    async def main() -> None:
        async with opened("sqlite", tmp_path) as store:
            assert await store.entries("ABCD") == [row(1)]

    asyncio.run(main())


def test_a_newer_database_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / FILE
    migrate.migrate(path)
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    with pytest.raises(migrate.NewerSchema):
        migrate.migrate(path)


FULL = """
import asyncio, resource, signal, sys
from pathlib import Path
from openrummy.server.sqlite_store import SqliteStore
from openrummy.server.store import CannotSave, Entry, Writing

signal.signal(signal.SIGXFSZ, signal.SIG_IGN)

async def main():
    store = SqliteStore.open(Path(sys.argv[1]))
    kept = 0
    limit = 400_000
    resource.setrlimit(resource.RLIMIT_FSIZE, (limit, resource.RLIM_INFINITY))
    try:
        while True:
            await store.append(Writing(Entry("T", kept + 1, 1, "did", "x" * 1000)))
            kept += 1
    except CannotSave:
        pass
    for _ in range(3):
        try:
            await store.append(Writing(Entry("T", kept + 1, 1, "did", "y" * 1000)))
            raise SystemExit("written to a full disk")
        except CannotSave:
            pass
    resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    await store.append(Writing(Entry("T", kept + 1, 1, "did", "z")))
    rows = await store.entries("T")
    assert [row.version for row in rows] == list(range(1, kept + 2)), len(rows)
    await store.close()
    print("kept", kept)

asyncio.run(main())
"""


def test_a_full_disk(tmp_path: Path) -> None:
    """What was acknowledged stays, what was not is not there, and it goes on with new space."""
    run = subprocess.run(
        [sys.executable, "-c", FULL, str(tmp_path)],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert run.returncode == 0, run.stderr
    assert int(run.stdout.split()[1]) > 10
    assert resource.getrlimit(resource.RLIMIT_FSIZE)[1] != 0
    assert issubclass(CannotSave, Exception)
