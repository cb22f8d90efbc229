"""A report for machines and for people."""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING, Any, Protocol

from openrummy.arena.report import Interval, Report

if TYPE_CHECKING:
    from rich.table import Table


class Speaker(Protocol):
    """Sentences in the reader's language."""

    def text(self, name: str, /, **facts: str | int) -> str:
        """The sentence of that name with its facts."""


def report_json(report: Report) -> dict[str, Any]:
    """The report as plain dictionaries, lists, numbers and texts."""
    return {**asdict(report), "lines": [asdict(line) for line in report.lines]}


def report_table(report: Report, messages: Speaker) -> Table:
    """The report as a table for the terminal: 80 columns hold it."""
    from rich.box import SIMPLE_HEAD  # noqa: PLC0415 - only a terminal needs it
    from rich.table import Table  # noqa: PLC0415

    title = messages.text("arena-title", game=report.rules, games=report.games, seats=report.seats)
    table = Table(
        title=title, title_justify="left", box=SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False
    )
    for column in ("bot", "wins", "win-rate", "interval", "points", "interval"):
        table.add_column(
            messages.text(f"arena-{column}"),
            justify="left" if column == "bot" else "right",
            no_wrap=True,
        )
    for line in report.lines:
        table.add_row(
            line.bot,
            f"{round(line.wins, 1):g}/{line.seats}",
            _percent(line.win_rate),
            _between(line.win_interval, 100),
            f"{line.points:.1f}",
            _between(line.points_interval),
        )
    return table


def report_notes(report: Report, messages: Speaker) -> list[str]:
    """What the table cannot say, a line each: what its columns mean, rounds, endings, time."""
    endings = ", ".join(
        f"{messages.text(f'arena-ending-{name}')} {count}" for name, count in report.endings.items()
    )
    return [
        messages.text("arena-what"),
        messages.text("arena-rounds", rounds=report.rounds, turns=f"{report.turns:.1f}"),
        messages.text("arena-endings", endings=endings, share=_percent(report.went_out)),
        messages.text("arena-seconds", seconds=f"{report.seconds:.1f}"),
    ]


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def _between(interval: Interval, scale: int = 1) -> str:
    low, high = interval
    return f"{scale * low:.1f} .. {scale * high:.1f}"
