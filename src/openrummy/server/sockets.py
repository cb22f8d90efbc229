"""The WebSocket of a table: who is there is settled first, then messages go both ways.

Written against ASGI itself: a table sends whole views to all its sockets after every move, and a
layer less is time won.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from typing import TYPE_CHECKING, Any, TypeAlias

import msgspec
from msgspec import Struct
from starlette.datastructures import Headers
from starlette.types import Receive, Scope, Send

from openrummy.records.codec import CARDS
from openrummy.server import answers
from openrummy.server.guard import Bucket, same_origin
from openrummy.server.protocol import (
    AskArrange,
    AskHint,
    Do,
    Draft,
    FromClient,
    Hello,
    MoreTime,
    Ping,
    Pong,
    Refused,
    Say,
    Wrong,
)
from openrummy.server.room import Room
from openrummy.server.rooms import NoTable
from openrummy.server.sessions import seat_of

if TYPE_CHECKING:
    from openrummy.server.services import Services

MOST_BYTES = 4096
MOST_QUEUED = 64
HELLO_SECONDS = 10.0
PATIENCE = 200
"""So many messages too fast or unreadable, and the socket is closed."""

NO_TABLE, NOT_ALLOWED, REPLACED, TOO_FAST = 4404, 4403, 4409, 4429

_DECODER = msgspec.json.Decoder(FromClient)
_encode = msgspec.json.Encoder().encode
_PONG = _encode(Pong())
Reply: TypeAlias = Struct | bytes | None


class Socket:
    """One connection at a table; a listener of its room."""

    def __init__(self, room: Room, seat: int | None, send: Send) -> None:
        self.room = room
        self.seat = seat
        self._send = send
        self._queue: deque[bytes] = deque()
        self._more = asyncio.Event()
        self._fresh = False
        self._closing: int | None = None

    def put(self, message: bytes) -> None:
        """Queues a message; never waits."""
        if len(self._queue) >= MOST_QUEUED:
            # A slow reader gets the present table instead of all that it missed.
            self._queue.clear()
            self._fresh = True
        if not self._fresh:
            self._queue.append(message)
        self._more.set()

    def close(self, code: int) -> None:
        """Ends the connection."""
        self._closing = code
        self._more.set()

    @property
    def closing(self) -> bool:
        """Whether the server ends the connection."""
        return self._closing is not None

    async def send_all(self) -> None:
        """Sends what is put, until the connection ends."""
        with contextlib.suppress(OSError, RuntimeError):
            await self._send_all()

    async def _send_all(self) -> None:
        send, queue = self._send, self._queue
        while self._closing is None:
            if self._fresh:
                self._fresh = False
                queue.append(self.room.showing().message(self.seat))
            while queue:
                await send({"type": "websocket.send", "text": queue.popleft().decode()})
            if self._closing is None and not self._fresh:
                self._more.clear()
                await self._more.wait()
        await send({"type": "websocket.close", "code": self._closing})


class TableSocket:
    """The ASGI application of ``/ws/{code}``."""

    services: Services
    """Set when the application starts."""

    def __init__(self) -> None:
        self._addresses: dict[str, int] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers, config = Headers(scope=scope), self.services.config
        await receive()
        if not same_origin(headers, config.origins):
            await send({"type": "websocket.close", "code": NOT_ALLOWED})
            return
        address = (scope.get("client") or ("?", 0))[0]
        open_here = self._addresses.get(address, 0)
        often = not self.services.rates.request(address)
        if often or open_here >= config.sockets_per_address:
            await send({"type": "websocket.close", "code": TOO_FAST})
            return
        self._addresses[address] = open_here + 1
        try:
            await send({"type": "websocket.accept"})
            with contextlib.suppress(OSError):
                await self._talk(scope, headers, receive, send)
        finally:
            self._addresses[address] -= 1
            if not self._addresses[address]:
                del self._addresses[address]

    async def _talk(self, scope: Scope, headers: Headers, receive: Receive, send: Send) -> None:
        try:
            room = await self.services.rooms.find(scope["path_params"]["code"].upper())
        except NoTable:
            await _last(send, Wrong("no_table"), NO_TABLE)
            return
        hello = await _hello(receive, send)
        if hello is None:
            return
        guest = self.services.sessions.read(headers.get("cookie"))
        seat = seat_of(room.state, guest, hello.seat_key)
        if seat is None and not room.state.settings.spectators:
            await _last(send, Wrong("not_seated"), NOT_ALLOWED)
            return
        socket = Socket(room, seat, send)
        if seat is None and hello.seat_key is not None:
            socket.put(_encode(Wrong("not_seated")))
        _come(socket, self.services.config.sockets_per_seat)
        sender = asyncio.create_task(socket.send_all())
        try:
            await _Reader(socket, self.services, guest).run(receive)
        finally:
            room.listeners.discard(socket)
            if socket.closing:
                await asyncio.wait([sender], timeout=1)
            sender.cancel()
            room.presence.check()
            room.broadcast()


def _come(socket: Socket, most: int) -> None:
    """Takes the socket in and shows it the table; the others see that somebody came."""
    room, seat = socket.room, socket.seat
    if seat is not None:
        own = [s for s in room.listeners if s.seat == seat]
        for old in own[: max(0, len(own) - most + 1)]:
            room.listeners.discard(old)
            old.close(REPLACED)
    # The others see that somebody came; the one who comes gets it all in one message.
    room.listeners.add(socket)
    room.broadcast(but=socket)
    draft = None if seat is None else room.drafts.get(seat)
    socket.put(room.showing().message(seat, draft=draft, recent=tuple(room.recent)))
    room.presence.check()
    room.pump.wake()


def _seat_again(socket: Socket, seat: int | None) -> None:
    socket.room.listeners.discard(socket)
    socket.seat = seat
    _come(socket, MOST_QUEUED)


async def _hello(receive: Receive, send: Send) -> Hello | None:
    """The first message; None when there is none that can be read."""
    try:
        message = await asyncio.wait_for(receive(), HELLO_SECONDS)
    except TimeoutError:
        await _last(send, Wrong("bad_message"), 4400)
        return None
    if message["type"] == "websocket.disconnect":
        return None
    read = _read(message)
    if isinstance(read, Hello):
        return read
    await _last(send, read if isinstance(read, Wrong) else Wrong("bad_message"), 4400)
    return None


async def _last(send: Send, message: Struct, code: int) -> None:
    await send({"type": "websocket.send", "text": _encode(message).decode()})
    await send({"type": "websocket.close", "code": code})


def _read(message: Any) -> FromClient | Wrong:
    """A frame as a message, or what is wrong with it."""
    frame: str | bytes = message.get("text") or message.get("bytes") or b""
    if len(frame) > MOST_BYTES:
        return Wrong("too_long")
    try:
        found: FromClient = _DECODER.decode(frame)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as problem:
        long = "length <=" in str(problem) and "$.text" in str(problem)
        return Wrong("too_long" if long else "bad_message")
    if isinstance(found, Draft) and not _all_cards(found):
        return Wrong("bad_message")
    return found


def _all_cards(draft: Draft) -> bool:
    groups = (draft.order, draft.chosen, *draft.groups)
    return all(card in CARDS for cards in groups for card in cards)


class _Reader:
    """Reads what one socket says and answers it."""

    def __init__(self, socket: Socket, services: Services, guest: str | None) -> None:
        self._socket = socket
        self._guest = guest
        self._services = services
        config = services.config
        self._bucket = Bucket(config.messages_a_second, config.message_burst)
        self._patience = PATIENCE

    async def run(self, receive: Receive) -> None:
        """Reads and answers until the connection ends, or patience does."""
        socket = self._socket
        while self._patience > 0:
            message = await receive()
            if message["type"] == "websocket.disconnect":
                return
            reply: Reply = _read(message) if self._bucket.take() else Wrong("too_fast")
            if not isinstance(reply, Wrong):
                reply = await self._answer(reply)
            if isinstance(reply, Wrong):
                self._patience -= 1
            if reply is not None:
                socket.put(reply if isinstance(reply, bytes) else _encode(reply))
            if isinstance(reply, Refused):
                socket.put(socket.room.showing().message(socket.seat))
        socket.close(TOO_FAST)

    async def _answer(self, message: Any) -> Reply:
        room = self._socket.room
        if isinstance(message, Ping):
            return _PONG
        if isinstance(message, Hello):
            # Somebody who looked on sat down, or opened a seat link.
            _seat_again(self._socket, seat_of(room.state, self._guest, message.seat_key))
            return None
        seat = self._socket.seat
        if seat is None:
            return Wrong("not_seated", getattr(message, "id", None))
        match message:
            case Do():
                return await answers.do(room, seat, message)
            case Draft():
                answer = await answers.keep_draft(room, seat, message)
                self._services.keep_draft(room, seat)
                return answer
            case AskHint():
                return await answers.hint(room, seat)
            case AskArrange():
                return await answers.arrange(room, seat)
            case Say():
                return answers.say(room, seat, message)
            case MoreTime():
                return await answers.more_time(room, seat, message)
            case _:
                return Wrong("bad_message")
