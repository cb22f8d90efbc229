"""Reading cards as a meld: which run or set they are, and what each joker stands for.

Order (`referee.md`): jokers are read in the order given where that order is a meld as it stands;
otherwise a run is re-ordered, its gaps filled first, a spare joker at the high end if that is open
(or as the player says). A set keeps its order. Sources: rules J3, J4, J14-J20b, R12-R14, R29, R30.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise

from openrummy.core.cards import (
    ACE_HIGH,
    FACES,
    JOKER,
    JOKER_FOR,
    RANK,
    SUIT,
    SUITS,
    Card,
    is_joker,
    meaning,
)
from openrummy.core.limits import MeldLimits
from openrummy.core.meld import End, Kind, Meld
from openrummy.core.refusals import Refusal, Refused


def read_meld(
    cards: Sequence[Card],
    limits: MeldLimits,
    *,
    kind: Kind | None = None,
    in_order: bool = False,
    spare: End | None = None,
) -> Meld:
    """The meld that the cards are; a set where they could be either.

    ``in_order`` reads them as they stand, ``spare`` names the end for a joker that fills no gap.
    Raises `Refused` with the first rule that is broken.
    """
    if not cards:
        raise Refused(Refusal.NO_CARDS)
    if kind == "run":
        return read_run(cards, limits, in_order=in_order, spare=spare)
    if kind == "set":
        return read_set(cards, limits)
    known = _known(cards)
    as_set = len({RANK[card] for card in known}) <= 1
    as_run = len({SUIT[card] for card in known}) <= 1
    if as_set and not as_run:
        return read_set(cards, limits)
    if as_run and not as_set:
        return read_run(cards, limits, in_order=in_order, spare=spare)
    if not as_run:
        raise Refused(Refusal.NO_MELD, cards=tuple(cards))
    try:
        return read_set(cards, limits)
    except Refused as no_set:
        try:
            return read_run(cards, limits, in_order=in_order, spare=spare)
        except Refused:
            raise no_set from None


def _known(cards: Iterable[Card]) -> list[Card]:
    """What the cards count as, jokers that are not declared left out."""
    return [card for card in map(meaning, cards) if card != JOKER]


def _known_ranks(cards: Sequence[Card]) -> set[int]:
    return {RANK[card] for card in _known(cards)}


def read_set(cards: Sequence[Card], limits: MeldLimits) -> Meld:
    """The set that the cards are, in the order given. Raises `Refused`."""
    check_jokers(cards, limits)
    known = _known(cards)
    if len({RANK[card] for card in known}) > 1:
        raise Refused(Refusal.SET_RANK, cards=tuple(cards))
    if limits.distinct_suits:
        for card in known:
            if known.count(card) > 1:
                raise Refused(Refusal.SET_SUITS, card=card)
    if len(cards) < limits.set_min:
        raise Refused(Refusal.SET_MIN, have=len(cards), need=limits.set_min)
    most = min(limits.set_max, len(SUITS)) if limits.distinct_suits else limits.set_max
    if len(cards) > most:
        raise Refused(Refusal.SET_MAX, have=len(cards), most=most)
    return Meld("set", settled(cards, limits))


def settled(cards: Sequence[Card], limits: MeldLimits) -> tuple[Card, ...]:
    """The cards of a set with each joker declared whose suit can only be one (R30)."""
    if not limits.distinct_suits:
        return tuple(JOKER if is_joker(card) else card for card in cards)
    if len(cards) < len(SUITS) or JOKER not in cards:
        return tuple(cards)
    lacking = iter(missing_suits(cards))
    return tuple(JOKER_FOR[next(lacking)] if card == JOKER else card for card in cards)


def missing_suits(cards: Sequence[Card]) -> tuple[Card, ...]:
    """The cards of a set's rank that it lacks, in the order of the suits."""
    known = _known(cards)
    rank = RANK[known[0]]
    return tuple(
        FACES[suit * 13 + rank]
        for suit in range(len(SUITS))
        if FACES[suit * 13 + rank] not in known
    )


def read_run(
    cards: Sequence[Card],
    limits: MeldLimits,
    *,
    in_order: bool = False,
    spare: End | None = None,
) -> Meld:
    """The run that the cards are, ascending, every joker declared. Raises `Refused`."""
    check_jokers(cards, limits)
    known = _known(cards)
    if len({SUIT[card] for card in known}) > 1:
        raise Refused(Refusal.RUN_SUIT, cards=tuple(cards))
    if len(cards) < limits.run_min:
        raise Refused(Refusal.RUN_MIN, have=len(cards), need=limits.run_min)
    start = None if spare and not in_order else _start_in_order(cards, limits)
    order = list(cards)
    if start is None:
        if in_order:
            raise _out_of_order(cards)
        start, order = _reordered(cards, limits, spare or "high")
    return run_at(order, start, SUIT[known[0]], limits)


def run_at(order: list[Card], start: int, suit: int, limits: MeldLimits) -> Meld:
    """The run of these cards with the first at place ``start``, jokers declared.

    Raises `Refused` when it is too long, or its aces or jokers lie as they may not.
    """
    last = start + len(order) - 1
    if len(order) > limits.run_max:
        raise Refused(Refusal.RUN_MAX, have=len(order), most=limits.run_max)
    if start == 0 and last == ACE_HIGH and not limits.ace_both_ends:
        raise Refused(Refusal.RUN_ACES)
    run = tuple(
        JOKER_FOR[card_at(suit, start + i)] if is_joker(card) else card
        for i, card in enumerate(order)
    )
    check_adjacent(run, limits)
    return Meld("run", run)


