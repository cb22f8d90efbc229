"""The numbers of `gin_past`, kept from the compiler: the buffer, and how much a misfit counts."""

from __future__ import annotations

from array import array

from openrummy.core.solvers.gin_tables import BIT

# The buffer: what the other seat did in the round, then room for the chain.
SEEN_TURNS = 0
"""Turns that the other seat has ended; -1 when they are not known."""
MOST_SEEN = 40
"""Turns that the buffer has room for."""
REFUSED = 1
"""Turn -> the cards that it could have taken before and let lie, as a set; one turn more."""
TOOK = REFUSED + MOST_SEEN + 1
"""Turn -> the card that it took from the pile; -1 for a draw from the stock."""
THREW = TOOK + MOST_SEEN
"""Turn -> the card that it threw."""
DREW = THREW + MOST_SEEN
"""Chain: turn -> the card that came to the hand."""
UNSEEN = DREW + MOST_SEEN
"""Chain: the unseen cards, those of the other hand first."""
HELD = UNSEEN + 52
"""Chain: the unseen cards of the other hand, as a set."""
HIDDEN = HELD + 1
"""Chain: how many these are."""
COUNT = HIDDEN + 1
"""Chain: how many cards are unseen."""
MISFIT = COUNT + 1
"""Chain: how badly the present hand fits what was seen."""
PAST = MISFIT + 1
"""Cells of the buffer."""

FIRST_STEPS = 600
"""Steps of the chain before its hands are used."""
STARTS = 6
"""So many times the chain is begun anew when its hand does not fit by then."""
FITS = 1
"""The misfit of a hand that does."""
ANY_MISFIT = 1000
STEPS = 20
"""Steps from one hand to the next."""
FITTED = 30
"""Hands from which `gin_past.fit` takes the mean."""
ODDS = 16
"""A step to one misfit more is taken once in so many times; to two once in their square."""
MOST_WORSE = 3
"""More misfits than this no step adds."""

KEPT_HIGHER = 1
"""For each loose card of a higher rank than the one thrown."""
BROKE_MELD = 3
"""A card thrown from a meld."""
LEFT_MELD_LYING = 3
"""A card left in the pile that would have made a meld."""
TOOK_LOOSE = 3
"""A card taken that makes none."""
DID_NOT_KNOCK = 3

HIGHER = array("q", [sum(BIT[b] for b in range(52) if b % 13 > a % 13) for a in range(52)])
"""Card -> the cards of higher ranks."""
