"""What is played: blocks of matches that deal the same cards, every bot on every seat in turn.

A block is one deal and all its seatings; its matches hang together, so it is the unit that
intervals and tests count (docs/arena.md). Everything follows from the names and numbers here: the
same tournament gives the same blocks on any machine, in any order.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Sequence
from hashlib import sha256
from itertools import combinations
from typing import TypeAlias

from msgspec import Struct

from openrummy.arena.outside import Forfeit, Limits, OutsideBot, Outsiders, is_outside
from openrummy.arena.play import PlayedMatch, play_match
from openrummy.bots import Bot, make
from openrummy.records.codec import Rules, full_rules, short_rules
from openrummy.rules.options import most_seats
from openrummy.rules.ruleset import RuleSet
from openrummy.table.decide import BadSeats
from openrummy.table.scoring import low_wins


class Tournament(Struct, frozen=True, forbid_unknown_fields=True):
    """The rules in short, the names of the bots, the seats of a table, the seed, time limits."""

    rules: Rules
    bots: tuple[str, ...]
    seats: int
    seed: str
    limits: Limits = Limits()

    @property
    def groups(self) -> tuple[tuple[str, ...], ...]:
        """The bots that meet at a table: all, or each choice of them when they are too many."""
        if len(self.bots) <= self.seats:
            return (self.bots,)
        return tuple(combinations(self.bots, self.seats))

    def seatings(self, number: int) -> tuple[tuple[str, ...], ...]:
        """The bot of each seat in each match of a block."""
        group = self.groups[number % len(self.groups)]
        seated = (seating(group, self.seats, shift) for shift in range(len(group)))
        return tuple(dict.fromkeys(seated))

    def blocks_for(self, games: int) -> int:
        """How many blocks hold at least so many matches."""
        sizes = [len(self.seatings(number)) for number in range(len(self.groups))]
        blocks, left = divmod(games, sum(sizes))
        blocks *= len(sizes)
        for size in sizes:
            if left <= 0:
                break
            blocks, left = blocks + 1, left - size
        return blocks


class Lost(Struct, frozen=True):
    """A match that an outside bot lost without playing it to the end (`Forfeit`)."""

    seat: int
    bot: str
    lapse: str
    facts: dict[str, int | str]
    errors: str


class Outcome(Struct, frozen=True):
    """How a match came out: points of all rounds by seat, turns of all rounds, endings.

    ``ranks``: by seat, 0 for the winners, then by points; whoever forfeits is last.
    """

    winners: tuple[int, ...]
    ranks: tuple[int, ...]
    points: tuple[int, ...]
    turns: int
    endings: dict[str, int]
    lost: Lost | None = None

    @property
    def rounds(self) -> int:
        """The rounds that were played to their end."""
        return sum(self.endings.values())


class Block(Struct, frozen=True):
    """The matches of one deal, in the order of `Tournament.seatings`."""

    block: int
    matches: tuple[Outcome, ...]


Blocks: TypeAlias = Generator[Block, None, None]
"""Blocks as they are played; closing it ends what plays them."""


def tournament(
    rules: RuleSet,
    bots: Sequence[str],
    seed: str,
    seats: int | None = None,
    limits: Limits | None = None,
) -> Tournament:
    """A tournament; ``seats``: as many as bots, or as the game has at most, unless given.

    Raises `BadSeats`, and `UnknownBot` for a name that is neither a bot's nor a program's.
    """
    least, most = rules.players.min, most_seats(rules)
    count = min(len(bots), most) if seats is None else seats
    if not least <= count <= most:
        raise BadSeats(count, least, most)
    for name in bots:
        if not is_outside(name):
            make(name, 0)
    return Tournament(short_rules(rules), tuple(bots), count, seed, limits or Limits())


def play_blocks(played: Tournament, numbers: Iterable[int]) -> Blocks:
    """Plays some blocks. Raises what `play_match` raises."""
    rules = full_rules(played.rules.preset, played.rules.options)
    with Outsiders(played.limits) as outsiders:
        for number in numbers:
            seed = f"{played.seed}/{number}"
            yield Block(
                number,
                tuple(
                    _outcome(rules, play_seated(rules, seated, seed, outsiders=outsiders))
                    for seated in played.seatings(number)
                ),
            )


def seating(bots: Sequence[str], seats: int, shift: int) -> tuple[str, ...]:
    """The bot on each seat: in their order, moved on by ``shift`` seats, over and over."""
    return tuple(bots[(seat + shift) % len(bots)] for seat in range(seats))


def play_seated(
    rules: RuleSet,
    bots: Sequence[str],
    seed: str,
    most_rounds: int | None = None,
    outsiders: Outsiders | None = None,
) -> PlayedMatch:
    """Plays a match of named bots, their dice drawn from the seed."""
    if outsiders is None:
        with Outsiders() as opened:
            return play_seated(rules, bots, seed, most_rounds, opened)
    match = object()

    def player(seat: int, name: str) -> Bot | OutsideBot:
        drawn = dice(seed, seat, name)
        return outsiders.bot(name, drawn, match) if is_outside(name) else make(name, drawn)

    players = [player(seat, name) for seat, name in enumerate(bots)]
    return play_match(rules, players, seed, most_rounds=most_rounds)


def dice(seed: str, seat: int, bot: str) -> str:
    """The seed of a bot's dice, from which nobody can find that of the match, and so the deal."""
    return sha256(f"{seed}/{seat}/{bot}".encode()).hexdigest()


def _outcome(rules: RuleSet, played: PlayedMatch) -> Outcome:
    endings: dict[str, int] = {}
    for round_ in played.rounds:
        endings[round_.ending] = endings.get(round_.ending, 0) + 1
    seats = range(len(played.totals))
    return Outcome(
        winners=played.winners,
        ranks=_ranks(rules, played),
        points=tuple(sum(r.points[seat] for r in played.rounds) for seat in seats),
        turns=sum(sum(round_.turns) for round_ in played.rounds),
        endings=endings,
        lost=None if played.forfeit is None else _lost(*played.forfeit),
    )


def _ranks(rules: RuleSet, played: PlayedMatch) -> tuple[int, ...]:
    sign = 1 if low_wins(rules) else -1
    out = None if played.forfeit is None else played.forfeit[0]
    worth = [
        (seat not in played.winners, seat == out, 0 if seat in played.winners else sign * total)
        for seat, total in enumerate(played.totals)
    ]
    return tuple(sorted(worth).index(own) for own in worth)


def _lost(seat: int, forfeit: Forfeit) -> Lost:
    return Lost(seat, forfeit.bot, forfeit.lapse, forfeit.facts, forfeit.errors)
