"""What the solvers say about a hand, from what its seat sees: for the meter and for advice."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import chain

from openrummy.core.cards import Card, sort_cards
from openrummy.core.meld import Meld
from openrummy.core.reading import read_meld
from openrummy.core.refusals import Refused
from openrummy.core.solvers import contract_cards, gin_cards, opening_cards
from openrummy.table import commands as cmd
from openrummy.table.view import RoundView, SeatView

Groups = tuple[tuple[Card, ...], ...]


@dataclass(frozen=True)
class Slot:
    """A meld that the contract asks for: filled by the draft, or open."""

    kind: str
    least: int
    filled: bool


@dataclass(frozen=True)
class Meter:
    """How far the staged melds are toward an opening."""

    points: int
    need: int
    natural_run: bool | None
    """Whether the run without a joker is there; None where none is needed."""


def staged_melds(view: SeatView, groups: Groups) -> tuple[Meld | Refused, ...]:
    """Each group as the meld that it is, or the reason why it is none."""
    return tuple(_read(view, group) for group in groups)


def _read(view: SeatView, group: tuple[Card, ...]) -> Meld | Refused:
    try:
        return read_meld(group, view.rules.limits)
    except Refused as refused:
        return refused


def slots(view: SeatView, round_: RoundView, groups: Groups) -> tuple[Slot, ...]:
    """The melds of the contract, each filled by one of the staged groups or open."""
    assert view.seat is not None
    contract = view.rules.contracts[round_.contracts[view.seat]]
    melds = [meld for meld in staged_melds(view, groups) if isinstance(meld, Meld)]
    runs = sum(m.kind == "run" and len(m.cards) >= contract.run_min for m in melds)
    sets = sum(m.kind == "set" and len(m.cards) >= contract.set_min for m in melds)
    return (
        *(Slot("run", contract.run_min, i < runs) for i in range(contract.runs)),
        *(Slot("set", contract.set_min, i < sets) for i in range(contract.sets)),
    )


def meter(view: SeatView, groups: Groups) -> Meter:
    """The opening points of the staged groups."""
    terms = view.rules.opening_terms
    melds = [meld for meld in staged_melds(view, groups) if isinstance(meld, Meld)]
    natural = None
    if terms.natural_run != "none":
        natural = any(m.kind == "run" and m.jokers == 0 for m in melds)
    total = sum(opening_cards.points(meld, terms) for meld in melds)
    return Meter(total, terms.min_points, natural)


def best_lay_down(view: SeatView, legal: tuple[cmd.Command, ...]) -> Groups:
    """The melds to lay that leave the fewest points in hand; none when nothing can be laid."""
    round_ = view.round
    lays = [command for command in legal if isinstance(command, cmd.LayDown)]
    if round_ is None or not lays:
        return ()
    if view.seat is not None and round_.opened[view.seat] and not view.rules.contracts:
        rules = view.rules
        found = opening_cards.least_left(round_.hand, None, rules.limits, rules.card_points)
        if found and found.melds:
            return tuple(meld.cards for meld in found.melds)
    return min(lays, key=lambda lay: -_points_laid(view, lay)).melds


def _points_laid(view: SeatView, lay: cmd.LayDown) -> int:
    values = view.rules.card_points
    laid = list(chain.from_iterable(lay.melds))
    return sum(values["JK" if card.startswith("JK") else card] for card in laid)


def nearest(view: SeatView) -> tuple[str, int]:
    """How near a hand that can't lay down is: ("missing", cards) or ("points", best points)."""
    round_ = view.round
    assert round_ is not None
    assert view.seat is not None
    rules = view.rules
    if rules.contracts:
        contract = rules.contracts[round_.contracts[view.seat]]
        return "missing", contract_cards.missing(round_.hand, contract, rules.limits)
    terms = rules.opening_terms
    return "points", opening_cards.best_points_any(round_.hand, rules.limits, terms).points


def arranged(view: SeatView) -> tuple[tuple[tuple[Card, ...], ...], tuple[Card, ...]]:
    """The hand in its best melds, and the cards left over, by suit."""
    round_ = view.round
    if round_ is None:
        return (), ()
    hand, rules = round_.hand, view.rules
    melds: tuple[Meld, ...] = ()
    if not rules.exposed:
        melds = gin_cards.best_arrangement(hand).melds
    elif rules.contracts and view.seat is not None and not round_.opened[view.seat]:
        contract = rules.contracts[round_.contracts[view.seat]]
        melds = contract_cards.best_lay_down(hand, contract, rules.limits, rules.card_points) or ()
    melds = melds or _loose_melds(view, hand)
    groups = tuple(tuple("JK" if c.startswith("JK") else c for c in m.cards) for m in melds)
    left = list(hand)
    for card in chain.from_iterable(groups):
        left.remove(card)
    return groups, sort_cards(left)


def _loose_melds(view: SeatView, hand: tuple[Card, ...]) -> tuple[Meld, ...]:
    """The melds of a hand with no contract or minimum asked for."""
    if not view.rules.exposed:
        return ()
    found = opening_cards.least_left(hand, None, view.rules.limits, view.rules.card_points)
    return found.melds if found else ()


def deadwood(view: SeatView) -> tuple[int, dict[Card, int]]:
    """Gin: the deadwood of the hand, and after a draw what each discard leaves."""
    round_ = view.round
    assert round_ is not None
    best = gin_cards.best_arrangement(round_.hand).deadwood
    drawn = round_.phase == "play" and round_.turn == view.seat
    return best, gin_cards.discard_deadwoods(round_.hand) if drawn else {}
