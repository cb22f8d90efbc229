"""The state of a match, secrets included: players see only views (`openrummy.table.view`).

States are frozen; `openrummy.table.evolve` builds the next one from an event.
"""

from __future__ import annotations

from typing import Literal, TypeVar

from openrummy.core.cards import Card
from openrummy.core.meld import Meld
from openrummy.rules.ruleset import RuleSet
from openrummy.table.events import Call, Ending, MatchEnding
from openrummy.table.value import Value

Phase = Literal["offer", "draw", "play", "defend", "over"]
"""offer: gin's first upcard; draw: the seat on turn must draw (others may buy); play: after the
draw; defend: gin's defender lays out; over: the round has ended."""
T = TypeVar("T")


class TableMeld(Value, frozen=True):
    """A meld on the table and the seat that laid it."""

    owner: int
    meld: Meld


class Shown(Value, frozen=True):
    """Gin: what the knocker showed."""

    seat: int
    call: Call
    unmatched: tuple[Card, ...]
    deadwood: int


class Round(Value, frozen=True):
    """One round. Stock and discard pile have their top last; seats are numbered from 0."""

    number: int
    dealer: int
    starter: int
    order: tuple[int, ...]
    """The seats that play, in the order of the turn, the starter first."""
    turn: int
    phase: Phase
    hands: tuple[tuple[Card, ...], ...]
    stock: tuple[Card, ...]
    pile: tuple[Card, ...]
    opened: tuple[bool, ...]
    buys: tuple[int, ...]
    known: tuple[tuple[Card, ...], ...]
    """Cards of each hand that all saw come to it and that have not been played or thrown since."""
    contracts: tuple[int, ...] = ()
    melds: tuple[TableMeld, ...] = ()
    turns: tuple[int, ...] = ()
    """Turns that each seat has begun."""
    opened_on: tuple[int, ...] = ()
    """The turn on which each seat opened, 0 before."""
    recycles: int = 0
    pile_draws: int = 0
    skips: int = 0
    """Turns in a row that passed for want of cards."""
    upcard: Card | None = None
    """The card that was turned up after the deal."""
    cut_points: tuple[int, ...] = ()
    """Points for an exact cut (J10)."""
    # the discard on offer
    discarder: int | None = None
    asked: tuple[int, ...] = ()
    """Seats that asked to buy, in the order of asking."""
    passed: tuple[int, ...] = ()
    let_go: bool = False
    sold: bool = False
    """The discard of this turn was bought, so the seat on turn draws from the stock."""
    offer: int | None = None
    """Gin: the seat that the first upcard is offered to."""
    stock_only: bool = False
    """Gin: both seats passed the upcard, so the first draw is from the stock."""
    # the turn so far
    taken: Card | None = None
    """The (deepest) card taken from the discard pile this turn, until one like it is played."""
    taken_owed: bool = False
    """Whether the card taken has yet to be used this turn."""
    freed_jokers: int = 0
    """Jokers that came from the table to the hand this turn."""
    owed_jokers: int = 0
    """Jokers freed this turn that have yet to be played this turn."""
    added: tuple[tuple[int, int], ...] = ()
    """(meld, cards that the seat on turn has added to it this turn)."""
    # gin's showdown
    shown: Shown | None = None
    defended: bool = False

    @property
    def opened_now(self) -> bool:
        """Whether the seat on turn opened in this very turn."""
        return self.opened_on[self.turn] == self.turns[self.turn] > 0

    def added_to(self, meld: int) -> int:
        """Cards that the seat on turn has added to a meld this turn."""
        return next((count for index, count in self.added if index == meld), 0)

    def after(self, seat: int) -> int:
        """The seat that plays after ``seat``."""
        return self.order[(self.order.index(seat) + 1) % len(self.order)]

    def nearest(self) -> tuple[int, ...]:
        """The other seats, the nearest after the seat on turn first."""
        at = self.order.index(self.turn)
        return self.order[at + 1 :] + self.order[:at]


class RoundResult(Value, frozen=True):
    """How a round ended and what it cost each seat."""

    ending: Ending
    seat: int | None
    points: tuple[int, ...]


class Match(Value, frozen=True):
    """A whole match: rules, seats, the seed of all its random choices, results, and the round."""

    rules: RuleSet
    seats: int
    seed: str
    draws: int = 0
    """Random draws used so far: the index of the next one in the seed's stream."""
    dealer: int | None = None
    results: tuple[RoundResult, ...] = ()
    contracts: tuple[int, ...] = ()
    """Place of each seat's next contract in the list."""
    round: Round | None = None
    over: MatchEnding | None = None
    winners: tuple[int, ...] = ()
    final: tuple[int, ...] = ()

    @property
    def totals(self) -> tuple[int, ...]:
        """Points of each seat so far, without the bonuses of the match."""
        if not self.results:
            return (0,) * self.seats
        return tuple(map(sum, zip(*[result.points for result in self.results], strict=True)))


def is_over(match: Match) -> bool:
    """Whether no round is played now: the next has to be dealt, or the match is over."""
    return match.round is None or match.round.phase == "over"


def with_hand(round_: Round, seat: int, hand: tuple[Card, ...]) -> tuple[tuple[Card, ...], ...]:
    """All hands, that of one seat changed."""
    return with_seat(round_.hands, seat, hand)


def with_seat(values: tuple[T, ...], seat: int, value: T) -> tuple[T, ...]:
    """One value for each seat, that of one seat changed."""
    changed = list(values)
    changed[seat] = value
    return tuple(changed)
