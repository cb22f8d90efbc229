"""All laws at once on random house rules: a Hypothesis state machine, and long random games."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from openrummy.core.refusals import Refused
from openrummy.records.codec import from_json, to_json
from openrummy.rules.options import most_seats
from openrummy.rules.presets import PRESETS
from openrummy.rules.ruleset import RuleSet
from openrummy.table.commands import Command
from openrummy.table.decide import start, step
from openrummy.table.evolve import fold
from openrummy.table.legal import actors, is_legal, legal
from openrummy.table.notation import parse_command, write
from openrummy.table.state import Match
from openrummy.table.view import view
from tests.laws.house_rules import some_house_rules
from tests.laws.playing import SECRET, all_cards, in_play, played, round_of
from tests.laws.secrets import resampled
from tests.laws.trying import check_only_the_listed
from tests.laws.wild import wild_command


def check_state(match: Match) -> None:
    """What holds of every state."""
    round_ = round_of(match)
    assert all_cards(match) == Counter(match.rules.pack(match.seats))
    assert max(round_.turns) <= match.rules.round.max_turns
    able = actors(match)
    assert bool(able) == (match.over is None)
    for seat in able:
        commands = list(legal(match, seat))
        assert commands, f"a dead end for seat {seat}"
        for command in commands:
            assert is_legal(match, seat, command), (seat, command)
            assert parse_command(write(command)) == command
            assert from_json(to_json(command), Command) == command


def check_secrecy(match: Match, dice: Random) -> None:
    """Resampling what a seat cannot know changes neither its view nor its commands."""
    for seat in (None, *range(match.seats)):
        other = resampled(match, seat, dice)
        assert view(other, seat) == view(match, seat)
        assert seat is None or list(legal(other, seat)) == list(legal(match, seat))
        assert SECRET not in to_json(view(match, seat)).decode()


def check_wild(match: Match, dice: Random) -> None:
    """A command that nobody listed is refused without a trace, or keeps the laws."""
    before = repr(match)
    for seat in {round_of(match).turn, dice.randrange(match.seats)}:
        command = wild_command(match, seat, dice)
        try:
            after, events = step(match, seat, command)
        except Refused:
            continue
        assert fold(match, events) == after
        check_state(after)
        assert from_json(to_json(command), Command) == command
        assert parse_command(write(command)) == command
    assert repr(match) == before


def some_rules(name: str, seed: int) -> tuple[RuleSet, int]:
    """Random house rules over a preset, and a number of seats that they allow."""
    dice = Random(seed)
    rules = some_house_rules(PRESETS[name], dice.randrange)
    least, most = rules.players.min, most_seats(rules)
    return rules, dice.randint(least, max(least, min(5, most)))


class Table(RuleBasedStateMachine):
    """A table with house rules of its own; each step is a legal command of a seat that may act."""

    def __init__(self) -> None:
        super().__init__()
        self.match: Match | None = None

    @initialize(data=st.data())
    def sit_down(self, data: st.DataObject) -> None:
        def below(bound: int) -> int:
            return data.draw(st.integers(0, bound - 1))

        rules = some_house_rules(PRESETS[data.draw(st.sampled_from(sorted(PRESETS)))], below)
        least, most = rules.players.min, most_seats(rules)
        seats = data.draw(st.integers(least, max(least, min(5, most))))
        self.match, _ = start(rules, seats, SECRET + str(below(1000)))

    @rule(data=st.data())
    def play(self, data: st.DataObject) -> None:
        assert self.match is not None
        if self.match.over is not None:
            return
        able = [seat for seat in actors(self.match) if any(True for _ in legal(self.match, seat))]
        seat = data.draw(st.sampled_from(able))
        command = data.draw(st.sampled_from(list(legal(self.match, seat))))
        after, events = step(self.match, seat, command)
        assert fold(self.match, events) == after
        self.match = after

    @invariant()
    def laws_hold(self) -> None:
        if self.match is not None:
            check_state(self.match)
            check_secrecy(self.match, Random(1))


Table.TestCase.settings = settings(max_examples=15, stateful_step_count=30, deadline=None)
TestTable = Table.TestCase


def check_game(name: str, seed: int, most: int) -> None:
    rules, seats = some_rules(name, seed)
    dice = Random(seed)
    for count, moment in enumerate(played(rules, seats, str(seed), most)):
        assert fold(moment.before, moment.events) == moment.after
        if count % 3 == 0 or not in_play(moment.after):
            check_state(moment.after)
        if in_play(moment.after):
            check_wild(moment.after, dice)
        if count % 9 == 0:
            check_secrecy(moment.after, dice)
        if count % 19 == 0 and in_play(moment.before):
            check_only_the_listed(moment.before, moment.seat)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("name", ["jimmy", "rummy30", "rummy51", "gin"])
def test_laws_hold_with_house_rules(name: str, seed: int) -> None:
    check_game(name, seed, most=120)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(100, 115))
@pytest.mark.parametrize("name", sorted(PRESETS))
def test_laws_hold_with_house_rules_at_length(name: str, seed: int) -> None:
    check_game(name, seed, most=400)
