"""Gin at full speed: rounds played at random to their end, and steps of a batch of tables."""

from __future__ import annotations

import time
from collections.abc import Callable

from openrummy.bench.measuring import LEAST_SECONDS, Once, enough
from openrummy.kernels import gin_batch
from openrummy.rules.presets import PRESETS

TABLES = 4096


def playouts() -> Once:
    """Random rounds of gin on one core: ``games_per_second``, ``decisions_per_second``.

    A game is a round from the deal to its points.
    """
    rules = PRESETS["gin"]
    games = enough(lambda count: gin_batch.playouts(rules, count, 1))
    seeds = iter(range(2, 1_000_000))

    def once() -> dict[str, float]:
        seed = next(seeds)
        began = time.process_time()
        played, decisions = gin_batch.playouts(rules, games, seed)[:2]
        seconds = time.process_time() - began
        return {"games_per_second": played / seconds, "decisions_per_second": decisions / seconds}

    return once


def vector_env() -> Once:
    """``steps_per_second`` of a batch of gin tables, observations and legal masks included.

    On one thread, and on all cores (``steps_per_second_all_cores``). Choosing the actions, at
    random among the legal ones, is not counted. Needs the extra ``envs`` (numpy).
    """
    import numpy as np  # noqa: PLC0415 - an extra

    from openrummy.bench.measuring import machine  # noqa: PLC0415
    from openrummy.envs.vector import VectorTable  # noqa: PLC0415

    dice = np.random.default_rng(1)

    def steps_per_second(tables: VectorTable, clock: Callable[[], float]) -> float:
        steps, seconds = 0, 0.0
        while seconds < LEAST_SECONDS:
            mask = tables.batch.mask
            actions = (dice.random(mask.shape, dtype=np.float32) * mask).argmax(axis=1)
            began = clock()
            tables.step(actions)
            seconds += clock() - began
            steps += tables.n
        return steps / seconds

    alone = VectorTable(TABLES, "gin-v1", seed=1)
    shared = VectorTable(TABLES, "gin-v1", seed=1, threads=machine().cores)

    def once() -> dict[str, float]:
        return {
            "steps_per_second": steps_per_second(alone, time.process_time),
            "steps_per_second_all_cores": steps_per_second(shared, time.perf_counter),
        }

    return once
