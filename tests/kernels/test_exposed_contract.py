"""What keen play throws before it goes down for a contract."""

from __future__ import annotations

from array import array
from typing import Any

import pytest
from msgspec.structs import replace

from openrummy.bots import make
from openrummy.bots.player import live_copies
from openrummy.core.cards import JOKER, parse_cards, without
from openrummy.core.solvers import contract_cards
from openrummy.kernels import exposed_keen
from openrummy.kernels.exposed import ExposedKernel
from openrummy.kernels.exposed_keen_numbers import COLD, CONTRACT, FEEDS, LOOKED, OUTS
from openrummy.kernels.exposed_seen import set_up_seen
from openrummy.rules.presets import preset
from openrummy.table import commands as cmd
from openrummy.table.view import SeatView, view
from tests.bots.seats import moves, position
from tests.laws.playing import in_play, round_of

MUCH = 1_000_000
HAND = "4C 4D 8D 8S 2S 7H TD AH"
"""Of the second contract, two sets, it lacks two cards; its single cards count little."""


def weights(**other: int) -> array[int]:
    """The weights to begin with, looking at all discards, but for these by their names."""
    found = array("q", CONTRACT)
    places = {"outs": OUTS, "feeds": FEEDS, "cold": COLD, "looked": LOOKED}
    for name, weight in ({"looked": 99, "outs": 0, "feeds": 0, "cold": 0} | other).items():
        found[places[name]] = weight
    return found


def action(seen: SeatView, k: array[int]) -> cmd.Command:
    """What keen play does with these weights."""
    kernel = ExposedKernel(seen.rules, seen.seats)
    row: Any = kernel.row(kernel.tables(1), 0)
    set_up_seen(row, seen, 1)
    work: Any = memoryview(kernel.work())
    seat = seen.seat
    assert seat is not None
    return kernel.command(row, seat, exposed_keen.keen_action(row, seat, k, work, kernel.work()))


def outs(seen: SeatView, card: str) -> int:
    """Cards out that bring the contract nearer once a card is thrown; -1 where it can't be spared.

    By the exact solver that the engine asks.
    """
    assert seen.round is not None
    assert seen.seat is not None
    contract = seen.rules.contracts[seen.round.contracts[seen.seat]]
    limits = seen.rules.limits
    rest = without(seen.round.hand, (card,))
    if contract_cards.missing(rest, contract, limits) > contract_cards.missing(
        seen.round.hand, contract, limits
    ):
        return -1
    live = live_copies(seen)
    return sum(live.get(other, 0) for other in contract_cards.needed(rest, contract, limits))


@pytest.mark.parametrize("number", range(7))
def test_the_discard_leaves_the_most_outs(number: int) -> None:
    """All hands of a match before its player is down, in each contract; some with a short pack."""
    bots = [make("greedy", seat) for seat in range(2)]
    rules = preset("jimmy", {"deck.ranks": 9} if number % 2 else None)
    asked = 0
    for match, seat, _, _ in moves(rules, bots, f"outs-{number}", 400):
        if not in_play(match) or round_of(match).phase != "play":
            continue
        seen = view(match, seat)
        assert seen.round is not None
        chosen = action(seen, weights(outs=MUCH))
        if seen.round.opened[seat] or not isinstance(chosen, cmd.Discard):
            continue
        left = {card: outs(seen, card) for card in set(seen.round.hand) - {JOKER}}
        if max(left.values()) >= 0:
            assert left[chosen.card] == max(left.values())
            asked += 1
    assert asked > 15


def test_what_the_next_seat_collects_is_kept_from_it() -> None:
    match = position("jimmy", HAND, pile="3C", others=5, number=2)
    round_ = round_of(match)
    for taken, kept in (("TC TS", "TD"), ("2C 2D", "2S")):
        known = replace(match, round=replace(round_, known=((), parse_cards(taken))))
        singles = {"2S", "7H", "TD", "AH"}
        thrown = action(view(known, 0), weights(feeds=MUCH))
        assert isinstance(thrown, cmd.Discard)
        assert thrown.card in singles - {kept}


@pytest.mark.parametrize(
    ("taken", "thrown"), [("QH KH", "JS"), ("2H 3H", "JS"), ("9S TS", "AH"), ("JS 2H", "JS")]
)
def test_an_ace_is_beside_the_two_and_the_king(taken: str, thrown: str) -> None:
    """The third contract is two runs: a second copy of a card taken is of no use."""
    match = position("jimmy", "2C 3C 4C 5D 6D 7D JS AH", pile="3C", others=5, number=3)
    known = replace(match, round=replace(round_of(match), known=((), parse_cards(taken))))
    assert action(view(known, 0), weights(feeds=MUCH)) == cmd.Discard(thrown)


@pytest.mark.parametrize("pile", ["7C 3D", "7C 7D AC", "5H 7S 8S"])
def test_what_went_by_is_thrown_after_it(pile: str) -> None:
    match = position("jimmy", HAND, pile=pile, others=5, number=2)
    assert action(view(match, 0), weights(cold=MUCH)) == cmd.Discard("7H")


def test_beside_what_went_by_goes_where_the_next_seat_needs_runs() -> None:
    """The third contract is two runs of four."""
    for pile, thrown in (("TS KS", "JS"), ("TH KH", "JH")):
        match = position("jimmy", "2C 3C 4C 5D 6D 7D JS JH", pile=pile, others=5, number=3)
        assert action(view(match, 0), weights(cold=MUCH)) == cmd.Discard(thrown)


def test_nothing_is_given_to_who_is_down() -> None:
    """What the table takes counts then, and no more what was once taken."""
    match = position("jimmy", HAND, table=["KC KD KH"], pile="3C", others=5, number=2)
    known = replace(match, round=replace(round_of(match), known=((), parse_cards("TC TS"))))
    with_it, without_it = (action(view(known, 0), weights(feeds=weight)) for weight in (MUCH, 0))
    assert with_it == without_it
