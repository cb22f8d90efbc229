"""The events of one command as they come, with the state after each."""

from __future__ import annotations

from openrummy.rules.ruleset import RuleSet
from openrummy.table.events import Event
from openrummy.table.evolve import evolve
from openrummy.table.state import Match, Round


class Flow:
    """Collects events; `match` and `round` are always the state after the last one."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.events: list[Event] = []

    @property
    def rules(self) -> RuleSet:
        """The rules of the match."""
        return self.match.rules

    @property
    def round(self) -> Round:
        """The round that is played."""
        assert self.match.round is not None
        return self.match.round

    def emit(self, event: Event) -> None:
        """Adds an event."""
        self.events.append(event)
        self.match = evolve(self.match, event)

    @property
    def events_so_far(self) -> tuple[Event, ...]:
        """All events, in order."""
        return tuple(self.events)
