"""Matches between bots, and what many of them add up to."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Sequence
from io import StringIO
from itertools import pairwise
from typing import get_args

import pytest
from rich.console import Console

from openrummy.arena import (
    BotMistake,
    Line,
    Report,
    play_match,
    report_json,
    report_notes,
    report_table,
    simulate,
)
from openrummy.arena.show import short_name
from openrummy.arena.tournament import play_seated
from openrummy.bots import Bot, make
from openrummy.messages.bundle import messages
from openrummy.rules.presets import PRESETS
from openrummy.table import commands as cmd
from openrummy.table.decide import BadSeats
from openrummy.table.events import Ending
from openrummy.table.state import Match
from openrummy.table.view import SeatView

GIN, RUMMY, JIMMY = PRESETS["gin"], PRESETS["rummy30"], PRESETS["jimmy"]


class Cheat:
    """Answers with what is not legal."""

    name = "cheat"
    why = None

    def choose(self, view: SeatView, legal: Sequence[cmd.Command]) -> cmd.Command:
        return cmd.Move("2C", 0, 1)


def test_a_match_is_told_in_rounds() -> None:
    played = play_match(GIN, [make("greedy", 1), make("greedy", 2)], "told")
    assert len(played.winners) == 1
    assert max(played.totals) >= GIN.match.target
    assert played.totals == tuple(
        sum(round_.points[seat] for round_ in played.rounds) for seat in range(2)
    )


def test_a_match_can_be_cut_short() -> None:
    played = play_match(JIMMY, [make("greedy", s) for s in range(3)], "short", most_rounds=2)
    assert len(played.rounds) == 2
    assert played.winners == ()


def test_an_illegal_answer_names_the_bot() -> None:
    with pytest.raises(BotMistake) as caught:
        play_match(GIN, [Cheat(), Cheat()], "cheat")
    assert caught.value.name == "cheat"
    assert "cheat" in str(caught.value)


def test_who_may_buy_is_asked_before_the_seat_on_turn() -> None:
    asked: list[tuple[int, int, int]] = []

    def look(before: Match, seat: int, command: cmd.Command, after: Match) -> None:
        round_ = before.round
        if round_ is not None and round_.phase == "draw" and not round_.sold:
            asked.append((sum(round_.turns), seat, round_.turn))

    play_match(JIMMY, [make("greedy", s) for s in range(4)], "asked", watch=look, most_rounds=1)
    for (turn, seat, on_turn), (next_turn, later, _) in pairwise(asked):
        if turn == next_turn and seat == on_turn:
            assert later == on_turn
    assert any(seat != on_turn for _, seat, on_turn in asked)


def test_a_report_counts_and_repeats() -> None:
    played: list[int] = []
    report = simulate(RUMMY, ["greedy", "random"], 6, "count", None, played.append)
    assert played == [2, 4, 6]
    assert sum(line.wins for line in report.lines) == pytest.approx(6)
    assert [line.seats for line in report.lines] == [6, 6]
    assert sum(report.endings.values()) == report.rounds == 6
    assert report.blocks == 3
    assert report.stopped == "games"
    assert report.went_out == report.endings.get("out", 0) / 6
    again = simulate(RUMMY, ["greedy", "random"], 6, "count")
    assert again.lines == report.lines
    assert again.lines != simulate(RUMMY, ["greedy", "random"], 6, "else").lines


def test_seats_may_be_more_than_bots() -> None:
    report = simulate(RUMMY, ["greedy"], 1, "four", 4)
    assert report.seats == 4
    assert report.lines[0].seats == 4
    assert report.lines[0].wins == pytest.approx(1)
    with pytest.raises(BadSeats):
        simulate(GIN, ["greedy"], 1, "three", 3)


def test_a_bot_cannot_deal_the_deck_from_its_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[str] = []

    def spy(name: str, seed: int | str) -> Bot:
        given.append(str(seed))
        return make(name, seed)

    monkeypatch.setattr(sys.modules["openrummy.arena.tournament"], "make", spy)
    play_seated(GIN, ["greedy", "random"], "secret/17", most_rounds=1)
    assert len(set(given)) == 2
    assert all(re.fullmatch("[0-9a-f]{64}", seed) for seed in given)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_report_is_json_and_a_table(language: str) -> None:
    report = simulate(GIN, ["greedy", "random"], 2, "shown")
    plain = report_json(report)
    assert json.loads(json.dumps(plain)).keys() == plain.keys()
    assert plain["lines"][0]["bot"] == "greedy"
    table = report_table(report, messages(language))
    assert table.row_count == 2
    notes = report_notes(report, messages(language))
    assert len(notes) == 5
    assert max(map(len, notes[:2])) <= 80


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_widest_table_fits_80_columns(language: str) -> None:
    line = Line("shedding", 200_000, 99_999.5, 0.99, (0.999, 1.0), -150.5, (-160.1, -140.2))
    report = Report("gin-straight", 8, "s", 100_000, 400_000, 9.5, 0.5, {"gin": 1}, (line,), 9.0)
    console = Console(width=80, file=StringIO())
    console.print(report_table(report, messages(language)))
    assert isinstance(console.file, StringIO)
    rows = console.file.getvalue().splitlines()
    assert len([row for row in rows if row.strip()]) == 4
    assert "99999.5/200000" in rows[-2]
    assert "-160.1 .. -140.2" in rows[-2]


def test_a_long_name_shows_its_end() -> None:
    shown = short_name("cmd:python3 somewhere/or/other/my_bot.py")
    assert shown == "…here/or/other/my_bot.py"
    assert short_name("greedy") == "greedy"


def test_one_of_a_thing_is_said_as_one() -> None:
    english, french = messages("en"), messages("fr")
    assert english.text("arena-rounds", rounds=1, turns="9.0").startswith("One round,")
    assert french.text("arena-rounds", rounds=1, turns="9.0").startswith("Une manche,")
    assert "one match, 2 seats" in english.text("arena-title", game="gin", games=1, seats=2)


def test_every_ending_has_its_word() -> None:

    for language in ("en", "fr"):
        for ending in get_args(Ending):
            assert messages(language).has(f"arena-ending-{ending}")
