"""Positions to ask bots about, made from short texts, and matches that they play."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from openrummy.bots import Bot, make
from openrummy.core.cards import parse_cards, without
from openrummy.core.reading import read_meld
from openrummy.rules.presets import preset
from openrummy.rules.ruleset import RuleSet
from openrummy.table.commands import Command, Next
from openrummy.table.decide import start, step
from openrummy.table.legal import legal, to_ask
from openrummy.table.state import Match, TableMeld
from openrummy.table.view import view
from tests.laws.playing import in_play, round_of


def position(
    game: str,
    hand: str,
    *,
    seats: int = 2,
    table: Sequence[str] = (),
    opened: bool = False,
    phase: str = "play",
    pile: str = "2C",
    turn: int = 1,
    others: int = 10,
    number: int = 1,
    options: dict[str, object] | None = None,
) -> Match:
    """A match with seat 0 to act; melds on the table belong to seat 1, who has opened if any lie.

    ``turn``: turns that everybody has begun; ``others``: cards in the other hands.
    """
    rules = preset(game, options)
    match, _ = start(rules, seats, "position")
    held, discards = parse_cards(hand), parse_cards(pile)
    melds = tuple(TableMeld(1, read_meld(parse_cards(cards), rules.limits)) for cards in table)
    laid = tuple(card for cards in table for card in parse_cards(cards))
    rest = without(rules.pack(seats), [card[:2] for card in (*held, *discards, *laid)])
    hands = [held]
    for _ in range(seats - 1):
        hands.append(rest[:others])
        rest = rest[others:]
    round_ = replace(
        round_of(match),
        turn=0,
        phase=phase,
        offer=None,
        discarder=1,
        hands=tuple(hands),
        stock=rest,
        pile=discards,
        melds=melds,
        opened=(opened, bool(melds), *[False] * (seats - 2)),
        turns=(turn,) * seats,
        contracts=(number - 1,) * seats,
        number=number,
    )
    return replace(match, round=round_)


def answer(match: Match, bot: Bot | None = None, seat: int = 0) -> Command:
    """What a bot (greedy) does in a position."""
    return (bot or make("greedy", 1)).choose(view(match, seat), tuple(legal(match, seat)))


def turn_of(match: Match, bot: Bot | None = None) -> list[Command]:
    """Everything that a bot does from here until its turn is over."""
    bot = bot or make("greedy", 1)
    seat = round_of(match).turn
    done: list[Command] = []
    while in_play(match) and round_of(match).turn == seat:
        command = answer(match, bot, seat)
        match, _ = step(match, seat, command)
        done.append(command)
    return done


def moves(
    rules: RuleSet, bots: Sequence[Bot], seed: str, most: int
) -> Iterator[tuple[Match, int, Command, Match]]:
    """The moves of a match between bots, at most so many."""
    match, _ = start(rules, len(bots), seed)
    for _ in range(most):
        if match.over is not None:
            return
        seat = to_ask(match)
        command = answer(match, bots[seat], seat) if in_play(match) else Next()
        after, _ = step(match, seat, command)
        yield match, seat, command, after
        match = after
