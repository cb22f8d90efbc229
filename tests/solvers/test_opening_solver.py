"""The opening solver on hands with known answers, and against an exhaustive search."""

import random
from collections.abc import Callable
from dataclasses import replace

import pytest

from openrummy.core.cards import FACES, JOKER, RANK, Card, parse_cards, show
from openrummy.core.limits import MeldLimits
from openrummy.core.meld import Meld
from openrummy.core.solvers.opening_cards import (
    LayDown,
    OpeningTerms,
    Wish,
    best_points_any,
    least_left,
    most_points,
    points,
)
from tests.solvers.opening_brute import brute, check_melds, rating

LIMITS = MeldLimits(max_jokers=1)
TERMS_30 = OpeningTerms(30, "none", None, 1, 11, 11, 10, None)
TERMS_51 = replace(TERMS_30, min_points=51, natural_run="joker_free_meld")
PENALTY = {card: (11, *range(2, 11), 10, 10, 10)[RANK[card]] for card in FACES} | {JOKER: 20}


def opening(hand: str, terms: OpeningTerms, wish: Wish | None = None) -> LayDown | None:
    return most_points(parse_cards(hand), terms, LIMITS, wish or Wish())


def melds(way: LayDown | None) -> list[str]:
    assert way is not None
    return [show(meld.cards) for meld in way.melds]


@pytest.mark.parametrize(
    ("hand", "best"),
    [
        ("QS KS AS 8H 9H TH 2C 4D 5D 7C JC 3S 6H", 58),
        ("7C 5D 6D 9D 9D 5H 6H 7H 8H 9H 6S 8S 9S", 53),
        ("7C TC 7D 9D 9D 6H 7H 7H 8H 6S 8S JS JK", 63),
        ("4C 6C 6C 4D AH 4H 4H 6H AS 2S 3S 4S JK", 54),
        ("8C 8C 3D 6D 4H 5H 6H 5S 7S 7S JK JK JK", None),
        ("3C 5C 6C 6C 7C 4H 7H 7H 2S 7S JK JK JK", None),
        ("AC 3C 5C AD AD 2D 4D AH 2H 3H 3H 2S JK", None),
        ("KS KH KD 9S 9D 9C 2H 4H 6D 8S TC JD QS", None),
        ("QS KS AS QH KH JH 2C 4D 5D 7C 9C 3S 8D", 61),
        ("JS QS KS AS 3C 3D 3H 2C 5D 7C 9C 8D 6S", None),
    ],
)
def test_openings_of_51_with_a_natural_run(hand: str, best: int | None) -> None:
    way = opening(hand, TERMS_51)
    assert (way and way.points) == best


@pytest.mark.parametrize(
    ("hand", "best"),
    [
        ("TS TH JK 2C 4D 5D 7C 9C 3S 8D QH KD 6S", 30),
        ("AS 2S 3S AH AD AC 7H 9D JC 5C 8S 6D KD", 44),
        ("AS 2S 3S 4H 5H 6H 7D 9C JC QD KH 8S TD", None),
        ("9S TS JK QS KS 2D 7C 3H 4D 8D 5C 6H AC", 49),
        ("TC TH TD", 30),
        ("9C 9H 9D", None),
    ],
)
def test_openings_of_30(hand: str, best: int | None) -> None:
    way = opening(hand, TERMS_30)
    assert (way and way.points) == best


@pytest.mark.parametrize(
    ("kind", "cards", "changes", "worth"),
    [
        ("run", "QS KS AS", {}, 31),
        ("run", "AS 2S 3S", {}, 6),
        ("run", "AS JK(2S) 3S", {}, 6),
        ("run", "4S 5S JK(6S) 7S", {}, 22),
        ("run", "QH KH JK(AH)", {}, 31),
        ("run", "JK(QS) KS AS", {}, 31),
        ("set", "AS AH AD", {}, 33),
        ("set", "AS AH JK", {}, 33),
        ("set", "JK KS KD", {}, 30),
        ("set", "9H 9D 9C JK(9S)", {}, 36),
        ("set", "AS AH AD", {"ace_set": 1}, 3),
        ("set", "KS KD JK", {"joker_value": 0}, 20),
        ("run", "QH KH JK(AH)", {"joker_value": 25}, 45),
        ("run", "AS 2S 3S", {"ace_low": 11}, 16),
        ("run", "QS KS AS", {"face": 5, "ace_high": 15}, 25),
    ],
)
def test_points_of_a_meld(kind: str, cards: str, changes: dict[str, int], worth: int) -> None:
    meld = Meld("run" if kind == "run" else "set", parse_cards(cards))
    assert points(meld, replace(TERMS_51, **changes)) == worth  # type: ignore[arg-type]


