"""Which melds a hand can make, by numbers: the candidates of the opening solver.

A card is ``suit * 13 + rank``; a place in a run goes from 0 (low ace) to 13 (ace above the king). A
candidate is one integer, a *shape*:

- run: ``length | start << 4 | suit << 8 | joker places << 10`` (bit 0 is the run's first place);
- set: ``SET | jokers | rank << 4 | copies of the suits << 8`` (four bits a suit, spades lowest).

Every choice of natural cards and jokers is a shape of its own: a joker may stand for a card that is
held too, which is then free for another meld.
"""

from __future__ import annotations

SET = 1 << 24
"""The bit that tells a set from a run."""

ANY_SURPLUS = -99
"""Naturals less jokers that a meld needs where jokers may take any share."""

_ACE_PLACE = 13


def run_shapes(
    counts: list[int],
    jokers: int,
    shortest: int,
    longest: int,
    least_naturals: int,
    least_surplus: int,
    adjacent: bool,
    ace_high: bool,
    ace_both_ends: bool,
) -> list[int]:
    """All runs of the hand: ``counts`` copies of the 52 cards, at most ``jokers`` jokers in one.

    ``least_surplus`` is the number of naturals less jokers that a run needs, ``adjacent`` whether
    two jokers may lie side by side (rules R13, R29).
    """
    shapes: list[int] = []
    places = 14 if ace_high else 13
    for suit in range(4):
        for start in range(places):
            gaps = 0
            missing = 0
            for length in range(1, min(longest, places - start) + 1):
                if counts[suit * 13 + (start + length - 1) % 13] == 0:
                    gaps += 1
                    missing |= 1 << (length - 1)
                if gaps > jokers:
                    break
                if length < shortest or (length == 14 and not ace_both_ends):
                    continue
                for mask in _joker_places(missing, gaps, length, jokers):
                    extra = _size(mask)
                    if (
                        length - extra >= least_naturals
                        and length - 2 * extra >= least_surplus
                        and (adjacent or mask & mask >> 1 == 0)
                        and (length < 14 or counts[suit * 13] >= _aces(mask))
                    ):
                        shapes.append(length | start << 4 | suit << 8 | mask << 10)
    return shapes


def set_shapes(
    counts: list[int],
    jokers: int,
    smallest: int,
    largest: int,
    least_naturals: int,
    least_surplus: int,
    distinct_suits: bool,
) -> list[int]:
    """All sets of the hand, with the terms of `run_shapes` (rule R12).

    With ``distinct_suits`` a joker takes a suit that the set lacks, so four cards are the most.
    """
    shapes: list[int] = []
    if distinct_suits:
        largest = min(largest, 4)
    for rank in range(13):
        most = [counts[suit * 13 + rank] for suit in range(4)]
        if distinct_suits:
            most = [min(held, 1) for held in most]
        if sum(most) + jokers < smallest:
            continue
        for spades in range(most[0] + 1):
            for hearts in range(most[1] + 1):
                for diamonds in range(most[2] + 1):
                    for clubs in range(most[3] + 1):
                        naturals = spades + hearts + diamonds + clubs
                        if naturals < least_naturals:
                            continue
                        suits = spades | hearts << 4 | diamonds << 8 | clubs << 12
                        for extra in range(max(0, smallest - naturals), jokers + 1):
                            if naturals + extra > largest or naturals - extra < least_surplus:
                                break
                            shapes.append(SET | extra | rank << 4 | suits << 8)
    return shapes


def naturals(shape: int) -> list[int]:
    """The natural cards of a meld by number: a run's in ascending place, a set's by suit."""
    cards: list[int] = []
    if shape & SET:
        for suit in range(4):
            for _ in range(shape >> (8 + 4 * suit) & 15):
                cards.append(suit * 13 + (shape >> 4 & 15))
    else:
        for i in range(shape & 15):
            if shape >> (10 + i) & 1 == 0:
                cards.append(run_card(shape, i))
    return cards


def run_card(shape: int, i: int) -> int:
    """The card at the ``i``-th place of a run, whether it is there or a joker stands for it."""
    return (shape >> 8 & 3) * 13 + ((shape >> 4 & 15) + i) % 13


def joker_count(shape: int) -> int:
    """Jokers in a meld."""
    if shape & SET:
        return shape & 15
    return _size(shape >> 10 & 16383)


def has_natural_run(shape: int, inside: bool) -> bool:
    """Whether a meld is a natural run: one without joker, or (``inside``) with three naturals in a
    row (rule R20).
    """
    if shape & SET:
        return False
    mask = shape >> 10
    if not inside:
        return mask == 0
    for i in range((shape & 15) - 2):
        if mask >> i & 7 == 0:
            return True
    return False


def _joker_places(missing: int, gaps: int, length: int, most: int) -> list[int]:
    """All places of up to ``most`` jokers in a run that cover its missing cards."""
    masks = [missing]
    sizes = [gaps]
    for place in range(length):
        if missing >> place & 1:
            continue
        for i in range(len(masks)):
            if sizes[i] < most:
                masks.append(masks[i] | 1 << place)
                sizes.append(sizes[i] + 1)
    return masks


def _aces(mask: int) -> int:
    """Natural aces in a run with both ends that has its jokers at ``mask``."""
    return 2 - (mask & 1) - (mask >> _ACE_PLACE & 1)


def _size(mask: int) -> int:
    """Number of bits."""
    size = 0
    while mask:
        mask &= mask - 1
        size += 1
    return size
