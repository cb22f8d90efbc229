"""The numbers of `gin_duel`, kept from the compiler."""

NAIVE = 0
WEIGHED = 1
SIMPLE = 2
TALLIES = 7
"""Endings of a round that are counted."""
