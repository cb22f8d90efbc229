"""The events in the order they came, with one index: a commit changes fewer pages.

Command ids have no index: a room knows its latest, and older ones are looked up in one table's log.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Moves the events over."""
    op.rename_table("events", "old_events")
    op.create_table(
        "events",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("cid", sa.Text),
    )
    op.create_index("events_version", "events", ["table_id", "version"], unique=True)
    op.execute("INSERT INTO events SELECT * FROM old_events")
    op.drop_table("old_events")


def downgrade() -> None:
    """Moves the events back."""
    op.rename_table("events", "new_events")
    op.drop_index("events_version")
    op.create_table(
        "events",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("version", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("cid", sa.Text),
        sqlite_with_rowid=False,
    )
    op.create_index(
        "events_cid",
        "events",
        ["table_id", "seat", "cid"],
        unique=True,
        sqlite_where=sa.text("cid IS NOT NULL"),
    )
    op.execute("INSERT INTO events SELECT * FROM new_events")
    op.drop_table("new_events")
