"""The solvers on random hands."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial

from openrummy.bench.measuring import Once, enough, seconds_of
from openrummy.core.cards import Card
from openrummy.core.solvers import contract_cards, gin, gin_cards, opening_cards
from openrummy.rules.presets import PRESETS
from openrummy.rules.ruleset import RuleSet

HANDS = 300
Hand = tuple[Card, ...]


def random_hands(rules: RuleSet, seats: int, size: int) -> list[Hand]:
    """`HANDS` random hands from the pack of a game."""
    dice = random.Random(3)
    pack = rules.pack(seats)
    return [tuple(dice.sample(pack, size)) for _ in range(HANDS)]


def gin_arrange() -> Once:
    """The best arrangement of ten cards in gin: ``calls_per_second`` of the solver on a set of
    cards, called from Python, and ``with_cards_per_second`` with cards as text and melds given.
    """
    hands = random_hands(PRESETS["gin"], 2, 10)
    sets = [gin_cards.hand_of(hand) for hand in hands]
    arrange = gin.arrange

    def bits(rounds: int) -> None:
        for _ in range(rounds):
            for hand in sets:
                arrange(hand)

    def cards(rounds: int) -> None:
        for _ in range(rounds):
            for hand in hands:
                gin_cards.best_arrangement(hand)

    return _rates({"calls_per_second": bits, "with_cards_per_second": cards})


def contract() -> Once:
    """The contract of two sets and a run (Run Set Jimmy, the fourth round) in twelve cards: how
    far a hand is from it (``missing_per_second``), the best lay-down (``lay_downs_per_second``).
    """
    rules = PRESETS["jimmy"]
    wanted, hands = rules.contracts[3], random_hands(rules, 4, 12)

    def missing(rounds: int) -> None:
        for _ in range(rounds):
            for hand in hands:
                contract_cards.missing(hand, wanted, rules.limits)

    def lay_down(rounds: int) -> None:
        for _ in range(rounds):
            for hand in hands:
                contract_cards.best_lay_down(hand, wanted, rules.limits, rules.card_points)

    return _rates({"missing_per_second": missing, "lay_downs_per_second": lay_down})


def opening() -> Once:
    """The most points that fourteen cards can open with (Rummy 51): ``calls_per_second``."""
    rules = PRESETS["rummy51"]
    hands = random_hands(rules, 4, 14)

    def most_points(rounds: int) -> None:
        for _ in range(rounds):
            for hand in hands:
                opening_cards.most_points(hand, rules.opening_terms, rules.limits)

    return _rates({"calls_per_second": most_points})


def _rates(works: dict[str, Callable[[int], None]]) -> Once:
    """Calls a second of each, where one round is a call for each hand."""
    rounds = {name: enough(work) for name, work in works.items()}

    def once() -> dict[str, float]:
        found = {}
        for name, work in works.items():
            seconds = seconds_of(partial(work, rounds[name]))
            found[name] = rounds[name] * HANDS / seconds
        return found

    return once
