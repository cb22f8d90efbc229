"""Starts the servers that ``server_moves.py`` measures, and reads what they use."""

from __future__ import annotations

import contextlib
import hashlib
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

PEER = Path(__file__).with_name("boardgame")
OURS = (
    "import sys; from pathlib import Path; from openrummy.server.config import Config; "
    "from openrummy.server.run import make_server; "
    "make_server(Config(data=Path(sys.argv[1]), messages_a_second=1e6, message_burst=1e6, "
    "tables_a_minute=10**6, requests_a_minute=10**6, sockets_per_address=10**6), "
    "'127.0.0.1', int(sys.argv[2])).run()"
)
CORES = sorted(os.sched_getaffinity(0)) if sys.platform == "linux" else []
"""The first is the servers', the last the load's."""


class NotHere(Exception):
    """A server that can't be measured on this machine; the sentence says why."""


@dataclass(frozen=True)
class Served:
    """A running server."""

    pid: int
    port: int

    def cpu_seconds(self) -> float:
        """CPU time that the process has used, all its threads together."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def resident(self) -> int:
        """Memory of the process in bytes."""
        pages = int(Path(f"/proc/{self.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")


@contextlib.contextmanager
def ours() -> Iterator[Served]:
    """OpenRummy's server, its fresh database on the disk."""
    port = _free_port()
    with (
        tempfile.TemporaryDirectory() as folder,
        _running([sys.executable, "-c", OURS, folder, str(port)], port, {}) as served,
    ):
        yield served


@contextlib.contextmanager
def peer() -> Iterator[Served]:
    """boardgame.io's server, which keeps its matches in memory. Raises `NotHere`."""
    node, folder = _node("node"), _installed(_node("npm"))
    port = _free_port()
    environment = {"NODE_ENV": "production", "NODE_PATH": str(folder / "node_modules")}
    command = [node, str(folder / "server.cjs"), str(port)]
    with _running(command, port, environment) as served:
        yield served


def _node(program: str) -> str:
    found = shutil.which(program) or shutil.which(program, path=Path(sys.executable).parent)
    if found is None:
        raise NotHere("boardgame.io is not measured: it needs Node (node and npm), not found here.")
    return found


def _installed(npm: str) -> Path:
    """The folder with boardgame.io as locked, beside this interpreter's own packages."""
    lock = (PEER / "package-lock.json").read_bytes()
    folder = Path(sys.prefix) / f"bench-boardgame-{hashlib.sha256(lock).hexdigest()[:12]}"
    folder.mkdir(exist_ok=True)
    for path in PEER.iterdir():
        shutil.copy(path, folder)
    if not (folder / "node_modules" / ".package-lock.json").exists():
        command = [npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"]
        path = f"{Path(npm).parent}{os.pathsep}{os.environ['PATH']}"
        done = subprocess.run(  # noqa: S603
            command,
            cwd=folder,
            env=os.environ | {"PATH": path},
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode:
            last = done.stderr.strip().rpartition("\n")[2]
            raise NotHere(f"boardgame.io is not measured: npm could not install it ({last}).")
    return folder


@contextlib.contextmanager
def _running(command: Sequence[str], port: int, more: Mapping[str, str]) -> Iterator[Served]:
    own = os.sched_getaffinity(0)
    os.sched_setaffinity(0, CORES[:1])
    process = subprocess.Popen(command, env=os.environ | more)  # noqa: S603 - our own servers
    os.sched_setaffinity(0, own)
    try:
        _wait(port)
        yield Served(process.pid, port)
    finally:
        process.terminate()
        process.wait(20)


def _wait(port: int) -> None:
    for _ in range(200):
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
            return
        time.sleep(0.05)
    raise NotHere("A server did not start.")


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as found:
        return int(found.getsockname()[1])
