"""People who go and come back: after a while a bot plays for them, if others wait."""

from __future__ import annotations

import asyncio
import math
from typing import TYPE_CHECKING

from openrummy.server.changes import CameBack, WentAway

if TYPE_CHECKING:
    from openrummy.server.room import Room


class Presence:
    """The grace that runs for each person whose sockets are all closed."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._grace: dict[int, asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def check(self) -> None:
        """Looks again who is there: call it whenever a socket comes or goes, or a seat changes."""
        room = self._room
        connected = room.connected()
        people = [s.kind == "person" for s in room.state.seats]
        someone = any(p and c for p, c in zip(people, connected, strict=True))
        for seat, sitter in enumerate(room.state.seats):
            if people[seat] and connected[seat]:
                self._stop(seat)
                if sitter.away and not sitter.left:
                    self._later(CameBack(seat))
            elif people[seat] and someone and not sitter.away:
                self._start(seat)
            else:
                self._stop(seat)

    def bots_in(self) -> dict[int, int]:
        """In how many seconds a bot plays on, by the seat of somebody who is gone."""
        if not self._grace or not self._stands_in():
            return {}
        now = asyncio.get_running_loop().time()
        return {s: max(0, math.ceil(grace.when() - now)) for s, grace in self._grace.items()}

    def forget(self, seat: int) -> None:
        """Somebody else sits there now, with a grace of their own."""
        self._stop(seat)

    def stop(self) -> None:
        """Forgets whom it waits for."""
        for seat in tuple(self._grace):
            self._stop(seat)

    def _start(self, seat: int) -> None:
        if seat not in self._grace:
            loop = asyncio.get_running_loop()
            seconds = self._room.hub.config.grace_seconds
            self._grace[seat] = loop.call_later(seconds, self._gone, seat)

    def _stop(self, seat: int) -> None:
        handle = self._grace.pop(seat, None)
        if handle is not None:
            handle.cancel()

    def _gone(self, seat: int) -> None:
        self._grace.pop(seat, None)
        if self._stands_in():
            self._later(WentAway(seat, left=False))

    def _stands_in(self) -> bool:
        state = self._room.state
        return state.started and not state.over and state.settings.stand_in

    def _later(self, change: CameBack | WentAway) -> None:
        task = asyncio.create_task(self._do(change))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _do(self, change: CameBack | WentAway) -> None:
        room, seat = self._room, change.seat
        here = room.connected()[seat]
        sitter = room.state.seats[seat]
        wanted = sitter.away if isinstance(change, CameBack) else not sitter.away
        if sitter.kind == "person" and wanted and here == isinstance(change, CameBack):
            await room.try_change(change)
            # What could not be saved is tried again after another grace.
            self.check()
