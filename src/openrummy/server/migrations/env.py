"""How alembic reaches the database: a path that `openrummy.server.migrate` hands over."""

from __future__ import annotations

from alembic import context
from sqlalchemy import create_engine

engine = create_engine(f"sqlite:///{context.config.attributes['database']}")
with engine.connect() as connection:
    context.configure(connection=connection, render_as_batch=True)
    with context.begin_transaction():
        context.run_migrations()
engine.dispose()
