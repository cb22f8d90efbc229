"""The ways to open or go down where only the exact solvers can tell: the engine's own list."""

from __future__ import annotations

from array import array
from functools import lru_cache

from openrummy.core.cards import Card
from openrummy.core.refusals import Refused
from openrummy.kernels import exposed_layout as at
from openrummy.kernels.exposed_commands import CARDS, write_forms
from openrummy.rules.ruleset import RuleSet
from openrummy.table.events import LaidDown
from openrummy.table.plays import check_play, openings
from openrummy.table.state import Match, Round


def find(t: array[int], rules: RuleSet) -> None:
    """Writes the ways to open or go down of the seat on turn, which has drawn."""
    seat, seats = t[at.TURN], t[at.SEATS]
    match = _match(rules, seats)
    none = (0,) * seats
    hands = tuple(hand(t, seat) if other == seat else () for other in range(seats))
    round_ = Round(
        number=1,
        dealer=0,
        starter=0,
        order=tuple(range(seats)),
        turn=seat,
        phase="play",
        hands=hands,
        stock=(),
        pile=(),
        opened=(False,) * seats,
        buys=none,
        known=((),) * seats,
        contracts=tuple(t[at.CONTRACT : at.CONTRACT + seats]),
        turns=tuple(t[at.TURNS : at.TURNS + seats]),
        opened_on=none,
        freed_jokers=t[at.FREED],
    )
    forms = []
    for command in openings(match, round_, seat):
        try:
            event = check_play(match, round_, seat, command)
        except Refused:
            continue
        assert isinstance(event, LaidDown)
        kinds = [meld.kind for meld in event.melds]
        forms.append(tuple(zip(kinds, command.melds, strict=True)))
    write_forms(t, forms)


def waits(t: array[int]) -> bool:
    """Whether a table has to be looked at here: the fast solvers could not tell."""
    return (
        t[at.FORMS] == at.UNKNOWN
        and t[at.PHASE] == at.PLAYING_ON
        and t[at.OPENED + t[at.TURN]] == 0
    )


@lru_cache(maxsize=16)
def _match(rules: RuleSet, seats: int) -> Match:
    return Match(rules=rules, seats=seats, seed="")


def hand(t: array[int], seat: int) -> tuple[Card, ...]:
    """The cards that a seat holds, by number."""
    first = at.HANDS + seat * at.KINDS_OF_CARD
    return tuple(CARDS[card] for card in range(at.KINDS_OF_CARD) for _ in range(t[first + card]))