def test_jokers_are_declared_where_one_card_is_possible() -> None:
    way = opening("9S 9H 9D JK 2C 2D JK 6H JK 8H", replace(TERMS_30, min_points=0))
    assert melds(way) == ["6H JK(7H) 8H", "2D 2C JK", "9S 9H 9D JK(9C)"]


def test_a_run_is_within_its_length_when_laid() -> None:
    short = replace(LIMITS, run_max=5)
    way = most_points(parse_cards("4H 5H 6H 7H 8H 9H TH"), TERMS_30, short)
    assert way is not None
    assert way.points == 49
    assert all(len(meld.cards) <= 5 for meld in way.melds)


def test_fewer_jokers_on_ties() -> None:
    terms = replace(TERMS_30, joker_value=0)
    assert melds(opening("TS TH TD JK", terms)) == ["TS TH TD"]


def test_jokers_max_counts_the_whole_opening() -> None:
    hand = "KS KD JK QS QD JK"
    assert opening(hand, replace(TERMS_51, natural_run="none")) is not None
    assert opening(hand, replace(TERMS_51, natural_run="none", jokers_max=1)) is None
    assert opening("KS KD JK", replace(TERMS_30, jokers_max=0)) is None


def test_three_naturals_inside_a_run() -> None:
    inside = replace(TERMS_51, natural_run="three_naturals_inside")
    hand = "4S 5S 6S JK 8S KS KH KD"
    way = opening(hand, inside)
    assert way is not None
    assert way.points == 60
    # 4S 5S 6S and the kings still open with a run that is wholly natural.
    assert melds(opening(hand, TERMS_51)) == ["4S 5S 6S", "KS KH KD JK(KC)"]


def test_a_closed_hand_needs_no_terms_where_it_is_exempt() -> None:
    hand = "3S 3H 3D 4S 4H JK 2C"
    exempt = replace(TERMS_51, closed_hand_exempt=True)
    assert opening(hand, TERMS_51) is None
    assert melds(opening(hand, exempt)) == ["3S 3H 3D", "4S 4H JK"]
    assert opening(hand, exempt, Wish(closed_hand_leaves=0)) is None
    assert opening(hand, exempt, Wish(leave_not_one=True)) is None


def test_how_near_an_opening_is() -> None:
    near = best_points_any(parse_cards("JS QS KS AS 3C 3D 3H 2C"), LIMITS, TERMS_51)
    assert near.points == 50
    no_run = best_points_any(parse_cards("KS KH KD 9S 9D 9C"), LIMITS, TERMS_51)
    assert (no_run.melds, no_run.points) == ((), 0)


def test_opened_seats_may_lay_little_or_nothing() -> None:
    way = least_left(parse_cards("2S 2H 2D 9C"), None, LIMITS, PENALTY)
    assert melds(way) == ["2S 2H 2D"]
    nothing = least_left(parse_cards("2S 2H 9C"), None, LIMITS, PENALTY)
    assert nothing == LayDown((), 0, ("2S", "2H", "9C"))


def test_the_wished_card_is_laid() -> None:
    hand = "QS KS AS TH TD TC JS QH"
    way = opening(hand, TERMS_30, Wish(must_use="TC", leave_at_least=4))
    assert melds(way) == ["TH TD TC"]
    assert opening(hand, TERMS_30, Wish(must_use="QH")) is None
    joker = least_left(parse_cards("2S 2H 2D JK 9C"), None, LIMITS, PENALTY, Wish(must_use=JOKER))
    assert melds(joker) == ["2S 2H 2D JK(2C)"]


def test_the_order_of_the_hand_does_not_matter() -> None:
    rng = random.Random(7)
    hand = list(parse_cards("8S 8H 8D 9S 9H 9D TS TH TD JS JK JK 7S 7H"))
    expected = most_points(hand, TERMS_51, LIMITS)
    for _ in range(10):
        rng.shuffle(hand)
        assert most_points(hand, TERMS_51, LIMITS) == expected


