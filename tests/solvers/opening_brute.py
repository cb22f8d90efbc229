"""The slow second opinion on lay-downs: every way to split a small hand, and a check of melds."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from itertools import combinations

from openrummy.core.cards import (
    JOKER,
    RANK,
    RANKS,
    SUIT,
    SUITS,
    Card,
    face,
    is_joker,
    meaning,
    sort_cards,
)
from openrummy.core.limits import MeldLimits
from openrummy.core.meld import Meld
from openrummy.core.solvers.opening_cards import LayDown, OpeningTerms, Wish

PLACES = RANKS + "A"


def card_points(card: Card, kind: str, place: int, terms: OpeningTerms) -> int:
    if card[0] == "A":
        return terms.ace_set if kind == "set" else terms.ace_high if place else terms.ace_low
    return terms.face if card[0] in "JQK" else 10 if card[0] == "T" else int(card[0])


def jokers_fit(naturals: int, jokers: int, limits: MeldLimits) -> bool:
    share = {
        "any": True,
        "not_more_than_naturals": jokers <= naturals,
        "naturals_majority": jokers < naturals,
    }
    return (
        jokers <= limits.max_jokers
        and naturals >= max(1, limits.min_naturals)
        and share[limits.joker_share]
    )


def readings(
    cards: tuple[Card, ...], limits: MeldLimits, terms: OpeningTerms
) -> set[tuple[int, bool, bool]]:
    """All that the cards can be as one meld: points, run without joker, three naturals inside."""
    naturals = [card for card in cards if card != JOKER]
    jokers = len(cards) - len(naturals)
    if not jokers_fit(len(naturals), jokers, limits):
        return set()
    found: set[tuple[int, bool, bool]] = set()
    if len({card[0] for card in naturals}) == 1 and limits.set_min <= len(cards) <= limits.set_max:
        different = len({card[1] for card in naturals}) == len(naturals) and len(cards) <= 4
        if different or not limits.distinct_suits:
            each = card_points(naturals[0], "set", 0, terms)
            of_joker = each if terms.joker_value is None else terms.joker_value
            found.add((each * len(naturals) + of_joker * jokers, False, False))
    if (
        len({card[1] for card in naturals}) != 1
        or not limits.run_min <= len(cards) <= limits.run_max
    ):
        return found
    last = 14 if limits.ace_high else 13
    for start in range(last - len(cards) + 1):
        row = [PLACES[i] + naturals[0][1] for i in range(start, start + len(cards))]
        if len(row) == 14 and not limits.ace_both_ends:
            continue
        for spots in combinations(range(len(row)), jokers):
            rest = [card for i, card in enumerate(row) if i not in spots]
            if Counter(rest) != Counter(naturals):
                continue
            if not limits.adjacent_jokers and any(i + 1 in spots for i in spots):
                continue
            points = 0
            for i, card in enumerate(row):
                if i in spots and terms.joker_value is not None:
                    points += terms.joker_value
                else:
                    points += card_points(card, "run", start + i, terms)
            inside = any(not {i, i + 1, i + 2} & set(spots) for i in range(len(row) - 2))
            found.add((points, jokers == 0, inside))
    return found


def ways(
    hand: tuple[Card, ...], limits: MeldLimits, terms: OpeningTerms
) -> Iterator[tuple[int, bool, bool, tuple[Card, ...]]]:
    """Every lay-down: points, natural run, three naturals inside, cards left."""
    if not hand:
        yield 0, False, False, ()
        return
    first, others = hand[0], hand[1:]
    for points, whole, inside, left in ways(others, limits, terms):
        yield points, whole, inside, (first, *left)
    for size in range(1, len(others) + 1):
        for chosen in combinations(range(len(others)), size):
            found = readings((first, *[others[i] for i in chosen]), limits, terms)
            if not found:
                continue
            rest = tuple(card for i, card in enumerate(others) if i not in chosen)
            for points, whole, inside, left in ways(rest, limits, terms):
                for more, is_whole, is_inside in found:
                    yield points + more, whole or is_whole, inside or is_inside, left


def brute(
    hand: Iterable[Card],
    limits: MeldLimits,
    terms: OpeningTerms,
    wish: Wish,
    penalty: Mapping[Card, int] | None = None,
    opened: bool = False,
) -> tuple[int, int, int] | None:
    """The best rating (as `rating`) of all lay-downs."""
    cards = tuple(hand)
    best = None
    for points, whole, inside, left in ways(cards, limits, terms):
        jokers = cards.count(JOKER) - left.count(JOKER)
        run = {"none": True, "joker_free_meld": whole, "three_naturals_inside": inside}
        opens = (
            points >= terms.min_points
            and run[terms.natural_run]
            and (terms.jokers_max is None or jokers <= terms.jokers_max)
        ) or (terms.closed_hand_exempt and len(left) <= wish.closed_hand_leaves)
        used = wish.must_use is None or left.count(wish.must_use) < cards.count(wish.must_use)
        empty = len(left) == len(cards)
        fits = len(left) >= wish.leave_at_least and not (wish.leave_not_one and len(left) == 1)
        if used and (opened if empty else (opens or opened) and fits):
            value = points if penalty is None else -sum(penalty[card] for card in left)
            now = value, -jokers, len(left) if penalty is None else -len(left)
            best = now if best is None else max(best, now)
    return best


def rating(
    way: LayDown | None, penalty: Mapping[Card, int] | None = None
) -> tuple[int, int, int] | None:
    if way is None:
        return None
    jokers = sum(meld.jokers for meld in way.melds)
    if penalty is None:
        return way.points, -jokers, len(way.unmatched)
    return -sum(penalty[card] for card in way.unmatched), -jokers, -len(way.unmatched)


def check_melds(hand: Iterable[Card], way: LayDown, limits: MeldLimits, terms: OpeningTerms) -> int:
    """Asserts that the melds are legal and made of the hand; their points."""
    laid = [face(card) for meld in way.melds for card in meld.cards]
    assert sort_cards([*laid, *way.unmatched]) == sort_cards(hand)
    return sum(_check_meld(meld, limits, terms) for meld in way.melds)


def _check_meld(meld: Meld, limits: MeldLimits, terms: OpeningTerms) -> int:
    naturals = [card for card in meld.cards if not is_joker(card)]
    assert jokers_fit(len(naturals), meld.jokers, limits)
    points = 0
    for i, card in enumerate(meld.cards):
        if meld.kind == "run":
            place = meld.start + i
            assert RANKS[RANK[meaning(card)]] == PLACES[place]
            assert SUITS[SUIT[meaning(card)]] == meld.cards[0].strip(")")[-1]
        else:
            place = 0
            assert meaning(card) == JOKER or card_rank(card) == naturals[0][0]
        meant = naturals[0] if meaning(card) == JOKER else meaning(card)
        own = card_points(meant, meld.kind, place, terms)
        points += terms.joker_value if is_joker(card) and terms.joker_value is not None else own
    if meld.kind == "set":
        suits = [meaning(card)[1] for card in meld.cards if meaning(card) != JOKER]
        assert limits.set_min <= len(meld.cards) <= limits.set_max
        assert not limits.distinct_suits or len(set(suits)) == len(suits) <= len(meld.cards) <= 4
        settled = limits.distinct_suits and len(naturals) == 3
        assert meld.jokers == 0 or (JOKER in meld.cards) != settled
    else:
        assert JOKER not in meld.cards
        assert limits.run_min <= len(meld.cards) <= limits.run_max
    return points


def card_rank(card: Card) -> str:
    return meaning(card)[0]
