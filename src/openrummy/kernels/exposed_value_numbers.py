"""Places in the lists of values of `exposed_value`.

The module stays uncompiled, so that C reads its numbers as 64-bit values.
"""

from __future__ import annotations

LACKS_MOST = 6
"""Before it goes down a seat stands by the cards that it lacks, up to so many."""
HELD_MOST = 8
"""After that it stands by the cards that it holds, up to so many."""
STANDINGS = LACKS_MOST + HELD_MOST + 1
FEWEST_CARDS = 6
MOST_CARDS = 12
"""Contracts are told apart by how many cards they take, between these."""
NUMBERS = 4
"""What it costs: in any case, for each penalty point in hand, for each own out, for each out of the
rival."""
FINENESS = 8
"""By how many bits the unit of this is less than a point."""
VALUES = (MOST_CARDS - FEWEST_CARDS + 1) * 2 * STANDINGS * STANDINGS * NUMBERS
"""By the cards of the contract, whether the seat is on turn, where it and its rival stand."""
HORIZON = 3
"""Own turns of the seat that searches until the values say the rest."""
