"""Gin by numbers: the least deadwood, the best discard, the best defence against a knock.

A card is ``suit * 13 + rank`` (suits S H D C, ace 0 to king 12), a set of cards an integer with one
bit a card. All functions take and give plain integers below 2**63, so that the file can be compiled
as it stands; cards as text and checks of the input are in `gin_cards`.

The idea: once the cards that go into *sets* are chosen, the rest is decided, since every row of
three or more of one suit is then a run. And a set none of whose cards could lie in a run costs
nothing, so only the ranks that clash with a run are tried, each in two ways (three cards held) or
six (four held).

An arrangement is one integer, ``deadwood << 52 | cards in sets``; its run cards follow
(`run_cards`). Among arrangements of equal deadwood the one with more cards in sets is taken
(rule G19: sets leave an opponent less to lay off on), then the one with the lowest set cards as a
number.
"""

from __future__ import annotations

from openrummy.core.solvers.gin_tables import (
    BIT,
    DOWN,
    FULL,
    KEEP,
    LANE,
    NO_CARD,
    NOT_ACE,
    NOT_KING,
    PIPS,
    POINTS,
    SIZE,
    SPREAD,
    UNMELDED,
)

_TOO_MUCH = 1000
"""More deadwood, or lay-offs, than any hand has."""


def points(cards: int) -> int:
    """Deadwood points of the cards: ace 1, two to ten their number, court cards 10."""
    return (
        POINTS[cards & LANE]
        + POINTS[cards >> 13 & LANE]
        + POINTS[cards >> 26 & LANE]
        + POINTS[cards >> 39 & LANE]
    )


def size(cards: int) -> int:
    """Number of cards."""
    return (
        SIZE[cards & LANE]
        + SIZE[cards >> 13 & LANE]
        + SIZE[cards >> 26 & LANE]
        + SIZE[cards >> 39 & LANE]
    )


def runs_in(cards: int) -> int:
    """The cards that lie in rows of three or more of one suit (ace low only, rule G21)."""
    pairs = cards & cards >> 1 & NOT_KING
    starts = pairs & pairs >> 1
    return starts | starts << 1 | starts << 2


def deadwood(key: int) -> int:
    """Points left in an arrangement (a result of `arrange` or `defend`)."""
    return key >> 52


def set_cards(key: int) -> int:
    """The cards that an arrangement uses in sets."""
    return key & FULL


def run_cards(hand: int, key: int) -> int:
    """The cards of ``hand`` that its arrangement uses in runs, each row of a suit one run."""
    return runs_in(hand ^ key & FULL)


def unmatched(hand: int, key: int) -> int:
    """The cards of ``hand`` that its arrangement leaves over (`defend`: before lay-offs)."""
    rest = hand ^ key & FULL
    return rest ^ runs_in(rest)


def arrange(hand: int) -> int:
    """The arrangement of ``hand`` with the least deadwood (rules G5, G19, G21).

    ``deadwood << 52 | cards in sets``; take it apart with `deadwood`, `set_cards`, `run_cards` and
    `unmatched`. Ties: more cards in sets, then the lowest set cards.
    """
    ranks = _set_ranks(hand)
    if ranks == 0:
        return _unmelded(hand) << 52
    clashing = ranks & _ranks_of(runs_in(hand))
    certain = hand & (ranks ^ clashing) * SPREAD
    least = _TOO_MUCH
    best = 0
    for choice in range(_choices(hand, clashing)):
        sets = certain | _chosen(hand, clashing, choice)
        left = _unmelded(hand ^ sets)
        if left < least or (left == least and _preferred(sets, best)):
            least = left
            best = sets
    return least << 52 | best


def at_least(hand: int) -> int:
    """A number that no deadwood of ``hand`` is below, quicker to find than `arrange`.

    It takes every row for melded, and every rank held three or four times: a card in both counts
    twice. Where no rank clashes with a run it is the least deadwood itself.
    """
    ranks = _set_ranks(hand)
    fours = hand & hand >> 13 & hand >> 26 & hand >> 39 & LANE
    return _unmelded(hand) - 3 * POINTS[ranks] - POINTS[fours]


def defend(hand: int, runs: int, fourths: int) -> int:
    """The defender's best own melds and lay-offs against a knock, in one choice (rule G6).

    ``runs`` are the knocker's cards in runs, ``fourths`` the cards that his sets of three lack.
    The result is ``deadwood << 52 | cards in own sets``; own runs are `run_cards`, lay-offs
    `laid_on_runs` and `laid_on_sets`. Ties: fewer lay-offs, then as in `arrange`.

    A row of the hand that touches a run of the knocker can be laid off to its last card, so beside
    the sets nothing needs to be tried here either.
    """
    ranks = _set_ranks(hand)
    clashing = ranks & _ranks_of(runs_in(hand) | _touching(hand, runs))
    certain = hand & (ranks ^ clashing) * SPREAD
    least = _TOO_MUCH
    fewest = _TOO_MUCH
    best = 0
    for choice in range(_choices(hand, clashing)):
        sets = certain | _chosen(hand, clashing, choice)
        rest = hand ^ sets
        over = rest ^ runs_in(rest)
        laid = over & (_touching(over, runs) | fourths)
        left = points(over ^ laid)
        count = size(laid)
        if (
            left < least
            or (left == least and count < fewest)
            or (left == least and count == fewest and _preferred(sets, best))
        ):
            least = left
            fewest = count
            best = sets
    return least << 52 | best


