"""Programs as bots: ``cmd:python3 my_bot.py`` in the place of a bot's name."""

from __future__ import annotations

import csv
import shlex
import time
from collections.abc import Sequence
from dataclasses import dataclass
from types import TracebackType
from typing import Any

from msgspec import Struct

from openrummy import __version__
from openrummy.arena.outside import messages as msg
from openrummy.arena.outside.child import Child, Ended
from openrummy.arena.outside.forfeit import Facts, Forfeit, Lapse
from openrummy.bots import Choice
from openrummy.table.commands import Abandon, Command
from openrummy.table.notation import write
from openrummy.table.view import SeatView

PREFIX = "cmd:"
"""Begins the name of an outside bot; the command line of its program follows."""
_SHOWN = 200
"""Letters of a wrong line that a report repeats."""


class Limits(Struct, frozen=True):
    """The seconds that a program may take: for a decision, for all of a match, to say hello."""

    move: float = 10.0
    match: float = 600.0
    start: float = 20.0


def is_outside(name: str) -> bool:
    """Whether a bot's name stands for a program."""
    return name.startswith(PREFIX)


def names_in(text: str) -> list[str]:
    """The names in a list with commas; one that has commas itself stands in quotation marks."""
    return [name.strip() for name in next(csv.reader([text], skipinitialspace=True), [])]


@dataclass
class _Seated:
    """A program at its seat: the match it plays and the time it has taken."""

    child: Child
    name: str
    match: object = None
    taken: float = 0.0
    questions: int = 0


