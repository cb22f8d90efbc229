"""Leak laws: what a seat cannot know changes nothing that it is shown (design, decision 9)."""

from __future__ import annotations

import json
from random import Random

import pytest
from msgspec.structs import replace

from openrummy.core.cards import JOKER, STANDS_FOR, Card, face, missing_from
from openrummy.core.refusals import Refused
from openrummy.records.codec import to_json
from openrummy.table import commands as cmd
from openrummy.table.decide import start, step
from openrummy.table.events import Bought, Dealt, Drew, Event, Recycled, RoundEnded, Swapped, Took
from openrummy.table.legal import legal
from openrummy.table.view import shown_event, view
from tests.laws.playing import FAST, GAMES, SECRET, Moment, in_play, moments, round_of
from tests.laws.secrets import resampled, words

each_game = pytest.mark.parametrize(("name", "seats"), GAMES)
EVERYONE = pytest.mark.parametrize("seed", FAST)


@each_game
@EVERYONE
def test_a_view_does_not_depend_on_what_is_hidden(name: str, seats: int, seed: str) -> None:
    dice = Random(seed)
    for moment in moments(name, seats, seed)[::3]:
        match = moment.after
        for seat in (None, *range(seats)):
            other = resampled(match, seat, dice)
            assert to_json(view(other, seat)) == to_json(view(match, seat))
            assert view(replace(other, seed="another", draws=99), seat) == view(match, seat)


@each_game
@EVERYONE
def test_legal_commands_do_not_depend_on_what_is_hidden(name: str, seats: int, seed: str) -> None:
    dice = Random(seed)
    for moment in moments(name, seats, seed)[::5]:
        match = moment.after
        for seat in range(seats):
            other = resampled(match, seat, dice)
            assert list(legal(other, seat)) == list(legal(match, seat)), (match, seat)


@each_game
@EVERYONE
def test_shown_events_do_not_depend_on_what_is_hidden(name: str, seats: int, seed: str) -> None:
    dice = Random(seed)
    compared = 0
    for moment in moments(name, seats, seed)[::2]:
        if not in_play(moment.before) or _ended(moment.events):
            continue
        for seat in (None, *range(seats)):
            if seat == moment.seat or _draws(moment.events, seat):
                continue
            events = _elsewhere(moment, seat, dice)
            if events is None:
                continue
            compared += 1
            shown = [shown_event(event, seat) for event in moment.events]
            assert [shown_event(event, seat) for event in events] == shown, moment
    assert compared > 40


def _ended(events: tuple[Event, ...]) -> bool:
    return any(isinstance(event, RoundEnded) for event in events)


def _draws(events: tuple[Event, ...], seat: int | None) -> bool:
    return any(isinstance(event, Drew) and event.seat == seat for event in events)


def _elsewhere(moment: Moment, seat: int | None, dice: Random) -> tuple[Event, ...] | None:
    """The events of the same command where hidden cards lie otherwise; None: not possible there."""
    kept = _named(moment.command)
    hand = round_of(moment.before).hands[moment.seat]
    kept = [] if missing_from(hand, kept) else kept
    other = resampled(moment.before, seat, dice, kept=kept, keeper=moment.seat)
    try:
        _, events = step(other, moment.seat, moment.command)
    except Refused:
        return None
    return None if _ended(events) else events


def _named(command: cmd.Command) -> list[Card]:
    """The cards of the own hand that a command names."""
    match command:
        case cmd.LayDown(melds):
            return [face(card) for meld in melds for card in meld]
        case cmd.Add(cards) | cmd.Swap(cards):
            return list(map(face, cards))
        case cmd.Discard(card) | cmd.Knock(card) | cmd.CallGin(card):
            return [card]
    return []


@each_game
@EVERYONE
def test_a_view_names_no_card_that_was_not_shown(name: str, seats: int, seed: str) -> None:
    """C107, C108: no hand of others, no stock, no seed, in the JSON that a screen gets."""
    taken: set[Card] = set()
    for number, moment in enumerate(moments(name, seats, seed)):
        taken = _taken(moment.events, taken)
        if number % 3:
            continue
        round_ = round_of(moment.after)
        public: set[Card] = {*round_.pile, *(card for t in round_.melds for card in t.meld.cards)}
        public |= {card for card in (round_.upcard, round_.taken) if card}
        public |= taken
        public |= set(round_.shown.unmatched) if round_.shown else set()
        if round_.phase == "over":
            public |= {card for hand in round_.hands for card in hand}
        for seat in (None, *range(seats)):
            text = to_json(view(moment.after, seat)).decode()
            known = public | (set() if seat is None else set(round_.hands[seat]))
            named = {word for word in words(json.loads(text)) if _is_card(word)}
            assert named <= known, (named - known, seat)
            assert SECRET not in text


def _taken(events: tuple[Event, ...], before: set[Card]) -> set[Card]:
    """The cards that all saw come to a hand in this round."""
    taken = before
    for event in events:
        match event:
            case Dealt():
                taken = {event.kept} if event.kept else set()
            case Took():
                taken = taken | set(event.cards)
            case Bought():
                taken = taken | {event.card}
            case Swapped(to_hand=True):
                taken = taken | {JOKER}
    return taken


def _is_card(word: str) -> bool:
    return word == JOKER or word in STANDS_FOR or (len(word) == 2 and word in CARDS)


CARDS = set(STANDS_FOR.values())


@each_game
@EVERYONE
def test_shown_events_name_no_hidden_card(name: str, seats: int, seed: str) -> None:
    rules = moments(name, seats, seed)[0].before.rules
    _, dealt = start(rules, seats, SECRET + seed)
    stream = [*dealt, *(event for moment in moments(name, seats, seed) for event in moment.events)]
    for event in stream:
        for seat in (None, *range(seats)):
            shown = shown_event(event, seat)
            assert SECRET not in to_json(shown).decode()
            match shown:
                case Dealt(hands=hands, stock=stock):
                    assert set(stock) <= {None}
                    for owner, hand in enumerate(hands):
                        assert owner == seat or set(hand) <= {None}
                case Drew(seat=owner, card=card):
                    assert (card is None) == (owner != seat)
                case Recycled(stock=stock):
                    assert set(stock) <= {None}
                case _:
                    assert shown == event


@each_game
def test_other_seats_see_how_many_cards_a_hand_has_and_no_more(name: str, seats: int) -> None:
    for moment in moments(name, seats, "a")[::7]:
        round_ = round_of(moment.after)
        for seat in (None, *range(seats)):
            seen = view(moment.after, seat).round
            assert seen is not None
            assert seen.counts == tuple(map(len, round_.hands))
            assert seen.stock == len(round_.stock)
            assert seen.hand == (() if seat is None else round_.hands[seat])
            assert (seen.revealed is None) == (round_.phase != "over")
