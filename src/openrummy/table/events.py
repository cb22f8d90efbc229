"""What happened: the facts that a state is built from (design, decision 2).

A state is the fold of its events. Fields that hold a card may be None in what a seat is shown
(`openrummy.table.view.shown_event`).
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from openrummy.core.cards import Card
from openrummy.core.meld import Meld
from openrummy.table.value import Value

Call = Literal["knock", "gin", "grand_gin"]
Ending = Literal[
    "out", "exhausted", "capped", "knock", "undercut", "gin", "grand_gin", "blocked", "void"
]
MatchEnding = Literal["played", "resigned", "abandoned"]


class DealerDrawn(Value, frozen=True, tag="dealer_drawn"):
    """Cards drawn for the deal, in rounds of draws (ties drew again), and who deals (R2, R3)."""

    draws: tuple[tuple[tuple[int, Card], ...], ...]
    dealer: int


class Dealt(Value, frozen=True, tag="dealt"):
    """A round was dealt. Stock and discard pile have their top last."""

    number: int
    dealer: int
    starter: int
    hands: tuple[tuple[Card | None, ...], ...]
    stock: tuple[Card | None, ...]
    pile: tuple[Card, ...]
    contracts: tuple[int, ...] = ()
    """Place of each seat's contract in the list, in games with contracts."""
    cutter: int | None = None
    """The seat that cut, where the cut matters (J10)."""
    kept: Card | None = None
    """The joker that the cutter kept."""
    exact: bool = False
    """The cut had just the cards that the deal needed."""


class TurnStarted(Value, frozen=True, tag="turn_started"):
    """A seat is on turn and has to draw, unless it was dealt its first draw (R7)."""

    seat: int
    drawn: bool = False


class Drew(Value, frozen=True, tag="drew"):
    """A card came from the stock to a hand, as a draw or as part of a buy (J22)."""

    seat: int
    card: Card | None
    bought: bool = False


class Took(Value, frozen=True, tag="took"):
    """Cards came from the discard pile to a hand, the deepest first.

    ``owed``: the deepest has to be used in this turn (R22).
    """

    seat: int
    cards: tuple[Card, ...]
    owed: bool = False


class Recycled(Value, frozen=True, tag="recycled"):
    """The discard pile became the stock (in this order, top last), less the card kept."""

    stock: tuple[Card | None, ...]
    kept: Card | None


class BuyAsked(Value, frozen=True, tag="buy_asked"):
    """A seat asked for the top discard."""

    seat: int


class Passed(Value, frozen=True, tag="passed"):
    """A seat let the top discard go."""

    seat: int


class Bought(Value, frozen=True, tag="bought"):
    """A seat bought the top discard; the cards from the stock that come with it follow."""

    seat: int
    card: Card


class LaidDown(Value, frozen=True, tag="laid_down"):
    """Melds were laid; ``opening`` when the seat opened or went down with them."""

    seat: int
    melds: tuple[Meld, ...]
    opening: bool


class LaidOff(Value, frozen=True, tag="laid_off"):
    """Cards were added to a meld, which is now ``after``."""

    seat: int
    meld: int
    cards: tuple[Card, ...]
    after: Meld


class Swapped(Value, frozen=True, tag="swapped"):
    """A joker was replaced; it went to the hand, or slid in the meld.

    ``owed``: the freed joker has to be played in this turn (R31); ``counts``: the exchange counts
    as cards added to the run (R26).
    """

    seat: int
    meld: int
    cards: tuple[Card, ...]
    after: Meld
    to_hand: bool
    owed: bool = False
    counts: bool = False


class Moved(Value, frozen=True, tag="moved"):
    """A card was moved from one meld to another."""

    seat: int
    card: Card
    source: int
    target: int
    source_after: Meld
    target_after: Meld


class Discarded(Value, frozen=True, tag="discarded"):
    """A card went from a hand to the discard pile."""

    seat: int
    card: Card


class Skipped(Value, frozen=True, tag="skipped"):
    """A seat could not draw and its turn passed (``exhaustion=pass``)."""

    seat: int


class Knocked(Value, frozen=True, tag="knocked"):
    """Gin: a seat ended the play and showed its hand."""

    seat: int
    call: Call
    card: Card | None
    melds: tuple[Meld, ...]
    unmatched: tuple[Card, ...]
    deadwood: int


class Defended(Value, frozen=True, tag="defended"):
    """Gin: the other seat showed its melds."""

    seat: int
    melds: tuple[Meld, ...]


class RoundEnded(Value, frozen=True, tag="round_ended"):
    """A round is over: how, by which seat, with what points, and what each seat still held.

    Gin fills the deadwood of both seats, after the lay-offs.
    """

    ending: Ending
    seat: int | None
    points: tuple[int, ...]
    hands: tuple[tuple[Card, ...], ...]
    deadwood: tuple[int, ...] | None = None


class MatchEnded(Value, frozen=True, tag="match_ended"):
    """The match is over; ``final`` are the totals with the bonuses of the match."""

    how: MatchEnding
    winners: tuple[int, ...]
    final: tuple[int, ...]
    seat: int | None = None
    """The seat that resigned."""


Event: TypeAlias = (
    DealerDrawn
    | Dealt
    | TurnStarted
    | Drew
    | Took
    | Recycled
    | BuyAsked
    | Passed
    | Bought
    | LaidDown
    | LaidOff
    | Swapped
    | Moved
    | Discarded
    | Skipped
    | Knocked
    | Defended
    | RoundEnded
    | MatchEnded
)
