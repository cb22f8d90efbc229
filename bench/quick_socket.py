"""A WebSocket client that costs little: a load generator must not be the slower side."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import cast

_TEXT = 0x81


class QuickSocket(asyncio.Protocol):
    """Sends and receives whole text frames; ``heard`` is called with each."""

    def __init__(self, path: str, cookie: str, heard: Callable[[bytes], None]) -> None:
        self._path, self._cookie, self._heard = path, cookie, heard
        self._data = bytearray()
        self._open = False
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        transport.write(
            f"GET {self._path} HTTP/1.1\r\nHost: bench\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
            f"Sec-WebSocket-Version: 13\r\nCookie: {self._cookie}\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        self._data += data
        if not self._open:
            head, end, rest = bytes(self._data).partition(b"\r\n\r\n")
            if not end:
                return
            assert b" 101 " in head, head
            self._open, self._data = True, bytearray(rest)
            self.opened.set_result(None)
        self._frames()

    def _frames(self) -> None:
        data, at = self._data, 0
        while len(data) - at >= 2:
            size, start = data[at + 1], at + 2
            if size == 126:
                if len(data) < at + 4:
                    break
                size, start = int.from_bytes(data[at + 2 : at + 4], "big"), at + 4
            elif size == 127:
                if len(data) < at + 10:
                    break
                size, start = int.from_bytes(data[at + 2 : at + 10], "big"), at + 10
            if len(data) < start + size:
                break
            code = data[at] & 0x0F
            if code == 1:
                self._heard(bytes(data[start : start + size]))
            elif code == 9:
                self._transport.write(_frame(0x8A, bytes(data[start : start + size])))
            at = start + size
        del data[:at]

    def send(self, text: bytes) -> None:
        """Sends a text frame."""
        self._transport.write(_frame(_TEXT, text))

    def close(self) -> None:
        """Ends the connection without ceremony."""
        self._transport.abort()


def _frame(code: int, text: bytes) -> bytes:
    """A masked frame; a mask of zeros is a mask."""
    size = len(text)
    if size < 126:
        head = bytes((code, 0x80 | size))
    else:
        head = bytes((code, 0x80 | 126)) + size.to_bytes(2, "big")
    return head + b"\0\0\0\0" + text
