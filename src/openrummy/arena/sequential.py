"""A sequential test between two bots: stop as soon as the matches have decided.

Generalised sequential probability ratio test of block scores (docs/arena.md): the share of the
matches of a block that the first bot won. Their distribution is unknown; under each of the two
hypotheses on its mean it is estimated by maximum likelihood.
"""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass, field
from typing import Literal

Verdict = Literal["going", "better", "not_better"]

_SEEN_BEFORE = 1e-3
"""Blocks that count as seen for each of 0, 1/2 and 1, so that every mean is possible."""


def score_of(elo: float) -> float:
    """The share of matches that a player wins who is so many Elo points stronger."""
    return float(1 / (1 + 10 ** (-elo / 400)))


def elo_of(score: float) -> float:
    """The Elo points that a share of matches stands for; infinite for none or all."""
    if not 0 < score < 1:
        return math.inf if score >= 1 else -math.inf
    return -400 * math.log10(1 / score - 1)


@dataclass(frozen=True)
class Bounds:
    """What is tested: whether the first bot wins the share ``low`` of its matches, or ``high``.

    ``alpha``: how often a bot of the share ``low`` may pass for better; ``beta``: how often one of
    the share ``high`` may fail to.
    """

    low: float
    high: float
    alpha: float = 0.05
    beta: float = 0.05

    def __post_init__(self) -> None:
        """Raises `ValueError` for what is no pair of hypotheses."""
        if not (0 < self.low < self.high < 1 and 0 < self.alpha < 0.5 and 0 < self.beta < 0.5):
            raise ValueError("0 < low < high < 1, 0 < alpha, beta < 0.5 are wanted")

    @property
    def pass_at(self) -> float:
        """The logarithm of the likelihood ratio at which the first bot is better."""
        return math.log((1 - self.beta) / self.alpha)

    @property
    def fail_at(self) -> float:
        """The logarithm of the likelihood ratio at which it is not."""
        return math.log(self.beta / (1 - self.alpha))


@dataclass
class SequentialTest:
    """The test as block after block comes in."""

    bounds: Bounds
    scores: Counter[float] = field(default_factory=Counter)
    path: list[float] = field(default_factory=list)
    """The logarithm of the likelihood ratio after each block."""
    verdict: Verdict = "going"

    def add(self, score: float) -> Verdict:
        """Counts a block that the first bot scored so; what is decided now."""
        self.scores[score] += 1
        self.path.append(log_likelihood_ratio(self.scores, self.bounds.low, self.bounds.high))
        if self.path[-1] >= self.bounds.pass_at:
            self.verdict = "better"
        elif self.path[-1] <= self.bounds.fail_at:
            self.verdict = "not_better"
        return self.verdict


def log_likelihood_ratio(scores: Counter[float], low: float, high: float) -> float:
    """How much better the mean ``high`` explains the scores than the mean ``low``."""
    counts = {0.0: _SEEN_BEFORE, 0.5: _SEEN_BEFORE, 1.0: _SEEN_BEFORE}
    for score, count in scores.items():
        counts[score] = counts.get(score, 0.0) + count
    return _log_likelihood(counts, high) - _log_likelihood(counts, low)


def _log_likelihood(counts: dict[float, float], mean: float) -> float:
    """The greatest log likelihood of a distribution on these scores with this mean.

    It gives a score the weight ``count / (total * (1 + x * (score - mean)))``, with the x that
    makes the mean right.
    """
    from scipy.optimize import brentq  # noqa: PLC0415 - heavy, and needed only here

    total = sum(counts.values())

    def off(x: float) -> float:
        return sum(c * (s - mean) / (1 + x * (s - mean)) for s, c in counts.items())

    # All weights are positive between these.
    edge = 1e-9
    x = float(brentq(off, (edge - 1) / (1 - mean), (1 - edge) / mean, xtol=1e-12))
    return sum(c * math.log(c / total / (1 + x * (s - mean))) for s, c in counts.items())
