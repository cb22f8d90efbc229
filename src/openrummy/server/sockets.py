"""The WebSocket of a table: who is there is settled first, then messages go both ways.

A table sends whole views to all its sockets after every move, so they are written to a `Line` at
once, with no task between.
"""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING, Any, TypeAlias

import msgspec
from msgspec import Struct
from starlette.datastructures import Headers
from starlette.types import Receive, Scope, Send

from openrummy.records.codec import CARDS
from openrummy.server import answers
from openrummy.server.guard import Bucket, same_origin
from openrummy.server.line import Line, line_of
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
MOST_HELD = 64
HELLO_SECONDS = 10.0
PATIENCE = 200
"""So many messages too fast or unreadable, and the socket is closed."""

NOT_UNDERSTOOD, NOT_ALLOWED, NO_TABLE, REPLACED, TOO_FAST = 4400, 4403, 4404, 4409, 4429

_DECODER = msgspec.json.Decoder(FromClient)
_encode = msgspec.json.Encoder().encode
_PONG = _encode(Pong())
Reply: TypeAlias = Struct | bytes | None


class Socket:
    """One connection at a table; a listener of its room."""

    def __init__(self, room: Room, seat: int | None, line: Line) -> None:
        self.room = room
        self.seat = seat
        self._line = line
        self._held: deque[bytes] = deque()
        self._behind = False
        line.freed = self._go_on

    def put(self, message: bytes) -> None:
        """Sends a message, at once or as soon as the other side reads; never waits."""
        line = self._line
        if line.free and not self._held:
            line.say(message)
            return
        if len(self._held) >= MOST_HELD:
            # A slow reader gets the present table instead of all that it missed.
            self._held.clear()
            self._behind = True
        if not self._behind:
            self._held.append(message)

    def close(self, code: int) -> None:
        """Ends the connection."""
        self._line.end(code)

    def _go_on(self) -> None:
        line = self._line
        while self._held and line.free:
            line.say(self._held.popleft())
        if self._behind and line.free:
            self._behind = False
            line.say(self.room.showing().message(self.seat))


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
            await self._talk(scope, headers, line_of(scope))
        finally:
            self._addresses[address] -= 1
            if not self._addresses[address]:
                del self._addresses[address]

    async def _talk(self, scope: Scope, headers: Headers, line: Line) -> None:
        try:
            room = await self.services.rooms.find(scope["path_params"]["code"].upper())
        except NoTable:
            _last(line, Wrong("no_table"), NO_TABLE)
            return
        hello = await _hello(line)
        if hello is None:
            return
        guest = self.services.sessions.read(headers.get("cookie"))
        seat = seat_of(room.state, guest, hello.seat_key)
        if seat is None and not room.state.settings.spectators:
            _last(line, Wrong("not_seated"), NOT_ALLOWED)
            return
        socket = Socket(room, seat, line)
        if seat is None and hello.seat_key is not None:
            socket.put(_encode(Wrong("not_seated")))
        _come(socket, self.services.config.sockets_per_seat)
        # A task of its own: whoever waits beneath all the layers of ASGI is woken through all.
        reader = asyncio.create_task(_Reader(socket, self.services, guest).run(line))
        try:
            await reader
        finally:
            reader.cancel()
            room.leave(socket)
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
    room.join(socket)
    room.presence.check()
    room.broadcast(but=socket)
    draft = None if seat is None else room.drafts.get(seat)
    socket.put(room.showing().message(seat, draft=draft, recent=tuple(room.recent)))
    room.pump.wake()


def _seat_again(socket: Socket, seat: int | None) -> None:
    socket.room.leave(socket)
    socket.seat = seat
    _come(socket, MOST_HELD)


async def _hello(line: Line) -> Hello | None:
    """The first message; None when there is none that can be read."""
    try:
        async with asyncio.timeout(HELLO_SECONDS):
            frame = await line.hear()
    except TimeoutError:
        _last(line, Wrong("bad_message"), NOT_UNDERSTOOD)
        return None
    if frame is None:
        return None
    read = _read(frame)
    if isinstance(read, Hello):
        return read
    _last(line, read if isinstance(read, Wrong) else Wrong("bad_message"), NOT_UNDERSTOOD)
    return None


def _last(line: Line, message: Struct, code: int) -> None:
    line.say(_encode(message))
    line.end(code)


def _read(frame: bytes) -> FromClient | Wrong:
    """A frame as a message, or what is wrong with it."""
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

    async def run(self, line: Line) -> None:
        """Reads and answers until the connection ends, or patience does."""
        socket = self._socket
        while self._patience > 0:
            frame = await line.hear()
            if frame is None:
                return
            reply: Reply = _read(frame) if self._bucket.take() else Wrong("too_fast")
            if isinstance(reply, Do) and socket.seat is not None:
                reply = await answers.do(socket.room, socket.seat, reply)
            elif not isinstance(reply, Wrong):
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
