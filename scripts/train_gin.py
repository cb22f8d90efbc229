"""Tunes the weights of the gin policy by self-play and writes them where the bots read them.

Each generation of candidates (`evolution`) plays the same mirrored deals against a pool of
opponents: naive play, simple play, knocking at once, and the weights of earlier passes. There is a
set of weights for each of the presets, which differ most in what an undercut pays. The same seed
gives the same weights, in some minutes.

    python scripts/train_gin.py --seed 1 --out src/openrummy/bots/data/gin.json
"""

from __future__ import annotations

import argparse
from array import array
from collections.abc import Sequence
from random import Random

from evolution import asked, evolve, say, whole, write

from openrummy.kernels import gin_batch
from openrummy.kernels import gin_weights as places
from openrummy.kernels.gin_calls import CALLS
from openrummy.kernels.gin_config import config
from openrummy.kernels.gin_duel_numbers import NAIVE, SIMPLE, WEIGHED
from openrummy.rules.presets import preset

PRESETS = {
    "gin-modern": {"gin.big_gin_bonus": None},
    "gin": {},
}
"""Rules to train by: an undercut pays 25 or 10, the first upcard is offered or not."""
KNOCKS = {"gin": (10, 10, 10, 10, 10, 10, 10, 10, 6, 6, 3, 3, 3, 3, 3, 3)}
"""Where an undercut costs little, most deadwood to knock with by turn, to begin with."""
ANY_DEADWOOD = 98
STAGE_SCALES = (0, 40, 40, 40, 4, 8, 8, 25, 80, 8, 8, 120, 120, 4)
SCALES = (*STAGE_SCALES * places.STAGES, *[2.0] * (places.KNOCK_TURNS + 1), 2.0)
"""Of each weight, how far it may move at first; 0 for the unit that the others are measured in."""

Opponent = tuple[int, "array[int]"]


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


def knocking(weights: array[int], knocks: Sequence[int]) -> array[int]:
    """The weights, with these knocks."""
    return array("q", [*weights[: places.KNOCK], *knocks, *weights[places.LATE :]])


def tuned(name: str, options: argparse.Namespace) -> array[int]:
    """The weights for a preset."""
    rules = config(preset(name, PRESETS[name]))
    dice = Random(f"{options.seed}/{name}")
    own = knocking(places.START, KNOCKS.get(name, places.START[places.KNOCK : places.LATE]))
    at_once = knocking(places.START, [ANY_DEADWOOD] * places.KNOCK_TURNS)
    fixed: list[Opponent] = [(NAIVE, own), (SIMPLE, own), (WEIGHED, at_once)]
    earlier: list[Opponent] = [(WEIGHED, own)]
    mean: list[float] = list(own)
    for number in range(options.passes):
        pool = [*fixed, *earlier[-2:]]
        say(f"{name}, pass {number + 1}, against {len(pool)} opponents")
        mean = evolve(
            lambda one, seed, pool=tuple(pool): points(rules, one, pool, options.deals, seed),
            mean, SCALES, options.generations, options.size, dice,
        )  # fmt: skip
        own = whole(mean)
        for place, opponent in enumerate(pool):
            won = points(rules, own, [opponent], 20000, 7)
            say(f"  opponent {place}: {won:+.2f} points a round")
        earlier.append((WEIGHED, own))
    return own


def main() -> None:
    """Reads the command line, trains, writes."""
    options = asked(__doc__, passes=1, generations=30, size=16, deals=1500, seed=1)
    sets = [
        {
            "undercut_bonus": preset(name, PRESETS[name]).gin.undercut_bonus,
            "weights": list(tuned(name, options)),
        }
        for name in PRESETS
    ]
    write("gin", options, sets)


if __name__ == "__main__":
    main()
