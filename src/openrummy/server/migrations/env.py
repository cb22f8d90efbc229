"""How alembic reaches the database: a path that `openrummy.server.migrate` hands over.

All migrations together are one transaction: broken off, they leave the database as it was. Python
would commit before each statement that changes a table, so it is told to leave that to us.
"""

from __future__ import annotations

import sqlite3

from alembic import context
from sqlalchemy import Connection, create_engine, event

engine = create_engine(f"sqlite:///{context.config.attributes['database']}")


@event.listens_for(engine, "connect")
def _commit_nothing_unasked(connection: sqlite3.Connection, _: object) -> None:
    connection.isolation_level = None


@event.listens_for(engine, "begin")
def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")


with engine.connect() as connection:
    context.configure(connection=connection, render_as_batch=True, transactional_ddl=True)
    with context.begin_transaction():
        context.run_migrations()
engine.dispose()
