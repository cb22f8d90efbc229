"""The gin solver for cards as text: checks what comes in and names what comes out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from openrummy.core.cards import FACES, NUMBER, RANK, SUIT, Card, from_number, is_joker
from openrummy.core.meld import Meld
from openrummy.core.solvers import gin
from openrummy.core.solvers.gin_tables import BIT, NO_CARD, RANKS, SPREAD

MOST_CARDS = 20
"""Longer hands are refused: each further rank of four makes the search six times as long."""


_BIT_OF: dict[Card, int] = {card: BIT[NUMBER[card]] for card in FACES}


@dataclass(frozen=True)
class Arrangement:
    """A hand in melds: sets by rank, then runs by suit; ``unmatched`` counts ``deadwood``."""

    melds: tuple[Meld, ...]
    unmatched: tuple[Card, ...]
    deadwood: int


@dataclass(frozen=True)
class Defence:
    """A defender's answer to a knock.

    ``lay_offs`` are pairs of a card and the index of the knocker's meld that takes it, in an order
    in which they can be played; ``unmatched`` is what remains and counts ``deadwood``.
    """

    melds: tuple[Meld, ...]
    lay_offs: tuple[tuple[Card, int], ...]
    unmatched: tuple[Card, ...]
    deadwood: int


def hand_of(cards: Iterable[Card]) -> int:
    """The cards as one number, a bit for each.

    Raises `ValueError` for a joker, a word that is no card, or a card that is there twice.
    """
    cards = tuple(cards)
    try:
        hand = sum(map(_BIT_OF.__getitem__, cards))
    except KeyError as unknown:
        card = unknown.args[0]
        why = f"gin is played without jokers: {card}" if is_joker(card) else f"no card: {card!r}"
        raise ValueError(why) from None
    # A card that is there twice is carried into another's bit.
    if hand.bit_count() < len(cards):
        raise ValueError(f"{next(card for card in cards if cards.count(card) > 1)} is there twice")
    return hand


def cards_of(hand: int) -> tuple[Card, ...]:
    """The cards of a number by suit, then rank: the inverse of `hand_of`."""
    return tuple([card for card, bit in _BIT_OF.items() if hand & bit])


def best_arrangement(cards: Sequence[Card]) -> Arrangement:
    """The melds that leave the least deadwood; on ties sets rather than runs (rules G5, G19).

    Raises `ValueError` for a joker, a repeated card or more than `MOST_CARDS` cards.
    """
    hand = _checked(cards)
    key = gin.arrange(hand)
    left = cards_of(gin.unmatched(hand, key))
    return Arrangement(_melds(hand, key), left, gin.deadwood(key))


def discard_deadwoods(cards: Sequence[Card]) -> dict[Card, int]:
    """For each card of a hand, the least deadwood when it is thrown (a knock needs it, rule G4).

    Raises `ValueError` as `best_arrangement`.
    """
    hand = _checked(cards)
    return dict(zip(sorted(cards, key=NUMBER.__getitem__), gin.discards(hand), strict=True))


def least_deadwood(cards: Sequence[Card]) -> int:
    """The least deadwood that a discard leaves. Raises `ValueError` as `best_arrangement`."""
    return min(gin.discards(_checked(cards)))


def best_discard(cards: Sequence[Card], forbidden: Sequence[Card] = ()) -> Card:
    """The card whose discard leaves the least deadwood (ties: `gin.drop`).

    ``forbidden`` are cards that may not be thrown: the one just taken (rule G3). Raises
    `ValueError` as `best_arrangement`, and when no card may be thrown.
    """
    card = gin.drop(_checked(cards), hand_of(forbidden))
    if card == NO_CARD:
        raise ValueError("no card may be discarded")
    return from_number(card)


def best_defence(
    cards: Sequence[Card], knocker_melds: Sequence[Meld], layoff: bool = True
) -> Defence:
    """The defender's own melds and lay-offs that together leave the least deadwood (rule G6).

    ``layoff`` is false where nothing is laid off: against gin (rule G7) or by house rule. On ties
    as few cards as possible are laid off. Raises `ValueError` as `best_arrangement`, and when a
    card is in both hands or twice in the knocker's melds.
    """
    hand = _checked(cards)
    hand_of([*cards, *(card for meld in knocker_melds for card in meld.cards)])
    shown = knocker_melds if layoff else ()
    runs = 0
    fourths = 0
    for meld in shown:
        if meld.kind == "run":
            runs |= hand_of(meld.cards)
        else:
            fourths |= BIT[meld.rank] * SPREAD ^ hand_of(meld.cards)
    key = gin.defend(hand, runs, fourths)
    on_runs = gin.laid_on_runs(hand, key, runs)
    on_sets = gin.laid_on_sets(hand, key, runs, fourths)
    left = gin.unmatched(hand, key) ^ on_runs ^ on_sets
    lay_offs = tuple(_in_order(shown, cards_of(on_runs), cards_of(on_sets)))
    return Defence(_melds(hand, key), lay_offs, cards_of(left), gin.deadwood(key))


def _checked(cards: Sequence[Card]) -> int:
    """The hand as one number; `ValueError` as `hand_of`, and for too many cards."""
    if len(cards) > MOST_CARDS:
        raise ValueError(f"{len(cards)} cards: a gin hand has at most {MOST_CARDS}")
    return hand_of(cards)


def _melds(hand: int, key: int) -> tuple[Meld, ...]:
    """The melds of an arrangement: sets by rank, then runs by suit."""
    in_sets = cards_of(gin.set_cards(key))
    sets = [tuple(card for card in in_sets if RANK[card] == rank) for rank in range(RANKS)]
    runs = _rows(cards_of(gin.run_cards(hand, key)))
    return (*(Meld("set", cards) for cards in sets if cards), *(Meld("run", row) for row in runs))


def _rows(cards: Sequence[Card]) -> list[tuple[Card, ...]]:
    """Cards in order, cut where the next one is not the neighbour in its suit."""
    rows: list[tuple[Card, ...]] = []
    for card in cards:
        if rows and SUIT[rows[-1][-1]] == SUIT[card] and RANK[rows[-1][-1]] + 1 == RANK[card]:
            rows[-1] += (card,)
        else:
            rows.append((card,))
    return rows


def _in_order(
    melds: Sequence[Meld], on_runs: Sequence[Card], on_sets: Sequence[Card]
) -> Iterator[tuple[Card, int]]:
    """The lay-offs with the meld that takes each: the first that can, its chains outward."""
    laid: set[Card] = set()
    for index, meld in enumerate(melds):
        if meld.kind == "run":
            chains = [*_chain(meld.cards[-1], 1, on_runs), *_chain(meld.cards[0], -1, on_runs)]
        else:
            chains = [card for card in on_sets if RANK[card] == meld.rank]
        new = [card for card in chains if card not in laid]
        laid.update(new)
        yield from ((card, index) for card in new)


def _chain(end: Card, step: int, cards: Sequence[Card]) -> Iterator[Card]:
    """The ``cards`` that continue a run beyond its ``end``, upward (1) or downward (-1)."""
    place = RANK[end] + step
    while 0 <= place < RANKS and (card := FACES[SUIT[end] * RANKS + place]) in cards:
        yield card
        place += step
