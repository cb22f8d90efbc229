"""Where bots think: in processes of their own, so that a table never waits for a bot elsewhere.

A process that takes too long, or that dies, is replaced, and whoever asked is told.
"""

from __future__ import annotations

import asyncio
import contextlib
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence

import msgspec

from openrummy.server.thinking import THOUGHTS, Question, Thought

START_SECONDS = 20.0
"""What a fresh process may take beside the thought: it has to import the game."""

COMMAND = (sys.executable, "-m", "openrummy.server.bot_worker")


class NoAnswer(Exception):
    """The thought took too long, or its process died."""


class BotHost:
    """A few worker processes and the questions that wait for one."""

    def __init__(
        self,
        workers: int,
        seconds: float,
        command: Sequence[str] = COMMAND,
        start_seconds: float = START_SECONDS,
    ) -> None:
        self._seconds = seconds
        self._free: asyncio.Queue[_Worker] = asyncio.Queue()
        self._all = [_Worker(command, start_seconds) for _ in range(workers)]
        for worker in self._all:
            self._free.put_nowait(worker)

    async def ask(self, question: Question) -> Thought:
        """The answer to a question. Raises `NoAnswer`."""
        worker = await self._free.get()
        try:
            return await worker.ask(question, self._seconds)
        finally:
            self._free.put_nowait(worker)

    async def warm_up(self) -> None:
        """Starts the processes, so that the first bot need not wait for them."""
        for worker in self._all:
            with contextlib.suppress(OSError):
                await worker.start()

    async def close(self) -> None:
        """Ends the processes."""
        for worker in self._all:
            await worker.stop()


class _Worker:
    def __init__(self, command: Sequence[str], start_seconds: float) -> None:
        self._command, self._start_seconds = command, start_seconds
        self._process: Process | None = None
        self._fresh = True

    async def start(self) -> Process:
        """The process, started if need be. Raises `OSError`."""
        if self._process is None:
            self._process = await asyncio.create_subprocess_exec(
                *self._command, stdin=PIPE, stdout=PIPE
            )
            self._fresh = True
        return self._process

    async def ask(self, question: Question, seconds: float) -> Thought:
        """Asks the process. Raises `NoAnswer`."""
        done = False
        try:
            process = await self.start()
            limit = seconds + self._start_seconds if self._fresh else seconds
            answer = await asyncio.wait_for(_talk(process, msgspec.json.encode(question)), limit)
            thought: Thought = THOUGHTS.decode(answer)
            done, self._fresh = True, False
        except (OSError, EOFError, TimeoutError, msgspec.DecodeError) as problem:
            raise NoAnswer(str(problem)) from problem
        finally:
            # Half a conversation would spoil the next one, also when the asker was cancelled.
            if not done:
                await self.stop()
        return thought

    async def stop(self) -> None:
        """Ends the process."""
        process, self._process = self._process, None
        if process is None:
            return
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()


async def _talk(process: Process, message: bytes) -> bytes:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(len(message).to_bytes(4, "big") + message)
    await process.stdin.drain()
    size = await process.stdout.readexactly(4)
    return await process.stdout.readexactly(int.from_bytes(size, "big"))
