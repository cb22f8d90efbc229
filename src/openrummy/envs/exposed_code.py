"""Rummy 30, Rummy 51 and Run Set Jimmy in numbers, from views and legal commands."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import numpy as np

from openrummy.bots.player import round_of, seat_of
from openrummy.core.cards import NUMBER, RANK, STANDS_FOR, SUIT, Card, is_joker, meaning
from openrummy.core.meld import End, Meld
from openrummy.envs import exposed_numbers as at
from openrummy.envs.coding import Actions, Bytes
from openrummy.table import commands as cmd
from openrummy.table.state import TableMeld
from openrummy.table.view import RoundView, SeatView

_PLAIN: dict[type[cmd.Command], int] = {cmd.Draw: at.DRAW, cmd.Buy: at.BUY, cmd.Pass: at.PASS}


class ExposedCoder:
    """The numbers of the games with melds on the table."""

    def actions(self, view: SeatView, legal: Iterable[cmd.Command]) -> Actions:
        """The legal commands that the table of actions reaches; there is always one.

        Left out are plays on melds after the 24th, lay-downs after the 32nd, and swaps of a run's
        fifth joker and those after it. A seat that must act can draw, take, pass or discard.
        """
        found: dict[int, cmd.Command] = {}
        lays: list[cmd.LayDown] = []
        round_ = round_of(view)
        for command in legal:
            if isinstance(command, cmd.LayDown):
                lays.append(command)
            elif (number := _number(command, round_.melds)) is not None:
                found.setdefault(number, command)
        lays.sort(key=_single_first if round_.opened[seat_of(view)] else _longest_first)
        found.update(enumerate(lays[: at.OFFERS], at.LAY))
        return found

    def observe(self, view: SeatView, actions: Actions) -> Bytes:
        """Rows of 53 faces; a cell counts cards."""
        round_, own = round_of(view), seat_of(view)
        seen = np.zeros(at.SHAPE, np.uint8)
        _count(seen[at.HAND], round_.hand)
        _count(seen[at.TOP], round_.pile[-1:])
        _count(seen[at.PILE], round_.pile)
        _count(seen[at.TAKEN], () if round_.taken is None else (round_.taken,))
        told = facts(view)
        seen[at.FACTS, : len(told)] = told
        for step in range(1, view.seats):
            _count(seen[at.KNOWN + step - 1], round_.known[(own + step) % view.seats])
        for row, table in enumerate(round_.melds[: at.MELDS], at.TABLE):
            _count(seen[row], table.meld.cards)
        for number, command in actions.items():
            if isinstance(command, cmd.LayDown):
                row = at.OFFERED + number - at.LAY
                _count(seen[row], [card for meld in command.melds for card in meld])
        return seen


def facts(view: SeatView) -> list[int]:
    """Ten numbers of the table, then four of each seat, the own seat first, in order of play."""
    round_, own = round_of(view), seat_of(view)
    order = [(own + step) % view.seats for step in range(view.seats)]
    away = {seat: place for place, seat in enumerate(order)}
    told = [
        {"draw": 1, "play": 2}.get(round_.phase, 0),
        away[round_.turn],
        round_.stock,
        len(round_.pile),
        round_.contracts[own] + 1 if view.rules.contracts else 0,
        round_.number,
        round_.turns[own],
        int(round_.let_go),
        int(round_.sold),
        0 if round_.discarder is None else away[round_.discarder] + 1,
    ]
    for of_seat in (
        round_.counts,
        tuple(map(int, round_.opened)),
        round_.buys,
        tuple(_answer(round_, seat) for seat in range(view.seats)),
    ):
        told += [of_seat[seat] for seat in order] + [0] * (at.SEATS - view.seats)
    return [min(at.MOST, number) for number in told]


def _answer(round_: RoundView, seat: int) -> int:
    return 1 if seat in round_.asked else 2 if seat in round_.passed else 0


def _count(row: Bytes, cards: Iterable[Card]) -> None:
    for card in cards:
        stands = STANDS_FOR.get(card)
        row[NUMBER[stands or card]] += at.STANDING if stands else 1


def _longest_first(lay: cmd.LayDown) -> int:
    """Orders ways to open or go down; equal ones stay in the order of `legal`."""
    return -sum(map(len, lay.melds))


def _single_first(lay: cmd.LayDown) -> tuple[int, ...]:
    """Orders single melds: the longest first, sets before runs, then by rank and suit."""
    (cards,) = lay.melds
    naturals = [card for card in cards if not is_joker(card)]
    if any(card in STANDS_FOR for card in cards) or RANK[naturals[0]] != RANK[naturals[-1]]:
        return -len(cards), 1, RANK[meaning(cards[0])], SUIT[naturals[0]]
    return -len(cards), 0, RANK[naturals[0]], sum(2 ** SUIT[card] for card in naturals)


def _number(command: cmd.Command, melds: Sequence[TableMeld]) -> int | None:
    """The number of a command that is no lay-down; None where it has none."""
    match command:
        case cmd.Discard(card):
            return at.DISCARD + NUMBER[card]
        case cmd.Take(None):
            return at.TAKE
        case cmd.Add((card,), index, end) if index < at.MELDS:
            return at.ADD + at.ADDS * index + _add(melds[index].meld, card, end)
        case cmd.Swap(_, index) if index < at.MELDS:
            way = _swap(melds[index].meld, command)
            return None if way >= at.SWAPS else at.SWAP + at.SWAPS * index + way
    return _PLAIN.get(type(command))


def _add(meld: Meld, card: Card, end: End | None) -> int:
    """The way of a lay-off (`exposed_numbers.ADDS`)."""
    if meld.kind == "set":
        return 4 if is_joker(card) else SUIT[card]
    if is_joker(card):
        return 2 + (end == "low" or (end is None and not meld.open_high))
    return int(end == "low" or (end is None and RANK[card] == meld.start - 1))


def _swap(meld: Meld, command: cmd.Swap) -> int:
    """The way of a swap (`exposed_numbers.SWAPS`); there may be more ways than the table has."""
    if meld.kind == "set":
        return 4 if len(command.cards) > 1 else SUIT[command.cards[0]]
    jokers = [place for place, held in enumerate(meld.cards) if is_joker(held)]
    place = 0 if command.joker is None else jokers.index(command.joker)
    return 2 * place + (command.slide_to == "low")
