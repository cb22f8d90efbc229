"""What leaves the process: the table as one seat, or a spectator, may see it.

Cards come from `openrummy.table.view` alone; nothing else here touches the match.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, cast

import msgspec
from msgspec import UNSET, Raw, UnsetType
from msgspec.structs import astuple, replace

from openrummy.records.codec import WireView
from openrummy.server.blocked import blocked_json
from openrummy.server.deadlines import Deadline
from openrummy.server.protocol import Clock, Draft, Seat, Table
from openrummy.server.state import TableState
from openrummy.table.commands import Command, Next
from openrummy.table.events import Event
from openrummy.table.legal import legal
from openrummy.table.view import SeatView, own_hand, shown_event, view

_HOLE = Raw(b"\0")
"""Where something else is put in later: no other zero byte can be in JSON."""
_encode = msgspec.json.Encoder().encode
NOBODY: Mapping[int, int] = {}
"""Nobody is gone for whom a bot will play."""


def view_json(state: TableState, seat: int | None) -> bytes:
    """A `SeatView` as the codec of records writes it, its rules worked out once."""
    return _view_json(state, view(state.match, seat))


def _view_json(state: TableState, seen: SeatView) -> bytes:
    fields: list[Any] = [Raw(state.rules_json.encode()), *astuple(seen)[1:]]
    return _encode(WireView(*fields))


def _view_for_all(state: TableState) -> bytes:
    """The view that all share, with holes for the seat and its hand."""
    seen: Any = view(state.match, None)
    hand = None if seen.round is None else replace(seen.round, hand=_HOLE)
    return _view_json(state, replace(seen, seat=_HOLE, round=hand))


def events_json(events: Iterable[Event], seat: int | None) -> bytes:
    """Events as a seat sees them."""
    return _encode([shown_event(event, seat) for event in events])


def commands_of(state: TableState, seat: int | None) -> tuple[Command, ...]:
    """What a seat may do now. Before the first deal the host may say that it begins."""
    if seat is None:
        return ()
    if not state.started:
        return (Next(),) if state.seats[seat].host else ()
    return tuple(legal(state.match, seat))


def seats_json(
    state: TableState, connected: Sequence[bool], bots_in: Mapping[int, int] = NOBODY
) -> bytes:
    """Who sits where, as all tables' messages have it."""
    return _encode(seats_of(state, connected, bots_in))


def seats_of(
    state: TableState, connected: Sequence[bool], bots_in: Mapping[int, int] = NOBODY
) -> tuple[Seat, ...]:
    """Who sits where, without the secrets."""
    return tuple(
        Seat(
            name=sitter.name,
            kind=sitter.kind,
            bot=sitter.bot,
            connected=connected[at] or sitter.kind == "bot",
            host=sitter.host,
            away=sitter.away,
            bot_in=bots_in.get(at, UNSET),
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
    """A table at one moment, for every seat that asks: what all share is written once."""

    def __init__(self, state: TableState, seats: bytes, now: int) -> None:
        self.state = state
        self._now = now
        self._seats = seats
        self._shared = b""

    def message(
        self,
        seat: int | None,
        events: Sequence[Event] = (),
        *,
        draft: Draft | None = None,
        recent: Sequence[Event] | None = None,
    ) -> bytes:
        """The `Table` for a seat; ``recent`` are the events before, for somebody who came."""
        state, match = self.state, self.state.match
        you, commands = _encode(seat), commands_of(state, seat)
        own = (
            *((you, you) if match.round is None else (you, you, _encode(own_hand(match, seat)))),
            events_json(events, seat) if events else b"[]",
            _encode(commands),
            self._blocked(seat, commands),
            _encode(clock_of(state, seat, self._now)) if state.deadlines.running else b"null",
            b"null" if draft is None else _encode(draft),
        )
        if recent is None:
            self._shared = self._shared or self._written()
            return self._shared % own
        return self._written(recent=_HOLE) % (*own, events_json(recent, seat))

    def _written(self, recent: Raw | UnsetType = UNSET) -> bytes:
        """The message with a ``%b`` for each hole."""
        state, hole = self.state, cast(Any, _HOLE)
        table = Table(
            code=state.code,
            version=state.version,
            you=hole,
            seats=cast(Any, Raw(self._seats)),
            view=Raw(_view_for_all(state)),
            events=hole,
            legal=hole,
            blocked=hole,
            clock=hole,
            settings=state.settings,
            draft=hole,
            recent=recent,
            rematch=state.rematch,
        )
        return _encode(table).replace(b"%", b"%%").replace(b"\0", b"%b")

    def _blocked(self, seat: int | None, commands: Sequence[Command]) -> bytes:
        if seat is None or not self.state.started:
            return b"{}"
        return blocked_json(self.state.rules_json, self.state.match, seat, commands)
