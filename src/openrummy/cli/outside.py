"""Outside bots on the command line: their names, their time limits, and how they fail."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import click

from openrummy.bots import Bot, Choice, make
from openrummy.cli.speech import say, speech, wrong
from openrummy.table.commands import Command, Resign
from openrummy.table.legal import is_legal
from openrummy.table.view import SeatView, view

if TYPE_CHECKING:
    from openrummy.arena import Forfeit, Limits, OutsideBot
    from openrummy.tui.game import LocalGame

_SECONDS = click.FloatRange(0.001, 1_000_000)


def with_limits(command: Callable[..., Any]) -> Callable[..., Any]:
    """The time limits of outside bots: ``--move-time`` and ``--match-time``, in seconds."""
    move = click.option(
        "--move-time",
        type=_SECONDS,
        default=10.0,
        metavar=say("click-seconds"),
        help=say("outside-move-time"),
    )
    match = click.option(
        "--match-time",
        type=_SECONDS,
        default=600.0,
        metavar=say("click-seconds"),
        help=say("outside-match-time"),
    )
    return move(match(command))


def limits_of(move_time: float, match_time: float) -> Limits:
    """The limits that the options name."""
    from openrummy.arena import Limits  # noqa: PLC0415

    return Limits(move=move_time, match=match_time)


def bot_names(text: str) -> list[str]:
    """The bots that a list with commas names."""
    from openrummy.arena.outside import names_in  # noqa: PLC0415

    return names_in(text)


def is_program(name: str) -> bool:
    """Whether a bot's name stands for a program."""
    from openrummy.arena.outside import is_outside  # noqa: PLC0415

    return is_outside(name)


def check_programs(names: Sequence[str], limits: Limits) -> None:
    """Starts every program once. Leaves when one cannot be played with."""
    from openrummy.arena.outside import Forfeit, Outsiders, is_outside  # noqa: PLC0415

    with Outsiders(limits) as outsiders:
        for name in dict.fromkeys(filter(is_outside, names)):
            try:
                outsiders.check(name)
            except Forfeit as lost:
                wrong(*forfeit_sentences(lost))


def forfeit_sentences(lost: Forfeit, told_as: str = "outside-failed") -> list[str]:
    """Why an outside bot cannot play on, and what it wrote as errors."""
    from openrummy.arena.show import forfeit_reason  # noqa: PLC0415

    reason = forfeit_reason(lost.lapse, lost.facts, speech())
    told = [say(told_as, bot=lost.bot, reason=reason)]
    return [*told, speech().text("arena-errors"), lost.errors] if lost.errors else told


class Table:
    """The bots of a match of ``openrummy play``: ours, and those programs that the call names.

    A program that a record names is started only when the call names it too: a record may come
    from anybody. One that fails resigns.
    """

    def __init__(self, limits: Limits, named: Sequence[str]) -> None:
        from openrummy.arena import Outsiders  # noqa: PLC0415

        self._outsiders = Outsiders(limits)
        self._named = frozenset(filter(is_program, named))
        self._game: LocalGame | None = None
        self._lost: list[Forfeit] = []

    def make(self, name: str, dice: int | str) -> Bot:
        """A bot by name, for one decision. Raises `UnknownBot`."""
        if name in self._named:
            return _Resigning(self, self._outsiders.bot(name, dice, self))
        return make(name, dice)

    @contextmanager
    def seated(self, game: LocalGame) -> Iterator[None]:
        """Has the programs at the table; afterwards says why one resigned, and ends them."""
        self._game = game
        try:
            yield
        finally:
            for seat, name in enumerate(game.bots):
                if name in self._named and game.over:
                    bot = self._outsiders.bot(str(name), "", self)
                    bot.hear_result(view(game.match, seat))
            self._outsiders.close()
            for lost in self._lost:
                for sentence in forfeit_sentences(lost, "outside-resigned"):
                    click.echo(sentence, err=True)

    def choose(self, bot: OutsideBot, seen: SeatView, legal: Sequence[Command]) -> Command:
        """What a program does; to resign when it fails."""
        from openrummy.arena import Forfeit  # noqa: PLC0415

        assert self._game is not None
        assert seen.seat is not None
        try:
            command = bot.choose(seen, legal)
            if not is_legal(self._game.match, seen.seat, command):
                raise bot.refused(seen.seat, command, say("outside-not-legal"))
        except Forfeit as lost:
            self._lost.append(lost)
            return Resign()
        return command


class _Resigning:
    """A program at the table of a person."""

    why: Choice | None = None

    def __init__(self, table: Table, bot: OutsideBot) -> None:
        self.name = bot.name
        self._table, self._bot = table, bot

    def choose(self, view: SeatView, legal: Sequence[Command]) -> Command:
        """The program's command; to resign when it fails."""
        return self._table.choose(self._bot, view, legal)
