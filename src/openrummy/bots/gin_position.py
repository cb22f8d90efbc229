"""A seat's view of gin as a table of the kernel, the other hand and the stock unknown."""

from __future__ import annotations

from array import array
from collections.abc import Sequence

from openrummy.bots.gin_memory import GinMemory
from openrummy.bots.player import round_of, seat_of
from openrummy.core.cards import NUMBER, Card, from_number
from openrummy.core.solvers.gin_cards import hand_of
from openrummy.core.solvers.gin_tables import PIPS
from openrummy.kernels import gin_cells as cell
from openrummy.kernels import gin_past_numbers as numbers
from openrummy.table import commands as cmd
from openrummy.table.view import SeatView

PHASES = {"offer": cell.OFFERED, "draw": cell.DRAWING, "play": cell.PLAYING}


def write(view: SeatView, memory: GinMemory, rules: array[int], cells: array[int]) -> None:
    """Writes the position at the first table of the buffer."""
    round_, seat = round_of(view), seat_of(view)
    for place in range(cell.STRIDE):
        cells[place] = 0
    cells[cell.HANDS + seat] = hand_of(round_.hand)
    cells[cell.PILE] = hand_of(round_.pile)
    cells[cell.PILE_SIZE] = len(round_.pile)
    for place, card in enumerate(round_.pile):
        cells[cell.LAST_CARD - place] = NUMBER[card]
    cells[cell.STOCK_SIZE] = round_.stock
    cells[cell.TURN] = seat
    cells[cell.PHASE] = PHASES[round_.phase]
    cells[cell.TAKEN] = cell.NOBODY if round_.taken is None else NUMBER[round_.taken]
    cells[cell.PILE_DRAWS] = memory.takes
    cells[cell.DEALER], cells[cell.STARTER] = round_.dealer, round_.starter
    cells[cell.STOCK_ONLY] = round_.stock_only
    cells[cell.ENDER] = cell.NOBODY
    cells[cell.UPCARD] = NUMBER[round_.upcard] if round_.upcard else 0
    limit = rules[cell.KNOCK_LIMIT]
    cells[cell.LIMIT] = PIPS[cells[cell.UPCARD]] if limit == cell.NOBODY else limit
    cells[cell.ROUNDS] = len(view.results)
    for owner in range(2):
        cells[cell.KNOWN + owner] = hand_of(round_.known[owner])
        cells[cell.THROWN + owner] = hand_of(_thrown(memory, owner))
        cells[cell.TURNS + owner] = round_.turns[owner]
        cells[cell.TOTALS + owner] = view.totals[owner]
        cells[cell.BOXES + owner] = sum(result.points[owner] > 0 for result in view.results)


def write_past(memory: GinMemory, past: array[int]) -> None:
    """Writes what the other seat did in the round (`gin_past_numbers`)."""
    turns = memory.turns
    if turns is None or len(turns) > numbers.MOST_SEEN:
        past[numbers.SEEN_TURNS] = -1
        return
    past[numbers.SEEN_TURNS] = len(turns)
    for number, turn in enumerate(turns):
        past[numbers.TOOK + number] = cell.NOBODY if turn.took is None else NUMBER[turn.took]
        past[numbers.THREW + number] = NUMBER[turn.threw]
    for number, cards in enumerate(memory.refused):
        past[numbers.REFUSED + number] = hand_of(tuple(set(cards)))


def _thrown(memory: GinMemory, owner: int) -> list[Card]:
    return [card for card, seat in memory.throwers.items() if seat == owner]


def command_of(action: int, legal: Sequence[cmd.Command]) -> cmd.Command | None:
    """The legal command that an action of the kernel (``gin-v1``) stands for; None for none."""
    card = from_number((action - cell.DISCARD) % 52) if action >= cell.DISCARD else ""
    if action >= cell.KNOCK:
        wanted: tuple[cmd.Command, ...] = (cmd.CallGin(card), cmd.Knock(card))
    elif action >= cell.DISCARD:
        wanted = (cmd.Discard(card),)
    else:
        wanted = ((cmd.Draw(), cmd.Take(), cmd.Pass(), cmd.CallGrandGin())[action],)
    return next((command for command in wanted if command in legal), None)
