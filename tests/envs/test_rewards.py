"""Rewards and ends of episodes (docs/envs.md)."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from openrummy.envs.episode import ILLEGAL, Episode
from tests.envs.playing import TABLES, choose


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_round_brings_its_points_and_they_add_up_to_nothing(game: str, seats: int) -> None:
    dice = Random(game)
    for seed in range(3):
        episode = Episode(game, seats, seed=str(seed))
        while not episode.over:
            assert not episode.rewards.any()
            episode.act(choose(episode, dice))
        assert episode.terminated
        assert not episode.truncated
        points = episode.match.results[-1].points
        others = [(sum(points) - own) / (seats - 1) for own in points]
        wanted = [(mean - own) / 100 for own, mean in zip(points, others, strict=True)]
        assert episode.rewards == pytest.approx(wanted)
        assert episode.rewards.sum() == pytest.approx(0)
        assert not episode.mask().any()


@pytest.mark.parametrize("game", ["gin-v1", "jimmy-v1"])
def test_a_match_brings_the_points_of_every_round(game: str) -> None:
    dice = Random("match")
    episode = Episode(game, 2, "match", seed="match")
    total, ends = np.zeros(2), 0
    while not episode.over:
        episode.act(choose(episode, dice))
        total += episode.rewards
        ends += bool(episode.rewards.any())
    assert episode.terminated
    assert episode.match.over == "played"
    assert ends > 1
    mine, other = episode.match.final
    assert total == pytest.approx([(other - mine) / 100, (mine - other) / 100])


def test_an_episode_is_cut_off_without_a_reward() -> None:
    episode = Episode("rummy30-v1", most=3, seed="cut")
    dice = Random(1)
    for _ in range(3):
        assert not episode.truncated
        episode.act(choose(episode, dice))
    assert episode.truncated
    assert not episode.terminated
    assert not episode.rewards.any()
    assert not episode.mask().any()


def test_an_illegal_action_ends_an_episode_that_takes_it() -> None:
    episode = Episode("gin-v1", seed="1")
    seat = episode.seat
    episode.try_action(107)
    assert episode.terminated
    assert episode.rewards[seat] == ILLEGAL
    assert episode.rewards[1 - seat] == 0
    assert not episode.mask().any()
    episode.restart("2")
    assert not episode.over
    assert not episode.rewards.any()


def test_the_seed_says_everything() -> None:
    def lines(seed: str) -> list[bytes]:
        dice, episode = Random(3), Episode("rummy51-v1", seed=seed)
        told = []
        while not episode.over:
            told.append(episode.observe().tobytes() + episode.mask().tobytes())
            episode.act(choose(episode, dice))
        return told

    assert lines("a") == lines("a")
    assert lines("a") != lines("b")
