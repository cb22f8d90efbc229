"""RLCard's gin: random agents, observations extracted as it does for learning agents."""

from __future__ import annotations

import json
import sys
import time

import rlcard
from rlcard.agents import RandomAgent


def main(seconds: float) -> None:
    """Prints games and steps a second."""
    env = rlcard.make("gin-rummy", config={"seed": 1})
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])
    games, steps = 0, 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        trajectories, _ = env.run(is_training=False)
        games += 1
        # A seat's path holds a state, an action, a state, ... and ends with a state.
        steps += sum(len(path) // 2 for path in trajectories)
    spent = time.process_time() - began
    print(json.dumps({"games_per_second": games / spent, "steps_per_second": steps / spent}))


if __name__ == "__main__":
    main(float(sys.argv[1]))
