"""Many tables of the kernel at once, and whole matches in a row.

A table that stops for the exact solvers (`exposed_exact`) ends the call or is counted; the caller,
`exposed.ExposedKernel`, asks them and goes on. ``tables`` are rows of ``size`` numbers, ``w`` is
the work of one thread.
"""

from __future__ import annotations

from array import array

from openrummy.kernels import (
    dice,
    exposed_finish,
    exposed_legal,
    exposed_play,
    exposed_policy,
    exposed_turn,
)
from openrummy.kernels.exposed_layout import (
    BIT,
    DECISIONS,
    ENDING,
    ENDINGS,
    GAMES,
    LIST,
    NEEDS_EXACT,
    OVER,
    PLAYED_DECISIONS,
    PLAYED_ROUNDS,
    REFUSED,
    SEATS,
    STARTED,
    SUMS,
    TOTALS,
    WAITING,
    WINNERS,
    WINS,
)


def list_at(t: array[int]) -> int:
    """Where in the work the list of legal actions begins."""
    return LIST + exposed_finish.room(t)


def play_matches(
    t: array[int], games: int, seed: int, policy: int, w: array[int], counts: array[int]
) -> bool:
    """Plays so many matches at one table, each a stream of the seed; adds them up in ``counts``.

    False where it stops for the exact solvers; called again with the same it goes on.
    """
    return _play_matches(t, games, seed, policy, w, w[list_at(t) :], counts)


def _play_matches(
    t: array[int],
    games: int,
    seed: int,
    policy: int,
    w: array[int],
    out: array[int],
    counts: array[int],
) -> bool:
    while counts[GAMES] < games:
        if counts[STARTED] == counts[GAMES]:
            exposed_legal.new_match(t, dice.seeded(seed, counts[STARTED]))
            counts[STARTED] += 1
        if not exposed_play.run(t, policy, w, out):
            return False
        counts[PLAYED_ROUNDS] += 1
        counts[ENDINGS + t[ENDING]] += 1
        if t[OVER] == 0:
            exposed_turn.start_round(t)
            continue
        counts[PLAYED_DECISIONS] += t[DECISIONS]
        for seat in range(t[SEATS]):
            counts[SUMS + seat] += t[TOTALS + seat]
            counts[WINS + seat] += 1 if t[WINNERS] & BIT[seat] else 0
        counts[GAMES] += 1
    return True


def play_on(t: array[int], policy: int, w: array[int]) -> bool:
    """Plays a table to the end of its round; False where it stops for the exact solvers."""
    return exposed_play.run(t, policy, w, w[list_at(t) :])


def reset(tables: array[int], size: int, first: int, last: int, seed: int) -> None:
    """Begins a match at the tables ``first`` to ``last - 1``; table *n* has stream *n*."""
    for table in range(first, last):
        exposed_legal.new_match(
            tables[table * size : table * size + size], dice.seeded(seed, table)
        )


def step(
    tables: array[int],
    size: int,
    first: int,
    last: int,
    matches: int,
    actions: array[int],
    rewards: array[int],
    dones: bytearray,
    w: array[int],
    tally: array[int],
) -> None:
    """One action at each of these tables (`exposed_play.step`); adds up the refused ones."""
    seats = tables[first * size + SEATS]
    at = list_at(tables[first * size : first * size + size])
    for table in range(first, last):
        ended = exposed_play.step(
            tables[table * size : table * size + size],
            actions[table],
            matches,
            w,
            w[at:],
            rewards[table * seats : table * seats + seats],
        )
        dones[table] = 1 if ended == 1 else 0
        if ended < 0:
            tally[REFUSED] += 1


def look(
    tables: array[int],
    size: int,
    first: int,
    last: int,
    seen: bytearray,
    each: int,
    marks: bytearray,
    count: int,
    asked: bytearray,
    w: array[int],
    tally: array[int],
) -> None:
    """What the seat that is asked sees at each of these tables, and which actions are legal.

    ``each`` bytes are seen at a table, or 0 where only the actions are asked for.
    """
    at = list_at(tables[first * size : first * size + size])
    for table in range(first, last):
        if not _look(
            tables[table * size : table * size + size],
            seen[table * each : table * each + each],
            each,
            marks[table * count : table * count + count],
            count,
            asked[table : table + 1],
            w,
            w[at:],
        ):
            tally[WAITING] += 1


def _look(
    t: array[int],
    seen: bytearray,
    each: int,
    marks: bytearray,
    count: int,
    asked: bytearray,
    w: array[int],
    out: array[int],
) -> bool:
    seat = exposed_turn.to_ask(t)
    asked[0] = seat
    if each:
        exposed_play.look(t, seat, seen)
    return exposed_play.mask(t, w, out, marks, count)


def choose(
    tables: array[int],
    size: int,
    first: int,
    last: int,
    policy: int,
    actions: array[int],
    w: array[int],
    tally: array[int],
) -> None:
    """The action of random (0) or simple (1) play for the seat that is asked at each table.

    -1 where the exact solvers have to be asked first.
    """
    at = list_at(tables[first * size : first * size + size])
    for table in range(first, last):
        actions[table] = _chosen(tables[table * size : table * size + size], policy, w, w[at:])
        if actions[table] == NEEDS_EXACT:
            tally[WAITING] += 1


def _chosen(t: array[int], policy: int, w: array[int], out: array[int]) -> int:
    seat = exposed_turn.to_ask(t)
    if policy:
        return exposed_policy.simple_action(t, seat, w, out)
    return exposed_policy.random_action(t, seat, w, out)
