"""Cards and how they are written (`referee.md`, "Cards").

A card is an interned string in the canonical form: rank ``A23456789TJQK`` and suit ``SHDC``
(``8S``, ``TD``). ``JK`` is a joker, ``JK(6S)`` a joker on the table that stands for the six of
spades. Cards are faces: two packs hold two equal ``8S`` (design, decision 3).

The solvers work on numbers instead: ``suit * 13 + rank``, 52 for a joker (see `number`).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

Card: TypeAlias = str

RANKS = "A23456789TJQK"
SUITS = "SHDC"
JOKER: Card = "JK"
JOKER_NUMBER = 52
ACE_HIGH = 13
"""Place of an ace above the king; places in a run go from 0 (low ace) to 13."""

FACES: tuple[Card, ...] = tuple(rank + suit for suit in SUITS for rank in RANKS)
"""The 52 natural cards, in the order of their numbers."""

NUMBER: dict[Card, int] = {card: i for i, card in enumerate(FACES)} | {JOKER: JOKER_NUMBER}
RANK: dict[Card, int] = {card: i % 13 for i, card in enumerate(FACES)}
SUIT: dict[Card, int] = {card: i // 13 for i, card in enumerate(FACES)}

STANDS_FOR: dict[Card, Card] = {f"{JOKER}({card})": card for card in FACES}
"""A joker that stands for a card -> that card."""

JOKER_FOR: dict[Card, Card] = {card: joker for joker, card in STANDS_FOR.items()}

COUNTED_AS: dict[Card, int] = NUMBER | dict.fromkeys(STANDS_FOR, JOKER_NUMBER)
"""Any card, declared jokers too -> the solvers' number (see `number`)."""

_SUIT_SIGNS = {"♠": "S", "♥": "H", "♦": "D", "♣": "C", "♤": "S", "♡": "H", "♢": "D", "♧": "C"}


class BadCard(ValueError):
    """A word that is no card. ``word`` is what stood there."""

    def __init__(self, word: object) -> None:
        super().__init__(f"no card: {word!r}")
        self.word = word


def parse_card(word: str) -> Card:
    """The card that a person wrote: ``td``, ``10D``, ``T♦``, ``jk``, ``JK(6s)``.

    Raises `BadCard` for anything that is not exactly one card.
    """
    if word in COUNTED_AS:
        return word
    text = word.strip().upper().replace("\N{VARIATION SELECTOR-16}", "")
    for sign, letter in _SUIT_SIGNS.items():
        text = text.replace(sign, letter)
    text = text.replace("10", "T")
    if text in COUNTED_AS:
        return text
    raise BadCard(word)


def parse_cards(text: str) -> tuple[Card, ...]:
    """The cards of a text with blanks or commas between them. Raises `BadCard`."""
    return tuple(parse_card(word) for word in text.replace(",", " ").split())


def show(cards: Iterable[Card]) -> str:
    """The cards as one text with blanks: the inverse of `parse_cards`."""
    return " ".join(cards)


def number(card: Card) -> int:
    """The solvers' number of a card; every joker is 52."""
    return COUNTED_AS[card]


def from_number(value: int) -> Card:
    """The card of a solver's number: the inverse of `number` for natural cards and `JOKER`."""
    return JOKER if value == JOKER_NUMBER else FACES[value]


def is_joker(card: Card) -> bool:
    """Whether a card is a joker, declared or not."""
    return card == JOKER or card in STANDS_FOR


def face(card: Card) -> Card:
    """What lies there physically: a joker that stands for a card is a plain joker."""
    return JOKER if card in STANDS_FOR else card


def meaning(card: Card) -> Card:
    """What a card counts as on the table: a declared joker is the card it stands for."""
    return STANDS_FOR.get(card, card)


def sort_key(card: Card) -> tuple[int, str]:
    """Sorts by suit, then rank, jokers last."""
    return COUNTED_AS[card], card


def sort_cards(cards: Iterable[Card]) -> tuple[Card, ...]:
    """The cards by suit, then rank, jokers last."""
    return tuple(sorted(cards, key=sort_key))


def without(cards: tuple[Card, ...], gone: Iterable[Card]) -> tuple[Card, ...]:
    """``cards`` less one copy of each of ``gone``, the others in their order.

    Raises `ValueError` when a card of ``gone`` is not there (often enough).
    """
    left = list(cards)
    for card in gone:
        left.remove(card)
    return tuple(left)


def missing_from(cards: Iterable[Card], wanted: Iterable[Card]) -> tuple[Card, ...]:
    """The cards of ``wanted`` that ``cards`` does not hold, each as often as it lacks."""
    left = list(cards)
    lacking: list[Card] = []
    for card in wanted:
        if card in left:
            left.remove(card)
        else:
            lacking.append(card)
    return tuple(lacking)
