"""The melds that shapes stand for (`opening_shapes` says how a shape is written)."""

from __future__ import annotations

from functools import lru_cache

from openrummy.core.cards import FACES, JOKER, JOKER_FOR
from openrummy.core.meld import Meld
from openrummy.core.solvers.opening_tables import SET


@lru_cache(maxsize=4096)
def meld_of(shape: int, distinct_suits: bool) -> Meld:
    """The meld of a shape, its jokers declared where only one card is possible (rule R30)."""
    if not shape & SET:
        suit, start = shape >> 8 & 3, shape >> 4 & 15
        row = [FACES[suit * 13 + (start + i) % 13] for i in range(shape & 15)]
        wild = shape >> 10
        cards = [JOKER_FOR[card] if wild >> i & 1 else card for i, card in enumerate(row)]
        return Meld("run", tuple(cards))
    rank, jokers = shape >> 4 & 15, shape & 15
    faces = FACES[rank::13]
    naturals = [face for suit, face in enumerate(faces) for _ in range(shape >> 8 + 4 * suit & 15)]
    missing = [face for face in faces if face not in naturals]
    if distinct_suits and jokers == len(missing) == 1:
        return Meld("set", (*naturals, JOKER_FOR[missing[0]]))
    return Meld("set", (*naturals, *[JOKER] * jokers))


def table_order(shape: int) -> tuple[int, int]:
    """Sorts runs by suit and place, then sets by rank."""
    return shape & SET, shape >> 4 & (15 if shape & SET else 63)
