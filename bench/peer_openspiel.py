"""OpenSpiel's gin by its fastest way: a dealt state is copied and played out in C++ at random.

Dealing, which it does a card at a time from Python, is not counted.
"""

from __future__ import annotations

import json
import random
import sys
import time

import pyspiel

DEALS = 50


def main(seconds: float) -> None:
    """Prints games and decisions a second."""
    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(2)]
    dice = random.Random(1)
    deals = [dealt(dice) for _ in range(DEALS)]
    began, games = time.process_time(), 0
    while time.process_time() - began < seconds:
        for deal in deals:
            pyspiel.evaluate_bots(deal.clone(), bots, games)
            games += 1
    rate = games / (time.process_time() - began)
    decisions = sum(played(deal, bots, seed) for seed, deal in enumerate(deals)) / DEALS
    print(json.dumps({"games_per_second": rate, "decisions_per_second": rate * decisions}))


def dealt(dice: random.Random) -> pyspiel.State:
    """A game after its deal."""
    state = pyspiel.load_game("gin_rummy").new_initial_state()
    while state.is_chance_node():
        actions, _ = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(dice.choice(actions))
    return state


def played(deal: pyspiel.State, bots: list[pyspiel.Bot], seed: int) -> int:
    """The decisions of a game; the deal and the draws of the cards are chance, no decisions."""
    state = deal.clone()
    pyspiel.evaluate_bots(state, bots, seed)
    chosen = [action for action in state.full_history() if action.player >= 0]
    return len(chosen)


if __name__ == "__main__":
    main(float(sys.argv[1]))
