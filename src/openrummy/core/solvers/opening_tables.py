"""The numbers that the opening solver looks up, and where things stand in its buffers.

They stand apart from the compiled modules so that those read them as 64-bit values (as in
`gin_tables`).
"""

from __future__ import annotations

from array import array

BIT = array("q", [1 << i for i in range(63)])
"""Number -> the integer with that bit."""

SET = 1 << 24
"""The bit that tells the shape of a set from that of a run (`opening_shapes`)."""

ANY_SURPLUS = -99
"""Naturals less jokers that a meld needs where jokers may take any share."""

NO_CARD = -1
"""No card that has to be laid."""

ANY_RUN, WHOLE_RUN, THREE_INSIDE = 0, 1, 2
"""The natural run that a lay-down needs: none, one without joker, three naturals in a row."""

NO_ROOM = -1
"""More melds than the buffer takes."""
TOO_MANY = -2
"""More different cards that can be melded than `LANES` hold."""

LANES = 62
"""Bits for the hand left, a signed 64-bit integer: enough for 20 different cards, thrice each."""

MOST_CARDS = LANES // 2
"""The most different cards that fit."""

MOST_COPIES = 15
"""Of one card, and of jokers, in a set: a shape has no room for more."""

# The terms: one buffer for the rules of a table and the wishes of a call.
(
    RUN_MIN,
    RUN_MAX,
    SET_MIN,
    SET_MAX,
    LEAST_NATURALS,
    LEAST_SURPLUS,
    JOKERS_IN_MELD,
    ADJACENT,
    ACE_HIGH,
    ACE_BOTH_ENDS,
    DISTINCT_SUITS,
    MIN_POINTS,
    NATURAL_RUN,
    BY_PENALTY,
    JOKERS,
    MUST_USE,
    FEWEST,
    MOST,
    NEVER,
) = range(19)
TERMS = 19
"""Words of the terms: see `opening.best`."""

VALUES = 28
"""Words of what cards count: see `opening_worth.natural_points`."""

SCALE = 4096
"""Weight of a point: more than the tie-breaks of a whole hand."""

PER_JOKER = 64

JOKER = 52
"""The joker's number, and its place in a hand's counts and in a list of penalties."""

JOKER_VALUE = 27
"""Where a list of values has what a joker counts."""

WORST = -(1 << 50)
"""Less than any lay-down weighs."""

DOWN = array("q", [0, *range(12, 0, -1)])
"""The ranks, the high ones first, so that a good lay-down is found early."""

SUITS = 1 | 1 << 13 | 1 << 26 | 1 << 39
"""The aces, one bit each: of any rank where that is shifted to the right."""

BUCKET_SHIFT = 40
"""Melds are sorted by ``bucket << BUCKET_SHIFT - weight``."""
BUCKET_MOST = 1 << BUCKET_SHIFT - 1

GAPS = array("q", [1, 4, 10, 23, 57, 132, 301, 701, 1750, 4376, 10941, 27353])
"""The steps of the sort (Ciura, continued)."""

LAID = 64
"""Words of the buffer that takes the melds of a lay-down: more than fit into `LANES`."""

# The work of `opening.best`.
ORDER = 0
"""The cards that can be melded, in the order of the buckets."""
PLACE = ORDER + 52
"""Card -> its bucket, where it lies in a meld."""
COPIES = PLACE + 52
BEGIN = COPIES + MOST_CARDS
"""Where each bucket begins among the sorted melds, and the end."""
LIVE = BEGIN + MOST_CARDS + 1
"""The lanes of the cards that lie in a meld of this bucket or a later one."""
PLAIN = LIVE + MOST_CARDS + 1
"""The same for melds without joker."""
STACK = PLAIN + MOST_CARDS + 1
CARDS = STACK + LAID
"""The natural cards of one meld, or the places of its jokers."""
CARD_POINTS = CARDS + 64
"""What each of those cards counts."""

BOUNDS = CARD_POINTS + 64
"""What the cards left can still weigh (`opening_bounds`): a block of these."""
WORTH = 0
WILD = WORTH + MOST_CARDS
GAIN = WILD + MOST_CARDS + 1
EAGER = GAIN + MOST_CARDS
"""The buckets where a joker gains anything, the best first."""
EAGERS = EAGER + MOST_CARDS
"""How many they are."""
POINT_BOUNDS = BOUNDS + EAGERS + 1
"""The same for points."""

MEMO = POINT_BOUNDS + EAGERS + 1
"""Where the search has been: cards left, the rest of the state, what was laid until then."""
MEMO_MASK = 4095
MEMO_AFTER = 64
"""Steps of the search before it begins to remember: most need no more."""

MIX = 2654435769
"""The golden ratio in 32 bits, which scatters what has `MIX_MASK` bits (Knuth's hash)."""
MIX_MASK = (1 << 31) - 1
MIX_SHIFT = 19

MELDS = MEMO + 4 * (MEMO_MASK + 1)
"""From here on `MELD` words for each meld, as long as there is room:"""
SHAPE, BUCKET, NEED, USED, SIZE, WEIGHT, POINTS, NATURAL = range(8)
MELD = 8
COLUMNS = MELD + 2
"""Words a meld: its own, its key for the sort, its turn (where the meld of that turn stands)."""
