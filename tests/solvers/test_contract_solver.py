"""The contract solver against a search through all melds of small hands, and against laws."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations, pairwise, product
from typing import NamedTuple

import pytest

from openrummy.core.cards import FACES, JOKER, Card, face, parse_cards
from openrummy.core.limits import NO_LIMIT, Contract, MeldLimits
from openrummy.core.meld import Meld
from openrummy.core.solvers import contract_cards
from openrummy.core.solvers import contract_general as general
from openrummy.core.solvers.contract_cards import Wish, best_lay_down, missing, needed
from openrummy.core.solvers.contract_sweep import Bounds
from tests.solvers.contract_hands import (
    CONTRACTS,
    JIMMY,
    POINTS,
    UNEVEN_POINTS,
    check_lay_down,
    fits,
    laid_points,
    random_hand,
    random_rules,
)

# --- The search through all melds --------------------------------------------------------------


class Piece(NamedTuple):
    """A meld: the suit and the first place and length of a run, or the rank and size of a set."""

    is_run: bool
    of: int
    start: int
    size: int
    cards: tuple[Card, ...]


def allowed(cards: Sequence[Card], limits: MeldLimits) -> bool:
    jokers = cards.count(JOKER)
    naturals = len(cards) - jokers
    share = {
        "any": True,
        "not_more_than_naturals": jokers <= naturals,
        "naturals_majority": jokers < naturals,
    }
    enough = naturals >= limits.min_naturals and jokers <= limits.max_jokers
    return enough and share[limits.joker_share]


def all_runs(hand: Counter[Card], limits: MeldLimits, least: int) -> Iterator[Piece]:
    last = 14 if limits.ace_high else 13
    for suit, start in product(range(4), range(13)):
        for end in range(start + least, min(last, start + limits.run_max) + 1):
            if end - start == 14 and not limits.ace_both_ends:
                continue
            faces = [FACES[suit * 13 + place % 13] for place in range(start, end)]
            choices = [(card, JOKER) if hand[card] else (JOKER,) for card in faces]
            for cards in product(*choices):
                beside = any(a == b == JOKER for a, b in pairwise(cards))
                fine = limits.adjacent_jokers or not beside
                if fine and Counter(cards) <= hand and allowed(cards, limits):
                    yield Piece(True, suit, start, end - start, cards)


def all_sets(hand: Counter[Card], limits: MeldLimits, least: int) -> Iterator[Piece]:
    for rank in range(13):
        faces = [*FACES[rank::13], JOKER]
        cards = [card for card in faces for _ in range(hand[card])]
        most = min(limits.set_max, len(cards), 4 if limits.distinct_suits else NO_LIMIT)
        for size in range(least, most + 1):
            for chosen in set(combinations(cards, size)):
                naturals = [card for card in chosen if card != JOKER]
                twice = len(set(naturals)) < len(naturals)
                if allowed(chosen, limits) and not (twice and limits.distinct_suits):
                    yield Piece(False, rank, 0, size, chosen)


def together(one: Piece, two: Piece, contract: Contract) -> bool:
    if one.is_run != two.is_run or one.of != two.of:
        return True
    if not one.is_run:
        return contract.same_rank_sets
    if contract.same_suit_runs == "gap":
        low, high = sorted((one, two), key=lambda piece: piece.start)
        return high.start - low.start - low.size >= contract.same_suit_gap
    return contract.same_suit_runs == "any"


def all_lay_downs(
    cards: Sequence[Card], contract: Contract, limits: MeldLimits
) -> Iterator[tuple[Piece, ...]]:
    hand = Counter(cards)
    run_least, set_least = contract.run_min, contract.set_min
    if contract.extra_melds:
        run_least = min(run_least, limits.run_min)
        set_least = min(set_least, limits.set_min)
    pieces = [*all_runs(hand, limits, run_least), *all_sets(hand, limits, set_least)]

    def grow(
        chosen: tuple[Piece, ...], first: int, left: Counter[Card]
    ) -> Iterator[tuple[Piece, ...]]:
        runs = [piece.size for piece in chosen if piece.is_run]
        sets = [piece.size for piece in chosen if not piece.is_run]
        if fits(runs, contract.runs, contract.run_min, contract, limits.run_min) and fits(
            sets, contract.sets, contract.set_min, contract, limits.set_min
        ):
            yield chosen
        if len(chosen) == contract.runs + contract.sets and not contract.extra_melds:
            return
        for i in range(first, len(pieces)):
            used = Counter(pieces[i].cards)
            if used <= left and all(together(pieces[i], other, contract) for other in chosen):
                yield from grow((*chosen, pieces[i]), i, left - used)

    yield from grow((), 0, hand)


def brute_best(
    cards: Sequence[Card],
    contract: Contract,
    limits: MeldLimits,
    points: dict[Card, int],
    wish: Wish = Wish(),  # noqa: B008 - frozen
) -> int | None:
    """The most points that a lay-down takes from the hand, None when there is none."""
    best = None
    for pieces in all_lay_downs(cards, contract, limits):
        laid = [card for piece in pieces for card in piece.cards]
        kept = len(cards) - len(laid)
        granted = kept >= wish.keep and not (wish.keep_not_one and kept == 1)
        if granted and (wish.must_use is None or wish.must_use in laid):
            total = sum(points[card] for card in laid)
            best = total if best is None else max(best, total)
    return best


def check_best(
    cards: Sequence[Card],
    contract: Contract,
    limits: MeldLimits,
    points: dict[Card, int],
    wish: Wish,
) -> None:
    melds = best_lay_down(cards, contract, limits, points, wish)
    expected = brute_best(cards, contract, limits, points, wish)
    assert laid_points(melds, points) == expected, (cards, contract, limits, wish, melds)
    if melds is not None:
        check_lay_down(melds, cards, contract, limits)


def random_wish(rnd: random.Random, cards: Sequence[Card]) -> Wish:
    must = rnd.choice([None, rnd.choice(cards)])
    return rnd.choice([Wish(must), Wish(must, keep=rnd.randint(1, 3)), Wish(must, 0, True)])


def small_contract(rnd: random.Random) -> Contract:
    runs, sets = rnd.choice([(1, 1), (2, 0), (0, 2), (1, 0), (0, 1), (0, 3)])
    return Contract(runs, sets, run_min=rnd.choice([3, 4]))


def compare_common(seed: int, hands: int, size: int) -> None:
    rnd = random.Random(seed)
    for _ in range(hands):
        cards = random_hand(rnd, rnd.randint(6, size), rnd.choice([0, 1, 2, 2, 3, 4]))
        contract = small_contract(rnd)
        check_best(cards, contract, JIMMY, POINTS, Wish())
        check_best(cards, contract, JIMMY, POINTS, random_wish(rnd, cards))


def compare_options(seed: int, hands: int, size: int) -> None:
    rnd = random.Random(seed)
    for _ in range(hands):
        cards = random_hand(rnd, rnd.randint(6, size), rnd.choice([0, 1, 1, 2, 3]))
        contract, limits = random_rules(rnd)
        points = rnd.choice([POINTS, UNEVEN_POINTS])
        check_best(cards, contract, limits, points, rnd.choice([Wish(), random_wish(rnd, cards)]))
        assert (missing_or_none(cards, contract, limits) == 0) == any(
            True for _ in all_lay_downs(cards, contract, limits)
        )


def missing_or_none(cards: Sequence[Card], contract: Contract, limits: MeldLimits) -> int | None:
    """`missing`, None where the rules contradict each other (sets of five with four suits)."""
    try:
        return missing(cards, contract, limits)
    except ValueError:
        return None


def check_bellman(cards: tuple[Card, ...], contract: Contract, limits: MeldLimits) -> None:
    """The best next card, tried one by one, lowers what is missing by one; `needed` names them.

    Together with "0 where the contract can be laid" this decides `missing` for every hand.
    """
    lack = missing_or_none(cards, contract, limits)
    if lack is None:
        return
    after = {card: missing((*cards, card), contract, limits) for card in FACES}
    wanted = needed(cards, contract, limits)
    if lack == 0:
        assert not wanted
        return
    assert min(after.values()) == lack - 1, (cards, contract, limits, lack)
    assert wanted == {card for card in FACES if after[card] < lack}, (cards, contract, limits)


# --- Tests --------------------------------------------------------------------------------------


def test_common_rules_as_the_search_through_all_melds() -> None:
    compare_common(1, 60, 8)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2, 6))
def test_common_rules_on_many_hands(seed: int) -> None:
    compare_common(seed, 250, 10)


@pytest.mark.slow
def test_options_as_the_search_through_all_melds() -> None:
    compare_options(1, 80, 8)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2, 6))
def test_options_on_many_hands(seed: int) -> None:
    compare_options(seed, 400, 9)


def test_missing_falls_by_one_with_the_best_card() -> None:
    rnd = random.Random(7)
    for contract in CONTRACTS:
        for size, jokers in ((8, 0), (11, 1), (12, 3)):
            check_bellman(random_hand(rnd, size, jokers), contract, JIMMY)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3))
def test_missing_falls_by_one_under_options(seed: int) -> None:
    rnd = random.Random(seed)
    for _ in range(30):
        contract, limits = random_rules(rnd)
        check_bellman(random_hand(rnd, rnd.randint(4, 11), rnd.randint(0, 3)), contract, limits)


STRICT = {"same_suit_runs": "gap", "same_suit_gap": 2, "same_rank_sets": False}


def compare_paths(seed: int, hands: int, size: int) -> None:
    rnd = random.Random(seed)
    worth = tuple(POINTS[card] for card in (*FACES, JOKER))
    for i in range(hands):
        cards = random_hand(rnd, rnd.randint(8, size), rnd.randint(0, 5))
        counts = contract_cards._counts(cards)
        hand = contract_cards._hand(counts)
        contract = rnd.choice(CONTRACTS)
        laid = general.best(hand, JIMMY, contract, worth, Bounds())
        by_general = None if laid is None else contract_cards._melds(laid)
        by_both = best_lay_down(cards, contract, JIMMY, POINTS)
        assert laid_points(by_both, POINTS) == laid_points(by_general, POINTS), (cards, contract)
        for melds in (by_both, by_general):
            if melds is not None:
                check_lay_down(melds, cards, contract, JIMMY)
        terms = replace(contract, **STRICT) if i % 2 else contract  # type: ignore[arg-type]
        lack, bits = general.lacking(hand, JIMMY, terms)
        assert missing(cards, terms, JIMMY) == lack, (cards, terms)
        wanted = {card for n, card in enumerate(FACES) if bits >> n & 1}
        assert needed(cards, terms, JIMMY) == (wanted if lack else set()), (cards, terms)


def test_fast_and_general_path_agree() -> None:
    compare_paths(1, 25, 14)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2, 5))
def test_fast_and_general_path_agree_on_large_hands(seed: int) -> None:
    compare_paths(seed, 250, 20)


@pytest.mark.parametrize("seed", range(3))
def test_one_more_card_never_makes_it_worse(seed: int) -> None:
    rnd = random.Random(seed)
    cards = random_hand(rnd, 16, 2)
    for contract in CONTRACTS:
        lack, laid = 99, -1
        for size in range(8, len(cards) + 1):
            held = cards[-size:]
            now = missing(held, contract, JIMMY)
            points = laid_points(best_lay_down(held, contract, JIMMY, POINTS), POINTS)
            assert now <= lack
            assert points is None if laid < 0 < now else points is not None and points >= laid
            lack, laid = now, -1 if points is None else points


def test_no_cards_at_all() -> None:
    assert missing((), Contract(2, 1), JIMMY) == 11
    assert best_lay_down((), Contract(1, 1), JIMMY, POINTS) is None
    assert needed((), Contract(0, 2), JIMMY) == set(FACES)


def test_a_meld_needs_a_natural_card() -> None:
    jokers = (JOKER,) * 8
    assert missing(jokers, Contract(1, 1), JIMMY) == 2
    assert missing(jokers, Contract(1, 1), replace(JIMMY, min_naturals=2)) == 4
    assert missing(parse_cards("4H 5H 6H 7H JK JK JK"), Contract(1, 1), JIMMY) == 0


def test_contract_that_no_cards_complete() -> None:
    with pytest.raises(ValueError, match="no cards complete"):
        missing((), Contract(0, 1, set_min=5), replace(JIMMY, distinct_suits=True))


def lay(text: str, contract: Contract, wish: Wish = Wish()) -> list[str] | None:  # noqa: B008
    melds = best_lay_down(parse_cards(text), contract, JIMMY, POINTS, wish)
    return None if melds is None else [" ".join(meld.cards) for meld in melds]


def test_melds_are_rebuilt_in_table_order() -> None:
    assert lay("9S 7H 4H JK 6H 9D 9C 9C", Contract(1, 1)) == ["4H JK(5H) 6H 7H", "9S 9D 9C 9C"]
    assert lay("JK KH QH JH AH 9S JK", Contract(1, 1)) == ["JH QH KH AH", "9S JK JK"]
    assert lay("JK AS 3S 4S TS JS QS KS", Contract(2, 0)) == ["AS JK(2S) 3S 4S", "TS JS QS KS"]


def test_gap_counts_the_ranks_between_two_runs() -> None:
    cards = parse_cards("3S 4S 5S 6S 8S 9S TS JS")
    for gap, lack in ((1, 0), (2, 1)):
        contract = Contract(2, 0, same_suit_runs="gap", same_suit_gap=gap)
        assert missing(cards, contract, JIMMY) == lack
    assert missing(cards, Contract(2, 0, same_suit_runs="different_suits"), JIMMY) == 4


def test_two_sets_of_one_rank() -> None:
    cards = parse_cards("8S 8C 8H 8D 8S 8H")
    assert missing(cards, Contract(0, 2), JIMMY) == 0
    assert missing(cards, Contract(0, 2, same_rank_sets=False), JIMMY) == 3


def test_wish_for_a_card_and_for_cards_in_hand() -> None:
    hand = "4H 5H 6H 7H 9S 9D 9C 2S 3S 4S 5S"
    assert lay(hand, Contract(1, 1), Wish(must_use="2S")) == ["2S 3S 4S 5S", "9S 9D 9C"]
    going_out = "4H 5H 6H 7H 8H 9S 9D 9C"
    assert lay(going_out, Contract(1, 1), Wish(keep=1)) == ["5H 6H 7H 8H", "9S 9D 9C"]
    assert lay(going_out, Contract(1, 1), Wish(keep=2)) is None
    stranded = "4H 5H 6H 7H 9S 9D 9C 2S"
    assert lay(stranded, Contract(1, 1), Wish(keep_not_one=True)) is None


def test_joker_is_a_wish_too() -> None:
    melds = lay("4H 5H 6H 7H 9S 9D 9C JK", Contract(1, 1), Wish(must_use=JOKER, keep=1))
    assert melds is not None
    assert any(face(card) == JOKER for meld in melds for card in meld.split())


def test_run_of_fourteen_takes_the_ace_twice() -> None:
    cards = (*FACES[:13], "AS")
    whole = best_lay_down(cards, Contract(1, 0), JIMMY, POINTS)
    assert whole == (Meld("run", cards),)
    once = best_lay_down(cards, Contract(1, 0), replace(JIMMY, ace_both_ends=False), POINTS)
    assert laid_points(once, POINTS) == sum(POINTS[card] for card in cards) - POINTS["AS"]


ARRANGED = [
    ("4H 5H 6H 7H 9S 9D 9C 2S KD QC 3S", 0, 0, 30),
    ("6C 8C 9C TC JC 6H 7H 8H 8H 9H JH JH", 0, 0, 45),
    ("3C 4C 4C 6C 7C 3D 5D 6D 3H 6H 8H JK", 0, 0, 30),
    ("8D 8D JD JD QD KD KD JH QH QH KH JK", 0, 1, None),
    ("7C TC JC QC TH JH QH 7S 8S JS QS JK", 0, 1, None),
    ("9S 9D KS KD KC 2H 3H 4H 5H 6H 7H", 1, 1, None),
    ("2C 3C 4C 5C 6C 6C 4D 7D 3S 3S 4S 6S", 2, 1, None),
    ("QH KH AH 2H 3H 4H 5H 6H 7C 7D 7S", 2, 1, None),
    ("2C 3C 4C 6C 3H 4H 6H 7H 7H JK JK JK", 3, 0, 10),
    ("JC JC TD KD 9H TH JH 8S JS QS JK JK", 3, 1, None),
    ("6C 7C 8C 9C TC 6S 7S 8S 8S 9S TS TS", 4, 0, 10),
    ("8S 8S 8H 8D 8C 8C KH KD KC 2S 3D", 5, 0, 10),
    ("2H 3H 4H 5H 5H 6H 7H 8H JK TH JH QH", 6, 0, 0),
    ("2C 3C 4C 5C 6C 6C 4D 7D 3S 3S 4S 6S", 6, 3, None),
]


@pytest.mark.parametrize(("text", "at", "lack", "penalty"), ARRANGED)
def test_hands_of_the_table(text: str, at: int, lack: int, penalty: int | None) -> None:
    cards = parse_cards(text)
    assert missing(cards, CONTRACTS[at], JIMMY) == lack
    laid = laid_points(best_lay_down(cards, CONTRACTS[at], JIMMY, POINTS), POINTS)
    assert penalty == (None if laid is None else sum(POINTS[card] for card in cards) - laid)
