"""Commands to try on a position: single cards and single melds, every one that could be meant."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations

from openrummy.core.cards import FACES, JOKER, RANK, Card, is_joker
from openrummy.core.meld import End, Meld
from openrummy.core.refusals import Refused
from openrummy.table import commands as cmd
from openrummy.table.decide import decide
from openrummy.table.events import Event, LaidDown, LaidOff
from openrummy.table.legal import actors, legal
from openrummy.table.state import Match, Round
from tests.laws.playing import round_of

ENDS: tuple[End | None, ...] = (None, "high", "low")


def single_commands(round_: Round, seat: int) -> Iterator[cmd.Command]:
    """Plain commands, and those with one card or one meld, most of them not allowed."""
    yield from (cmd.Draw(), cmd.Take(), cmd.Buy(), cmd.Pass(), cmd.Done(), cmd.CallGrandGin())
    for card in (*FACES, JOKER):
        yield from (cmd.Discard(card), cmd.Knock(card), cmd.CallGin(card))
    for card in dict.fromkeys(round_.pile):
        yield cmd.Take(card)
    hand = dict.fromkeys(round_.hands[seat])
    for index, table in enumerate(round_.melds):
        jokers = [at for at, card in enumerate(table.meld.cards) if is_joker(card)]
        for card in hand:
            yield from (cmd.Add((card,), index, end) for end in ENDS)
            for at in (None, *jokers):
                yield from (cmd.Swap((card,), index, end, at) for end in ENDS)
    yield cmd.Add(tuple(hand)[:1], len(round_.melds))
    if round_.opened[seat]:
        yield from (cmd.LayDown((cards,)) for cards in natural_groups(round_.hands[seat]))


def natural_groups(hand: tuple[Card, ...]) -> Iterator[tuple[Card, ...]]:
    """Groups without jokers that might be melds: one rank, or ranks in a row of one suit."""
    naturals = [card for card in hand if card != JOKER]
    for rank in range(13):
        same = sorted(card for card in naturals if RANK[card] == rank)
        for size in (2, 3, 4, 5):
            yield from dict.fromkeys(combinations(same, size))
    held = Counter(naturals)
    for suit in range(4):
        places = [p for p in range(14) if held[FACES[suit * 13 + p % 13]]]
        for low, high in combinations(places, 2):
            cards = [FACES[suit * 13 + p % 13] for p in range(low, high + 1)]
            if all(held[card] >= cards.count(card) for card in cards):
                yield tuple(cards)
    yield tuple(naturals[:3])


def effect(match: Match, seat: int, command: cmd.Command) -> tuple[Event, ...] | None:
    """What a command brings about, sets in one order; None when it is refused."""
    try:
        events = decide(match, seat, command)
    except Refused:
        return None
    return tuple(map(_in_one_order, events))


def _in_one_order(event: Event) -> Event:
    if isinstance(event, LaidDown):
        return LaidDown(event.seat, tuple(map(_sorted_set, event.melds)), event.opening)
    if isinstance(event, LaidOff):
        return LaidOff(event.seat, event.meld, event.cards, _sorted_set(event.after))
    return event


def _sorted_set(meld: Meld) -> Meld:
    return replace(meld, cards=tuple(sorted(meld.cards))) if meld.kind == "set" else meld


def check_only_the_listed(match: Match, seat: int) -> None:
    """Every single command that is accepted does what a listed one does.

    But for the pass of a seat that may not buy anyway: harmless, and not worth listing.
    """
    listed = {effect(match, seat, command) for command in legal(match, seat)}
    for command in single_commands(round_of(match), seat):
        if isinstance(command, cmd.Pass) and seat not in actors(match):
            continue
        result = effect(match, seat, command)
        assert result is None or result in listed, (match, seat, command)
