"""One table of gin in the kernel, from Python: any position, its legal actions, one step at a time.

For tests and tools; whoever wants speed steps many tables at once (`gin_batch`).
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence

from openrummy.core.solvers.gin_tables import BIT
from openrummy.kernels.gin_calls import CALLS
from openrummy.kernels.gin_cells import (
    CARDS,
    DEALER,
    DISCARD,
    HANDS,
    KNOCK,
    LAST_CARD,
    PILE_SIZE,
    STOCK_SIZE,
    STRIDE,
)
from openrummy.kernels.gin_config import config
from openrummy.rules.ruleset import RuleSet


class GinTable:
    """A table with its match. ``cells`` are laid out as `gin_cells` says, for all to read."""

    def __init__(self, rules: RuleSet) -> None:
        """A match without a round. Raises `NotForKernel` for rules that the kernel can't play."""
        self.rules = config(rules)
        self.cells = array("q", bytes(8 * STRIDE))
        CALLS.clear_match(self.cells, 0)

    def dealt(
        self, dealer: int, hands: Sequence[Iterable[int]], stock: Sequence[int], upcard: int
    ) -> None:
        """Begins a round with these cards, by number; the stock has its top last."""
        for seat, hand in enumerate(hands):
            self.cells[HANDS + seat] = sum(BIT[card] for card in hand)
        for place, card in enumerate(stock):
            self.cells[CARDS + place] = card
        self.cells[STOCK_SIZE] = len(stock)
        self.cells[DEALER] = dealer
        CALLS.begin(self.cells, 0, self.rules, upcard)

    def pile(self) -> list[int]:
        """The discard pile, its top last."""
        size = self.cells[PILE_SIZE]
        return [self.cells[LAST_CARD - place] for place in range(size)]

    def legal(self) -> list[int]:
        """The legal actions (``gin-v1``) of the seat on turn, in order."""
        at = (self.cells, 0, self.rules)
        lanes = ((CALLS.specials, 0), (CALLS.discards, DISCARD), (CALLS.knocks, KNOCK))
        return [
            first + place
            for cards, first in ((lane(*at), first) for lane, first in lanes)
            for place in range(52)
            if cards & BIT[place]
        ]

    def act(self, action: int) -> None:
        """Plays an action of the seat on turn. Raises `ValueError` for one that is not legal."""
        if not CALLS.may(self.cells, 0, self.rules, action):
            raise ValueError(f"action {action} is not legal here")
        CALLS.step(self.cells, 0, self.rules, action)

    def next_round(self) -> None:
        """Deals the next round with the table's own dice, after one that has ended."""
        CALLS.next_round(self.cells, 0, self.rules)
