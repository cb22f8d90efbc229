"""Cards in a person's words: as written at the table, and as spoken by a screen reader."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal

from openrummy.core.cards import JOKER, STANDS_FOR, Card
from openrummy.messages.bundle import Messages

Suits = Literal["letters", "signs"]
_SIGNS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}


def card_text(card: Card, suits: Suits = "letters") -> str:
    """The card as a player writes it (``TD``), or with the sign of its suit (``10♦``)."""
    if suits == "letters" or card == JOKER:
        return card
    if card in STANDS_FOR:
        return f"{JOKER}({card_text(STANDS_FOR[card], suits)})"
    return card[0].replace("T", "10") + _SIGNS[card[1]]


def cards_text(cards: Iterable[Card], suits: Suits = "letters") -> str:
    """The cards with blanks between them."""
    return " ".join(card_text(card, suits) for card in cards)


def spoken_card(messages: Messages, card: Card) -> str:
    """The card in words: "seven of hearts", "joker standing for six of spades"."""
    if card == JOKER:
        return messages.text("card-joker")
    if card in STANDS_FOR:
        return messages.text("card-joker-for", card=spoken_card(messages, STANDS_FOR[card]))
    rank, suit = messages.text(f"rank-{card[0]}"), messages.text(f"suit-{card[1]}")
    return messages.text("card-natural", rank=rank, suit=suit)


def listed(messages: Messages, items: Sequence[str]) -> str:
    """One or more things in a sentence: "a, b and c"."""
    if len(items) < 2:
        return "".join(items)
    return messages.text("list-and", first=", ".join(items[:-1]), last=items[-1])
