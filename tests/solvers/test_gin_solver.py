"""The gin solver against searches that share nothing with it, and against laws.

The searches here work on cards as text and try every choice of disjoint melds (and, for the
defence, every order of lay-offs), so they know neither that runs follow from the sets nor that a
chain of lay-offs is worth playing to its end.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from openrummy.core.cards import FACES, RANK, SUIT, Card, parse_cards
from openrummy.core.meld import Meld
from openrummy.core.solvers import gin
from openrummy.core.solvers.gin_cards import (
    MOST_CARDS,
    Arrangement,
    best_arrangement,
    best_defence,
    best_discard,
    cards_of,
    discard_deadwoods,
    hand_of,
)

Cards = frozenset[Card]


# --- Independent searches ----------------------------------------------------------------------


def value(cards: Sequence[Card] | Cards) -> int:
    return sum(min(RANK[card] + 1, 10) for card in cards)


@cache
def is_run(cards: Cards) -> bool:
    places = sorted(RANK[card] for card in cards)
    one_suit = len({SUIT[card] for card in cards}) == 1
    return one_suit and len(cards) >= 3 and places == list(range(places[0], places[0] + len(cards)))


@cache
def is_set(cards: Cards) -> bool:
    return len(cards) in (3, 4) and len({RANK[card] for card in cards}) == 1


def all_melds() -> list[Cards]:
    runs = [
        frozenset(FACES[suit * 13 + low : suit * 13 + high])
        for suit in range(4)
        for low in range(13)
        for high in range(low + 3, 14)
    ]
    fours = [frozenset(FACES[rank::13]) for rank in range(13)]
    return [*runs, *fours, *(four - {card} for four in fours for card in sorted(four))]


MELDS = all_melds()


def choices_of_melds(hand: Cards) -> Iterator[tuple[list[Cards], Cards]]:
    """Every choice of disjoint melds in a hand, with the cards left over."""
    melds = [meld for meld in MELDS if meld <= hand]

    def search(first: int, chosen: list[Cards], rest: Cards) -> Iterator[tuple[list[Cards], Cards]]:
        yield chosen, rest
        for index in range(first, len(melds)):
            if melds[index] <= rest:
                yield from search(index + 1, [*chosen, melds[index]], rest - melds[index])

    return search(0, [], hand)


def searched(hand: Cards) -> tuple[int, int]:
    """Least deadwood, and most cards in sets among the arrangements that reach it."""
    found = (
        (value(rest), -sum(map(len, filter(is_set, melds))))
        for melds, rest in choices_of_melds(hand)
    )
    least, in_sets = min(found)
    return least, -in_sets


def searched_defence(hand: Cards, table: tuple[Cards, ...]) -> tuple[int, int]:
    """Least deadwood over own melds and sequences of lay-offs, and the fewest lay-offs to it."""

    @cache
    def after_lay_offs(rest: Cards, melds: tuple[Cards, ...]) -> tuple[int, int]:
        least = (value(rest), 0)
        for card in rest:
            for index, meld in enumerate(melds):
                grown = meld | {card}
                if is_run(grown) or is_set(grown):
                    then = (*melds[:index], grown, *melds[index + 1 :])
                    left, more = after_lay_offs(rest - {card}, then)
                    least = min(least, (left, more + 1))
        return least

    rests = {rest for _, rest in choices_of_melds(hand)}
    return min(after_lay_offs(rest, table) for rest in rests)


# --- Hands -------------------------------------------------------------------------------------


def random_hand(dice: random.Random, count: int) -> Cards:
    return frozenset(dice.sample(FACES, count))


def clustered_hand(dice: random.Random, count: int, gone: Cards = frozenset()) -> Cards:
    """A hand from a few neighbouring ranks, where sets and runs compete."""
    width = dice.choice((4, 5, 6))
    low = dice.randrange(14 - width)
    near = [card for card in FACES if low <= RANK[card] < low + width and card not in gone]
    far = [card for card in FACES if card not in gone and card not in near]
    many = min(len(near), count - dice.choice((0, 0, 1, 2)))
    return frozenset(dice.sample(near, many) + dice.sample(far, count - many))


def hands(seed: int, rounds: int) -> Iterator[Cards]:
    dice = random.Random(seed)
    for _ in range(rounds):
        yield random_hand(dice, dice.choice((10, 11)))
        yield clustered_hand(dice, dice.choice((10, 11)))
        yield clustered_hand(dice, dice.randint(3, 15))


def knocks(seed: int, rounds: int) -> Iterator[tuple[Cards, tuple[Meld, ...]]]:
    """Defending hands that lie near the melds of a knocker, with those melds."""
    dice = random.Random(seed)
    while rounds:
        shown: list[Cards] = []
        for meld in dice.sample(MELDS, 12):
            if len(meld) < 6 and len(shown) < 3 and not any(meld & other for other in shown):
                shown.append(meld)
        gone = frozenset().union(*shown)
        near = [card for card in FACES if card not in gone and near_melds(card, shown)]
        many = min(len(near), dice.choice((4, 6, 8)))
        hand = dice.sample(near, many)
        hand += list(clustered_hand(dice, 10 - many, gone | set(hand)))
        yield frozenset(hand), tuple(as_meld(meld) for meld in shown)
        rounds -= 1


def near_melds(card: Card, melds: Sequence[Cards]) -> bool:
    """Whether a card is of a set's rank, or at most three places beyond a run."""
    return any(
        RANK[card] == RANK[other] if is_set(meld) else near_card(card, other)
        for meld in melds
        for other in meld
    )


