"""Two people at one table who play as fast as they are let: the load of ``server_moves.py``.

The same programme plays at both servers; only what it says and reads differs (`Table`). A move is
done when the server has answered for it and both people have seen the table after it; then comes
the next.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Protocol

from msgspec import Struct
from quick_socket import QuickSocket


class Seen(Struct):
    """What a message says to the load."""

    version: int
    move: bytes | None = None
    """The message that makes this person's next move; None while the other is to move."""
    kept: bool = False
    """Whether this is the server's word that a move is kept, rather than the table after it."""


class Table(Protocol):
    """A table of one of the servers, from the load's side."""

    answers: bool
    """Whether the server says that a move is kept, beside showing the table after it."""

    def address(self, seat: int) -> tuple[str, str]:
        """Path and cookie of a seat's socket."""

    def greeting(self, seat: int) -> bytes:
        """What a seat says first."""

    def read(self, seat: int, data: bytes, say: Callable[[bytes], None]) -> Seen | None:
        """What a message says; None for one that is of no use to a player."""


class Tally:
    """What the load has counted, over all its tables."""

    def __init__(self) -> None:
        self.going = False
        self.took: list[float] = []
        """Of each move the seconds until both had seen it."""


class TwoSeats:
    """Both people of a table."""

    def __init__(self, table: Table, tally: Tally) -> None:
        self._table, self._tally = table, tally
        self._sockets: list[QuickSocket] = []
        self._versions = [-1, -1]
        self._moves: list[bytes | None] = [None, None]
        self._began: float | None = None
        self._kept = True
        self._wanted = 0
        self._shown = asyncio.Event()

    async def come(self, port: int) -> None:
        """Opens both sockets, and waits until both have seen the table."""
        loop = asyncio.get_running_loop()
        for seat in (0, 1):
            await loop.create_connection(self._maker(seat), "127.0.0.1", port)
            await self._sockets[seat].opened
            self._sockets[seat].send(self._table.greeting(seat))
        await self._shown.wait()

    def _maker(self, seat: int) -> Callable[[], QuickSocket]:
        path, cookie = self._table.address(seat)

        def make() -> QuickSocket:
            socket = QuickSocket(path, cookie, lambda data: self._heard(seat, data))
            self._sockets.append(socket)
            return socket

        return make

    def leave(self) -> None:
        """Closes both sockets."""
        for socket in self._sockets:
            socket.close()

    def play(self) -> None:
        """Makes the next move, whosever it is."""
        for seat, move in enumerate(self._moves):
            if move is not None:
                self._wanted = max(self._versions) + 1
                self._kept = not self._table.answers
                self._began = time.perf_counter()
                self._sockets[seat].send(move)
                return

    def _heard(self, seat: int, data: bytes) -> None:
        seen = self._table.read(seat, data, self._sockets[seat].send)
        if seen is None:
            return
        if seen.kept:
            self._kept = True
        else:
            self._versions[seat], self._moves[seat] = seen.version, seen.move
            if min(self._versions) >= 0:
                self._shown.set()
        if self._began is not None and self._kept and min(self._versions) >= self._wanted:
            self._tally.took.append(time.perf_counter() - self._began)
            self._began = None
            if self._tally.going:
                self.play()
