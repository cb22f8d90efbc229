"""Episodes of random play, for the tests of the environments to look at."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from openrummy.envs.episode import Episode
from openrummy.envs.games import GAMES
from openrummy.table import commands as cmd

TABLES = [
    (game, seats) for game in GAMES for seats in ((2,) if game.startswith("gin") else (2, 4, 6))
]
"""Every game with a few numbers of seats."""

EAGER = (cmd.LayDown, cmd.Swap, cmd.Knock, cmd.CallGin, cmd.CallGrandGin)
"""Commands that random play prefers, so that there is something on the table."""


def choose(episode: Episode, dice: Random) -> int:
    """A legal action: often one that brings the round on."""
    actions = episode.actions()
    eager = [number for number, command in actions.items() if isinstance(command, EAGER)]
    return dice.choice(eager if eager and dice.random() < 0.5 else list(actions))


def played(game: str, seats: int, seed: str, most: int = 150) -> Iterator[Episode]:
    """The moments of an episode: the same object, stepped on, before each decision."""
    dice = Random(seed)
    episode = Episode(game, seats, seed=seed)
    for _ in range(most):
        if episode.over:
            return
        yield episode
        episode.act(choose(episode, dice))
