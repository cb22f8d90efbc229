"""Bots in any language: programs that speak JSON lines (docs/bot-protocol.md)."""

from openrummy.arena.outside.bot import (
    PREFIX,
    Limits,
    OutsideBot,
    Outsiders,
    is_outside,
    names_in,
)
from openrummy.arena.outside.forfeit import Forfeit, Lapse

__all__ = [
    "PREFIX",
    "Forfeit",
    "Lapse",
    "Limits",
    "OutsideBot",
    "Outsiders",
    "is_outside",
    "names_in",
]
