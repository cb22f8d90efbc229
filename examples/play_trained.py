"""Plays a policy that `train_gin` wrote against a bot of the project, and says how it did.

python -m examples.play_trained gin-policy.npz --bot greedy --rounds 1000
"""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np

from examples.gin_policy import TrainedBot, Weights, load
from openrummy.arena import play_match
from openrummy.bots import Bot, make
from openrummy.rules.presets import preset


def gains(weights: Weights, bot: str, rounds: int, seed: str) -> list[int]:
    """What the policy won in each of so many rounds, in points; it changes seats every round.

    Raises `UnknownBot`.
    """
    won = []
    for number in range(rounds):
        own = number % 2
        players: list[Bot] = [TrainedBot(weights, number), make(bot, f"{seed}/{number}/{bot}")]
        seated = players if own == 0 else players[::-1]
        played = play_match(preset("gin"), seated, f"{seed}/{number}", most_rounds=1)
        points = played.rounds[0].points
        won.append(points[1 - own] - points[own])
    return won


def main() -> None:
    """Plays as the command line says."""
    reader = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    reader.add_argument("policy", type=Path)
    reader.add_argument("--bot", default="greedy")
    reader.add_argument("--rounds", type=int, default=1000)
    reader.add_argument("--seed", default="played")
    wanted = reader.parse_args()
    won = np.array(gains(load(wanted.policy), wanted.bot, wanted.rounds, wanted.seed))
    error = 1.96 * won.std() / len(won) ** 0.5
    print(f"{won.mean():+.2f} points a round against {wanted.bot} (95 %: +-{error:.2f})")
    print(f"won {(won > 0).sum()}, lost {(won < 0).sum()}, without points {(won == 0).sum()}")


if __name__ == "__main__":
    main()
