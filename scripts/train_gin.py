"""Tunes the weights of the gin policy by self-play and writes them where the bots read them.

An evolution strategy with one step size a weight (a separable CMA-ES): each generation draws
candidates around the mean, lets them play the same mirrored deals against a pool of opponents, and
moves toward those that won most. The pool is naive play, and the best weights of earlier passes.
The same seed gives the same weights. A pass of 120 generations takes some minutes.

    python scripts/train_gin.py --passes 3 --seed 1 --out src/openrummy/bots/data/gin.json
"""

from __future__ import annotations

import argparse
import json
import math
import sys
from array import array
from collections.abc import Sequence
from pathlib import Path
from random import Random

from openrummy.kernels import gin_batch
from openrummy.kernels import gin_weights as places
from openrummy.kernels.gin_calls import CALLS
from openrummy.kernels.gin_config import config
from openrummy.kernels.gin_duel_numbers import NAIVE, WEIGHED
from openrummy.rules.presets import preset

PRESETS = {
    "gin-modern": {"gin.big_gin_bonus": None},
    "gin": {},
}
"""Rules to train by: an undercut pays 25 or 10, the first upcard is offered or not."""
STAGE_SCALES = (0, 40, 40, 40, 4, 8, 8, 25, 80, 8, 8, 120, 120, 4)
SCALES = (*STAGE_SCALES * places.STAGES, *[2.0] * (places.KNOCK_TURNS + 1), 2.0)
"""Of each weight, how far it may move at first; 0 for the unit that the others are measured in."""

Weights = Sequence[float]
Opponent = tuple[int, "array[int]"]


def say(text: str) -> None:
    """Tells how it goes."""
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def whole(weights: Weights) -> array[int]:
    """The weights as the kernel takes them."""
    return array("q", [round(weight) for weight in weights])


def points(
    rules: array[int], own: array[int], pool: Sequence[Opponent], deals: int, seed: int
) -> float:
    """Points a round that the weights win over the pool, on the deals of this seed."""
    table = gin_batch.tables(1)
    total = 0.0
    for style, other in pool:
        out = array("q", [0] * 20)
        CALLS.rounds(table, rules, 0, deals, seed, own, style, other, out)
        total += out[0] / deals / 2
    return total / len(pool)


def evolve(
    rules: array[int],
    start: Weights,
    pool: Sequence[Opponent],
    generations: int,
    size: int,
    deals: int,
    dice: Random,
) -> list[float]:
    """The mean of the candidates after so many generations."""
    active = [place for place, scale in enumerate(SCALES) if scale]
    count = len(active)
    mean = list(start)
    half = size // 2
    raw = [math.log(half + 0.5) - math.log(rank + 1) for rank in range(half)]
    share = [value / sum(raw) for value in raw]
    mass = 1 / sum(value * value for value in share)
    path_rate = (mass + 2) / (count + mass + 5)
    damping = 1 + path_rate + 2 * max(0.0, math.sqrt((mass - 1) / (count + 1)) - 1)
    spread_rate = (1 + 2 * mass / count) * 2 / (count + 10)
    step, path, spread = 0.5, [0.0] * count, [1.0] * count
    expected = math.sqrt(count) * (1 - 1 / (4 * count))
    for generation in range(generations):
        seed = dice.randrange(2**40)
        found = []
        for _ in range(size):
            z = [dice.gauss(0, 1) for _ in active]
            candidate = list(mean)
            for i, place in enumerate(active):
                candidate[place] += step * spread[i] * SCALES[place] * z[i]
            found.append((points(rules, whole(candidate), pool, deals, seed), z, candidate))
        found.sort(key=lambda entry: -entry[0])
        best = found[:half]
        for i, place in enumerate(active):
            mean[place] = sum(s * entry[2][place] for s, entry in zip(share, best, strict=True))
            shift = sum(s * entry[1][i] for s, entry in zip(share, best, strict=True))
            square = sum(s * entry[1][i] ** 2 for s, entry in zip(share, best, strict=True))
            path[i] = (1 - path_rate) * path[i] + math.sqrt(
                path_rate * (2 - path_rate) * mass
            ) * shift
            spread[i] *= math.sqrt(1 + min(0.5, spread_rate) * (square - 1))
        length = math.sqrt(sum(p * p for p in path))
        step *= math.exp(path_rate / damping * (length / expected - 1))
        if generation % 5 == 4:
            won = sum(entry[0] for entry in best) / half
            say(f"  {generation + 1}: {won:+.2f} points a round, step {step:.2f}")
    return mean


def main() -> None:
    """Reads the command line, trains, writes."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--preset", choices=PRESETS, default="gin-modern")
    parser.add_argument("--passes", type=int, default=3)
    parser.add_argument("--generations", type=int, default=120)
    parser.add_argument("--size", type=int, default=24)
    parser.add_argument("--deals", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--start", type=Path, help="weights to begin with, instead of those by hand"
    )
    parser.add_argument("--naive-only", action="store_true", help="no other opponents")
    parser.add_argument("--out", type=Path, required=True)
    options = parser.parse_args()
    rules = config(preset(options.preset, PRESETS[options.preset]))
    dice = Random(options.seed)
    mean: list[float] = list(places.START)
    before: list[str] = []
    if options.start:
        begun = json.loads(options.start.read_text(encoding="utf-8"))
        mean, before = list(begun["weights"]), begun["made_by"]
    naive: Opponent = (NAIVE, places.START)
    pool = [naive] if options.naive_only else [naive, (WEIGHED, whole(mean))]
    for number in range(options.passes):
        say(f"pass {number + 1}, against {len(pool)} opponents")
        mean = evolve(rules, mean, pool, options.generations, options.size, options.deals, dice)
        own = whole(mean)
        for place, (style, other) in enumerate(pool):
            won = points(rules, own, [(style, other)], 20000, 7)
            say(f"  opponent {place}: {won:+.2f} points a round")
        if not options.naive_only:
            pool = [naive, *pool[1:][-2:], (WEIGHED, own)]
        made = (
            f"scripts/train_gin.py --preset {options.preset} --passes {number + 1}"
            f" --generations {options.generations}"
            f" --size {options.size} --deals {options.deals} --seed {options.seed}"
            f"{' --naive-only' if options.naive_only else ''}"
            f"{' --start (the weights before)' if before else ''}"
        )
        text = json.dumps({"made_by": [*before, made], "weights": list(own)}, indent=1)
        options.out.write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
