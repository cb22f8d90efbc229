"""The games as OpenSpiel knows them: `register` makes ``pyspiel.load_game`` find them.

Needs `pyspiel` (package ``open-spiel``), which no extra but ``oracle`` brings.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import pyspiel

from openrummy.envs.coding import Bytes
from openrummy.envs.episode import DECISIONS, SCALE, Episode
from openrummy.envs.games import GAMES, Game
from openrummy.envs.show import text_of
from openrummy.table.notation import write

DEALS = 1000
"""Deals that the chance node at the root chooses from, unless the parameter ``deals`` differs."""


def name_of(game: Game) -> str:
    """The name in OpenSpiel: ``openrummy_gin_v1``."""
    return f"openrummy_{game.id.replace('-', '_')}"


def _type_of(game: Game) -> Any:
    kinds = pyspiel.GameType
    return kinds(
        short_name=name_of(game),
        long_name=f"OpenRummy {game.id}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.rules.players.max,
        min_num_players=game.rules.players.min,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.seats, "deals": DEALS, "seed": 0},
    )


def most_utility(game: Game, seats: int) -> float:
    """More than a round can bring a seat: all points of the pack, and the greatest bonus of gin."""
    rules = game.rules
    bonus = max(rules.gin.gin_bonus, rules.gin.undercut_bonus, rules.gin.big_gin_bonus or 0)
    return (rules.deadwood(rules.pack(seats)) + bonus) / SCALE


class SpielGame(pyspiel.Game):  # type: ignore[misc] # OpenSpiel has no types
    """One round of a game. Parameters: ``players``, ``deals`` and ``seed``."""

    known: Game
    """Which game; every game has its subclass (see `register`)."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        known, params = self.known, params or {}
        self.seats = int(params.get("players", known.seats))
        self.deals = int(params.get("deals", DEALS))
        self.seed = int(params.get("seed", 0))
        most = most_utility(known, self.seats)
        info = pyspiel.GameInfo(
            num_distinct_actions=known.actions,
            max_chance_outcomes=self.deals,
            num_players=self.seats,
            min_utility=-most,
            max_utility=most,
            utility_sum=0.0,
            max_game_length=DECISIONS["round"] * self.seats,
        )
        super().__init__(_type_of(known), info, params)

    def new_initial_state(self) -> SpielState:
        """A table before its deal."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """Observations of one player, of the kind asked for."""
        del params
        return SpielObserver(self, recall=iig_obs_type is not None and iig_obs_type.perfect_recall)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A table. Its root is a chance node: each outcome is another deal, as likely as the others."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.deals, self.seed = game.deals, game.seed
        self.episode = Episode(game.known.id, game.seats, seed="0")
        self.dealt = False
        self.seen: list[list[str]] = [[] for _ in range(game.seats)]
        """What each player was shown at its decisions, and what it answered."""

    def current_player(self) -> int:
        """The player to act, or OpenSpiel's number for chance or for the end."""
        if not self.dealt:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.episode.over else self.episode.seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The deals, all as likely."""
        return [(deal, 1 / self.deals) for deal in range(self.deals)]

    def is_terminal(self) -> bool:
        """Whether the round is over."""
        return self.dealt and self.episode.over

    def returns(self) -> list[float]:
        """What the round brought each player."""
        if not self.is_terminal():
            return [0.0] * self.episode.seats
        return [float(reward) for reward in self.episode.rewards]

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.episode.actions(player))

    def _apply_action(self, action: int) -> None:
        episode = self.episode
        if not self.dealt:
            episode.restart(f"{self.seed}/{action}")
            self.dealt = True
            return
        player = episode.seat
        self.seen[player] += [text_of(episode, player), write(episode.actions()[action])]
        episode.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return write(self.episode.actions(player)[action])

    def __str__(self) -> str:
        return text_of(self.episode) if self.dealt else "before the deal"


class SpielObserver:
    """What a player sees, as numbers and as text; with ``recall`` all it has seen so far."""

    def __init__(self, game: SpielGame, *, recall: bool) -> None:
        self._recall = recall
        self.tensor = np.zeros(game.known.shape, np.float32).ravel()
        self.dict = {"observation": self.tensor.reshape(game.known.shape)}

    def set_from(self, state: SpielState, player: int) -> None:
        """Fills the tensor with the observation of a player; zeros before the deal."""
        seen: Bytes | int = state.episode.observe(player) if state.dealt else 0
        self.dict["observation"][:] = seen

    def string_from(self, state: SpielState, player: int) -> str:
        """The table in words, as a player sees it."""
        if not state.dealt:
            return "before the deal"
        now = text_of(state.episode, player)
        return "".join([*_lines(state.seen[player]), now]) if self._recall else now


def _lines(texts: Sequence[str]) -> list[str]:
    return [f"{text.rstrip()}\n" for text in texts]


def register() -> None:
    """Tells OpenSpiel the games ``openrummy_gin_v1`` and so on."""
    present = set(pyspiel.registered_names())
    for game in GAMES.values():
        if name_of(game) not in present:
            # A class, as OpenSpiel's own games are: a function would be freed after the
            # interpreter has ended.
            made = type(name_of(game), (SpielGame,), {"known": game})
            pyspiel.register_game(_type_of(game), made)
