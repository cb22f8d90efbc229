"""PettingZoo's gin: random legal actions, observation and mask at each step."""

from __future__ import annotations

import json
import random
import sys
import time

from pettingzoo.classic import gin_rummy_v4


def main(seconds: float) -> None:
    """Prints steps a second; choosing the actions is not counted."""
    env = gin_rummy_v4.env()
    dice = random.Random(1)
    spent, steps, seed = 0.0, 0, 0
    while spent < seconds:
        env.reset(seed=seed)
        seed += 1
        over = False
        while not over and spent < seconds:
            mask = env.observe(env.agent_selection)["action_mask"]
            action = dice.choice(mask.nonzero()[0])
            began = time.process_time()
            env.step(action)
            _, _, terminated, truncated, _ = env.last()
            spent += time.process_time() - began
            steps += 1
            over = terminated or truncated
    print(json.dumps({"steps_per_second": steps / spent}))


if __name__ == "__main__":
    main(float(sys.argv[1]))
