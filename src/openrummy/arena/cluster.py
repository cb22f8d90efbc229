"""Ray as the worker of many machines: the blocks of a tournament, or any other portions of work.

Ray repeats a task whose process or machine was lost; a task gives the same result again, so that
nothing but time is lost with it. Needs the extra ``cluster`` on every machine.
"""

from __future__ import annotations

import socket
from collections import deque
from collections.abc import Callable, Generator, Iterable
from contextlib import closing
from typing import Any, TypeVar

from openrummy.arena.tournament import Blocks, Tournament
from openrummy.arena.workers import AHEAD, WorkersLost, play_portion, portions

LOCAL = "local"
"""The address of a cluster of this machine alone, made for the occasion."""
_RETRIES = 10
"""Times that a task is repeated when its process dies."""

_KNOCK_SECONDS = 5.0

T = TypeVar("T")


class NoCluster(ConnectionError):
    """No cluster answers at this address."""

    def __init__(self, address: str, reason: str) -> None:
        super().__init__(f"{address}: {reason}")
        self.address, self.reason = address, reason


class Cluster:
    """A connection to a Ray cluster, closed with `close`.

    ``address`` is `LOCAL`, ``HOST:PORT``, ``ray://HOST:PORT``, or ``auto`` on one of its machines.
    Raises `NoCluster`, and `ModuleNotFoundError` without Ray.
    """

    def __init__(self, address: str = LOCAL, jobs: int | None = None) -> None:
        """``jobs`` limits the cores of a local cluster."""
        import ray  # noqa: PLC0415 - heavy, and an extra

        self._ray: Any = ray
        _knock(address)
        quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": "ERROR"}
        try:
            if address == LOCAL:
                ray.init("local", num_cpus=jobs, include_dashboard=False, **quiet)
            else:
                ray.init(address, **quiet)
        except (OSError, RuntimeError, ValueError, AssertionError) as bad:
            raise NoCluster(address, str(bad).partition("\n")[0]) from bad

    @property
    def cores(self) -> int:
        """The cores of all machines that are there now."""
        return max(1, int(self._ray.cluster_resources().get("CPU", 1)))

    def play(self, played: Tournament, numbers: range) -> Blocks:
        """The blocks of these numbers, in their order. Raises `WorkersLost`."""
        tasks = ((played, portion) for portion in portions(numbers, self.cores))
        with closing(self.run(play_portion, tasks)) as playing:
            for blocks in playing:
                yield from blocks

    def run(
        self, work: Callable[..., T], tasks: Iterable[tuple[object, ...]]
    ) -> Generator[T, None, None]:
        """What ``work`` gives for each tuple of arguments, in their order.

        ``work`` is a function of an installed module that gives the same for the same arguments.
        Raises what it raises, and `WorkersLost` when processes die again and again.
        """
        remote = self._ray.remote(max_retries=_RETRIES, num_cpus=1)(work)
        asked: deque[Any] = deque()
        try:
            for task in tasks:
                asked.append(remote.remote(*task))
                if len(asked) >= AHEAD * self.cores:
                    yield self._result(asked.popleft())
            while asked:
                yield self._result(asked.popleft())
        finally:
            for reference in asked:
                self._ray.cancel(reference, force=True)

    def close(self) -> None:
        """Leaves the cluster; a local one ends."""
        self._ray.shutdown()

    def _result(self, reference: Any) -> Any:
        try:
            return self._ray.get(reference)
        except self._ray.exceptions.RayTaskError as bad:
            raise bad.cause from bad
        except self._ray.exceptions.RayError as bad:
            raise WorkersLost(str(bad).partition("\n")[0]) from bad


def _knock(address: str) -> None:
    """Raises `NoCluster` when nobody listens; Ray itself would try for minutes."""
    host, colon, port = address.rpartition("://")[2].rpartition(":")
    if not colon:
        return
    try:
        socket.create_connection((host.strip("[]"), int(port)), _KNOCK_SECONDS).close()
    except (OSError, ValueError, OverflowError) as bad:
        reason = bad.strerror if isinstance(bad, OSError) and bad.strerror else str(bad)
        raise NoCluster(address, reason) from bad
