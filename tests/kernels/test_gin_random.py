"""Random play of gin: every legal action as likely, and a round at once as action after action."""

from __future__ import annotations

from array import array
from collections import Counter
from random import Random

import pytest

from openrummy.kernels import dice, gin_batch, gin_random
from openrummy.kernels import gin_cells as cell
from openrummy.kernels.gin_calls import CALLS, buffer
from openrummy.kernels.gin_config import config
from openrummy.kernels.gin_table import GinTable
from openrummy.rules.presets import PRESETS, preset
from openrummy.rules.ruleset import RuleSet
from tests.kernels.test_gin_law import GIN, playable_house_rules


def test_cards_by_number() -> None:
    order = Random("cards by number")
    for size in range(1, 53):
        cards = sorted(order.sample(range(52), size))
        held = sum(1 << card for card in cards)
        assert [gin_random.nth(held, number) for number in range(size)] == cards


def chosen(table: GinTable, times: int) -> Counter[int]:
    """How often random play chooses each action at this table, by different dice."""
    tables = array("q", table.cells * times)
    for number in range(times):
        tables[number * cell.STRIDE + cell.DICE] = dice.seeded(1, number)
    actions = array("q", [0] * times)
    gin_batch.random_actions(tables, table.rules, 0, times, actions)
    return Counter(actions)


def test_every_legal_action_is_as_likely() -> None:
    table = GinTable(PRESETS["gin"])
    # A run of ten spades; the jack is drawn.
    stock = [*range(30, 52), 11, 12, 10]
    table.dealt(1, [range(10), range(20, 30)], stock, 13)
    for legal in ([cell.DRAW, cell.TAKE], None):
        actions = table.legal()
        assert legal is None or legal == actions
        found = chosen(table, 500 * len(actions))
        assert sorted(found) == actions
        # Five standard deviations.
        assert all(abs(times - 500) < 5 * 500**0.5 for times in found.values())
        if legal:
            table.act(cell.DRAW)
    assert cell.GRAND_GIN in actions
    assert max(actions) >= cell.KNOCK


def rounds_alike(rules: RuleSet, rounds: int, seed: int) -> Counter[int]:
    """Plays rounds at once and action after action, to the same end; how they ended."""
    c = config(rules)
    once, each = gin_batch.tables(1), gin_batch.tables(1)
    action = array("q", [0])
    endings: Counter[int] = Counter()
    for number in range(rounds):
        gin_batch.reset(once, c, 0, 1, seed + number)
        each[:] = once
        decisions = CALLS.random_round(buffer(once), 0, buffer(c))
        while each[cell.PHASE] != cell.ENDED:
            gin_batch.random_actions(each, c, 0, 1, action)
            CALLS.step(buffer(each), 0, buffer(c), action[0])
            decisions -= 1
        assert once == each
        assert decisions == 0
        endings[once[cell.ENDING]] += 1
    return endings


@pytest.mark.parametrize("name", GIN)
def test_a_round_at_once_is_action_after_action(name: str) -> None:
    endings = rounds_alike(PRESETS[name], 300, 1)
    assert endings[cell.BLOCKED]
    assert endings[cell.KNOCKED] or name == "gin-straight"


@pytest.mark.parametrize(
    ("options", "ending"),
    [
        ({"round.max_turns": 10}, cell.CAPPED),
        ({"round.max_pile_draws": 10}, cell.CAPPED),
        ({"gin.blocked_last_take": True, "gin.blocked_at": 0}, cell.BLOCKED),
        ({"gin.blocked_at": 10}, cell.BLOCKED),
        ({"discard.just_taken": "allowed"}, cell.BLOCKED),
        ({"deck.ranks": 7}, cell.KNOCKED),
        ({"deck.ranks": 4, "deal.hand_size": 6, "gin.knock_limit": 0}, cell.GIN),
    ],
    ids=str,
)
def test_a_round_at_once_stops_where_it_must(options: dict[str, object], ending: int) -> None:
    assert rounds_alike(preset("gin", options), 200, 2)[ending]


def test_rounds_by_house_rules_are_alike() -> None:
    order = Random("random rounds")
    endings: Counter[int] = Counter()
    for seed in range(400):
        endings += rounds_alike(playable_house_rules(order), 5, seed)
    assert endings.keys() >= {cell.BLOCKED, cell.CAPPED, cell.KNOCKED, cell.UNDERCUT, cell.GIN}
