"""A table of the kernel as one seat sees it, ready for guesses at what is hidden."""

from __future__ import annotations

from array import array
from collections.abc import Iterable

from openrummy.core.cards import NUMBER, Card, face, is_joker
from openrummy.kernels import exposed_layout as at
from openrummy.kernels.exposed_commands import NUMBERS
from openrummy.table.state import TableMeld
from openrummy.table.view import RoundView, SeatView

_PHASES = {"draw": at.DRAWING, "play": at.PLAYING_ON}


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
    _set_up_round(t, round_)
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
        _count(t, at.HANDS + seat * at.KINDS_OF_CARD, hand)
        _count(t, at.KNOWN + seat * at.KINDS_OF_CARD, round_.known[seat])
    _put(t, at.PILE, round_.pile)
    t[at.PILE_SIZE] = len(round_.pile)
    t[at.STOCK_SIZE] = round_.stock
    t[at.FORMS] = at.UNKNOWN
    added = dict(round_.added)
    for index, meld in enumerate(round_.melds):
        _set_up_meld(t, at.TABLE + index * at.MELD_SIZE, meld, added.get(index, 0))


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


def _set_up_round(t: array[int], round_: RoundView) -> None:
    t[at.PHASE] = _PHASES[round_.phase]
    t[at.STARTER] = round_.starter
    t[at.TURN] = round_.turn
    t[at.PLAYING] = sum(1 << seat for seat in round_.order)
    t[at.DISCARDER] = at.NOBODY if round_.discarder is None else round_.discarder
    t[at.LET_GO] = round_.let_go
    t[at.SOLD] = round_.sold
    t[at.ASKED] = sum(1 << seat for seat in round_.asked)
    t[at.FIRST_ASKED] = round_.asked[0] if round_.asked else at.NOBODY
    t[at.PASSED] = sum(1 << seat for seat in round_.passed)
    t[at.TAKEN] = at.NOBODY if round_.taken is None else NUMBER[round_.taken]
    t[at.FREED] = round_.owed_jokers
    t[at.MELDS] = len(round_.melds)


def _set_up_meld(t: array[int], m: int, table: TableMeld, added: int) -> None:
    meld = table.meld
    run = meld.kind == "run"
    t[m + at.OWNER] = table.owner
    t[m + at.KIND] = at.RUN if run else at.SET
    t[m + at.LENGTH] = len(meld.cards)
    t[m + at.FIRST] = meld.start if run else meld.rank
    t[m + at.SUIT] = meld.suit if run else 0
    t[m + at.WILD] = sum(map(is_joker, meld.cards))
    t[m + at.ADDED] = added
    _put(t, m + at.CARDS, meld.cards)


def _count(t: array[int], first: int, cards: Iterable[Card]) -> None:
    for card in cards:
        t[first + NUMBER[card]] += 1


def _put(t: array[int], first: int, cards: Iterable[Card]) -> None:
    for i, card in enumerate(cards):
        t[first + i] = NUMBERS[card]
