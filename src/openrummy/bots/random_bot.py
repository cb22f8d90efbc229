"""The bot that plays anything: the measure of all others, and a monkey for the engine."""

from __future__ import annotations

from collections.abc import Sequence

from openrummy.bots.player import Choice, Reason, Thinker
from openrummy.table.commands import Command
from openrummy.table.view import SeatView


class RandomBot(Thinker):
    """Every legal command is equally likely."""

    name = "random"

    def think(self, view: SeatView, legal: Sequence[Command]) -> Choice:
        """A command by the dice."""
        del view
        return Choice(self.rng.choice(legal), Reason("why-random", {"count": len(legal)}))
