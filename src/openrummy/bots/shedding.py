"""How a seat that has opened gets rid of most: lay-offs and new melds in the best order.

A depth-first search over what the hand can lay on the table as the seat sees it; jokers stay in the
hand unless asked for. It looks at no more than `MOST_POSITIONS` positions.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from openrummy.bots.player import round_of, seat_of
from openrummy.core.cards import JOKER, RANK, SUIT, Card, face, sort_cards, without
from openrummy.core.changes import extend
from openrummy.core.meld import End, Meld
from openrummy.core.refusals import Refused
from openrummy.core.solvers import opening_cards
from openrummy.rules.ruleset import GoingOut, RuleSet
from openrummy.table import commands as cmd
from openrummy.table.plays import laying_limits
from openrummy.table.view import SeatView

MOST_POSITIONS = 150
OUT = -1000.0
"""What going out counts."""
STUCK = 1000.0
"""What a hand counts with which the turn cannot end."""
KEPT_SPOT = 15.0
"""Where the last card must be played: points that a card that fits the table is worth."""


class Position(NamedTuple):
    """A hand, the melds on the table, and cards added to each of them this turn."""

    hand: tuple[Card, ...]
    melds: tuple[Meld, ...]
    added: tuple[int, ...]


@dataclass(frozen=True)
class Plan:
    """The best that the search found: what it leaves, and the first command on the way there.

    ``cost``: points left after the discard, `OUT` when the hand goes out.
    """

    cost: float
    first: cmd.Command | None

    @property
    def out(self) -> bool:
        """Whether the seat goes out with it."""
        return self.cost == OUT


def new_melds(rules: RuleSet, hand: Sequence[Card]) -> tuple[Meld, ...]:
    """The melds that leave the fewest points of a hand, an opening's terms apart."""
    if len(hand) < 3:
        return ()
    laid = opening_cards.least_left(hand, None, laying_limits(rules), rules.card_points)
    return laid.melds if laid else ()


def last_card(view: SeatView) -> GoingOut:
    """How one goes out in this round (J40)."""
    rules, round_ = view.rules, round_of(view)
    last = bool(rules.contracts) and min(round_.contracts) >= len(rules.contracts) - 1
    if rules.contract.last_round_no_discard and last:
        return "play_only"
    return rules.going_out


