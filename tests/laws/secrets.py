"""What a seat cannot know: other worlds that look the same to it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from random import Random

from msgspec.structs import replace

from openrummy.core.cards import Card, without
from openrummy.table.state import Match
from tests.laws.playing import round_of


def resampled(
    match: Match, seat: int | None, dice: Random, *, kept: Iterable[Card] = (), keeper: int = 0
) -> Match:
    """A match that a seat (None: a spectator) cannot tell from this one.

    The other hands and the stock are mixed and dealt anew, in their sizes. Hands that were shown
    stay, and so do cards that all saw come to a hand and those ``kept`` by seat ``keeper``.
    """
    round_ = round_of(match)
    seen = {seat} | ({round_.shown.seat} if round_.shown else set())
    if round_.phase == "over":
        seen |= set(range(match.seats))
    fixed = [Counter(known) for known in round_.known]
    fixed[keeper] |= Counter(kept)
    pool = list(round_.stock)
    for owner, hand in enumerate(round_.hands):
        if owner not in seen:
            pool += without(hand, fixed[owner].elements())
    dice.shuffle(pool)
    hands = []
    for owner, hand in enumerate(round_.hands):
        stays = tuple(fixed[owner].elements())
        drawn = (pool.pop() for _ in range(len(hand) - len(stays)))
        hands.append(hand if owner in seen else (*stays, *drawn))
    return replace(match, round=replace(round_, hands=tuple(hands), stock=tuple(pool)))


def words(value: object) -> Iterator[str]:
    """Every text in a value read from JSON, names of fields included."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, part in value.items():
            yield str(key)
            yield from words(part)
    elif isinstance(value, list):
        for part in value:
            yield from words(part)
