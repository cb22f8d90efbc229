"""Cards as coloured text: the suit is always a sign or a letter too, never a colour alone."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from rich.text import Text

from openrummy.core.cards import Card, is_joker
from openrummy.messages.cards import card_text

# Four colours on the dark ground of the table; spades keep the colour of the text.
_INKS = {"H": "#ff7b72", "D": "#79b8ff", "C": "#7ee787", "S": "", "JK": "#e3b341"}
_SIGNS = {"♥": "H", "♦": "D", "♣": "C"}


@dataclass(frozen=True)
class Brush:
    """How cards are drawn: with signs or letters, in colour or without."""

    signs: bool
    colour: bool

    def card(self, card: Card) -> Text:
        """A card; a joker that stands for one shows for which."""
        ink = _INKS["JK" if is_joker(card) else card[1]] if self.colour else ""
        return Text(card_text(card, "signs" if self.signs else "letters"), ink)

    def cards(self, cards: Iterable[Card]) -> Text:
        """Cards with blanks between them."""
        return Text(" ").join(self.card(card) for card in cards)

    def coloured(self, line: str) -> Text:
        """A line of the log: the cards in it in their colours."""
        text = Text(line)
        if self.colour:
            for sign, suit in _SIGNS.items():
                text.highlight_regex(rf"(?:10|[2-9AJQK]){sign}", _INKS[suit])
        return text
