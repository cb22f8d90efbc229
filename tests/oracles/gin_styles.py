"""Ways to play gin that lead everywhere: early knocks, gin, no knock at all, endless taking."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from openrummy.core.cards import Card
from openrummy.core.solvers.gin_cards import best_arrangement, discard_deadwoods
from openrummy.table import commands as cmd
from openrummy.table.state import Round


@dataclass(frozen=True)
class Style:
    """How a player decides. ``back``: discards the card just taken where that is allowed."""

    name: str
    take: Literal["useful", "always", "random"]
    discard: Literal["best", "random", "back"]
    knock: Literal["any", "gin", "never"]


EAGER = Style("eager", "useful", "best", "any")
GIN_ONLY = Style("gin only", "useful", "best", "gin")
MUM = Style("mum", "random", "best", "never")
IDLE = Style("idle", "random", "random", "any")
TAKER = Style("taker", "always", "random", "never")
RETURNER = Style("returner", "always", "back", "never")


def choose(
    rng: random.Random, style: Style, round_: Round, options: Sequence[cmd.Command]
) -> cmd.Command:
    """The command that a player of this style gives."""
    if round_.phase == "play":
        return _end_of_turn(rng, style, round_, options)
    takes = [option for option in options if isinstance(option, cmd.Take)]
    others = [option for option in options if option not in takes]
    wanted = {
        "useful": bool(takes) and useful(round_.hands[round_.turn], round_.pile[-1]),
        "always": True,
        "random": rng.random() < 0.4,
    }
    if takes and (wanted[style.take] or not others):
        return takes[0]
    return others[0]


def useful(hand: tuple[Card, ...], card: Card) -> bool:
    """Whether a card lessens the deadwood of a hand by being taken for another."""
    left = discard_deadwoods((*hand, card))
    return (
        min(points for out, points in left.items() if out != card) < best_arrangement(hand).deadwood
    )


def _end_of_turn(
    rng: random.Random, style: Style, round_: Round, options: Sequence[cmd.Command]
) -> cmd.Command:
    gins = [option for option in options if isinstance(option, cmd.CallGin)]
    if gins and style.knock != "never":
        # A knock without deadwood is gin, whatever it is called (rule G13).
        gin = rng.choice(gins)
        return gin if rng.random() < 0.5 else cmd.Knock(gin.card)
    knocks = [option for option in options if isinstance(option, cmd.Knock)]
    if knocks and style.knock == "any":
        return rng.choice(knocks)
    discards = [option for option in options if isinstance(option, cmd.Discard)]
    back = cmd.Discard(round_.taken) if round_.taken else None
    if style.discard == "back" and back in discards:
        return back
    if style.discard == "best":
        left = discard_deadwoods(round_.hands[round_.turn])
        least = min(left[option.card] for option in discards)
        discards = [option for option in discards if left[option.card] == least]
    return rng.choice(discards)
