"""What a bot is: it is shown a view and the legal commands, and answers with one of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Protocol

from openrummy.core.cards import Card, face
from openrummy.table.commands import Command
from openrummy.table.view import RoundView, SeatView

Facts = dict[str, int | str]


@dataclass(frozen=True)
class Reason:
    """Why a bot chose: the id of a message (``bots.ftl``) and its facts.

    Cards in facts are in the canonical form, several of them with blanks between.
    """

    message: str
    facts: Facts = field(default_factory=dict)


@dataclass(frozen=True)
class Choice:
    """A bot's answer with its reason."""

    command: Command
    reason: Reason


class Bot(Protocol):
    """A player. The answer depends on the view, the legal commands and the bot's own dice only."""

    @property
    def name(self) -> str:
        """The name in the registry."""

    @property
    def why(self) -> Choice | None:
        """The last answer and its reason; None before the first."""

    def choose(self, view: SeatView, legal: Sequence[Command]) -> Command:
        """One of ``legal``, which is never empty."""


class Thinker:
    """What bots have in common: dice of their own, and the last choice kept for `why`."""

    name = ""

    def __init__(self, seed: int | str) -> None:
        self.rng = Random(seed)
        self.why: Choice | None = None

    def choose(self, view: SeatView, legal: Sequence[Command]) -> Command:
        """One of ``legal``, which is never empty."""
        self.why = self.think(view, legal)
        return self.why.command

    def think(self, view: SeatView, legal: Sequence[Command]) -> Choice:
        """The choice with its reason."""
        raise NotImplementedError


def round_of(view: SeatView) -> RoundView:
    """The round that is played: bots are asked for nothing else."""
    assert view.round is not None
    return view.round


def seat_of(view: SeatView) -> int:
    """The bot's own seat."""
    assert view.seat is not None
    return view.seat


def live_copies(view: SeatView) -> dict[Card, int]:
    """How many copies of each card of the pack the seat has not seen in this round.

    Seen are its own hand, the discard pile, and the cards on the table.
    """
    round_ = round_of(view)
    left: dict[Card, int] = {}
    for card in view.rules.pack(view.seats):
        left[card] = left.get(card, 0) + 1
    for card in (*round_.hand, *round_.pile, *_on_table(round_)):
        left[card] -= 1
    return left


def _on_table(round_: RoundView) -> list[Card]:
    return [face(card) for table in round_.melds for card in table.meld.cards]
