"""Tunes keen play of the games with melds on the table and writes its weights where the bots read
them.

Each generation of candidates (`evolution`) plays the same mirrored deals, at two seats and at four,
against simple play and against the weights to begin with; what counts is by how much fewer points
they get. Of a contract the quick worth of cards comes first, then what outs weigh beside it, for
that takes longer to play. The same seed gives the same weights, in some minutes.

    python scripts/train_keen.py --seed 1 --out src/openrummy/bots/data/keen.json
"""

from __future__ import annotations

import argparse
from array import array
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from random import Random

from evolution import asked, evolve, say, whole, write

from openrummy.kernels import exposed_duel
from openrummy.kernels import exposed_keen_numbers as places
from openrummy.kernels.exposed import ExposedKernel
from openrummy.rules.presets import preset

PRESETS = {
    "contract": ("jimmy",),
    "minimum": ("rummy30", "rummy51"),
    "use now": ("rami51-french", "kalooki40"),
}
"""What is played by each set of weights."""
SEATS = (2, 4)
FINE = 10
"""Weights are whole numbers: to move in smaller steps, all that are worths are so much larger."""
LOOKED = 6
"""Discards of a contract whose outs are counted."""
COMMON = {
    places.POINTS_COLD: 2,
    places.POINTS_OPEN: 3,
    places.POINTS_WARM: 4,
    places.POINTS_HOT: 5,
    places.FITS: 60,
    places.FITS_NEXT: 40,
}
CONTRACT = {
    places.SINGLE: 1,
    places.SET_MADE: 20,
    places.RUN_ONE: 6,
    places.RUN_TWO: 4,
    places.RUN_MADE: 15,
}
MINIMUM = {places.OUT_OPENS: 3, places.OUT_RUN: 8, places.STEP: 3}
BY_OUTS = {places.OUTS: 5, places.FEEDS: 15, places.COLD: 5}
"""Of each weight, how far it may move at first; `PAIR` and `OUT` are the units of the others."""
SIGNED = {places.POINTS_COLD, places.POINTS_OPEN, places.POINTS_WARM, places.POINTS_HOT}
"""What may be less than nothing. The others are divided, which rounds another way below nothing
where the kernels are compiled."""
PLAIN = {places.JOKER_NEAR, places.DEVELOPED, places.GUESSES}
"""Places that hold no worth."""

Table = tuple[ExposedKernel, int]


def start(name: str) -> array[int]:
    """The weights to begin with, in fine steps."""
    if name == "contract":
        plain, first = {*PLAIN, places.TWICE, places.LOOKED}, places.CONTRACT
    else:
        plain, first = {*PLAIN, places.MADE}, places.RUMMY
    return array("q", [w if place in plain else FINE * w for place, w in enumerate(first)])


def fewer(
    tables: list[Table], other: array[int], own: array[int], matches: int, seed: int
) -> float:
    """By what share of all points the others have more, on average of the tables.

    ``matches`` are played at two seats, half as many at four, each deal from every seat.
    """
    total = 0.0
    for kernel, seats in tables:
        sums = array("q", [0] * 5)
        row = kernel.row(kernel.tables(1), 0)
        deals = max(1, 2 * matches // seats**2)
        exposed_duel.matches(row, 0, deals, seed, own, other, kernel.work(), kernel.work(), sums)
        others = sums[3] / (seats - 1)
        total += (others - sums[2]) / (others + sums[2])
    return total / len(tables)


def tuned(options: argparse.Namespace, name: str) -> array[int]:
    """One set of weights."""
    tables = [(ExposedKernel(preset(one), s), s) for one in PRESETS[name] for s in SEATS]
    own = start(name)
    pool = [array("q", [0]), array("q", own)]
    dice = Random(f"{options.seed}/{name}")

    def score(matches: int, weights: array[int], seed: int) -> float:
        return sum(fewer(tables, other, weights, matches, seed) for other in pool) / len(pool)

    stages = [({**COMMON, **(CONTRACT if name == "contract" else MINIMUM)}, options.matches)]
    if name == "contract":
        stages.append((BY_OUTS, options.matches // 4))
    for number, (scales, matches) in enumerate(stages):
        if number:
            own[places.LOOKED] = LOOKED
        spread = [FINE * scales.get(place, 0) for place in range(len(own))]
        say(f"{name}, stage {number + 1}")
        mean = evolve(partial(score, matches), own, spread, options.generations, options.size, dice)
        own = array("q", [w if at in SIGNED else max(0, w) for at, w in enumerate(whole(mean))])
        for play, other in zip(("simple play", "those to begin with"), pool, strict=True):
            won = fewer(tables, other, own, options.matches, 7)
            say(f"{name}: {100 * won:+.1f} % of all points fewer than {play}")
    return own


def main() -> None:
    """Reads the command line, trains, writes."""
    options = asked(__doc__, generations=15, size=12, matches=400, seed=1)
    with ProcessPoolExecutor() as processes:
        found = list(processes.map(partial(tuned, options), PRESETS))
    sets = [{"plays": name, "weights": list(one)} for name, one in zip(PRESETS, found, strict=True)]
    write("keen", options, sets)


if __name__ == "__main__":
    main()
