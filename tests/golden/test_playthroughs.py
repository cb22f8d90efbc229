"""Golden playthroughs: one short game a preset, to be read by people and compared by machines."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from openrummy.core.cards import show, sort_cards
from openrummy.rules.presets import PRESETS
from openrummy.rules.ruleset import RuleSet
from openrummy.table.legal import actors, legal
from openrummy.table.notation import write
from openrummy.table.state import Match
from openrummy.table.view import RoundView, view
from tests.records.playing import game

FOLDER = Path(__file__).parent
MOST_COMMANDS = 60
SEEDS = [f"golden {n}" for n in range(20)]


def playthrough(rules: RuleSet, seed: str) -> tuple[str, bool]:
    """The first round of a game, or the start of it; and whether the round came to its end."""
    played = list(game(rules, seed, most=MOST_COMMANDS))
    ends = (n for n, move in enumerate(played, start=1) if move.match.results)
    count = next(ends, len(played))
    lines = [f"{rules.name}@{rules.version}, {played[0].match.seats} seats, seed {seed!r}"]
    lines += ["", *position(played[0].before)]
    for number, move in enumerate(played[:count], start=1):
        lines += ["", f"{number}. {move.seat} {write(move.command)}", *position(move.match)]
    return "\n".join(lines) + "\n", bool(played[count - 1].match.results)


def position(match: Match) -> Iterator[str]:
    """What all see, each seat's hand as its view shows it, and how many commands it has."""
    public = view(match, None).round
    assert public is not None
    yield from table(public)
    for result in match.results:
        yield f"   ended: {result.ending}, seat {result.seat}, points {result.points}"
    if match.over:
        yield f"   over: {match.over}, won by {match.winners}, final {match.final}"
    able = actors(match)
    for seat in range(match.seats):
        own = view(match, seat).round
        assert own is not None
        count = len(list(legal(match, seat)))
        assert (count > 0) <= (seat in able)
        yield f"   {seat}: {show(sort_cards(own.hand)) or '-'} ({count} legal)"


def table(public: RoundView) -> Iterator[str]:
    marks = [name for name in ("let_go", "sold", "stock_only", "taken_owed") if flag(public, name)]
    marks += [f"asked {public.asked}"] if public.asked else []
    marks += [f"passed {public.passed}"] if public.passed else []
    words = "".join(f", {mark}" for mark in marks)
    yield f"   turn {public.turn}, {public.phase}{words}"
    yield f"   stock {public.stock}, pile {show(public.pile) or '-'}"
    for number, laid in enumerate(public.melds):
        yield f"   meld {number} of {laid.owner}: {show(laid.meld.cards)}"


def flag(public: RoundView, name: str) -> bool:
    return bool(getattr(public, name))


def golden(rules: RuleSet) -> str:
    """The playthrough of the first seed whose round ends in time, or else of the last one."""
    text = ""
    for seed in SEEDS:
        text, ended = playthrough(rules, seed)
        if ended:
            break
    return text


@pytest.mark.parametrize("name", PRESETS)
def test_the_game_plays_as_it_did(name: str, rewrite: bool) -> None:
    path = FOLDER / f"{name}.txt"
    if rewrite:
        path.write_text(golden(PRESETS[name]), encoding="utf-8")
    if not path.exists():
        pytest.fail(f"no {path.name}: run `make golden`")
    text = path.read_text(encoding="utf-8")
    seed = text.partition("seed '")[2].partition("'")[0]
    assert playthrough(PRESETS[name], seed)[0] == text, "run `make golden` and review the diff"
