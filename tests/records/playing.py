"""Whole games by players that know a little: enough to open, lay off, buy, knock and go out."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random

from openrummy.core.cards import JOKER, RANK, SUIT, Card
from openrummy.core.solvers.gin_cards import discard_deadwoods
from openrummy.records.record import Record, new_header, new_line
from openrummy.rules.options import most_seats
from openrummy.rules.ruleset import RuleSet
from openrummy.table import commands as cmd
from openrummy.table.decide import start, step
from openrummy.table.events import Event
from openrummy.table.legal import actors, legal
from openrummy.table.state import Match

TESTS = Path(__file__).parents[1]
NAMES = ("Ana", "Bot 1", "Čeda", "Bot 3", "Eve", "Bot 5", "Gus")
EAGER = (cmd.CallGrandGin, cmd.CallGin, cmd.Knock, cmd.LayDown, cmd.Add, cmd.Swap)


@dataclass(frozen=True)
class Played:
    """One command of a game: the match before it and after it."""

    before: Match
    seat: int
    command: cmd.Command
    match: Match
    events: tuple[Event, ...]


def seats_for(rules: RuleSet) -> int:
    return min(3, most_seats(rules))


def game(
    rules: RuleSet, seed: str, *, seats: int | None = None, most: int = 5000, eager: float = 0.8
) -> Iterator[Played]:
    """A game by players with dice from the seed; ``eager`` is how often they do the sensible."""
    match, _ = start(rules, seats or seats_for(rules), seed)
    yield from go_on(match, Random(f"{seed} {eager}"), most, eager)


def go_on(match: Match, rng: Random, most: int = 5000, eager: float = 0.8) -> Iterator[Played]:
    for _ in range(most):
        if match.over is not None:
            return
        seat, moves = _who(match, rng)
        command = _sensible(match, seat, moves, rng) if rng.random() < eager else rng.choice(moves)
        before = match
        match, events = step(match, seat, command)
        yield Played(before, seat, command, match, events)


def record_of(rules: RuleSet, seed: str, most: int = 5000, eager: float = 0.8) -> Record:
    """The record of a game; one that is longer than ``most`` commands is abandoned there."""
    played = list(game(rules, seed, most=most, eager=eager))
    lines = [new_line(move.seat, move.command) for move in played]
    if played[-1].match.over is None:
        lines.append(new_line(0, cmd.Abandon()))
    seats = NAMES[: played[0].match.seats]
    return Record(new_header(rules, seats, seed), tuple(lines))


def _who(match: Match, rng: Random) -> tuple[int, list[cmd.Command]]:
    able = [(seat, list(legal(match, seat))) for seat in actors(match)]
    able = [(seat, moves) for seat, moves in able if moves]
    assert able, "nobody can do anything"
    return rng.choice(able)


def _sensible(match: Match, seat: int, moves: list[cmd.Command], rng: Random) -> cmd.Command:
    eager = [move for move in moves if isinstance(move, EAGER)]
    if eager:
        return rng.choice(eager)
    assert match.round is not None
    hand = match.round.hands[seat]
    discards = [move for move in moves if isinstance(move, cmd.Discard)]
    if not discards:
        return rng.choice(moves)
    if not match.rules.exposed:
        left = discard_deadwoods(hand)
        return min(discards, key=lambda move: left[move.card])
    return min(discards, key=lambda move: _friends(move.card, hand))


def _friends(card: Card, hand: tuple[Card, ...]) -> int:
    """How many cards of a hand a card could meld with."""
    if card == JOKER:
        return 99
    naturals = [other for other in hand if other not in (JOKER, card)]
    return sum(
        RANK[other] == RANK[card]
        or (SUIT[other] == SUIT[card] and abs(RANK[other] - RANK[card]) <= 2)
        for other in naturals
    )
