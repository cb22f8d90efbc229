"""Two gin policies against each other on mirrored deals, to tune and to judge weights.

A style is a place in a list of players: `NAIVE`, `WEIGHED` or `SIMPLE` (that of `gin_play`). A
naive player lays nothing off.
"""

from __future__ import annotations

from array import array

from openrummy.kernels import dice, gin, gin_play, gin_policy
from openrummy.kernels.gin_cells import (
    DISCARD,
    ENDED,
    ENDING,
    LAY_OFF,
    OVER,
    PHASE,
    POINTS,
    TO_WINNER,
    TURN,
    WINNERS,
)
from openrummy.kernels.gin_duel_numbers import NAIVE, SIMPLE, TALLIES


def rounds(
    t: array[int],
    c: array[int],
    first: int,
    games: int,
    seed: int,
    own: array[int],
    other_style: int,
    other: array[int],
    out: array[int],
) -> None:
    """Plays each deal twice, the seats exchanged, and adds up what the weights ``own`` won.

    Deals ``first`` to ``first + games - 1`` of the seed. ``out``: points, squares of the points of
    a pair of rounds, then for both players how their rounds ended (`TALLIES` each).
    """
    for game in range(first, first + games):
        both = 0
        for seat in range(2):
            gin.new_match(t, 0, c, dice.seeded(seed, game))
            play_round(t, c, seat, own, other_style, other)
            points = t[POINTS + seat] - t[POINTS + 1 - seat]
            if not c[TO_WINNER]:
                points = -points
            both += points
            if points > 0:
                out[2 + t[ENDING]] += 1
            else:
                out[2 + TALLIES + t[ENDING]] += 1
        out[0] += both
        out[1] += both * both


def matches(
    t: array[int],
    c: array[int],
    first: int,
    games: int,
    seed: int,
    own: array[int],
    other_style: int,
    other: array[int],
    out: array[int],
) -> None:
    """The same with whole matches: ``out`` are matches won by ``own``, lost, and tied."""
    for game in range(first, first + games):
        for seat in range(2):
            gin.new_match(t, 0, c, dice.seeded(seed, game))
            play_round(t, c, seat, own, other_style, other)
            while not t[OVER]:
                gin.next_round(t, 0, c)
                play_round(t, c, seat, own, other_style, other)
            if t[WINNERS] == 3:
                out[2] += 1
            elif t[WINNERS] == seat + 1:
                out[0] += 1
            else:
                out[1] += 1


def play_round(
    t: array[int], c: array[int], seat: int, own: array[int], other_style: int, other: array[int]
) -> None:
    """Plays the round at the first table to its end, ``own`` on this seat."""
    lay_off = c[LAY_OFF]
    while t[PHASE] != ENDED:
        if t[TURN] == seat:
            action = gin_policy.choose(t, 0, c, own)
            if other_style == NAIVE and action >= DISCARD + 52:
                c[LAY_OFF] = 0
        elif other_style == NAIVE:
            action = gin_policy.naive(t, 0, c)
        elif other_style == SIMPLE:
            action = gin_play.simple_action(t, 0, c)
        else:
            action = gin_policy.choose(t, 0, c, other)
        gin.step(t, 0, c, action)
    c[LAY_OFF] = lay_off