def near_card(card: Card, other: Card) -> bool:
    return SUIT[card] == SUIT[other] and abs(RANK[card] - RANK[other]) <= 3


def as_meld(cards: Cards) -> Meld:
    return Meld("set" if is_set(cards) else "run", cards_of(hand_of(cards)))


# --- Checks ------------------------------------------------------------------------------------


def check_arrangement(hand: Cards, found: Arrangement) -> None:
    melded = [card for meld in found.melds for card in meld.cards]
    assert sorted([*melded, *found.unmatched]) == sorted(hand)
    assert value(found.unmatched) == found.deadwood
    for meld in found.melds:
        assert is_run(frozenset(meld.cards)) == (meld.kind == "run")
        assert is_set(frozenset(meld.cards)) == (meld.kind == "set")


def check_arrange(rounds: int, seed: int) -> None:
    for hand in hands(seed, rounds):
        found = best_arrangement(tuple(hand))
        check_arrangement(hand, found)
        in_sets = sum(len(meld.cards) for meld in found.melds if meld.kind == "set")
        assert (found.deadwood, in_sets) == searched(hand), sorted(hand)


def check_defence(rounds: int, seed: int) -> int:
    """Compares with the search; gives the number of hands where lay-offs lower the deadwood."""
    mattered = 0
    for hand, shown in knocks(seed, rounds):
        found = best_defence(tuple(hand), shown)
        table = [frozenset(meld.cards) for meld in shown]
        wanted = searched_defence(hand, tuple(table))
        assert (found.deadwood, len(found.lay_offs)) == wanted, (sorted(hand), shown)
        for card, index in found.lay_offs:
            table[index] |= {card}
            assert is_run(table[index]) or is_set(table[index])
        laid = [card for card, _ in found.lay_offs]
        kept = hand.difference(laid)
        assert len(kept) + len(laid) == len(hand)
        check_arrangement(kept, Arrangement(found.melds, found.unmatched, found.deadwood))
        mattered += found.deadwood < best_arrangement(tuple(hand)).deadwood
    return mattered


def check_discards(rounds: int, seed: int) -> None:
    dice = random.Random(seed)
    for hand in hands(seed, rounds):
        left = {card: searched(hand - {card})[0] for card in hand}
        assert discard_deadwoods(tuple(hand)) == left
        over = best_arrangement(tuple(hand)).unmatched
        forbidden = dice.choice(sorted(hand))
        for barred in ((), (forbidden,)):
            wanted = min(
                (card for card in hand if card not in barred),
                key=lambda card: (left[card], card not in over, -RANK[card], SUIT[card]),
            )
            assert best_discard(tuple(hand), barred) == wanted


