"""The constants of `dice`, kept from the compiler so that C reads them as 64-bit values."""

from __future__ import annotations

MASK = (1 << 62) - 1
"""A state is an integer of 62 bits."""

STEP = 0x1E3779B97F4A7C15
"""Odd, so that all states come up once."""

FIRST_MIX = 0x3F58476D1CE4E5B9
SECOND_MIX = 0x14D049BB133111EB
