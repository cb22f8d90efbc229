"""The tables of numbers of ``rummy30-v1``, ``rummy51-v1`` and ``jimmy-v1`` (`docs/envs.md`).

The module stays uncompiled, so that C reads its numbers as 64-bit values.
"""

from __future__ import annotations

MELDS = 24
"""Melds of the table that actions reach: the first ones laid."""
OFFERS = 32
"""Ways to lay down that actions reach."""
FACES = 53
"""The 52 cards and the joker, by their numbers."""
SEATS = 7
"""The most seats of any game; what is said of absent seats is 0."""
MOST = 255
"""What a byte holds; greater numbers are told as this."""

DRAW, TAKE, BUY, PASS = range(4)
DISCARD = 4
"""First of the 53 discards."""
LAY = DISCARD + FACES
"""First of the lay-downs, in the order of the rows of the observation."""
ADD = LAY + OFFERS
ADDS = 5
"""Lay-offs of a meld. A run: the card above 0, below 1, a joker above 2, below 3.

A set: the suit of the card, or 4 for a joker.
"""
SWAP = ADD + ADDS * MELDS
SWAPS = 8
"""Swaps of a meld. A run: twice the place among its jokers, and 1 more to slide to the low end.

A set: the suit of the card that comes in, or 4 for both missing ones.
"""
ACTIONS = SWAP + SWAPS * MELDS

HAND, TOP, PILE, TAKEN, FACTS, KNOWN = range(6)
TABLE = KNOWN + SEATS - 1
OFFERED = TABLE + MELDS
ROWS = OFFERED + OFFERS
SHAPE = (ROWS, FACES)
"""Rows: own hand, top discard, discard pile, card taken, facts, what all know of the other hands,
the melds, the lay-downs."""
STANDING = 16
"""What a joker that stands for a card counts in that card's column."""

# Columns of the facts; the last four are the first of `SEATS` columns each.
PHASE, ON_TURN, STOCK, PILED, CONTRACT, ROUND, TURNS, LET_GO, SOLD, DISCARDER = range(10)
HELD, OPENED, BUYS, ANSWER = range(10, 10 + 4 * SEATS, SEATS)
