"""Changes to a meld on the table: cards added, a joker replaced, a card moved away.

Sources: rules J14, J15, J38, J39, R14b, R25-R30.
"""

from __future__ import annotations

from collections.abc import Sequence

from openrummy.core.cards import (
    JOKER,
    RANK,
    SUIT,
    Card,
    is_joker,
    meaning,
)
from openrummy.core.limits import MeldLimits, SetIdentity
from openrummy.core.meld import End, Meld
from openrummy.core.reading import (
    check_jokers,
    missing_suits,
    read_run,
    read_set,
    run_at,
    settled,
    top_place,
)
from openrummy.core.refusals import Refusal, Refused


def extend(meld: Meld, cards: Sequence[Card], limits: MeldLimits, end: End | None = None) -> Meld:
    """The meld after the cards were added, at the named end of a run or wherever they fit.

    A joker goes to the high end of a run if it fits there and no end is named. Raises `Refused`.
    """
    if not cards:
        raise Refused(Refusal.NO_CARDS)
    if meld.kind == "set":
        return read_set((*meld.cards, *cards), limits)
    check_jokers((*meld.cards, *cards), limits)
    count = len(cards)
    splits = {"high": (count,), "low": (0,), None: range(count, -1, -1)}[end]
    room_low = meld.start
    room_high = top_place(limits) - (meld.start + len(meld.cards) - 1)
    for above in splits:
        if above <= room_high and count - above <= room_low:
            placed = _placed(meld, cards, count - above)
            if placed is not None:
                return run_at(placed, meld.start - (count - above), meld.suit, limits)
    if end is not None and (room_high if end == "high" else room_low) == 0:
        raise Refused(Refusal.END_CLOSED, end=end, meld=meld.cards)
    raise Refused(Refusal.DOES_NOT_FIT, cards=tuple(cards), meld=meld.cards)


def _placed(meld: Meld, cards: Sequence[Card], below: int) -> list[Card] | None:
    """The run with ``below`` of the cards under it and the rest above, or None if none fit so."""
    start, size = meld.start, len(meld.cards)
    left = list(cards)
    spots = [*range(start - below, start), *range(start + size, start + size + len(cards) - below)]
    filled: dict[int, Card] = {}
    for place in spots:
        for card in left:
            known = meaning(card)
            if known != JOKER and SUIT[known] == meld.suit and RANK[known] == place % 13:
                filled[place] = card
                left.remove(card)
                break
    if any(meaning(card) != JOKER for card in left):
        return None
    low = [filled.get(place, JOKER) for place in spots[:below]]
    high = [filled.get(place, JOKER) for place in spots[below:]]
    return [*low, *meld.cards, *high]


def joker_index(meld: Meld, cards: Sequence[Card], asked: int | None) -> int:
    """Which joker of the meld the cards may replace: the one asked for, or the first that fits.

    Raises `Refused` when there is no joker, or none that stands for the card.
    """
    jokers = [i for i, card in enumerate(meld.cards) if is_joker(card)]
    if not jokers or (asked is not None and asked not in jokers):
        raise Refused(Refusal.NO_JOKER_THERE, meld=meld.cards)
    for i in jokers if asked is None else [asked]:
        if meld.kind == "set" and _may_stand(meld, i, cards[0]):
            return i
        if meld.kind == "run" and meaning(meld.cards[i]) == cards[0]:
            return i
    raise Refused(Refusal.NOT_ITS_CARD, card=cards[0], meld=meld.cards)


def _may_stand(meld: Meld, index: int, card: Card) -> bool:
    known = meaning(meld.cards[index])
    if known != JOKER:
        return known == card
    return not is_joker(card) and RANK[card] == meld.rank


def replace_in_run(
    meld: Meld, index: int, card: Card, limits: MeldLimits, slide_to: End | None, *, slide: bool
) -> Meld:
    """The run with the natural card in a joker's place; with ``slide`` the joker moves to an end.

    Raises `Refused` when the joker has no room at the end asked for (or at either).
    """
    cards = (*meld.cards[:index], card, *meld.cards[index + 1 :])
    if not slide:
        return Meld("run", cards)
    grown = Meld("run", cards)
    room = {
        "high": grown.start + len(cards) - 1 < top_place(limits),
        "low": grown.start > 0,
    }
    for end in ("high", "low") if slide_to is None else (slide_to,):
        if room[end]:
            order = [*cards, JOKER] if end == "high" else [JOKER, *cards]
            return run_at(order, grown.start - (end == "low"), grown.suit, limits)
    raise Refused(Refusal.JOKER_NO_ROOM, meld=meld.cards, end=slide_to or "high")


def replace_in_set(
    meld: Meld, index: int, cards: Sequence[Card], limits: MeldLimits, identity: SetIdentity
) -> Meld:
    """The set with the natural card (or both missing suits) in its joker's place (R30).

    Raises `Refused` when the joker's suit has to be settled, or both missing suits are wanted.
    """
    rest = (*meld.cards[:index], *meld.cards[index + 1 :])
    lacking = missing_suits(rest) if limits.distinct_suits else ()
    if identity == "both_missing" and limits.distinct_suits:
        if len(lacking) != 2 or sorted(cards) != sorted(lacking):
            raise Refused(Refusal.SET_JOKER_IDENTITY, identity=identity, missing=lacking)
    elif len(cards) != 1:
        raise Refused(Refusal.NOT_ITS_CARD, card=cards[-1], meld=meld.cards)
    elif identity == "determined_only" and meld.cards[index] == JOKER and limits.distinct_suits:
        raise Refused(Refusal.SET_JOKER_IDENTITY, identity=identity, missing=lacking)
    changed = (*meld.cards[:index], *cards, *meld.cards[index + 1 :])
    return read_set(changed, limits)


def taken_out(meld: Meld, card: Card, limits: MeldLimits) -> Meld:
    """What is left when a card is moved away: still a meld of its kind (R14b). Raises `Refused`."""
    if card not in meld.cards:
        raise Refused(Refusal.CARD_NOT_HELD, cards=(card,))
    at = meld.cards.index(card)
    rest = (*meld.cards[:at], *meld.cards[at + 1 :])
    if meld.kind == "set":
        return read_set(rest, limits)
    return read_run(rest, limits, in_order=True)


def declared(meld: Meld, limits: MeldLimits) -> Meld:
    """The set with every undeclared joker given the first missing suit (R30, ``declared``)."""
    if meld.kind != "set" or not limits.distinct_suits or JOKER not in meld.cards:
        return meld
    lacking = iter(missing_suits(meld.cards))
    cards = tuple(f"JK({next(lacking)})" if card == JOKER else card for card in meld.cards)
    return Meld("set", settled(cards, limits))
