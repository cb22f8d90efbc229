"""One table while it is in memory: one writer, one after the other; store, broadcast, answer.

A change is written first; only then does the room believe it, tell everyone, and answer. What can't
be written has not happened.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Awaitable, Sequence
from typing import Protocol

import msgspec
from msgspec import UNSET, Struct, UnsetType

from openrummy.core.refusals import Refused
from openrummy.server.changes import By, Change, Did, Seated, Started, kind_of, write_change
from openrummy.server.hub import Hub
from openrummy.server.presence import Presence
from openrummy.server.protocol import Draft
from openrummy.server.pump import Pump
from openrummy.server.state import Folded, TableState, commanded, folded, refolded
from openrummy.server.store import CannotSave, Conflict, Entry, Listed, Stage, Writing
from openrummy.server.thinking import Worth
from openrummy.server.views import Showing, seats_json
from openrummy.table.commands import Command
from openrummy.table.events import Dealt, Event
from openrummy.table.notation import write

RECENT = 60
"""Events of the round that somebody who comes is told."""
REMEMBERED = 200
"""Command ids that need no look into the store."""


class Listener(Protocol):
    """A socket at the table: its seat (None for a spectator), and where messages go."""

    seat: int | None

    def put(self, message: bytes) -> None:
        """Queues a message; never waits."""

    def close(self, code: int) -> None:
        """Ends the connection."""


class Room:
    """A table in memory. Everything that changes it holds `lock`."""

    def __init__(self, state: TableState, hub: Hub, recent: Sequence[Event] = ()) -> None:
        self.state = state
        self.hub = hub
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.recent: deque[Event] = deque(recent, maxlen=RECENT)
        self.drafts: dict[int, Draft] = {}
        self.worth: dict[int, tuple[object, Worth]] = {}
        """What a seat's hand is worth, with the hand it was worked out for."""
        self.known: OrderedDict[tuple[int, str], int] = OrderedDict()
        self._seats: bytes | None = None
        """Who sits and is there, as JSON; None when that has to be written anew."""
        self.pump = Pump(self)
        self.presence = Presence(self)
        self.used_at = hub.now()

    # ---- who is there -----------------------------------------------------------------------

    def join(self, listener: Listener) -> None:
        """Takes a socket in."""
        self.listeners.add(listener)
        self._seats = None

    def leave(self, listener: Listener) -> None:
        """Forgets a socket."""
        self.listeners.discard(listener)
        self._seats = None

    def connected(self) -> list[bool]:
        """By seat: whether a socket of it is open."""
        there = {listener.seat for listener in self.listeners}
        return [seat in there for seat in range(len(self.state.seats))]

    def showing(self) -> Showing:
        """The table as it is now, for messages."""
        seats = self._seats
        if seats is None:
            bots_in = self.presence.bots_in()
            seats = seats_json(self.state, self.connected(), bots_in)
            # Seconds pass, all else stays until something happens.
            self._seats = None if bots_in else seats
        return Showing(self.state, seats, self.hub.now())

    def broadcast(self, events: Sequence[Event] = (), *, but: Listener | None = None) -> None:
        """Sends everyone (but one) the table, each as their seat may see it."""
        if not self.listeners:
            return
        showing = self.showing()
        made: dict[int | None, bytes] = {}
        for listener in tuple(self.listeners):
            if listener is but:
                continue
            seat = listener.seat
            message = made.get(seat)
            if message is None:
                message = made[seat] = showing.message(seat, events)
            listener.put(message)

    def tell(self, message: Struct) -> None:
        """Sends everyone a message that is the same for all."""
        data = msgspec.json.encode(message)
        for listener in tuple(self.listeners):
            listener.put(data)

    # ---- changes (the lock is held) ---------------------------------------------------------

    def play(
        self, seat: int, command: Command, *, by: By = "person", cid: str | None = None
    ) -> Awaitable[None]:
        """Carries out a command of the game. Raises `Refused`, `Conflict` or `CannotSave`."""
        at = self.hub.now()
        after = commanded(self.state, seat, command, at)
        return self._commit(Did(seat, write(command), by), after, at, seat, cid)

    async def change(self, change: Change, *, seat: int | None = None) -> None:
        """Carries out any other change. Raises `CannotSave`."""
        at = self.hub.now()
        await self._commit(change, folded(self.state, change, at), at, seat)

    async def start_if_full(self) -> None:
        """Deals the first round once every seat is taken. Raises `CannotSave`."""
        if not self.state.started and all(s.kind != "open" for s in self.state.seats):
            await self.change(Started())

    async def _commit(
        self,
        change: Change,
        after: Folded,
        at: int,
        seat: int | None = None,
        cid: str | None = None,
    ) -> None:
        before, state = self.state, after.state
        entry = Entry(
            state.code, state.version, at, kind_of(change), write_change(change), seat, cid
        )
        listed = listed_as(state, at) if _lists(change, before, state) else None
        writing = Writing(entry, timer_text(before, state), listed)
        try:
            await self.hub.store.append(writing)
        except Conflict:
            await self._reload()
            raise
        self._believe(after)
        if isinstance(change, Seated):
            self._unseat_others(before, change.seat)
        if not isinstance(change, Did):
            self._seats = None
            self.presence.check()
        if seat is not None and cid is not None:
            self._remember(seat, cid, state.version)
        self.used_at = at
        self.broadcast(after.events)
        self.pump.wake()

    async def _reload(self) -> None:
        """Somebody else wrote to this table: what the log says is true."""
        self.state, recent = refolded(await self.hub.store.entries(self.state.code))
        self._seats = None
        self.recent.clear()
        self.recent.extend(recent)
        self.broadcast()

    def _believe(self, after: Folded) -> None:
        self.state = after.state
        for event in after.events:
            if isinstance(event, Dealt):
                self.recent.clear()
            self.recent.append(event)

    def _unseat_others(self, before: TableState, seat: int) -> None:
        """Whoever was connected for a seat that is somebody else's now only looks on."""
        if before.seats[seat].owner == self.state.seats[seat].owner:
            return
        self.drafts.pop(seat, None)
        self.worth.pop(seat, None)
        self.presence.forget(seat)
        for listener in self.listeners:
            if listener.seat == seat:
                listener.seat = None

    def _remember(self, seat: int, cid: str, version: int) -> None:
        self.known[seat, cid] = version
        if len(self.known) > REMEMBERED:
            self.known.popitem(last=False)

    # ---- moves that nobody at a socket makes ------------------------------------------------

    async def play_for(self, seat: int, command: Command, epoch: int, by: By) -> None:
        """Plays a bot's or the clock's command, unless the table has moved on. Never raises
        `Refused`; raises `CannotSave`.
        """
        async with self.lock:
            if self.state.epoch != epoch or self.state.over:
                return
            if by == "bot" and not self.state.plays_itself(seat):
                return
            try:
                await self.play(seat, command, by=by)
            except Refused:
                # Another seat in the same window was quicker: the pump looks again.
                return

    async def try_change(self, change: Change) -> None:
        """A change of the server's own; a full disk leaves things as they are."""
        async with self.lock:
            try:
                await self.change(change)
            except CannotSave:
                return

    def close(self, code: int) -> None:
        """Ends all connections and everything that runs here."""
        self.pump.stop()
        self.presence.stop()
        for listener in tuple(self.listeners):
            listener.close(code)


def _lists(change: Change, before: TableState, after: TableState) -> bool:
    """Whether the register must know: the stage has changed, or who sits there."""
    return (
        before.started != after.started
        or before.match.over != after.match.over
        or isinstance(change, Seated)
    )


def stage_of(state: TableState) -> Stage:
    """Where a table stands, for the register."""
    if state.over:
        return "over"
    return "playing" if state.started else "open"


def listed_as(state: TableState, at: int) -> Listed:
    """The table's row in the register."""
    return Listed(state.code, state.settings.private, stage_of(state), at)


def timer_text(before: TableState | None, after: TableState) -> str | UnsetType | None:
    """What to write of the deadlines: nothing when they are as before."""
    if before is not None and before.deadlines == after.deadlines:
        return UNSET
    if not after.deadlines.running:
        return UNSET if before is None else None
    return msgspec.json.encode(after.deadlines).decode()
