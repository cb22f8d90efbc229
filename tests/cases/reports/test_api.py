"""Reports about the library: errors with reasons, seats, the same names in all games, notation."""

from __future__ import annotations

import pytest

from openrummy.core.cards import FACES, JOKER, BadCard, parse_card
from openrummy.core.refusals import Refusal, Refused
from openrummy.messages.bundle import messages
from openrummy.messages.sentences import refusal
from openrummy.records.codec import from_json, to_json
from openrummy.rules.options import BadOptions
from openrummy.rules.presets import PRESETS, preset
from openrummy.table import commands as cmd
from openrummy.table.commands import Command
from openrummy.table.decide import BadSeats, start, step
from openrummy.table.events import Discarded, Event, Knocked, LaidOff, RoundEnded
from openrummy.table.evolve import fold
from openrummy.table.legal import actors
from openrummy.table.notation import parse_action, parse_command, write
from openrummy.table.view import view
from tests.laws.playing import round_of
from tests.table.playing import act, at

ILLEGAL = {
    "jimmy": [
        "0 draw",
        "take",
        "1 discard 3H",
        "discard 8C",
        "add 4H to 7",
        "add 2S to 0",
        "swap 4H in 0",
        "meld 4H 2S 9D",
        "move 5H from 0 to 1",
        "2 buy",
        "knock 4H",
        "next",
        "buy",
    ],
    "gin": ["draw", "1 discard 2S", "discard 3C", "knock KS", "gin 2C", "grand gin", "done", "buy"],
}


@pytest.mark.parametrize("game", sorted(ILLEGAL))
def test_c144_illegal_requests_have_distinct_codes_and_reasons(game: str) -> None:
    if game == "gin":
        hands = ["4S 5S 6S 9H 9D 9C KS KD KH AD 2C", "2S 3S 8S 9S TH JH 4D 4H 4C AC"]
        match = at("gin", hands=hands, discard="7S")
    else:
        match = at("jimmy", down=True, hands=["4H 2S 9D TC", "3H"], discard="7S")
        match, _ = act(match, "discard TC", "draw", "discard 3H", "draw")
    before = repr(match)
    codes: set[Refusal] = set()
    for text in ILLEGAL[game]:
        seat, command = parse_action(text)
        with pytest.raises(Refused) as refused:
            step(match, round_of(match).turn if seat is None else seat, command)
        codes.add(refused.value.code)
        sentence = refusal(messages("en"), refused.value.code, refused.value.facts)
        assert len(sentence.split()) > 2
    assert len(codes) >= len(ILLEGAL[game]) - 2
    assert repr(match) == before


@pytest.mark.parametrize(
    ("name", "seats"),
    [("gin", 1), ("gin", 3), ("rummy30", 9), ("rummy51", 7), ("jimmy", 15), ("jimmy", 8)],
)
def test_c148_impossible_numbers_of_seats_name_the_range(name: str, seats: int) -> None:
    with pytest.raises(BadSeats) as bad:
        start(PRESETS[name], seats)
    assert bad.value.least <= bad.value.most < max(seats, 3)
    assert str(bad.value.most) in str(bad.value)


def test_c148_jimmy_with_three_and_bad_numbers() -> None:
    assert start(PRESETS["jimmy"], 3)[0].seats == 3
    for options in ({"buy.max_per_round": -1}, {"deck.jokers_per_pack": -2}):
        with pytest.raises(BadOptions):
            preset("jimmy", options)


@pytest.mark.parametrize("name", sorted(PRESETS))
def test_c149_the_same_names_in_every_game(name: str) -> None:
    match, _ = start(PRESETS[name], 2, "names")
    seen = view(match, 0)
    assert seen.round is not None
    kinds = {
        "seats": (seen.seats, int),
        "turn": (seen.round.turn, int),
        "phase": (seen.round.phase, str),
        "actors": (actors(match), tuple),
        "totals": (seen.totals, tuple),
        "over": (seen.over or "", str),
    }
    for value, kind in kinds.values():
        assert type(value) is kind


def test_c159_ways_to_write_a_ten() -> None:
    for word in ("TD", "10D", "td", "tD", "10d", "T♦", "10♦"):
        assert parse_card(word) == "TD"
        assert write(parse_command(f"discard {word}")) == "discard TD"
    for word in ("1D", "11D", "0D", "XD", "D10", "TDD", ""):
        with pytest.raises(BadCard) as bad:
            parse_card(word)
        assert bad.value.word == word


def test_c165_every_form_names_the_same_card() -> None:
    for card in (*FACES, JOKER):
        assert parse_command(f"discard {card}") == cmd.Discard(card)
        assert write(cmd.Discard(card)) == f"discard {card}"
        assert from_json(to_json(cmd.Discard(card)), Command) == cmd.Discard(card)
        assert from_json(to_json(Discarded(0, card)), Event) == Discarded(0, card)


LAST: dict[str, tuple[str, str, type]] = {
    "a last discard": ("rummy", "discard TS", Discarded),
    "a last lay-off": ("rummy", "add TS to 2", LaidOff),
    "a last discard in Jimmy": ("jimmy", "discard TS", Discarded),
    "a last lay-off in Jimmy": ("jimmy", "add TS to 2", LaidOff),
    "a knock": ("gin", "knock 2C", Knocked),
}


@pytest.mark.parametrize("way", sorted(LAST))
def test_c164_the_last_move_is_in_the_log(way: str) -> None:
    game, action, wanted = LAST[way]
    if game == "gin":
        hands = ["4S 5S 6S 9H 9D 9C KS KD KH AD 2C", "2S 3S 8S 9S TH JH 4D 4H 4C AC"]
        before = at("gin", hands=hands, discard="7S")
    else:
        melds = ["5H 6H 7H 8H", "KS KD KC", "6S 7S 8S 9S"]
        before = at(
            game,
            hands=["TS", "KD 2C"],
            discard="3S",
            melds=[{"owner": 0, "cards": cards} for cards in melds],
            opened=[True, False],
        )
    after, events = act(before, action)
    assert isinstance(events[0], wanted)
    ended = next(event for event in events if isinstance(event, RoundEnded))
    assert ended.ending == ("knock" if game == "gin" else "out")
    assert ended.seat == 0
    assert fold(before, events) == after
    assert after.results[-1].points == ended.points
