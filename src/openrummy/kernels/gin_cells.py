"""Where things are in the buffers of the gin kernel, and the numbers of its actions and phases.

One table is `STRIDE` cells of a buffer of 64-bit integers; many tables are one buffer. The rules
are a buffer of their own (`gin_config.config`). Cards are ``suit * 13 + rank`` (suits S H D C, ace
0), sets of cards have a bit a card.

The module stays uncompiled, so that C reads its numbers as 64-bit values.
"""

from __future__ import annotations

from array import array

from openrummy.core.solvers.gin_tables import BIT, RANKS, SIZE

# A table. Pairs are one cell a seat.
HANDS = 0
"""Two cells: the cards that each seat holds."""
KNOWN = 2
"""Two cells: cards of a hand that the other seat saw it take."""
PILE = 4
"""The cards of the discard pile, as a set."""
PILE_SIZE = 5
STOCK_SIZE = 6
TURN = 7
"""The seat to act."""
PHASE = 8
TAKEN = 9
"""The card taken from the pile in this turn; -1 for none."""
TURNS = 10
"""Two cells: turns that each seat has begun."""
PILE_DRAWS = 12
DEALER = 13
STARTER = 14
LIMIT = 15
"""The most deadwood to knock with in this round."""
STOCK_ONLY = 16
"""1 after both seats passed the upcard: the first draw is from the stock."""
UPCARD = 17
ENDING = 18
"""How the round ended: one of the endings below."""
ENDER = 19
"""The seat that knocked or called gin; -1 for a cancelled round."""
DEADWOOD = 20
"""Two cells: deadwood of the seats at the showdown, after lay-offs."""
POINTS = 22
"""Two cells: points that each seat received in the round."""
TOTALS = 24
"""Two cells: points of the match so far."""
ROUNDS = 26
"""Rounds that have ended, cancelled ones included."""
BOXES = 27
"""Two cells: rounds in which a seat received points."""
OVER = 29
"""1 when the match is over."""
WINNERS = 30
"""Who won the match: 1 seat 0, 2 seat 1, 3 both (a tie)."""
FINALS = 31
"""Two cells: points with the bonuses of the match."""
DICE = 33
"""The state of the table's dice (`kernels.dice`)."""
CARDS = 34
"""52 cells: the stock from the bottom up; from the last cell down the pile, its top last."""
LAST_CARD = 85
THROWN = 86
"""Two cells: the cards of the pile that each seat threw."""
STRIDE = 88
"""Cells of a table."""

# The rules.
HAND_SIZE = 0
PACK = 1
PACK_SIZE = 2
FIRST_DEALER = 3
"""0, or -1 for either seat by chance."""
ROTATION = 4
"""Who deals next: 0 the other seat, 1 the winner of the round, 2 its loser."""
NOT_TAKEN = 5
"""1 when the card just taken may not be discarded."""
TO_WINNER = 6
OFFER = 7
KNOCK_LIMIT = 8
"""-1 for Oklahoma: the points of the upcard."""
LAY_OFF = 9
UNDERCUT_BONUS = 10
UNDERCUT_ON_TIE = 11
GIN_BONUS = 12
GRAND_GIN_BONUS = 13
"""-1 when grand gin can't be called."""
BLOCKED_AT = 14
LAST_TAKE = 15
BOX_BONUS = 16
GAME_BONUS = 17
SHUTOUT = 18
"""0 none, 1 double, 2 flat."""
FORMAT = 19
"""When the match ends: 0 after one round, 1 after some, 2 at the target, 3 by elimination."""
MOST_ROUNDS = 20
TARGET = 21
TIE = 22
"""0 both win, 1 another round, 2 the fewer points in the last round."""
MOST_TURNS = 23
MOST_PILE_DRAWS = 24
RULES = 25
"""Cells of the rules."""

# Actions (the table of actions ``gin-v1``).
DRAW = 0
TAKE = 1
PASS = 2
GRAND_GIN = 3
DISCARD = 4
"""DISCARD + card."""
KNOCK = 56
"""KNOCK + discard: knock with that discard; gin when all other cards are in melds."""
ACTIONS = 108

PLANES = 208
"""Bytes of an observation: four planes of 52 cards."""

# Phases.
OFFERED = 0
DRAWING = 1
PLAYING = 2
ENDED = 3

# Endings of a round.
NOT_ENDED = 0
BLOCKED = 1
CAPPED = 2
KNOCKED = 3
UNDERCUT = 4
GIN = 5
GRAND = 6

NOBODY = -1

PLACE = array("q", [0] * 53)
"""A card's bit modulo 53 -> the card: the powers of two below 2**52 all leave another rest."""
for _card in range(52):
    PLACE[BIT[_card] % 53] = _card

ORDER = array("q", [0])
"""Cards of one suit -> their ranks from the lowest, four bits each."""
for _rank in range(RANKS):
    ORDER.extend([order | _rank << 4 * SIZE[lane] for lane, order in enumerate(ORDER)])
