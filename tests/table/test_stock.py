"""The end of the stock: recycling, buying short, and rounds with nothing left to draw."""

from __future__ import annotations

from collections import Counter

import pytest

from openrummy.core.cards import JOKER
from openrummy.core.refusals import Refusal
from openrummy.table.events import Bought, Drew, Recycled, RoundEnded
from openrummy.table.legal import actors, legal
from openrummy.table.view import view
from tests.laws.playing import all_cards
from tests.table.playing import act, at, refused, round_of


@pytest.mark.parametrize("game", ["jimmy", "rummy"])
def test_jokers_and_all_cards_survive_a_recycling(game: str) -> None:
    """C074, C075: each card lies in one place, jokers too."""
    match = at(game, phase="draw", hands=["KD", "KC"], stock="", discard="JK 2C 3C JK 4C 5C")
    cards = all_cards(match)
    after, events = act(match, "draw")
    recycled, drew = events
    assert isinstance(recycled, Recycled)
    assert recycled.kept == "5C"
    assert Counter(recycled.stock) == Counter(["JK", "2C", "3C", "JK", "4C"])
    assert isinstance(drew, Drew)
    round_ = round_of(after)
    assert round_.pile == ("5C",)
    assert len(round_.stock) == 4
    assert round_.recycles == 1
    assert all_cards(after) == cards
    assert cards[JOKER] == 2


def test_two_recyclings_of_a_seed_differ() -> None:
    """Each takes the next draw of the seed's stream."""
    match = at("rummy", phase="draw", hands=["KD", "KC"], stock="", discard="2C 3C 4C 5C 6C 7C 8C")
    once, _ = act(match, "draw")
    again, _ = act(match, "draw")
    assert once == again
    assert once.draws == match.draws + 1


def test_the_stock_shows_as_a_number_only() -> None:
    match = at("rummy", phase="draw", hands=["KD", "KC"], stock="", discard="2C 3C 4C 5C")
    after, _ = act(match, "draw")
    seen = view(after, 1).round
    assert seen is not None
    assert seen.stock == 2
    assert seen.pile == ("5C",)


def test_the_discard_must_be_taken_when_nothing_else_is_left() -> None:
    """R10, J30f."""
    for game in ("jimmy", "rummy"):
        match = at(game, phase="draw", hands=["KD 2H", "KC"], stock="", discard="4C", discarder=1)
        assert refused(match, "draw") is Refusal.STOCK_EMPTY
        assert [type(c).__name__ for c in legal(match, 0)] == ["Take"]
        assert actors(match)[0] == 0
        if game == "jimmy":
            assert refused(match, "pass") is Refusal.STOCK_EMPTY


def test_nothing_to_draw_ends_the_round_and_all_score() -> None:
    """R10: the card on the pile may only be taken after opening, and nobody has opened."""
    options: dict[str, object] = {"draw.discard_condition": "only_after_opening"}
    match = at("rummy", hands=["KD 2H", "KC"], stock="", discard="", options=options)
    match, events = act(match, "discard KD")
    ended = next(event for event in events if isinstance(event, RoundEnded))
    assert ended.ending == "exhausted"
    assert ended.seat is None
    assert ended.points == (2, 10)


def test_a_buy_recycles_for_the_buyer() -> None:
    """J30: stock 0, pile 2H 3H 4H 5H 6H: the six is bought, the five stays."""
    match = at(
        "jimmy",
        seats=3,
        phase="draw",
        turns=[4, 4, 4],
        hands=["KD 2C", "KC", "KS"],
        stock="",
        discard="2H 3H 4H 5H 6H",
    )
    match, events = act(match, "1 buy", "0 pass")
    assert [type(event) for event in events[-3:]] == [Bought, Recycled, Drew]
    assert round_of(match).pile == ("5H",)
    assert len(round_of(match).hands[1]) == 3
    match, _ = act(match, "draw")
    assert round_of(match).turn == 0


def test_gin_never_recycles() -> None:
    hands = ["3S 4S 5S 8H 8D 8C JC QC KC 6D", "2S 6S 8S 9H TH JH 4D 4H 4C AD"]
    match = at("gin", phase="draw", hands=hands, stock="2H 7C", discard="TS 9S 9C")
    assert refused(match, "draw") is Refusal.STOCK_EMPTY


def test_every_reshuffled_round_ends() -> None:
    """C073: three seats that never lay down, with one pack: the stock is made anew many times."""
    match = at(
        "rummy",
        seats=3,
        phase="draw",
        hands=[None, None, None],
        options={"deck.packs": 1, "round.max_turns": 20},
        turns=[1, 0, 0],
    )
    cards = all_cards(match)
    count = 0
    while round_of(match).phase != "over":
        match, events = act(match, "draw")
        count += sum(isinstance(event, Recycled) for event in events)
        match, _ = act(match, f"discard {round_of(match).hands[round_of(match).turn][0]}")
        assert all_cards(match) == cards
    assert count >= 2
