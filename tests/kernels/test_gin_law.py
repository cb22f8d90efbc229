"""The gin kernel is never a second opinion: it plays as `table.decide` does (design, decision 12).

Whole matches of random play, dealt by the engine: at every step the same legal actions, at every
round's end the same ending, deadwood, points and dealer, at the match's end the same winners.
Outside the kernel are a defender's own arrangement (``gin.auto_arrange`` off) and hands whose size
changes from round to round: `config` refuses them.
"""

from __future__ import annotations

from random import Random

import pytest

from openrummy.core.cards import NUMBER, from_number
from openrummy.kernels import gin_cells as cell
from openrummy.kernels.gin_config import NotForKernel, config
from openrummy.kernels.gin_table import GinTable
from openrummy.rules.presets import PRESETS, preset
from openrummy.rules.ruleset import RuleSet
from openrummy.table import commands as cmd
from openrummy.table.decide import start, step
from openrummy.table.events import Event, RoundEnded
from openrummy.table.legal import legal
from openrummy.table.state import Match
from tests.laws.house_rules import some_house_rules
from tests.laws.playing import choose, round_of

GIN = [name for name, rules in PRESETS.items() if rules.game == "gin"]
ENDINGS = ("", "blocked", "capped", "knock", "undercut", "gin", "grand_gin")
STEPS = 500
"""After so many a match of random play is left unfinished."""


def action_of(command: cmd.Command) -> int:
    match command:
        case cmd.Draw():
            return cell.DRAW
        case cmd.Take():
            return cell.TAKE
        case cmd.Pass():
            return cell.PASS
        case cmd.CallGrandGin():
            return cell.GRAND_GIN
        case cmd.Discard(card):
            return cell.DISCARD + NUMBER[card]
        case cmd.Knock(card) | cmd.CallGin(card):
            return cell.KNOCK + NUMBER[card]
    raise AssertionError(command)


def numbers(cards: tuple[str, ...]) -> list[int]:
    return [NUMBER[card] for card in cards]


def set_up(table: GinTable, match: Match) -> None:
    """Gives the table the round that the engine dealt."""
    round_ = round_of(match)
    hands = [numbers(hand) for hand in round_.hands]
    table.dealt(round_.dealer, hands, numbers(round_.stock), NUMBER[round_.pile[0]])


def assert_same_position(table: GinTable, match: Match) -> None:
    round_, cells = round_of(match), table.cells
    assert cells[cell.TURN] == round_.turn
    for seat in range(2):
        held = {c for c in range(52) if cells[cell.HANDS + seat] >> c & 1}
        assert held == set(numbers(round_.hands[seat]))
        assert cells[cell.TURNS + seat] == round_.turns[seat]
    assert [from_number(card) for card in table.pile()] == list(round_.pile)
    assert cells[cell.STOCK_SIZE] == len(round_.stock)
    engine = sorted(action_of(command) for command in legal(match, round_.turn))
    assert table.legal() == engine


def assert_same_end(table: GinTable, match: Match, events: tuple[Event, ...]) -> None:
    cells, result = table.cells, match.results[-1]
    assert cells[cell.PHASE] == cell.ENDED
    assert ENDINGS[cells[cell.ENDING]] == result.ending
    assert cells[cell.ENDER] == (cell.NOBODY if result.seat is None else result.seat)
    assert tuple(cells[cell.POINTS : cell.POINTS + 2]) == result.points
    assert tuple(cells[cell.TOTALS : cell.TOTALS + 2]) == match.totals
    ended = next(event for event in events if isinstance(event, RoundEnded))
    if ended.deadwood is not None:
        assert tuple(cells[cell.DEADWOOD : cell.DEADWOOD + 2]) == ended.deadwood
    winners = tuple(seat for seat in range(2) if cells[cell.WINNERS] >> seat & 1)
    assert bool(cells[cell.OVER]) == (match.over is not None)
    assert winners == match.winners
    if match.over:
        assert tuple(cells[cell.FINALS : cell.FINALS + 2]) == match.final


def follow(rules: RuleSet, seed: str, steps: int = STEPS) -> bool:
    """Plays a match at both tables; whether it came to its end within the steps."""
    dice = Random(seed)
    match, _ = start(rules, 2, seed)
    table = GinTable(rules)
    set_up(table, match)
    for _ in range(steps):
        assert_same_position(table, match)
        seat, command = choose(match, dice)
        match, events = step(match, seat, command)
        table.act(action_of(command))
        if round_of(match).phase == "over":
            assert_same_end(table, match, events)
            if match.over:
                return True
            match, _ = step(match, 0, cmd.Next())
            table.next_round()
            assert table.cells[cell.DEALER] == round_of(match).dealer
            set_up(table, match)
    return False


@pytest.mark.parametrize("name", GIN)
def test_presets_are_played_alike(name: str) -> None:
    assert follow(preset(name, {"match.target": 25}), "law/1", 2000)


@pytest.mark.slow
@pytest.mark.parametrize("name", GIN)
def test_many_matches_are_played_alike(name: str) -> None:
    ended = sum(follow(PRESETS[name], f"law/{seed}", 4000) for seed in range(2, 12))
    assert ended > 5


def playable_house_rules(dice: Random) -> RuleSet:
    """Random house rules, without the options that the kernel refuses."""
    while True:
        rules = some_house_rules(PRESETS[dice.choice(GIN)], dice.randrange)
        if rules.gin.auto_arrange and isinstance(rules.deal.hand_size, int):
            return rules


def test_house_rules_are_played_alike() -> None:
    dice = Random("a few house rules")
    for number in range(4):
        follow(playable_house_rules(dice), f"house/{number}")


@pytest.mark.slow
def test_many_house_rules_are_played_alike() -> None:
    dice = Random("many house rules")
    ended = sum(follow(playable_house_rules(dice), f"houses/{number}") for number in range(120))
    assert ended > 60


@pytest.mark.parametrize(
    ("name", "options", "named"),
    [
        ("gin", {"gin.auto_arrange": False}, "gin.auto_arrange"),
        ("gin", {"deal.hand_size": [10, 8]}, "deal.hand_size"),
        ("rummy51", {}, "game"),
    ],
)
def test_other_rules_are_refused(name: str, options: dict[str, object], named: str) -> None:
    with pytest.raises(NotForKernel) as refused:
        config(preset(name, options))
    assert refused.value.option == named


def test_illegal_actions_are_refused() -> None:
    match, _ = start(PRESETS["gin"], 2, "illegal")
    table = GinTable(PRESETS["gin"])
    set_up(table, match)
    before = table.cells[:]
    for action in sorted({*range(-3, 112), 2**62} - set(table.legal())):
        with pytest.raises(ValueError, match="not legal"):
            table.act(action)
    assert table.cells == before
