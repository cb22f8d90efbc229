"""What the kernel's search says of actions, and what keen play is worth."""

from __future__ import annotations

import os
import subprocess
import sys
from array import array
from typing import Any

import pytest

from openrummy.bots import make
from openrummy.kernels import exposed_duel, exposed_keen, exposed_search
from openrummy.kernels.exposed import COMPILED, ExposedKernel
from openrummy.kernels.exposed_keen_numbers import CONTRACT, RUMMY
from openrummy.kernels.exposed_search_numbers import FIELDS, SUM, WON
from openrummy.kernels.exposed_seen import set_up_seen, unseen
from openrummy.rules.presets import preset
from openrummy.table import commands as cmd
from openrummy.table.state import Match
from openrummy.table.view import view
from tests.bots.seats import moves, position
from tests.laws.playing import in_play, round_of

SIMPLE = array("q", [0])
WORLDS = 6


ALL = 1 << 40
"""More decisions than are played in any world."""


def found(match: Match, *wanted: cmd.Command) -> list[list[int]]:
    """What the search adds up for these commands of seat 0 (`looked`)."""
    worlds, sums = looked(match, *wanted)
    assert worlds == WORLDS
    return sums


def looked(match: Match, *wanted: cmd.Command, most: int = ALL) -> tuple[int, list[list[int]]]:
    """The worlds that the search looked at for commands of seat 0, and what it added up."""
    kernel, seen = ExposedKernel(match.rules, match.seats), view(match, 0)
    row, work = kernel.row(kernel.tables(1), 0), kernel.work()
    plain: Any = memoryview(work)
    set_up_seen(row, seen, 5)
    actions = array("q", [kernel.action(row, 0, command, work) for command in wanted])
    sums = array("q", [0] * FIELDS * len(actions))
    one, two = kernel.row(kernel.tables(1), 0), kernel.row(kernel.tables(1), 0)
    done = exposed_search.evaluate(
        row, 0, unseen(seen), WORLDS, most, actions, len(actions), 100, RUMMY, one, two,
        plain, kernel.work(), sums,
    )  # fmt: skip
    return done, [sums[i : i + FIELDS].tolist() for i in range(0, len(sums), FIELDS)]


def test_it_looks_at_no_more_worlds_when_enough_is_played() -> None:
    match = position("rummy51", "4C 8D KH 2S 5S 6S QD QC 9H", pile="9C")
    assert looked(match, cmd.Discard("KH"), most=1)[0] == 1


def test_who_can_go_out_wins_in_every_world() -> None:
    match = position("rummy30", "TS 4C", table=["JS QS KS"], opened=True, pile="9C", others=6)
    out, kept = found(match, cmd.Add(("TS",), 0, None), cmd.Discard("TS"))
    assert out[WON] == WORLDS
    assert out[SUM] > kept[SUM]
    assert kept[WON] < WORLDS


def test_the_unseen_cards_are_those_of_other_hands_and_the_stock() -> None:
    rules = preset("rummy51")
    bots = [make("greedy", seat) for seat in range(3)]
    looked = 0
    for match, seat, _, _ in moves(rules, bots, "unseen", 80):
        if not in_play(match):
            continue
        round_ = round_of(match)
        hidden = len(round_.stock)
        for other, hand in enumerate(round_.hands):
            if other != seat:
                hidden += len(hand) - len(round_.known[other])
        assert len(unseen(view(match, seat))) == hidden
        looked += 1
    assert looked > 20


def test_the_same_compiled_and_uncompiled() -> None:
    code = (
        "from tests.kernels.test_exposed_search import found\n"
        "from tests.bots.seats import position\n"
        "from openrummy.table import commands as cmd\n"
        "match = position('rummy51', '4C 8D KH 2S 5S 6S QD QC 9H', pile='9C')\n"
        "print(found(match, cmd.Discard('KH'), cmd.Discard('5S'), cmd.Discard('QD')))\n"
    )
    plain, either = (
        subprocess.run(
            [sys.executable, "-c", code],
            env=os.environ | {"OPENRUMMY_PURE": pure},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for pure in ("1", "")
    )
    assert plain == either != ""


@pytest.mark.skipif(not COMPILED, reason="hundreds of games take minutes uncompiled")
@pytest.mark.parametrize(
    ("game", "weights", "deals"), [("rummy51", RUMMY, 800), ("jimmy", CONTRACT, 150)]
)
def test_keen_play_beats_simple_play(game: str, weights: array[int], deals: int) -> None:
    kernel = ExposedKernel(preset(game), 2)
    sums = array("q", [0] * 5)
    row, work = kernel.row(kernel.tables(1), 0), kernel.work()
    plain: Any = memoryview(work)
    exposed_duel.matches(row, 0, deals, 3, weights, SIMPLE, plain, kernel.work(), sums)
    assert sums[4] == 0, "matches left out"
    assert sums[0] > 1000 * deals
    assert sums[2] < sums[3]


def test_in_rummy_it_takes_what_greedy_play_takes() -> None:
    """Keen play takes and draws like the greedy player, of which the search imagines hands."""
    takes = 0
    for number in range(8):
        rules = preset(("rummy30", "rummy51")[number % 2])
        kernel = ExposedKernel(rules, 2)
        bots = [make("greedy", seat) for seat in range(2)]
        for match, seat, command, _ in moves(rules, bots, f"takes {number}", 100):
            if in_play(match) and round_of(match).phase == "draw":
                row = kernel.row(kernel.tables(1), 0)
                work: Any = memoryview(kernel.work())
                set_up_seen(row, view(match, seat), 1)
                action = exposed_keen.keen_action(row, seat, RUMMY, work, kernel.work())
                assert kernel.command(row, seat, action) == command
                takes += isinstance(command, cmd.Take)
    assert takes > 10
