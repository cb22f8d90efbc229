"""Replay and verification: a game played again is the same game, and a false line is found."""

from __future__ import annotations

from random import Random

import pytest

from openrummy.core.refusals import Refusal
from openrummy.records.record import Line, Record, new_line
from openrummy.records.replay import RefusedLine, replay, resume, verify
from openrummy.rules.presets import PRESETS
from openrummy.table import commands as cmd
from openrummy.table.evolve import fold
from tests.records.playing import game, go_on, record_of, seats_for


@pytest.mark.parametrize("name", PRESETS)
def test_a_game_played_again_is_the_same_game(name: str) -> None:
    rules = PRESETS[name]
    played = list(game(rules, "again", most=300))
    record = record_of(rules, "again", most=300)
    steps = list(replay(record))
    assert (steps[0].line, steps[0].seat, steps[0].command) == (1, None, None)
    assert steps[0].match == played[0].before
    for number, (move, step) in enumerate(zip(played, steps[1:], strict=False), start=2):
        assert (step.line, step.seat, step.command) == (number, move.seat, move.command)
        assert (step.match, step.events) == (move.match, move.events)
        assert fold(move.before, step.events) == step.match


@pytest.mark.parametrize("name", PRESETS)
@pytest.mark.parametrize("cut", [0, 1, 17, 80])
def test_a_resumed_game_goes_on_as_if_never_stopped(name: str, cut: int) -> None:
    rules = PRESETS[name]
    played = list(game(rules, "resume", most=120))
    cut = min(cut, len(played) - 1)
    record = record_of(rules, "resume", most=120)
    match = resume(Record(record.header, record.lines[:cut]))
    assert match == played[cut].before
    other = list(go_on(match, Random(1), most=30))
    assert other == list(go_on(played[cut].before, Random(1), most=30))


def test_all_is_well() -> None:
    record = record_of(PRESETS["rummy30"], "well")
    verdict = verify(record)
    assert verdict.ok
    assert verdict.line == len(record.lines) + 1
    assert verdict.standing.over
    assert verdict.standing.winners
    assert (verdict.code, verdict.facts, verdict.torn) == (None, {}, False)


@pytest.mark.parametrize("name", PRESETS)
def test_a_line_that_the_rules_refuse_is_named(name: str) -> None:
    record = record_of(PRESETS[name], "false", most=60)
    seats = seats_for(PRESETS[name])
    for place in (0, 7, 25):
        for false, code in (
            (Line(seats, "draw"), Refusal.NOT_SEATED),
            (Line(-1, "draw"), Refusal.NOT_SEATED),
            (Line(10**30, "draw"), Refusal.NOT_SEATED),
            (new_line(0, cmd.Next()), Refusal.ROUND_NOT_OVER),
        ):
            lines = (*record.lines[:place], false, *record.lines[place:])
            verdict = verify(Record(record.header, lines))
            assert (verdict.ok, verdict.line, verdict.code) == (False, place + 2, code)


def test_facts_of_a_refusal_are_told() -> None:
    record = record_of(PRESETS["gin"], "facts", most=1)
    match = resume(Record(record.header))
    assert match.round is not None
    turn = match.round.turn
    verdict = verify(Record(record.header, (new_line(1 - turn, cmd.Draw()),)))
    assert (verdict.code, verdict.facts) == (Refusal.NOT_YOUR_TURN, {"turn": turn})
    with pytest.raises(RefusedLine) as bad:
        resume(Record(record.header, (new_line(1 - turn, cmd.Draw()),)))
    assert (bad.value.line, bad.value.reason) == (2, "refused")


def test_a_line_left_out_is_noticed() -> None:
    record = record_of(PRESETS["gin"], "gap", most=40)
    for gap in range(len(record.lines) - 2):
        lines = (*record.lines[:gap], *record.lines[gap + 1 :])
        verdict = verify(Record(record.header, lines))
        assert verdict.ok is False
        assert verdict.line >= gap + 2


def test_nothing_comes_after_the_end() -> None:
    record = record_of(PRESETS["rummy51"], "end")
    verdict = verify(Record(record.header, (*record.lines, Line(0, "draw"))))
    assert (verdict.line, verdict.code) == (len(record.lines) + 2, Refusal.MATCH_OVER)


def test_a_match_given_up_stands_as_it_ended() -> None:
    record = record_of(PRESETS["gin"], "give up", most=1)
    verdict = verify(Record(record.header, (*record.lines[:1], new_line(0, cmd.Resign()))))
    assert verdict.ok
    assert verdict.standing.over
    assert verdict.standing.winners == (1,)


@pytest.mark.parametrize(
    "words",
    [
        "add 4H to 999",
        "swap 4H in 999",
        "move 4H from 0 to 0",
        "meld JK JK JK",
        "defend",
        "knock JK with JK JK | JK",
        "take JK(4H)",
        "meld " + " | ".join(["4H 5H 6H"] * 40),
        "grand gin",
        "done",
    ],
)
@pytest.mark.parametrize("name", PRESETS)
def test_odd_commands_are_refused_not_more(name: str, words: str) -> None:
    record = record_of(PRESETS[name], "odd", most=40)
    for place in range(0, len(record.lines), 3):
        for seat in (0, 1):
            verdict = verify(Record(record.header, (*record.lines[:place], Line(seat, words))))
            assert (verdict.ok, verdict.line) == (False, place + 2)
