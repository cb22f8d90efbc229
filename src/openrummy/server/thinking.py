"""Questions that take thought, as they go to another process: a view, never a state.

Each question is answered from what one seat sees. The messages are JSON, each with its length in
four bytes before it.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec
from msgspec import Raw, Struct

from openrummy import advice
from openrummy.bots.registry import make
from openrummy.core.cards import Card
from openrummy.records.codec import from_json
from openrummy.table.commands import Command
from openrummy.table.view import SeatView


class Choose(Struct, tag="choose"):
    """What does this bot do here? Answered by `Chosen`."""

    bot: str
    dice: str
    view: Raw
    legal: tuple[Command, ...]


class Outlook(Struct, tag="outlook"):
    """What is this hand worth? Answered by `Worth`."""

    view: Raw


class Arrange(Struct, tag="arrange"):
    """The best melds of this hand. Answered by `Melds`."""

    view: Raw


Question: TypeAlias = Choose | Outlook | Arrange


class Chosen(Struct, tag="chosen"):
    """The place of a command in the list of legal ones, and why: a message and its facts."""

    index: int
    message: str
    facts: dict[str, int | str]


class Worth(Struct, tag="worth"):
    """How near a hand is to what it needs; see `openrummy.server.protocol.Advice`."""

    missing: int | None = None
    best_points: int | None = None
    can_lay: bool = False


class Melds(Struct, tag="melds"):
    """The best melds and the rest."""

    groups: tuple[tuple[Card, ...], ...]
    rest: tuple[Card, ...]


Thought: TypeAlias = Chosen | Worth | Melds

QUESTIONS = msgspec.json.Decoder(Question)
THOUGHTS = msgspec.json.Decoder(Thought)


def think(question: Question) -> Thought:
    """The answer to a question."""
    view: SeatView = from_json(bytes(question.view), SeatView)
    match question:
        case Choose(bot, dice, _, legal):
            return _choose(bot, dice, view, legal)
        case Outlook():
            return outlook(view)
        case Arrange():
            return Melds(*advice.arranged(view))


def _choose(bot: str, dice: str, view: SeatView, legal: tuple[Command, ...]) -> Chosen:
    player = make(bot, dice)
    command = player.choose(view, legal)
    why = player.why
    index = legal.index(command)
    if why is None:
        return Chosen(index, "why-only-one", {})
    return Chosen(index, why.reason.message, why.reason.facts)


def outlook(view: SeatView) -> Worth:
    """How near the hand of a seat is to what it needs to lay down."""
    round_ = view.round
    if round_ is None or view.seat is None or not view.rules.exposed or round_.phase == "over":
        return Worth()
    if round_.opened[view.seat]:
        if view.rules.contracts and not view.rules.contract.new_melds_after_down:
            return Worth()
        groups, _ = advice.arranged(view)
        return Worth(can_lay=bool(groups))
    try:
        what, count = advice.nearest(view)
    except ValueError:
        # A hand too large for the solver: nothing is said about it.
        return Worth()
    if what == "missing":
        return Worth(missing=count, can_lay=count == 0)
    return Worth(best_points=count, can_lay=count >= view.rules.opening_terms.min_points)
