"""Strong play of the games with melds on the table: keen play, and a search over hidden cards.

A quick player's choice stands unless another action does better on average in the same imagined
deals (`kernels.exposed_search`): these are played on to the end of the round, or in games with
contracts for some turns, after which values learnt in self-play (`kernels.exposed_value`) say the
rest. In games with contracts, and without a search, the quick player is keen play with the weights
that were tuned (`kernels.exposed_keen`), else the greedy one, which is better at openings. The
rounds of the search are played by keen play with the weights to begin with, which are quicker.
"""

from __future__ import annotations

import importlib
import json
from array import array
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from math import sqrt
from random import Random
from typing import Any

from openrummy.bots import greedy_exposed
from openrummy.bots.player import Choice, Reason, seat_of
from openrummy.kernels import exposed_keen, exposed_search
from openrummy.kernels import exposed_layout as at
from openrummy.kernels.exposed import COMPILED, ExposedKernel
from openrummy.kernels.exposed_config import NotForKernel
from openrummy.kernels.exposed_keen_numbers import CONTRACT, RUMMY
from openrummy.kernels.exposed_search_numbers import DIFFERENCE, FIELDS, SQUARES, SUM, WON
from openrummy.kernels.exposed_seen import set_up_seen, unseen
from openrummy.rules.ruleset import RuleSet
from openrummy.table import commands as cmd
from openrummy.table.view import SeatView

PLAIN_SHARE = 100
"""Uncompiled, only one in so many plays is looked at, so that a decision stays quick."""
MOST_WORLDS = 2000
"""Worlds of a stage, where rounds end soon."""
MATCH = 100
"""What it counts to win the match, in penalty points, where the round decides it."""

NO_VALUES = array("q", [0])
"""For rounds that are played on to their end."""

_CALLS: Any = (
    importlib.import_module("openrummy.kernels.exposed_border") if COMPILED else exposed_search
)


@dataclass
class Tried:
    """An action, and what the search has found of it so far (`exposed_search_numbers`)."""

    action: int
    sums: list[int]
    worlds: int = 0

    def add(self, sums: Sequence[int], worlds: int) -> None:
        """Adds what more worlds say."""
        self.sums = [old + new for old, new in zip(self.sums, sums, strict=True)]
        self.worlds += worlds

    def gain(self) -> float:
        """By how much it is better than the first action, on average."""
        return self.sums[DIFFERENCE] / self.worlds if self.worlds else 0.0

    def error(self) -> float:
        """The standard error of that."""
        mean = self.gain()
        return sqrt(max(0.0, self.sums[SQUARES] / self.worlds - mean * mean) / self.worlds)


class ExposedMind:
    """Chooses in rounds of the games with melds on the table.

    ``plays`` is how many decisions of imagined rounds a decision may look at, 0 for keen play
    alone; ``errors`` by how many standard errors another action must be better to be chosen.
    """

    def __init__(self, plays: int, errors: float) -> None:
        self._looks = plays > 0
        self._plays = plays if COMPILED else max(1, plays // PLAIN_SHARE)
        self._errors = errors

    def choose(self, view: SeatView, legal: Sequence[cmd.Command], rng: Random) -> Choice:
        """The choice with its reason; greedy play where the kernel can't play the rules."""
        kernel = _kernel(view.rules, view.seats)
        if kernel is None:
            return greedy_exposed.choose(view, legal, rng)
        seat, known = seat_of(view), set(legal)
        row = kernel.row(kernel.tables(1), 0)
        set_up_seen(row, view, rng.getrandbits(60))
        listed = kernel.legal(row, seat, kernel.work())
        commands = {action: kernel.command(row, seat, action) for action in listed}
        actions = {command: action for action, command in commands.items() if command in known}
        if self._looks and not view.rules.contracts:
            choice = greedy_exposed.choose(view, legal, rng)
        else:
            choice = Choice(commands[_keen(kernel, row, view)], Reason("why-practice"))
        if choice.command not in actions:
            return greedy_exposed.choose(view, legal, rng)
        first = actions.pop(choice.command)
        if not self._looks or not actions:
            return choice
        best = self._search(kernel, row, view, [first, *actions.values()])
        return choice if best is None else Choice(commands[best.action], _reason(best, view.seats))

    def _search(
        self, kernel: ExposedKernel, row: Any, view: SeatView, actions: Sequence[int]
    ) -> Tried | None:
        """The action that is clearly better than the first; None for the first."""
        cards = unseen(view)
        tables, work, out = kernel.tables(2), kernel.work(), kernel.work()
        first, *rest = alive = [Tried(action, [0] * FIELDS) for action in actions]
        share = self._plays // (len(rest).bit_length() + 1)
        while True:
            sums = array("q", [0] * FIELDS * len(alive))
            numbers = array("q", [tried.action for tried in alive])
            worlds = _CALLS.evaluate(
                row, seat_of(view), cards, MOST_WORLDS, share * (1 + (len(rest) == 1)), numbers,
                len(alive), MATCH, _weights(view), _values(view), kernel.row(tables, 0),
                kernel.row(tables, 1), work, out, sums,
            )  # fmt: skip
            if not worlds:
                return None
            for i, tried in enumerate(alive):
                tried.add(sums[i * FIELDS : i * FIELDS + FIELDS], worlds)
            if len(rest) == 1:
                break
            rest = sorted(rest, key=Tried.gain, reverse=True)[: len(rest) // 2]
            alive = [first, *rest]
        best = max(rest, key=Tried.gain)
        return best if best.gain() > self._errors * best.error() else None


def _weights(view: SeatView) -> array[int]:
    return CONTRACT if view.rules.contracts else RUMMY


def _values(view: SeatView) -> array[int]:
    return values(view.seats) if view.rules.contracts else NO_VALUES


@cache
def values(seats: int) -> array[int]:
    """The values of rounds of a contract (`kernels.exposed_value_numbers`), made by
    ``scripts/train_jimmy.py``: of its sets the one for the nearest number of seats.
    """
    nearest = min(_sets("jimmy"), key=lambda one: abs(one["seats"] - seats))
    return array("q", nearest["values"])


@cache
def tuned() -> dict[str, array[int]]:
    """The weights of keen play by what is played, made by ``scripts/train_keen.py``."""
    return {one["plays"]: array("q", one["weights"]) for one in _sets("keen")}


def _tuned(row: Any) -> array[int]:
    if row[at.CONTRACTS]:
        return tuned()["contract"]
    return tuned()["minimum" if row[at.TAKE_IS_OWED] == at.NEVER_OWED else "use now"]


def _sets(name: str) -> list[dict[str, Any]]:
    """The sets of numbers of a data file."""
    text = (files("openrummy.bots") / "data" / f"{name}.json").read_text(encoding="utf-8")
    sets: list[dict[str, Any]] = json.loads(text)["sets"]
    return sets


def _keen(kernel: ExposedKernel, row: Any, view: SeatView) -> int:
    """The action of keen play, the ways to open having been found."""
    work: Any = memoryview(kernel.work())
    return exposed_keen.keen_action(row, seat_of(view), _tuned(row), work, kernel.work())


def _reason(best: Tried, seats: int) -> Reason:
    facts: dict[str, int | str] = {
        "won": round(best.sums[WON] / best.worlds),
        "points": round(best.sums[SUM] / best.worlds / (seats - 1)),
    }
    return Reason("why-looks-ahead-points", facts)


@cache
def _kernel(rules: RuleSet, seats: int) -> ExposedKernel | None:
    try:
        return ExposedKernel(rules, seats)
    except NotForKernel:
        return None
