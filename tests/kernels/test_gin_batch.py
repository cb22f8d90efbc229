"""Many tables of gin at once: seeds, batches, what is seen, illegal actions, plain Python."""

from __future__ import annotations

from array import array

import pytest

from openrummy.kernels import gin_batch
from openrummy.kernels import gin_cells as cell
from openrummy.kernels.gin_config import config
from openrummy.rules.presets import PRESETS
from tests.both_modes import printed_alike

RULES = config(PRESETS["gin-modern"])
Out = tuple[bytearray, bytearray, "array[int]", bytearray, bytearray]


def buffers(count: int) -> Out:
    return (
        bytearray(count * cell.PLANES),
        bytearray(count * cell.ACTIONS),
        array("q", [0] * 2 * count),
        bytearray(count),
        bytearray(count),
    )


def played(count: int, steps: int, seed: int, halves: bool = False) -> list[object]:
    """Everything that random play shows and brings."""
    tables, out = gin_batch.tables(count), buffers(count)
    actions = array("q", [0] * count)
    parts = [(0, count // 2), (count // 2, count)] if halves else [(0, count)]
    story: list[object] = []
    for first, last in parts:
        gin_batch.reset(tables, RULES, first, last, seed)
    for _ in range(steps):
        for first, last in parts:
            gin_batch.random_actions(tables, RULES, first, last, actions)
            assert not gin_batch.step(tables, RULES, first, last, actions, out)
        story.append((actions[:], *(bytes(part) for part in out)))
    return story


def test_a_table_plays_by_its_seed_whatever_the_batch() -> None:
    story = played(6, 300, 1)
    assert story == played(6, 300, 1, halves=True)
    assert story != played(6, 300, 2)


def test_the_observation_is_what_the_seat_sees() -> None:
    tables, out = gin_batch.tables(3), buffers(3)
    seen, mask, _, _, seats = out
    actions = array("q", [0] * 3)
    gin_batch.reset(tables, RULES, 0, 3, 5)
    gin_batch.look(tables, RULES, 0, 3, out)
    known = 0
    for _ in range(400):
        for table in range(3):
            at, to = table * cell.STRIDE, table * cell.PLANES
            seat = seats[table]
            assert seat == tables[at + cell.TURN]
            planes = [seen[to + 52 * plane : to + 52 * plane + 52] for plane in range(4)]
            sets = (cell.HANDS + seat, None, cell.PILE, cell.KNOWN + 1 - seat)
            for plane, where in zip(planes, sets, strict=True):
                if where is not None:
                    assert list(plane) == [tables[at + where] >> card & 1 for card in range(52)]
            size = tables[at + cell.PILE_SIZE]
            tops = [tables[at + cell.LAST_CARD + 1 - size]] if size else []
            assert [card for card in range(52) if planes[1][card]] == tops
            assert not tables[at + cell.KNOWN + 1 - seat] & ~tables[at + cell.HANDS + 1 - seat]
            known += any(planes[3])
        gin_batch.random_actions(tables, RULES, 0, 3, actions)
        assert all(mask[table * cell.ACTIONS + actions[table]] for table in range(3))
        gin_batch.step(tables, RULES, 0, 3, actions, out)
    assert known > 50


def test_an_illegal_action_changes_nothing() -> None:
    tables, out = gin_batch.tables(2), buffers(2)
    gin_batch.reset(tables, RULES, 0, 2, 9)
    gin_batch.look(tables, RULES, 0, 2, out)
    before, mask = tables[:], bytes(out[1])
    illegal = [action for action in range(cell.ACTIONS) if not mask[action]]
    for action in [*illegal, -1, cell.ACTIONS, 2**60]:
        assert gin_batch.step(tables, RULES, 0, 1, array("q", [action]), out) == 1
    assert tables == before
    assert bytes(out[1]) == mask


def test_rewards_come_with_the_end_of_a_round() -> None:
    tables, out = gin_batch.tables(1), buffers(1)
    actions = array("q", [0])
    rewards, dones = out[2], out[3]
    for matches, most in ((True, 2), (False, 300)):
        gin_batch.reset(tables, RULES, 0, 1, 3)
        totals = [0, 0]
        rounds = ended = 0
        while ended < most:
            gin_batch.random_actions(tables, RULES, 0, 1, actions)
            gin_batch.step(tables, RULES, 0, 1, actions, out, matches=matches)
            assert rewards[0] == -rewards[1]
            rounds += bool(rewards[0])
            totals[rewards[1] > 0] += abs(rewards[0])
            if dones[0]:
                ended += 1
                if matches:
                    assert max(totals) >= PRESETS["gin-modern"].match.target > min(totals)
                    totals = [0, 0]
        assert rounds
        assert matches or ended > rounds


def test_buffers_that_are_too_small_are_refused() -> None:
    tables, out = gin_batch.tables(2), buffers(2)
    with pytest.raises(ValueError, match="for 3 tables"):
        gin_batch.reset(tables, RULES, 0, 3, 1)
    with pytest.raises(ValueError, match="no tables"):
        gin_batch.reset(tables, RULES, 2, 1, 1)
    gin_batch.reset(tables, RULES, 0, 2, 1)
    with pytest.raises(ValueError, match="for 2 tables"):
        gin_batch.step(tables, RULES, 0, 2, array("q", [0]), out)
    with pytest.raises(ValueError, match="for 2 tables"):
        gin_batch.look(tables, RULES, 0, 2, buffers(1))


@pytest.mark.parametrize("policy", [gin_batch.RANDOM, gin_batch.SIMPLE])
def test_playouts_count_every_round(policy: int) -> None:
    for name in ("gin", "gin-oklahoma"):
        counts = gin_batch.playouts(PRESETS[name], 60, 4, policy)
        assert counts[0] == sum(counts[2:]) == 60
        assert counts[1] > 60 * 10
        assert counts[2 + cell.NOT_ENDED] == 0
        assert counts == gin_batch.playouts(PRESETS[name], 60, 4, policy)


SCRIPT = """
from openrummy.kernels import gin_batch
from openrummy.rules.presets import PRESETS
from tests.kernels.test_gin_batch import played
import hashlib
print(hashlib.sha256(repr(played(3, 400, 11)).encode()).hexdigest())
for policy in (0, 1):
    print(*gin_batch.playouts(PRESETS["gin"], 30, 8, policy))
"""


def test_plain_python_plays_the_same_games() -> None:
    assert printed_alike(SCRIPT)
