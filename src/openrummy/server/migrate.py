"""Brings a database to the schema of this release (alembic, `migrations/`)."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

SCHEMA: Final = "0002"
"""The newest migration. Named here so that a start with a current file needs no alembic."""

_SCRIPTS = Path(__file__).with_name("migrations")


class NewerSchema(RuntimeError):
    """The database was written by a newer release."""


def migrate(path: Path) -> None:
    """Makes or updates the tables of a database. Raises `NewerSchema`, or `OSError` when that
    can't be written; then the database is as it was.
    """
    found = _present(path)
    if found == SCHEMA:
        return
    if found is not None and found > SCHEMA:
        raise NewerSchema(f"{path}: schema {found}, this release knows {SCHEMA}")
    _upgrade(path)


def _present(path: Path) -> str | None:
    if not path.exists():
        return None
    with closing(sqlite3.connect(path)) as connection:
        try:
            row = connection.execute("SELECT version_num FROM alembic_version").fetchone()
        except sqlite3.OperationalError:
            return None
    return row[0] if row else None


def _upgrade(path: Path) -> None:
    from alembic import command  # noqa: PLC0415 - slow to import, seldom needed
    from alembic.config import Config  # noqa: PLC0415
    from sqlalchemy.exc import DBAPIError  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", str(_SCRIPTS).replace("%", "%%"))
    config.attributes["database"] = path
    try:
        command.upgrade(config, "head")
    except DBAPIError as problem:
        raise OSError(f"{path}: {problem.orig}") from problem
