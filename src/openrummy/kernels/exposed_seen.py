"""A table of the kernel as one seat sees it, ready for guesses at what is hidden."""

from __future__ import annotations

from array import array

from openrummy.core.cards import NUMBER, face
from openrummy.kernels import exposed_layout as at
from openrummy.kernels.exposed_setup import count, put, set_up_meld, set_up_turn
from openrummy.table.view import RoundView, SeatView


def set_up_seen(t: array[int], view: SeatView, seed: int) -> None:
    """Writes what a seat sees of a round that is played to a table that has its rules.

    Other hands hold what all know of them, and the stock only its size. What a view does not tell
    (jokers freed this turn but for those owed, stocks turned over before) counts as nothing.
    ``seed`` is for what chance is still to come.
    """
    round_ = view.round
    assert round_ is not None
    assert view.seat is not None
    for i in range(at.RULES_END, at.TABLE):
        t[i] = 0
    t[at.SEED] = seed
    t[at.ROUNDS] = len(view.results)
    t[at.DEALER] = round_.dealer
    t[at.OUT] = at.NOBODY
    set_up_turn(t, round_)
    t[at.FREED] = round_.owed_jokers
    for seat in range(view.seats):
        t[at.TOTALS + seat] = view.totals[seat]
        t[at.OPENED + seat] = round_.opened[seat]
        t[at.OPENED_ON + seat] = _opened_on(round_, seat)
        t[at.TURNS + seat] = round_.turns[seat]
        t[at.BUYS + seat] = round_.buys[seat]
        t[at.HELD + seat] = round_.counts[seat]
        if round_.contracts:
            t[at.CONTRACT + seat] = t[at.NEXT_CONTRACT + seat] = round_.contracts[seat]
        hand = round_.hand if seat == view.seat else round_.known[seat]
        count(t, at.HANDS + seat * at.KINDS_OF_CARD, hand)
        count(t, at.KNOWN + seat * at.KINDS_OF_CARD, round_.known[seat])
    put(t, at.PILE, round_.pile)
    t[at.PILE_SIZE] = len(round_.pile)
    t[at.STOCK_SIZE] = round_.stock
    t[at.FORMS] = at.UNKNOWN
    added = dict(round_.added)
    for index, meld in enumerate(round_.melds):
        set_up_meld(t, at.TABLE + index * at.MELD_SIZE, meld, added.get(index, 0))


def unseen(view: SeatView) -> array[int]:
    """The cards that a seat has not seen: those of other hands and of the stock, by number."""
    round_ = view.round
    assert round_ is not None
    left = [0] * at.KINDS_OF_CARD
    for card in view.rules.pack(view.seats):
        left[NUMBER[card]] += 1
    known = [held for seat, held in enumerate(round_.known) if seat != view.seat]
    laid = [[face(card) for card in table.meld.cards] for table in round_.melds]
    for cards in (round_.hand, round_.pile, *known, *laid):
        for card in cards:
            left[NUMBER[card]] -= 1
    return array("q", [card for card in range(at.KINDS_OF_CARD) for _ in range(left[card])])


def _opened_on(round_: RoundView, seat: int) -> int:
    """The turn on which a seat opened; of earlier turns any will do."""
    if seat == round_.turn and round_.opened_now:
        return round_.turns[seat]
    return 1 if round_.opened[seat] else 0
