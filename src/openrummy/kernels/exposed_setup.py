"""A table of the kernel set up as a match of the engine stands, or with other hidden cards."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence

from openrummy.core.cards import NUMBER, Card, is_joker
from openrummy.kernels import exposed_layout as at
from openrummy.kernels.exposed_commands import NUMBERS
from openrummy.table.state import Match, Round, TableMeld
from openrummy.table.view import RoundView

_PHASES = {"draw": at.DRAWING, "play": at.PLAYING_ON, "over": at.ROUND_OVER}
_ENDINGS = {
    "out": at.OUT_ENDING,
    "exhausted": at.EXHAUSTED,
    "capped": at.CAPPED,
    "void": at.VOIDED,
}


def set_up(t: array[int], match: Match, seed: int) -> None:
    """Writes the state of a match to a table that has its rules; ``seed`` is for what chance is
    still to come. The match has a round.
    """
    round_ = match.round
    assert round_ is not None
    for i in range(at.RULES_END, at.TABLE):
        t[i] = 0
    t[at.SEED] = seed
    _set_up_match(t, match)
    set_up_turn(t, round_)
    t[at.FREED] = round_.freed_jokers
    t[at.RECYCLES] = round_.recycles
    t[at.SKIPS] = round_.skips
    for seat in range(match.seats):
        for part, values in (
            (at.OPENED, round_.opened),
            (at.OPENED_ON, round_.opened_on),
            (at.TURNS, round_.turns),
            (at.BUYS, round_.buys),
            (at.CONTRACT, round_.contracts if match.rules.contracts else [0] * match.seats),
            (at.CUT_POINTS, round_.cut_points),
        ):
            t[part + seat] = values[seat]
        count(t, at.KNOWN + seat * at.KINDS_OF_CARD, round_.known[seat])
    set_hidden(t, round_.hands, round_.stock)
    put(t, at.PILE, round_.pile)
    t[at.PILE_SIZE] = len(round_.pile)
    for index, meld in enumerate(round_.melds):
        set_up_meld(t, at.TABLE + index * at.MELD_SIZE, meld, round_.added_to(index))


def set_hidden(t: array[int], hands: Sequence[Iterable[Card]], stock: Sequence[Card]) -> None:
    """Puts other cards into the hands and the stock (its top last): a guess at what is hidden."""
    for seat, cards in enumerate(hands):
        first = at.HANDS + seat * at.KINDS_OF_CARD
        for card in range(at.KINDS_OF_CARD):
            t[first + card] = 0
        count(t, first, cards)
        t[at.HELD + seat] = sum(t[first : first + at.KINDS_OF_CARD])
    put(t, at.STOCK, stock)
    t[at.STOCK_SIZE] = len(stock)
    t[at.FORMS] = at.UNKNOWN


def _set_up_match(t: array[int], match: Match) -> None:
    t[at.ROUNDS] = len(match.results)
    t[at.DEALER] = match.dealer or 0
    t[at.OVER] = match.over is not None
    t[at.WINNERS] = sum(1 << seat for seat in match.winners)
    for seat in range(match.seats):
        t[at.NEXT_CONTRACT + seat] = match.contracts[seat]
        t[at.TOTALS + seat] = match.totals[seat]
        t[at.POINTS + seat] = match.results[-1].points[seat] if match.results else 0
    t[at.OUT] = at.NOBODY
    if match.results:
        last = match.results[-1]
        t[at.ENDING] = _ENDINGS[last.ending]
        t[at.OUT] = at.NOBODY if last.seat is None else last.seat


def set_up_turn(t: array[int], round_: Round | RoundView) -> None:
    """Writes whose turn it is and how far it has come, all that a seat sees of it too."""
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
    t[at.OWED] = round_.taken_owed
    t[at.OWED_JOKERS] = round_.owed_jokers
    t[at.MELDS] = len(round_.melds)


def set_up_meld(t: array[int], m: int, table: TableMeld, added: int) -> None:
    """Writes a meld to its place; ``added`` are the cards laid off on it this turn."""
    meld = table.meld
    run = meld.kind == "run"
    t[m + at.OWNER] = table.owner
    t[m + at.KIND] = at.RUN if run else at.SET
    t[m + at.LENGTH] = len(meld.cards)
    t[m + at.FIRST] = meld.start if run else meld.rank
    t[m + at.SUIT] = meld.suit if run else 0
    t[m + at.WILD] = sum(map(is_joker, meld.cards))
    t[m + at.ADDED] = added
    put(t, m + at.CARDS, meld.cards)


def count(t: array[int], first: int, cards: Iterable[Card]) -> None:
    """Adds cards to the counts that begin at ``first``."""
    for card in cards:
        t[first + NUMBER[card]] += 1


def put(t: array[int], first: int, cards: Iterable[Card]) -> None:
    """Writes cards in order from ``first`` on."""
    for i, card in enumerate(cards):
        t[first + i] = NUMBERS[card]
