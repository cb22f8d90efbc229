"""What commands, events, states and views have in common."""

from __future__ import annotations

from msgspec import Struct


class Value(Struct, frozen=True, gc=False):
    """A frozen value whose fields are values too.

    Nothing that is frozen from its making can come to hold itself, so the garbage collector need
    not look for cycles among the many that a match leaves behind.
    """
