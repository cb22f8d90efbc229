"""Reports about turns, on cards as dealt."""

from __future__ import annotations

import pytest

from openrummy.core.refusals import Refusal, Refused
from openrummy.rules.presets import preset
from openrummy.table import commands as cmd
from openrummy.table.decide import start, step
from openrummy.table.legal import is_legal
from openrummy.table.state import Match
from tests.laws.playing import all_cards, played, round_of

GAMES = {"gin": 10, "rummy30": 13, "rummy51": 13, "jimmy": 11}
each_game = pytest.mark.parametrize("name", sorted(GAMES))


def dealt(name: str, seed: str = "report") -> Match:
    return start(preset(name), 2, seed)[0]


def why(match: Match, seat: int, command: cmd.Command) -> Refusal:
    before = repr(match)
    with pytest.raises(Refused) as refused:
        step(match, seat, command)
    assert repr(match) == before
    return refused.value.code


@each_game
def test_c079_nothing_before_the_draw(name: str) -> None:
    match = dealt(name)
    round_ = round_of(match)
    seat, hand = round_.turn, round_.hands[round_.turn]
    wanted: list[cmd.Command] = [cmd.Discard(hand[0])]
    if name == "gin":
        wanted += [cmd.Knock(hand[0]), cmd.CallGin(hand[0]), cmd.CallGrandGin()]
    else:
        wanted += [cmd.LayDown((hand[:4],)), cmd.Add(hand[:1], 0), cmd.Swap(hand[:1], 0)]
    for command in wanted:
        assert why(match, seat, command) is Refusal.DRAW_FIRST
    match, _ = step(match, seat, cmd.Draw())
    assert is_legal(match, seat, cmd.Discard(hand[0]))


@each_game
def test_c080_two_draws_back_to_back_draw_one_card(name: str) -> None:
    match = dealt(name)
    seat = round_of(match).turn
    match, _ = step(match, seat, cmd.Draw())
    assert len(round_of(match).hands[seat]) == GAMES[name] + 1
    assert why(match, seat, cmd.Draw()) is Refusal.ALREADY_DRAWN
    assert why(match, seat, cmd.Take()) is Refusal.ALREADY_DRAWN


@each_game
def test_c084_nothing_after_the_round(name: str) -> None:
    """The same command that ended the round, and all others, from every seat."""
    options: dict[str, object] = {"match.format": "rounds"} if "rummy" in name else {}
    last = next(
        moment
        for seed in range(99)
        for moment in played(preset(name, options), 2, str(seed), 400)
        if round_of(moment.after).phase == "over" and moment.after.over is None
    )
    after = last.after
    card = round_of(last.before).hands[last.seat][0]
    again: list[cmd.Command] = [
        last.command,
        cmd.Draw(),
        cmd.Take(),
        cmd.Buy(),
        cmd.Pass(),
        cmd.Discard(card),
        cmd.Knock(card),
    ]
    for seat in (0, 1):
        for command in (*again, cmd.Add((card,), 0), cmd.CallGrandGin()):
            assert why(after, seat, command) is Refusal.ROUND_OVER


@each_game
def test_c086_hands_after_each_of_many_deals(name: str) -> None:
    rules = preset(name, {"match.format": "rounds"} if "rummy" in name else {})
    sizes = []
    for seed in ("one", "two"):
        match, _ = start(rules, 2, seed)
        sizes.append([len(hand) for hand in round_of(match).hands])
        for moment in played(rules, 2, seed, 900):
            if isinstance(moment.command, cmd.Next):
                sizes.append([len(hand) for hand in round_of(moment.after).hands])
                assert all_cards(moment.after) == all_cards(match)
    assert len(sizes) > 4
    assert all(size == [GAMES[name]] * 2 for size in sizes)


@each_game
def test_c089_a_discard_is_not_paid_twice(name: str) -> None:
    match = dealt(name)
    seat = round_of(match).turn
    hand = round_of(match).hands[seat]
    card = next(card for card in hand if hand.count(card) == 1)
    match, _ = step(match, seat, cmd.Draw())
    match, _ = step(match, seat, cmd.Discard(card))
    other = round_of(match).turn
    match, _ = step(match, other, cmd.Draw())
    hand = round_of(match).hands[other]
    match, _ = step(match, other, cmd.Discard(next(c for c in hand if c != card)))
    match, _ = step(match, seat, cmd.Draw())
    if card not in round_of(match).hands[seat]:
        assert why(match, seat, cmd.Discard(card)) is Refusal.CARD_NOT_HELD


@each_game
def test_c090_draw_then_discard_at_once(name: str) -> None:
    match = dealt(name)
    for _ in range(6):
        seat = round_of(match).turn
        match, _ = step(match, seat, cmd.Draw())
        match, _ = step(match, seat, cmd.Discard(round_of(match).hands[seat][0]))
        assert round_of(match).turn != seat
