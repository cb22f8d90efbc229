"""A program as a child process: lines in, lines out, and never a wait without an end.

Threads move the lines, because pipes cannot be waited for with a time limit on every system.
"""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import threading
from collections import deque
from collections.abc import Sequence
from queue import Empty, Full, Queue
from typing import IO
from weakref import WeakSet

LONGEST_LINE = 1 << 20
"""Bytes of a line; a longer one is cut, which makes it no JSON."""
_LINES_AHEAD = 64
"""Lines that a program may write, or leave unread, before somebody has to wait."""
_ERRORS_KEPT = 20
"""Lines of error output that are kept, the last ones, each cut at `_ERROR_WIDTH`."""
_ERROR_WIDTH = 300
_GRACE = 1.0
"""Seconds that a program has to leave of itself."""


class Ended(Exception):
    """The program has closed its output."""


class Child:
    """A running program. Raises `OSError` when it cannot be started."""

    def __init__(self, words: Sequence[str]) -> None:
        self._process = subprocess.Popen(  # noqa: S603 - whoever names a program wants it to run
            words,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            # Ctrl-C at the terminal is for us, and all that the program starts can be ended.
            start_new_session=True,
        )
        process = self._process
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        self._said: Queue[bytes] = Queue(_LINES_AHEAD)
        self._told: Queue[bytes] = Queue(_LINES_AHEAD)
        self._over = False
        self._errors: deque[str] = deque(maxlen=_ERRORS_KEPT)
        self._threads = [
            threading.Thread(target=work, args=(stream,), daemon=True)
            for work, stream in (
                (self._read, process.stdout),
                (self._write, process.stdin),
                (self._read_errors, process.stderr),
            )
        ]
        for thread in self._threads:
            thread.start()
        _RUNNING.add(self)

    def tell(self, line: bytes) -> None:
        """Sends a line (without its end); dropped when the program has stopped reading."""
        with contextlib.suppress(Full):
            self._told.put_nowait(line + b"\n")

    def hear(self, seconds: float) -> bytes:
        """The next line. Raises `TimeoutError`, or `Ended`."""
        try:
            line = self._said.get(timeout=max(0.0, seconds))
        except Empty:
            raise TimeoutError from None
        if not line:
            self._said.put(b"")
            raise Ended
        return line

    def code(self) -> int | None:
        """The exit code of a program that has closed its output; None while it lives on."""
        try:
            return self._process.wait(_GRACE)
        except subprocess.TimeoutExpired:
            return None

    @property
    def errors(self) -> str:
        """The last lines of its error output."""
        self._threads[-1].join(0.1)
        return "\n".join(tuple(self._errors))

    def stop(self, *, kindly: bool = False) -> None:
        """Ends the program and all it started; ``kindly`` gives it a second to leave."""
        with contextlib.suppress(Full):
            self._told.put_nowait(b"")
        if kindly:
            with contextlib.suppress(subprocess.TimeoutExpired):
                self._process.wait(_GRACE)
        self._over = True
        self.kill()
        self._process.wait()
        _RUNNING.discard(self)
        for thread in self._threads:
            # A reader may stand before a full queue, a writer before an empty one.
            with contextlib.suppress(Empty):
                while thread.is_alive():
                    self._said.get_nowait()
            with contextlib.suppress(Full):
                self._told.put_nowait(b"")
            thread.join(_GRACE)

    def kill(self) -> None:
        """Kills the program and all it started."""
        with contextlib.suppress(ProcessLookupError, PermissionError):
            if sys.platform == "win32":
                self._process.kill()
            else:
                os.killpg(self._process.pid, signal.SIGKILL)

    def _read(self, stream: IO[bytes]) -> None:
        with contextlib.suppress(OSError, ValueError), stream:
            while not self._over and (line := stream.readline(LONGEST_LINE)):
                self._said.put(line)
        self._said.put(b"")

    def _write(self, stream: IO[bytes]) -> None:
        with contextlib.suppress(OSError, ValueError), stream:
            while line := self._told.get():
                stream.write(line)
                stream.flush()

    def _read_errors(self, stream: IO[bytes]) -> None:
        with contextlib.suppress(OSError, ValueError), stream:
            while line := stream.readline(LONGEST_LINE):
                self._errors.append(line.decode(errors="replace").rstrip()[:_ERROR_WIDTH])


_RUNNING: WeakSet[Child] = WeakSet()


def kill_all() -> None:
    """Kills every program that runs: for a process that has to leave at once."""
    for child in tuple(_RUNNING):
        child.kill()
