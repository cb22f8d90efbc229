"""Strong play of gin: a policy tuned by self-play, and a search over likely hidden hands on top."""

from __future__ import annotations

import json
from array import array
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from random import Random

from openrummy.bots import gin_position, greedy_gin
from openrummy.bots.gin_kinds import GinKinds
from openrummy.bots.gin_memory import GinMemory
from openrummy.bots.player import Choice, Reason, round_of
from openrummy.kernels import gin_cells as cell
from openrummy.kernels.gin_calls import CALLS, COMPILED
from openrummy.kernels.gin_chances_numbers import CERTAIN, MOST_POINTS
from openrummy.kernels.gin_config import NotForKernel, config
from openrummy.kernels.gin_past_numbers import PAST
from openrummy.kernels.gin_search_numbers import MOST_ACTIONS, TABLES
from openrummy.kernels.gin_weights import KNOCK, WEIGHTS
from openrummy.rules.ruleset import RuleSet
from openrummy.table import commands as cmd
from openrummy.table.view import SeatView

PLAIN_SHARE = 10
"""Uncompiled, only one in so many rounds is played on, so that a decision stays quick."""

ANY_DEADWOOD = 98
SAMPLE_ROUNDS = 3000
"""Rounds of self-play from which the chances to win a match are worked out."""
MOST_TARGET = 250
"""For matches beyond this the value of a round is its points."""


@cache
def weights(undercut_bonus: int = 25) -> array[int]:
    """The weights of the policy, made by ``scripts/train_gin.py``.

    Of its sets the one that was tuned where an undercut pays about as much.
    """
    text = (files("openrummy.bots") / "data" / "gin.json").read_text(encoding="utf-8")
    sets = json.loads(text)["sets"]
    nearest = min(sets, key=lambda one: abs(one["undercut_bonus"] - undercut_bonus))
    return array("q", nearest["weights"])


@cache
def _knocker(undercut_bonus: int) -> array[int]:
    """The same weights, but for one who knocks at the first chance."""
    changed = weights(undercut_bonus)[:]
    for place in range(KNOCK, WEIGHTS):
        changed[place] = ANY_DEADWOOD
    return changed


@cache
def _chances(rules: RuleSet) -> tuple[array[int], int]:
    """The chances to win from any score, and the target; (nothing, 0) where points must do."""
    cells, target = _kernel_rules(rules), rules.match.target
    if cells is None or not COMPILED or rules.match.format != "target" or target > MOST_TARGET:
        return array("q", [0]), 0
    table = array("q", [0] * (target + 1) ** 2)
    counts = array("q", [0] * MOST_POINTS)
    scratch = array("q", bytes(8 * cell.STRIDE))
    own = weights(rules.gin.undercut_bonus)
    CALLS.write_chances(scratch, cells, own, SAMPLE_ROUNDS, target, counts, table)
    return table, target


@cache
def _kernel_rules(rules: RuleSet) -> array[int] | None:
    try:
        return config(rules)
    except NotForKernel:
        return None


@dataclass(frozen=True)
class Judged:
    """An action with the reason for it."""

    action: int
    reason: Reason


class GinMind:
    """Chooses in rounds of gin; it remembers the round and has buffers of its own.

    ``playouts`` is how many rounds on likely deals a decision may play on, 0 for the policy alone;
    ``errors`` by how many standard errors another action must be better than the policy's to be
    chosen.
    """

    def __init__(self, playouts: int, errors: float) -> None:
        self._playouts = playouts if COMPILED else playouts // PLAIN_SHARE
        self._errors = errors
        self._memory = GinMemory()
        self._kinds = GinKinds()
        self._cells = array("q", bytes(8 * cell.STRIDE * TABLES))
        self._actions = array("q", [0] * MOST_ACTIONS)
        self._past = array("q", [0] * PAST)
        self._out = array("q", [0] * 5 * MOST_ACTIONS)

    def choose(self, view: SeatView, legal: Sequence[cmd.Command], rng: Random) -> Choice:
        """The choice with its reason; greedy play where the kernel can't play the rules."""
        rules = _kernel_rules(view.rules)
        if rules is None or round_of(view).phase not in gin_position.PHASES:
            return greedy_gin.choose(view, legal, rng)
        self._memory.look(view)
        choice = self._decide(view, legal, rules, rng)
        self._memory.act(view, choice.command)
        return choice

    def _decide(
        self, view: SeatView, legal: Sequence[cmd.Command], rules: array[int], rng: Random
    ) -> Choice:
        if len(legal) == 1:
            return Choice(legal[0], Reason("why-only-one"))
        gin_position.write(view, self._memory, rules, self._cells)
        self._cells[cell.DICE] = rng.getrandbits(60)
        judged = self._judge(view, rules)
        command = gin_position.command_of(judged.action, legal)
        if command is None:
            return greedy_gin.choose(view, legal, rng)
        return Choice(command, _reason(command, judged))

    def _judge(self, view: SeatView, rules: array[int]) -> Judged:
        bonus = view.rules.gin.undercut_bonus
        own = weights(bonus)
        count = CALLS.candidates(self._cells, rules, own, self._actions)
        if count == 1 or not self._playouts:
            return Judged(self._actions[0], Reason("why-practice"))
        other = 1 - self._cells[cell.TURN]
        hidden = round_of(view).counts[other] - len(round_of(view).known[other])
        gin_position.write_past(self._memory, self._past)
        misfit = CALLS.fit(self._cells, rules, hidden, self._past)
        if misfit >= 0:
            self._kinds.tell(view, len(self._memory.turns or ()), misfit / 100)
        naives, knocks = self._kinds.shares(view)
        chances, target = _chances(view.rules)
        CALLS.evaluate(
            self._cells,
            rules,
            own,
            _knocker(bonus),
            naives if misfit >= 0 else 0,
            knocks,
            self._past,
            hidden,
            self._playouts,
            self._actions,
            count,
            chances,
            target,
            self._out,
        )
        return self._best(count, target)

    def _best(self, count: int, target: int) -> Judged:
        """The action with the best mean, if it is clearly better than the policy's own."""
        out, best, most = self._out, 0, 0.0
        for number in range(1, count):
            _, difference, squares, worlds, _ = out[number * 5 : number * 5 + 5]
            if worlds < out[3]:
                continue
            mean = difference / worlds
            error = (max(0.0, squares / worlds - mean * mean) / worlds) ** 0.5
            if mean > most and mean > self._errors * error:
                best, most = number, mean
        value, _, _, worlds, won = out[best * 5 : best * 5 + 5]
        facts: dict[str, int | str] = {"won": round(100 * won / worlds)}
        if target:
            facts["chance"] = round(100 * value / worlds / CERTAIN)
            return Judged(self._actions[best], Reason("why-looks-ahead", facts))
        facts["points"] = round(value / worlds)
        return Judged(self._actions[best], Reason("why-looks-ahead-points", facts))


def _reason(command: cmd.Command, judged: Judged) -> Reason:
    if isinstance(command, cmd.CallGrandGin):
        return Reason("why-grand-gin")
    if isinstance(command, cmd.CallGin):
        return Reason("why-gin")
    return judged.reason
