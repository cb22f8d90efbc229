"""The search of the strong bots at the games with melds on the table."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from openrummy.arena.play import play_match
from openrummy.bots import greedy_exposed
from openrummy.bots.exposed_mind import ExposedMind
from openrummy.bots.player import Choice, Reason, Thinker
from openrummy.rules.presets import preset
from openrummy.table import commands as cmd
from openrummy.table.decide import start
from openrummy.table.legal import legal
from openrummy.table.state import Match
from openrummy.table.view import SeatView, view
from tests.bots.seats import position
from tests.kernels.exposed_law import PLAYED
from tests.laws.playing import round_of

PLAYS = 10000
"""Decisions in imagined rounds: a hundredth of it uncompiled."""
HAND = "4C 8D KH 2S 5S 6S QD QC 9H"


class Looker(Thinker):
    """Plays by the search, in few worlds, and counts what it found for itself."""

    name = "looker"

    def __init__(self, seed: int | str) -> None:
        super().__init__(seed)
        self.mind = ExposedMind(plays=PLAYS // 10, errors=0.0)
        self.found = 0

    def think(self, view: SeatView, legal: list[cmd.Command]) -> Choice:  # type: ignore[override]
        """The choice of the search."""
        if len(legal) == 1:
            return Choice(legal[0], Reason("why-only-one"))
        choice = self.mind.choose(view, legal, self.rng)
        self.found += choice.reason.message.startswith("why-looks-ahead")
        return choice


def chosen(match: Match, seed: int = 1, plays: int = PLAYS) -> Choice:
    """What the search chooses at seat 0."""
    mind = ExposedMind(plays, errors=0.0)
    return mind.choose(view(match, 0), tuple(legal(match, 0)), Random(seed))


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("name", PLAYED)
@pytest.mark.slow
def test_all_its_choices_are_legal(name: str, seats: int) -> None:
    """`play_match` raises where one is refused."""
    bots = [Looker(seat) for seat in range(seats)]
    match = play_match(preset(name), bots, "looks ahead")
    assert match.winners
    found = sum(bot.found for bot in bots)
    assert found > 0


def test_the_same_seed_and_view_give_the_same_choice() -> None:
    match = position("rummy51", HAND, pile="9C")
    assert chosen(match, seed=7) == chosen(match, seed=7)


def test_it_does_not_know_what_is_hidden() -> None:
    """Hidden cards changed for others of the unseen ones change nothing."""
    match = position("rummy51", HAND, pile="9C")
    round_ = round_of(match)
    unseen = [*round_.hands[1], *round_.stock]
    for seed in range(3):
        Random(seed).shuffle(unseen)
        hands = (round_.hands[0], tuple(unseen[:10]))
        other = replace(match, round=replace(round_, hands=hands, stock=tuple(unseen[10:])))
        assert chosen(other) == chosen(match)


def test_it_says_why_with_numbers() -> None:
    found = []
    for seed in range(12):
        match, _ = start(preset("jimmy"), 2, f"why-{seed}")
        seat = round_of(match).turn
        mind = ExposedMind(PLAYS, errors=0.0)
        choice = mind.choose(view(match, seat), tuple(legal(match, seat)), Random(seed))
        if choice.reason.message == "why-looks-ahead-points":
            found.append(choice.reason.facts)
    assert found
    for facts in found:
        assert facts["won"] in range(101)
        assert isinstance(facts["points"], int)


def test_the_quick_player_says_why_too() -> None:
    match = position("jimmy", HAND, pile="9C")
    assert chosen(match, plays=0).reason.message == "why-practice"


@pytest.mark.parametrize("plays", [0, PLAYS])
def test_it_uses_at_once_what_it_took_to_use(plays: int) -> None:
    """The 5D with the other fives; the 8H on the run, rather than to lay the fives first."""
    hand = "KS 9D 8S 5S 5H 5D KC 8H"
    match = position("kalooki40", hand, table=["9H TH JH"], opened=True)
    ways = {"5D": cmd.LayDown((("5S", "5H", "5D"),)), "8H": cmd.Add(("8H",), 0)}
    for card, way in ways.items():
        round_ = replace(round_of(match), taken=card, taken_owed=True)
        used = chosen(replace(match, round=round_), plays=plays).command
        assert used == way


def test_rules_that_the_kernel_cannot_play_are_played_greedily(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("openrummy.bots.exposed_mind._kernel", lambda rules, seats: None)
    match = position("rummy51", HAND, pile="9C")
    seen, commands = view(match, 0), tuple(legal(match, 0))
    assert chosen(match) == greedy_exposed.choose(seen, commands, Random(1))
