"""The opening solver for cards as text: what Rummy 30, Rummy 51 and their like may lay down.

`most_points` finds the best opening, `least_left` the lay-down that leaves the fewest penalty
points, `points` what a meld counts. The search itself works on numbers (`opening`): it is exact,
and 20 different natural cards always fit; with too many all raise `ValueError`.

Long runs come out split, as runs of less than twice the least length (unless a meld may hold two
jokers): they have more ends to lay off on.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from openrummy.core.cards import RANK, SUIT, Card, is_joker, number, sort_cards
from openrummy.core.limits import NO_LIMIT, MeldLimits
from openrummy.core.meld import Meld
from openrummy.core.solvers import opening
from openrummy.core.solvers.counting import cards_of, count
from openrummy.core.solvers.opening_plan import (
    NO_PENALTY,
    OpeningTerms,
    penalty_of,
    plan_of,
    values_of,
)
from openrummy.core.solvers.opening_tables import (
    ANY_RUN,
    BY_PENALTY,
    FEWEST,
    JOKERS,
    MIN_POINTS,
    MOST,
    MUST_USE,
    NATURAL_RUN,
    NEVER,
    NO_CARD,
    NO_ROOM,
    TOO_MANY,
)
from openrummy.core.solvers.scratch import SCRATCH
from openrummy.core.solvers.shape_cards import meld_of, table_order

__all__ = [
    "MOST_CARDS",
    "LayDown",
    "OpeningTerms",
    "Wish",
    "best_points_any",
    "least_left",
    "most_points",
    "points",
]


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
    values = values_of(terms)
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
    found = _best(hand, terms, limits, None, _NO_WISH, any_points=True)
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
    *,
    any_points: bool = False,
) -> LayDown | None:
    """The better of an ordinary lay-down, a closed hand where that is exempt, and none at all."""
    ways = [_search(hand, terms, limits, penalty, wish, 1, any_points=any_points)]
    if terms is None:
        if wish.must_use is None:
            ways.append(LayDown((), 0, sort_cards(hand)))
    elif terms.closed_hand_exempt:
        closed = max(1, len(hand) - wish.closed_hand_leaves)
        ways.append(_search(hand, terms, limits, penalty, wish, closed, exempt=True))
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
    *,
    any_points: bool = False,
    exempt: bool = False,
) -> LayDown | None:
    """The best lay-down of ``fewest`` cards or more, without minimum or ``exempt`` of all terms."""
    plan, counts, filled = plan_of(terms, limits), SCRATCH.counts, SCRATCH.terms
    count(_searched(hand, wish.must_use), counts)
    filled[:] = plan.terms
    if any_points or exempt:
        filled[MIN_POINTS] = 0
    if exempt:
        filled[NATURAL_RUN], filled[JOKERS] = ANY_RUN, NO_LIMIT
    filled[BY_PENALTY] = penalty is not None
    filled[MUST_USE] = NO_CARD if wish.must_use is None else number(wish.must_use)
    filled[FEWEST], filled[MOST] = fewest, len(hand) - wish.leave_at_least
    filled[NEVER] = len(hand) - 1 if wish.leave_not_one else -1
    saved = NO_PENALTY if penalty is None else penalty_of(penalty)
    shapes = sorted(_shapes(counts, filled, plan.values, saved), key=table_order)
    if not shapes:
        return None
    melds = tuple(meld_of(shape, limits.distinct_suits) for shape in shapes)
    count(hand, counts)
    for meld in melds:
        for card in meld.cards:
            counts[number(card)] -= 1
    total = 0 if terms is None else sum(points(meld, terms) for meld in melds)
    return LayDown(melds, total, cards_of(counts))


def _shapes(
    counts: array[int], terms: array[int], values: array[int], penalty: array[int]
) -> array[int]:
    """The shapes of the best lay-down, empty for none. Raises `ValueError` for too many cards."""
    while True:
        room, laid = SCRATCH.room, SCRATCH.laid
        found = opening.best(counts, terms, values, penalty, SCRATCH.melds, room, laid)
        if found == TOO_MANY:
            raise ValueError("too many cards that can be melded")
        if found != NO_ROOM:
            return laid[:found]
        SCRATCH.make_room()


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
