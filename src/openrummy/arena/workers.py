"""Who plays the blocks: this process, or several. The blocks come back in their order."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections import deque
from collections.abc import Generator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from types import FrameType
from typing import Protocol

from openrummy.arena.outside.child import kill_all
from openrummy.arena.tournament import Block, Blocks, Tournament, play_blocks

AHEAD = 3
"""Portions a process may be ahead of the block that is waited for."""
_LONGEST_PORTION = 4
"""Blocks; Ctrl-C loses those of a portion that is not finished."""
_LOSSES = 5
"""Times that processes may die before the next block is there; then the fault is ours."""


class WorkersLost(RuntimeError):
    """Processes died again and again."""


class Workers(Protocol):
    """Plays blocks; the same blocks come back in the same order, however many play them."""

    def play(self, played: Tournament, numbers: range) -> Blocks:
        """The blocks of these numbers, in their order. Raises what `play_match` raises."""


class Here:
    """Plays in this process."""

    def play(self, played: Tournament, numbers: range) -> Blocks:
        """The blocks, one after the other."""
        return play_blocks(played, numbers)


class Processes:
    """Plays in processes of this machine. A process that dies is replaced."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs

    def play(self, played: Tournament, numbers: range) -> Blocks:
        """The blocks. Raises `WorkersLost`."""
        waiting = deque(portions(numbers, self.jobs))
        losses = 0
        while waiting:
            try:
                with closing(self._play_until_a_loss(played, waiting)) as playing:
                    for blocks in playing:
                        yield from blocks
                        losses = 0
            except BrokenProcessPool as broken:
                losses += 1
                if losses > _LOSSES:
                    raise WorkersLost from broken

    def _play_until_a_loss(
        self, played: Tournament, waiting: deque[range]
    ) -> Generator[tuple[Block, ...], None, None]:
        """Takes portions off ``waiting`` as they are done."""
        before = set(multiprocessing.active_children())
        pool = ProcessPoolExecutor(
            self.jobs, multiprocessing.get_context("spawn"), initializer=_start
        )
        try:
            asked: deque[Future[tuple[Block, ...]]] = deque()
            while waiting:
                while len(asked) < min(len(waiting), self.jobs * AHEAD):
                    asked.append(pool.submit(play_portion, played, waiting[len(asked)]))
                blocks = asked[0].result()
                waiting.popleft()
                asked.popleft()
                yield blocks
        finally:
            pool.shutdown(wait=False, cancel_futures=True)
            # What they are at is of no use to anybody now.
            for process in set(multiprocessing.active_children()) - before:
                process.terminate()
                process.join()


def workers_for(jobs: int, blocks: int) -> Workers:
    """Processes for so many blocks; none where there is nothing to share."""
    jobs = min(jobs, blocks)
    return Processes(jobs) if jobs > 1 else Here()


def cores() -> int:
    """The cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def portions(numbers: range, jobs: int) -> list[range]:
    """The numbers in portions, small enough that all processes end at about the same time."""
    size = max(1, min(_LONGEST_PORTION, len(numbers) // (8 * jobs)))
    return [numbers[at : at + size] for at in range(0, len(numbers), size)]


def play_portion(played: Tournament, numbers: range) -> tuple[Block, ...]:
    """Plays blocks in another process."""
    return tuple(play_blocks(played, numbers))


def _start() -> None:
    # Ctrl-C goes to the whole terminal; whoever asks for blocks ends this process.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, _leave)


def _leave(_number: int, _frame: FrameType | None) -> None:
    kill_all()
    os._exit(128 + signal.SIGTERM)
