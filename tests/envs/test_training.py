"""The worked example: a policy that learns gin from self-play, and plays it as a bot."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from examples.gin_policy import TrainedBot, Weights, load, look, new_weights, save
from examples.play_trained import gains
from examples.train_gin import Trainer
from openrummy.arena import play_match
from openrummy.envs.vector import VectorTable
from openrummy.rules.presets import preset


def trained(seed: int, updates: int = 3, tables: int = 16, steps: int = 24) -> Weights:
    trainer = Trainer(seed, tables, steps, updates)
    for _ in range(updates):
        trainer.update()
    return trainer.weights


def test_the_same_seed_gives_the_same_weights() -> None:
    first, again, other = trained(1), trained(1), trained(2)
    for name, weights in first.items():
        assert (weights == again[name]).all()
    assert any((weights != other[name]).any() for name, weights in first.items())
    fresh = new_weights(np.random.default_rng(1))
    assert all((weights != fresh[name]).any() for name, weights in first.items())


@pytest.mark.slow
def test_training_beats_random_play() -> None:
    won = gains(trained(0, updates=20, tables=128, steps=128), "random", 40, "test")
    assert np.mean(won) > 20


def test_saved_weights_play_the_same_match(tmp_path: Path) -> None:
    weights = trained(3)
    save(weights, tmp_path / "policy.npz")
    kept = load(tmp_path / "policy.npz")
    matches = [
        play_match(preset("gin"), [TrainedBot(known), TrainedBot(known)], "a", most_rounds=2)
        for known in (weights, kept)
    ]
    assert matches[0] == matches[1]


def test_the_bot_sees_what_the_table_of_the_training_shows() -> None:
    """Its numbers are those of the observation: legal choices, their actions, the deadwood."""
    batch = VectorTable(50, seed=1).batch
    moments = look(batch.observation, batch.mask)
    assert moments.drawing.all()
    assert (moments.taking[:, :9] >= 0).all()
    table = VectorTable(50, seed=1)
    table.step(np.zeros(50, np.int64))
    moments = look(table.batch.observation, table.batch.mask)
    assert not moments.drawing.any()
    for row in range(50):
        legal = moments.actions[row][moments.may_play[row]]
        assert table.batch.mask[row, legal].all()
        assert len(legal) == len(set(legal)) >= 10
