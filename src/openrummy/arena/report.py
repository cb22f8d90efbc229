"""What many matches between bots add up to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from math import isfinite
from typing import Literal

from openrummy.arena.intervals import Interval, mean_interval, share_interval
from openrummy.arena.ratings import Rating
from openrummy.arena.sequential import SequentialTest, Verdict, elo_of
from openrummy.arena.tournament import Block, Lost
from openrummy.table.events import Ending

GONE_OUT: tuple[Ending, ...] = ("out", "knock", "undercut", "gin", "grand_gin")
"""Endings in which somebody finished the round."""

Stopped = Literal["games", "test", "interrupted"]
"""Why there are no more matches: all were played, the test has decided, or Ctrl-C."""


@dataclass(frozen=True)
class Line:
    """One bot's results. Intervals hold the true value with 95 % confidence."""

    bot: str
    seats: int
    """Places it played on, over all matches."""
    wins: float
    """Matches won; a tie is shared."""
    win_rate: float
    win_interval: Interval
    points: float
    """Mean points of a round, and its interval."""
    points_interval: Interval


@dataclass(frozen=True)
class Elo:
    """How much stronger the first of two bots is, in Elo points; None is beyond measure."""

    elo: float | None
    interval: tuple[float | None, float | None]


@dataclass(frozen=True)
class Tested:
    """How a sequential test stands: the logarithm of the likelihood ratio and its two bounds."""

    verdict: Verdict
    low: float
    high: float
    alpha: float
    beta: float
    ratio: float
    fail_at: float
    pass_at: float
    path: tuple[float, ...] = field(repr=False)
    """The ratio after each block."""


@dataclass(frozen=True)
class Forfeits:
    """Matches that an outside bot lost for one reason, and the first of them."""

    bot: str
    lapse: str
    count: int
    block: int
    match: int
    """Which match of the block."""
    first: Lost


@dataclass(frozen=True)
class Report:
    """Results of many matches of one game. ``turns``: mean of a round; ``seconds``: all in all."""

    rules: str
    seats: int
    seed: str
    games: int
    rounds: int
    turns: float
    went_out: float
    """Share of rounds in which somebody went out, knocked or called gin."""
    endings: dict[str, int]
    lines: tuple[Line, ...]
    seconds: float
    blocks: int = 0
    stopped: Stopped = "games"
    elo: Elo | None = None
    """Of the first bot over the second, when two play."""
    ratings: tuple[Rating, ...] = ()
    """When more than two play."""
    test: Tested | None = None
    forfeits: tuple[Forfeits, ...] = ()


@dataclass
class _Sums:
    """A bot's results, with an entry a block in which it played."""

    wins: list[float] = field(default_factory=list)
    places: list[int] = field(default_factory=list)
    points: list[int] = field(default_factory=list)
    rounds: list[int] = field(default_factory=list)

    def open_block(self) -> None:
        """A block begins in which the bot plays."""
        for entries in (self.wins, self.places, self.points, self.rounds):
            entries.append(0)

    def line(self, bot: str) -> Line:
        """What the entries say of the bot."""
        places, wins = sum(self.places), sum(self.wins)
        mean, interval = mean_interval(self.points, self.rounds)
        rate, within = wins / max(1, places), share_interval(self.wins, self.places)
        return Line(bot, places, wins, rate, within, mean, interval)


@dataclass
class Tally:
    """Counts blocks as they are played."""

    bots: dict[str, _Sums] = field(default_factory=dict)
    endings: Counter[str] = field(default_factory=Counter)
    turns: int = 0
    games: int = 0
    blocks: int = 0
    lost: dict[tuple[str, str], Forfeits] = field(default_factory=dict)

    def add(self, block: Block, seatings: Sequence[Sequence[str]]) -> None:
        """Counts a block; ``seatings`` has the bot of each seat of each match."""
        for bot in {bot for bots in seatings for bot in bots}:
            self.bots.setdefault(bot, _Sums()).open_block()
        self.blocks += 1
        for number, (bots, match) in enumerate(zip(seatings, block.matches, strict=True)):
            self.games += 1
            self.turns += match.turns
            self.endings.update(match.endings)
            for seat, bot in enumerate(bots):
                sums = self.bots[bot]
                sums.places[-1] += 1
                sums.points[-1] += match.points[seat]
                sums.rounds[-1] += match.rounds
                if seat in match.winners:
                    sums.wins[-1] += 1 / len(match.winners)
            if match.lost is not None:
                self._count_lost(match.lost, block.block, number)

    def last_score(self, bot: str, other: str) -> float:
        """The share of the matches of the last block, between these two, that a bot won."""
        won, lost = self.bots[bot].wins[-1], self.bots[other].wins[-1]
        return round(won / (won + lost), 6) if won + lost else 0.5

    def line(self, bot: str) -> Line:
        """What the matches so far say of a bot."""
        return self.bots.get(bot, _Sums()).line(bot)

    @property
    def rounds(self) -> int:
        """Rounds played to their end."""
        return self.endings.total()

    @property
    def went_out(self) -> float:
        """Share of rounds that somebody finished."""
        return sum(self.endings[ending] for ending in GONE_OUT) / max(1, self.rounds)

    def _count_lost(self, lost: Lost, block: int, match: int) -> None:
        key = lost.bot, lost.lapse
        seen = self.lost.get(key)
        if seen is None:
            self.lost[key] = Forfeits(lost.bot, lost.lapse, 1, block, match, lost)
        else:
            self.lost[key] = replace(seen, count=seen.count + 1)


def elo_between(line: Line, other: Line) -> Elo:
    """The Elo points of a bot over the only other one, from its share of all that both won."""
    both = (line.win_rate + other.win_rate) or 1.0

    def finite(rate: float) -> float | None:
        elo = elo_of(rate / both)
        return elo if isfinite(elo) else None

    low, high = line.win_interval
    return Elo(finite(line.win_rate), (finite(low), finite(high)))


def tested(test: SequentialTest) -> Tested:
    """How a test stands."""
    bounds = test.bounds
    return Tested(
        test.verdict,
        bounds.low,
        bounds.high,
        bounds.alpha,
        bounds.beta,
        test.path[-1] if test.path else 0.0,
        bounds.fail_at,
        bounds.pass_at,
        tuple(test.path),
    )
