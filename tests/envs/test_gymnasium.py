"""Gymnasium's own check, and what it does not look at."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from openrummy.bots import UnknownBot
from openrummy.envs.episode import ILLEGAL
from openrummy.envs.games import GAMES
from openrummy.envs.single import AgainstBots, register

register()


@pytest.mark.parametrize("game", GAMES)
def test_check(game: str) -> None:
    made = gymnasium.make(f"openrummy/{game}", render_mode="ansi")
    check_env(made.unwrapped)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_an_episode_against_a_bot(game: str, bot: str) -> None:
    dice = np.random.default_rng(4)
    table = AgainstBots(game, bot, seat=1)
    _, info = table.reset(seed=2)
    ended = cut = False
    total = 0.0
    while not (ended or cut):
        assert table.episode.seat == 1
        assert (info["action_mask"] == table.episode.mask(1)).all()
        action = dice.choice(info["action_mask"].nonzero()[0])
        seen, reward, ended, cut, info = table.step(action)
        total += reward
    assert seen in table.observation_space
    assert ended
    points = table.episode.match.results[-1].points
    mean = (sum(points) - points[1]) / (len(points) - 1)
    assert total == pytest.approx((mean - points[1]) / 100)


def test_episodes_follow_from_the_seed() -> None:
    def hands(seed: int) -> list[bytes]:
        table = AgainstBots("rummy51-v1")
        first, _ = table.reset(seed=seed)
        second, _ = table.reset()
        return [first.tobytes(), second.tobytes()]

    assert hands(1) == hands(1)
    assert hands(1) != hands(2)
    assert len(set(hands(1))) == 2


def test_an_illegal_action_ends_the_episode() -> None:
    table = AgainstBots("gin-v1")
    table.reset(seed=1)
    _, reward, ended, cut, info = table.step(107)
    assert (reward, ended, cut) == (ILLEGAL, True, False)
    assert not info["action_mask"].any()


def test_the_table_is_shown_as_the_learner_sees_it() -> None:
    table = AgainstBots("jimmy-v1", seat=2, render_mode="ansi")
    table.reset(seed=1)
    text = table.render()
    assert text is not None
    assert "Hand of seat 2:" in text


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(UnknownBot):
        AgainstBots("gin-v1", "nobody")
    with pytest.raises(ValueError, match="no seat 2 among 2"):
        AgainstBots("gin-v1", seat=2)
