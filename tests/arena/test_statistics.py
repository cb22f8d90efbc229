"""Intervals and the sequential test: right where the answer is known, and honest by simulation."""

from __future__ import annotations

import math
import random
from collections import Counter

import pytest

from openrummy.arena.intervals import mean_interval, share_interval
from openrummy.arena.sequential import (
    Bounds,
    SequentialTest,
    elo_of,
    log_likelihood_ratio,
    score_of,
)


def test_independent_matches_give_wilsons_interval() -> None:
    wins = [*[1] * 50, *[0] * 50]
    low, high = share_interval(wins, [1] * 100)
    assert (low, high) == pytest.approx((0.4038, 0.5962), abs=0.002)


def test_mirrored_matches_that_hang_together_say_more() -> None:
    """A deal is won by its seat, whoever sits there: so the bots are equal."""
    fair = [1.0] * 190 + [2.0] * 5 + [0.0] * 5
    low, high = share_interval(fair, [2] * 200)
    alone_low, alone_high = share_interval([1] * 200 + [0] * 200, [1] * 400)
    assert alone_low < low < 0.5 < high < alone_high


def test_all_alike_leaves_room() -> None:
    assert share_interval([2.0] * 10, [2] * 10) == pytest.approx((0.722, 1.0), abs=0.001)
    assert share_interval([0.0] * 10, [2] * 10) == pytest.approx((0.0, 0.278), abs=0.001)
    low, high = share_interval([1.0] * 10, [2] * 10)
    assert low < 0.3
    assert high > 0.7
    assert share_interval([], []) == (0.0, 1.0)
    assert share_interval([1.0], [2])[1] < 1


@pytest.mark.parametrize(("chance", "luck"), [(0.5, 0.0), (0.6, 0.3), (0.95, 0.04)])
def test_intervals_hold_the_truth_as_often_as_they_say(chance: float, luck: float) -> None:
    dice = random.Random(7)
    held = 0
    for _ in range(200):
        wins = [mirrored(dice, chance, luck) for _ in range(40)]
        low, high = share_interval(wins, [2] * 40)
        held += low <= chance <= high
    assert 0.91 <= held / 200 <= 0.99


def mirrored(dice: random.Random, chance: float, luck: float) -> int:
    """Wins of two matches of one deal, whose luck helps once and hurts once."""
    deal = dice.choice((luck, -luck))
    return (dice.random() < chance + deal) + (dice.random() < chance - deal)


def test_means() -> None:
    mean, (low, high) = mean_interval([1, 2, 3, 4, 5], [1] * 5)
    assert mean == 3
    assert 1.6 < low < 2.2
    assert 3.8 < high < 4.4
    assert mean_interval([], []) == (0, (0, 0))
    assert mean_interval([7, 0], [1, 0]) == (7, (7, 7))


def test_the_interval_of_a_mean_stays_where_points_can_be() -> None:
    mean, (low, high) = mean_interval([0, 0, 0, 0, 0, 0, 90], [1] * 7)
    assert 0 <= low <= mean <= high <= 90


def test_the_interval_of_many_is_the_normal_one() -> None:
    many = [points * 7 % 10 for points in range(10_000)]
    random.Random(3).shuffle(many)
    mean, (low, high) = mean_interval(many, [1] * len(many))
    normal = 1.96 * 2.8723 / 100
    assert mean == 4.5
    assert (mean - low, high - mean) == pytest.approx((normal, normal), rel=0.15)
    assert mean_interval(many, [1] * len(many)) == (mean, (low, high))


def test_elo_and_scores() -> None:
    assert score_of(0) == 0.5
    assert score_of(400) == pytest.approx(10 / 11)
    assert elo_of(score_of(37)) == pytest.approx(37)
    assert elo_of(1) == math.inf
    assert elo_of(0) == -math.inf


def test_the_likelihood_ratio_of_wins_and_losses() -> None:
    """Where nothing but wins and losses are seen, it is that of coins."""
    seen = Counter({1.0: 60, 0.0: 40})
    coins = 60 * math.log(0.6 / 0.5) + 40 * math.log(0.4 / 0.5)
    assert log_likelihood_ratio(seen, 0.5, 0.6) == pytest.approx(coins, rel=0.01)
    assert log_likelihood_ratio(Counter(), 0.5, 0.6) == pytest.approx(0, abs=0.01)


def test_the_test_ends_at_its_bounds() -> None:
    bounds = Bounds(0.5, 0.6)
    assert (bounds.fail_at, bounds.pass_at) == pytest.approx((-2.944, 2.944), abs=0.001)
    better, worse = SequentialTest(bounds), SequentialTest(bounds)
    while better.add(1.0) == "going":
        pass
    while worse.add(0.0) == "going":
        pass
    assert (better.verdict, worse.verdict) == ("better", "not_better")
    assert better.path[-2] < bounds.pass_at <= better.path[-1]


@pytest.mark.parametrize("bad", [(0.6, 0.5), (0.0, 0.5), (0.5, 1.0), (0.5, 0.6, 0.7)])
def test_bounds_that_make_no_sense(bad: tuple[float, ...]) -> None:
    with pytest.raises(ValueError, match="wanted"):
        Bounds(*bad)


@pytest.mark.slow
@pytest.mark.parametrize(("truth", "least", "most"), [(0.5, 0.0, 0.12), (0.6, 0.88, 1.0)])
def test_the_test_errs_as_rarely_as_it_says(truth: float, least: float, most: float) -> None:
    dice = random.Random(5)
    passed = 0
    for _ in range(100):
        test = SequentialTest(Bounds(0.5, 0.6))
        while test.add(mirrored(dice, truth, 0.2) / 2) == "going":
            pass
        passed += test.verdict == "better"
    assert least <= passed / 100 <= most
