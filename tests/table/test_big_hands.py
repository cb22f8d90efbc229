"""Hands that grow far beyond the deal: nothing may crash on them."""

from __future__ import annotations

import pytest

from openrummy.core.cards import FACES, show
from openrummy.table.legal import is_legal, legal
from openrummy.table.notation import parse_command
from tests.table.playing import act, at, round_of


@pytest.mark.parametrize("count", [20, 30, 45])
def test_a_whole_pile_is_taken(count: int) -> None:
    """R11 with ``draw.discard_depth=any``: the hand holds most of a pack."""
    options: dict[str, object] = {"draw.discard_depth": "any", "opening.min_points": 120}
    match = at(
        "rummy",
        phase="draw",
        hands=["JK 2S 9D", "3H"],
        discard=show(FACES[:count]),
        options=options,
    )
    match, _ = act(match, f"take {FACES[0]}")
    assert len(round_of(match).hands[0]) == 3 + count
    commands = list(legal(match, 0))
    assert parse_command("discard 2S") in commands
    for command in commands:
        assert is_legal(match, 0, command)


def test_a_hand_of_buys() -> None:
    """J30b: no bound on a hand that buys bring together."""
    hand = show(FACES[:34])
    options: dict[str, object] = {"buy.max_per_round": 99}
    match = at("jimmy", phase="draw", hands=[hand, "3H"], discard="9C", options=options)
    match, _ = act(match, "take")
    commands = list(legal(match, 0))
    assert len(commands) > 30
    for command in commands:
        assert is_legal(match, 0, command)
