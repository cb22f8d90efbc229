"""The line mode: short lines out, one command a line in. For screen readers, pipes and scripts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TextIO

from openrummy.core.cards import Card
from openrummy.core.refusals import Refused
from openrummy.messages.bundle import Messages
from openrummy.table import commands as cmd
from openrummy.table.events import Discarded, Event
from openrummy.table.notation import BadCommand
from openrummy.tui import position, questions
from openrummy.tui.game import LocalGame
from openrummy.tui.hand import by_rank, by_suit
from openrummy.tui.lines import LineReader, LineWriter
from openrummy.tui.options import Options
from openrummy.tui.speech import Speech
from openrummy.tui.words import NoSuchPlace, Question, read

INTERRUPTED = 130
"""Exit code after Ctrl-C, as shells expect it."""

Answer = Callable[["PlainTable", tuple[str, ...]], list[str]]


def run_plain(
    game: LocalGame, messages: Messages, stdin: TextIO, stdout: TextIO, options: Options
) -> int:
    """Plays a match line by line; the exit code (0, or 130 after Ctrl-C)."""
    writer = LineWriter(stdout)
    table = PlainTable(game, messages, writer, options)
    asks = stdin.isatty() and stdout.isatty()
    try:
        table.play(LineReader(stdin), "> " if asks else "")
    except KeyboardInterrupt:
        writer.write("", table.farewell())
        return INTERRUPTED
    except BrokenPipeError:
        writer.give_up()
    finally:
        game.close()
    return 0


class PlainTable:
    """One match in line mode."""

    def __init__(
        self, game: LocalGame, messages: Messages, writer: LineWriter, options: Options
    ) -> None:
        self.game = game
        self.speech = Speech(messages, game.names, game.person, signs=options.signs)
        self.sorted_by_rank = False
        self._out = writer
        self._leaving = False
        self._told_trouble = False
        self._since = max(0, len(game.log) - 6)

    @property
    def hand(self) -> tuple[Card, ...]:
        """The hand in the order in which it is printed."""
        round_ = self.game.view.round
        cards = round_.hand if round_ else ()
        return tuple(sorted(cards, key=by_rank if self.sorted_by_rank else by_suit))

    def play(self, lines: LineReader, mark: str) -> None:
        """Reads and carries out lines until the match is over or the person leaves."""
        self._out.write(self.speech.text("welcome"), *self.speech.log(self.game.log[-4:]))
        self._go_on()
        while not self._leaving and not self.game.over:
            self._out.ask(mark)
            line = lines.read()
            if line is None:
                self._out.write(self.speech.text("end-of-input"), self.farewell())
                return
            self._out.write(*self.answer(line))

    def answer(self, line: str) -> list[str]:
        """Carries out one line; what is to be said about it."""
        try:
            asked = read(line, self.hand, self.speech.vocabulary.meaning)
        except (BadCommand, NoSuchPlace) as bad:
            return [self.speech.mistyped(bad), self.prompt()]
        if isinstance(asked, Question):
            return _ANSWERS[asked.word](self, asked.rest)
        return self._act(asked)

    def prompt(self) -> str:
        """What the person is asked now."""
        return position.prompt(self.speech, self.game.view, self.game.moves)

    def farewell(self) -> str:
        """Whether the match can be gone on with."""
        return self.speech.text("saved" if self.game.saved else "not-saved")

    def leave(self) -> list[str]:
        """Ends the reading of lines."""
        self._leaving = True
        return [self.farewell()]

    def news(self) -> list[str]:
        """What has happened since the person's last own action."""
        return self.speech.log(self.game.log[self._since :]) or [self.speech.text("no-news")]

    def hand_lines(self) -> list[str]:
        """The hand as it is printed."""
        return position.hand_lines(
            self.speech, self.game.view, self.hand, suits=not self.sorted_by_rank
        )

    def _act(self, command: cmd.Command) -> list[str]:
        since = len(self.game.log)
        try:
            events = self.game.act(command)
        except Refused as refused:
            return [self.speech.refused(refused), self.prompt()]
        self._since = since
        said = self.speech.log(events)
        if self._turn_goes_on(events):
            return [*said, *self._trouble(), *self.hand_lines(), self.prompt()]
        self._out.write(*said)
        self._go_on()
        return self._trouble()

    def _turn_goes_on(self, events: Sequence[Event]) -> bool:
        """Whether the person has just acted within a turn that is still his own."""
        ended = any(isinstance(event, Discarded) for event in events)
        return not ended and self.game.next_seat() == self.game.person

    def _go_on(self) -> None:
        """Lets the others act, then prints the position and what the person is asked."""
        while events := self.game.advance_once():
            self._out.write(*self.speech.log(events))
        speech, view = self.speech, self.game.view
        if self.game.over or self.game.between_rounds:
            lines = [*questions.held_lines(speech, self.game), *position.score_lines(speech, view)]
        else:
            assert view.round is not None
            lines = [position.piles_line(speech, view.round)]
            if view.round.melds:
                lines += position.meld_lines(speech, view.round)
            lines += self.hand_lines()
        self._out.write(*lines, self.prompt())

    def _trouble(self) -> list[str]:
        """Says once that the match can no longer be kept."""
        if self.game.trouble is None or self._told_trouble:
            return []
        self._told_trouble = True
        return [self.speech.text("save-trouble", why=self.game.trouble.strerror or "")]


def _sort(table: PlainTable, rest: tuple[str, ...]) -> list[str]:
    word = rest[0].lower() if rest else "suit"
    if word not in {"suit", "rank"}:
        return [table.speech.text("help-sort")]
    table.sorted_by_rank = word == "rank"
    return table.hand_lines()


_ANSWERS: dict[str, Answer] = {
    "hand": lambda table, _: table.hand_lines(),
    "table": lambda table, _: [
        *position.table_lines(table.speech, table.game.view),
        *table.hand_lines(),
        table.prompt(),
    ],
    "log": lambda table, _: table.news(),
    "scores": lambda table, _: position.score_lines(table.speech, table.game.view),
    "legal": lambda table, _: questions.legal_lines(table.speech, table.game),
    "hint": lambda table, _: questions.hint_lines(table.speech, table.game),
    "why": lambda table, _: questions.hint_lines(table.speech, table.game),
    "rules": lambda table, rest: questions.rules_lines(table.speech, table.game, rest),
    "sort": _sort,
    "best": lambda table, _: questions.best_lines(table.speech, table.game),
    "help": lambda table, rest: questions.help_lines(table.speech, rest, table.game),
    "save": lambda table, _: [table.farewell()],
    "quit": lambda table, _: table.leave(),
}
