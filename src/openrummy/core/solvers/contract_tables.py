"""The numbers that the contract solver looks up, and where things stand in its buffers.

They stand apart from the compiled modules so that those read them as 64-bit values (as in
`gin_tables`).
"""

from __future__ import annotations

from array import array

from openrummy.core.solvers.opening_tables import MOST_COPIES

PLACES = 14
"""Places of a run, from the low ace to the ace above the king."""

BOTH_ACES = 1 | 1 << PLACES - 1

BIT = array("q", [1 << i for i in range(63)])
"""Number -> the integer with that bit."""

BITS = array("b", [places.bit_count() for places in range(1 << PLACES)])
"""Places of a run -> how many they are."""

JOKERS = 52
"""Where the number of jokers stands in a hand's 53 counts."""

UNSURE = -1
"""What the fast search answers where it cannot tell."""

MOST_RUNS = 3
MOST_SETS = 13
MOST_IN_MELD = 24
"""The longest least size of a set that the fast search takes."""
MOST_WORTH = 1 << 30
"""A card worth more does not fit into the order of the runs."""

# `contract`: the work of `missing`.
RANKS = 0
"""Natural cards of each rank."""
ROWS = RANKS + 13
"""Three planes for each suit: places of which at least one, two, three copies are held."""
TRIAL = ROWS + 12
"""The ranks once the cards of some runs are gone."""
TAKEN = TRIAL + 13
SAVED = TAKEN + MOST_RUNS
AT = SAVED + 3 * MOST_RUNS
COVER = AT + MOST_RUNS + 1
EMPTY = COVER + MOST_RUNS + 1
TALLY = EMPTY + MOST_RUNS + 1
WINDOWS = TALLY + MOST_IN_MELD + 1
MISSING_WORK = WINDOWS + 4 * PLACES
"""Words of the buffer that `contract.missing` works in."""

# `contract_laydown`: what is worth how much.
HALF = 1 << PLACES // 2
"""The places of a run come in two halves of seven."""
VALUES = 2 * HALF
WORTH_WORK = VALUES + 13
"""Words of the buffer that holds what cards are worth: see `contract_laydown.fill_worth`."""

# `contract_laydown`: the work of `best`, its first words as those of `missing`.
GAIN = COVER
SPARE = EMPTY
CHOSEN = EMPTY + MOST_RUNS + 1
SETS_OF = CHOSEN + MOST_RUNS
LEFT = SETS_OF + 13
WILD = LEFT + JOKERS + 1
USED_RANKS = WILD + MOST_RUNS
"""The ranks in the knapsack, at last how many."""
STATES = (MOST_SETS + 1) * (MOST_COPIES + 1)
TABLE = USED_RANKS + 14
AFTER = TABLE + STATES
CHOICES = AFTER + STATES
ROWS_FOUND = CHOICES + 13 * STATES
LAY_DOWN_WORK = ROWS_FOUND + 4 * PLACES * (PLACES + 1) // 2
"""Words of the buffer that `contract_laydown.best` works in."""
LAID = MOST_RUNS + MOST_SETS
"""Words of the buffer that takes the melds of a lay-down."""

SUIT_SHIFT = 14
WORTH_SHIFT = 16
"""A run found is one integer: what it is worth less than `MOST_SUM`, its suit, its places."""
PLACES_MASK = (1 << PLACES) - 1
MOST_SUM = MOST_WORTH << 4
"""More than any run is worth."""
GAPS = array("q", [1, 4, 10, 23, 57, 132, 301])
"""The steps of the sort (Ciura)."""