def card_at(suit: int, place: int) -> Card:
    """The card of a suit at a place of a run (0 low ace ... 13 ace above the king)."""
    return FACES[suit * 13 + place % 13]


def top_place(limits: MeldLimits) -> int:
    """The highest place a run may reach."""
    return ACE_HIGH if limits.ace_high else ACE_HIGH - 1


def _start_in_order(cards: Sequence[Card], limits: MeldLimits) -> int | None:
    """Place of the first card when the cards are a run as they stand, else None."""
    at = next(i for i, card in enumerate(cards) if meaning(card) != JOKER)
    rank = RANK[meaning(cards[at])]
    for place in (rank, ACE_HIGH) if rank == 0 else (rank,):
        start = place - at
        if start < 0 or start + len(cards) - 1 > top_place(limits):
            continue
        if all(
            meaning(card) == JOKER or RANK[meaning(card)] == (start + i) % 13
            for i, card in enumerate(cards)
        ):
            return start
    return None


def _out_of_order(cards: Sequence[Card]) -> Refused:
    if _wraps(cards):
        return Refused(Refusal.RUN_WRAP, cards=tuple(cards))
    return Refused(Refusal.RUN_ORDER, cards=tuple(cards))


def _wraps(cards: Sequence[Card]) -> bool:
    """Whether the run seems meant to go on from the king over the ace to the two."""
    ranks = _known_ranks(cards)
    ace = 0 in ranks or JOKER in map(meaning, cards)
    return ace and 1 in ranks and 12 in ranks


def _would_be_high(cards: Sequence[Card]) -> bool:
    """Whether an ace seems meant to stand above the king."""
    ranks = _known_ranks(cards)
    return 0 in ranks and 12 in ranks and 1 not in ranks


def _reordered(cards: Sequence[Card], limits: MeldLimits, spare: End) -> tuple[int, list[Card]]:
    """Place of the lowest card and the cards in order, gaps filled by the free jokers."""
    free = [card for card in cards if card == JOKER]
    fixed = [card for card in cards if card != JOKER]
    shortest: tuple[Card, ...] | None = None
    for places in _places(fixed, limits):
        by_place = dict(zip(places, fixed, strict=True))
        low, high = min(places), max(places)
        gaps = [place for place in range(low, high) if place not in by_place]
        suit = SUIT[meaning(fixed[0])]
        if len(gaps) <= len(free):
            low, high = _grown(low, high, len(free) - len(gaps), spare, top_place(limits))
            return low, [by_place.get(place, JOKER) for place in range(low, high + 1)]
        if shortest is None or len(gaps) < len(shortest):
            shortest = tuple(card_at(suit, place) for place in gaps)
    if not limits.ace_high and _would_be_high(cards):
        raise Refused(Refusal.RUN_WRAP, cards=tuple(cards), ace_low="yes")
    if _wraps(cards):
        raise Refused(Refusal.RUN_WRAP, cards=tuple(cards))
    assert shortest is not None
    raise Refused(Refusal.RUN_GAP, cards=tuple(cards), missing=shortest)


def _places(fixed: Sequence[Card], limits: MeldLimits) -> Iterator[tuple[int, ...]]:
    """Every way to place the known cards of a run: an ace may be low or high."""
    ranks = [RANK[meaning(card)] for card in fixed]
    aces = ranks.count(0)
    for rank in ranks:
        if ranks.count(rank) > (2 if rank == 0 and limits.ace_high else 1):
            card = next(c for c in fixed if RANK[meaning(c)] == rank)
            raise Refused(Refusal.RUN_RANK_TWICE, card=meaning(card))
    if aces == 2:
        first = ranks.index(0)
        yield tuple(ACE_HIGH if rank == 0 and i != first else rank for i, rank in enumerate(ranks))
        return
    yield tuple(ranks)
    if aces and limits.ace_high:
        yield tuple(ACE_HIGH if rank == 0 else rank for rank in ranks)


def _grown(low: int, high: int, spare: int, end: End, top: int) -> tuple[int, int]:
    """The ends of a run after its spare jokers took the asked end first, then the other."""
    up = min(spare, top - high) if end == "high" else max(0, spare - low)
    down = spare - up
    if down > low or high + up > top:
        raise Refused(Refusal.RUN_MAX, have=high - low + 1 + spare, most=top + 1)
    return low - down, high + up


def check_jokers(cards: Sequence[Card], limits: MeldLimits) -> None:
    """Raises `Refused` when a meld has too few natural cards or too many jokers (J3, J4, R29)."""
    jokers = sum(map(is_joker, cards))
    naturals = len(cards) - jokers
    if naturals < limits.min_naturals:
        raise Refused(Refusal.MIN_NATURALS, have=naturals, need=limits.min_naturals)
    if jokers > limits.max_jokers:
        raise Refused(Refusal.MAX_JOKERS, have=jokers, most=limits.max_jokers)
    if (limits.joker_share == "not_more_than_naturals" and jokers > naturals) or (
        limits.joker_share == "naturals_majority" and jokers >= naturals
    ):
        raise Refused(
            Refusal.JOKER_SHARE, jokers=jokers, naturals=naturals, share=limits.joker_share
        )


def check_adjacent(cards: Sequence[Card], limits: MeldLimits) -> None:
    """Raises `Refused` when two jokers of a run lie side by side and may not (J3)."""
    if limits.adjacent_jokers:
        return
    if any(is_joker(a) and is_joker(b) for a, b in pairwise(cards)):
        raise Refused(Refusal.ADJACENT_JOKERS)
