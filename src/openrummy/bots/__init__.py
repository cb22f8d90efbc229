"""Players that see only a view: `make` gives one by name (design, "The picture")."""

from openrummy.bots.player import Bot, Choice, Reason
from openrummy.bots.registry import NAMES, UnknownBot, make

__all__ = ["NAMES", "Bot", "Choice", "Reason", "UnknownBot", "make"]
