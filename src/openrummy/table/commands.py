"""What a seat can ask for. One word each in records and terminals (`openrummy.table.notation`)."""

from __future__ import annotations

from typing import TypeAlias

from openrummy.core.cards import Card
from openrummy.core.meld import End
from openrummy.table.value import Value


class Draw(Value, frozen=True, tag="draw"):
    """Draw the top card of the stock."""


class Take(Value, frozen=True, tag="take"):
    """Take the top discard, or with ``card`` that card and all above it (R11)."""

    card: Card | None = None


class Buy(Value, frozen=True, tag="buy"):
    """Ask for the top discard out of turn (J21-J30)."""


class Pass(Value, frozen=True, tag="pass"):
    """Let the top discard go: no buy, or no first-turn upcard (J24, G2)."""


class Add(Value, frozen=True, tag="add"):
    """Lay cards off on meld number ``meld``, at an end of a run if one is named."""

    cards: tuple[Card, ...]
    meld: int
    end: End | None = None


class LayDown(Value, frozen=True, tag="meld"):
    """Lay melds from the hand, all at once. The opening and the contract are one such action.

    ``adds`` are lay-offs that count towards the opening (R19, a house rule).
    """

    melds: tuple[tuple[Card, ...], ...]
    adds: tuple[Add, ...] = ()


class Swap(Value, frozen=True, tag="swap"):
    """Put the natural card (or both missing suits) in the place of a joker of meld ``meld``.

    ``joker`` is the place of the joker in the meld, ``slide_to`` where it moves (J14).
    """

    cards: tuple[Card, ...]
    meld: int
    slide_to: End | None = None
    joker: int | None = None


class Move(Value, frozen=True, tag="move"):
    """Move a card from one meld on the table to another (R14b, a house rule)."""

    card: Card
    source: int
    target: int
    end: End | None = None


class Discard(Value, frozen=True, tag="discard"):
    """Discard a card, which ends the turn."""

    card: Card


class Knock(Value, frozen=True, tag="knock"):
    """Gin: knock with this discard, the melds chosen by the knocker or by the solver."""

    card: Card
    melds: tuple[tuple[Card, ...], ...] | None = None


class CallGin(Value, frozen=True, tag="gin"):
    """Gin: all ten cards melded, with this discard."""

    card: Card
    melds: tuple[tuple[Card, ...], ...] | None = None


class CallGrandGin(Value, frozen=True, tag="grand_gin"):
    """Gin: all eleven cards melded, no discard (G11)."""


class Defend(Value, frozen=True, tag="defend"):
    """Gin: the defender's own melds against a knock (``gin.auto_arrange=false``)."""

    melds: tuple[tuple[Card, ...], ...]


class Done(Value, frozen=True, tag="done"):
    """Gin: the defender has laid off all that he wants."""


class Next(Value, frozen=True, tag="next"):
    """Deal the next round."""


class Resign(Value, frozen=True, tag="resign"):
    """Give the match up: the others win."""


class Abandon(Value, frozen=True, tag="abandon"):
    """End the match without a winner."""


Command: TypeAlias = (
    Draw
    | Take
    | Buy
    | Pass
    | LayDown
    | Add
    | Swap
    | Move
    | Discard
    | Knock
    | CallGin
    | CallGrandGin
    | Defend
    | Done
    | Next
    | Resign
    | Abandon
)