class Search:
    """A search for one view. ``jokers``: whether jokers of the hand are laid too."""

    def __init__(self, view: SeatView, *, jokers: bool) -> None:
        self._rules = view.rules
        self._way = last_card(view)
        self._jokers = jokers
        self._owners = [table.owner for table in round_of(view).melds]
        self._seat = seat_of(view)
        self._seen: set[Position] = set()

    def best(self, start: Position, legal: Sequence[cmd.Command]) -> Plan:
        """The best plan whose first command is legal; its first is None when nothing is better."""
        best = Plan(self.end_cost(start), None)
        for command, after in self._first_steps(start, legal):
            cost = self.least(after)
            if cost < best.cost:
                best = Plan(cost, command)
            if best.out:
                break
        return best

    def least(self, here: Position) -> float:
        """The least cost from a position on."""
        cost = self.end_cost(here)
        if here in self._seen or len(self._seen) >= MOST_POSITIONS or cost == OUT:
            return cost
        self._seen.add(here)
        for after in self._steps(here):
            cost = min(cost, self.least(after))
            if cost == OUT:
                break
        return cost

    def end_cost(self, here: Position) -> float:
        """Points left when the turn ends here, with the discard that leaves least."""
        hand, way = here.hand, self._way
        if not hand:
            return STUCK if way == "discard_required" else OUT
        if len(hand) == 1:
            return STUCK if way == "play_only" else OUT
        points = [self._rules.card_points[card] for card in hand]
        left = float(sum(points) - max(points))
        if way == "play_only" and any(next(self._adds(here, card), None) for card in hand):
            left -= KEPT_SPOT
        return left

    def _first_steps(
        self, here: Position, legal: Sequence[cmd.Command]
    ) -> Iterator[tuple[cmd.Command, Position]]:
        for command in legal:
            if isinstance(command, cmd.Add) and (self._jokers or JOKER not in command.cards):
                after = self._added(here, command.cards[0], command.meld, command.end)
                if after is not None:
                    yield command, after
        laid = self._new(here.hand)
        known = {_faces(meld.cards) for meld in laid}
        for command in legal:
            if isinstance(command, cmd.LayDown) and _faces(command.melds[0]) in known:
                yield command, self._with_melds(here, laid)
                return

    def _steps(self, here: Position) -> Iterator[Position]:
        for card in dict.fromkeys(here.hand):
            if card != JOKER or self._jokers:
                yield from self._adds(here, card)
        laid = self._new(here.hand)
        if laid:
            yield self._with_melds(here, laid)

    def _new(self, hand: tuple[Card, ...]) -> tuple[Meld, ...]:
        if self._rules.contracts and not self._rules.contract.new_melds_after_down:
            return ()
        cards = hand if self._jokers else [card for card in hand if card != JOKER]
        return new_melds(self._rules, cards)

    def _with_melds(self, here: Position, laid: tuple[Meld, ...]) -> Position:
        cards = [face(card) for meld in laid for card in meld.cards]
        return Position(
            without(here.hand, cards), (*here.melds, *laid), (*here.added, *[0] * len(laid))
        )

    def _adds(self, here: Position, card: Card) -> Iterator[Position]:
        for index, meld in enumerate(here.melds):
            if not may_fit(meld, card):
                continue
            if not self._rules.layoff.others and self._owner(index) != self._seat:
                continue
            ends: tuple[End | None, ...] = ("high", "low") if meld.kind == "run" else (None,)
            for end in ends:
                after = self._added(here, card, index, end)
                if after is not None:
                    yield after

    def _owner(self, index: int) -> int:
        return self._owners[index] if index < len(self._owners) else self._seat

    def _added(self, here: Position, card: Card, index: int, end: End | None) -> Position | None:
        meld, most = here.melds[index], self._rules.layoff.max_per_run_per_turn
        if most is not None and meld.kind == "run" and here.added[index] >= most:
            return None
        try:
            after = extend(meld, (card,), self._rules.limits, end)
        except Refused:
            return None
        added = (*here.added[:index], here.added[index] + 1, *here.added[index + 1 :])
        melds = (*here.melds[:index], after, *here.melds[index + 1 :])
        return Position(without(here.hand, (card,)), melds, added)


def _faces(cards: Sequence[Card]) -> tuple[Card, ...]:
    return tuple(sorted(map(face, cards)))


def may_fit(meld: Meld, card: Card) -> bool:
    """Whether a meld may take a card: a quick test before the exact one."""
    if card == JOKER:
        return True
    if meld.kind == "set":
        return RANK[card] == meld.rank
    places = {(meld.start - 1) % 13, (meld.start + len(meld.cards)) % 13}
    return SUIT[card] == meld.suit and RANK[card] in places


def position_of(view: SeatView) -> Position:
    """Where the seat on turn stands."""
    round_ = round_of(view)
    counts = dict(round_.added)
    return Position(
        sort_cards(round_.hand),
        tuple(table.meld for table in round_.melds),
        tuple(counts.get(index, 0) for index in range(len(round_.melds))),
    )


def after_laying(view: SeatView, melds: Sequence[Sequence[Card]]) -> float:
    """The least cost after an opening with these cards, lay-offs of the same turn included."""
    here = position_of(view)
    hand = without(here.hand, [face(card) for cards in melds for card in cards])
    search = Search(view, jokers=True)
    if not (view.rules.layoff.same_turn_as_going_down and view.rules.opening.then_layoff):
        return search.end_cost(Position(hand, (), ()))
    return search.least(Position(hand, here.melds, here.added))


def fits_table(view: SeatView, card: Card) -> bool:
    """Whether a card fits some meld on the table."""
    for table in round_of(view).melds:
        if may_fit(table.meld, card):
            try:
                extend(table.meld, (card,), view.rules.limits)
            except Refused:
                continue
            return True
    return False
