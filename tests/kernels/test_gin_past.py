"""Hands found from all that the other seat did: they fit a naive player, and no random one."""

from __future__ import annotations

from array import array

import pytest

from openrummy.kernels import dice, gin_batch
from openrummy.kernels import gin_cells as cell
from openrummy.kernels import gin_past_numbers as past_cells
from openrummy.kernels.gin_calls import CALLS
from openrummy.kernels.gin_config import config
from openrummy.rules.presets import PRESETS

RULES = config(PRESETS["gin-modern"])
ROUNDS = 12
ME = 0
ENOUGH = 4
"""Turns after which throws tell something."""


def note(tables: array[int], past: array[int], took: int, action: int) -> int:
    """Writes an action of the other seat into its past; the card that it has taken, or none."""
    turn = past[past_cells.SEEN_TURNS]
    if action in (cell.DRAW, cell.PASS):
        if tables[cell.PILE_SIZE]:
            top = tables[cell.LAST_CARD + 1 - tables[cell.PILE_SIZE]]
            past[past_cells.REFUSED + turn] |= 1 << top
        return cell.NOBODY
    if action == cell.TAKE:
        return tables[cell.LAST_CARD + 1 - tables[cell.PILE_SIZE]]
    if cell.DISCARD <= action < cell.KNOCK:
        past[past_cells.TOOK + turn] = took
        past[past_cells.THREW + turn] = action - cell.DISCARD
        past[past_cells.SEEN_TURNS] = turn + 1
        past[past_cells.REFUSED + turn + 1] = 0
    return cell.NOBODY


def misfits(naive: bool) -> list[int]:
    """Of rounds that last, the mean misfit of the other hand before the last action seen."""
    found = []
    tables, search = gin_batch.tables(1), gin_batch.tables(1)
    for game in range(ROUNDS):
        past = array("q", [0] * past_cells.PAST)
        gin_batch.reset(tables, RULES, 0, 1, game)
        took, last = cell.NOBODY, None
        while tables[cell.PHASE] != cell.ENDED:
            if tables[cell.TURN] == ME:
                if past[past_cells.SEEN_TURNS] >= ENOUGH:
                    last = fitted(tables, search, past, game)
                # Without knocks the round lasts.
                action = CALLS.naive(tables, 0, RULES)
                action -= cell.KNOCK - cell.DISCARD if action >= cell.KNOCK else 0
            else:
                action = CALLS.naive(tables, 0, RULES)
                if not naive and tables[cell.PHASE] == cell.PLAYING:
                    throws = CALLS.discards(tables, 0, RULES)
                    action = cell.DISCARD + (throws & -throws).bit_length() - 1
                took = note(tables, past, took, action)
            CALLS.step(tables, 0, RULES, action)
        if last is not None:
            found.append(last)
    return found


def fitted(tables: array[int], search: array[int], past: array[int], seed: int) -> int:
    """The mean misfit as the seat ``ME`` sees the table; the chain's hand has unseen cards only."""
    search[:] = tables[:]
    search[cell.HANDS + 1 - ME] = 0
    search[cell.DICE] = dice.seeded(seed, 1)
    known = tables[cell.KNOWN + 1 - ME]
    hidden = (tables[cell.HANDS + 1 - ME] & ~known).bit_count()
    misfit: int = CALLS.fit(search, RULES, hidden, past)
    held = past[past_cells.HELD]
    assert held.bit_count() == hidden
    assert not held & (tables[cell.HANDS + ME] | tables[cell.PILE] | known)
    return misfit


def test_a_naive_player_fits_and_one_who_throws_low_cards_does_not() -> None:
    naive, other = misfits(naive=True), misfits(naive=False)
    assert len(naive) >= 4
    assert len(other) >= 4
    assert sum(naive) / len(naive) < 100
    assert sum(other) / len(other) > 3 * sum(naive) / len(naive) + 100


def test_a_past_that_was_not_seen_fits_nothing() -> None:
    tables = gin_batch.tables(1)
    gin_batch.reset(tables, RULES, 0, 1, 1)
    past = array("q", [0] * past_cells.PAST)
    past[past_cells.SEEN_TURNS] = -1
    assert CALLS.fit(tables, RULES, 10, past) == -1


@pytest.mark.parametrize("card", [0, 25, 51])
def test_higher_cards_are_of_higher_ranks(card: int) -> None:
    higher = past_cells.HIGHER[card]
    assert {b for b in range(52) if higher >> b & 1} == {b for b in range(52) if b % 13 > card % 13}
