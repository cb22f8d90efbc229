"""An evolution strategy with one step size a weight (a separable CMA-ES).

Each generation draws candidates around the mean, asks how good each is, and moves the mean toward
the better half; steps grow while the mean goes one way. After Ros and Hansen, A Simple Modification
in CMA-ES Achieving Linear Time and Space Complexity (2008).
"""

from __future__ import annotations

import math
import sys
from array import array
from collections.abc import Callable, Sequence
from random import Random

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