def test_arrange_equals_search() -> None:
    check_arrange(rounds=300, seed=1)


@pytest.mark.slow
def test_arrange_equals_search_on_many_hands() -> None:
    check_arrange(rounds=8000, seed=2)


def test_defence_equals_search() -> None:
    assert check_defence(rounds=300, seed=3) > 150


@pytest.mark.slow
def test_defence_equals_search_on_many_hands() -> None:
    assert check_defence(rounds=4000, seed=4) > 2000


def test_discards_equal_search() -> None:
    check_discards(rounds=60, seed=5)


@pytest.mark.slow
def test_discards_equal_search_on_many_hands() -> None:
    check_discards(rounds=500, seed=6)


def test_the_quick_bound_is_exact_where_runs_and_sets_share_no_card() -> None:
    clashes = 0
    for hand in hands(4, 300):
        melds = [meld for meld in MELDS if meld <= hand]
        runs = frozenset().union(*filter(is_run, melds))
        sets = frozenset().union(*filter(is_set, melds))
        bound = gin.at_least(hand_of(hand))
        if runs & sets:
            clashes += 1
            assert bound <= searched(hand)[0]
        else:
            assert bound == value(hand - runs - sets)
    assert 100 < clashes < 800


# --- Known hands -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hand", "deadwood", "unmatched"),
    [
        ("AC 2C 3C 4D 5D 6D 7H 8H 9H TS", 10, "TS"),
        ("3S 4S 8S 4C 8C 4D 8D 5H 6H 7H", 3, "3S"),
        ("6C 6D 4H 6H 7H 8H 6S 7S 8S 9S", 4, "4H"),
        ("QS KS AS", 21, "AS QS KS"),
        ("KS AH 2H", 13, "KS AH 2H"),
        ("AS AH", 2, "AS AH"),
        ("", 0, ""),
    ],
)
def test_known_hands(hand: str, deadwood: int, unmatched: str) -> None:
    found = best_arrangement(parse_cards(hand))
    assert (found.deadwood, found.unmatched) == (deadwood, parse_cards(unmatched))


def test_a_block_is_shown_as_sets() -> None:
    """Rule G19: as sets the block leaves a defender less to lay off on."""
    found = best_arrangement(parse_cards("5S 6S 7S 5C 6C 7C 5D 6D 7D AS"))
    shown = [parse_cards(f"{rank}S {rank}D {rank}C") for rank in "567"]
    assert found == Arrangement(tuple(Meld("set", cards) for cards in shown), ("AS",), 1)


def test_melds_come_sets_first_and_each_in_order() -> None:
    found = best_arrangement(parse_cards("9C 9S 9H 9D 5D 3D 4D AC 3C 2C 4C"))
    shown = ["9S 9H 9D 9C", "3D 4D 5D", "AC 2C 3C 4C"]
    assert [meld.cards for meld in found.melds] == [parse_cards(cards) for cards in shown]
    assert [meld.kind for meld in found.melds] == ["set", "run", "run"]


def defence(hand: str, *table: str, layoff: bool = True) -> tuple[int, list[tuple[Card, int]]]:
    shown = tuple(as_meld(frozenset(parse_cards(meld))) for meld in table)
    found = best_defence(parse_cards(hand), shown, layoff)
    return found.deadwood, list(found.lay_offs)


def test_a_seven_goes_to_the_run_so_that_the_eight_follows() -> None:
    laid = defence("7S 8S KH", "7H 7D 7C", "4S 5S 6S")
    assert laid == (10, [("7S", 1), ("8S", 1)])


def test_lay_offs_are_in_an_order_that_can_be_played() -> None:
    laid = defence("2S 5C 4C 8H 9H KD", "AC 2C 3C", "TH JH QH", "KS KH KC")
    assert laid == (2, [("4C", 0), ("5C", 0), ("9H", 1), ("8H", 1), ("KD", 2)])


