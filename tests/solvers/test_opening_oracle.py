"""The opening solver against CP-SAT on full hands, values and tie-breaks.

The model does not list melds by their jokers as the solver does: it has a window for each run, each
of its places filled by a card or a joker, and longer runs are not split.
"""

import random
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

import pytest

from openrummy.core.cards import FACES, JOKER, RANK, RANKS, SUITS, Card
from openrummy.core.limits import MeldLimits
from openrummy.core.solvers.opening_cards import OpeningTerms, Wish, least_left, most_points
from tests.solvers.opening_brute import PLACES, card_points, check_melds, rating

pytestmark = pytest.mark.oracle

LIMITS = MeldLimits(max_jokers=1)
PLAIN = OpeningTerms(30, "none", None, 1, 11, 11, 10, None)
TERMS = {
    "30": PLAIN,
    "51": replace(PLAIN, min_points=51, natural_run="joker_free_meld"),
    "inside": replace(PLAIN, min_points=51, natural_run="three_naturals_inside"),
    "no-jokers": replace(PLAIN, min_points=40, jokers_max=0),
    "one-joker": replace(PLAIN, min_points=51, jokers_max=1, joker_value=15, ace_low=11),
}
PENALTY = {card: (11, *range(2, 11), 10, 10, 10)[RANK[card]] for card in FACES} | {JOKER: 20}


@dataclass
class Parts:
    """The linear parts of the model: what is used, what it counts, which runs are natural."""

    cards: dict[Card, list[Any]]
    points: list[Any]
    whole: list[Any]
    inside: list[Any]


def add_runs(model: Any, hand: tuple[Card, ...], terms: OpeningTerms, parts: Parts) -> None:
    """As many runs in each window as its cards, less a joker each, allow."""
    for suit in SUITS:
        for start in range(12):
            for end in range(start + 3, 15):
                row = [PLACES[place] + suit for place in range(start, end)]
                if sum(card not in hand for card in row) > min(1, hand.count(JOKER)):
                    continue
                for _ in range(sum(map(hand.count, set(row))) // (len(row) - 1)):
                    add_run(model, row, start, terms, parts)


def add_run(model: Any, row: list[Card], start: int, terms: OpeningTerms, parts: Parts) -> None:
    laid = model.new_bool_var("")
    naturals = [model.new_bool_var("") for _ in row]
    jokers = [model.new_bool_var("") for _ in row]
    for natural, joker in zip(naturals, jokers, strict=True):
        model.add(natural + joker == laid)
    model.add(sum(jokers) <= 1)
    whole = model.new_bool_var("")
    model.add(whole <= laid)
    model.add(whole + sum(jokers) <= 1)
    parts.whole.append(whole)
    for i in range(len(row) - 2):
        inside = model.new_bool_var("")
        for j in range(i, i + 3):
            model.add(inside <= naturals[j])
        parts.inside.append(inside)
    for i, card in enumerate(row):
        worth = card_points(card, "run", start + i, terms)
        of_joker = worth if terms.joker_value is None else terms.joker_value
        parts.cards[card].append(naturals[i])
        parts.cards[JOKER].append(jokers[i])
        parts.points += [worth * naturals[i], of_joker * jokers[i]]


def add_sets(model: Any, hand: tuple[Card, ...], terms: OpeningTerms, parts: Parts) -> None:
    for rank in RANKS:
        worth = card_points(rank + "S", "set", 0, terms)
        of_joker = worth if terms.joker_value is None else terms.joker_value
        for _ in range(sum(card[0] == rank for card in hand) // 2):
            laid, joker = model.new_bool_var(""), model.new_bool_var("")
            naturals = [model.new_bool_var("") for _ in SUITS]
            size = sum(naturals) + joker
            model.add(size >= 3 * laid)
            model.add(size <= 4 * laid)
            for suit, natural in zip(SUITS, naturals, strict=True):
                parts.cards[rank + suit].append(natural)
                parts.points.append(worth * natural)
            parts.cards[JOKER].append(joker)
            parts.points.append(of_joker * joker)


def oracle(
    hand: tuple[Card, ...], terms: OpeningTerms, wish: Wish, penalty: Mapping[Card, int] | None
) -> tuple[int, int, int] | None:
    """The best rating, as `rating` gives it for a lay-down."""
    from ortools.sat.python import cp_model

    model = cp_model.CpModel()
    parts = Parts({card: [] for card in (*FACES, JOKER)}, [], [], [])
    add_runs(model, hand, terms, parts)
    add_sets(model, hand, terms, parts)
    used = {card: sum(parts.cards[card]) for card in parts.cards}
    for card, number in used.items():
        model.add(number <= hand.count(card))
    laid = sum(used.values())
    model.add(sum(parts.points) >= terms.min_points)
    model.add(laid <= len(hand) - wish.leave_at_least)
    model.add(laid >= 1)
    if terms.natural_run != "none":
        whole = terms.natural_run == "joker_free_meld"
        model.add(sum(parts.whole if whole else parts.inside) >= 1)
    if terms.jokers_max is not None:
        model.add(used[JOKER] <= terms.jokers_max)
    if wish.must_use is not None:
        model.add(used[wish.must_use] >= 1)
    if wish.leave_not_one:
        model.add(laid != len(hand) - 1)
    if penalty is None:
        value = sum(parts.points)
        more = -laid
    else:
        value = sum(penalty[card] * number for card, number in used.items())
        more = laid
    model.maximize(value * 10_000 - used[JOKER] * 100 + more)
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    status = solver.solve(model)
    if status == cp_model.INFEASIBLE:
        return None
    assert status == cp_model.OPTIMAL
    left = len(hand) - solver.value(laid)
    if penalty is None:
        return solver.value(value), -solver.value(used[JOKER]), left
    all_points = sum(penalty[card] for card in hand)
    return solver.value(value) - all_points, -solver.value(used[JOKER]), -left


def deal(rng: random.Random) -> tuple[Card, ...]:
    """13 to 20 cards of two packs: any, or from some neighbouring ranks; 0 to 4 jokers."""
    low, width, jokers = rng.randrange(13), rng.choice([5, 6, 8, 13]), rng.randint(0, 4)
    pool = [card for card in FACES if (RANK[card] - low) % 13 < width] * 2
    return (*rng.sample(pool, rng.randint(13, 20) - jokers), *[JOKER] * jokers)


@pytest.mark.parametrize("name", TERMS)
@pytest.mark.parametrize("block", range(16))
def test_full_hands(block: int, name: str) -> None:
    pytest.importorskip("ortools", reason="extra `oracle`")
    terms = TERMS[name]
    for seed in range(block * 20, block * 20 + 20):
        rng = random.Random(seed)
        hand = deal(rng)
        wish = Wish(
            must_use=rng.choice([None, None, None, rng.choice(hand)]),
            leave_at_least=rng.choice([0, 0, 0, 1, 6]),
            leave_not_one=rng.random() < 0.2,
        )
        most = most_points(hand, terms, LIMITS, wish)
        assert rating(most) == oracle(hand, terms, wish, None), (seed, hand)
        least = least_left(hand, terms, LIMITS, PENALTY, wish)
        assert rating(least, PENALTY) == oracle(hand, terms, wish, PENALTY), (seed, hand)
        for way in (most, least):
            if way is not None:
                assert check_melds(hand, way, LIMITS, terms) == way.points
