"""Confidence intervals from blocks. The matches of a block hang together, so blocks are counted."""

from __future__ import annotations

import math
from collections.abc import Sequence

Interval = tuple[float, float]

CONFIDENCE = 0.95
_RESAMPLES = 4000
"""How often the blocks are drawn anew for the interval of a mean."""
_MOST_DRAWN = 400
"""More blocks than these are drawn in bundles, which vary as the blocks do."""


def share_interval(wins: Sequence[float], places: Sequence[int]) -> Interval:
    """The interval of the share of ``places`` that were won, each with an entry a block.

    Wilson's interval, for as many independent matches as the spread of the blocks is worth
    (places divided by the design effect), with Student's quantile. Where all blocks came out the
    same, which says nothing of their spread, each is worth one match.
    """
    from scipy.stats import norm, t  # noqa: PLC0415 - heavy, and needed only here

    blocks, all_places = len(wins), sum(places)
    if not all_places:
        return 0.0, 1.0
    share = sum(wins) / all_places
    off = [won - share * count for won, count in zip(wins, places, strict=True)]
    spread = math.fsum(x * x for x in off)
    tail = (1 + CONFIDENCE) / 2
    if blocks < 2 or spread <= 1e-12 * all_places:
        worth, quantile = float(blocks), float(norm.ppf(tail))
    else:
        variance = spread * blocks / (blocks - 1) / all_places**2
        worth, quantile = share * (1 - share) / variance, float(t.ppf(tail, blocks - 1))
    return _wilson(share, worth, quantile)


def _wilson(share: float, trials: float, quantile: float) -> Interval:
    z = quantile**2 / trials
    middle = (share + z / 2) / (1 + z)
    half = math.sqrt(z * (share * (1 - share) + z / 4)) / (1 + z)
    return max(0.0, middle - half), min(1.0, middle + half)


def mean_interval(sums: Sequence[float], counts: Sequence[int]) -> tuple[float, Interval]:
    """The mean of all values and its interval, from the sum and the number of a block's values.

    No values give zeros. The interval is the percentile bootstrap of blocks, with the same dice
    every time: it stays within the values seen, so that points which cannot be negative have no
    negative mean.
    """
    from numpy import add, arange, array, quantile  # noqa: PLC0415 - heavy, needed only here
    from numpy.random import default_rng  # noqa: PLC0415

    kept = [(s, c) for s, c in zip(sums, counts, strict=True) if c]
    if not kept:
        return 0.0, (0.0, 0.0)
    bundles = array(kept, dtype=float)
    if len(bundles) > _MOST_DRAWN:
        starts = arange(_MOST_DRAWN) * len(bundles) // _MOST_DRAWN
        bundles = add.reduceat(bundles, starts, axis=0)
    blocks = len(bundles)
    drawn = default_rng(0).multinomial(blocks, [1 / blocks] * blocks, size=_RESAMPLES) @ bundles
    means = drawn[:, 0] / drawn[:, 1]
    low, high = quantile(means, ((1 - CONFIDENCE) / 2, (1 + CONFIDENCE) / 2))
    return sum(s for s, _ in kept) / sum(c for _, c in kept), (float(low), float(high))
