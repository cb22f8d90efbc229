"""Trains a small gin policy from self-play, on one processor in minutes.

    python -m examples.train_gin --out gin-policy.npz

A policy gradient with a learned baseline: both seats of many tables play by the same weights, and
what a decision brought beyond what was expected makes it more or less likely. The same seed and
the same numbers of tables and updates give the same weights on the same machine.
"""

from __future__ import annotations

import argparse
import time
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from examples.gin_policy import (
    HIDDEN,
    Floats,
    Moments,
    Weights,
    look,
    new_weights,
    play_chances,
    save,
    scores,
    take_chances,
)
from openrummy.envs.vector import VectorTable

TABLES = 256
STEPS = 128
"""Decisions at each table between two updates."""
UPDATES = 120
DISCOUNT = 0.99
SPREAD = 0.95
"""How far credit spreads back over decisions (the lambda of GAE)."""
RATE = 0.003
ENTROPY = 0.001
"""What variety of choices is worth, in standard deviations of the gains."""


@dataclass
class Step:
    """One decision at every table, and what came of it."""

    moments: Moments
    chosen: NDArray[np.int64]
    """Which choice, by its place."""
    chances: dict[str, Floats]
    """How likely the choices were, before the draw (``take``) and after it (``play``)."""
    hidden: dict[str, Floats]
    """The hidden layers of the networks."""
    value: Floats
    seat: NDArray[np.uint8]
    reward: Floats
    done: NDArray[np.bool_]


