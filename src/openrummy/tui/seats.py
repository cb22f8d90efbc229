"""The table of seats: cards left, buys left, down or not, points."""

from __future__ import annotations

from openrummy.table.view import SeatView
from openrummy.tui.speech import Speech
from openrummy.tui.widgets import SeatRow


def seat_heads(speech: Speech, view: SeatView) -> tuple[str, ...]:
    """The names of the columns."""
    names = ["head-cards"]
    if view.rules.buy.max_per_round:
        names.append("head-buys")
    if view.rules.exposed:
        names.append("head-down" if view.rules.contracts else "head-opened")
    return tuple(speech.text(name) for name in (*names, "head-points"))


def seat_rows(speech: Speech, view: SeatView) -> list[SeatRow]:
    """A row for each seat, in the order of the seats."""
    round_ = view.round
    assert round_ is not None
    rows = []
    for seat in range(view.seats):
        cells = [str(round_.counts[seat])]
        if view.rules.buy.max_per_round:
            cells.append(str(view.rules.buy.max_per_round - round_.buys[seat]))
        if view.rules.exposed:
            cells.append(speech.text("yes" if round_.opened[seat] else "no"))
        on_turn = round_.phase != "over" and seat == round_.turn
        rows.append(SeatRow(speech.who(seat), on_turn, (*cells, str(view.totals[seat]))))
    return rows
