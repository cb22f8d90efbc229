"""The chance to win a match of gin from any score, when both seats play by the policy.

What a round brings is counted in self-play by the same rules; from the end of the match back, a
chance is the mean of the chances after a round.
"""

from __future__ import annotations

from array import array

from openrummy.kernels import dice, gin, gin_search
from openrummy.kernels.gin_cells import POINTS
from openrummy.kernels.gin_chances_numbers import CERTAIN, MOST_POINTS


def write(
    t: array[int],
    c: array[int],
    w: array[int],
    games: int,
    target: int,
    counts: array[int],
    chances: array[int],
) -> None:
    """Writes the chance of the seat that has won *a* points against one with *b*.

    It stands at ``a * (target + 1) + b``, `CERTAIN` for a match that is won. ``t`` has one table of
    scratch, ``counts`` `MOST_POINTS` places.
    """
    for points in range(MOST_POINTS):
        counts[points] = 0
    for game in range(games):
        gin.new_match(t, 0, c, dice.seeded(0, game))
        gin_search.play_on(t, 0, c, w)
        counts[t[POINTS] + t[POINTS + 1]] += 1
    rounds = 0
    for points in range(1, MOST_POINTS):
        rounds += counts[points]
    for own in range(target, -1, -1):
        for other in range(target, -1, -1):
            if own == target:
                chance = CERTAIN
            elif other == target:
                chance = 0
            else:
                chance = 0
                for points in range(1, MOST_POINTS):
                    if counts[points]:
                        more = min(own + points, target)
                        less = min(other + points, target)
                        chance += counts[points] * (
                            chances[more * (target + 1) + other]
                            + chances[own * (target + 1) + less]
                        )
                chance //= 2 * rounds
            chances[own * (target + 1) + other] = chance
