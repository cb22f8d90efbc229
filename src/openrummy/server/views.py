"""What leaves the process: the table as one seat, or a spectator, may see it.

Cards come from `openrummy.table.view` alone; nothing else here touches the match.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from msgspec import UNSET, Raw
from msgspec.structs import astuple

from openrummy.records.codec import Rules, WireView, short_rules
from openrummy.rules.ruleset import RuleSet
from openrummy.server.blocked import blocked
from openrummy.server.deadlines import Deadline
from openrummy.server.protocol import Clock, Draft, Refusal, Seat, Table
from openrummy.server.state import TableState
from openrummy.table.commands import Command, Next
from openrummy.table.events import Event
from openrummy.table.legal import legal
from openrummy.table.view import shown_event, view

_NO_EVENTS = Raw(b"[]")
_encode = msgspec.json.Encoder().encode


def view_json(state: TableState, seat: int | None) -> bytes:
    """A `SeatView` as the codec of records writes it, its rules worked out once."""
    seen = view(state.match, seat)
    fields: list[Any] = [rules_of(state), *astuple(seen)[1:]]
    return _encode(WireView(*fields))


def rules_of(state: TableState) -> Rules:
    """The rules of a table as their preset and the options that differ."""
    found = _BY_ID.get(id(state.rules))
    if found is None or found[0] is not state.rules:
        found = _BY_ID[id(state.rules)] = (state.rules, short_rules(state.rules))
        if len(_BY_ID) > 1000:
            _BY_ID.pop(next(iter(_BY_ID)))
    return found[1]


# By identity: to hash a rule set takes longer than to write a view.
_BY_ID: dict[int, tuple[RuleSet, Rules]] = {}


def events_json(events: Iterable[Event], seat: int | None) -> Raw:
    """Events as a seat sees them."""
    return Raw(_encode([shown_event(event, seat) for event in events]))


def commands_of(state: TableState, seat: int | None) -> tuple[Command, ...]:
    """What a seat may do now. Before the first deal the host may say that it begins."""
    if seat is None:
        return ()
    if not state.started:
        return (Next(),) if state.seats[seat].host else ()
    return tuple(legal(state.match, seat))


def seats_of(state: TableState, connected: Sequence[bool]) -> tuple[Seat, ...]:
    """Who sits where, without the secrets."""
    return tuple(
        Seat(
            name=sitter.name,
            kind=sitter.kind,
            bot=sitter.bot,
            connected=connected[at] or sitter.kind == "bot",
            host=sitter.host,
            away=sitter.away,
        )
        for at, sitter in enumerate(state.seats)
    )


def clock_of(state: TableState, seat: int | None, now: int) -> Clock | None:
    """The deadline that a seat should look at: its own, else the one that runs for others."""
    running = state.deadlines.running
    own = [deadline for deadline in running if seat in deadline.seats]
    shown = next(iter(own or running), None)
    return None if shown is None else _clock(shown, seat, now)


def _clock(deadline: Deadline, seat: int | None, now: int) -> Clock:
    more = deadline.more_left if seat in deadline.seats else 0
    return Clock(deadline.seats, deadline.ends_at, now, more)


class Showing:
    """A table at one moment, for every seat that asks: what all share is worked out once."""

    def __init__(self, state: TableState, connected: Sequence[bool], now: int) -> None:
        self.state = state
        self._now = now
        self._seats = seats_of(state, connected)

    def message(
        self,
        seat: int | None,
        events: Sequence[Event] = (),
        *,
        draft: Draft | None = None,
        recent: Sequence[Event] | None = None,
    ) -> bytes:
        """The `Table` for a seat; ``recent`` are the events before, for somebody who came."""
        state = self.state
        commands = commands_of(state, seat)
        return _encode(
            Table(
                code=state.code,
                version=state.version,
                you=seat,
                seats=self._seats,
                view=Raw(view_json(state, seat)),
                events=events_json(events, seat) if events else _NO_EVENTS,
                legal=Raw(_encode(commands)),
                blocked=self._blocked(seat, commands),
                clock=clock_of(state, seat, self._now) if state.deadlines.running else None,
                settings=state.settings,
                draft=draft,
                recent=UNSET if recent is None else events_json(recent, seat),
                rematch=state.rematch,
            )
        )

    def _blocked(self, seat: int | None, commands: Sequence[Command]) -> dict[str, Refusal]:
        if seat is None or not self.state.started:
            return {}
        return blocked(self.state.match, seat, commands)
