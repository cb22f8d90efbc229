"""What a seat may see: a whitelist (design, decision 9). Players get views, never states.

A new field of the state stays secret until somebody copies it into `SeatView` here.
"""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from openrummy.core.cards import Card
from openrummy.rules.ruleset import RuleSet
from openrummy.table import events as ev
from openrummy.table.legal import actors
from openrummy.table.state import Match, Phase, Round, RoundResult, Shown, TableMeld


class RoundView(Struct, frozen=True):
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


class SeatView(Struct, frozen=True):
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
    return SeatView(
        rules=match.rules,
        seats=match.seats,
        seat=seat,
        actors=actors(match),
        totals=match.totals,
        results=match.results,
        round=None if match.round is None else _round_view(match.round, own_hand(match, seat)),
        over=match.over,
        winners=match.winners,
        final=match.final,
    )


def own_hand(match: Match, seat: int | None) -> tuple[Card, ...]:
    """What a view holds beside that of a spectator: the seat's cards."""
    if seat is None or match.round is None:
        return ()
    return match.round.hands[seat]


def _round_view(round_: Round, hand: tuple[Card, ...]) -> RoundView:
    return RoundView(
        number=round_.number,
        dealer=round_.dealer,
        starter=round_.starter,
        order=round_.order,
        turn=round_.turn,
        phase=round_.phase,
        hand=hand,
        counts=tuple(map(len, round_.hands)),
        known=round_.known,
        stock=len(round_.stock),
        pile=round_.pile,
        melds=round_.melds,
        opened=round_.opened,
        opened_now=round_.opened_now,
        buys=round_.buys,
        contracts=round_.contracts,
        turns=round_.turns,
        upcard=round_.upcard,
        discarder=round_.discarder,
        asked=round_.asked,
        passed=round_.passed,
        let_go=round_.let_go,
        sold=round_.sold,
        offer=round_.offer,
        stock_only=round_.stock_only,
        taken=round_.taken,
        taken_owed=round_.taken_owed,
        owed_jokers=round_.owed_jokers,
        added=round_.added,
        shown=round_.shown,
        defended=round_.defended,
        revealed=round_.hands if round_.phase == "over" else None,
    )


def shown_event(event: ev.Event, seat: int | None) -> ev.Event:
    """An event as a seat (or a spectator) sees it: hidden cards are None."""
    match event:
        case ev.Dealt():
            return replace(
                event,
                hands=tuple(
                    hand if owner == seat else (None,) * len(hand)
                    for owner, hand in enumerate(event.hands)
                ),
                stock=(None,) * len(event.stock),
            )
        case ev.Drew() if event.seat != seat:
            return replace(event, card=None)
        case ev.Recycled():
            return replace(event, stock=(None,) * len(event.stock))
        case _:
            return event
