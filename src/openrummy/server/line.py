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

from openrummy.server.frames import LONGEST_HEAD, end_of, frame, text_of

MOST_UNREAD = 16
"""Messages that may wait to be answered; then the line is not read until they are."""
_NAME = "openrummy.line"


class Line(WebSocketsSansIOProtocol):
    """One WebSocket. `hear` takes what comes in, `say` sends, `end` closes."""

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self._part = b""
        """The beginning of a frame."""
        self._heard: deque[bytes] = deque()
        self._listener: asyncio.Future[bytes | None] | None = None
        self._said: list[bytes] = []
        self._over = False
        self._full = False
        self.free = True
        """Whether the other side takes what it is sent; False while too much is under way."""
        self.freed: Callable[[], None] | None = None
        """Called when the line is `free` again."""

    # ---- for tables -------------------------------------------------------------------------

    def say(self, text: bytes) -> None:
        """Sends a text; one that is said after the end is lost.

        What is said in one turn of the loop goes in one piece: a table and the answer after it.
        """
        said = self._said
        if not said:
            self.loop.call_soon(self._flush)
        said.append(frame(text))

    def _flush(self) -> None:
        said, self._said = self._said, []
        if said and not (self._over or self.transport.is_closing()):
            self.transport.write(b"".join(said))

    def hear(self) -> asyncio.Future[bytes | None]:
        """The next message, text or not; None when the connection has ended."""
        listener: asyncio.Future[bytes | None] = self.loop.create_future()
        if self._heard:
            listener.set_result(self._heard.popleft())
        elif self._over:
            listener.set_result(None)
        else:
            self._listener = listener
        if self._full and not self._heard:
            self._full = False
            self.transport.resume_reading()
        return listener

    def end(self, code: int) -> None:
        """Closes the connection from this side; nothing more is heard."""
        self._flush()
        self._heard.clear()
        self._hang_up()
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

    def data_received(self, data: bytes) -> None:
        """Takes whole texts out at once; websockets gets the rest, a whole frame at a time."""
        if self._part:
            data, self._part = self._part + data, b""
        at = 0
        while at < len(data) and self.conn.state is State.OPEN:
            end = end_of(data, at)
            if end - at > self.config.ws_max_size + LONGEST_HEAD:
                break
            if not at < end <= len(data):
                self._part = data[at:]
                return
            whole, at = data[at:end], end
            # Between the parts of a message no other may come: websockets says so.
            text = None if self.frames else text_of(whole)
            if text is None:
                super().data_received(whole)
            else:
                self._take(text)
        if at < len(data):
            super().data_received(data[at:])

    def send_receive_event_to_app(self) -> None:
        """Hands a whole message over that came in parts, or in binary."""
        data, self.frames = b"".join(self.frames), []
        self._take(data)

    def _take(self, data: bytes) -> None:
        if self._over or self.close_sent:
            return
        listener = self._listener
        if listener is not None and not listener.done():
            listener.set_result(data)
            return
        self._heard.append(data)
        if len(self._heard) >= MOST_UNREAD and not self._full:
            self._full = True
            self.transport.pause_reading()

    def pause_writing(self) -> None:
        """The other side does not keep up."""
        super().pause_writing()
        self.free = False

    def resume_writing(self) -> None:
        """The other side has caught up."""
        super().resume_writing()
        self.free = True
        if self.freed is not None:
            self.freed()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing more comes."""
        super().connection_lost(exc)
        self._hang_up()

    def _hang_up(self) -> None:
        self._over = True
        if self._listener is not None and not self._listener.done():
            self._listener.set_result(None)


def line_of(scope: Scope) -> Line:
    """The line of a connection that `Line` serves."""
    line: Line = scope["extensions"][_NAME]["line"]
    return line
