"""The tables in memory: brought back when somebody asks, put away when nobody does."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from collections.abc import Iterator, Sequence

import msgspec

from openrummy.server.changes import Extended, Opened, kind_of, write_change
from openrummy.server.deadlines import Deadlines
from openrummy.server.hub import Hub
from openrummy.server.protocol import Draft
from openrummy.server.room import RECENT, REMEMBERED, Room, listed_as
from openrummy.server.state import opened, refolded
from openrummy.server.store import Entry, Writing

HEARTBEAT = "heartbeat"
BEAT_SECONDS = 1.0
GAP_MS = 2000
"""A longer silence is an absence of the server, for which nobody pays with their time."""


class NoTable(KeyError):
    """There is no table with this code."""


class Rooms:
    """Finds a table by its code, loading it at most once."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}

    def __iter__(self) -> Iterator[Room]:
        return iter(tuple(self._rooms.values()))

    def __len__(self) -> int:
        return len(self._rooms)

    async def find(self, code: str) -> Room:
        """The table of a code. Raises `NoTable`."""
        room = self._rooms.get(code)
        if room is not None:
            return room
        task = self._loading.get(code)
        if task is None:
            task = self._loading[code] = asyncio.create_task(self._load(code))
            task.add_done_callback(lambda _: self._loading.pop(code, None))
        return await asyncio.shield(task)

    async def open(self, code: str, change: Opened) -> Room:
        """A new table. Raises `Conflict` when the code is taken, or `CannotSave`."""
        state, at = opened(code, change), self.hub.now()
        entry = Entry(code, 1, at, kind_of(change), write_change(change))
        await self.hub.store.append(Writing(entry, listed=listed_as(state, at)))
        room = self._rooms[code] = Room(state, self.hub)
        return room

    async def _load(self, code: str) -> Room:
        entries = await self.hub.store.entries(code)
        if not entries:
            raise NoTable(code)
        room = refolded_room(entries, self.hub)
        for seat, text in (await self.hub.store.drafts(code)).items():
            with contextlib.suppress(msgspec.MsgspecError):
                draft = msgspec.json.decode(text, type=Draft)
                if _is_of_hand(draft, room, seat):
                    room.drafts[seat] = draft
        self._rooms[code] = room
        return room

    def put_away(self, room: Room) -> None:
        """Takes a table out of memory; it is in the store."""
        if self._rooms.get(room.state.code) is room:
            del self._rooms[room.state.code]
        room.close(1012)

    def quiet(self) -> list[Room]:
        """The tables that nobody is at and where nothing runs, the least used first."""
        found = [r for r in self._rooms.values() if not r.listeners and not r.pump.running]
        return sorted(found, key=lambda room: room.used_at)

    async def resume(self) -> None:
        """After a start: every running deadline is later by the time that the server was away,
        and bots whose turn it is play on.
        """
        timers = await self.hub.store.timers()
        beat = await self.hub.store.noted(HEARTBEAT)
        gap = max(0, self.hub.now() - int(beat)) if beat else 0
        for code, text in timers.items():
            with contextlib.suppress(NoTable):
                room = await self.find(code)
                if gap and msgspec.json.decode(text, type=Deadlines).running:
                    await room.try_change(Extended(gap))
        for listed in (await self.hub.store.tables("playing"))[: self.hub.config.shut_tables // 2]:
            with contextlib.suppress(NoTable):
                (await self.find(listed.code)).pump.wake()
            await asyncio.sleep(0)

    async def beat(self) -> None:
        """Notes again and again that the server lives; after a standstill, gives the time back."""
        last = self.hub.now()
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            now = self.hub.now()
            timed = [room for room in self if room.state.deadlines.running]
            gap = now - last - int(1000 * BEAT_SECONDS)
            if gap > GAP_MS:
                for room in timed:
                    await room.try_change(Extended(gap))
            last = self.hub.now()
            if timed:
                with contextlib.suppress(Exception):
                    await self.hub.store.note(HEARTBEAT, str(last))

    async def close(self) -> None:
        """Ends all connections; clients come back to the next process."""
        for room in self:
            room.close(1012)


def refolded_room(entries: Sequence[Entry], hub: Hub) -> Room:
    """A table as its log says."""
    state, recent = refolded(entries)
    room = Room(state, hub, recent[-RECENT:])
    for entry in entries[-REMEMBERED:]:
        if entry.cid is not None and entry.seat is not None:
            room.known[entry.seat, entry.cid] = entry.version
    return room


def _is_of_hand(draft: Draft, room: Room, seat: int) -> bool:
    """Whether an arrangement is one of the hand as it is: the seat may have changed hands."""
    round_ = room.state.match.round
    return round_ is not None and Counter(draft.order) == Counter(round_.hands[seat])