def test_a_card_between_two_runs_is_laid_once() -> None:
    assert defence("6S 7S", "3S 4S 5S", "8S 9S TS") == (0, [("6S", 0), ("7S", 0)])


def test_own_melds_are_broken_up_only_when_that_pays() -> None:
    hand = "4S 4D 4C 5D 6D 7D 5C TH"
    assert defence(hand, "AC 2C 3C", "KS KD KC") == (14, [("4C", 0), ("5C", 0)])
    assert defence("7S 8S 9S", "4S 5S 6S") == (0, [])


def test_nothing_is_laid_off_against_gin() -> None:
    hand = "9S TS JS QS KS AC 2C 3C 8H TH"
    assert defence(hand, "JH QH KH", layoff=False) == (18, [])
    assert defence(hand, "JH QH KH") == (8, [("TH", 0)])


def test_eleven_melded_cards_can_still_be_plain_gin() -> None:
    hand = parse_cards("AC 2C 3C 4C 5C 5D 6D 7D 9H TH JH")
    assert discard_deadwoods(hand)["AC"] == 0
    assert best_discard(hand) == "5C"
    assert best_discard(hand, ["5C"]) == "AC"


def test_of_equal_discards_the_higher_card_goes() -> None:
    hand = parse_cards("AC 2C 3C 4D 5D 6D TS KD KH QS JC")
    assert best_discard(hand) == "KH"
    assert best_discard(hand, ["KH", "KD"]) == "QS"


@pytest.mark.parametrize(
    ("hand", "message"),
    [
        (("8S", "8S"), "8S is there twice"),
        (("8S", "JK"), "without jokers: JK"),
        (("8S", "JK(9S)"), "without jokers"),
        (("8S", "9X"), "no card: '9X'"),
        (FACES[: MOST_CARDS + 1], "at most"),
    ],
)
def test_bad_hands_are_refused(hand: tuple[Card, ...], message: str) -> None:
    for solve in (best_arrangement, discard_deadwoods, best_discard):
        with pytest.raises(ValueError, match=message):
            solve(hand)
    with pytest.raises(ValueError, match=message):
        best_defence(hand, ())


def test_more_bad_input_is_refused() -> None:
    with pytest.raises(ValueError, match="4S is there twice"):
        defence("4S 8H", "4S 5S 6S")
    with pytest.raises(ValueError, match="4S is there twice"):
        defence("8H", "4S 5S 6S", "4S 4H 4D")
    with pytest.raises(ValueError, match="no card may be discarded"):
        best_discard(["4S"], ["4S"])


# --- Laws --------------------------------------------------------------------------------------

some_hands = st.sets(st.sampled_from(FACES), min_size=1, max_size=15)
close_hands = st.sets(st.sampled_from([f for f in FACES if 3 < RANK[f] < 9]), max_size=15)


@given(some_hands | close_hands)
def test_an_arrangement_uses_each_card_once(hand: set[Card]) -> None:
    check_arrangement(frozenset(hand), best_arrangement(sorted(hand)))
    assert set(cards_of(hand_of(hand))) == hand


@given(some_hands | close_hands, st.sampled_from(FACES))
def test_one_more_card_never_lowers_what_can_be_melded(hand: set[Card], card: Card) -> None:
    def melded(cards: set[Card]) -> int:
        return gin.points(hand_of(cards)) - gin.deadwood(gin.arrange(hand_of(cards)))

    assert melded(hand) <= melded(hand | {card})


@settings(max_examples=50)
@given(some_hands, st.lists(st.sampled_from(MELDS), max_size=3))
def test_more_to_lay_off_on_never_hurts(hand: set[Card], table: list[Cards]) -> None:
    least = best_arrangement(sorted(hand)).deadwood
    shown: tuple[Meld, ...] = ()
    for meld in table:
        if not (meld & hand) and not any(meld & set(other.cards) for other in shown):
            shown += (as_meld(meld),)
            found = best_defence(sorted(hand), shown).deadwood
            assert found <= least
            least = found
