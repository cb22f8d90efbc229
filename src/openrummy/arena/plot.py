"""A picture of a report: win rates and points with their intervals, and the path of a test."""

from __future__ import annotations

import errno
import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

from openrummy.arena.report import Line, Report, Tested
from openrummy.arena.show import Speaker, short_name

if TYPE_CHECKING:
    from matplotlib.axes import Axes

_INK = "#1f5c99"
_PALE = "#888888"


class NoPicture(ValueError):
    """The picture cannot be written: why."""


def check(path: Path) -> None:
    """Raises `NoPicture` for a file that `draw` could not write, before anything is played."""
    from matplotlib.figure import Figure  # noqa: PLC0415 - heavy, and an extra

    known = Figure().canvas.get_supported_filetypes()
    if path.suffix.removeprefix(".").lower() not in known:
        raise NoPicture(f"{path.suffix or path.name}: {', '.join(sorted(known))}")
    if not path.absolute().parent.is_dir():
        raise NoPicture(os.strerror(errno.ENOENT))


def draw(report: Report, path: Path, messages: Speaker) -> None:
    """Draws a report into a file whose ending says the kind (``.png``, ``.svg``, ``.pdf``).

    Needs matplotlib. Raises `OSError`.
    """
    from matplotlib.figure import Figure  # noqa: PLC0415 - heavy, and an extra

    panels = 2 if report.test is None else 3
    height = 1.6 + 0.4 * max(2, len(report.lines))
    figure = Figure(figsize=(4.2 * panels, height), layout="constrained")
    game, games, seats = report.rules, report.games, report.seats
    figure.suptitle(messages.text("arena-title", game=game, games=games, seats=seats))
    axes: Any = figure.subplots(1, panels)
    _draw_win_rates(axes[0], report, messages)
    _draw_points(axes[1], report.lines, messages)
    if report.test is not None:
        _draw_test(axes[2], report.test, messages)
    figure.savefig(path, dpi=150)


def _draw_win_rates(axes: Axes, report: Report, messages: Speaker) -> None:
    lines = report.lines
    rates = [100 * line.win_rate for line in lines]
    around = [
        (100 * (line.win_rate - line.win_interval[0]), 100 * (line.win_interval[1] - line.win_rate))
        for line in lines
    ]
    _draw_bars(axes, lines, rates, around)
    axes.axvline(100 / report.seats, color=_PALE, linestyle=":", linewidth=1)
    axes.set_xlim(0, 100)
    axes.set_xlabel(f"{messages.text('arena-win-rate')} (%)")


def _draw_points(axes: Axes, lines: tuple[Line, ...], messages: Speaker) -> None:
    means = [line.points for line in lines]
    around = [
        (line.points - line.points_interval[0], line.points_interval[1] - line.points)
        for line in lines
    ]
    _draw_bars(axes, lines, means, around)
    axes.set_xlabel(messages.text("arena-points"))


def _draw_bars(
    axes: Axes, lines: tuple[Line, ...], values: list[float], around: list[tuple[float, float]]
) -> None:
    below, above = ([max(0.0, pair[side]) for pair in around] for side in (0, 1))
    places = range(len(lines))
    axes.errorbar(values, places, xerr=(below, above), fmt="o", color=_INK, capsize=4)
    axes.set_yticks(places, [short_name(line.bot) for line in lines])
    axes.set_ylim(len(lines) - 0.5, -0.5)


def _draw_test(axes: Axes, test: Tested, messages: Speaker) -> None:
    axes.plot(range(1, len(test.path) + 1), test.path, color=_INK)
    for bound in (test.fail_at, test.pass_at):
        axes.axhline(bound, color=_PALE, linestyle=":", linewidth=1)
    axes.set_xlabel(messages.text("arena-deals"))
    axes.set_ylabel(messages.text("arena-ratio"))
