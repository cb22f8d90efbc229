"""The opening solver for cards as text: what Rummy 30, Rummy 51 and their like may lay down.

`most_points` finds the best opening, `least_left` the lay-down that leaves the fewest penalty
points, `points` what a meld counts. The search itself works on numbers (`opening`): it is exact,
and 20 different natural cards always fit; with too many all raise `ValueError`.

Long runs come out split, as runs of less than twice the least length (unless a meld may hold two
jokers): they have more ends to lay off on.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Literal

from openrummy.core.cards import (
    FACES,
    JOKER,
    JOKER_FOR,
    JOKER_NUMBER,
    RANK,
    SUIT,
    Card,
    face,
    is_joker,
    number,
    sort_cards,
    without,
)
from openrummy.core.limits import MeldLimits
from openrummy.core.meld import Meld
from openrummy.core.solvers import opening, opening_shapes
from openrummy.core.solvers.opening_shapes import ANY_SURPLUS, SET

_RUNS_NEEDED = {
    "none": opening.ANY_RUN,
    "joker_free_meld": opening.WHOLE_RUN,
    "three_naturals_inside": opening.THREE_INSIDE,
}
_SURPLUS = {"any": ANY_SURPLUS, "not_more_than_naturals": 0, "naturals_majority": 1}


@dataclass(frozen=True)
class OpeningTerms:
    """What a first lay-down must reach, and what its cards count (rules R15-R21d)."""

    min_points: int
    natural_run: Literal["none", "joker_free_meld", "three_naturals_inside"]
    jokers_max: int | None
    """Jokers in the whole opening; None: no limit."""
    ace_low: int
    ace_high: int
    ace_set: int
    face: int
    joker_value: int | None
    """What a joker counts; None: as the card it stands for."""
    closed_hand_exempt: bool = False
    """Whether a seat that goes out in one go needs none of these terms (rule R21d)."""


@dataclass(frozen=True)
class Wish:
    """What the lay-down must do beside its terms."""

    must_use: Card | None = None
    """A card that has to be laid, such as the one just taken."""
    leave_at_least: int = 0
    """Cards that have to stay in hand."""
    leave_not_one: bool = False
    """Whether a lay-down that leaves exactly one card is out."""
    closed_hand_leaves: int = 1
    """The most cards left with which a lay-down still is a closed hand: 1 where a last discard may
    follow, 0 where it may not."""


@dataclass(frozen=True)
class LayDown:
    """Melds to lay, what they count toward an opening, and the cards that stay in hand."""

    melds: tuple[Meld, ...]
    points: int
    unmatched: tuple[Card, ...]


_NO_WISH = Wish()

MOST_CARDS = 20
"""Of a hand with more cards (only a house rule deals or brings them), so many are looked at."""


def points(meld: Meld, terms: OpeningTerms) -> int:
    """What a meld counts toward an opening (rules R15, R15b)."""
    values = _values(terms)
    base = 14 + meld.rank if meld.kind == "set" else meld.start
    step = 1 if meld.kind == "run" else 0
    total = 0
    for i, card in enumerate(meld.cards):
        if is_joker(card) and terms.joker_value is not None:
            total += terms.joker_value
        else:
            total += values[base + step * i]
    return total


def most_points(
    cards: Iterable[Card], terms: OpeningTerms, limits: MeldLimits, wish: Wish = _NO_WISH
) -> LayDown | None:
    """The opening with the most points; None when the hand cannot open (rules R15-R21d).

    Ties: fewer jokers, then fewer cards laid, so that more stay in hand to choose from.
    """
    return _best(tuple(cards), terms, limits, None, wish)


def best_points_any(cards: Iterable[Card], limits: MeldLimits, terms: OpeningTerms) -> LayDown:
    """`most_points` with no minimum: how near an opening the hand is.

    The other terms hold. Empty, with 0 points, when no lay-down satisfies them: a hand without the
    natural run that it needs.
    """
    hand = tuple(cards)
    found = _best(hand, replace(terms, min_points=0), limits, None, _NO_WISH)
    return found or LayDown((), 0, sort_cards(hand))


def least_left(
    cards: Iterable[Card],
    terms: OpeningTerms | None,
    limits: MeldLimits,
    penalty: Mapping[Card, int],
    wish: Wish = _NO_WISH,
) -> LayDown | None:
    """The lay-down that leaves the fewest points of ``penalty`` in hand (rule R37).

    With ``terms`` it has to open; None when the hand cannot. Without (opened already, rule R24)
    nothing need be laid: it may be empty, counts no points, and is None only when the card that
    ``wish`` asks for cannot be laid. ``penalty`` has every card of the hand.

    Ties: fewer jokers, then more cards laid.
    """
    return _best(tuple(cards), terms, limits, penalty, wish)


def _best(
    hand: tuple[Card, ...],
    terms: OpeningTerms | None,
    limits: MeldLimits,
    penalty: Mapping[Card, int] | None,
    wish: Wish,
) -> LayDown | None:
    """The better of an ordinary lay-down, a closed hand where that is exempt, and none at all."""
    ways = [_search(hand, terms, limits, penalty, wish, 1)]
    if terms is None:
        if wish.must_use is None:
            ways.append(LayDown((), 0, sort_cards(hand)))
    elif terms.closed_hand_exempt:
        free = replace(terms, min_points=0, natural_run="none", jokers_max=None)
        closed = max(1, len(hand) - wish.closed_hand_leaves)
        ways.append(_search(hand, free, limits, penalty, wish, closed))
    found = [way for way in ways if way is not None]
    return max(found, key=lambda way: _rating(way, penalty), default=None)


def _rating(way: LayDown, penalty: Mapping[Card, int] | None) -> tuple[int, int, int]:
    """Orders lay-downs as the search does: the best is the greatest."""
    jokers = sum(meld.jokers for meld in way.melds)
    if penalty is None:
        return way.points, -jokers, len(way.unmatched)
    return -sum(penalty[card] for card in way.unmatched), -jokers, -len(way.unmatched)


def _search(
    hand: tuple[Card, ...],
    terms: OpeningTerms | None,
    limits: MeldLimits,
    penalty: Mapping[Card, int] | None,
    wish: Wish,
    fewest: int,
) -> LayDown | None:
    """The best lay-down of at least ``fewest`` cards."""
    counts = [0] * (JOKER_NUMBER + 1)
    for card in _searched(hand, wish.must_use):
        counts[number(card)] += 1
    jokers = counts.pop()
    if terms is not None and terms.jokers_max is not None:
        jokers = min(jokers, terms.jokers_max)
    never = len(hand) - 1 if wish.leave_not_one else opening.NO_CARD
    chosen = opening.best(
        counts,
        jokers,
        _shapes(counts, jokers, limits),
        _values(terms),
        _penalties(hand, penalty),
        0 if terms is None else terms.min_points,
        opening.ANY_RUN if terms is None else _RUNS_NEEDED[terms.natural_run],
        opening.NO_CARD if wish.must_use is None else number(wish.must_use),
        [fewest, len(hand) - wish.leave_at_least, never],
    )
    if chosen == [opening.NO_CARD]:
        return None
    melds = tuple(_meld(shape, limits) for shape in sorted(chosen, key=_table_order))
    used = [face(card) for meld in melds for card in meld.cards]
    total = 0 if terms is None else sum(points(meld, terms) for meld in melds)
    return LayDown(melds, total, sort_cards(without(hand, used)))


def _searched(hand: tuple[Card, ...], must_use: Card | None) -> tuple[Card, ...]:
    """The cards that the search looks at: all, or of a huge hand those with the most partners."""
    if len(hand) <= MOST_CARDS:
        return hand

    def promise(card: Card) -> tuple[bool, bool, int]:
        return card == must_use, is_joker(card), sum(_partners(card, other) for other in hand)

    return tuple(sorted(hand, key=promise, reverse=True)[:MOST_CARDS])


def _partners(card: Card, other: Card) -> bool:
    """Whether two natural cards could be neighbours in a set or a run."""
    if is_joker(card) or is_joker(other) or card == other:
        return False
    if RANK[card] == RANK[other]:
        return True
    return SUIT[card] == SUIT[other] and abs(RANK[card] - RANK[other]) % 12 <= 2


def _shapes(counts: list[int], jokers: int, limits: MeldLimits) -> list[int]:
    """The melds that a hand can make within the limits.

    With at most one joker a meld every longer run falls into two that are allowed too, one of them
    without joker, so runs below twice the least length are enough.
    """
    most = min(jokers, limits.max_jokers)
    naturals = max(1, limits.min_naturals)
    longest = min(limits.run_max, 14)
    if most <= 1 and naturals < limits.run_min and limits.run_min >= 3:
        longest = min(longest, 2 * limits.run_min - 1)
    surplus = _SURPLUS[limits.joker_share]
    return opening_shapes.run_shapes(
        counts,
        most,
        limits.run_min,
        longest,
        naturals,
        surplus,
        limits.adjacent_jokers,
        limits.ace_high,
        limits.ace_both_ends,
    ) + opening_shapes.set_shapes(
        counts,
        most,
        limits.set_min,
        limits.set_max,
        naturals,
        surplus,
        limits.distinct_suits,
    )


def _values(terms: OpeningTerms | None) -> list[int]:
    """What cards count by place in a run, by rank in a set, and what a joker counts."""
    if terms is None:
        return [0] * 28
    pips = [*range(2, 11), terms.face, terms.face, terms.face]
    joker = -1 if terms.joker_value is None else terms.joker_value
    return [terms.ace_low, *pips, terms.ace_high, terms.ace_set, *pips, joker]


def _penalties(hand: tuple[Card, ...], penalty: Mapping[Card, int] | None) -> list[int]:
    """The penalty points by number; empty where points are what counts."""
    if penalty is None:
        return []
    held = {face(card): penalty[face(card)] for card in hand}
    return [held.get(card, 0) for card in (*FACES, JOKER)]


def _table_order(shape: int) -> tuple[int, int]:
    """Runs by suit and place, then sets by rank."""
    return shape & SET, shape >> 4 & (15 if shape & SET else 63)


def _meld(shape: int, limits: MeldLimits) -> Meld:
    """The meld of a shape, its jokers declared where only one card is possible (rule R30)."""
    naturals = [FACES[card] for card in opening_shapes.naturals(shape)]
    if not shape & SET:
        row = [FACES[opening_shapes.run_card(shape, i)] for i in range(shape & 15)]
        jokers = shape >> 10
        return Meld(
            "run", tuple(JOKER_FOR[card] if jokers >> i & 1 else card for i, card in enumerate(row))
        )
    jokers = opening_shapes.joker_count(shape)
    rank = RANK[naturals[0]]
    missing = [card for card in FACES[rank::13] if card not in naturals]
    if limits.distinct_suits and jokers == len(missing) == 1:
        return Meld("set", (*naturals, JOKER_FOR[missing[0]]))
    return Meld("set", (*naturals, *[JOKER] * jokers))
