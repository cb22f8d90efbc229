"""Thousands of tables that step in one call."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise

import numpy as np
from numpy.typing import ArrayLike, NDArray

from openrummy.envs.batch import Actions, Batch, Flags, Setting, Tables
from openrummy.envs.coding import Bytes
from openrummy.envs.episode import DECISIONS, Length
from openrummy.envs.exposed_tables import ExposedTables
from openrummy.envs.games import game_of
from openrummy.envs.gin_tables import GinTables
from openrummy.rules.options import most_seats
from openrummy.table.decide import BadSeats

Stepped = tuple[Bytes, Flags, NDArray[np.float32], Flags]
"""Observation, legal mask, reward and done."""


class IllegalActions(ValueError):
    """The actions of ``tables`` are not legal. No table has stepped."""

    def __init__(self, tables: NDArray[np.intp]) -> None:
        self.tables = tuple(map(int, tables))
        super().__init__(f"the actions of tables {self.tables} are not legal; none has stepped")


class VectorTable:
    """``n`` tables of one game, each with its own deals from ``seed`` and its number.

    A table whose episode has ended is dealt the next one in the same step. The arrays are the
    tables' own memory: a step overwrites them, so copy what has to stay. The same seed and the
    same actions give the same arrays, however many threads step them.
    """

    def __init__(
        self,
        n: int,
        game: str = "gin-v1",
        seed: int = 0,
        *,
        seats: int | None = None,
        length: Length = "round",
        most: int | None = None,
        threads: int = 1,
    ) -> None:
        """``length`` and ``most`` are those of `openrummy.envs.episode.Episode`.

        ``threads`` is how many step one batch. Raises `UnknownEnvironment`, `BadSeats`, and
        `ValueError` for numbers below 1.
        """
        known = game_of(game)
        if min(n, threads) < 1:
            raise ValueError("a batch has at least one table and one thread")
        seats = known.seats if seats is None else seats
        least, greatest = known.rules.players.min, most_seats(known.rules)
        if not least <= seats <= greatest:
            raise BadSeats(seats, least, greatest)
        most = DECISIONS[length] * seats if most is None else most
        setting = Setting(n, known, seed, seats, length, most)
        self.n, self.threads = n, min(n, threads)
        self._tables: Tables = ExposedTables(setting) if known.rules.exposed else GinTables(setting)
        self._pool = ThreadPoolExecutor(self.threads) if self.threads > 1 else None
        edges = [n * part // self.threads for part in range(self.threads + 1)]
        self._parts = list(pairwise(edges))

    @property
    def batch(self) -> Batch:
        """All arrays: observation, mask, seat, reward, done, truncated."""
        return self._tables.batch

    def step(self, actions: ArrayLike) -> Stepped:
        """One action at each table, by the threads of the batch together.

        Raises `IllegalActions`, and `ValueError` for a wrong number of actions.
        """
        if self._pool is None:
            return self.step_range(0, self.n, actions)
        wanted = self._checked(actions, 0, self.n)
        step = self._tables.step
        parts = [self._pool.submit(step, at, to, wanted[at:to]) for at, to in self._parts]
        for part in parts:
            part.result()
        return self._arrays()

    def step_range(self, first: int, last: int, actions: ArrayLike) -> Stepped:
        """One action at each of the tables ``first`` to ``last - 1``.

        For threads of one's own: ranges that do not overlap may be stepped at the same time.
        Returns the arrays of all tables. Raises what `step` raises.
        """
        if not 0 <= first <= last <= self.n:
            raise ValueError(f"no tables {first} to {last} among {self.n}")
        self._tables.step(first, last, self._checked(actions, first, last))
        return self._arrays()

    def close(self) -> None:
        """Ends the threads."""
        if self._pool is not None:
            self._pool.shutdown()

    def _checked(self, actions: ArrayLike, first: int, last: int) -> Actions:
        count = last - first
        wanted = np.asarray(actions)
        if wanted.shape != (count,) or wanted.dtype.kind not in "iu":
            raise ValueError(f"{count} whole numbers are wanted, one for each table")
        wanted = wanted.astype(np.int64, copy=False)
        mask = self.batch.mask[first:last]
        known = (wanted >= 0) & (wanted < mask.shape[1])
        legal = known & mask[np.arange(count), np.where(known, wanted, 0)]
        if not legal.all():
            raise IllegalActions(first + np.flatnonzero(~legal))
        return wanted

    def _arrays(self) -> Stepped:
        batch = self.batch
        return batch.observation, batch.mask, batch.reward, batch.done
