"""Hands on which the fast solvers search longest, found by climbing from random ones.

Twenty cards each. The best lay-down: three packs, up to five jokers, a contract of runs and sets.
The opening: two packs, up to four jokers.
"""

from __future__ import annotations

LAY_DOWNS = [
    ("1 1", "AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AH 5D 4C 7C JK JK JK"),
    ("2 0", "6S 7H AD 2D 3D 4D 5D 6D 7D 8D 9D TD JD QD KD 5C JK JK JK JK"),
    ("1 2", "AS 7H 5D AC AC 2C 3C 4C 5C 6C 7C 8C TC JC QC JK JK JK JK JK"),
    ("2 1", "AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS 6H 5D 4C JK JK JK JK"),
    ("0 3", "AS 8S KH 3D 3D TD TD JD QD QD KD 4C 4C 8C 8C JK JK JK JK JK"),
    ("3 0", "5S 9S 4H 5H 9H TH 6D 7D TD JD 4C 7C 8C JC QC JK JK JK JK JK"),
    ("2 1", "6S 7S TS 5H 7H 9H JH KH 4D 6D 8D TD QD 3C 5C 7C 9C JC KC JK"),
]
"""Runs and sets of the contract, the hand."""

OPENINGS = [
    "8S 8S 9S TS JS JS 9H TH JH JH QH 9D TD JD JD QD JC JK JK JK",
    "5S 5S 7S 3H 4H 5H 6H 7H 3D 4D 5D 6D 7D 4C 5C 6C 7C JK JK JK",
    "3S 4S 5S 6S 6S AH 2H 3H 4H 5H 6H 6H 6D 6D 4C 4C 6C JK JK JK",
    "AS 2S 3S 4S 5S 6S 6S 5H 5H 6H 6D 4C 4C 5C 6C 6C 7C JK JK JK",
    "3S 4S 5S 5S 3H 5H 4D 4D 5D 2C 3C 4C 4C 5C 5C 6C 6C JK JK JK",
    "TS JS QS KS TH JH QH 8D 9D TD JD QD TC JC QC KC JK JK JK JK",
    "7S 8S 9S TS TS QS 8H TH QH 8D 9D TD TD JD QD TC QC JK JK JK",
    "AS AS 2S 3S 4S AH 2H 3H 4H AD AD 2D 3D 4D AC 2C 3C JK JK JK",
]
"""The hands."""
