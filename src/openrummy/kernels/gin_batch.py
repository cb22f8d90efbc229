"""Many tables of gin from Python: self-play, and steps of a batch with what is seen.

Buffers are the caller's: ``array("q")`` or any other buffer of 64-bit integers, bytes as
``bytearray`` or the like (numpy's int64 and uint8 arrays are such). Compiled, the functions let
other threads run; different threads may work on different tables of one buffer.
"""

from __future__ import annotations

from array import array
from typing import Any

from openrummy.kernels.gin_calls import CALLS, buffer
from openrummy.kernels.gin_cells import ACTIONS, PLANES, STRIDE
from openrummy.kernels.gin_config import config
from openrummy.rules.ruleset import RuleSet

RANDOM = 0
SIMPLE = 1


def tables(count: int) -> array[int]:
    """A buffer for so many tables."""
    return array("q", bytes(8 * STRIDE * count))


def reset(tables: Any, rules: Any, first: int, last: int, seed: int) -> None:
    """Starts a match at each of the tables ``first`` to ``last - 1``.

    ``rules`` come from `gin_config.config`. Table *n* plays stream *n* of the seed, whatever the
    other tables do. Raises `ValueError` for tables that the buffer does not have.
    """
    _check(first, last, (tables, STRIDE))
    CALLS.reset(buffer(tables), buffer(rules), first, last, seed)


def step(
    tables: Any,
    rules: Any,
    first: int,
    last: int,
    actions: Any,
    out: tuple[Any, Any, Any, Any, Any],
    *,
    matches: bool = True,
) -> int:
    """One action at each of the tables ``first`` to ``last - 1``; how many were refused.

    ``actions`` has a 64-bit integer a table (``gin-v1``, see `gin_cells`). ``out`` are buffers that
    hold, for each table: observation (`PLANES` bytes: own hand, top discard, discard pile, cards
    known to be in the other hand), legal actions (`ACTIONS` bytes), rewards (two 64-bit integers:
    what the round brought each seat, zero-sum, in points), done (a byte), seat to act (a byte).

    A table that is done has already been dealt anew: its observation is the first of a new match
    (``matches``) or, where every round stands for itself, of a new round by a dealer drawn anew.
    Where an action is illegal nothing happens at that table. Raises `ValueError` for tables that a
    buffer does not have.
    """
    seen, mask, rewards, dones, seats = out
    _check(first, last, (tables, STRIDE), (actions, 1), (rewards, 2), (dones, 1))
    _check_seen(first, last, seen, mask, seats)
    refused: int = CALLS.step_tables(
        buffer(tables),
        buffer(rules),
        first,
        last,
        int(matches),
        buffer(actions),
        buffer(seen),
        buffer(mask),
        buffer(rewards),
        buffer(dones),
        buffer(seats),
    )
    return refused


def look(
    tables: Any, rules: Any, first: int, last: int, out: tuple[Any, Any, Any, Any, Any]
) -> None:
    """Writes observation, legal actions and seat of these tables, as after `step`."""
    seen, mask, _, _, seats = out
    _check(first, last, (tables, STRIDE))
    _check_seen(first, last, seen, mask, seats)
    CALLS.look_at_tables(
        buffer(tables), buffer(rules), first, last, buffer(seen), buffer(mask), buffer(seats)
    )


def random_actions(tables: Any, rules: Any, first: int, last: int, actions: Any) -> None:
    """A random legal action for each of these tables, by the dice of the tables."""
    _check(first, last, (tables, STRIDE), (actions, 1))
    CALLS.random_actions(buffer(tables), buffer(rules), first, last, buffer(actions))


def playouts(rules: RuleSet, games: int, seed: int, policy: int = RANDOM) -> array[int]:
    """Plays rounds to their end: the numbers of rounds, decisions, and rounds by ending.

    Endings from place 2 on, by their number in `gin_cells`. Raises `NotForKernel`.
    """
    counts = array("q", [0] * 9)
    CALLS.playouts(buffer(tables(1)), buffer(config(rules)), games, seed, policy, counts)
    return counts


def _check_seen(first: int, last: int, seen: Any, mask: Any, seats: Any) -> None:
    _check(first, last, (seen, PLANES), (mask, ACTIONS), (seats, 1))


def _check(first: int, last: int, *buffers: tuple[Any, int]) -> None:
    """Whether each buffer has room for the tables at so many items each. Raises `ValueError`."""
    if not 0 <= first <= last:
        raise ValueError(f"no tables {first} to {last - 1}")
    for given, each in buffers:
        view = memoryview(given)
        if view.ndim != 1 or len(view) < last * each:
            raise ValueError(f"a buffer of {len(view)} items for {last} tables of {each}")
