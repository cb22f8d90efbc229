"""A meld as it lies on the table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from openrummy.core.cards import ACE_HIGH, RANK, SUIT, Card, is_joker, meaning

Kind = Literal["run", "set"]
End = Literal["high", "low"]


@dataclass(frozen=True)
class Meld:
    """A run in ascending order, or a set in the order it was laid.

    Every joker in a run is declared (``JK(6S)``); one in a set is declared, or plain ``JK`` while
    it may be any missing suit.
    """

    kind: Kind
    cards: tuple[Card, ...]

    @property
    def start(self) -> int:
        """Place of a run's lowest card: 0 for a low ace, up to 12 for a king."""
        return RANK[meaning(self.cards[0])]

    @property
    def suit(self) -> int:
        """Number of a run's suit (place in ``SHDC``)."""
        return SUIT[meaning(self.cards[0])]

    @property
    def rank(self) -> int:
        """Number of a set's rank (0 for the ace, 12 for the king)."""
        return next(RANK[card] for card in self.cards if not is_joker(card))

    @property
    def jokers(self) -> int:
        """How many jokers it holds."""
        return sum(map(is_joker, self.cards))

    @property
    def open_low(self) -> bool:
        """Whether a run can still grow downward (not below an ace)."""
        return self.start > 0

    @property
    def open_high(self) -> bool:
        """Whether a run can still grow upward by place alone (not above an ace)."""
        return self.start + len(self.cards) - 1 < ACE_HIGH
