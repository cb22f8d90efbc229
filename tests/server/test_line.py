"""The WebSocket beneath the tables: frames in every shape, floods, and how it ends."""

from __future__ import annotations

import asyncio
import json

import pytest
from websockets.frames import Frame, Opcode

from openrummy.server.frames import end_of, frame, text_of
from openrummy.server.line import MOST_UNREAD
from tests.server.people import Person, running


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65535, 65536, 200_000])
def test_texts_are_framed_as_the_library_does(size: int) -> None:
    text = b"x" * size
    assert frame(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65535, 65536])
def test_texts_of_clients_are_read_as_the_library_writes_them(size: int) -> None:
    text = bytes(range(256)) * (size // 256) + b"x" * (size % 256)
    sent = Frame(Opcode.TEXT, text).serialize(mask=True)
    assert end_of(sent) == end_of(sent[:14] + b"more") == len(sent)
    assert text_of(sent) == text
    assert end_of(sent[:1]) == 0
    assert size < 126 or end_of(sent[:3]) == 0
    assert text_of(Frame(Opcode.BINARY, text).serialize(mask=True)) is None
    assert text_of(Frame(Opcode.TEXT, text, fin=False).serialize(mask=True)) is None
    assert text_of(Frame(Opcode.TEXT, text).serialize(mask=False)) is None


async def alone(person: Person) -> Person:
    await person.open("gin", 2)
    return await person.connect()


def test_messages_may_come_in_pieces_in_binary_and_many_at_once() -> None:
    async def main() -> None:
        async with running() as server:
            ann = await alone(server.person("Ann"))
            assert ann.socket is not None
            await ann.socket.send(['{"type":', '"pi', 'ng"}'])
            await ann.until(lambda: len(ann.of("pong")) == 1)
            await ann.socket.send(b'{"type":"ping"}')
            await ann.until(lambda: len(ann.of("pong")) == 2)
            for _ in range(10 * MOST_UNREAD):
                await ann.send({"type": "ping"})
            await ann.until(lambda: len(ann.of("pong")) == 2 + 10 * MOST_UNREAD)
            await ann.close()

    asyncio.run(main())


def test_answers_keep_the_order_of_the_questions() -> None:
    async def main() -> None:
        async with running() as server:
            ann = await alone(server.person("Ann"))
            pieces = [b'{"type":"ping"}', b"{", b'{"type":"more_time"}', b'{"type":"ping"}']
            written = b"".join(Frame(Opcode.TEXT, piece).serialize(mask=True) for piece in pieces)
            assert ann.socket is not None
            ann.socket.transport.write(written)
            await ann.until(lambda: len(ann.messages) == 5)
            said = [m.get("code", m["type"]) for m in ann.messages[1:]]
            assert said == ["pong", "bad_message", "no_more_time", "pong"]
            await ann.close()

    asyncio.run(main())


def test_frames_may_come_a_byte_at_a_time() -> None:
    async def main() -> None:
        async with running() as server:
            ann = await alone(server.person("Ann"))
            assert ann.socket is not None
            frames = [
                Frame(Opcode.TEXT, b'{"type":"ping"}' + b" " * 200),
                Frame(Opcode.PING, b"there?"),
                Frame(Opcode.TEXT, b'{"type":', fin=False),
                Frame(Opcode.PONG, b""),
                Frame(Opcode.CONT, b'"ping"}'),
            ]
            for byte in b"".join(frame.serialize(mask=True) for frame in frames):
                ann.socket.transport.write(bytes([byte]))
                await asyncio.sleep(0)
            await ann.until(lambda: len(ann.of("pong")) == 2)
            await ann.close()

    asyncio.run(main())


def test_no_utf8_is_a_bad_message_and_the_socket_stays() -> None:
    async def main() -> None:
        async with running() as server:
            ann = await alone(server.person("Ann"))
            assert ann.socket is not None
            ann.socket.transport.write(Frame(Opcode.TEXT, b'{"type":"\xff"}').serialize(mask=True))
            await ann.until(lambda: ann.of("wrong"))
            assert (await ann.ask({"type": "ping"}, "pong"))["type"] == "pong"
            await ann.close()

    asyncio.run(main())


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        (Frame(Opcode.TEXT, b"x" * 70_000).serialize(mask=True), 1009),
        (Frame(Opcode.TEXT, b"{}").serialize(mask=False), 1002),
        (Frame(Opcode.CONT, b"{}").serialize(mask=True), 1002),
        (2 * Frame(Opcode.TEXT, b"{}", fin=False).serialize(mask=True), 1002),
        (
            Frame(Opcode.TEXT, b"{}", fin=False).serialize(mask=True)
            + Frame(Opcode.TEXT, b"{}").serialize(mask=True),
            1002,
        ),
    ],
    ids=[
        "too long",
        "not masked",
        "goes on with nothing",
        "begins twice",
        "in between",
    ],  # a mask is never the same twice
)
def test_what_is_no_message_ends_the_connection(sent: bytes, code: int) -> None:
    async def main() -> None:
        async with running() as server:
            ann = await alone(server.person("Ann"))
            ben = await server.person("Ben").connect(ann.code)
            assert ann.socket is not None
            ann.socket.transport.write(sent)
            await asyncio.wait_for(ann.socket.wait_closed(), 5)
            assert ann.socket.close_code == code
            await ben.table_where(lambda t: not t["seats"][0]["connected"])
            await ben.close()

    asyncio.run(main())


def test_the_other_side_hears_all_before_the_end() -> None:
    """What was said just before the close comes before it."""

    async def main() -> None:
        async with running() as server:
            ann = server.person("Ann")
            await ann.dial("NOSUCH")
            await ann.until(lambda: ann.messages)
            assert ann.socket is not None
            await ann.socket.wait_closed()
            assert ann.messages == [{"type": "wrong", "code": "no_table", "id": None}]
            assert ann.socket.close_code == 4404

    asyncio.run(main())


def test_a_ping_of_the_protocol_is_answered() -> None:
    async def main() -> None:
        async with running() as server:
            ann = await alone(server.person("Ann"))
            assert ann.socket is not None
            answered = await ann.socket.ping(json.dumps("there?"))
            await asyncio.wait_for(answered, 5)
            await ann.close()

    asyncio.run(main())