def test_of_a_huge_hand_the_likeliest_cards_are_looked_at() -> None:
    lone = parse_cards("2C 5D 8H 2C 5D 8H")
    found = most_points((*lone, *FACES[:20]), TERMS_30, LIMITS)
    assert found is not None
    assert found.points >= 30
    assert len(found.unmatched) == 26 - sum(len(meld.cards) for meld in found.melds)


def deal(rng: random.Random, size: int, jokers: int) -> tuple[Card, ...]:
    """A hand of two packs, from a few neighbouring ranks so that melds are common."""
    low, width, suits = rng.randrange(13), rng.choice([3, 4, 6, 13]), rng.choice(["SH", "SHDC"])
    pool = [card for card in FACES if (RANK[card] - low) % 13 < width and card[1] in suits] * 2
    return (*rng.sample(pool, min(size - jokers, len(pool))), *[JOKER] * jokers)


def random_terms(rng: random.Random) -> OpeningTerms:
    return OpeningTerms(
        min_points=rng.choice([0, 15, 30, 40, 51]),
        natural_run=rng.choice(["none", "joker_free_meld", "three_naturals_inside"]),
        jokers_max=rng.choice([None, None, 0, 1, 2]),
        ace_low=rng.choice([1, 11]),
        ace_high=rng.choice([11, 15]),
        ace_set=rng.choice([1, 11]),
        face=10,
        joker_value=rng.choice([None, None, 0, 25]),
        closed_hand_exempt=rng.random() < 0.3,
    )


def random_limits(rng: random.Random) -> MeldLimits:
    return MeldLimits(
        run_min=rng.choice([3, 3, 4]),
        run_max=rng.choice([5, 14, 14]),
        set_min=rng.choice([3, 3, 4]),
        set_max=rng.choice([4, 4, 99]),
        distinct_suits=rng.random() < 0.7,
        ace_high=rng.random() < 0.8,
        ace_both_ends=rng.random() < 0.8,
        max_jokers=rng.choice([0, 1, 2, 99]),
        joker_share=rng.choice(["any", "not_more_than_naturals", "naturals_majority"]),
        adjacent_jokers=rng.random() < 0.6,
        min_naturals=rng.choice([0, 1, 2, 3]),
    )


def random_wish(rng: random.Random, hand: tuple[Card, ...]) -> Wish:
    return Wish(
        must_use=rng.choice([None, None, rng.choice(hand)]),
        leave_at_least=rng.choice([0, 0, 1, 4]),
        leave_not_one=rng.random() < 0.3,
        closed_hand_leaves=rng.choice([0, 1]),
    )


def compare_with_brute_force(
    seed: int, sizes: tuple[int, int], limits_of: Callable[[random.Random], MeldLimits]
) -> None:
    rng = random.Random(seed)
    size = rng.randint(*sizes)
    hand = deal(rng, size, rng.choice([0, 1, 1, 2, 3]))
    limits, terms, wish = limits_of(rng), random_terms(rng), random_wish(rng, hand)
    most = most_points(hand, terms, limits, wish)
    assert rating(most) == (brute(hand, limits, terms, wish))
    least = least_left(hand, terms, limits, PENALTY, wish)
    assert rating(least, PENALTY) == brute(hand, limits, terms, wish, PENALTY)
    opened = least_left(hand, None, limits, PENALTY, wish)
    assert rating(opened, PENALTY) == brute(hand, limits, terms, wish, PENALTY, opened=True)
    for way in (most, least, opened):
        if way is not None:
            total = check_melds(hand, way, limits, terms)
            assert way.points == (0 if way is opened else total)


@pytest.mark.parametrize("seed", range(60))
def test_small_hands_with_the_usual_limits(seed: int) -> None:
    compare_with_brute_force(seed, (3, 8), lambda rng: LIMITS)


@pytest.mark.parametrize("seed", range(60))
def test_small_hands_with_any_limits(seed: int) -> None:
    compare_with_brute_force(1000 + seed, (3, 7), random_limits)


@pytest.mark.slow
@pytest.mark.parametrize("block", range(20))
def test_many_small_hands(block: int) -> None:
    for seed in range(block * 100, block * 100 + 50):
        compare_with_brute_force(10_000 + seed, (6, 9), lambda rng: LIMITS)
        compare_with_brute_force(20_000 + seed, (5, 9), random_limits)
