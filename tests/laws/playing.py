"""Random play: seats that choose among their legal commands, for the laws to look at."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from random import Random

from openrummy.core.cards import Card, face
from openrummy.core.solvers.gin_cards import discard_deadwoods
from openrummy.rules.presets import PRESETS
from openrummy.rules.ruleset import RuleSet
from openrummy.table import commands as cmd
from openrummy.table.decide import start, step
from openrummy.table.events import Event
from openrummy.table.legal import actors, legal
from openrummy.table.state import Match, Round

SECRET = "seed-that-nobody-may-see"
"""Starts the seed of every match here, so that a leak of it can be searched for."""

GAMES = [
    (name, seats)
    for name, rules in PRESETS.items()
    for seats in sorted({rules.players.min, min(4, rules.players.max)})
]
"""Every preset with its fewest seats and with four where it has so many."""

FAST = ("a", "b")
"""Names of the random games of the fast tier."""


@dataclass(frozen=True)
class Moment:
    """One command of a game: the match before, who gave it, and what it brought about."""

    before: Match
    seat: int
    command: cmd.Command
    after: Match
    events: tuple[Event, ...]


EAGER = (cmd.LayDown, cmd.Add, cmd.Swap, cmd.Move, cmd.Knock, cmd.CallGin, cmd.CallGrandGin)
"""Commands that random play prefers, so that there is something on the table to look at."""


def choose(match: Match, dice: Random) -> tuple[int, cmd.Command]:
    """A seat that may act and a legal command of it."""
    able = [(seat, list(legal(match, seat))) for seat in actors(match)]
    able = [(seat, commands) for seat, commands in able if commands]
    assert able, f"a dead end: {match.round}"
    seat, commands = able[0] if dice.random() < 0.6 else dice.choice(able)
    eager = [command for command in commands if isinstance(command, EAGER)]
    if eager and dice.random() < 0.7:
        return seat, dice.choice(eager)
    discards = [command for command in commands if isinstance(command, cmd.Discard)]
    if discards and not match.rules.exposed and dice.random() < 0.8:
        left = discard_deadwoods(round_of(match).hands[seat])
        return seat, min(discards, key=lambda command: left[command.card])
    kind = dice.choice(sorted({type(command).__name__ for command in commands}))
    return seat, dice.choice([c for c in commands if type(c).__name__ == kind])


def played(rules: RuleSet, seats: int, seed: str, most: int) -> Iterator[Moment]:
    """A match of random play, to its end or for ``most`` commands."""
    dice = Random(seed)
    match, _ = start(rules, seats, SECRET + seed)
    for _ in range(most):
        if match.over is not None:
            return
        seat, command = choose(match, dice)
        after, happened = step(match, seat, command)
        yield Moment(match, seat, command, after, happened)
        match = after


@cache
def moments(name: str, seats: int, seed: str, most: int = 250) -> tuple[Moment, ...]:
    """The moments of a match of a preset; kept, since many laws look at the same games."""
    return tuple(played(PRESETS[name], seats, seed, most))


def round_of(match: Match) -> Round:
    """The round of a match that has one."""
    assert match.round is not None
    return match.round


def all_cards(match: Match) -> Counter[Card]:
    """Every card of a round, wherever it lies."""
    round_ = round_of(match)
    laid = tuple(face(card) for table in round_.melds for card in table.meld.cards)
    zones = (*round_.hands, round_.stock, round_.pile, laid)
    return Counter(card for zone in zones for card in zone)


def in_play(match: Match) -> bool:
    """Whether a round is played now."""
    return match.over is None and match.round is not None and match.round.phase != "over"
