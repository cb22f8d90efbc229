"""The bots by name."""

from __future__ import annotations

from openrummy.bots.gin_bots import KeenBot, MasterBot
from openrummy.bots.greedy import GreedyBot
from openrummy.bots.player import Bot, Thinker
from openrummy.bots.random_bot import RandomBot

_BOTS: dict[str, type[Thinker]] = {
    bot.name: bot for bot in (RandomBot, GreedyBot, KeenBot, MasterBot)
}

NAMES: tuple[str, ...] = tuple(_BOTS)
"""The names that `make` knows, the weakest bot first."""


class UnknownBot(ValueError):
    """No bot has this name; ``names`` are those there are."""

    def __init__(self, name: str) -> None:
        super().__init__(f"no bot {name!r}: there are {', '.join(NAMES)}")
        self.name, self.names = name, NAMES


def make(name: str, seed: int | str) -> Bot:
    """A new bot with dice of this seed. Raises `UnknownBot`."""
    if name not in _BOTS:
        raise UnknownBot(name)
    return _BOTS[name](seed)
