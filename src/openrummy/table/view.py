"""What a seat may see: a whitelist (design, decision 9). Players get views, never states.

A new field of the state stays secret until somebody copies it into `SeatView` here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from openrummy.core.cards import Card
from openrummy.rules.ruleset import RuleSet
from openrummy.table import events as ev
from openrummy.table.legal import actors
from openrummy.table.state import Match, Phase, Round, RoundResult, Shown, TableMeld
from openrummy.table.value import Value


class RoundView(Value, frozen=True):
    """A round as one seat (or a spectator) sees it. Piles have their top last."""

    number: int
    dealer: int
    starter: int
    order: tuple[int, ...]
    turn: int
    phase: Phase
    hand: tuple[Card, ...]
    """The seat's own cards; a spectator has none."""
    counts: tuple[int, ...]
    """How many cards each seat holds."""
    known: tuple[tuple[Card, ...], ...]
    """Cards of each hand that all saw come to it and that have not been played or thrown since."""
    stock: int
    pile: tuple[Card, ...]
    """The discard pile: every card of it was seen by all."""
    melds: tuple[TableMeld, ...]
    opened: tuple[bool, ...]
    opened_now: bool
    """Whether the seat on turn opened in this very turn."""
    buys: tuple[int, ...]
    contracts: tuple[int, ...]
    turns: tuple[int, ...]
    upcard: Card | None
    discarder: int | None
    asked: tuple[int, ...]
    passed: tuple[int, ...]
    let_go: bool
    sold: bool
    offer: int | None
    stock_only: bool
    taken: Card | None
    """The card that the seat on turn took from the pile this turn, until one like it is played."""
    taken_owed: bool
    owed_jokers: int
    added: tuple[tuple[int, int], ...]
    shown: Shown | None
    defended: bool
    revealed: tuple[tuple[Card, ...], ...] | None
    """What every seat still held when the round ended; None before."""


class SeatView(Value, frozen=True):
    """A match as one seat sees it; ``seat`` is None for a spectator."""

    rules: RuleSet
    seats: int
    seat: int | None
    actors: tuple[int, ...]
    """The seats that may act now."""
    totals: tuple[int, ...]
    results: tuple[RoundResult, ...]
    round: RoundView | None
    over: str | None
    winners: tuple[int, ...]
    final: tuple[int, ...]


def view(match: Match, seat: int | None) -> SeatView:
    """What a seat sees of a match, or a spectator (``seat`` None).

    Raises `ValueError` for a seat that the match does not have.
    """
    if seat is not None and not 0 <= seat < match.seats:
        raise ValueError(f"no seat {seat} among {match.seats}")
    round_ = match.round
    return SeatView(
        match.rules,
        match.seats,
        seat,
        actors(match),
        match.totals,
        match.results,
        None if round_ is None else _round_view(round_, own_hand(match, seat)),
        match.over,
        match.winners,
        match.final,
    )


def own_hand(match: Match, seat: int | None) -> tuple[Card, ...]:
    """What a view holds beside that of a spectator: the seat's cards."""
    if seat is None or match.round is None:
        return ()
    return match.round.hands[seat]


def _round_view(round_: Round, hand: tuple[Card, ...]) -> RoundView:
    # In the order of the fields: thirty names at every call would take most of the time.
    return RoundView(
        round_.number,
        round_.dealer,
        round_.starter,
        round_.order,
        round_.turn,
        round_.phase,
        hand,
        tuple(map(len, round_.hands)),
        round_.known,
        len(round_.stock),
        round_.pile,
        round_.melds,
        round_.opened,
        round_.opened_now,
        round_.buys,
        round_.contracts,
        round_.turns,
        round_.upcard,
        round_.discarder,
        round_.asked,
        round_.passed,
        round_.let_go,
        round_.sold,
        round_.offer,
        round_.stock_only,
        round_.taken,
        round_.taken_owed,
        round_.owed_jokers,
        round_.added,
        round_.shown,
        round_.defended,
        round_.hands if round_.phase == "over" else None,
    )


def shown_event(event: ev.Event, seat: int | None) -> ev.Event:
    """An event as a seat (or a spectator) sees it: hidden cards are None."""
    hide = _HIDE.get(type(event))
    return event if hide is None else hide(event, seat)


def _hide_deal(event: ev.Dealt, seat: int | None) -> ev.Dealt:
    hands = tuple(
        hand if owner == seat else (None,) * len(hand) for owner, hand in enumerate(event.hands)
    )
    return replace(event, hands=hands, stock=(None,) * len(event.stock))


def _hide_draw(event: ev.Drew, seat: int | None) -> ev.Drew:
    return event if event.seat == seat else replace(event, card=None)


def _hide_stock(event: ev.Recycled, _: int | None) -> ev.Recycled:
    return replace(event, stock=(None,) * len(event.stock))


_HIDE: dict[type, Callable[[Any, int | None], ev.Event]] = {
    ev.Dealt: _hide_deal,
    ev.Drew: _hide_draw,
    ev.Recycled: _hide_stock,
}
"""The events with secrets in them."""
