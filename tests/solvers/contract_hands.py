"""Random hands and rules for the tests of the contract solver, and a check of what it lays down."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from itertools import combinations, pairwise

from openrummy.core.cards import FACES, JOKER, RANKS, SUITS, Card, face, is_joker, meaning
from openrummy.core.limits import NO_LIMIT, Contract, MeldLimits
from openrummy.core.meld import Meld

JIMMY = MeldLimits(run_min=4, set_min=3, set_max=NO_LIMIT, distinct_suits=False)
CONTRACTS = tuple(
    Contract(*each) for each in ((1, 1), (0, 2), (2, 0), (1, 2), (2, 1), (0, 3), (3, 0))
)
POINTS = {card: 20 if card[0] == "A" else 5 if card[0] in "234567" else 10 for card in FACES}
POINTS[JOKER] = 50
UNEVEN_POINTS = POINTS | {card: 3 + i * 7 % 11 for i, card in enumerate(FACES)}
"""Points that differ by suit, as where black aces count more than red ones."""


def random_hand(rnd: random.Random, size: int, jokers: int) -> tuple[Card, ...]:
    """Some hands of three packs, some of few ranks and suits so that melds fight for cards."""
    faces = list(FACES)
    if rnd.random() < 0.6:
        first, ranks = rnd.randrange(8), rnd.randint(3, 7)
        near = [RANKS[(first + i) % 13] for i in range(ranks)]
        suits = rnd.sample(SUITS, rnd.randint(1, 4))
        faces = [card for card in FACES if card[0] in near and card[1] in suits]
    naturals = rnd.sample(faces * 3, min(size - jokers, 3 * len(faces)))
    return (*naturals, *[JOKER] * jokers)


def random_rules(rnd: random.Random) -> tuple[Contract, MeldLimits]:
    """House rules, about three of them off their default."""

    def some(usual: object, *others: object) -> object:
        return rnd.choice(others) if rnd.random() < 0.2 else usual

    values = {
        "run_min": some(3, 4),
        "run_max": some(14, 5, 6),
        "set_max": some(NO_LIMIT, 4, 5),
        "distinct_suits": some(False, True),
        "ace_high": some(True, False),
        "ace_both_ends": some(True, False),
        "max_jokers": some(NO_LIMIT, 1, 2),
        "joker_share": some("any", "not_more_than_naturals", "naturals_majority"),
        "adjacent_jokers": some(True, False),
        "min_naturals": some(1, 2, 3),
    }
    terms = {
        "run_min": some(3, 4, 5),
        "set_min": some(3, 4),
        "longer_melds": some(True, False),
        "extra_melds": some(False, True),
        "same_suit_runs": some("any", "gap", "different_suits"),
        "same_suit_gap": rnd.randint(1, 3),
        "same_rank_sets": some(True, False),
    }
    runs, sets = rnd.choice([(1, 1), (1, 0), (0, 1), (2, 0), (0, 2), (1, 1), (2, 1), (1, 2)])
    return Contract(runs, sets, **terms), MeldLimits(**values)  # type: ignore[arg-type]


def laid_points(melds: Sequence[Meld] | None, points: dict[Card, int]) -> int | None:
    """Points of all cards laid, None when nothing is."""
    return None if melds is None else sum(points[face(c)] for meld in melds for c in meld.cards)


def check_lay_down(
    melds: Sequence[Meld], cards: Sequence[Card], contract: Contract, limits: MeldLimits
) -> None:
    """Asserts that the melds are held, each allowed, and together the contract."""
    assert not Counter(face(c) for meld in melds for c in meld.cards) - Counter(cards)
    for meld in melds:
        check_meld(meld, limits)
    runs = [meld for meld in melds if meld.kind == "run"]
    sets = [meld for meld in melds if meld.kind == "set"]
    check_sizes(runs, contract.runs, contract.run_min, contract, limits.run_min)
    check_sizes(sets, contract.sets, contract.set_min, contract, limits.set_min)
    if not contract.same_rank_sets:
        assert len({meld.rank for meld in sets}) == len(sets)
    for one, two in combinations(runs, 2):
        if one.suit == two.suit and contract.same_suit_runs != "any":
            low, high = sorted((one, two), key=lambda run: run.start)
            assert contract.same_suit_runs == "gap"
            assert high.start - low.start - len(low.cards) >= contract.same_suit_gap


def check_meld(meld: Meld, limits: MeldLimits) -> None:
    size, jokers = len(meld.cards), meld.jokers
    naturals = size - jokers
    assert naturals >= limits.min_naturals
    assert jokers <= limits.max_jokers
    assert limits.joker_share != "not_more_than_naturals" or jokers <= naturals
    assert limits.joker_share != "naturals_majority" or jokers < naturals
    if meld.kind == "set":
        real = [card for card in meld.cards if not is_joker(card)]
        assert size <= limits.set_max
        assert len({card[0] for card in real}) == 1
        assert not limits.distinct_suits or (len(set(real)) == naturals and size <= 4)
        return
    assert size <= limits.run_max
    last = meld.start + size - 1
    assert last <= (13 if limits.ace_high else 12)
    assert limits.ace_both_ends or size < 14
    read = [meaning(card) for card in meld.cards]
    assert read == [FACES[meld.suit * 13 + (meld.start + i) % 13] for i in range(size)]
    if not limits.adjacent_jokers:
        assert not any(is_joker(a) and is_joker(b) for a, b in pairwise(meld.cards))


def check_sizes(
    melds: Sequence[Meld], wanted: int, least: int, contract: Contract, extra_least: int
) -> None:
    sizes = [len(meld.cards) for meld in melds]
    assert fits(sizes, wanted, least, contract, extra_least)


def fits(
    sizes: Sequence[int], wanted: int, least: int, contract: Contract, extra_least: int
) -> bool:
    """Whether melds of these sizes are those of the contract and, if allowed, others."""
    if len(sizes) < wanted or (len(sizes) > wanted and not contract.extra_melds):
        return False
    for chosen in combinations(range(len(sizes)), wanted):
        good = all(
            sizes[i] >= least if contract.longer_melds else sizes[i] == least for i in chosen
        )
        others = [size for i, size in enumerate(sizes) if i not in chosen]
        if good and all(size >= extra_least for size in others):
            return True
    return False
