"""How many moves go through the whole server: WebSocket in, SQLite commit, views out to all seats.

``python bench/server_moves.py [SECONDS]`` prints JSON. Server and load share the machine: read the
CPU time a move beside the rates.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from statistics import quantiles
from typing import Any

import msgspec
import uvloop
from msgspec import Raw, Struct

sys.path.insert(0, str(Path(__file__).parent))
from quick_socket import QuickSocket

TABLES = (1, 50, 400)
SERVE = (
    "import sys; from pathlib import Path; from openrummy.server.config import Config; "
    "from openrummy.server.run import make_server; "
    "make_server(Config(data=Path(sys.argv[1]), messages_a_second=1e6, message_burst=1e6, "
    "tables_a_minute=10**6, requests_a_minute=10**6, sockets_per_address=10**6), "
    "'127.0.0.1', int(sys.argv[2])).run()"
)


class Seen(Struct):
    """What the load needs of a message."""

    type: str
    version: int = 0
    legal: list[Raw] = []
    id: str = ""


_SEEN = msgspec.json.Decoder(Seen)


class Load:
    """Two people at each of some tables, who draw and discard as fast as they are let."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.going = True
        self.moves = 0
        self.refused = 0
        self.took: list[float] = []

    async def seat(self, code: str, cookie: str) -> QuickSocket:
        """One person at one table."""
        sent: dict[str, float] = {}
        number = 0
        last = Seen("none")
        socket: QuickSocket

        def go() -> None:
            nonlocal number
            if not last.legal or sent or not self.going:
                return
            number += 1
            name = f"{cookie[-8:]}{number:08}"
            sent[name] = time.perf_counter()
            socket.send(
                b'{"type":"do","id":"%s","version":%d,"command":%s}'
                % (name.encode(), last.version, bytes(last.legal[-1]))
            )

        def heard(data: bytes) -> None:
            nonlocal last
            seen = _SEEN.decode(data)
            if seen.type == "table":
                last = seen
            elif seen.type == "accepted":
                self.took.append(time.perf_counter() - sent.pop(seen.id))
                self.moves += 1
            elif seen.type in ("refused", "wrong"):
                # Both dealt the next round at once: one of them was late.
                sent.clear()
                self.refused += 1
            go()

        loop = asyncio.get_running_loop()
        _, socket = await loop.create_connection(
            lambda: QuickSocket(f"/ws/{code}", cookie, heard), "127.0.0.1", self.port
        )
        await socket.opened
        socket.send(b'{"type":"hello"}')
        return socket


class Http:
    """Calls the API."""

    def __init__(self, port: int) -> None:
        self.base = f"http://127.0.0.1:{port}"

    def post(self, path: str, body: dict[str, Any], cookie: str = "") -> tuple[Any, str]:
        """The answer and the cookie to go on with."""
        request = urllib.request.Request(  # noqa: S310 - our own server
            self.base + path, json.dumps(body).encode(), {"cookie": cookie} if cookie else {}
        )
        with urllib.request.urlopen(request, timeout=30) as answer:  # noqa: S310
            fresh = answer.headers.get("set-cookie")
            return json.load(answer), fresh.partition(";")[0] if fresh else cookie

    def table(self) -> tuple[str, str, str]:
        """A gin table for two people: its code and their cookies."""
        _, one = self.post("/api/session", {})
        _, two = self.post("/api/session", {})
        wanted = {"preset": "gin", "seats": 2, "name": "A", "bot_pace": 0}
        ticket, _ = self.post("/api/tables", wanted, one)
        self.post(f"/api/tables/{ticket['code']}/sit", {"name": "B"}, two)
        return ticket["code"], one, two


@contextlib.contextmanager
def server() -> Iterator[tuple[int, int]]:
    """A server with a fresh database on the disk: its process and port."""
    port = 20000 + os.getpid() % 20000
    with tempfile.TemporaryDirectory() as folder:
        process = subprocess.Popen(  # noqa: S603 - our own server
            [sys.executable, "-c", SERVE, folder, str(port)]
        )
        try:
            for _ in range(200):
                time.sleep(0.05)
                with (
                    contextlib.suppress(OSError),
                    urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=2),
                ):
                    break
            yield process.pid, port
        finally:
            process.terminate()
            process.wait(20)


def cpu_seconds(pid: int) -> float:
    """CPU time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def resident(pid: int) -> int:
    """Memory of a process in bytes."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


async def moves(pid: int, port: int, tables: int, seconds: float) -> dict[str, Any]:
    """The rate with so many tables at once."""
    http, load, sockets = Http(port), Load(port), []
    load.going = False
    made = [http.table() for _ in range(tables)]
    load.going = True
    for code, *cookies in made:
        sockets += [await load.seat(code, cookie) for cookie in cookies]
    await asyncio.sleep(1)
    load.moves, load.took = 0, []
    cpu, began = cpu_seconds(pid), time.perf_counter()
    await asyncio.sleep(seconds)
    spent, cpu = time.perf_counter() - began, cpu_seconds(pid) - cpu
    done, took = load.moves, sorted(load.took)
    load.going = False
    await asyncio.sleep(0.2)
    for socket in sockets:
        socket.close()
    cuts = quantiles(took, n=100)
    return {
        "tables": tables,
        "moves_per_s": round(done / spent),
        "p50_ms": round(1000 * cuts[49], 2),
        "p99_ms": round(1000 * cuts[98], 2),
        "server_cpu_us_per_move": round(1e6 * cpu / done),
        "refused": load.refused,
    }


async def memory(pid: int, port: int, count: int = 300) -> dict[str, Any]:
    """Memory of a started table that nobody looks at, and of a socket."""
    http = Http(port)
    before = resident(pid)
    made = [http.table() for _ in range(count)]
    idle = resident(pid)
    load = Load(port)
    load.going = False
    for code, *cookies in made:
        for cookie in cookies:
            await load.seat(code, cookie)
    await asyncio.sleep(1)
    return {
        "idle_table_kib": round((idle - before) / count / 1024, 1),
        "socket_kib": round((resident(pid) - idle) / count / 2 / 1024, 1),
    }


def main() -> None:
    """Measures and prints."""
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 5.0
    report: dict[str, Any] = {"game": "gin, 2 people, SQLite FULL", "seconds": seconds}
    with server() as (pid, port):
        report["moves"] = [uvloop.run(moves(pid, port, count, seconds)) for count in TABLES]
    with server() as (pid, port):
        report["memory"] = uvloop.run(memory(pid, port))
    print(json.dumps(report, indent=1))


if __name__ == "__main__":
    main()
