"""A match in the middle of a turn: the scene that a question without a position describes."""

from __future__ import annotations

from typing import Any

from openrummy.core.cards import Card
from openrummy.core.meld import Meld
from openrummy.rules.ruleset import RuleSet
from openrummy.table.state import Match, Round, TableMeld

LATE_TURN = 5
"""The turn of the scene: late enough for every rule that speaks of the first turns."""


def scene(
    rules: RuleSet,
    seats: int,
    hand: tuple[Card, ...],
    *,
    melds: tuple[Meld, ...] = (),
    opened: bool = False,
    contract: int = 0,
    others: tuple[Card, ...] = (),
    **turn: Any,
) -> Match:
    """Seat 0 is on turn after its draw, owns the melds, and the others hold ``others``.

    ``turn`` are further fields of the round, such as ``taken`` or ``added``.
    """
    contracts = (contract,) * seats if rules.contracts else ()
    round_ = Round(
        number=contract + 1,
        dealer=seats - 1,
        starter=0,
        order=tuple(range(seats)),
        turn=0,
        phase="play",
        hands=(hand, others) if seats == 2 else (hand, *((others,) * (seats - 1))),
        stock=(),
        pile=(),
        opened=(opened,) + (False,) * (seats - 1),
        buys=(0,) * seats,
        contracts=contracts,
        melds=tuple(TableMeld(0, meld) for meld in melds),
        turns=(LATE_TURN,) * seats,
        opened_on=(1 if opened else 0,) + (0,) * (seats - 1),
        known=((),) * seats,
        cut_points=(0,) * seats,
        **turn,
    )
    return Match(rules=rules, seats=seats, seed="scene", contracts=contracts, round=round_)
