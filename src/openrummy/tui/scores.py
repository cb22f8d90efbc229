"""The score sheet of the screen: a row for each round, a column for each seat."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len, set_cell_size

from openrummy.table.view import SeatView
from openrummy.tui.position import aim_lines
from openrummy.tui.speech import Speech

NAME = 8
"""Columns of a name at most: seven seats fit beside each other in 80 columns."""


def table(speech: Speech, view: SeatView) -> list[str]:
    """The points of each round and the totals as a table, then what they are played for."""
    names = [speech.who(seat) for seat in range(view.seats)]
    head = speech.text("head-round")
    total = speech.text("head-total")
    rows = [(str(n), result.points) for n, result in enumerate(view.results, start=1)]
    rows.append((total, view.totals))
    first = max(cell_len(head), cell_len(total))
    widths = [
        max(min(NAME, cell_len(name)), *(len(str(points[seat])) for _, points in rows))
        for seat, name in enumerate(names)
    ]
    return [
        _row(set_cell_size(head, first), list(map(_cut, names, widths))),
        *(_row(f"{label:>{first}}", _right(points, widths)) for label, points in rows),
        "",
        *aim_lines(speech, view),
    ]


def _row(label: str, cells: Sequence[str]) -> str:
    return " ".join([label, *cells])


def _right(points: Sequence[int], widths: Sequence[int]) -> list[str]:
    return [f"{count:>{width}}" for count, width in zip(points, widths, strict=True)]


def _cut(name: str, width: int) -> str:
    """A name at the right of its column, without its end if it is too long."""
    return " " * (width - cell_len(name)) + set_cell_size(name, min(width, cell_len(name)))
