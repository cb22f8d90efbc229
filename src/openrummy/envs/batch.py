"""What a batch of tables is: its setting, its arrays, and how it steps."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

from openrummy.envs.coding import Bytes
from openrummy.envs.episode import Length
from openrummy.envs.games import Game

Flags: TypeAlias = NDArray[np.bool_]
Actions: TypeAlias = NDArray[np.int64]


@dataclass(frozen=True)
class Batch:
    """What the tables of a batch show, a row each. Every step writes into the same arrays."""

    observation: Bytes
    """What the seat to act sees."""
    mask: Flags
    """What it may do."""
    seat: Bytes
    """Which seat that is."""
    reward: NDArray[np.float32]
    """What the last step brought each seat (a column each)."""
    done: Flags
    """Whether the last step ended an episode; the table shows the next one already."""
    truncated: Flags
    """Whether that episode was cut off."""


@dataclass(frozen=True)
class Setting:
    """What a batch plays: how many tables of what game, by what seed, and how long."""

    tables: int
    game: Game
    seed: int
    seats: int
    length: Length
    most: int
    """Decisions after which an episode is cut off."""


class Tables(Protocol):
    """Tables that step together. Ranges that do not overlap may be stepped at the same time."""

    @property
    def batch(self) -> Batch:
        """The arrays that `step` writes."""

    def step(self, first: int, last: int, actions: Actions) -> None:
        """One action, which must be legal, at each of the tables ``first`` to ``last - 1``."""
