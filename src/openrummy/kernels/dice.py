"""The dice of the kernels: the same numbers from the same seed, compiled or not.

A counter in steps of `STEP` modulo 2**62, its bits mixed for output (a SplitMix of 62 bits). Not
for deals between people: those come from `core.shuffle`.
"""

from __future__ import annotations

from openrummy.kernels.dice_tables import FIRST_MIX, MASK, SECOND_MIX, STEP


def seeded(seed: int, number: int) -> int:
    """The first state of stream ``number`` of a seed; both are non-negative and below 2**62."""
    return mixed((mixed(seed & MASK) + number * STEP) & MASK)


def advance(state: int) -> int:
    """The next state."""
    return (state + STEP) & MASK


def below(state: int, bound: int) -> int:
    """The number that a state gives: 0 to ``bound - 1``, with ``bound`` below 2**30.

    A number's chance is off by at most ``bound`` in 2**32.
    """
    return (mixed(state) >> 30) * bound >> 32


def mixed(state: int) -> int:
    """The bits of a state, well mixed: an integer below 2**62."""
    value = ((state ^ state >> 30) * FIRST_MIX) & MASK
    value = ((value ^ value >> 27) * SECOND_MIX) & MASK
    return value ^ value >> 31
