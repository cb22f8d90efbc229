"""How fast the environments step: observation and legal mask included.

    python bench/envs.py [--seconds 1]

Steps of `VectorTable` by random play, for one thread and two; choosing the actions is not counted.
By processor time, which other programs disturb little, and by the clock, which shows what a second
thread brings on an idle machine.
"""

from __future__ import annotations

import argparse
import time

import numpy as np

from openrummy.envs.games import GAMES
from openrummy.envs.vector import VectorTable


def speed(game: str, tables: int, threads: int, seconds: float) -> tuple[float, float]:
    """Steps a second of one batch, by processor time and by the clock."""
    vector = VectorTable(tables, game, 1, threads=threads)
    dice = np.random.default_rng(1)
    used, spent, steps = 0.0, 0.0, 0
    while used < seconds:
        actions = (vector.batch.mask * dice.random(vector.batch.mask.shape, np.float32)).argmax(1)
        clock, processor = time.perf_counter(), time.process_time()
        vector.step(actions)
        used += time.process_time() - processor
        spent += time.perf_counter() - clock
        steps += tables
    vector.close()
    return steps / used, steps / spent


def main() -> None:
    """Prints a line for each game, size and number of threads."""
    reader = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    reader.add_argument("--seconds", type=float, default=1.0)
    seconds = reader.parse_args().seconds
    print(f"{'game':12} {'tables':>7} {'threads':>7} {'a CPU second':>14} {'a second':>12}")
    for game in GAMES:
        for tables in (64, 256, 1024, 4096):
            for threads in (1, 2):
                used, spent = speed(game, tables, threads, seconds)
                print(f"{game:12} {tables:7} {threads:7} {used:14,.0f} {spent:12,.0f}", flush=True)


if __name__ == "__main__":
    main()
