"""Many tables at once: random and simple play to the end, and steps of a batch of tables.

Called through `gin_batch`, which lets other threads run meanwhile where this file is compiled.
"""

from __future__ import annotations

from array import array

from openrummy.core.solvers import gin as solver
from openrummy.core.solvers.gin_tables import BIT
from openrummy.kernels import dice, gin, gin_random
from openrummy.kernels.gin_cells import (
    ACTIONS,
    DICE,
    DISCARD,
    DRAW,
    ENDED,
    ENDING,
    GRAND_GIN,
    HANDS,
    KNOCK,
    KNOWN,
    LIMIT,
    OVER,
    PASS,
    PHASE,
    PILE,
    PILE_SIZE,
    PLACE,
    PLANES,
    PLAYING,
    POINTS,
    STRIDE,
    TAKE,
    TO_WINNER,
    TURN,
    TURNS,
)

KNOCK_SOON = 8
"""Own turns in which simple play knocks at the first chance; later with little deadwood."""
KNOCK_LOW = 3
WORTH_TAKING = 6
"""Points that the top discard must save where it makes no meld."""


def reset(t: array[int], c: array[int], first: int, last: int, seed: int) -> None:
    """New matches at tables ``first`` to ``last - 1``; table *n* has stream *n* of the seed."""
    for table in range(first, last):
        gin.new_match(t, table * STRIDE, c, dice.seeded(seed, table))


def playouts(
    t: array[int], c: array[int], games: int, seed: int, policy: int, counts: array[int]
) -> None:
    """Plays rounds to their end, each dealt anew, at the first table of ``t``.

    ``policy`` is 0 for random play (every legal action as likely), 1 for simple play. ``counts``
    receives rounds, decisions, and rounds by ending from place 2 on.
    """
    decisions = 0
    for game in range(games):
        gin.new_match(t, 0, c, dice.seeded(seed, game))
        if policy:
            while t[PHASE] != ENDED:
                gin.step(t, 0, c, simple_action(t, 0, c))
                decisions += 1
        else:
            decisions += gin_random.random_round(t, 0, c)
        counts[2 + t[ENDING]] += 1
    counts[0] += games
    counts[1] += decisions


def step_tables(
    t: array[int],
    c: array[int],
    first: int,
    last: int,
    matches: int,
    actions: array[int],
    seen: bytearray,
    mask: bytearray,
    rewards: array[int],
    dones: bytearray,
    seats: bytearray,
) -> int:
    """One action at each of the tables ``first`` to ``last - 1``; see `gin_batch.step`."""
    refused = 0
    for table in range(first, last):
        at = table * STRIDE
        rewards[table * 2] = 0
        rewards[table * 2 + 1] = 0
        dones[table] = 0
        if not gin.may(t, at, c, actions[table]):
            refused += 1
            continue
        gin.step(t, at, c, actions[table])
        if t[at + PHASE] == ENDED:
            gain = t[at + POINTS] - t[at + POINTS + 1]
            if not c[TO_WINNER]:
                gain = -gain
            rewards[table * 2] = gain
            rewards[table * 2 + 1] = -gain
            if t[at + OVER] or not matches:
                dones[table] = 1
                gin.new_match(t, at, c, t[at + DICE])
            else:
                gin.next_round(t, at, c)
        look(t, at, c, table, seen, mask, seats)
    return refused


def look_at_tables(
    t: array[int],
    c: array[int],
    first: int,
    last: int,
    seen: bytearray,
    mask: bytearray,
    seats: bytearray,
) -> None:
    """What the seats on turn see at tables ``first`` to ``last - 1``, and may do."""
    for table in range(first, last):
        look(t, table * STRIDE, c, table, seen, mask, seats)


def look(
    t: array[int],
    at: int,
    c: array[int],
    table: int,
    seen: bytearray,
    mask: bytearray,
    seats: bytearray,
) -> None:
    """Observation, legal actions and seat on turn of one table, at its place in the buffers."""
    seat = t[at + TURN]
    seats[table] = seat
    to = table * PLANES
    for place in range(PLANES):
        seen[to + place] = 0
    mark(seen, to, t[at + HANDS + seat])
    if t[at + PILE_SIZE]:
        seen[to + 52 + gin.top(t, at)] = 1
    mark(seen, to + 104, t[at + PILE])
    mark(seen, to + 156, t[at + KNOWN + 1 - seat])
    to = table * ACTIONS
    for place in range(ACTIONS):
        mask[to + place] = 0
    mark(mask, to, gin.specials(t, at, c))
    if t[at + PHASE] == PLAYING:
        mark(mask, to + DISCARD, gin.discards(t, at, c))
        mark(mask, to + KNOCK, gin.knocks(t, at, c))


def mark(out: bytearray, to: int, cards: int) -> None:
    """Sets the byte of each card, the ace of spades at ``to``."""
    while cards:
        low = cards & -cards
        out[to + PLACE[low % 53]] = 1
        cards ^= low


def random_actions(
    t: array[int], c: array[int], first: int, last: int, actions: array[int]
) -> None:
    """A random legal action for each table, by its own dice."""
    for table in range(first, last):
        actions[table] = gin_random.random_action(t, table * STRIDE, c)


def simple_action(t: array[int], at: int, c: array[int]) -> int:
    """Quick sound play: least deadwood, the discard when it melds or saves much, early knocks."""
    seat = t[at + TURN]
    hand = t[at + HANDS + seat]
    if t[at + PHASE] != PLAYING:
        return _simple_draw(t, at, c, hand)
    if gin.specials(t, at, c):
        return GRAND_GIN
    may = gin.discards(t, at, c)
    card = solver.drop(hand, hand & ~may)
    left = solver.deadwood(solver.arrange(hand ^ BIT[card]))
    if left <= t[at + LIMIT] and (left <= KNOCK_LOW or t[at + TURNS + seat] <= KNOCK_SOON):
        return KNOCK + card
    return DISCARD + card


def _simple_draw(t: array[int], at: int, c: array[int], hand: int) -> int:
    actions = gin.specials(t, at, c)
    if actions & BIT[TAKE]:
        low = BIT[gin.top(t, at)]
        taken = hand | low
        rest = taken ^ BIT[solver.drop(taken, low)]
        before = solver.deadwood(solver.arrange(hand))
        key = solver.arrange(rest)
        saved = before - solver.deadwood(key)
        if saved >= WORTH_TAKING or (saved > 0 and not solver.unmatched(rest, key) & low):
            return TAKE
    if actions & BIT[DRAW]:
        return DRAW
    return PASS if actions & BIT[PASS] else TAKE
