"""What the kernel's search says of actions, and what keen play is worth."""

from __future__ import annotations

from array import array
from typing import Any

import pytest
from msgspec.structs import replace

from openrummy.bots import make
from openrummy.bots.exposed_mind import NO_VALUES, values
from openrummy.kernels import exposed_duel, exposed_keen, exposed_search
from openrummy.kernels.exposed import COMPILED, ExposedKernel
from openrummy.kernels.exposed_keen_numbers import CONTRACT, RUMMY
from openrummy.kernels.exposed_search_numbers import FIELDS, SUM, WON
from openrummy.kernels.exposed_seen import set_up_seen, unseen
from openrummy.rules.presets import preset
from openrummy.table import commands as cmd
from openrummy.table.state import Match
from openrummy.table.view import view
from tests.both_modes import printed_alike
from tests.bots.seats import moves, position
from tests.laws.playing import in_play, round_of

SIMPLE = array("q", [0])
WORLDS = 6


ALL = 1 << 40
"""More decisions than are played in any world."""


def found(match: Match, *wanted: cmd.Command) -> list[list[int]]:
    """What the search adds up for these commands of seat 0 (`looked`)."""
    done, sums = looked(match, *wanted)
    assert done == WORLDS
    return sums


def looked(
    match: Match, *wanted: cmd.Command, most: int = ALL, worlds: int = WORLDS
) -> tuple[int, list[list[int]]]:
    """The worlds that the search looked at for commands of seat 0, and what it added up."""
    kernel, seen = ExposedKernel(match.rules, match.seats), view(match, 0)
    row, work = kernel.row(kernel.tables(1), 0), kernel.work()
    plain: Any = memoryview(work)
    set_up_seen(row, seen, 5)
    actions = array("q", [kernel.action(row, 0, command, work) for command in wanted])
    sums = array("q", [0] * FIELDS * len(actions))
    weights = CONTRACT if match.rules.contracts else RUMMY
    one, two = kernel.row(kernel.tables(1), 0), kernel.row(kernel.tables(1), 0)
    done = exposed_search.evaluate(
        row, 0, unseen(seen), worlds, most, actions, len(actions), 100, weights,
        values(2) if match.rules.contracts else NO_VALUES, one, two, plain, kernel.work(), sums,
    )  # fmt: skip
    return done, [sums[i : i + FIELDS].tolist() for i in range(0, len(sums), FIELDS)]


def test_it_looks_at_no_more_worlds_when_enough_is_played() -> None:
    match = position("rummy51", "4C 8D KH 2S 5S 6S QD QC 9H", pile="9C")
    assert looked(match, cmd.Discard("KH"), most=1)[0] == 1


def test_who_can_go_out_wins_in_every_world() -> None:
    match = position("rummy30", "TS 4C", table=["JS QS KS"], opened=True, pile="9C", others=6)
    out, kept = found(match, cmd.Add(("TS",), 0, None), cmd.Discard("TS"))
    assert out[WON] == 100 * WORLDS
    assert out[SUM] > kept[SUM]
    assert kept[WON] < 100 * WORLDS


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


def test_in_jimmy_it_keeps_what_the_contract_needs() -> None:
    """Two sets: the pairs stay, a high single card goes."""
    match = position("jimmy", "4C 4D 8D 8S 2S KH 5C TD 6S QC AH", pile="9C", number=2)
    _, (single, pair) = looked(match, cmd.Discard("KH"), cmd.Discard("8D"), worlds=60)
    assert single[SUM] > pair[SUM]


def test_a_card_taken_is_used_at_once_in_every_world() -> None:
    """Seat 0 owes the 9S, and sees no more of the table than its view."""
    hand = "4C 8D KH 2S 5S 6S 7S QD QC 9H 8S 9S"
    match = position("kalooki40", hand, table=["3H 4H 5H"], opened=True)
    round_ = replace(round_of(match), taken="9S", taken_owed=True)
    match = replace(match, round=round_)
    lay = cmd.LayDown((("7S", "8S", "9S"),))
    found(match, lay, cmd.LayDown((("5S", "6S", "7S", "8S", "9S"),)))
    kernel = ExposedKernel(match.rules, match.seats)
    row: Any = kernel.row(kernel.tables(1), 0)
    set_up_seen(row, view(match, 0), 5)
    work: Any = memoryview(kernel.work())
    action = exposed_keen.keen_action(row, 0, RUMMY, work, kernel.work())
    assert kernel.command(row, 0, action) == cmd.LayDown((("5S", "6S", "7S", "8S", "9S"),))
    kernel.act(row, 0, action)
    listed = kernel.legal(row, 0, kernel.work())
    assert any(isinstance(kernel.command(row, 0, other), cmd.Discard) for other in listed)


@pytest.mark.parametrize(("game", "number"), [("rummy51", 1), ("jimmy", 2), ("jimmy", 7)])
def test_the_same_compiled_and_uncompiled(game: str, number: int) -> None:
    code = (
        "from tests.kernels.test_exposed_search import found\n"
        "from tests.bots.seats import position\n"
        "from openrummy.table import commands as cmd\n"
        "hand = '4C 8D KH 2S 5S 6S QD QC 9H'\n"
        f"match = position('{game}', hand, pile='9C', number={number})\n"
        "print(found(match, cmd.Discard('KH'), cmd.Discard('5S'), cmd.Discard('QD')))\n"
    )
    assert printed_alike(code)


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
        rules = preset(("rummy30", "rummy51", "kalooki40", "rami51-french")[number % 4])
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