def laid_on_runs(hand: int, key: int, runs: int) -> int:
    """The cards that the defence ``key`` lays off on the knocker's ``runs``, in chains."""
    return _touching(unmatched(hand, key), runs)


def laid_on_sets(hand: int, key: int, runs: int, fourths: int) -> int:
    """The cards that the defence ``key`` lays off as fourth cards; a run that fits goes first."""
    over = unmatched(hand, key)
    return over & fourths & ~_touching(over, runs)


def deadwood_without(hand: int, key: int, card: int) -> int:
    """Least deadwood once ``card`` is thrown from ``hand``, whose arrangement is ``key``.

    A card that the arrangement leaves over takes exactly its points with it: with less left than
    that, the whole hand would have had less too.
    """
    if unmatched(hand, key) & BIT[card]:
        return deadwood(key) - PIPS[card]
    return deadwood(arrange(hand ^ BIT[card]))


def discards(hand: int) -> list[int]:
    """Least deadwood after each discard, in the order of the hand's cards by number."""
    key = arrange(hand)
    return [deadwood_without(hand, key, card) for card in range(52) if hand & BIT[card]]


def drop(hand: int, forbidden: int = 0) -> int:
    """Number of the best discard: the one that leaves the least deadwood.

    ``forbidden`` are cards that may not be thrown: the one just taken (rule G3). Ties: a card that
    `arrange` leaves over before a melded one, then more points, then the higher rank, then the
    suit first in S H D C. `NO_CARD` when every card is forbidden.
    """
    key = arrange(hand)
    over = unmatched(hand, key) & ~forbidden
    melded = hand & ~forbidden & ~over
    best = NO_CARD
    least = _TOO_MUCH
    for step in range(52):
        card = DOWN[step]
        if over & BIT[card] and deadwood(key) - PIPS[card] < least:
            least = deadwood(key) - PIPS[card]
            best = card
    for step in range(52):
        card = DOWN[step]
        # A melded card can take no more than its points with it: most need no look.
        if melded & BIT[card] and deadwood(key) - PIPS[card] < least:
            left = deadwood(arrange(hand ^ BIT[card]))
            if left < least:
                least = left
                best = card
    return best


def _unmelded(cards: int) -> int:
    """Points of the cards when every row of three or more is a run."""
    return (
        UNMELDED[cards & LANE]
        + UNMELDED[cards >> 13 & LANE]
        + UNMELDED[cards >> 26 & LANE]
        + UNMELDED[cards >> 39 & LANE]
    )


def _ranks_of(cards: int) -> int:
    """The ranks of the cards, as one lane."""
    return (cards | cards >> 13 | cards >> 26 | cards >> 39) & LANE


def _set_ranks(hand: int) -> int:
    """The ranks of which the hand holds three or four cards, as one lane."""
    spades, hearts, diamonds, clubs = hand, hand >> 13, hand >> 26, hand >> 39
    first_two = spades & hearts & (diamonds | clubs)
    last_two = diamonds & clubs & (spades | hearts)
    return (first_two | last_two) & LANE


def _four_held(hand: int, rank: int) -> bool:
    """Whether the hand holds every card of a rank (given as its bit in a lane)."""
    cards = rank * SPREAD
    return hand & cards == cards


def _choices(hand: int, ranks: int) -> int:
    """In how many ways the ranks can be used as sets: two for three cards held, six for four."""
    count = 1
    while ranks:
        rank = ranks & -ranks
        count *= 6 if _four_held(hand, rank) else 2
        ranks ^= rank
    return count


def _chosen(hand: int, ranks: int, choice: int) -> int:
    """The cards in sets by the choice of that number, below `_choices`."""
    sets = 0
    while ranks:
        rank = ranks & -ranks
        ways = 6 if _four_held(hand, rank) else 2
        sets |= hand & rank * KEEP[choice % ways]
        choice //= ways
        ranks ^= rank
    return sets


def _preferred(sets: int, than: int) -> bool:
    """Whether set cards come first among arrangements of equal deadwood (rule G19)."""
    more = size(sets) - size(than)
    return more > 0 or (more == 0 and sets < than)


def _touching(cards: int, runs: int) -> int:
    """The cards that continue one of the runs, directly or in a chain, up or down."""
    chain = 0
    grown = cards & _beside(runs)
    while grown != chain:
        chain = grown
        grown = chain | cards & _beside(chain)
    return chain


def _beside(cards: int) -> int:
    """The neighbours in the same suit."""
    return (cards & NOT_KING) << 1 | (cards & NOT_ACE) >> 1
