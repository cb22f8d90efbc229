"""The bot that takes the best it sees now: sound play, no guesses about hidden cards."""

from __future__ import annotations

from collections.abc import Sequence

from openrummy.bots import greedy_exposed, greedy_gin
from openrummy.bots.player import Choice, Reason, Thinker
from openrummy.table.commands import Command, Next
from openrummy.table.view import SeatView


class GreedyBot(Thinker):
    """Melds, lays off and goes out as soon as it can; throws what is worth least."""

    name = "greedy"

    def think(self, view: SeatView, legal: Sequence[Command]) -> Choice:
        """The best command of the moment; the only one without further thought."""
        if len(legal) == 1:
            message = "why-next-round" if isinstance(legal[0], Next) else "why-only-one"
            return Choice(legal[0], Reason(message))
        if view.rules.exposed:
            return greedy_exposed.choose(view, legal, self.rng)
        return greedy_gin.choose(view, legal, self.rng)
