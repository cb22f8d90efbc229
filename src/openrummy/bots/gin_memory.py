"""What a seat remembers of a round of gin: who threw which card, and how many were taken up again.

A view shows the pile as it lies; the rest follows from how it changed since the seat last looked.
A bot that did not see the round from the start takes the discards to have come by turns.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from openrummy.bots.player import round_of, seat_of
from openrummy.core.cards import Card
from openrummy.table import commands as cmd
from openrummy.table.view import SeatView


@dataclass
class GinMemory:
    """Of one round. Pairs are by seat."""

    round: tuple[int, int] | None = None
    """Rounds that ended before, and the number of this one."""
    pile: tuple[Card, ...] = ()
    """The pile as it was left when this seat last acted."""
    throwers: dict[Card, int] = field(default_factory=dict)
    """Card of the pile -> the seat that threw it; the first upcard has none."""
    takes: int = 0
    """Cards taken from the pile so far."""

    def look(self, view: SeatView) -> None:
        """Works out what happened since this seat last acted."""
        round_, seat = round_of(view), seat_of(view)
        now = (len(view.results), round_.number)
        if now != self.round or not self._follows(round_.pile, 1 - seat):
            self._start(view)
            self.round = now
        self.pile = round_.pile

    def act(self, view: SeatView, command: cmd.Command) -> None:
        """Remembers what this seat does."""
        if isinstance(command, cmd.Take):
            self._take()
        elif isinstance(command, cmd.Discard):
            self._throw(seat_of(view), command.card)

    def _start(self, view: SeatView) -> None:
        """Begins with what the view alone tells."""
        round_, seat = round_of(view), seat_of(view)
        self.throwers = {}
        thrown = round_.pile[1:] if round_.pile[:1] == (round_.upcard,) else round_.pile
        # On turn before the draw, the card on top came from the other seat.
        owner = seat if round_.taken is not None else 1 - seat
        for card in reversed(thrown):
            self.throwers[card] = owner
            owner = 1 - owner
        self.takes = sum(map(len, round_.known))

    def _follows(self, pile: tuple[Card, ...], other: int) -> bool:
        """Whether the pile came about by at most one turn of the other seat, which is noted."""
        if pile == self.pile:
            return True
        if len(pile) == len(self.pile) + 1 and pile[:-1] == self.pile:
            self._throw(other, pile[-1])
            return True
        if self.pile and len(pile) == len(self.pile) and pile[:-1] == self.pile[:-1]:
            self._take()
            self._throw(other, pile[-1])
            return True
        return False

    def _take(self) -> None:
        self.throwers.pop(self.pile[-1], None)
        self.pile = self.pile[:-1]
        self.takes += 1

    def _throw(self, seat: int, card: Card) -> None:
        self.throwers[card] = seat
        self.pile = (*self.pile, card)
