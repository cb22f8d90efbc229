"""The WebSocket of a table as uvicorn has it, with a way around ASGI for what goes both ways.

ASGI opens and refuses the connection. After that a table would pay for a queue, a task and two
calls to the system with every message; a `Line` hands messages over as they come and writes them
as they are said.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any

from starlette.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

MOST_UNREAD = 16
"""Messages that may wait to be answered; then the line is not read until they are."""
_NAME = "openrummy.line"
_TEXT = 0x81
"""A text that is whole."""


class Line(WebSocketsSansIOProtocol):
    """One WebSocket. `hear` takes what comes in, `say` sends, `end` closes."""

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self._heard: deque[bytes] = deque()
        self._listener: asyncio.Future[None] | None = None
        self._said: list[bytes] = []
        self._over = False
        self._full = False
        self.freed: Callable[[], None] | None = None
        """Called when the line is `free` again."""

    # ---- for tables -------------------------------------------------------------------------

    @property
    def free(self) -> bool:
        """Whether the other side takes what it is sent; False while too much is under way."""
        return self.writable.is_set()

    def say(self, text: bytes) -> None:
        """Sends a text; one that is said after the end is lost.

        What is said in one turn of the loop goes in one piece: a table and the answer after it.
        """
        if self._over or self.close_sent or self.conn.state is not State.OPEN:
            return
        if not self._said:
            self.loop.call_soon(self._flush)
        self._said.append(frame(text))

    def _flush(self) -> None:
        said, self._said = self._said, []
        if said and not self.transport.is_closing():
            self.transport.write(b"".join(said))

    async def hear(self) -> bytes | None:
        """The next message, text or not; None when the connection has ended."""
        while not self._heard:
            if self._over:
                return None
            self._listener = self.loop.create_future()
            try:
                await self._listener
            finally:
                self._listener = None
        message = self._heard.popleft()
        if self._full and not self._heard:
            self._full = False
            self.transport.resume_reading()
        return message

    def end(self, code: int) -> None:
        """Closes the connection from this side; nothing more is heard."""
        self._over = True
        self._heard.clear()
        self._wake()
        self._flush()
        if self.close_sent or self.transport.is_closing():
            return
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        if self._full:
            self.transport.resume_reading()
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.close)

    # ---- for uvicorn ------------------------------------------------------------------------

    def handle_connect(self, event: Request) -> None:
        """Tells the application of the line, which it finds with `line_of`."""
        super().handle_connect(event)
        if self.handshake_initiated and not self.close_sent:
            self.scope["extensions"][_NAME] = {"line": self}

    def send_receive_event_to_app(self) -> None:
        """Hands a whole message over."""
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        if self._over or self.close_sent:
            return
        self._heard.append(data)
        if len(self._heard) >= MOST_UNREAD and not self._full:
            self._full = True
            self.transport.pause_reading()
        self._wake()

    def resume_writing(self) -> None:
        """The other side has caught up."""
        super().resume_writing()
        if self.freed is not None:
            self.freed()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing more comes."""
        super().connection_lost(exc)
        self._over = True
        self._wake()

    def _wake(self) -> None:
        if self._listener is not None and not self._listener.done():
            self._listener.set_result(None)


def frame(text: bytes) -> bytes:
    """A whole text as a server sends it (RFC 6455, 5.2)."""
    size = len(text)
    if size < 126:
        return bytes((_TEXT, size)) + text
    if size < 1 << 16:
        return bytes((_TEXT, 126)) + size.to_bytes(2, "big") + text
    return bytes((_TEXT, 127)) + size.to_bytes(8, "big") + text


def line_of(scope: Scope) -> Line:
    """The line of a connection that `Line` serves."""
    line: Line = scope["extensions"][_NAME]["line"]
    return line
