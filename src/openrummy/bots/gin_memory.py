"""What a seat remembers of a round of gin: who threw which card, what the other took and let lie.

A view shows the pile as it lies; the rest follows from how it changed since the seat last looked.
A bot that did not see the round from the start takes the discards to have come by turns.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from openrummy.bots.player import round_of, seat_of
from openrummy.core.cards import Card
from openrummy.table import commands as cmd
from openrummy.table.view import SeatView


@dataclass(frozen=True)
class Turn:
    """A turn of the other seat."""

    took: Card | None
    """The card taken from the pile; None for a draw from the stock."""
    threw: Card


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
    turns: list[Turn] | None = None
    """The other seat's turns from the start of the round; None where not all were seen."""
    refused: list[list[Card]] = field(default_factory=list)
    """Before each of these turns, and since, the cards of the pile that it let lie."""

    def look(self, view: SeatView) -> None:
        """Works out what happened since this seat last acted."""
        round_, seat = round_of(view), seat_of(view)
        now = (len(view.results), round_.number)
        if now != self.round or not self._follows(round_.pile, 1 - seat):
            self._start(view)
            self.round = now
        self.pile = round_.pile
        offered = round_.phase == "offer" and seat != round_.starter
        if self.turns == [] and round_.upcard and (offered or round_.stock_only):
            self.refused[0] = [round_.upcard]

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
        self.turns, self.refused = None, [[]]
        upcard, pile = round_.upcard, round_.pile
        if upcard is None or round_.taken is not None or sum(round_.turns) > 2:
            return
        if pile == (upcard,):
            self.turns = []
        elif len(pile) == 1:
            self.turns = []
            self._saw(upcard, pile[0])
        elif pile[:-1] == (upcard,):
            self.turns = []
            self.refused = [[upcard]]
            self._saw(None, pile[-1])

    def _follows(self, pile: tuple[Card, ...], other: int) -> bool:
        """Whether the pile came about by at most one turn of the other seat, which is noted."""
        if pile == self.pile:
            return True
        if len(pile) == len(self.pile) + 1 and pile[:-1] == self.pile:
            if self.pile:
                self.refused[-1].append(self.pile[-1])
            self._throw(other, pile[-1])
            self._saw(None, pile[-1])
            return True
        if self.pile and len(pile) == len(self.pile) and pile[:-1] == self.pile[:-1]:
            took = self.pile[-1]
            self._take()
            self._throw(other, pile[-1])
            self._saw(took, pile[-1])
            return True
        return False

    def _saw(self, took: Card | None, threw: Card) -> None:
        """Notes a turn of the other seat."""
        if self.turns is not None:
            self.turns.append(Turn(took, threw))
            self.refused.append([])

    def _take(self) -> None:
        self.throwers.pop(self.pile[-1], None)
        self.pile = self.pile[:-1]
        self.takes += 1

    def _throw(self, seat: int, card: Card) -> None:
        self.throwers[card] = seat
        self.pile = (*self.pile, card)
