"""A server on the loopback and people who talk to it, all in the event loop of one test."""

from __future__ import annotations

import asyncio
import contextlib
import json
import urllib.error
import urllib.request
from collections.abc import AsyncIterator, Callable
from typing import Any, Self

import msgspec
import uvicorn
from starlette.applications import Starlette
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from openrummy.bots.registry import make
from openrummy.records.codec import from_json
from openrummy.server.app import make_app
from openrummy.server.config import Config
from openrummy.server.hub import clock_ms
from openrummy.server.run import uvicorn_config
from openrummy.server.services import Services
from openrummy.server.store import MemoryStore, Store
from openrummy.table.commands import Command
from openrummy.table.notation import parse_command
from openrummy.table.view import SeatView

QUICK = Config(
    grace_seconds=0.2,
    messages_a_second=10_000,
    message_burst=10_000,
    tables_a_minute=10_000,
    requests_a_minute=100_000,
)
"""For tests: nobody is told to slow down, and nobody is waited for."""

PATIENCE = 30
"""Seconds to wait for what must come, on a machine that has much else to do."""

Json = dict[str, Any]


class Server:
    """A running server: its port, and its parts to look into."""

    def __init__(self, port: int, app: Starlette) -> None:
        self.port = port
        self.app = app

    @property
    def services(self) -> Services:
        services: Services = self.app.state.services
        return services

    def person(self, name: str = "Ann") -> Person:
        return Person(self.port, name)

    async def two(self, preset: str = "gin", **more: Any) -> tuple[Person, Person]:
        """Ann, who opened a table for two, and Ben; both have their sockets open."""
        ann, ben = self.person("Ann"), self.person("Ben")
        await ann.open(preset, **more)
        await ben.sit(ann.code)
        return await ann.connect(), await ben.connect()


@contextlib.asynccontextmanager
async def running(
    config: Config = QUICK, store: Store | None = None, now: Callable[[], int] = clock_ms
) -> AsyncIterator[Server]:
    """A server on a free port of the loopback."""
    app = make_app(config, store or (None if config.data else MemoryStore()), now)
    serving = uvicorn_config(app, "127.0.0.1", 0)
    serving.timeout_graceful_shutdown = 2
    server = uvicorn.Server(serving)
    server.install_signal_handlers = lambda: None  # type: ignore[attr-defined]
    task = asyncio.create_task(server.serve())
    while not server.started:
        if task.done():
            await task
        await asyncio.sleep(0.01)
    try:
        yield Server(server.servers[0].sockets[0].getsockname()[1], app)
    finally:
        server.should_exit = True
        await task


