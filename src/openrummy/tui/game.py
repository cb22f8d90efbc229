"""A match of one person against bots on this machine: what both terminal clients play through."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from typing import Protocol

from openrummy.bots import NAMES, Bot
from openrummy.bots.player import Choice
from openrummy.core.refusals import Refused
from openrummy.table import commands as cmd
from openrummy.table.decide import decide, step
from openrummy.table.events import Event, RoundEnded
from openrummy.table.legal import legal, to_ask
from openrummy.table.state import Match
from openrummy.table.view import SeatView, shown_event, view

BEST = NAMES[-1]
"""The bot that gives hints."""

MakeBot = Callable[[str, str], Bot]


class Keeper(Protocol):
    """Where a match is kept as it is played, such as `openrummy.records.writer.RecordWriter`."""

    def append(self, seat: int, command: cmd.Command) -> None:
        """Stores an accepted command, safe against a crash right after. Raises `OSError`."""

    def close(self) -> None:
        """Nothing more will follow."""


class LocalGame:
    """A match with one person at the seat ``person`` and bots at the others.

    Each decision of a bot has dice of its own, drawn from the seed of the match and the number of
    commands so far: a match that is resumed goes on as it would have done.
    """

    def __init__(
        self,
        match: Match,
        names: Sequence[str],
        bots: Sequence[str | None],
        make_bot: MakeBot,
        *,
        person: int = 0,
        keeper: Keeper | None = None,
        past: Sequence[Event] = (),
        commands: int = 0,
    ) -> None:
        """``names`` and ``bots`` have one entry a seat; ``bots`` names the kind of bot."""
        self.match = match
        self.names = tuple(names)
        self.bots = tuple(bots)
        self.person = person
        self.trouble: OSError | None = None
        """Why the match could not be kept any longer."""
        self.log: list[Event] = [shown_event(event, person) for event in past]
        """Everything that happened, as the person saw it."""
        self._make_bot = make_bot
        self._keeper = keeper
        self._commands = commands
        self._moves: tuple[int, tuple[cmd.Command, ...]] | None = None

    @property
    def view(self) -> SeatView:
        """What the person sees."""
        return view(self.match, self.person)

    @property
    def over(self) -> bool:
        """Whether the match is over."""
        return self.match.over is not None

    @property
    def between_rounds(self) -> bool:
        """Whether a round has ended and the next waits to be dealt."""
        return not self.over and self.match.round is not None and self.match.round.phase == "over"

    @property
    def moves(self) -> tuple[cmd.Command, ...]:
        """The commands that the person may give now."""
        if self._moves is None or self._moves[0] != self._commands:
            self._moves = self._commands, tuple(legal(self.match, self.person))
        return self._moves[1]

    def act(self, command: cmd.Command) -> tuple[Event, ...]:
        """Carries out a command of the person; its events as seen. Raises `Refused`."""
        return self._step(self.person, command)

    def outcome(self, command: cmd.Command) -> tuple[Event, ...] | Refused:
        """The events that a command of the person would bring, or why it is refused.

        Only for plays with cards that all see: of a draw it would tell the future.
        """
        try:
            return decide(self.match, self.person, command)
        except Refused as refused:
            return refused

    def why_not(self, command: cmd.Command) -> Refused | None:
        """Why the person may not give a command now; None when it would be accepted."""
        outcome = self.outcome(command)
        return outcome if isinstance(outcome, Refused) else None

    def advance(self) -> list[Event]:
        """Lets the bots act until the person must decide, or the round is over."""
        seen: list[Event] = []
        while events := self.advance_once():
            seen += events
        return seen

    def advance_once(self) -> tuple[Event, ...]:
        """One action of a bot, as seen; nothing when it is for the person to act.

        Who may buy is asked first, the nearest after the seat on turn before the others; then the
        seat on turn acts (rules J23, J24).
        """
        seat = self.next_seat()
        if seat is None or seat == self.person:
            return ()
        bot = self._bot(seat, self.bots[seat] or BEST)
        return self._step(seat, bot.choose(view(self.match, seat), tuple(legal(self.match, seat))))

    def next_seat(self) -> int | None:
        """The seat that is asked now; None between rounds and after the match."""
        if self.over or self.between_rounds:
            return None
        return to_ask(self.match)

    def advice(self) -> Choice | None:
        """What the best bot would do in the person's place, and why."""
        if not self.moves:
            return None
        bot = self._bot(self.person, BEST)
        bot.choose(self.view, self.moves)
        return bot.why

    def close(self) -> None:
        """Ends the keeping of the match."""
        if self._keeper is not None:
            self._keeper.close()
            self._keeper = None

    @property
    def saved(self) -> bool:
        """Whether the match outlives this process."""
        return self._keeper is not None

    @property
    def last_round(self) -> RoundEnded | None:
        """How the last round ended."""
        ended = (event for event in reversed(self.log) if isinstance(event, RoundEnded))
        return next(ended, None)

    def _step(self, seat: int, command: cmd.Command) -> tuple[Event, ...]:
        after, events = step(self.match, seat, command)
        self._keep(seat, command)
        self.match = after
        self._commands += 1
        seen = tuple(shown_event(event, self.person) for event in events)
        self.log += seen
        return seen

    def _keep(self, seat: int, command: cmd.Command) -> None:
        """Stores a command; a match that cannot be kept is played on without."""
        if self._keeper is None:
            return
        try:
            self._keeper.append(seat, command)
        except OSError as trouble:
            self.trouble = trouble
            self.close()

    def _bot(self, seat: int, kind: str) -> Bot:
        dice = hashlib.sha256(f"{self.match.seed}/{seat}/{self._commands}".encode()).hexdigest()
        return self._make_bot(kind, dice)
