"""What many matches between bots add up to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from openrummy.arena.play import PlayedMatch
from openrummy.table.events import Ending

Interval = tuple[float, float]

CONFIDENCE = 0.95
GONE_OUT: tuple[Ending, ...] = ("out", "knock", "undercut", "gin", "grand_gin")
"""Endings in which somebody finished the round."""
_RESAMPLES = 4000
"""How often the rounds are drawn anew for the interval of their mean."""


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
    """Wilson's interval of the win rate."""
    points: float
    """Mean points of a round, and its interval."""
    points_interval: Interval


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


@dataclass
class Tally:
    """Counts matches as they are played."""

    wins: dict[str, float] = field(default_factory=dict)
    places: Counter[str] = field(default_factory=Counter)
    points: dict[str, list[int]] = field(default_factory=dict)
    endings: Counter[str] = field(default_factory=Counter)
    turns: int = 0
    rounds: int = 0

    def add(self, played: PlayedMatch, bots: Sequence[str]) -> None:
        """Counts a match; ``bots`` names the bot of each seat."""
        for seat, bot in enumerate(bots):
            self.places[bot] += 1
            share = 1 / len(played.winners) if seat in played.winners else 0.0
            self.wins[bot] = self.wins.get(bot, 0.0) + share
            self.points.setdefault(bot, []).extend(r.points[seat] for r in played.rounds)
        for round_ in played.rounds:
            self.endings[round_.ending] += 1
            self.turns += sum(round_.turns)
            self.rounds += 1

    def line(self, bot: str) -> Line:
        """What the matches so far say of a bot."""
        wins, places = self.wins[bot], self.places[bot]
        mean, interval = mean_interval(self.points[bot])
        return Line(bot, places, wins, wins / places, wilson(wins, places), mean, interval)

    @property
    def went_out(self) -> float:
        """Share of rounds that somebody finished."""
        return sum(self.endings[ending] for ending in GONE_OUT) / max(1, self.rounds)


def wilson(wins: float, places: int) -> Interval:
    """Wilson's 95 % interval of a win rate; shared wins are rounded to whole ones."""
    from scipy.stats import binomtest  # noqa: PLC0415 - heavy, and needed only here

    found = binomtest(round(wins), places).proportion_ci(CONFIDENCE, method="wilson")
    return float(found.low), float(found.high)


def mean_interval(values: Sequence[int]) -> tuple[float, Interval]:
    """The mean and its 95 % interval; an empty list gives zeros.

    The interval is the percentile bootstrap, with the same dice every time: it stays within the
    values seen, so that points which cannot be negative have no negative mean.
    """
    from numpy import array, quantile  # noqa: PLC0415 - heavy, and needed only here
    from numpy.random import default_rng  # noqa: PLC0415

    if not values:
        return 0.0, (0.0, 0.0)
    count, seen = len(values), Counter(values)
    shares = array(list(seen.values())) / count
    drawn = default_rng(0).multinomial(count, shares, size=_RESAMPLES)
    means = drawn @ array(list(seen)) / count
    low, high = quantile(means, ((1 - CONFIDENCE) / 2, (1 + CONFIDENCE) / 2))
    return sum(values) / count, (float(low), float(high))
