"""The strong players of gin: one by its tuned policy, one that also looks ahead.

Games with melds on the table they play as the greedy bot does.
"""

from __future__ import annotations

from collections.abc import Sequence

from openrummy.bots import greedy_exposed
from openrummy.bots.gin_mind import GinMind
from openrummy.bots.player import Choice, Reason, Thinker
from openrummy.table.commands import Command, Next
from openrummy.table.view import SeatView

WORLDS = 500
"""Likely deals for each decision of the master: about 9 ms of one core."""
ERRORS = 0.7
"""Standard errors by which an action must beat the policy's own."""


class KeenBot(Thinker):
    """Plays gin by weights tuned in self-play, without looking ahead."""

    name = "keen"
    worlds = 0

    def __init__(self, seed: int | str) -> None:
        super().__init__(seed)
        self._gin = GinMind(self.worlds, ERRORS)

    def think(self, view: SeatView, legal: Sequence[Command]) -> Choice:
        """The command of the policy, or what looking ahead finds better."""
        if isinstance(legal[0], Next):
            return Choice(legal[0], Reason("why-next-round"))
        if not view.rules.exposed:
            return self._gin.choose(view, legal, self.rng)
        if len(legal) == 1:
            return Choice(legal[0], Reason("why-only-one"))
        return greedy_exposed.choose(view, legal, self.rng)


class MasterBot(KeenBot):
    """Plays gin by looking ahead: the policy's choice against others, on likely hidden cards."""

    name = "master"
    worlds = WORLDS