class Outsiders:
    """The programs that play, one for each seat; started when first asked, ended with `close`."""

    def __init__(self, limits: Limits | None = None) -> None:
        self.limits = limits or Limits()
        self._seated: dict[tuple[str, int], _Seated] = {}

    def __enter__(self) -> Outsiders:
        return self

    def __exit__(
        self,
        _kind: type[BaseException] | None,
        _problem: BaseException | None,
        _where: TracebackType | None,
    ) -> None:
        self.close()

    def bot(self, name: str, dice: int | str, match: object) -> OutsideBot:
        """The bot of that name for a match; ``match`` is another object for another match."""
        return OutsideBot(self, name, str(dice), match)

    def check(self, name: str) -> str:
        """The name that a program gives itself. Raises `Forfeit` when it cannot be played with."""
        return self._at(name, 0).name

    def close(self) -> None:
        """Says goodbye to all programs."""
        while self._seated:
            _, seated = self._seated.popitem()
            seated.child.tell(msg.line_of(msg.Bye()))
            seated.child.stop(kindly=True)

    def ask(self, bot: OutsideBot, view: SeatView, legal: tuple[Command, ...]) -> Command:
        """What a program does. Raises `Forfeit`."""
        assert view.seat is not None
        seated = self._at(bot.name, view.seat)
        if seated.match is not bot.match:
            seated.match, seated.taken = bot.match, 0.0
            self._tell_match(seated, bot, view)
        left = self.limits.match - seated.taken
        seconds = min(self.limits.move, left)
        seated.questions += 1
        seated.child.tell(msg.line_of(msg.question(seated.questions, view, legal, seconds)))
        began = time.monotonic()
        short: Lapse = "slow" if self.limits.move <= left else "budget"
        limit = self.limits.move if short == "slow" else self.limits.match
        chosen = self._hear(bot.name, view.seat, msg.Chosen, began + seconds, short, limit)
        seated.taken += time.monotonic() - began
        if chosen.id != seated.questions:
            facts: Facts = {"said": chosen.id, "asked": seated.questions}
            raise self.forfeit(bot.name, view.seat, "wrong_id", facts)
        try:
            command = msg.command_of(chosen, legal)
        except msg.NoCommand as bad:
            facts = {"said": "", "reason": str(bad)}
            raise self.forfeit(bot.name, view.seat, "garbage", facts) from bad
        if isinstance(command, Abandon):
            facts = {"command": write(command), "reason": "abandon"}
            raise self.forfeit(bot.name, view.seat, "illegal", facts)
        return command

    def tell_result(self, bot: OutsideBot, view: SeatView) -> None:
        """Tells a program that took part how its match came out."""
        assert view.seat is not None
        seated = self._seated.get((bot.name, view.seat))
        if seated is not None and seated.match is bot.match:
            result = msg.MatchEnds(view.winners, view.final or view.totals, view.over)
            seated.child.tell(msg.line_of(result))

    def forfeit(self, name: str, seat: int, lapse: Lapse, facts: Facts) -> Forfeit:
        """Ends the program at a seat; the forfeit that tells why, to be raised."""
        seated = self._seated.pop((name, seat), None)
        errors = ""
        if seated is not None:
            seated.child.tell(msg.line_of(msg.Lost(lapse, facts)))
            seated.child.stop(kindly=lapse in {"illegal", "garbage", "wrong_id"})
            errors = seated.child.errors
        return Forfeit(name, lapse, facts, errors)

    def _at(self, name: str, seat: int) -> _Seated:
        seated = self._seated.get((name, seat))
        return seated if seated is not None else self._start(name, seat)

    def _start(self, name: str, seat: int) -> _Seated:
        try:
            words = shlex.split(name.removeprefix(PREFIX))
            child = Child(words)
        except (OSError, ValueError, IndexError) as bad:
            reason = bad.strerror if isinstance(bad, OSError) and bad.strerror else str(bad)
            raise Forfeit(name, "no_start", {"reason": reason}) from bad
        seated = self._seated[name, seat] = _Seated(child, name)
        child.tell(msg.line_of(msg.Hello(f"openrummy {__version__}")))
        until = time.monotonic() + self.limits.start
        hello = self._hear(name, seat, msg.Answer, until, "no_hello", self.limits.start)
        if hello.protocol not in msg.PROTOCOLS:
            known = ", ".join(map(str, msg.PROTOCOLS))
            facts: Facts = {"said": hello.protocol, "known": known}
            raise self.forfeit(name, seat, "version", facts)
        seated.name = hello.name or name
        return seated

    def _tell_match(self, seated: _Seated, bot: OutsideBot, view: SeatView) -> None:
        assert view.seat is not None
        rules, limits = msg.rules_of(view.rules), self.limits
        starts = msg.MatchStarts(rules, view.seat, view.seats, bot.dice, limits.move, limits.match)
        seated.child.tell(msg.line_of(starts))

    def _hear(
        self, name: str, seat: int, kind: type[Any], until: float, short: Lapse, seconds: float
    ) -> Any:
        child = self._seated[name, seat].child
        try:
            line = child.hear(until - time.monotonic())
            return msg.read(line, kind)
        except TimeoutError:
            raise self.forfeit(name, seat, short, {"seconds": f"{seconds:g}"}) from None
        except Ended:
            code = child.code()
            facts: Facts = {"code": "none" if code is None else code}
            raise self.forfeit(name, seat, "left", facts) from None
        except ValueError as bad:
            said = line.decode(errors="replace").strip()[:_SHOWN]
            facts = {"said": said, "reason": str(bad)}
            raise self.forfeit(name, seat, "garbage", facts) from bad


class OutsideBot:
    """A program that plays a match. `choose` raises `Forfeit`."""

    why: Choice | None = None
    """A program gives no reasons."""

    def __init__(self, outsiders: Outsiders, name: str, dice: str, match: object) -> None:
        self.name, self.dice, self.match = name, dice, match
        self._outsiders = outsiders

    def choose(self, view: SeatView, legal: Sequence[Command]) -> Command:
        """The program's command, which need not be among ``legal``."""
        return self._outsiders.ask(self, view, tuple(legal))

    def refused(self, seat: int, command: Command, reason: str) -> Forfeit:
        """The forfeit for a command that the rules refuse, to be raised."""
        facts: Facts = {"command": write(command), "reason": reason}
        return self._outsiders.forfeit(self.name, seat, "illegal", facts)

    def hear_result(self, view: SeatView) -> None:
        """Tells the program how its match came out."""
        self._outsiders.tell_result(self, view)
