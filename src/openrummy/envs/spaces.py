"""The spaces of Gymnasium for a game: what PettingZoo and Gymnasium share."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from openrummy.core.shuffle import fresh_seed
from openrummy.envs.episode import Episode
from openrummy.envs.games import Game

Seen = dict[str, Any]
"""``observation`` and ``action_mask`` of a seat."""


def cards_space(game: Game) -> spaces.Space[Any]:
    """Observations: bytes in the shape of the game."""
    return spaces.Box(0, 255, game.shape, np.uint8)


def actions_space(game: Game) -> spaces.Discrete[Any]:
    """Actions: the numbers of the game's table."""
    return spaces.Discrete(game.actions)


def seen_space(game: Game) -> spaces.Dict:
    """Observations together with the mask of what is legal."""
    mask = spaces.Box(0, 1, (game.actions,), np.int8)
    return spaces.Dict({"observation": cards_space(game), "action_mask": mask})


def seen_by(episode: Episode, seat: int) -> Seen:
    """What a seat sees, in the shape of `seen_space`; a seat that need not act may do nothing."""
    return {"observation": episode.observe(seat), "action_mask": episode.mask(seat)}


class Seeds:
    """The seeds of the episodes of one environment, all of which follow from the first.

    Episode *n* after ``reset(seed=s)`` is dealt from ``s/n``, counted from 0.
    """

    def __init__(self) -> None:
        self._from: str | None = None
        self._next = 0

    def next(self, seed: int | None) -> str:
        """The seed of the next episode; a number starts anew, None goes on."""
        if seed is not None or self._from is None:
            self._from = fresh_seed() if seed is None else str(seed)
            self._next = 0
        self._next += 1
        return f"{self._from}/{self._next - 1}"
