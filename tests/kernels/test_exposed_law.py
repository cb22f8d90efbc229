"""The kernel of Rummy and Jimmy is never a second opinion: it plays as `table.decide` does.

Whole matches of random play, dealt by the engine: at every step every seat has the same legal
commands, and after it hands, piles, melds, marks of the turn, points, totals and ends are the same.
What the kernel's own dice decide (a deal, a recycled pile) is compared as far as it isn't chance.
"""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from openrummy.kernels import exposed_layout as at
from openrummy.kernels.exposed_config import NotForKernel
from openrummy.rules.options import most_seats
from openrummy.rules.presets import PRESETS, preset
from openrummy.table.decide import start
from tests.kernels.exposed_law import PLAYED, Pair, obey
from tests.laws.house_rules import some_house_rules

PLAYS = {"LayDown", "Add", "Swap", "Discard", "Draw", "Take"}


@pytest.mark.parametrize("name", PLAYED)
def test_a_match_is_the_engine_s(name: str) -> None:
    rules = PRESETS[name]
    for seats in sorted({rules.players.min, 4}):
        given = obey(rules, seats, f"{name} {seats}", 150)
        assert len(given) > 20


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("jimmy", {"joker.on_replace": "take_to_hand", "buy.in_turn": True}),
        (
            "jimmy",
            {"set.distinct_suits": True, "set.max": 4, "contract.new_melds_after_down": True},
        ),
        ("jimmy", {"joker.no_adjacent": True, "going_out": "discard_required"}),
        ("rummy30", {"opening.min_points": 0, "joker.set_identity": "both_missing"}),
        ("rummy30", {"opening.min_points": 0, "match.format": "elimination", "match.target": 50}),
        ("rummy51", {"opening.min_points": 10, "opening.closed_hand_exempt": True}),
        ("rummy30", {"draw.discard_condition": "use_now_if_unopened", "opening.min_points": 0}),
        ("kalooki40", {"opening.min_points": 0, "joker.on_replace": "take_and_play_now"}),
        ("kalooki40", {"opening.min_points": 10, "joker.no_adjacent": True, "run.max": 5}),
        (
            "kalooki40",
            {"opening.min_points": 0, "joker.on_replace": "slide", "going_out": "play_only"},
        ),
        ("kalooki40", {"opening.min_points": 10, "opening.closed_hand_exempt": True}),
        ("rami51-french", {"opening.min_points": 0, "joker.max_per_meld": 2}),
        ("jimmy", {"joker.on_replace": "take_to_hand", "joker.retrieved_must_be_played": True}),
    ],
)
def test_house_rules_are_the_engine_s(name: str, options: dict[str, object]) -> None:
    given = obey(preset(name, options), 3, str(options), 250)
    assert "LayDown" in given


@pytest.mark.slow
@pytest.mark.parametrize("name", PLAYED)
def test_whole_matches_are_the_engine_s(name: str) -> None:
    rules = PRESETS[name]
    given: Counter[str] = Counter()
    for seats in range(rules.players.min, rules.players.max + 1):
        for number in range(1 if rules.contracts else 6):
            given.update(obey(rules, seats, f"{name} {seats} {number}", 6000))
    assert set(given) >= (PLAYS | {"Buy", "Pass", "Next"} if rules.contracts else PLAYS)


@pytest.mark.slow
@pytest.mark.parametrize(
    "name", ["jimmy", "jimmy-2026", "rummy30", "rummy51", "rami51-french", "kalooki40"]
)
def test_all_house_rules_are_the_engine_s(name: str) -> None:
    given: Counter[str] = Counter()
    refused = 0
    for number in range(60):
        dice = Random(f"{name} {number}")
        rules = some_house_rules(PRESETS[name], dice.randrange)
        seats = dice.randint(rules.players.min, most_seats(rules))
        try:
            given.update(obey(rules, seats, str(number), 400))
        except NotForKernel:
            refused += 1
    assert set(given) >= PLAYS
    assert refused < 25


@pytest.mark.parametrize("exhaustion", ["score_all", "pass"])
def test_the_last_discard_that_nobody_can_use_ends_the_round(exhaustion: str) -> None:
    options: dict[str, object] = {
        "recycle.max": 0,
        "exhaustion": exhaustion,
        "deck.packs": 1,
        "deal.hand_size": 12,
    }
    given = obey(preset("kalooki40", options), 3, "short", 200)
    assert given.count("Draw") >= 15
    assert "Next" in given or len(given) < 200


def test_a_kernel_that_forgets_something_breaks_the_law() -> None:
    pair = Pair(start(PRESETS["jimmy"], 4, "a")[0])
    for part in (at.DISCARDER, at.TURNS + 1, at.KNOWN + 3, at.PILE, at.BUYS + 2):
        pair.table[part] += 1
        with pytest.raises(AssertionError):
            pair.compare()
        pair.table[part] -= 1
    pair.compare()
