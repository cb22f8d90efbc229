"""The numbers that the gin solver looks up.

They stand apart from `gin` so that a compiled `gin` still reads them as 64-bit values: a constant
that C computes itself would be a 32-bit one, and ``1 << card`` silently wrong.
"""

from __future__ import annotations

from array import array

RANKS = 13
SUITS = 4

NO_CARD = -1
"""What `gin.drop` gives when no card may be thrown."""

LANE = (1 << RANKS) - 1
"""The thirteen bits of one suit, ace lowest."""

SPREAD = sum(1 << RANKS * suit for suit in range(SUITS))
"""Times a lane of ranks: all cards of those ranks."""

FULL = LANE * SPREAD
"""All 52 cards."""

NOT_ACE = FULL ^ SPREAD
NOT_KING = FULL ^ (SPREAD << RANKS - 1)

BIT = array("q", [1 << card for card in range(RANKS * SUITS)])
"""Card number -> its bit in a hand."""

MOST_PIPS = 10
"""Deadwood points of a ten or a court card, the most of any."""

PIPS = array("q", [min(card % RANKS + 1, MOST_PIPS) for card in range(RANKS * SUITS)])
"""Card number -> deadwood points: ace 1, two to ten their number, court cards 10."""

DOWN = array("q", [suit * RANKS + rank for rank in range(12, -1, -1) for suit in range(SUITS)])
"""The card numbers from the kings down to the aces, each rank in S H D C."""

KEEP = array("q", [0, SPREAD] + [SPREAD ^ BIT[RANKS * suit] for suit in range(SUITS)])
"""Ways to use a rank as a set: not at all, every card held, or (of four) all but one suit.

Each is a multiplier that turns the rank's bit into the cards that may be in the set.
"""


def _per_lane(values: array[int]) -> array[int]:
    """For each choice of cards of one suit, the sum of their ``values``."""
    sums = array("q", [0])
    for rank in range(RANKS):
        value = values[rank]
        sums.extend([value + below for below in sums])
    return sums


def _in_runs(lane: int) -> int:
    """The cards of a lane that lie in rows of three or more."""
    starts = lane & lane >> 1 & lane >> 2
    return starts | starts << 1 | starts << 2


POINTS = _per_lane(PIPS)
"""Lane -> points of its cards."""

SIZE = _per_lane(array("q", [1] * RANKS))
"""Lane -> number of its cards."""

UNMELDED = array("q", [POINTS[lane ^ _in_runs(lane)] for lane in range(LANE + 1)])
"""Lane -> points of its cards that lie in no run, when every row that can be a run is one."""
