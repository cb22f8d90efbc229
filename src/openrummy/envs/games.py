"""The environments by their versioned ids."""

from __future__ import annotations

from dataclasses import dataclass

from openrummy.envs import exposed_numbers, gin_code
from openrummy.envs.coding import Coder
from openrummy.envs.exposed_code import ExposedCoder
from openrummy.rules.presets import preset
from openrummy.rules.ruleset import RuleSet


class UnknownEnvironment(ValueError):
    """No environment has this id; ``ids`` are those there are."""

    def __init__(self, game: str) -> None:
        self.ids = tuple(GAMES)
        super().__init__(f"no environment {game!r}: there are {', '.join(self.ids)}")


@dataclass(frozen=True)
class Game:
    """One environment: its rules and its tables of numbers, which its id fixes for good."""

    id: str
    preset: str
    """The preset with its version."""
    seats: int
    """How many seats it has unless told otherwise."""
    actions: int
    """Actions are numbers from 0 to one less than this."""
    shape: tuple[int, int]
    """The shape of an observation, of bytes."""
    coder: Coder

    @property
    def rules(self) -> RuleSet:
        """The rules of the preset."""
        return preset(self.preset)


def _exposed(game: str, preset_: str, seats: int) -> Game:
    numbers = exposed_numbers
    return Game(game, preset_, seats, numbers.ACTIONS, numbers.SHAPE, ExposedCoder())


GAMES = {
    game.id: game
    for game in (
        Game("gin-v1", "gin@1", 2, gin_code.ACTIONS, gin_code.SHAPE, gin_code.GinCoder()),
        _exposed("rummy30-v1", "rummy30@1", 2),
        _exposed("rummy51-v1", "rummy51@1", 2),
        _exposed("jimmy-v1", "jimmy@1", 4),
    )
}


def game_of(game: str) -> Game:
    """The environment of an id (``gin-v1``). Raises `UnknownEnvironment`."""
    if game not in GAMES:
        raise UnknownEnvironment(game)
    return GAMES[game]
