"""Greedy play of the games with melds on the table: Rummy 30/51 and Run Set Jimmy."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from openrummy.bots import worth
from openrummy.bots.player import Choice, Facts, Reason, round_of, seat_of
from openrummy.bots.shedding import (
    Plan,
    Search,
    after_laying,
    fits_table,
    new_melds,
    position_of,
)
from openrummy.core.cards import JOKER, JOKER_FOR, Card, face, show
from openrummy.core.reading import read_meld
from openrummy.core.refusals import Refused
from openrummy.core.solvers.opening_cards import points
from openrummy.table import commands as cmd
from openrummy.table.view import SeatView

HOT = 4
"""With so few cards in an opponent's hand, no joker is saved up any more."""
LAST_CARD = 1
"""With so few, a card that only brings the contract nearer is not worth two more in hand."""


def choose(view: SeatView, legal: Sequence[cmd.Command], rng: Random) -> Choice:
    """The choice in a round of a game with melds on the table."""
    round_ = round_of(view)
    if round_.phase == "draw":
        return _draw(view, legal) if seat_of(view) == round_.turn else _off_turn(view, legal)
    if round_.taken_owed or round_.owed_jokers:
        return _owed(view, legal)
    play = _on_table(view, legal) if round_.opened[seat_of(view)] else _opening(view, legal)
    return play or _discard(view, legal, rng)


def _off_turn(view: SeatView, legal: Sequence[cmd.Command]) -> Choice:
    """Whether to buy: two more cards have to be worth the card that helps."""
    card = round_of(view).pile[-1]
    let_go = Choice(cmd.Pass(), Reason("why-lets-go", {"card": card}))
    if cmd.Buy() not in legal or round_of(view).opened[seat_of(view)]:
        return let_go
    before, after = _distances(view, card)
    reason = _nearer("why-buys", card, before, after)
    if reason is not None and (after == 0 or worth.nearest_out(view) > LAST_CARD):
        return Choice(cmd.Buy(), reason)
    return let_go


def _distances(view: SeatView, card: Card) -> tuple[int, int]:
    """Cards that the contract lacks without a card and with it."""
    hand = round_of(view).hand
    return worth.lacking(view, hand), worth.lacking(view, (*hand, card))


def _draw(view: SeatView, legal: Sequence[cmd.Command]) -> Choice:
    take = cmd.Take()
    if take in legal:
        card = round_of(view).pile[-1]
        reason = _why_take(view, card)
        if reason is not None:
            return Choice(take, reason)
    if cmd.Draw() in legal:
        return Choice(cmd.Draw(), Reason("why-draws"))
    if cmd.Pass() in legal:
        return Choice(cmd.Pass(), Reason("why-lets-go", {"card": round_of(view).pile[-1]}))
    return Choice(legal[0], Reason("why-only-one"))


def _why_take(view: SeatView, card: Card) -> Reason | None:
    """The reason to take the top discard, None to leave it."""
    rules = view.rules
    opened = round_of(view).opened[seat_of(view)]
    if card == JOKER:
        return Reason("why-takes-joker")
    if opened and fits_table(view, card):
        return Reason("why-takes-fits", {"card": card})
    if opened and _frees_joker(view, card):
        return Reason("why-takes-frees", {"card": card})
    if rules.contracts and not opened:
        before, after = _distances(view, card)
        return _nearer("why-takes-contract", card, before, after)
    if not opened and rules.draw.discard_condition in ("use_now", "use_now_if_unopened"):
        return Reason("why-takes-opens", {"card": card})
    may_lay = not rules.contracts or rules.contract.new_melds_after_down
    return Reason("why-takes-meld", {"card": card}) if may_lay and _melds(view, card) else None


def _nearer(message: str, card: Card, before: int, after: int) -> Reason | None:
    return Reason(message, {"card": card, "missing": after}) if after < before else None


def _melds(view: SeatView, card: Card) -> bool:
    """Whether a card goes into the best melds of the hand, jokers left out."""
    hand = [held for held in round_of(view).hand if held != JOKER]
    return _left(view, (*hand, card)) < _left(view, hand) + view.rules.card_points[card]


