"""What only the exact solvers can tell: the engine's own ways to open or go down, and its takes."""

from __future__ import annotations

from array import array
from functools import lru_cache

from msgspec.structs import replace

from openrummy.core.cards import Card
from openrummy.core.meld import Meld
from openrummy.core.refusals import Refused
from openrummy.kernels import exposed_layout as at
from openrummy.kernels.exposed_commands import CARDS, write_forms
from openrummy.rules.ruleset import RuleSet
from openrummy.table.events import LaidDown
from openrummy.table.exposed import can_take
from openrummy.table.plays import check_play, openings
from openrummy.table.state import Match, Round, TableMeld


def find(t: array[int], rules: RuleSet) -> None:
    """Writes what `exposed_finish.find` could not tell of the seat on turn.

    After its draw the ways to open or go down, before it whether it can use the top discard.
    """
    match = _match(rules, t[at.SEATS])
    round_ = _round(t)
    if t[at.PHASE] == at.DRAWING:
        t[at.FORMS] = can_take(replace(match, round=round_), round_, t[at.TURN])
        return
    forms = []
    for command in openings(match, round_, t[at.TURN]):
        try:
            event = check_play(match, round_, t[at.TURN], command)
        except Refused:
            continue
        assert isinstance(event, LaidDown)
        kinds = [meld.kind for meld in event.melds]
        forms.append(tuple(zip(kinds, command.melds, strict=True)))
    write_forms(t, forms)


def _round(t: array[int]) -> Round:
    """What a table says of the turn of a seat: its hand, the melds, the top discard."""
    turn, seats = t[at.TURN], t[at.SEATS]
    none = (0,) * seats
    taken, top = t[at.TAKEN], t[at.PILE + t[at.PILE_SIZE] - 1]
    starts = [at.TABLE + i * at.MELD_SIZE for i in range(t[at.MELDS])]
    return Round(
        number=1,
        dealer=0,
        starter=0,
        order=tuple(range(seats)),
        turn=turn,
        phase="draw" if t[at.PHASE] == at.DRAWING else "play",
        hands=tuple(hand(t, seat) if seat == turn else () for seat in range(seats)),
        stock=(),
        pile=(CARDS[top],) if t[at.PILE_SIZE] else (),
        opened=tuple(map(bool, t[at.OPENED : at.OPENED + seats])),
        buys=none,
        known=((),) * seats,
        contracts=tuple(t[at.CONTRACT : at.CONTRACT + seats]),
        melds=tuple(_meld(t, start) for start in starts),
        turns=tuple(t[at.TURNS : at.TURNS + seats]),
        opened_on=tuple(t[at.OPENED_ON : at.OPENED_ON + seats]),
        let_go=bool(t[at.LET_GO]),
        sold=bool(t[at.SOLD]),
        taken=None if taken == at.NOBODY else CARDS[taken],
        taken_owed=bool(t[at.OWED]),
        freed_jokers=t[at.FREED],
        owed_jokers=t[at.OWED_JOKERS],
        added=tuple((i, t[start + at.ADDED]) for i, start in enumerate(starts)),
    )


def _meld(t: array[int], start: int) -> TableMeld:
    first = start + at.CARDS
    cards = tuple(CARDS[card] for card in t[first : first + t[start + at.LENGTH]])
    return TableMeld(
        t[start + at.OWNER], Meld("run" if t[start + at.KIND] == at.RUN else "set", cards)
    )


def waits(t: array[int]) -> bool:
    """Whether a table has to be looked at here: the fast solvers could not tell."""
    if t[at.FORMS] != at.UNKNOWN or t[at.OPENED + t[at.TURN]]:
        return False
    if t[at.PHASE] == at.DRAWING:
        return t[at.TAKE_IS_OWED] != at.NEVER_OWED
    return t[at.PHASE] == at.PLAYING_ON


@lru_cache(maxsize=16)
def _match(rules: RuleSet, seats: int) -> Match:
    return Match(rules=rules, seats=seats, seed="")


def hand(t: array[int], seat: int) -> tuple[Card, ...]:
    """The cards that a seat holds, by number."""
    first = at.HANDS + seat * at.KINDS_OF_CARD
    return tuple(CARDS[card] for card in range(at.KINDS_OF_CARD) for _ in range(t[first + card]))
