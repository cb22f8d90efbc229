"""Laws of states and events: cards are conserved, and a state is the fold of its events."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import pytest

from openrummy.core.cards import JOKER, Card, face
from openrummy.records.codec import from_json, to_json
from openrummy.table.commands import Command
from openrummy.table.decide import decide, new_match, start
from openrummy.table.events import (
    Bought,
    Dealt,
    Defended,
    Discarded,
    Event,
    Knocked,
    LaidDown,
    LaidOff,
    Swapped,
    Took,
)
from openrummy.table.evolve import fold
from openrummy.table.legal import legal
from openrummy.table.notation import parse_action, parse_command, write
from openrummy.table.view import SeatView, view
from tests.laws.playing import FAST, GAMES, SECRET, Moment, all_cards, in_play, moments, round_of

each_game = pytest.mark.parametrize(("name", "seats"), GAMES)


def games(name: str, seats: int) -> list[tuple[Moment, ...]]:
    return [moments(name, seats, seed) for seed in FAST]


@each_game
def test_cards_are_conserved(name: str, seats: int) -> None:
    for game in games(name, seats):
        pack = Counter(game[0].before.rules.pack(seats))
        for moment in game:
            assert all_cards(moment.after) == pack, moment


@each_game
def test_a_state_is_the_fold_of_its_events(name: str, seats: int) -> None:
    for seed, game in zip(FAST, games(name, seats), strict=True):
        rules = game[0].before.rules
        match, dealt = start(rules, seats, SECRET + seed)
        events: list[Event] = list(dealt)
        assert match == game[0].before
        for moment in game:
            assert fold(moment.before, moment.events) == moment.after
            assert decide(moment.before, moment.seat, moment.command) == moment.events
            events += moment.events
        assert fold(new_match(rules, seats, SECRET + seed), events) == game[-1].after


@each_game
def test_hands_are_as_dealt_and_grow_by_what_is_drawn(name: str, seats: int) -> None:
    for game in games(name, seats):
        rules = game[0].before.rules
        for moment in game:
            for event in moment.events:
                if isinstance(event, Dealt):
                    assert {len(hand) for hand in event.hands} == {rules.hand_size(event.number)}
                    round_ = round_of(moment.after)
                    assert not round_.melds
                    assert not any(round_.opened)
                    assert not any(round_.buys)


@each_game
def test_what_all_know_of_a_hand_is_in_it(name: str, seats: int) -> None:
    known = 0
    for game in games(name, seats):
        for moment in game:
            round_ = round_of(moment.after)
            for hand, cards in zip(round_.hands, round_.known, strict=True):
                assert not Counter(cards) - Counter(hand), moment
            known += sum(map(len, round_.known))
    assert known


def moved(event: Event) -> tuple[int, Iterable[Card], Iterable[Card]]:
    """The seat of an event, and the cards that all saw come to its hand and leave it."""
    match event:
        case Took():
            return event.seat, event.cards, ()
        case Bought():
            return event.seat, (event.card,), ()
        case Discarded():
            return event.seat, (), (event.card,)
        case Swapped():
            return event.seat, (JOKER,) if event.to_hand else (), event.cards
        case LaidOff():
            return event.seat, (), map(face, event.cards)
        case LaidDown() | Defended() | Knocked():
            return event.seat, (), [face(card) for meld in event.melds for card in meld.cards]
        case _:
            return 0, (), ()


@each_game
def test_a_card_taken_is_known_until_it_is_played_or_thrown(name: str, seats: int) -> None:
    for game in games(name, seats):
        seen = [Counter[Card]() for _ in range(seats)]
        for moment in game:
            for event in moment.events:
                if isinstance(event, Dealt):
                    kept = {event.cutter: event.kept} if event.kept else {}
                    seen = [Counter(kept.get(seat, "").split()) for seat in range(seats)]
                else:
                    seat, came, left = moved(event)
                    seen[seat] = seen[seat] - Counter(left) + Counter(came)
            shown = round_of(moment.after).shown
            if shown is not None:
                seen[shown.seat].clear()
            assert [Counter(cards) for cards in round_of(moment.after).known] == seen, moment


@each_game
def test_commands_round_trip_through_words_and_json(name: str, seats: int) -> None:
    for game in games(name, seats):
        for moment in game[::3]:
            for seat in range(seats):
                for command in legal(moment.before, seat):
                    words = write(command)
                    assert parse_command(words) == command, words
                    assert parse_action(f"{seat} {words.lower()}") == (seat, command)
                    assert from_json(to_json(command), Command) == command


@each_game
def test_events_and_views_round_trip_through_json(name: str, seats: int) -> None:
    for game in games(name, seats):
        for moment in game[::5]:
            for event in moment.events:
                assert from_json(to_json(event), Event) == event
            for seat in (None, *range(seats)):
                seen = view(moment.after, seat)
                assert from_json(to_json(seen), SeatView) == seen


@each_game
def test_turns_never_exceed_the_cap(name: str, seats: int) -> None:
    for game in games(name, seats):
        for moment in game:
            if in_play(moment.after):
                round_ = round_of(moment.after)
                assert max(round_.turns) <= moment.after.rules.round.max_turns
