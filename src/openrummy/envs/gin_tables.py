"""Many tables of gin (`openrummy.kernels.gin_batch`)."""

from __future__ import annotations

import numpy as np

from openrummy.envs.batch import Actions, Setting
from openrummy.envs.episode import SCALE
from openrummy.envs.kernel_tables import KernelTables
from openrummy.kernels import gin_batch
from openrummy.kernels.gin_cells import STRIDE
from openrummy.kernels.gin_config import config


class GinTables(KernelTables):
    """Tables of gin."""

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting)
        tables, batch = setting.tables, self.batch
        self._rules = np.array(config(setting.game.rules))
        self._cells = np.zeros(tables * STRIDE, np.int64)
        self._actions = np.zeros(tables, np.int64)
        self._points = np.zeros((tables, 2), np.int64)
        seen, mask = batch.observation.reshape(-1), self.mask.reshape(-1)
        self._out = (seen, mask, self._points.reshape(-1), self.done, batch.seat)
        self.begin()

    def play(self, first: int, last: int, actions: Actions) -> None:
        """Steps these tables (see `KernelTables`)."""
        self._actions[first:last] = actions
        matches = self.setting.length == "match"
        gin_batch.step(
            self._cells, self._rules, first, last, self._actions, self._out, matches=matches
        )
        reward = self.batch.reward[first:last]
        np.divide(self._points[first:last], SCALE, out=reward, casting="unsafe")

    def deal(self, first: int, last: int, seed: int) -> None:
        """Begins an episode at each of these tables (see `KernelTables`)."""
        gin_batch.reset(self._cells, self._rules, first, last, seed)
        gin_batch.look(self._cells, self._rules, first, last, self._out)
