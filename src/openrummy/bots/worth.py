"""What cards in hand are worth keeping for, counted by the cards still out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from openrummy.bots.player import live_copies, round_of, seat_of
from openrummy.bots.shedding import fits_table, new_melds
from openrummy.core.cards import ACE_HIGH, JOKER, RANK, SUIT, SUITS, Card, face, without
from openrummy.core.reading import card_at
from openrummy.core.solvers import contract_cards
from openrummy.rules.ruleset import RuleSet
from openrummy.table.view import SeatView

FIT = 2.0
"""Worth of a card that somebody can lay off on the table, in cards out."""
LOOKED_AT = 4
"""Discards of a contract hand whose outs are counted exactly."""


def nearest_out(view: SeatView) -> int:
    """The fewest cards that another seat that has opened holds; 99 when none has."""
    round_ = round_of(view)
    own = seat_of(view)
    counts = [round_.counts[seat] for seat in round_.order if seat != own and round_.opened[seat]]
    return min(counts, default=99)


def heat(view: SeatView) -> float:
    """How much a point in hand weighs against a card out: more the nearer others are to the end."""
    nearest = nearest_out(view)
    if nearest <= 2:
        return 2.0
    if nearest <= 4:
        return 1.0
    return 0.4 if nearest < 99 else 0.1


def keep_in_rummy(view: SeatView, cards: Sequence[Card]) -> dict[Card, float]:
    """The worth of each of ``cards`` in hand in a game with a minimum to open; least is thrown."""
    rules, hand = view.rules, round_of(view).hand
    naturals = [card for card in hand if card != JOKER]
    laid = [face(card) for meld in new_melds(rules, naturals) for card in meld.cards]
    loose = Counter(naturals) - Counter(laid)
    live, weight = live_copies(view), heat(view)
    worth = {}
    for card in cards:
        if card == JOKER:
            worth[card] = 1000.0
        elif not loose[card]:
            worth[card] = 100.0 + _loss(rules, naturals, card)
        else:
            outs = 0 if loose[card] > 1 else _outs(rules, card, loose, live)
            fit = FIT if fits_table(view, card) else 0.0
            worth[card] = outs + fit - weight * rules.card_points[card]
    return worth


def _loss(rules: RuleSet, hand: Sequence[Card], card: Card) -> float:
    """Points that the melds of a hand lose with a card."""
    rest = without(tuple(hand), (card,))
    melded = [rules.deadwood(tuple(map(face, meld.cards))) for meld in new_melds(rules, rest)]
    return -float(sum(melded))


def _outs(rules: RuleSet, card: Card, loose: Counter[Card], live: dict[Card, int]) -> float:
    """Copies still out that make a meld of three of the card and another loose one."""
    found: set[Card] = set()
    for other in loose:
        if other != card:
            found.update(_thirds(rules, card, other))
    return float(sum(live.get(third, 0) for third in found))


def _thirds(rules: RuleSet, a: Card, b: Card) -> Iterator[Card]:
    """The cards that make a meld of three with two others."""
    if RANK[a] == RANK[b]:
        for suit in range(len(SUITS)):
            third = card_at(suit, RANK[a])
            if not rules.limits.distinct_suits or third not in (a, b):
                yield third
    elif SUIT[a] == SUIT[b]:
        for low in _windows(RANK[a], RANK[b]):
            for place in range(low, low + 3):
                if place % 13 not in (RANK[a], RANK[b]):
                    yield card_at(SUIT[a], place)


def _windows(a: int, b: int) -> Iterator[int]:
    """Lowest places of the runs of three that hold both ranks."""
    for low in range(ACE_HIGH - 1):
        ranks = {place % 13 for place in range(low, low + 3)}
        if a in ranks and b in ranks:
            yield low


def lacking(view: SeatView, cards: Sequence[Card]) -> int:
    """Cards that these lack for the seat's contract; 99 when none complete it."""
    round_ = round_of(view)
    contract = view.rules.contracts[round_.contracts[seat_of(view)]]
    try:
        return contract_cards.missing(cards, contract, view.rules.limits)
    except ValueError:
        return 99


def keep_for_contract(view: SeatView, cards: Sequence[Card]) -> dict[Card, float]:
    """The worth of each of ``cards`` in hand before going down; least is thrown.

    A card without which more cards are lacking is worth most; of the others, the discards that
    leave most cards out that help are found exactly for the least of a quick estimate.
    """
    rules, hand = view.rules, round_of(view).hand
    now, weight = lacking(view, hand), heat(view)
    worth = {}
    for card in cards:
        more = lacking(view, without(hand, (card,))) - now
        points = rules.card_points[card]
        if card == JOKER:
            worth[card] = 1000.0
        else:
            worth[card] = 100.0 * more + _company(view, card) - weight * points / 2
    least = sorted(worth, key=lambda card: worth[card])[:LOOKED_AT]
    if now > 3:
        return worth
    live = live_copies(view)
    for card in least:
        if worth[card] < 50:
            outs = _contract_outs(view, without(hand, (card,)), live)
            worth[card] = -50.0 - outs - weight * rules.card_points[card]
    return worth


def _contract_outs(view: SeatView, hand: Sequence[Card], live: dict[Card, int]) -> int:
    """Copies still out that bring a hand nearer to its contract."""
    contract = view.rules.contracts[round_of(view).contracts[seat_of(view)]]
    try:
        helpful = contract_cards.needed(hand, contract, view.rules.limits)
    except ValueError:
        return 0
    return sum(live.get(card, 0) for card in helpful)


def _company(view: SeatView, card: Card) -> float:
    """How well a card goes with the rest of the hand for the contract, quickly estimated."""
    round_ = round_of(view)
    contract = view.rules.contracts[round_.contracts[seat_of(view)]]
    rest = [other for other in without(round_.hand, (card,)) if other != JOKER]
    mates = sum(RANK[other] == RANK[card] for other in rest) if contract.sets else 0
    near = {
        RANK[other]
        for other in rest
        if SUIT[other] == SUIT[card] and _apart(RANK[other], RANK[card]) < contract.run_min
    }
    row = len(near - {RANK[card]}) if contract.runs else 0
    return 3.0 * mates + 2.0 * row


def _apart(a: int, b: int) -> int:
    """Places between two ranks, the ace at the nearer end."""
    places_a = (0, ACE_HIGH) if a == 0 else (a,)
    places_b = (0, ACE_HIGH) if b == 0 else (b,)
    return min(abs(x - y) for x in places_a for y in places_b)


def keep_when_down(view: SeatView, cards: Sequence[Card]) -> dict[Card, float]:
    """The worth of each of ``cards`` once down: what fits the table, then what counts little."""
    points = view.rules.card_points
    return {card: (100.0 if fits_table(view, card) else 0.0) - points[card] for card in cards}
