"""An evolution strategy with one step size a weight (a separable CMA-ES).

Each generation draws candidates around the mean, asks how good each is, and moves the mean toward
the better half; steps grow while the mean goes one way. After Ros and Hansen, A Simple Modification
in CMA-ES Achieving Linear Time and Space Complexity (2008).
"""

from __future__ import annotations

import argparse
import json
import math
import sys
from array import array
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any

Weights = Sequence[float]


def say(text: str) -> None:
    """Tells how it goes."""
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def whole(weights: Weights) -> array[int]:
    """The weights as the kernels take them."""
    return array("q", [round(weight) for weight in weights])


def evolve(
    score: Callable[[array[int], int], float],
    start: Weights,
    scales: Weights,
    generations: int,
    size: int,
    dice: Random,
) -> list[float]:
    """The mean of the candidates after so many generations of ``size`` each.

    ``score`` says how good whole weights are on the deals of a seed, ``scales`` how far each weight
    may move at first: 0 for one that stays.
    """
    active = [place for place, scale in enumerate(scales) if scale]
    count = len(active)
    mean = list(start)
    half = size // 2
    raw = [math.log(half + 0.5) - math.log(rank + 1) for rank in range(half)]
    share = [value / sum(raw) for value in raw]
    mass = 1 / sum(value * value for value in share)
    path_rate = (mass + 2) / (count + mass + 5)
    damping = 1 + path_rate + 2 * max(0.0, math.sqrt((mass - 1) / (count + 1)) - 1)
    spread_rate = (1 + 2 * mass / count) * 2 / (count + 10)
    step, path, spread = 0.4, [0.0] * count, [1.0] * count
    expected = math.sqrt(count) * (1 - 1 / (4 * count))
    for generation in range(generations):
        seed = dice.randrange(2**40)
        found = []
        for _ in range(size):
            z = [dice.gauss(0, 1) for _ in active]
            candidate = list(mean)
            for i, place in enumerate(active):
                candidate[place] += step * spread[i] * scales[place] * z[i]
            found.append((score(whole(candidate), seed), z, candidate))
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
            say(f"  {generation + 1}: {won:+.3f}, step {step:.2f}")
    return mean


def asked(about: str | None, **defaults: int) -> argparse.Namespace:
    """What the command line says: these numbers, ``size`` among them, and the file to write."""
    parser = argparse.ArgumentParser(description=about)
    for name, default in defaults.items():
        parser.add_argument(f"--{name}", type=int, default=default)
    parser.add_argument("--out", type=Path, required=True)
    options = parser.parse_args()
    if options.size < 2:
        parser.error("a generation needs two candidates at least")
    return options


def write(script: str, options: argparse.Namespace, sets: Sequence[Mapping[str, Any]]) -> None:
    """Writes a file ``src/openrummy/bots/data/SCRIPT.json``, or where it was asked for, of what
    ``scripts/train_SCRIPT.py`` made, with the command that makes it again.
    """
    numbers = " ".join(
        f"--{name} {value}" for name, value in vars(options).items() if name != "out"
    )
    kept = f"src/openrummy/bots/data/{script}.json"
    made_by = json.dumps(f"python scripts/train_{script}.py {numbers} --out {kept}")
    lines = ",\n  ".join(json.dumps(one) for one in sets)
    text = f'{{\n "made_by": {made_by},\n "sets": [\n  {lines}\n ]\n}}\n'
    options.out.write_text(text, encoding="utf-8")
