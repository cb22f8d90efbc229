"""Reports about the end of the stock."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from openrummy.core.cards import JOKER
from openrummy.records.codec import from_json, to_json
from openrummy.rules.presets import preset
from openrummy.table import commands as cmd
from openrummy.table.decide import start, step
from openrummy.table.events import Event, Recycled
from openrummy.table.legal import actors, legal
from openrummy.table.state import Match
from tests.laws.playing import all_cards, played, round_of


def without_melds(name: str, seats: int, turns: int) -> list[tuple[Match, tuple[Event, ...]]]:
    """A round in which nobody lays down: the match after each command, and its events."""
    match, events = start(preset(name), seats, "stock")
    states = [(match, events)]
    for _ in range(turns):
        seat = round_of(match).turn
        match, events = step(match, seat, cmd.Draw())
        states.append((match, events))
        match, events = step(match, seat, cmd.Discard(round_of(match).hands[seat][-1]))
        states.append((match, events))
    return states


def test_c073_the_discards_become_the_stock() -> None:
    states = without_melds("rummy30", 4, 70)
    assert len(round_of(states[0][0]).stock) == 56
    recycled = [e for _, events in states for e in events if isinstance(e, Recycled)]
    assert len(recycled) == 1
    assert len(recycled[0].stock) == 55
    assert recycled[0].kept is not None
    for match, _ in states:
        assert all_cards(match).total() == 108


@pytest.mark.parametrize(("name", "turns"), [("rummy30", 160), ("jimmy", 200)])
def test_c074_jokers_stay_in_when_the_pile_is_shuffled(name: str, turns: int) -> None:
    states = without_melds(name, 4, turns)
    jokers = preset(name).jokers(4)
    assert any(isinstance(e, Recycled) for _, events in states for e in events)
    for match, events in states:
        assert all_cards(match)[JOKER] == jokers
        for event in events:
            assert from_json(to_json(event), Event) == event


@pytest.mark.parametrize(("name", "turns"), [("rummy30", 70), ("jimmy", 130)])
def test_c075_old_discards_are_gone_from_the_pile(name: str, turns: int) -> None:
    states = without_melds(name, 4, turns)
    found = 0
    for (before, _), (after, events) in pairwise(states):
        for event in events:
            if isinstance(event, Recycled):
                found += 1
                pile = round_of(before).pile
                assert round_of(after).pile == pile[-1:]
                assert Counter(event.stock) == Counter(pile[:-1])
    assert found == 1


def test_c078_seven_seats_that_buy_whenever_they_may() -> None:
    """The deal leaves 84 cards; every round ends, and 162 cards are there at every step."""
    check_buyers(games=2)


@pytest.mark.slow
def test_c078_two_hundred_games_of_buyers() -> None:
    check_buyers(games=200)


def check_buyers(games: int) -> None:
    rules = preset("jimmy", {"round.max_turns": 12})
    bought = 0
    for seed in range(games):
        match, _ = start(rules, 7, str(seed))
        assert len(round_of(match).stock) == 84
        while round_of(match).phase != "over":
            seat, command = buyer(match)
            match, _ = step(match, seat, command)
            assert all_cards(match).total() == 162
            bought += isinstance(command, cmd.Buy)
    assert bought > games


def buyer(match: Match) -> tuple[int, cmd.Command]:
    """Any seat that may buy does; the seat on turn lets it, draws, and discards."""
    turn = round_of(match).turn
    for seat in actors(match):
        if seat != turn and cmd.Buy() in set(legal(match, seat)):
            return seat, cmd.Buy()
    commands = list(legal(match, turn))
    for kind in (cmd.Pass, cmd.Draw, cmd.Take, cmd.LayDown, cmd.Discard):
        for command in commands:
            if isinstance(command, kind):
                return turn, command
    raise AssertionError(commands)


def test_c056_four_jokers_in_every_state_of_random_games() -> None:
    check_jokers(games=8)


@pytest.mark.slow
def test_c056_four_jokers_in_five_hundred_games() -> None:
    check_jokers(games=500)


def check_jokers(games: int) -> None:
    rules = preset("rummy30", {"deal.hand_size": 15})
    swaps = 0
    for seed in range(games):
        for moment in played(rules, 4, f"jokers{seed}", 400):
            cards = all_cards(moment.after)
            assert cards[JOKER] == 4
            assert cards.total() == 108
            swaps += isinstance(moment.command, cmd.Swap)
    assert swaps
