"""How fast Rummy and Jimmy play themselves: the kernel, and the engine beside it, on one core.

    python bench/exposed_playouts.py --seconds 3 --seats 4

Processor time, so that other programs disturb little. ``decisions`` are commands of the seats;
``steps`` those of a batch of 1,024 tables with legal masks and observations.
"""

from __future__ import annotations

import argparse
import time
from array import array
from collections.abc import Callable
from random import Random

from openrummy.arena.play import play_match
from openrummy.bots.registry import make
from openrummy.compiled import is_compiled
from openrummy.kernels.exposed import RANDOM, SIMPLE, ExposedKernel
from openrummy.rules.presets import PRESETS
from openrummy.table.decide import start, step
from openrummy.table.legal import legal, to_ask

GAMES = ("rummy30", "rummy51", "jimmy", "jimmy-2026")
TABLES = 1024
Counted = tuple[float, float]
"""Rounds and decisions."""


def rates(play: Callable[[int], Counted], seconds: float) -> Counted:
    """Rounds and decisions a second, of portions 0, 1, 2, ... until the time is up."""
    began = time.process_time()
    rounds = decisions = 0.0
    portion = 0
    while time.process_time() - began < seconds:
        more = play(portion)
        rounds, decisions = rounds + more[0], decisions + more[1]
        portion += 1
    spent = time.process_time() - began
    return rounds / spent, decisions / spent


def by_kernel(kernel: ExposedKernel, policy: int) -> Callable[[int], Counted]:
    """Whole matches of the kernel."""

    def play(portion: int) -> Counted:
        done = kernel.playouts(20, portion, policy)
        return done.rounds, done.decisions

    return play


def by_batch(kernel: ExposedKernel) -> Callable[[int], Counted]:
    """Steps of many tables with random actions, their choice not counted."""
    tables, work = kernel.tables(TABLES), kernel.work()
    seen, mask = bytearray(TABLES * kernel.observation), bytearray(TABLES * kernel.actions)
    seats, dones = bytearray(TABLES), bytearray(TABLES)
    actions, rewards = array("q", [0] * TABLES), array("q", [0] * TABLES * kernel.seats)
    kernel.reset(tables, 0, TABLES, 1)
    kernel.look(tables, 0, TABLES, seen, mask, seats, work)

    def play(_: int) -> Counted:
        began = time.process_time()
        kernel.choose(tables, 0, TABLES, RANDOM, actions, work)
        chosen = time.process_time()
        kernel.step(tables, 0, TABLES, actions, rewards, dones, work)
        kernel.look(tables, 0, TABLES, seen, mask, seats, work)
        stepped = time.process_time()
        return sum(dones), TABLES * (stepped - began) / (stepped - chosen)

    return play


def by_engine(name: str, seats: int) -> Callable[[int], Counted]:
    """A round of the engine with random legal commands."""

    def play(portion: int) -> Counted:
        dice = Random(portion)
        match, _ = start(PRESETS[name], seats, str(portion))
        decisions = 0
        while not match.results:
            seat = to_ask(match)
            match, _ = step(match, seat, dice.choice(list(legal(match, seat))))
            decisions += 1
        return 1, decisions

    return play


def by_bots(name: str, seats: int) -> Callable[[int], Counted]:
    """A round of the engine with greedy bots; their decisions are not counted."""

    def play(portion: int) -> Counted:
        bots = [make("greedy", f"{portion}/{seat}") for seat in range(seats)]
        play_match(PRESETS[name], bots, str(portion), most_rounds=1)
        return 1, 0

    return play


def main() -> None:
    """Prints one line for each game and way to play it."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--seconds", type=float, default=3.0, help="processor time for each figure")
    parser.add_argument("--seats", type=int, default=4)
    asked = parser.parse_args()
    print(f"compiled: {'yes' if is_compiled() else 'no'}, {asked.seats} seats")
    print(f"{'game':<12}{'played by':<24}{'rounds/s':>12}{'decisions/s':>14}")
    for name in GAMES:
        kernel = ExposedKernel(PRESETS[name], asked.seats)
        for title, play in (
            ("kernel, simple", by_kernel(kernel, SIMPLE)),
            ("kernel, random", by_kernel(kernel, RANDOM)),
            ("kernel, batch steps", by_batch(kernel)),
            ("engine, random", by_engine(name, asked.seats)),
            ("engine, greedy bots", by_bots(name, asked.seats)),
        ):
            rounds, decisions = rates(play, asked.seconds)
            print(f"{name:<12}{title:<24}{rounds:>12,.1f}{decisions:>14,.0f}", flush=True)


if __name__ == "__main__":
    main()
