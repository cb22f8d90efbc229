"""Many matches between named bots, every bot on every seat in turn."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from hashlib import sha256

from openrummy.arena.play import PlayedMatch, play_match
from openrummy.arena.report import Report, Tally
from openrummy.bots import make
from openrummy.rules.ruleset import RuleSet

Progress = Callable[[int], object]
"""Called after each match with the number of matches played."""


def simulate(
    rules: RuleSet,
    bots: Sequence[str],
    games: int,
    seed: str,
    seats: int | None = None,
    progress: Progress | None = None,
) -> Report:
    """Plays matches and adds them up. ``seats``: as many as bots unless given.

    The bots move one seat on after each match and fill further seats in their order, so that each
    plays every seat equally often when ``games`` is a multiple of their number. Match *n* is
    played with seed ``{seed}/{n}``, whatever the others are. Raises `UnknownBot`, `BadSeats` and
    what `play_match` raises.
    """
    began = time.perf_counter()
    count = len(bots) if seats is None else seats
    tally = Tally()
    for game in range(games):
        seated = seating(bots, count, game)
        tally.add(play_seated(rules, seated, f"{seed}/{game}"), seated)
        if progress is not None:
            progress(game + 1)
    return Report(
        rules=rules.name,
        seats=count,
        seed=seed,
        games=games,
        rounds=tally.rounds,
        turns=tally.turns / max(1, tally.rounds),
        went_out=tally.went_out,
        endings=dict(tally.endings.most_common()),
        lines=tuple(tally.line(bot) for bot in dict.fromkeys(bots)),
        seconds=time.perf_counter() - began,
    )


def seating(bots: Sequence[str], seats: int, game: int) -> tuple[str, ...]:
    """The name of the bot on each seat of match number ``game``."""
    return tuple(bots[(seat + game) % len(bots)] for seat in range(seats))


def play_seated(
    rules: RuleSet, bots: Sequence[str], seed: str, most_rounds: int | None = None
) -> PlayedMatch:
    """Plays a match of named bots, their dice drawn from the seed."""
    players = [make(name, dice(seed, seat, name)) for seat, name in enumerate(bots)]
    return play_match(rules, players, seed, most_rounds=most_rounds)


def dice(seed: str, seat: int, bot: str) -> str:
    """The seed of a bot's dice, from which nobody can find that of the match, and so the deal."""
    return sha256(f"{seed}/{seat}/{bot}".encode()).hexdigest()