def _left(view: SeatView, hand: Sequence[Card]) -> int:
    """Points of a hand beside its melds."""
    laid = [face(card) for meld in new_melds(view.rules, hand) for card in meld.cards]
    return view.rules.deadwood(tuple(hand)) - view.rules.deadwood(tuple(laid))


def _frees_joker(view: SeatView, card: Card) -> bool:
    if view.rules.joker.on_replace == "none":
        return False
    return any(JOKER_FOR[card] in table.meld.cards for table in round_of(view).melds)


def _owed(view: SeatView, legal: Sequence[cmd.Command]) -> Choice:
    """A play that uses the card taken, or the freed joker, which must be played at once."""
    round_ = round_of(view)
    owed = round_.taken if round_.taken_owed else JOKER
    for kind in (cmd.LayDown, cmd.Add, cmd.Swap):
        for command in legal:
            if isinstance(command, kind) and owed in _cards(command):
                return Choice(command, Reason("why-must-use", {"card": owed or JOKER}))
    plays = [c for c in legal if not isinstance(c, cmd.Move | cmd.Discard)]
    return Choice((plays or legal)[0], Reason("why-must-use", {"card": owed or JOKER}))


def _cards(command: cmd.LayDown | cmd.Add | cmd.Swap) -> list[Card]:
    if isinstance(command, cmd.LayDown):
        return [face(card) for meld in command.melds for card in meld]
    return [face(card) for card in command.cards]


def _opening(view: SeatView, legal: Sequence[cmd.Command]) -> Choice | None:
    """The opening that leaves least; there is no reason to wait that a greedy player would see."""
    ways = [command for command in legal if isinstance(command, cmd.LayDown)]
    if not ways:
        return None
    best = min(ways, key=lambda way: after_laying(view, way.melds))
    if view.rules.contracts:
        return Choice(best, Reason("why-goes-down"))
    return Choice(best, Reason("why-opens", {"points": _points(view, best)}))


def _points(view: SeatView, way: cmd.LayDown) -> int:
    total = 0
    for cards in way.melds:
        try:
            total += points(read_meld(cards, view.rules.limits), view.rules.opening_terms)
        except Refused:
            continue
    return total


def _on_table(view: SeatView, legal: Sequence[cmd.Command]) -> Choice | None:
    """Lay-offs, new melds and joker exchanges, None when the turn is to end."""
    start = position_of(view)
    everything = Search(view, jokers=True).best(start, legal)
    if everything.first is not None and everything.out:
        return _planned(everything, Reason("why-goes-out"))
    swap = next((command for command in legal if isinstance(command, cmd.Swap)), None)
    if swap is not None and not everything.out:
        return Choice(swap, Reason("why-swaps", {"cards": show(swap.cards)}))
    keeps = not view.rules.contracts and worth.nearest_out(view) > HOT
    plan = Search(view, jokers=False).best(start, legal) if keeps else everything
    if plan.first is None:
        return None
    return _planned(plan, None)


def _planned(plan: Plan, reason: Reason | None) -> Choice:
    command = plan.first
    assert isinstance(command, cmd.Add | cmd.LayDown)
    if reason is None:
        cards: Facts = {"cards": show(_cards(command))}
        message = "why-lays-meld" if isinstance(command, cmd.LayDown) else "why-lays-off"
        reason = Reason(message, cards)
    return Choice(command, reason)


def _discard(view: SeatView, legal: Sequence[cmd.Command], rng: Random) -> Choice:
    cards = {command.card: command for command in legal if isinstance(command, cmd.Discard)}
    if not cards:
        return Choice(legal[0], Reason("why-only-one"))
    round_ = round_of(view)
    if len(round_.hand) == 1:
        return Choice(next(iter(cards.values())), Reason("why-goes-out"))
    if not view.rules.contracts:
        keep = worth.keep_in_rummy(view, tuple(cards))
    elif not round_.opened[seat_of(view)]:
        keep = worth.keep_for_contract(view, tuple(cards))
    else:
        keep = worth.keep_when_down(view, tuple(cards))
    thrown = min(cards, key=lambda card: (keep[card], rng.random()))
    return Choice(cards[thrown], Reason("why-discards", {"card": thrown}))
