"""The buffers that the solvers for cards hand to the compiled ones: one of each for every thread.

No solver calls another with the same buffer, and none keeps one when it returns.
"""

from __future__ import annotations

import threading
from array import array

from openrummy.core.solvers.contract_tables import JOKERS, LAY_DOWN_WORK, MISSING_WORK
from openrummy.core.solvers.opening_tables import COLUMNS, LAID, MELDS, TERMS


def words(number: int) -> array[int]:
    """A buffer of so many 64-bit numbers, all 0."""
    return array("q", bytes(8 * number))


class Scratch(threading.local):
    """The buffers of a thread."""

    def __init__(self) -> None:
        self.counts = words(JOKERS + 1)
        self.work = words(max(MISSING_WORK, LAY_DOWN_WORK))
        self.laid = words(LAID)
        self.terms = words(TERMS)
        self.room = 256
        self.melds = words(MELDS + COLUMNS * self.room)

    def make_room(self) -> None:
        """More room for the melds that `opening.best` looks at."""
        self.room *= 4
        self.melds = words(MELDS + COLUMNS * self.room)


SCRATCH = Scratch()
