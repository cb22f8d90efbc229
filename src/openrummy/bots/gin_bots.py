"""The strong players: one by policies tuned in self-play, one that also looks ahead."""

from __future__ import annotations

from collections.abc import Sequence

from openrummy.bots.exposed_mind import ExposedMind
from openrummy.bots.gin_mind import GinMind
from openrummy.bots.player import Choice, Reason, Thinker
from openrummy.table.commands import Command, Next
from openrummy.table.view import SeatView

PLAYOUTS = 2600
"""Rounds played on for each decision of the master: about 8 ms of one core."""
ERRORS = 0.4
"""Standard errors by which an action must beat the policy's own."""
EXPOSED_PLAYS = 60000
"""Decisions of imagined rounds for each of its own in games with melds on the table: 60 ms."""
EXPOSED_ERRORS = 1.5


class KeenBot(Thinker):
    """Plays by weights tuned in self-play, without looking ahead."""

    name = "keen"
    playouts = 0
    exposed_plays = 0

    def __init__(self, seed: int | str) -> None:
        super().__init__(seed)
        self._gin = GinMind(self.playouts, ERRORS)
        self._exposed = ExposedMind(self.exposed_plays, EXPOSED_ERRORS)

    def think(self, view: SeatView, legal: Sequence[Command]) -> Choice:
        """The command of the policy, or what looking ahead finds better."""
        if isinstance(legal[0], Next):
            return Choice(legal[0], Reason("why-next-round"))
        if not view.rules.exposed:
            return self._gin.choose(view, legal, self.rng)
        if len(legal) == 1:
            return Choice(legal[0], Reason("why-only-one"))
        return self._exposed.choose(view, legal, self.rng)


class MasterBot(KeenBot):
    """Plays by looking ahead: the policy's choice against others, on likely hidden cards."""

    name = "master"
    playouts = PLAYOUTS
    exposed_plays = EXPOSED_PLAYS
