"""Laws of whole matches: who plays on, when it ends, and who wins."""

from __future__ import annotations

import pytest

from openrummy.rules.presets import preset
from openrummy.table import commands as cmd
from openrummy.table.decide import step
from openrummy.table.state import Match
from tests.laws.playing import all_cards, played, round_of

TARGET = 150
ELIMINATION: dict[str, object] = {"match.format": "elimination", "match.target": TARGET}


@pytest.mark.parametrize("seats", [2, 3, 5])
@pytest.mark.parametrize("seed", ["a", "b"])
def test_who_reached_the_target_sits_out(seats: int, seed: str) -> None:
    """R38."""
    rules = preset("rummy30", ELIMINATION)
    last: Match | None = None
    for moment in played(rules, seats, seed, 4000):
        out = {seat for seat, total in enumerate(moment.before.totals) if total >= TARGET}
        last = moment.after
        if not isinstance(moment.command, cmd.Next):
            continue
        round_ = round_of(last)
        assert set(round_.order) == set(range(seats)) - out
        assert {round_.dealer, round_.starter} <= set(round_.order)
        assert [len(hand) for hand in round_.hands] == [
            0 if seat in out else 13 for seat in range(seats)
        ]
        assert all_cards(last).total() == 108
    assert last is not None
    assert last.over == "played"
    assert len(last.winners) == 1
    left = [seat for seat, total in enumerate(last.totals) if total < TARGET]
    assert left in ([], list(last.winners))


def test_who_sits_out_does_not_win_when_another_resigns() -> None:
    """R38."""
    for moment in played(preset("rummy30", ELIMINATION), 4, "out", 4000):
        match = moment.after
        out = {seat for seat, total in enumerate(match.totals) if total >= TARGET}
        if out and match.over is None:
            resigning = next(seat for seat in range(4) if seat not in out)
            after, _ = step(match, resigning, cmd.Resign())
            assert set(after.winners) == set(range(4)) - out - {resigning}
            return
    raise AssertionError("nobody was put out")


@pytest.mark.parametrize("name", ["jimmy", "jimmy-2026"])
def test_seven_contracts_are_a_match(name: str) -> None:
    """J50, J51."""
    numbers = []
    last: Match | None = None
    for moment in played(preset(name, {"round.max_turns": 8}), 3, "seven", 9000):
        last = moment.after
        numbers.append((round_of(last).number, round_of(last).contracts))
    assert last is not None
    assert last.over == "played"
    assert len(last.results) == 7
    assert list(dict.fromkeys(numbers)) == [(n, (n - 1,) * 3) for n in range(1, 8)]
    best = min(last.totals)
    assert last.winners == tuple(s for s, total in enumerate(last.totals) if total == best)


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_own_contracts_end_when_somebody_is_through(seed: str) -> None:
    """J34."""
    options: dict[str, object] = {
        "contract.progress": "own",
        "contract.list": [{"runs": 0, "sets": 1}, {"runs": 1, "sets": 0}],
        "round.max_turns": 12,
    }
    last: Match | None = None
    for moment in played(preset("jimmy", options), 3, seed, 9000):
        before, last = moment.before, moment.after
        for seat in range(3):
            grown = last.contracts[seat] - before.contracts[seat]
            assert grown == (round_of(last).opened[seat] if _ended(before, last) else 0)
    assert last is not None
    assert last.over == "played"
    through = [seat for seat in range(3) if last.contracts[seat] >= 2]
    assert not through or set(last.winners) <= set(through)


def _ended(before: Match, after: Match) -> bool:
    return len(after.results) > len(before.results)


@pytest.mark.parametrize("name", ["gin", "gin-classic", "gin-modern"])
def test_gin_goes_to_its_target(name: str) -> None:
    """G17."""
    last: Match | None = None
    for moment in played(preset(name, {"match.target": 60}), 2, "target", 9000):
        assert max(moment.before.totals) < 60
        last = moment.after
    assert last is not None
    assert last.over == "played"
    assert max(last.totals) >= 60
    high = last.totals.index(max(last.totals))
    to_loser = last.rules.points.to == "loser"
    if not last.rules.gin.box_bonus:
        assert last.winners == ((1 - high,) if to_loser else (high,))


@pytest.mark.parametrize("name", ["rummy30", "gin"])
def test_ties_are_played_off(name: str) -> None:
    """J50: with ``extra_round`` no match ends with two winners."""
    options: dict[str, object] = {
        "match.format": "rounds",
        "match.rounds": 1,
        "match.tie": "extra_round",
    }
    for seed in range(6):
        last: Match | None = None
        for moment in played(preset(name, options), 2, str(seed), 3000):
            last = moment.after
        assert last is not None
        if last.over:
            assert len(last.winners) == 1
