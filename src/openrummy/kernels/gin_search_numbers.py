"""The numbers of `gin_search`, kept from the compiler so that C reads them as 64-bit values."""

from __future__ import annotations

MOST_ACTIONS = 24
"""So many actions can be judged at once."""
TABLES = 3
"""Tables that the buffer of a search has."""

BATCH = 16
"""After so many worlds, and again, actions that are far behind are given up."""
GIVE_UP = 400
"""The square of how far: standard errors, times 100."""

TRIES = 6
"""Hidden hands made for each world, of which the likeliest is taken."""
RECENT = 4
"""Discards of the top of the pile that tell more, the higher the more."""
BROKEN_MELD = 4
"""A card thrown by the other, and a pair in his hand that melds with it."""
LEFT_MELD = 4
"""A card that the other let go, and a pair in his hand that melds with it."""
THROWN_HALF = 1
"""A card thrown by the other, and one in his hand that with a live third would meld."""
UNKNOCKED = 1000
"""A hand that its owner would have knocked with."""
WAITER = 0
"""A kind of other player: one who plays by the policy."""
KNOCKER = 1
"""The same, but knocking at the first chance."""
NAIVE = 2
"""Naive play (`gin_policy.naive`)."""
SHARES = 64
"""Parts in which the worlds are divided between kinds of other players."""
SPREAD_BY = 37
"""World times this, modulo `SHARES`, is its part: a kind's worlds come at even distances."""
