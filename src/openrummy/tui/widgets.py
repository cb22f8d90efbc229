"""The parts of the table: seats, melds, hand. Each draws what it is handed and knows no rules."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.text import Text
from textual.events import Click
from textual.message import Message
from textual.widgets import Static

from openrummy.core.cards import Card
from openrummy.table.state import TableMeld
from openrummy.tui.hand import Hand
from openrummy.tui.paint import Brush

CELL, NARROW_CELL = 5, 4
"""Columns of a card in the hand, and of one in a large hand."""
LABELS = "1234567890ABCDEFGHIJKLMNOPQRSTUVWXYZ"
"""Keys that select the cards of the hand, from the left."""
CARD_ROWS = 3
GAP = "   "
"""Between seats that stand beside each other."""


class HandView(Static):
    """The hand: a card that is selected stands one row higher, in brackets or with a star."""

    @dataclass
    class Picked(Message):
        """A card was clicked."""

        place: int

    def __init__(self, brush: Brush, *, id: str) -> None:  # noqa: A002 -- Textual's own name
        super().__init__(id=id)
        self._brush = brush
        self._count = 0
        self._cell = CELL

    def show(self, hand: Hand) -> None:
        """Draws the hand anew."""
        loose = hand.loose
        self._count = len(loose)
        self._cell = CELL if self._count <= self._width // CELL else NARROW_CELL
        per_row = self._per_row
        rows = [
            self._row(hand, loose, start, start + per_row)
            for start in range(0, max(1, len(loose)), per_row)
        ]
        self.update(Text("\n").join(rows))

    def on_click(self, event: Click) -> None:
        """Finds the card under the pointer."""
        column = event.x // self._cell
        place = event.y // CARD_ROWS * self._per_row + column
        if column < self._per_row and place < self._count:
            self.post_message(self.Picked(place))

    @property
    def _per_row(self) -> int:
        return max(1, self._width // self._cell)

    @property
    def _width(self) -> int:
        return self.size.width or 78

    def _row(self, hand: Hand, loose: Sequence[int], start: int, end: int) -> Text:
        high, low, labels = Text(), Text(), Text()
        for place in range(start, min(end, len(loose))):
            key = loose[place]
            card = self._brush.card(hand.card(key))
            chosen = key in hand.selected
            high.append_text(self._padded(self._raised(card) if chosen else Text()))
            low.append_text(self._padded(Text() if chosen else self._lying(card)))
            labels.append_text(self._label(place, here=place == hand.cursor))
        return Text("\n").join([high, low, labels])

    def _raised(self, card: Text) -> Text:
        return Text.assemble("[", card, "]") if self._cell == CELL else Text.assemble(card, "*")

    def _lying(self, card: Text) -> Text:
        return Text.assemble(" ", card) if self._cell == CELL else card

    def _label(self, place: int, *, here: bool) -> Text:
        letter = LABELS[place % len(LABELS)]
        if here:
            return self._padded(Text.assemble(">", (letter, "bold reverse")))
        return self._padded(Text.assemble(" ", (letter, "dim")))

    def _padded(self, text: Text) -> Text:
        text.pad_right(self._cell - text.cell_len)
        return text


class MeldsView(Static):
    """The melds on the table: number, owner, cards."""

    @dataclass
    class Picked(Message):
        """A meld was clicked."""

        index: int

    def __init__(self, brush: Brush, *, id: str) -> None:  # noqa: A002 -- Textual's own name
        super().__init__(id=id)
        self._brush = brush
        self._rows: list[int] = []

    def show(
        self, melds: Sequence[TableMeld], names: Sequence[str], fitting: set[int], none: str
    ) -> None:
        """Draws the melds anew; those of ``fitting`` take the selected cards and are marked."""
        self._rows = []
        lines = []
        for index, table in enumerate(melds):
            mark = ">" if index in fitting else " "
            name = names[table.owner][:8]
            head = Text.assemble((f"{mark}{index:>2} ", "bold"), (f"{name:<8} ", "dim"))
            for part in self._wrapped(table.meld.cards, head.cell_len):
                lines.append(head + part)
                self._rows.append(index)
                head = Text(" " * head.cell_len)
        self.update(Text("\n").join(lines) if lines else Text(none, "dim"))

    def on_click(self, event: Click) -> None:
        """Finds the meld under the pointer."""
        if 0 <= event.y < len(self._rows):
            self.post_message(self.Picked(self._rows[event.y]))

    def _wrapped(self, cards: Sequence[Card], indent: int) -> list[Text]:
        """The cards of a meld in as many rows as they need."""
        room = max(12, (self.size.width or 40) - indent)
        rows = [Text()]
        for card in cards:
            text = self._brush.card(card)
            if rows[-1].cell_len + text.cell_len + 1 > room:
                rows.append(Text())
            rows[-1].append_text(text).append(" ")
        return rows


@dataclass(frozen=True)
class SeatRow:
    """What is shown of a seat."""

    name: str
    on_turn: bool
    cells: tuple[str, ...]


class SeatsView(Static):
    """All seats in rows, as many beside each other as there is room for; a mark shows the turn."""

    def show(self, heads: Sequence[str], rows: Sequence[SeatRow]) -> None:
        """Draws the seats anew: down the first column of seats, then down the next."""
        widths = [
            max(len(text) for text in column)
            for column in zip(*[heads, *(r.cells for r in rows)], strict=True)
        ]
        head = Text(f"{'':<12}" + _columns(heads, widths), "dim")
        beside = max(1, ((self.size.width or 78) + len(GAP)) // (head.cell_len + len(GAP)))
        height = -(-len(rows) // beside)
        lines = [Text(GAP).join([head] * -(-len(rows) // height))]
        lines += [
            Text(GAP).join(_seat(row, widths) for row in rows[at::height]) for at in range(height)
        ]
        self.update(Text("\n").join(lines))


def _seat(row: SeatRow, widths: Sequence[int]) -> Text:
    mark = ">" if row.on_turn else " "
    text = f"{mark} {row.name[:9]:<10}{_columns(row.cells, widths)}"
    return Text(text, "bold" if row.on_turn else "")


def _columns(cells: Sequence[str], widths: Sequence[int]) -> str:
    return " ".join(f"{cell:>{width}}" for cell, width in zip(cells, widths, strict=True))
