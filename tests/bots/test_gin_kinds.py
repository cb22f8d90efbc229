"""What a seat of gin saw of the other's turns, and what it takes the other for."""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from openrummy.bots import make
from openrummy.bots.gin_kinds import GinKinds
from openrummy.bots.gin_memory import GinMemory, Turn
from openrummy.kernels.gin_search_numbers import SHARES
from openrummy.rules.presets import PRESETS
from openrummy.table import commands as cmd
from openrummy.table.decide import start
from openrummy.table.state import RoundResult
from openrummy.table.view import SeatView, view
from tests.bots.seats import moves
from tests.laws.playing import in_play, round_of


def test_the_turns_of_the_other_seat_are_seen() -> None:
    seen_turns = refusals = 0
    for name in ("gin", "gin-modern"):
        for seed in range(4):
            memory, turns, number = GinMemory(), list[Turn](), 0
            took = None
            bots = [make("random", f"{seed}/{seat}") for seat in range(2)]
            for before, seat, command, _ in moves(PRESETS[name], bots, f"turns/{seed}", 150):
                if not in_play(before):
                    continue
                round_ = round_of(before)
                if round_.number != number:
                    number, turns, took = round_.number, [], None
                if seat == 0:
                    seen = view(before, 0)
                    memory.look(seen)
                    assert memory.turns == turns
                    assert len(memory.refused) == len(turns) + 1
                    assert not any(
                        turn.took in cards
                        for turn, cards in zip(turns, memory.refused, strict=False)
                    )
                    seen_turns += len(turns)
                    refusals += sum(map(len, memory.refused))
                    memory.act(seen, command)
                elif isinstance(command, cmd.Take):
                    took = round_.pile[-1]
                elif isinstance(command, cmd.Discard):
                    turns = [*turns, Turn(took, command.card)]
                    took = None
    assert seen_turns > 100
    assert refusals > 50


def at_match(*endings: Literal["knock", "gin"]) -> SeatView:
    """A view of seat 0 in a match whose rounds the other seat ended so."""
    match, _ = start(PRESETS["gin-modern"], 2, "kinds")
    results = tuple(RoundResult(ending, 1, (0, 10)) for ending in endings)
    return replace(view(match, 0), results=results)


def test_throws_that_fit_speak_for_a_naive_player() -> None:
    kinds = GinKinds()
    at_first, _ = kinds.shares(at_match())
    kinds.tell(at_match(), 5, 0.0)
    fits, _ = kinds.shares(at_match())
    kinds.tell(at_match(), 6, 8.0)
    fits_not, _ = kinds.shares(at_match())
    assert fits_not < at_first < fits


def test_what_earlier_rounds_told_is_kept_until_the_match_is_over() -> None:
    kinds = GinKinds()
    kinds.tell(at_match(), 5, 0.0)
    kinds.tell(at_match("knock"), 5, 0.0)
    both, _ = kinds.shares(at_match("knock"))
    kinds.tell(at_match(), 5, 0.0)
    one, _ = kinds.shares(at_match())
    assert one < both


def test_gin_speaks_for_one_who_waits() -> None:
    kinds = GinKinds()
    at_first = sum(kinds.shares(at_match()))
    assert sum(kinds.shares(at_match("gin", "gin"))) < at_first / 2
    assert sum(kinds.shares(at_match("knock", "knock"))) > at_first
    naive, knocks = kinds.shares(at_match("knock", "knock", "knock", "knock", "knock", "knock"))
    assert SHARES - 2 <= naive + knocks <= SHARES
