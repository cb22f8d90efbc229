"""Many tables of Rummy 30, Rummy 51 or Run Set Jimmy (`openrummy.kernels.exposed`)."""

from __future__ import annotations

import importlib
from threading import local
from typing import Any

import numpy as np

from openrummy.envs import exposed_sight
from openrummy.envs.batch import Actions, Setting
from openrummy.envs.episode import SCALE
from openrummy.envs.kernel_tables import KernelTables
from openrummy.kernels.exposed import COMPILED, ExposedKernel

_SIGHT: Any = (
    importlib.import_module("openrummy.envs.exposed_sight_border") if COMPILED else exposed_sight
)


class ExposedTables(KernelTables):
    """Tables of a game with melds on the table."""

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting)
        tables, game, seats = setting.tables, setting.game, setting.seats
        self._kernel = ExposedKernel(game.rules, seats)
        self._cells = np.tile(np.array(self._kernel.tables(1)), tables)
        self._actions = np.zeros(tables, np.int64)
        self._points = np.zeros((tables, seats), np.int64)
        self._moves = np.zeros((tables, game.actions), np.int64)
        """The kernel's action of every legal one of ours."""
        self._sight = np.zeros(tables * self._kernel.observation, np.uint8)
        self._marks = np.zeros(tables * self._kernel.actions, np.uint8)
        self._own = local()
        self.begin()

    def play(self, first: int, last: int, actions: Actions) -> None:
        """Steps these tables (see `KernelTables`)."""
        here = slice(first, last)
        rows = np.arange(first, last)
        self._actions[here] = self._moves[rows, actions]
        self._kernel.step(
            self._cells,
            first,
            last,
            self._actions,
            self._points.reshape(-1),
            self.done,
            self._work(),
            matches=self.setting.length == "match",
        )
        self._look(first, last)
        # The kernel tells what each seat lost; a reward is that against the mean of the others.
        gains, seats = self._points[here], self.setting.seats
        better = seats * gains - gains.sum(axis=1, keepdims=True)
        np.divide(better, (seats - 1) * SCALE, out=self.batch.reward[here], casting="unsafe")

    def deal(self, first: int, last: int, seed: int) -> None:
        """Begins an episode at each of these tables (see `KernelTables`)."""
        self._kernel.reset(self._cells, first, last, seed)
        self._look(first, last)

    def _look(self, first: int, last: int) -> None:
        batch, kernel, view = self.batch, self._kernel, _view
        kernel.look(self._cells, first, last, self._sight, self._marks, batch.seat, self._work())
        _SIGHT.look_at_tables(
            view(self._cells),
            kernel.size,
            first,
            last,
            view(self._marks),
            kernel.actions,
            view(batch.seat),
            view(batch.observation.reshape(-1)),
            view(self.mask.reshape(-1)),
            view(self._moves.reshape(-1)),
        )

    def _work(self) -> Any:
        """Where the kernel works: every thread has a place of its own."""
        if not hasattr(self._own, "work"):
            self._own.work = self._kernel.work()
        return self._own.work


def _view(buffer: Any) -> Any:
    """A buffer as the compiled code takes it; uncompiled a view that gives plain integers."""
    return buffer if COMPILED else memoryview(buffer)
