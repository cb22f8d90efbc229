"""Melds that the solvers give as shapes, written to a table of the kernel in full.

`core.solvers.opening_shapes` says how a shape is written; `core.solvers.shape_cards` does the same
for cards as text.
"""

from __future__ import annotations

from array import array

from openrummy.core.solvers.opening_tables import SET as SET_SHAPE
from openrummy.kernels.exposed_layout import (
    DISTINCT_SUITS,
    FORM_CARDS_AT,
    JOKER,
    RUN,
    SET,
    STANDS,
)


def sort(shapes: array[int], count: int) -> None:
    """Runs by suit and place, then sets by rank, as the engine lists them."""
    for i in range(1, count):
        shape = shapes[i]
        j = i
        while j > 0 and _order(shapes[j - 1]) > _order(shape):
            shapes[j] = shapes[j - 1]
            j -= 1
        shapes[j] = shape


def _order(shape: int) -> int:
    if shape & SET_SHAPE:
        return SET_SHAPE + (shape >> 4 & 15)
    return shape >> 4 & 63


def length(shape: int) -> int:
    """Cards of a meld."""
    if shape & SET_SHAPE:
        copies = (shape >> 8 & 15) + (shape >> 12 & 15) + (shape >> 16 & 15) + (shape >> 20 & 15)
        return copies + (shape & 15)
    return shape & 15


def write(t: array[int], form: int, shapes: array[int], count: int) -> None:
    """Writes melds that stand as shapes in full."""
    t[form] = count
    at = form + FORM_CARDS_AT
    for i in range(count):
        shape = shapes[i]
        size = length(shape)
        t[form + 2 + 2 * i] = size
        if shape & SET_SHAPE:
            t[form + 1 + 2 * i] = SET
            for suit in range(4):
                for _ in range(shape >> (8 + 4 * suit) & 15):
                    t[at] = suit * 13 + (shape >> 4 & 15)
                    at += 1
            named = 1 if t[DISTINCT_SUITS] and size == 4 and shape & 15 == 1 else 0
            for _ in range(shape & 15):
                t[at] = STANDS + _lacking_card(shape) if named else JOKER
                at += 1
        else:
            t[form + 1 + 2 * i] = RUN
            for place in range(size):
                card = (shape >> 8 & 3) * 13 + ((shape >> 4 & 15) + place) % 13
                t[at] = card + STANDS if shape >> (10 + place) & 1 else card
                at += 1


def _lacking_card(shape: int) -> int:
    """The card that a set lacks."""
    suit = 0
    while shape >> (8 + 4 * suit) & 15:
        suit += 1
    return suit * 13 + (shape >> 4 & 15)
