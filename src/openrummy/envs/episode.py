"""One table played in numbers: what every adapter steps, and the only place that does."""

from __future__ import annotations

from copy import copy
from typing import Literal, Self, TypeAlias

import numpy as np
from numpy.typing import NDArray

from openrummy.core.shuffle import fresh_seed
from openrummy.envs.coding import Actions, BadAction, Bytes, mask_of
from openrummy.envs.games import Game, game_of
from openrummy.rules.ruleset import RuleSet
from openrummy.table import commands as cmd
from openrummy.table.decide import start, step
from openrummy.table.legal import legal, to_ask
from openrummy.table.scoring import low_wins
from openrummy.table.state import Match, is_over
from openrummy.table.view import view

Length = Literal["round", "match"]
"""What an episode is: one round, or a match to its end."""

Standing: TypeAlias = NDArray[np.float64]
"""A number for each seat."""

SCALE = 100
"""Points that a reward of 1 is worth."""
ILLEGAL = -1.0
"""The reward of a seat that ends the episode by an illegal action; the others get nothing."""
DECISIONS: dict[Length, int] = {"round": 1_000, "match": 20_000}
"""Decisions for each seat after which an episode is cut off."""


class Episode:
    """A table from the deal to the end of the episode. ``seat`` is the one to act.

    When several may act, those that may buy are asked before the seat on turn. The next round of
    a match is dealt without asking.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        length: Length = "round",
        most: int | None = None,
        seed: str | None = None,
    ) -> None:
        """``most``: decisions of all seats after which it is cut off (see `DECISIONS`).

        Raises `UnknownEnvironment`, and `BadSeats` for a number of seats the game does not have.
        """
        self.game: Game = game_of(game)
        self.seats = self.game.seats if seats is None else seats
        self.length: Length = length
        self.most = DECISIONS[length] * self.seats if most is None else most
        self.rules: RuleSet = self.game.rules
        self.restart(fresh_seed() if seed is None else seed)

    def restart(self, seed: str) -> None:
        """Deals a new episode; the seed says everything about it but the choices."""
        self.play_on(start(self.rules, self.seats, seed)[0])

    def play_on(self, match: Match) -> None:
        """Begins the episode with this match, which must be of its rules and seats."""
        self.match = match
        self._standing = standing(self.match)
        self.decisions = 0
        self._faulted = False
        self.rewards: Standing = np.zeros(self.seats)
        """What the last action brought to each seat."""
        self._ask()

    def __deepcopy__(self, memo: object) -> Self:
        # A search copies positions all the time; what they hold is replaced, never changed.
        return copy(self)

    def _ask(self) -> None:
        self.seat = 0 if self.terminated else to_ask(self.match)
        self._actions: list[Actions | None] = [None] * self.seats

    @property
    def terminated(self) -> bool:
        """Whether the round, or the match, is over by the rules or by an illegal action."""
        ended = self.match.over is not None or (self.length == "round" and is_over(self.match))
        return ended or self._faulted

    @property
    def truncated(self) -> bool:
        """Whether it was cut off; nobody gets anything for that."""
        return not self.terminated and self.decisions >= self.most

    @property
    def over(self) -> bool:
        """Whether the episode has ended."""
        return self.terminated or self.truncated

    def actions(self, seat: int | None = None) -> Actions:
        """What a seat (the one to act) may do; nothing for the others and after the end."""
        seat = self.seat if seat is None else seat
        found = self._actions[seat]
        if found is None:
            found = {}
            if seat == self.seat and not self.over:
                shown = view(self.match, seat)
                found = self.game.coder.actions(shown, legal(self.match, seat))
            self._actions[seat] = found
        return found

    def mask(self, seat: int | None = None) -> NDArray[np.int8]:
        """1 for each action that a seat (the one to act) may take, 0 for the others."""
        return mask_of(self.actions(seat), self.game.actions)

    def observe(self, seat: int | None = None) -> Bytes:
        """What a seat (the one to act) sees."""
        seat = self.seat if seat is None else seat
        return self.game.coder.observe(view(self.match, seat), self.actions(seat))

    def try_action(self, action: int) -> None:
        """`act`, but an illegal action ends the episode instead (see `ILLEGAL`)."""
        if action in self.actions():
            self.act(action)
            return
        self._faulted = True
        self.rewards = np.zeros(self.seats)
        self.rewards[self.seat] = ILLEGAL
        self._actions = [None] * self.seats

    def act(self, action: int) -> None:
        """The seat to act takes an action. Raises `BadAction`; nothing has changed then."""
        actions = self.actions()
        if action not in actions:
            raise BadAction(action, actions)
        self.match, _ = step(self.match, self.seat, actions[action])
        if self.length == "match" and self.match.over is None and is_over(self.match):
            self.match, _ = step(self.match, 0, cmd.Next())
        self.decisions += 1
        now = standing(self.match)
        self.rewards = now - self._standing
        self._standing = now
        self._ask()


def standing(match: Match) -> Standing:
    """How each seat stands: its points against the mean of the others', good ones positive.

    The sum over the seats is 0. The end of a match counts its bonuses too.
    """
    points = np.array(match.final or match.totals, np.float64)
    if low_wins(match.rules):
        points = -points
    better: Standing = (len(points) * points - points.sum()) / ((len(points) - 1) * SCALE)
    return better
