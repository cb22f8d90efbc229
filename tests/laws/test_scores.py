"""Laws of scoring: points are what the cards in hand are worth, and totals add them up."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from openrummy.core.cards import RANK, Card
from openrummy.rules.presets import PRESETS
from openrummy.table.events import Event, Knocked, MatchEnded, RoundEnded
from openrummy.table.scoring import standing
from openrummy.table.view import view
from tests.laws.playing import FAST, GAMES, Moment, moments, round_of

each_game = pytest.mark.parametrize(("name", "seats"), GAMES)

JOKER_COSTS = {"jimmy": 50, "rummy": 20, "gin": 0}


def worth(name: str, card: Card) -> int:
    """What a card in hand costs, written down from the documents and not from the rule set."""
    game = PRESETS[name].game
    if card == "JK":
        return 25 if name == "kalooki40" else JOKER_COSTS[game]
    rank = RANK[card]
    if game == "jimmy":
        return 20 if rank == 0 else 5 if rank < 7 else 10
    ace = 1 if game == "gin" else 11
    return ace if rank == 0 else min(10, rank + 1)


def ends(name: str, seats: int) -> Iterator[tuple[Moment, RoundEnded]]:
    for seed in FAST:
        for moment in moments(name, seats, seed):
            for event in moment.events:
                if isinstance(event, RoundEnded):
                    yield moment, event


@each_game
def test_points_are_the_cards_left_in_hand(name: str, seats: int) -> None:
    rules = PRESETS[name]
    if not rules.exposed:
        return
    for moment, event in ends(name, seats):
        opened = round_of(moment.after).opened
        for seat, hand in enumerate(event.hands):
            cost = sum(worth(name, card) for card in hand)
            if rules.penalty.unopened == "flat" and not opened[seat]:
                cost = rules.penalty.unopened_points
            assert event.points[seat] == (0 if seat == event.seat else cost)
        if event.ending == "out":
            assert event.seat is not None
            assert event.hands[event.seat] == ()


@each_game
def test_deadwood_is_the_cards_left_in_hand_and_decides_the_points(name: str, seats: int) -> None:
    rules = PRESETS[name]
    if rules.exposed:
        return
    for moment, event in ends(name, seats):
        if event.deadwood is None:
            assert event.ending in ("blocked", "capped")
            assert event.points == (0, 0)
            continue
        assert event.seat is not None
        left = [sum(worth(name, card) for card in hand) for hand in event.hands]
        assert list(event.deadwood) == left
        own, other = left[event.seat], left[1 - event.seat]
        difference, knocker_wins = {
            "knock": (other - own, True),
            "undercut": (rules.gin.undercut_bonus + own - other, False),
            "gin": (rules.gin.gin_bonus + other, True),
            "grand_gin": ((rules.gin.big_gin_bonus or 0) + other, True),
        }[event.ending]
        winner = event.seat if knocker_wins else 1 - event.seat
        receiver = winner if rules.points.to == "winner" else 1 - winner
        assert event.points[receiver] == difference
        assert event.points[1 - receiver] == 0
        assert (event.ending == "undercut") == (own >= other and _call(moment) == "knock")


def _call(moment: Moment) -> str:
    return next(event.call for event in moment.events if isinstance(event, Knocked))


@each_game
def test_totals_add_up(name: str, seats: int) -> None:
    for seed in FAST:
        points: list[tuple[int, ...]] = []
        for moment in moments(name, seats, seed):
            points += [e.points for e in moment.events if isinstance(e, RoundEnded)]
            wanted = tuple(sum(row[seat] for row in points) for seat in range(seats))
            assert moment.after.totals == wanted
            assert view(moment.after, 0).totals == wanted
            assert [result.points for result in moment.after.results] == points


@each_game
def test_a_match_ends_when_the_standing_says_so(name: str, seats: int) -> None:
    for seed in FAST:
        for moment in moments(name, seats, seed):
            after = moment.after
            if round_of(after).phase != "over":
                continue
            place = standing(after.rules, [r.points for r in after.results], after.contracts)
            assert place.over == (after.over is not None)
            if place.over:
                assert (after.winners, after.final) == (place.winners, place.final)
                assert _ended(moment.events) == MatchEnded("played", place.winners, place.final)


def _ended(events: tuple[Event, ...]) -> Event:
    return events[-1]
