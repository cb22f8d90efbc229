"""One match between bots, from the first deal to the last (design, decision 5)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from openrummy.arena.outside import Forfeit, OutsideBot
from openrummy.bots import Bot
from openrummy.core.refusals import Refusal, Refused
from openrummy.rules.ruleset import RuleSet
from openrummy.table.commands import Command, Next, Resign
from openrummy.table.decide import start, step
from openrummy.table.events import Ending
from openrummy.table.legal import legal, to_ask
from openrummy.table.state import Match, is_over
from openrummy.table.view import view

Watch = Callable[[Match, int, Command, Match], None]
"""Called after each command: the match before, the seat, the command, the match after."""


@dataclass(frozen=True)
class PlayedRound:
    """How a round went. ``turns``: turns begun, by seat; ``opened``: who opened or went down."""

    ending: Ending
    seat: int | None
    """Who went out, knocked or called gin."""
    points: tuple[int, ...]
    turns: tuple[int, ...]
    opened: tuple[bool, ...]


@dataclass(frozen=True)
class PlayedMatch:
    """A match that was played to its end; ``totals`` with the bonuses that its end brings."""

    seed: str
    winners: tuple[int, ...]
    totals: tuple[int, ...]
    rounds: tuple[PlayedRound, ...]
    forfeit: tuple[int, Forfeit] | None = None
    """The seat of an outside bot that lost the match so, and why; the others won."""


class BotMistake(RuntimeError):
    """A bot answered with a command that is refused: its name, seat, command, and the refusal."""

    def __init__(self, name: str, seat: int, command: Command, refused: Refused) -> None:
        super().__init__(f"bot {name} (seat {seat}): {command}: {refused}")
        self.name, self.seat, self.command, self.refused = name, seat, command, refused

    def __reduce__(self) -> tuple[object, ...]:
        """Lets it travel from a process to another."""
        refused = (self.refused.code, self.refused.facts)
        return _mistake, (self.name, self.seat, self.command, *refused)


class NoMove(RuntimeError):
    """A seat must act and has no legal command: a mistake of the rules, not of the bot."""

    def __init__(self, match: Match, seat: int) -> None:
        super().__init__(f"{match.rules.name}, seed {match.seed}: seat {seat} has no legal command")
        self.match, self.seat = match, seat

    def __reduce__(self) -> tuple[object, ...]:
        """Lets it travel from a process to another."""
        return NoMove, (self.match, self.seat)


def _mistake(
    name: str, seat: int, command: Command, code: Refusal, facts: dict[str, object]
) -> BotMistake:
    return BotMistake(name, seat, command, Refused(code, **facts))


def play_match(
    rules: RuleSet,
    bots: Sequence[Bot],
    seed: str,
    *,
    watch: Watch | None = None,
    most_rounds: int | None = None,
) -> PlayedMatch:
    """Plays a match with a bot on each seat; ``most_rounds`` ends it early, without winners.

    An outside bot that fails resigns. Raises `BotMistake`, `NoMove`, and `BadSeats` for a number
    of bots that cannot play the game.
    """
    match, _ = start(rules, len(bots), seed)
    rounds: list[PlayedRound] = []
    forfeit = None
    while match.over is None and len(rounds) != most_rounds:
        seat = to_ask(match)
        before = match
        try:
            command, match = _step(match, seat, bots[seat])
        except Forfeit as lost:
            forfeit, command = (seat, lost), Resign()
            match, _ = step(match, seat, command)
        if watch is not None:
            watch(before, seat, command, match)
        if len(match.results) > len(before.results):
            rounds.append(_played(match))
    for seat, bot in enumerate(bots):
        if isinstance(bot, OutsideBot):
            bot.hear_result(view(match, seat))
    totals = match.final or match.totals
    return PlayedMatch(seed, match.winners, totals, tuple(rounds), forfeit)


def _step(match: Match, seat: int, bot: Bot) -> tuple[Command, Match]:
    """The answer of a bot, and the match after it."""
    command = _answer(match, seat, bot)
    try:
        return command, step(match, seat, command)[0]
    except Refused as refused:
        if isinstance(bot, OutsideBot):
            raise bot.refused(seat, command, str(refused.code)) from refused
        raise BotMistake(bot.name, seat, command, refused) from refused


def _answer(match: Match, seat: int, bot: Bot) -> Command:
    if is_over(match):
        return Next()
    commands = tuple(legal(match, seat))
    if not commands:
        raise NoMove(match, seat)
    return bot.choose(view(match, seat), commands)


def _played(match: Match) -> PlayedRound:
    assert match.round is not None
    result, round_ = match.results[-1], match.round
    return PlayedRound(result.ending, result.seat, result.points, round_.turns, round_.opened)
