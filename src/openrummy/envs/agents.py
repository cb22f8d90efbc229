"""The games as PettingZoo knows them: one agent after the other (AEC), or all at once."""

from __future__ import annotations

from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from openrummy.envs.episode import Episode, Length
from openrummy.envs.games import game_of
from openrummy.envs.show import text_of
from openrummy.envs.spaces import Seeds, Seen, actions_space, seen_by, seen_space


def env(game: str, **options: Any) -> AECEnv:
    """`TableEnv` in the wrappers that catch mistakes in the order of calls."""
    return wrappers.OrderEnforcingWrapper(
        wrappers.AssertOutOfBoundsWrapper(TableEnv(game, **options))
    )


class _Table:
    """The agents of a table with their spaces. Agents are called ``seat_0``, ``seat_1``, ..."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        length: Length = "round",
        most: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        """``seats``, ``length`` and ``most`` are those of `Episode`, which says what it raises."""
        self.metadata = {
            "name": game.replace("-", "_"),
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.episode = Episode(game, seats, length, most, seed="0")
        self.possible_agents = [f"seat_{seat}" for seat in range(self.episode.seats)]
        self.agents: list[str] = []
        self._seeds = Seeds()
        known = game_of(game)
        self.observation_spaces = {agent: seen_space(known) for agent in self.possible_agents}
        self.action_spaces = {agent: actions_space(known) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        """What an agent sees: ``observation`` and ``action_mask``."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete[Any]:
        """The numbers of the game's actions."""
        return self.action_spaces[agent]

    def observe(self, agent: str) -> Seen:
        """What an agent sees now."""
        return seen_by(self.episode, self.possible_agents.index(agent))

    def render(self) -> str | None:
        """The table as the agent to act sees it."""
        return text_of(self.episode) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is open."""

    def _restart(self, seed: int | None) -> None:
        self.episode.restart(self._seeds.next(seed))
        self.agents = list(self.possible_agents)

    def _rewards(self) -> dict[str, float]:
        return dict(zip(self.possible_agents, map(float, self.episode.rewards), strict=True))


class TableEnv(_Table, AECEnv):  # type: ignore[misc] # PettingZoo has no types
    """A table of agents that act one after the other.

    An illegal action ends the episode (see `openrummy.envs.episode.ILLEGAL`).
    """

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deals an episode; the seed fixes it and those after it. There are no ``options``."""
        del options
        self._restart(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._to_act()

    def step(self, action: int | None) -> None:
        """The agent selected acts; the next one is selected."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self.episode.try_action(int(action))
        self.rewards = self._rewards()
        self.terminations = dict.fromkeys(self.agents, self.episode.terminated)
        self.truncations = dict.fromkeys(self.agents, self.episode.truncated)
        self.agent_selection = self._to_act()
        self._accumulate_rewards()

    def _to_act(self) -> str:
        return self.possible_agents[self.episode.seat]


class ParallelTableEnv(_Table, ParallelEnv):  # type: ignore[misc]
    """A table whose agents all answer at every step.

    Only the answer of the agent whose mask is not empty counts. If that is illegal, the episode
    ends (see `openrummy.envs.episode.ILLEGAL`).
    """

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        """Deals an episode; the seed fixes it and those after it. There are no ``options``."""
        del options
        self._restart(seed)
        return self._seen(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Seen],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        """The agent to act acts; the others' actions are not looked at."""
        playing, episode = self.agents, self.episode
        episode.try_action(int(actions[self.possible_agents[episode.seat]]))
        seen = self._seen()
        if episode.over:
            self.agents = []
        return (
            seen,
            self._rewards(),
            dict.fromkeys(playing, episode.terminated),
            dict.fromkeys(playing, episode.truncated),
            {agent: {} for agent in playing},
        )

    def _seen(self) -> dict[str, Seen]:
        return {agent: self.observe(agent) for agent in self.agents}
