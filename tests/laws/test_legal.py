"""Laws of commands: the listed are accepted, the others refused without a trace, no dead ends."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import suppress

import pytest

from openrummy.core.refusals import Refused
from openrummy.table import commands as cmd
from openrummy.table.decide import decide
from openrummy.table.legal import actors, is_legal, legal
from tests.laws.playing import FAST, GAMES, Moment, in_play, moments, round_of
from tests.laws.trying import check_only_the_listed, single_commands

each_game = pytest.mark.parametrize(("name", "seats"), GAMES)


def every(name: str, seats: int, nth: int, seeds: Iterable[str] = FAST) -> Iterator[Moment]:
    for seed in seeds:
        yield from moments(name, seats, seed)[::nth]


@each_game
def test_listed_commands_are_accepted(name: str, seats: int) -> None:
    for moment in every(name, seats, 4):
        for seat in range(seats):
            for command in legal(moment.before, seat):
                assert is_legal(moment.before, seat, command), (moment.before, seat, command)


@each_game
def test_commands_are_listed_once(name: str, seats: int) -> None:
    for moment in every(name, seats, 4):
        for seat in range(seats):
            commands = list(legal(moment.before, seat))
            assert len(commands) == len(set(commands)), (moment.before, commands)


@each_game
def test_a_single_command_is_accepted_only_if_listed(name: str, seats: int) -> None:
    for moment in every(name, seats, 17):
        if in_play(moment.before):
            for seat in {moment.seat, 0}:
                check_only_the_listed(moment.before, seat)


@pytest.mark.slow
@each_game
def test_a_single_command_is_accepted_only_if_listed_at_length(name: str, seats: int) -> None:
    for moment in every(name, seats, 3, "abcdef"):
        if in_play(moment.before):
            check_only_the_listed(moment.before, moment.seat)


@each_game
def test_refusals_leave_no_trace(name: str, seats: int) -> None:
    for moment in every(name, seats, 23):
        match = moment.before
        before = repr(match)
        for seat in (-1, *range(seats), seats):
            for command in single_commands(round_of(match), max(0, min(seat, seats - 1))):
                with suppress(Refused):
                    decide(match, seat, command)
        assert repr(match) == before


@each_game
def test_who_may_act_can_act(name: str, seats: int) -> None:
    for moment in every(name, seats, 1):
        match = moment.after
        able = actors(match)
        assert (not able) == (match.over is not None)
        for seat in able:
            assert any(True for _ in legal(match, seat)), (seat, match)
        for seat in set(range(seats)) - set(able):
            assert not list(legal(match, seat)), (seat, match)


@each_game
def test_nothing_but_the_next_deal_after_a_round(name: str, seats: int) -> None:
    for moment in every(name, seats, 1):
        match = moment.after
        if in_play(match):
            continue
        for seat in range(seats):
            assert list(legal(match, seat)) == ([] if match.over else [cmd.Next()])
            for command in single_commands(round_of(match), seat):
                assert not is_legal(match, seat, command)
