"""Ratings of several bots from the matches between them, TrueSkill-like (Weng and Lin, 2011)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from openrummy.arena.tournament import Block


@dataclass(frozen=True)
class Rating:
    """A bot's skill on a scale where a newcomer has 25, and how uncertain it is (one sigma)."""

    bot: str
    skill: float
    uncertainty: float


class Ladder:
    """The ratings as match after match comes in; bots do not change, so neither does their skill.

    The model is Bradley and Terry's for all pairs at a table. Needs openskill.
    """

    def __init__(self) -> None:
        from openskill.models import BradleyTerryFull  # noqa: PLC0415 - an extra

        self._model = BradleyTerryFull(tau=0.0)
        self._skills: dict[str, tuple[float, float]] = {}

    def add(self, block: Block, seatings: Sequence[Sequence[str]]) -> None:
        """Counts a block; ``seatings`` has the bot of each seat of each match."""
        for bots, match in zip(seatings, block.matches, strict=True):
            self._count(bots, match.ranks)

    def _count(self, bots: Sequence[str], ranks: Sequence[int]) -> None:
        model = self._model
        new = (model.mu, model.sigma)
        teams = [[model.rating(*self._skills.get(bot, new))] for bot in bots]
        after = [team[0] for team in model.rate(teams, ranks=[float(rank) for rank in ranks])]
        for bot in dict.fromkeys(bots):
            # A bot on several seats has learnt about itself on all of them.
            mine = [rating for seat, rating in enumerate(after) if bots[seat] == bot]
            self._skills[bot] = (
                sum(rating.mu for rating in mine) / len(mine),
                sum(rating.sigma for rating in mine) / len(mine),
            )

    @property
    def ratings(self) -> tuple[Rating, ...]:
        """All ratings, the best first."""
        rated = (Rating(bot, *skill) for bot, skill in self._skills.items())
        return tuple(sorted(rated, key=lambda rating: -rating.skill))
