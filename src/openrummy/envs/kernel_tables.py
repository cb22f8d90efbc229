"""Tables that a compiled kernel steps: what the kernels have in common."""

from __future__ import annotations

import numpy as np

from openrummy.envs.batch import Actions, Batch, Setting
from openrummy.kernels.dice_tables import MASK


class KernelTables:
    """Tables of a kernel. Each has dice of its own, from the seed of the batch and its number."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        tables, game = setting.tables, setting.game
        self.mask, self.done = (
            np.zeros((tables, game.actions), np.uint8),
            np.zeros(tables, np.uint8),
        )
        self.batch = Batch(
            observation=np.zeros((tables, *game.shape), np.uint8),
            mask=self.mask.view(np.bool_),
            seat=np.zeros(tables, np.uint8),
            reward=np.zeros((tables, setting.seats), np.float32),
            done=self.done.view(np.bool_),
            truncated=np.zeros(tables, np.bool_),
        )
        self._decisions = np.zeros(tables, np.int64)
        self._cut = [0] * tables

    def play(self, first: int, last: int, actions: Actions) -> None:
        """Steps these tables; they show what came of it, and deal what is over anew."""
        raise NotImplementedError

    def deal(self, first: int, last: int, seed: int) -> None:
        """Begins an episode at each of these tables, from its stream of the seed."""
        raise NotImplementedError

    def begin(self) -> None:
        """The first episode of every table."""
        self.deal(0, self.setting.tables, self.setting.seed & MASK)

    def step(self, first: int, last: int, actions: Actions) -> None:
        """One action, which must be legal, at each of the tables ``first`` to ``last - 1``."""
        here = slice(first, last)
        self.play(first, last, actions)
        decisions, truncated = self._decisions[here], self.batch.truncated[here]
        decisions += 1
        decisions[self.batch.done[here]] = 0
        np.greater_equal(decisions, self.setting.most, out=truncated)
        if truncated.any():
            for table in map(int, first + np.flatnonzero(truncated)):
                self._cut_off(table)

    def _cut_off(self, table: int) -> None:
        """Deals a table anew whose episode is too long, from a seed of which it has had nothing."""
        self._cut[table] += 1
        self._decisions[table] = 0
        self.batch.done[table] = True
        self.deal(table, table + 1, self.setting.seed + self._cut[table] & MASK)
