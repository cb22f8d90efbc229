"""Gin in numbers: the tables of ``gin-v1`` (`docs/envs.md`)."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from openrummy.bots.player import round_of, seat_of
from openrummy.core.cards import NUMBER
from openrummy.envs.coding import Actions, Bytes
from openrummy.table import commands as cmd
from openrummy.table.view import SeatView

DRAW, TAKE, PASS, GRAND_GIN = range(4)
DISCARD = 4
"""First of the 52 discards, in the order of the cards' numbers."""
KNOCK = 56
"""First of the 52 knocks (or gins) by discarding a card."""
ACTIONS = 108
SHAPE = (4, 52)
"""Rows: own hand, top discard, discard pile, cards known to be in the other hand."""

_PLAIN: dict[type[cmd.Command], int] = {
    cmd.Draw: DRAW,
    cmd.Take: TAKE,
    cmd.Pass: PASS,
    cmd.CallGrandGin: GRAND_GIN,
}


class GinCoder:
    """The numbers of gin."""

    def actions(self, view: SeatView, legal: Iterable[cmd.Command]) -> Actions:
        """Every legal command has a number."""
        del view
        return {number_of(command): command for command in legal}

    def observe(self, view: SeatView, actions: Actions) -> Bytes:
        """Four rows of 52 cards, 1 where a card lies."""
        del actions
        round_ = round_of(view)
        known = round_.known[1 - seat_of(view)]
        seen = np.zeros(SHAPE, np.uint8)
        for row, cards in enumerate((round_.hand, round_.pile[-1:], round_.pile, known)):
            seen[row, [NUMBER[card] for card in cards]] = 1
        return seen


def number_of(command: cmd.Command) -> int:
    """The number of a command of gin. Raises `ValueError` for one that has none."""
    match command:
        case cmd.Discard(card):
            return DISCARD + NUMBER[card]
        case cmd.Knock(card, None) | cmd.CallGin(card, None):
            return KNOCK + NUMBER[card]
        case cmd.Take(None):
            return TAKE
    number = _PLAIN.get(type(command))
    if number is None or isinstance(command, cmd.Take):
        raise ValueError(f"no action of gin-v1: {command}")
    return number
