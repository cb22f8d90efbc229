"""Likely hidden hands: made of unseen cards only, the lower the later."""

from __future__ import annotations

from array import array

from openrummy.bots.gin_mind import weights
from openrummy.kernels import dice, gin_batch
from openrummy.kernels import gin_cells as cell
from openrummy.kernels.gin_calls import CALLS
from openrummy.kernels.gin_config import config
from openrummy.kernels.gin_search_numbers import TABLES
from openrummy.rules.presets import PRESETS

RULES = config(PRESETS["gin-modern"])
WORLDS = 4


def test_hidden_hands_are_likely_ones() -> None:
    tables, search = gin_batch.tables(1), gin_batch.tables(TABLES)
    early: list[float] = []
    late: list[float] = []
    for game in range(12):
        gin_batch.reset(tables, RULES, 0, 1, game)
        while tables[cell.PHASE] != cell.ENDED:
            if tables[cell.PHASE] == cell.PLAYING:
                dead = sampled(tables, search, game)
                (late if tables[cell.TURNS] > 6 else early).append(dead)
            CALLS.step(tables, 0, RULES, CALLS.choose(tables, 0, RULES, weights()))
    assert len(late) > 20
    assert sum(late) / len(late) + 10 < sum(early) / len(early)


def sampled(tables: array[int], search: array[int], seed: int) -> float:
    """Mean deadwood of a few hidden hands; the last of them is looked at card by card."""
    other = 1 - tables[cell.TURN]
    search[: cell.STRIDE] = tables[: cell.STRIDE]
    search[cell.HANDS + other] = 0
    search[cell.DICE] = dice.seeded(seed, 1)
    known = tables[cell.KNOWN + other]
    hidden = (tables[cell.HANDS + other] & ~known).bit_count()
    total: int = CALLS.deadwood_sample(search, RULES, weights(), hidden, 0, WORLDS)
    hand = search[cell.STRIDE + cell.HANDS + other]
    seen = tables[cell.HANDS + 1 - other] | tables[cell.PILE]
    assert hand.bit_count() == 10
    assert hand & known == known
    assert not hand & seen
    return total / WORLDS
