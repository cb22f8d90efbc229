"""What kind of player the other seat of gin is: from how it ended rounds and what it threw.

Three kinds are told apart: one who plays by our policy, one who does but knocks at the first
chance, and a naive one, who takes only what melds, throws the highest loose card and knocks at
once. Any player is taken for a mixture of them.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import exp, log

from openrummy.bots.player import seat_of
from openrummy.kernels.gin_search_numbers import SHARES
from openrummy.table.view import SeatView

AT_FIRST = {"naive": 1.5, "knocker": 1.5, "waiter": 1.0}
"""Before anything is known, so many are of each kind."""
KNOCKED_AT_ONCE = 0.95
"""Of the rounds that one who knocks at the first chance ends, so many end with a knock."""
KNOCKED_BY_WAITER = 0.6
"""The same of one who plays by the policy."""

FIRST_MISFIT = 0.05
NAIVE_MISFIT = 0.04
"""The mean misfit (`gin_past.fit`) that a naive player shows: so much, and more with each turn."""
OTHER_MISFIT = 0.06
"""What others show more, times the square of their turns."""
MOST_TURNS = 7
MOST_FOR, MOST_AGAINST = 2.0, -4.0
"""Bounds of what one round can tell, as a logarithm of odds."""


@dataclass
class GinKinds:
    """Remembers for each round of the match how well it fits naive play."""

    _told: dict[int, float] = field(default_factory=dict)
    """Rounds that ended before -> the logarithm of the odds for naive play by this one."""

    def tell(self, view: SeatView, turns: int, misfit: float) -> None:
        """Takes the mean misfit of this round, after so many turns of the other seat."""
        now = len(view.results)
        self._told = {number: odds for number, odds in self._told.items() if number < now}
        turns = min(turns, MOST_TURNS)
        naive = FIRST_MISFIT + NAIVE_MISFIT * turns
        other = naive + OTHER_MISFIT * turns * turns
        # Both taken to be exponentially distributed.
        slope = (other - naive) / (other * naive)
        odds = log(other / naive) - misfit * slope
        self._told[now] = max(MOST_AGAINST, min(MOST_FOR, odds))

    def shares(self, view: SeatView) -> tuple[int, int]:
        """In how many of `SHARES` worlds it is naive, and in how many it knocks at once."""
        other = 1 - seat_of(view)
        odds = dict(AT_FIRST)
        odds["naive"] *= exp(sum(self._told.values()))
        for result in view.results:
            if result.seat == other:
                knock = result.ending in ("knock", "undercut")
                at_once = KNOCKED_AT_ONCE if knock else 1 - KNOCKED_AT_ONCE
                odds["naive"] *= at_once
                odds["knocker"] *= at_once
                odds["waiter"] *= KNOCKED_BY_WAITER if knock else 1 - KNOCKED_BY_WAITER
        total = sum(odds.values())
        naive = round(SHARES * odds["naive"] / total)
        return naive, min(SHARES - naive, max(1, round(SHARES * odds["knocker"] / total)))