class Person:
    """A guest with a cookie, at most one socket, and everything that it received."""

    def __init__(self, port: int, name: str) -> None:
        self.port, self.name = port, name
        self.cookie: str | None = None
        self.code = ""
        self.seat: int | None = None
        self.key: str | None = None
        self.received: list[bytes] = []
        self.messages: list[Json] = []
        self.socket: ClientConnection | None = None
        self._news = asyncio.Event()
        self._reading: asyncio.Task[None] | None = None
        self._number = 0

    # ---- HTTP -------------------------------------------------------------------------------

    async def call(
        self,
        method: str,
        path: str,
        body: object = None,
        headers: dict[str, str] | None = None,
    ) -> tuple[int, Any]:
        """Status and JSON (or text) of an answer."""
        return await asyncio.to_thread(self._call, method, path, body, headers or {})

    def _call(
        self, method: str, path: str, body: object, headers: dict[str, str]
    ) -> tuple[int, Any]:
        data = body if isinstance(body, bytes) else json.dumps(body).encode()
        request = urllib.request.Request(
            f"http://127.0.0.1:{self.port}{path}",
            data if method == "POST" else None,
            {"content-type": "application/json", **headers},
            method=method,
        )
        if self.cookie:
            request.add_header("cookie", self.cookie)
        try:
            with urllib.request.urlopen(request, timeout=20) as answer:
                cookie = answer.headers.get("set-cookie")
                status, text = answer.status, answer.read()
        except urllib.error.HTTPError as problem:
            with problem:
                cookie, status, text = None, problem.code, problem.read()
        if cookie:
            self.cookie = cookie.partition(";")[0]
        self.received.append(text)
        try:
            return status, json.loads(text)
        except ValueError:
            return status, text.decode(errors="replace")

    async def post(self, path: str, body: object = None) -> Any:
        """The JSON of an answer that must be good."""
        status, answer = await self.call("POST", path, {} if body is None else body)
        assert status < 300, answer
        return answer

    async def get(self, path: str) -> Any:
        status, answer = await self.call("GET", path)
        assert status < 300, answer
        return answer

    async def open(self, preset: str = "gin", seats: int = 2, **more: Any) -> Self:
        """Opens a table and sits down."""
        wanted = {"preset": preset, "seats": seats, "name": self.name, "bot_pace": 0, **more}
        return self._seated(await self.post("/api/tables", wanted))

    async def sit(self, code: str, seat: int | None = None) -> Self:
        body = {"name": self.name, "seat": seat}
        return self._seated(await self.post(f"/api/tables/{code}/sit", body))

    def _seated(self, ticket: Json) -> Self:
        self.code, self.seat, self.key = ticket["code"], ticket["seat"], ticket["seat_key"]
        return self

    async def at_table(self, action: str, **body: Any) -> Any:
        return await self.post(f"/api/tables/{self.code}/{action}", body)

    # ---- WebSocket --------------------------------------------------------------------------

    async def connect(
        self, code: str | None = None, *, key: str | None = None, origin: str | None = None
    ) -> Self:
        """Opens the socket and says hello; waits for the first table."""
        await self.dial(code, origin=origin)
        await self.send({"type": "hello", "seat_key": key})
        await self.until(lambda: self.messages)
        return self

    async def dial(self, code: str | None = None, *, origin: str | None = None) -> Self:
        """Opens the socket and says nothing."""
        self.code = code or self.code
        headers = {"cookie": self.cookie} if self.cookie else {}
        self.socket = await connect(
            f"ws://127.0.0.1:{self.port}/ws/{self.code}",
            additional_headers=headers,
            origin=origin,  # type: ignore[arg-type]
            compression=None,
            max_size=None,
        )
        self.messages = []
        self._reading = asyncio.create_task(self._read(self.socket))
        return self

    async def _read(self, socket: ClientConnection) -> None:
        try:
            async for frame in socket:
                data = frame.encode() if isinstance(frame, str) else frame
                self.received.append(data)
                self.messages.append(json.loads(data))
                self._news.set()
        except ConnectionClosed:
            pass
        self._news.set()

    async def send(self, message: object) -> None:
        assert self.socket is not None
        text = message if isinstance(message, str | bytes) else json.dumps(message)
        await self.socket.send(text)

    async def until(self, holds: Callable[[], object], seconds: float = PATIENCE) -> Any:
        """Waits until something is true of what was received."""
        async with asyncio.timeout(seconds):
            while not (found := holds()):
                self._news.clear()
                await self._news.wait()
        return found

    def of(self, kind: str) -> list[Json]:
        """The messages received of one type."""
        return [m for m in self.messages if m["type"] == kind]

    @property
    def table(self) -> Json:
        """The newest table."""
        return self.of("table")[-1]

    async def table_where(self, holds: Callable[[Json], object], seconds: float = PATIENCE) -> Json:
        """The newest table, as soon as something is true of it."""
        await self.until(lambda: self.of("table") and holds(self.table), seconds)
        return self.table

    async def ask(self, message: Json, *kinds: str) -> Json:
        """Sends a message and returns the first answer of one of the types."""
        before = len(self.messages)
        await self.send(message)
        found: Json = await self.until(
            lambda: next((m for m in self.messages[before:] if m["type"] in kinds), None)
        )
        return found

    async def do(self, command: str | Json, **more: Any) -> Json:
        """Gives a command (in words or JSON) at sight of the newest table."""
        self._number += 1
        if isinstance(command, str):
            command = msgspec.to_builtins(parse_command(command))
        message = {
            "type": "do",
            "id": f"{self.name}-{self._number:08}",
            "version": self.table["version"],
            "command": command,
            **more,
        }
        return await self.ask(message, "accepted", "refused", "wrong")

    async def close(self) -> None:
        if self.socket is not None:
            await self.socket.close()
        if self._reading is not None:
            await self._reading

    def drop(self) -> None:
        """The connection is gone without a word."""
        assert self.socket is not None
        self.socket.transport.abort()

    # ---- playing ----------------------------------------------------------------------------

    def legal(self) -> list[Json]:
        legal: list[Json] = self.table["legal"]
        return legal

    async def play_on(self, until: Callable[[Json], object], seconds: float = 120) -> Json:
        """Plays as the greedy bot would, until something is true of the table."""
        async with asyncio.timeout(seconds):
            while not until(self.table):
                if not self.legal():
                    seen = self.table
                    await self.until(lambda: self.table is not seen, seconds)  # noqa: B023
                    continue
                await self.do(greedy(self.table))
        return self.table


def greedy(table: Json) -> Json:
    """What the greedy bot would do with a table that was received."""
    legal = table["legal"]
    if len(legal) == 1:
        only: Json = legal[0]
        return only
    view = from_json(json.dumps(table["view"]), SeatView)
    commands = from_json(json.dumps(legal), tuple[Command, ...])
    chosen = make("greedy", 1).choose(view, commands)
    plain: Json = msgspec.to_builtins(chosen)
    return plain


def over(table: Json) -> bool:
    return table["view"]["over"] is not None
