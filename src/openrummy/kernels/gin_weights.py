"""The weights of the tuned gin policy (`gin_policy`): their places, and how two cards help a third.

The module stays uncompiled, so that C reads its numbers as 64-bit values.
"""

from __future__ import annotations

from array import array

from openrummy.core.solvers.gin_tables import BIT

COMBINATIONS = 6
"""Pairs of cards that make a meld with a card: three in a set, up to three in a run."""


def _combinations(card: int) -> list[int]:
    """The pairs that meld with a card, as sets of cards; 0 where there is none. Sets first."""
    suit, rank = divmod(card, 13)
    others = [13 * other + rank for other in range(4) if other != suit]
    found = [BIT[a] | BIT[b] for i, a in enumerate(others) for b in others[i + 1 :]]
    for low, high in ((-2, -1), (-1, 1), (1, 2)):
        inside = rank + low >= 0 and rank + high <= 12
        found.append(BIT[card + low] | BIT[card + high] if inside else 0)
    return found


PAIRS = array("q", [pair for card in range(52) for pair in _combinations(card)])
"""Card * `COMBINATIONS` + number -> the pair as a set of cards."""


def _beside(card: int) -> int:
    """Cards of the same rank, and those up to two away in the suit."""
    return sum(
        BIT[low] for low in range(52) if any(BIT[low] & pair for pair in _combinations(card))
    )


NEAR = array("q", [_beside(card) for card in range(52)])
"""Card -> the cards that may be in a meld with it."""

MUCH = 1 << 40
"""More than any card is worth."""

# Places within the weights of one stage of the round; hundredths of a point.
STAGES = 3
STAGE_SIZE = 14
DEAD = 0
"""For each point of deadwood."""
SET_OUT = 1
"""For a live card that would make a set with the card and another held one."""
RUN_OUT = 2
MELD_OUT = 3
"""The same, where the other held card lies in a meld."""
OUT_PIPS = 4
"""For each point of the card, times its outs."""
FAR = 5
"""For a pair of live cards that would meld with the card."""
OPEN_DANGER = 6
"""For a pair that would meld with the card and may lie in the other hand."""
HALF_DANGER = 7
"""The same, where one of the two is known to lie there."""
SURE_DANGER = 8
"""The same, where both are known to lie there."""
SAFE = 9
"""For a card near the card that the other seat has thrown: of less danger."""
LEFT = 10
"""For a card near the card that the other seat has let go."""
TAKE = 11
"""What the top discard must be worth to be taken."""
TAKE_MELD = 12
"""The same, where it melds."""
HOT_PIPS = 13
"""For each point of a card thrown when the other may use it."""

KNOCK = STAGES * STAGE_SIZE
"""The most deadwood to knock with, by own turn (the last for all later turns)."""
KNOCK_TURNS = 16
LATE = KNOCK + KNOCK_TURNS
"""The most deadwood to knock with when few cards are left to draw."""
LATE_STOCK = LATE + 1
"""How few."""
WEIGHTS = LATE_STOCK + 1

STAGE_TURNS = array("q", [0, 0, 0, 0, 1, 1, 1, 1, 2])
"""Own turn -> stage of the round (the last for all later turns)."""
LAST_STAGED = 8

START = array(
    "q",
    [
        *(100, 136, 170, -191, 10, 7, 15, 205, 92, 39, 42, 1156, 432, 6),
        *(100, 153, 170, -83, -1, 17, 38, 204, 791, 38, -30, 1154, 149, 5),
        *(100, 166, 114, -3, -3, 55, 6, 101, 696, 2, 18, 841, -203, -15),
        *(18, 10, 10, 12, 15, 20, 0, 0, -6, 0, 0, 0, 0, 0, 0, 0),
        *(4, -3),
    ],
)
"""Weights to begin with: from an earlier, longer run of ``scripts/train_gin.py``."""
