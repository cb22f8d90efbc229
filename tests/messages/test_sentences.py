"""Events, cards and mistakes in words."""

from __future__ import annotations

import pytest

from openrummy.core.cards import FACES, JOKER, JOKER_FOR, parse_card
from openrummy.core.limits import Contract
from openrummy.messages.bundle import messages
from openrummy.messages.cards import card_text, listed, spoken_card
from openrummy.messages.sentences import bad_command, bad_options, bad_seats, contract, event
from openrummy.rules.options import _CLASHES, BadOptions, Problem
from openrummy.rules.presets import preset
from openrummy.table import events as ev
from openrummy.table.decide import BadSeats, start
from openrummy.table.notation import FORMS, BadCommand, parse_command
from openrummy.table.view import shown_event
from tests.messages.examples import EVENTS, NAMES
from tests.messages.ftl import LANGUAGES
from tests.messages.test_refusals import whole


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("viewer", [None, 0, 2])
def test_every_event_has_a_line(language: str, viewer: int | None) -> None:
    told = messages(language)
    for happened in EVENTS:
        line = event(told, happened, NAMES, viewer)
        assert whole(line)
        assert "none" not in line


def test_the_examples_have_every_event() -> None:
    assert {type(happened) for happened in EVENTS} == set(ev.Event.__args__)


def test_french_lines_are_french() -> None:
    for happened in EVENTS:
        lines = {event(messages(language), happened, NAMES, 0) for language in LANGUAGES}
        assert len(lines) == 2, happened


@pytest.mark.parametrize(
    ("happened", "viewer", "line"),
    [
        (ev.Drew(0, None), 1, "Ana drew a card from the stock."),
        (ev.Drew(0, "7H"), 0, "You drew 7H."),
        (ev.TurnStarted(1), 0, "It is Ben's turn."),
        (
            ev.RoundEnded("out", 1, (45, 0, -5), ((), (), ())),
            0,
            "Ben is out. Points: you 45, Ben 0, Cem -5.",
        ),
        (
            ev.MatchEnded("played", (0, 2), (7, 9)),
            0,
            "The match is over. The win is shared by you and Cem. Final points: you 7, Ben 9.",
        ),
    ],
)
def test_lines(happened: ev.Event, viewer: int, line: str) -> None:
    assert event(messages("en"), happened, NAMES, viewer) == line


@pytest.mark.parametrize(
    ("language", "name", "line"),
    [
        ("en", "You", "It is your turn."),
        ("fr", "Vous", "C\u2019est votre tour."),
    ],
)
def test_a_seat_recorded_as_you_is_addressed(language: str, name: str, line: str) -> None:
    told = messages(language)
    assert event(told, ev.TurnStarted(0), (name, "Ben"), None) == line
    assert "Ben" in event(told, ev.TurnStarted(1), (name, "Ben"), None)
    assert name in event(told, ev.TurnStarted(0), (name, "Ben"), 1)


def test_signs_for_suits() -> None:
    line = event(messages("fr"), ev.Took(0, ("TD",)), NAMES, 0, "signs")
    assert line == "Vous prenez 10♦ à la défausse."


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_deal_is_told_without_hidden_cards(language: str) -> None:
    _, events = start(preset("jimmy"), 3, "0")
    for seat in (None, 0, 1):
        for happened in events:
            assert whole(event(messages(language), shown_event(happened, seat), NAMES, seat))


def test_spoken_cards() -> None:
    english, french = messages("en"), messages("fr")
    assert spoken_card(english, "7H") == "seven of hearts"
    assert spoken_card(english, "JK(6S)") == "joker standing for six of spades"
    assert spoken_card(french, "QS") == "dame de pique"
    assert spoken_card(french, "JK(AC)") == "joker valant as de trèfle"
    for told in (english, french):
        cards = (*FACES, *JOKER_FOR.values(), JOKER)
        assert len({spoken_card(told, card) for card in cards}) == 105


def test_written_cards_can_be_read_back() -> None:
    for card in (*FACES, *JOKER_FOR.values(), JOKER):
        assert card_text(card) == card
        assert parse_card(card_text(card, "signs")) == card


def test_lists() -> None:
    told = messages("en")
    assert [listed(told, list("abc"[:n])) for n in range(4)] == ["", "a", "a and b", "a, b and c"]


def test_contracts() -> None:
    told = messages("en")
    assert contract(told, Contract(2, 0)) == "2 runs of 4 or more"
    assert contract(told, Contract(0, 1)) == "1 set of 3 or more"
    assert contract(told, Contract(1, 3)) == "1 run of 4 or more and 3 sets of 3 or more"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("verb", FORMS)
def test_every_command_tells_how_it_is_written(language: str, verb: str) -> None:
    assert bad_command(messages(language), BadCommand("form", verb=verb)).endswith(FORMS[verb])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text", ["", "jump", "discard 1X", "discard", "3 draw"])
def test_mistyped_commands(language: str, text: str) -> None:
    with pytest.raises(BadCommand) as bad:
        parse_command(text)
    assert not set("{}$") & set(bad_command(messages(language), bad.value))


@pytest.mark.parametrize("language", LANGUAGES)
def test_problems_of_options(language: str) -> None:
    told = messages(language)
    with pytest.raises(BadOptions) as bad:
        preset("jimmy", {"buy.max_per_round": 100, "gin.layoff": True, "set.max": 3.5})
    assert [whole(text) for text in bad_options(told, bad.value)] == [True] * 3
    for clash, (options, _) in _CLASHES.items():
        problem = Problem("clash", options, (("clash", clash),))
        (text,) = bad_options(told, BadOptions((problem,)))
        assert whole(text)
        assert all(name in text for name in options.split())


def test_bad_seats() -> None:
    with pytest.raises(BadSeats) as bad:
        start(preset("gin"), 3)
    text = bad_seats(messages("en"), bad.value)
    assert text == "This game is for 2 players, not for 3."
