"""What keen play looks at before a discard: how near others are to the end, and cards still out."""

from __future__ import annotations

from array import array

from openrummy.kernels.exposed_keen_numbers import (
    POINTS_COLD,
    POINTS_HOT,
    POINTS_OPEN,
    POINTS_WARM,
)
from openrummy.kernels.exposed_layout import (
    BIT,
    CARDS,
    HANDS,
    HELD,
    JOKER,
    KINDS_OF_CARD,
    LENGTH,
    LIST,
    MELD_SIZE,
    MELDS,
    OPENED,
    PACKS,
    PILE,
    PILE_SIZE,
    PLAYING,
    RANKS,
    SEATS,
    STANDS,
    SUITS,
    TABLE,
)


def nearest(t: array[int], seat: int) -> int:
    """The fewest cards that another seat that has opened holds; 99 when none has."""
    least = 99
    for other in range(t[SEATS]):
        if other != seat and t[PLAYING] & BIT[other] and t[OPENED + other]:
            least = min(least, t[HELD + other])
    return least


def points_weight(t: array[int], seat: int, k: array[int]) -> int:
    """How much a penalty point weighs now: more the nearer others are to the end."""
    near = nearest(t, seat)
    if near <= 2:
        return k[POINTS_HOT]
    if near <= 4:
        return k[POINTS_WARM]
    return k[POINTS_OPEN] if near < 99 else k[POINTS_COLD]


def count_live(t: array[int], seat: int, w: array[int]) -> None:
    """Writes how many copies of each natural card the seat has not seen."""
    hand = HANDS + seat * KINDS_OF_CARD
    for card in range(JOKER):
        w[LIST + card] = 0
    for suit in range(t[SUITS]):
        for card in range(13 * suit, 13 * suit + t[RANKS]):
            w[LIST + card] = t[PACKS] - t[hand + card]
    w[LIST + JOKER] = t[PACKS] - t[hand + JOKER]
    for i in range(t[PILE_SIZE]):
        w[LIST + t[PILE + i]] -= 1
    for i in range(t[MELDS]):
        m = TABLE + i * MELD_SIZE
        for j in range(t[m + LENGTH]):
            card = t[m + CARDS + j]
            if card < STANDS:
                w[LIST + card] -= 1


def live(cards: int, w: array[int]) -> int:
    """How many copies of these natural cards, one bit each, are out as `count_live` wrote it."""
    copies = 0
    for card in range(JOKER):
        if cards & BIT[card]:
            copies += max(0, w[LIST + card])
    return copies
