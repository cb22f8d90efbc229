"""What all games have in common in their numbers: a view in, an observation and actions out."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

from openrummy.table.commands import Command
from openrummy.table.view import SeatView

Bytes: TypeAlias = NDArray[np.uint8]
Actions: TypeAlias = Mapping[int, Command]
"""What a seat may do now, by the number of the action."""


class BadAction(ValueError):
    """An action that is not legal now; ``legal`` are the numbers of those that are."""

    def __init__(self, action: object, legal: Iterable[int]) -> None:
        self.action, self.legal = action, tuple(sorted(legal))
        super().__init__(f"action {action} is not legal now; legal are {self.legal}")


class Coder(Protocol):
    """What a game's numbers mean. All it makes comes from a seat's view and legal commands."""

    def actions(self, view: SeatView, legal: Iterable[Command]) -> Actions:
        """The legal commands that have a number, by their number."""

    def observe(self, view: SeatView, actions: Actions) -> Bytes:
        """What the seat sees, in the shape that its game documents (`docs/envs.md`)."""


def mask_of(actions: Actions, size: int) -> NDArray[np.int8]:
    """1 for every action of a table of ``size`` that is legal now, 0 for the others."""
    mask = np.zeros(size, np.int8)
    mask[list(actions)] = 1
    return mask
