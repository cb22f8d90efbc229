"""A report for machines and for people."""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING, Any, Protocol

from openrummy.arena.intervals import Interval
from openrummy.arena.report import Elo, Forfeits, Report, Tested

if TYPE_CHECKING:
    from rich.table import Table

_NAME_WIDTH = 24
"""Letters of a bot's name in a table; of a longer one the end is shown."""


class Speaker(Protocol):
    """Sentences in the reader's language."""

    def text(self, name: str, /, **facts: str | int) -> str:
        """The sentence of that name with its facts."""


def report_json(report: Report) -> dict[str, Any]:
    """The report as plain dictionaries, lists, numbers and texts."""
    plain = asdict(report)
    for lost in plain["forfeits"]:
        first = lost["first"]
        lost["first"] = {name: getattr(first, name) for name in first.__struct_fields__}
    if plain["test"] is not None:
        del plain["test"]["path"]
    return plain


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
            short_name(line.bot),
            f"{round(line.wins, 1):g}/{line.seats}",
            _percent(line.win_rate),
            _between(line.win_interval, 100),
            f"{line.points:.1f}",
            _between(line.points_interval),
        )
    return table


def ratings_table(report: Report, messages: Speaker) -> Table | None:
    """The ratings, the best first; None when no more than two bots play."""
    from rich.box import SIMPLE_HEAD  # noqa: PLC0415 - only a terminal needs it
    from rich.table import Table  # noqa: PLC0415

    if not report.ratings:
        return None
    table = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False)
    table.add_column(messages.text("arena-bot"), no_wrap=True)
    table.add_column(messages.text("arena-rating"), justify="right", no_wrap=True)
    for rating in report.ratings:
        shown = f"{rating.skill:.1f} ± {2 * rating.uncertainty:.1f}"
        table.add_row(short_name(rating.bot), shown)
    return table


def short_name(bot: str) -> str:
    """A bot's name, or the end of a long one."""
    return bot if len(bot) <= _NAME_WIDTH else f"…{bot[1 - _NAME_WIDTH :]}"


def report_notes(report: Report, messages: Speaker) -> list[str]:
    """What the table cannot say, a line each: what its columns mean, rounds, endings, time."""
    endings = ", ".join(
        f"{messages.text(f'arena-ending-{name}')} {count}" for name, count in report.endings.items()
    )
    notes = [
        messages.text("arena-what", blocks=report.blocks),
        messages.text("arena-rounds", rounds=report.rounds, turns=f"{report.turns:.1f}"),
        messages.text("arena-endings", endings=endings, share=_percent(report.went_out)),
    ]
    if report.elo is not None:
        notes.append(_elo(report.elo, report, messages))
    if report.test is not None:
        notes.append(_tested(report.test, report, messages))
    if report.stopped == "interrupted":
        notes.append(messages.text("arena-interrupted", games=report.games))
    notes += [_forfeits(lost, messages) for lost in report.forfeits]
    return [*notes, messages.text("arena-seconds", seconds=f"{report.seconds:.1f}")]


def forfeit_reason(lapse: str, facts: dict[str, int | str], messages: Speaker) -> str:
    """Why an outside bot lost a match, in a sentence."""
    return messages.text(f"arena-forfeit-{lapse.replace('_', '-')}", **facts)


def _elo(elo: Elo, report: Report, messages: Speaker) -> str:
    low, high = (_points(value, sign) for value, sign in zip(elo.interval, "-+", strict=True))
    first, second = (short_name(line.bot) for line in report.lines)
    ends = "+" if report.lines[0].win_rate else "-"
    return messages.text(
        "arena-elo", first=first, second=second, elo=_points(elo.elo, ends), low=low, high=high
    )


def _points(elo: float | None, sign: str) -> str:
    return f"{sign}∞" if elo is None else f"{elo:+.0f}"


def _tested(test: Tested, report: Report, messages: Speaker) -> str:
    return messages.text(
        f"arena-test-{test.verdict.replace('_', '-')}",
        first=short_name(report.lines[0].bot),
        blocks=report.blocks,
        low=_percent(test.low),
        high=_percent(test.high),
        ratio=f"{test.ratio:.2f}",
        fail=f"{test.fail_at:.2f}",
        passed=f"{test.pass_at:.2f}",
    )


def _forfeits(lost: Forfeits, messages: Speaker) -> str:
    reason = forfeit_reason(lost.lapse, lost.first.facts, messages)
    told = messages.text(
        "arena-forfeits", bot=lost.bot, count=lost.count, block=lost.block, reason=reason
    )
    if lost.first.errors:
        errors = "\n".join(f"    {line}" for line in lost.first.errors.splitlines())
        told += f"\n{messages.text('arena-errors')}\n{errors}"
    return told


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def _between(interval: Interval, scale: int = 1) -> str:
    low, high = interval
    return f"{scale * low:.1f} .. {scale * high:.1f}"
