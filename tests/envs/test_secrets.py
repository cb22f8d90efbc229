"""Leak law: what a seat cannot know changes nothing in its numbers (design, decision 9)."""

from __future__ import annotations

from copy import deepcopy
from random import Random

import pytest
from msgspec.structs import replace

from openrummy.envs.episode import Episode
from tests.envs.playing import TABLES, played
from tests.laws.secrets import resampled


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_observations_and_masks_do_not_depend_on_what_is_hidden(game: str, seats: int) -> None:
    dice = Random(game)
    compared = 0
    for seed in "ab":
        for number, episode in enumerate(played(game, seats, f"secrets{seed}")):
            if number % 5:
                continue
            for seat in range(seats):
                other = elsewhere(episode, seat, dice)
                compared += other.match != episode.match
                assert (other.observe(seat) == episode.observe(seat)).all()
                assert (other.mask(seat) == episode.mask(seat)).all()
    assert compared > 20


def elsewhere(episode: Episode, seat: int, dice: Random) -> Episode:
    """The same episode where the cards that a seat cannot see lie otherwise."""
    other = deepcopy(episode)
    other.match = replace(resampled(episode.match, seat, dice), seed="another", draws=99)
    other._actions = [None] * episode.seats
    return other
