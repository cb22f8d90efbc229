"""A rule set: one frozen value that says what a game allows (design, decision 1)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Literal

from openrummy.core.cards import FACES, JOKER, RANK, SUIT, Card
from openrummy.core.limits import NO_LIMIT, Contract, MeldLimits
from openrummy.core.solvers.opening_cards import OpeningTerms
from openrummy.rules.kinds import Choice
from openrummy.rules.sections import (
    Buy,
    Contracts,
    Deal,
    Deck,
    Discard,
    Draw,
    Gin,
    Hand,
    Jokers,
    Layoff,
    MatchRules,
    Melds,
    Opening,
    Penalty,
    Players,
    Points,
    Recycle,
    RoundRules,
    Runs,
    Sets,
    TableRules,
    Turn,
    knob,
)

Game = Literal["jimmy", "rummy", "gin"]
GoingOut = Literal["either", "play_only", "discard_required"]
Exhaustion = Literal["score_all", "void", "pass"]


@dataclass(frozen=True)
class RuleSet:
    """What one table plays. ``name`` and ``version`` are the preset's; options differ from it."""

    name: str
    version: int
    game: Game
    deck: Deck = Deck()
    players: Players = Players()
    deal: Deal = Deal()
    turn: Turn = Turn()
    meld: Melds = Melds()
    run: Runs = Runs()
    set: Sets = Sets()
    joker: Jokers = Jokers()
    draw: Draw = Draw()
    recycle: Recycle = Recycle()
    buy: Buy = Buy()
    hand: Hand = Hand()
    opening: Opening = Opening()
    contract: Contracts = Contracts()
    layoff: Layoff = Layoff()
    table: TableRules = TableRules()
    discard: Discard = Discard()
    points: Points = Points()
    penalty: Penalty = Penalty()
    gin: Gin = Gin()
    match: MatchRules = MatchRules()
    round: RoundRules = RoundRules()
    going_out: GoingOut = knob(
        "either", Choice("either", "play_only", "discard_required"), "J40 R34", "JR"
    )
    exhaustion: Exhaustion = knob(
        "score_all", Choice("score_all", "void", "pass"), "J30f R10", "JR"
    )

    @cached_property
    def exposed(self) -> bool:
        """Whether melds lie on the table during play (all but gin)."""
        return self.game != "gin"

    def packs(self, seats: int) -> int:
        """Packs for a number of seats (J1: three for 4 or more, two for fewer)."""
        if self.deck.packs == "auto":
            return 3 if seats >= 4 else 2
        return self.deck.packs

    def jokers(self, seats: int) -> int:
        """Jokers in play (J2)."""
        if self.deck.jokers_total is not None:
            return self.deck.jokers_total
        return self.packs(seats) * self.deck.jokers_per_pack

    def pack(self, seats: int) -> tuple[Card, ...]:
        """All cards in play for a number of seats, in the order of their numbers."""
        return self._one_pack * self.packs(seats) + (JOKER,) * self.jokers(seats)

    @cached_property
    def _one_pack(self) -> tuple[Card, ...]:
        """The natural cards of one pack."""
        deck = self.deck
        return tuple(card for card in FACES if RANK[card] < deck.ranks and SUIT[card] < deck.suits)

    def hand_size(self, round_number: int) -> int:
        """Cards dealt to each seat in a round, counted from 1 (J11, R7)."""
        size = self.deal.hand_size
        if isinstance(size, int):
            return size
        return size[min(round_number, len(size)) - 1]

    @cached_property
    def limits(self) -> MeldLimits:
        """The shape of melds, as the cards need it."""
        return MeldLimits(
            run_min=self.run.min,
            run_max=self.run.max or 14,
            set_min=self.set.min,
            set_max=self.set.max or NO_LIMIT,
            distinct_suits=self.set.distinct_suits,
            ace_high=self.run.ace_high,
            ace_both_ends=self.run.ace_both_ends,
            max_jokers=NO_LIMIT if self.joker.max_per_meld is None else self.joker.max_per_meld,
            joker_share=self.joker.max_share,
            adjacent_jokers=not self.joker.no_adjacent,
            min_naturals=self.meld.min_naturals,
        )

    @cached_property
    def contracts(self) -> tuple[Contract, ...]:
        """The contracts of the rounds, as the solver needs them (J51)."""
        return tuple(
            Contract(
                runs=row.runs,
                sets=row.sets,
                run_min=row.run_min or self.run.min,
                set_min=row.set_min or self.set.min,
                longer_melds=self.contract.longer_melds,
                extra_melds=self.contract.extra_melds,
                same_suit_runs=self.contract.same_suit_runs,
                same_suit_gap=self.contract.same_suit_gap,
                same_rank_sets=self.contract.same_rank_sets,
            )
            for row in self.contract.list
        )

    @cached_property
    def opening_terms(self) -> OpeningTerms:
        """What an opening needs and counts, as the solver needs it (R15-R21)."""
        opening = self.opening
        return OpeningTerms(
            min_points=opening.min_points,
            natural_run=opening.natural_run,
            jokers_max=opening.jokers_max,
            ace_low=opening.ace_low,
            ace_high=opening.ace_high,
            ace_set=opening.ace_set,
            face=opening.face,
            joker_value=None if opening.joker_value == "represented" else opening.joker_value,
            closed_hand_exempt=opening.closed_hand_exempt,
        )

    @cached_property
    def card_points(self) -> dict[Card, int]:
        """What each card counts in hand when the round ends (J47, R37, gin's deadwood)."""
        table = {card: self.points.table[RANK[card]] for card in FACES}
        table[JOKER] = self.points.table[13]
        if self.penalty.ace is not None:
            table |= {card: self.penalty.ace for card in FACES if RANK[card] == 0}
        if self.penalty.joker is not None:
            table[JOKER] = self.penalty.joker
        return table

    def deadwood(self, cards: tuple[Card, ...]) -> int:
        """Points of cards in hand."""
        return sum(self.card_points[card] for card in cards)
