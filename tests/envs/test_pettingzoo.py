"""PettingZoo's own tests, and what they do not look at."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from openrummy.envs.agents import ParallelTableEnv, TableEnv, env
from openrummy.envs.episode import ILLEGAL
from openrummy.envs.games import GAMES

each_game = pytest.mark.parametrize("game", GAMES)


# As it should be: only the agent to act has actions, and a mask makes an observation a dict.
@pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros")
@pytest.mark.filterwarnings("ignore:Observation (space for each agent|is not a NumPy array)")
@each_game
def test_aec_api(game: str) -> None:
    api_test(env(game), num_cycles=150)


@each_game
def test_aec_seeds(game: str) -> None:
    seed_test(lambda: env(game), num_cycles=60)


@each_game
def test_parallel_api(game: str) -> None:
    parallel_api_test(ParallelTableEnv(game), num_cycles=150)


@each_game
def test_parallel_seeds(game: str) -> None:
    parallel_seed_test(lambda: ParallelTableEnv(game), num_cycles=50)


@each_game
def test_only_the_agent_to_act_has_actions_and_all_of_its_are_taken(game: str) -> None:
    dice = np.random.default_rng(1)
    table = TableEnv(game)
    for seed in (3, None):
        table.reset(seed=seed)
        decisions, total = 0, dict.fromkeys(table.possible_agents, 0.0)
        for agent in table.agent_iter():
            seen, reward, ended, cut, _ = table.last()
            total[agent] += reward
            if ended or cut:
                table.step(None)
                continue
            for other in table.agents:
                assert table.observe(other)["action_mask"].any() == (other == agent)
            table.step(int(dice.choice(seen["action_mask"].nonzero()[0])))
            decisions += 1
        assert decisions == table.episode.decisions
        assert not table.agents
        assert sum(total.values()) == pytest.approx(0)
        rewards = map(float, table.episode.rewards)
        assert total == pytest.approx(dict(zip(total, rewards, strict=True)))


@each_game
def test_parallel_plays_the_same_episodes(game: str) -> None:
    one, all_ = TableEnv(game), ParallelTableEnv(game)
    one.reset(seed=5)
    seen, _ = all_.reset(seed=5)
    dice = Random(2)
    while all_.agents:
        agent = one.agent_selection
        assert [name for name in all_.agents if seen[name]["action_mask"].any()] == [agent]
        action = int(dice.choice(seen[agent]["action_mask"].nonzero()[0]))
        one.step(action)
        seen, rewards, ended, cut, _ = all_.step(dict.fromkeys(all_.agents, action))
        assert rewards == one.rewards
        assert (ended, cut) == (one.terminations, one.truncations)
    assert all(one.terminations.values())


def test_an_illegal_action_ends_the_episode_for_its_agent() -> None:
    table = env("gin-v1")
    table.reset(seed=1)
    agent = table.agent_selection
    table.step(107)
    assert table.rewards[agent] == ILLEGAL
    assert sum(table.rewards.values()) == ILLEGAL
    assert all(table.terminations.values())


def test_rendering_shows_the_table_as_the_agent_to_act_sees_it() -> None:
    table = TableEnv("rummy30-v1", seats=3, render_mode="ansi")
    table.reset(seed=1)
    text = table.render()
    assert text is not None
    seat = table.episode.seat
    assert text.startswith("rummy30-v1, round 1, draw")
    assert f"Hand of seat {seat}:" in text
    assert "Cards held: 13 13 13" in text
    assert TableEnv("gin-v1").render() is None
