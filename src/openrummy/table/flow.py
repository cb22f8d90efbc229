"""The events of one command as they come, with the state after each."""

from __future__ import annotations

from openrummy.table.events import Event
from openrummy.table.evolve import evolve
from openrummy.table.state import Match, Round


class Flow:
    """Collects events; `match` and `round` are always the state after the last one.

    Where something is refused, the flow is thrown away with what it had collected.
    """

    __slots__ = ("events", "match", "rules")

    def __init__(self, match: Match) -> None:
        self.match = match
        self.rules = match.rules
        self.events: list[Event] = []

    @property
    def round(self) -> Round:
        """The round that is played."""
        assert self.match.round is not None
        return self.match.round

    def emit(self, event: Event) -> None:
        """Adds an event."""
        self.events.append(event)
        self.match = evolve(self.match, event)
