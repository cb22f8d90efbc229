"""All that the doors of the server (HTTP and WebSocket) need, put together by `app`."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Coroutine
from typing import Any

import msgspec

from openrummy.server.config import Config
from openrummy.server.guard import Rates
from openrummy.server.hub import Hub
from openrummy.server.lobby import Lobby
from openrummy.server.room import Room
from openrummy.server.rooms import Rooms
from openrummy.server.sessions import Sessions
from openrummy.server.store import CannotSave

DRAFT_SECONDS = 2.0
"""How long an arrangement may change before it is written."""


class Services:
    """The living parts of one server process."""

    def __init__(self, config: Config, hub: Hub, rooms: Rooms, sessions: Sessions) -> None:
        self.config = config
        self.hub = hub
        self.rooms = rooms
        self.sessions = sessions
        self.lobby = Lobby(hub, rooms, sessions)
        self.rates = Rates(config.requests_a_minute, config.tables_a_minute)
        self.ready = True
        self._writing: dict[tuple[str, int], asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def keep_draft(self, room: Room, seat: int) -> None:
        """Writes an arrangement in a while, so that it outlives the process."""
        key = (room.state.code, seat)
        if key not in self._writing:
            loop = asyncio.get_running_loop()
            self._writing[key] = loop.call_later(DRAFT_SECONDS, self._write_draft, room, seat)

    def _write_draft(self, room: Room, seat: int) -> None:
        self._writing.pop((room.state.code, seat), None)
        draft = room.drafts.get(seat)
        if draft is None:
            return
        text = msgspec.json.encode(draft).decode()
        self.later(self._kept(room.state.code, seat, text))

    async def _kept(self, code: str, seat: int, text: str) -> None:
        with contextlib.suppress(CannotSave):
            await self.hub.store.keep_draft(code, seat, text)

    def later(self, work: Coroutine[Any, Any, None]) -> None:
        """Runs something beside; it is kept from being forgotten."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def stop(self) -> None:
        """Ends what runs beside."""
        for handle in self._writing.values():
            handle.cancel()
        for task in self._tasks:
            task.cancel()
