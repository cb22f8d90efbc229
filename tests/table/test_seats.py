"""Creating matches: how many may sit down (C148)."""

from __future__ import annotations

import pytest

from openrummy.rules.options import BadOptions
from openrummy.rules.presets import PRESETS, preset
from openrummy.table.decide import BadSeats, new_match, start
from openrummy.table.legal import actors
from openrummy.table.view import view

RANGES = {"gin": (2, 2), "rummy30": (2, 6), "rummy51": (2, 6), "jimmy": (2, 7)}


@pytest.mark.parametrize("name", sorted(RANGES))
def test_c148_seats_out_of_range_are_refused_with_the_range(name: str) -> None:
    least, most = RANGES[name]
    for seats in (-1, 0, 1, *range(most + 1, 18)):
        with pytest.raises(BadSeats) as bad:
            start(PRESETS[name], seats, "x")
        assert (bad.value.seats, bad.value.least, bad.value.most) == (seats, least, most)
        with pytest.raises(BadSeats):
            new_match(PRESETS[name], seats, "x")


@pytest.mark.parametrize("name", sorted(RANGES))
def test_c148_seats_in_range_are_dealt(name: str) -> None:
    least, most = RANGES[name]
    for seats in range(least, most + 1):
        match, _ = start(PRESETS[name], seats, "x")
        assert match.round is not None
        assert len(match.round.hands) == seats


def test_c148_rummy_is_never_dealt_to_more_than_the_pack_holds() -> None:
    rules = preset("rummy30", {"players.max": 8})
    assert start(rules, 8, "x")[0].seats == 8
    with pytest.raises(BadSeats):
        start(rules, 9, "x")
    with pytest.raises(BadOptions):
        preset("rummy30", {"players.max": 9})


@pytest.mark.parametrize("option", ["buy.max_per_round", "deck.jokers_per_pack"])
def test_c148_negative_numbers_are_refused(option: str) -> None:
    with pytest.raises(BadOptions):
        preset("jimmy", {option: -1})


@pytest.mark.parametrize("name", sorted(PRESETS))
def test_c149_all_games_answer_the_same_questions(name: str) -> None:
    match, _ = start(PRESETS[name], 2, "x")
    seen = view(match, 0)
    assert seen.seats == match.seats == 2
    assert seen.round is not None
    assert match.round is not None
    assert seen.round.turn == match.round.turn
    assert seen.round.phase == match.round.phase
    assert seen.actors == actors(match)
    assert seen.totals == (0, 0)
    assert seen.over is None
    assert seen.winners == ()
    assert seen.rules == PRESETS[name]


def test_c113_matches_without_a_seed_differ() -> None:
    deals = {start(PRESETS["gin"], 2)[0].round for _ in range(20)}
    assert len(deals) == 20
    assert start(PRESETS["gin"], 2, "s") == start(PRESETS["gin"], 2, "s")
