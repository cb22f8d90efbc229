"""What a view shows, it shows under the name that the state has for it."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from openrummy.rules.presets import PRESETS
from openrummy.table.decide import start
from openrummy.table.state import Match, Round
from openrummy.table.view import RoundView, SeatView, view

WORKED_OUT = {"hand", "counts", "stock", "opened_now", "revealed"}
NEEDED = {"hands", "stock", "turn", "turns", "opened_on", "phase"}
"""What the values of `WORKED_OUT` come from, so that nothing else may stand there."""


def marked(value: Any, but: set[str]) -> Any:
    """The value with the name of each field in it, ``but`` some."""
    return replace(value, **{name: (name,) for name in value.__struct_fields__ if name not in but})


def test_a_view_of_a_round_has_each_field_of_the_state_in_its_own_place() -> None:
    match, _ = start(PRESETS["gin"], 2, "x")
    assert match.round is not None
    round_ = marked(replace(match.round, phase="play", turn=1), NEEDED)
    seen = view(replace(match, round=round_), 0).round
    shared = set(RoundView.__struct_fields__) - WORKED_OUT
    assert shared <= set(Round.__struct_fields__)
    for name in shared:
        assert getattr(seen, name) == getattr(round_, name), name


def test_a_view_of_a_match_has_each_field_of_the_state_in_its_own_place() -> None:
    match = marked(start(PRESETS["gin"], 2, "x")[0], {"rules", "seats", "results", "round", "over"})
    seen = view(match, 1)
    for name in set(SeatView.__struct_fields__) & set(Match.__struct_fields__) - {"round"}:
        assert getattr(seen, name) == getattr(match, name), name
    assert (seen.seat, seen.actors, seen.totals) == (1, (match.round.turn,), (0, 0))