@dataclass
class Trainer:
    """Weights, and what is needed to go on training them."""

    seed: int = 0
    tables: int = TABLES
    steps: int = STEPS
    updates: int = UPDATES
    """How many there will be: the rate sinks to nothing."""
    done: int = 0
    weights: Weights = field(init=False)

    def __post_init__(self) -> None:
        """Begins with a policy that knows nothing."""
        self.dice = np.random.default_rng(self.seed)
        self.weights = new_weights(self.dice)
        self.table = VectorTable(self.tables, "gin-v1", self.seed)
        self._mean = {name: np.zeros_like(value) for name, value in self.weights.items()}
        self._square = {name: np.zeros_like(value) for name, value in self.weights.items()}

    def update(self) -> float:
        """Plays on and learns from it; the mean deadwood (in tens) of the positions seen."""
        played = [self._step() for _ in range(self.steps)]
        slopes = {name: np.zeros_like(value) for name, value in self.weights.items()}
        gains, weights = self._gains(played)
        scale = 1 / max(1, weights.sum())
        deviation = np.sqrt((weights * gains**2).sum() * scale) + 1e-8
        for step, gain, weight in zip(played, gains, weights, strict=True):
            self._learn(slopes, step, gain, gain / deviation * weight * scale, weight * scale)
        self._climb(slopes)
        return float(np.mean([step.moments.state[:, 0].mean() for step in played]))

    def _step(self) -> Step:
        batch = self.table.batch
        moments = look(batch.observation, batch.mask)
        drawing, after = moments.drawing, ~moments.drawing
        take, taking = scores(self.weights, "take", moments.taking)
        play, playing = scores(self.weights, "play", moments.play)
        value, valuing = scores(self.weights, "state", moments.state)
        chances = {"take": take_chances(moments, take), "play": play_chances(moments, play)}
        chosen = np.empty(self.tables, np.int64)
        chosen[drawing], chosen[after] = map(self._draw, chances.values())
        actions = chosen.copy()
        actions[after] = np.take_along_axis(moments.actions, chosen[after, None], 1)[:, 0]
        seat = batch.seat.copy()
        _, _, reward, done = self.table.step(actions)
        hidden = {"take": taking, "play": playing, "state": valuing}
        return Step(moments, chosen, chances, hidden, value, seat, reward.copy(), done.copy())

    def _draw(self, chances: Floats) -> NDArray[np.int64]:
        """A choice for each row, by its chances."""
        line = chances.cumsum(axis=1)
        dice = self.dice.random((len(chances), 1), np.float32) * line[:, -1:]
        drawn: NDArray[np.int64] = (line > dice).argmax(axis=1)
        return drawn

    def _gains(self, played: list[Step]) -> tuple[Floats, Floats]:
        """What each decision brought beyond its value, and whether that is known yet.

        A seat's next decision is what its last one led to, so the last of each seat in these steps
        is not judged. Less deadwood counts at once (a potential: it changes no best play).
        """
        rows = np.arange(self.tables)
        shape = (self.tables, 2)
        next_value, next_hope = np.zeros(shape, np.float32), np.zeros(shape, np.float32)
        gain, reward = np.zeros(shape, np.float32), np.zeros(shape, np.float32)
        known = np.zeros(shape, np.float32)
        gains = np.zeros((len(played), self.tables), np.float32)
        weights = np.zeros_like(gains)
        for at in range(len(played) - 1, -1, -1):
            step = played[at]
            for part in (next_value, next_hope, gain, reward):
                part[step.done] = 0
            known[step.done] = 1
            reward += step.reward
            seat = (rows, step.seat)
            hope = -step.moments.state[:, 0] / 10
            ahead = DISCOUNT * (next_value[seat] + next_hope[seat])
            error = reward[seat] + ahead - step.value - hope
            gain[seat] = error + DISCOUNT * SPREAD * gain[seat]
            gains[at], weights[at] = gain[seat], known[seat]
            next_value[seat], next_hope[seat] = step.value, hope
            reward[seat], known[seat] = 0, 1
        return gains * weights, weights

    def _learn(
        self, slopes: Weights, step: Step, gain: Floats, push: Floats, weight: Floats
    ) -> None:
        """Adds to the slopes what one step says."""
        moments = step.moments
        for name, numbers, rows in (
            ("take", moments.taking, moments.drawing),
            ("play", moments.play, ~moments.drawing),
        ):
            chances = step.chances[name]
            slope = -chances * push[rows, None]
            slope[np.arange(len(slope)), step.chosen[rows]] += push[rows]
            logs = np.log(np.maximum(chances, 1e-9))
            spread = -(chances * logs).sum(axis=1, keepdims=True)
            slope -= ENTROPY * weight[rows, None] * chances * (logs + spread)
            slope = slope[:, 1] if name == "take" else slope
            self._back(slopes, name, numbers, step.hidden[name], slope)
        self._back(slopes, "state", moments.state, step.hidden["state"], gain * weight * 0.5)

    def _back(
        self, slopes: Weights, name: str, numbers: Floats, hidden: Floats, slope: Floats
    ) -> None:
        """The slope of a network's weights from that of its scores."""
        size = numbers.shape[-1]
        flat, hidden = slope.reshape(-1), hidden.reshape(-1, HIDDEN)
        inner = flat[:, None] * self.weights[f"{name}_out"] * (1 - hidden**2)
        slopes[f"{name}_out"] += flat @ hidden
        slopes[f"{name}_base"] += flat.sum()
        slopes[f"{name}_bias"] += inner.sum(axis=0)
        slopes[f"{name}_in"] += numbers.reshape(-1, size).T @ inner

    def _climb(self, slopes: Weights) -> None:
        """One step of Adam."""
        self.done += 1
        rate = RATE * max(0.0, 1 - self.done / (self.updates + 1))
        for name, slope in slopes.items():
            mean, square = self._mean[name], self._square[name]
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope**2 - square)
            towards = mean / (1 - 0.9**self.done)
            width = np.sqrt(square / (1 - 0.999**self.done)) + 1e-8
            self.weights[name] += (rate * towards / width).astype(np.float32)


def main() -> None:
    """Trains as the command line says."""
    reader = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    reader.add_argument("--seed", type=int, default=0)
    reader.add_argument("--updates", type=int, default=UPDATES)
    reader.add_argument("--out", type=Path, default=Path("gin-policy.npz"))
    wanted = reader.parse_args()
    trainer = Trainer(seed=wanted.seed, updates=wanted.updates)
    began = time.perf_counter()
    while trainer.done < wanted.updates:
        deadwood = trainer.update()
        if trainer.done % 20 == 0:
            seconds = time.perf_counter() - began
            print(f"update {trainer.done}: deadwood {10 * deadwood:.1f}, {seconds:.0f} s")
    save(trainer.weights, wanted.out)
    print(f"wrote {wanted.out}")


if __name__ == "__main__":
    main()
