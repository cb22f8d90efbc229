"""Two ways to play the games with melds on the table against each other on mirrored deals."""

from __future__ import annotations

from array import array

from openrummy.kernels import dice, exposed_keen, exposed_legal, exposed_policy, exposed_turn
from openrummy.kernels.exposed_layout import (
    BIT,
    NEEDS_EXACT,
    OVER,
    PHASE,
    ROUND_OVER,
    SEATS,
    TOTALS,
    WINNERS,
)


def play_round(
    t: array[int], seat: int, own: array[int], other: array[int], w: array[int], out: array[int]
) -> bool:
    """Plays a round to its end: ``own`` on a seat, ``other`` on the others; a list of
    one number is simple play. False where that needs the exact solvers.
    """
    while t[PHASE] != ROUND_OVER:
        asked = exposed_turn.to_ask(t)
        if asked == seat:
            action = exposed_keen.keen_action(t, asked, own, w, out)
        elif len(other) < 2:
            action = exposed_policy.simple_action(t, asked, w, out)
        else:
            action = exposed_keen.keen_action(t, asked, other, w, out)
        if action == NEEDS_EXACT:
            return False
        exposed_legal.act(t, asked, action)
    return True


def matches(
    t: array[int],
    first: int,
    games: int,
    seed: int,
    own: array[int],
    other: array[int],
    w: array[int],
    out: array[int],
    sums: array[int],
) -> None:
    """Plays each deal with ``own`` on every seat in turn. ``sums``: for all matches 1000 times the
    share of the win, its squares a deal, own points, those of all others, matches left out.
    """
    for game in range(first, first + games):
        won = 0
        for seat in range(t[SEATS]):
            exposed_legal.new_match(t, dice.seeded(seed, game))
            ok = 1 if play_round(t, seat, own, other, w, out) else 0
            while ok and t[OVER] == 0:
                exposed_turn.start_round(t)
                ok = 1 if play_round(t, seat, own, other, w, out) else 0
            if ok == 0:
                sums[4] += 1
                continue
            winners = 0
            for other_seat in range(t[SEATS]):
                winners += 1 if t[WINNERS] & BIT[other_seat] else 0
                if other_seat == seat:
                    sums[2] += t[TOTALS + seat]
                else:
                    sums[3] += t[TOTALS + other_seat]
            if t[WINNERS] & BIT[seat]:
                won += 1000 // winners
        sums[0] += won
        sums[1] += won * won
