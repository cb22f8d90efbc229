"""What a seat may know of a match, worked out from the whole truth: the judge of the leak tests.

It is written apart from `openrummy.table.view`, and counts faces: a card that a seat has never seen
in a round may not be named in any message to it.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import Any

from openrummy.server.changes import Opened, read_change
from openrummy.server.state import TableState, folded, opened
from openrummy.server.store import Entry
from openrummy.table.state import Round

CARD = re.compile(r"^([A23456789TJQK][SHDC])$")
Json = dict[str, Any]


def states(entries: Sequence[Entry]) -> Iterator[TableState]:
    """The table after each row of its log."""
    first = read_change(entries[0].body)
    assert isinstance(first, Opened)
    state = opened(entries[0].table, first)
    yield state
    for entry in entries[1:]:
        state = folded(state, read_change(entry.body), entry.at).state
        yield state


def faces(cards: Iterator[str] | Sequence[str]) -> set[str]:
    """The faces among words; a joker that stands for a card is not that card."""
    return {found[1] for card in cards if (found := CARD.match(card))}


def words(part: Any) -> Iterator[str]:
    """Every string in a message, but for the cards that were drawn openly for the deal."""
    if isinstance(part, str):
        yield part
    elif isinstance(part, dict):
        if part.get("type") == "dealer_drawn":
            return
        for name, value in part.items():
            yield name
            # The suits that a joker on the table may stand for: worked out from that meld.
            if name != "missing":
                yield from words(value)
    elif isinstance(part, list):
        for value in part:
            yield from words(value)


class Knowledge:
    """The faces that each seat (and a spectator, None) has seen, by version of the table."""

    def __init__(self, entries: Sequence[Entry]) -> None:
        self.seen: dict[tuple[int | None, int], set[str]] = defaultdict(set)
        seats: tuple[int | None, ...] = ()
        before: dict[int | None, set[str]] = {}
        number = 0
        for state in states(entries):
            seats = (None, *range(len(state.seats)))
            round_ = state.match.round
            if round_ is not None and round_.number != number:
                number, before = round_.number, {}
            for seat in seats:
                now = before.get(seat, set()) | _visible(round_, seat)
                before[seat] = self.seen[seat, state.version] = now

    def leaks(self, seat: int | None, message: Json) -> set[str]:
        """The faces in a `Table` that its seat has not seen."""
        told = faces(tuple(words(message)))
        return told - self.seen[seat, message["version"]]


def _visible(round_: Round | None, seat: int | None) -> set[str]:
    if round_ is None:
        return set()
    cards = [*round_.pile, *(card for table in round_.melds for card in table.meld.cards)]
    if round_.shown is not None:
        cards += round_.shown.unmatched
    if seat is not None:
        cards += round_.hands[seat]
    if round_.phase == "over":
        cards += [card for hand in round_.hands for card in hand]
    cards += [card for card in (round_.upcard, round_.taken) if card]
    return faces(cards)
