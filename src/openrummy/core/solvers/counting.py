"""Cards as text into the counts that the solvers work on: their common, quick first step."""

from __future__ import annotations

from array import array
from collections.abc import Sequence

from openrummy.core.cards import COUNTED_AS, FACES, JOKER, Card

NUMBERS = COUNTED_AS
CARDS = (*FACES, JOKER)


def count(cards: Sequence[Card], counts: array[int]) -> None:
    """Writes how many of each card there are: 52 natural cards by number, then the jokers.

    ``counts`` is a buffer of 53 numbers. Raises `KeyError` for a word that is no card.
    """
    for i in range(53):
        counts[i] = 0
    for card in cards:
        counts[_number(card)] += 1


def cards_of(counts: array[int]) -> tuple[Card, ...]:
    """The cards counted, by suit, then rank, jokers last."""
    cards = []
    for i in range(53):
        for _ in range(counts[i]):
            cards.append(CARDS[i])
    return tuple(cards)


def _number(card: Card) -> int:
    return NUMBERS[card]
