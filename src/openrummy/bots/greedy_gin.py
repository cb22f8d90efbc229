"""Greedy play of gin: deadwood, what it can become, and when to knock (rules G2-G16)."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from openrummy.bots.player import Choice, Reason, live_copies, round_of, seat_of
from openrummy.core.cards import NUMBER, Card, without
from openrummy.core.solvers import gin
from openrummy.core.solvers.gin_cards import best_defence, discard_deadwoods, hand_of
from openrummy.core.solvers.gin_tables import BIT
from openrummy.table import commands as cmd
from openrummy.table.view import SeatView

HOPE = 3.0
"""Draws that a hand's prospects are counted for: how far potential outweighs present deadwood."""
EARLY_TURNS = 8
"""Own turns in which a knock at the first chance pays; later it is often undercut."""
SAFE_DEADWOOD = 3
"""Deadwood with which a later knock is seldom undercut."""
WORTH_TAKING = 6
"""Points that a discard must save to be taken although it makes no meld."""
LAST_TURNS = 4
"""Draws left in the stock (for both) when any knock is better than a cancelled round."""


def choose(view: SeatView, legal: Sequence[cmd.Command], rng: Random) -> Choice:
    """The choice in a round of gin."""
    phase = round_of(view).phase
    if phase in ("offer", "draw"):
        return _draw(view, legal)
    if phase == "defend":
        return _defend(view, legal)
    return _end_turn(view, legal, rng)


def _draw(view: SeatView, legal: Sequence[cmd.Command]) -> Choice:
    round_ = round_of(view)
    other = next(c for c in legal if not isinstance(c, cmd.Take))
    refused = "why-passes" if isinstance(other, cmd.Pass) else "why-draws"
    take = cmd.Take()
    if take not in legal:
        return Choice(other, Reason(refused))
    card = round_.pile[-1]
    before = gin.deadwood(gin.arrange(hand_of(round_.hand)))
    after, melds = _with_discard(view, card)
    facts: dict[str, int | str] = {"card": card, "before": before, "after": after}
    if after < before and (melds or before - after >= WORTH_TAKING):
        return Choice(take, Reason("why-takes-meld" if melds else "why-takes-low", facts))
    return Choice(other, Reason(refused, {"card": card}))


def _with_discard(view: SeatView, card: Card) -> tuple[int, bool]:
    """The least deadwood after taking a card and throwing another, and whether the card melds."""
    hand = (*round_of(view).hand, card)
    left = {c: points for c, points in discard_deadwoods(hand).items() if c != card}
    thrown = min(left, key=lambda c: left[c])
    rest = hand_of(without(hand, (thrown,)))
    return left[thrown], not gin.unmatched(rest, gin.arrange(rest)) & BIT[NUMBER[card]]


def _end_turn(view: SeatView, legal: Sequence[cmd.Command], rng: Random) -> Choice:
    for command in legal:
        if isinstance(command, cmd.CallGrandGin):
            return Choice(command, Reason("why-grand-gin"))
        if isinstance(command, cmd.CallGin):
            return Choice(command, Reason("why-gin"))
    hand = round_of(view).hand
    left = discard_deadwoods(hand)
    knocks = [command for command in legal if isinstance(command, cmd.Knock)]
    if knocks:
        best = min(knocks, key=lambda knock: left[knock.card])
        if _should_knock(view, left[best.card]):
            return Choice(best, Reason("why-knocks", {"points": left[best.card]}))
    return _discard(view, legal, left, rng)


def _should_knock(view: SeatView, deadwood: int) -> bool:
    """Early at once; later with little, or before the stock runs out."""
    round_ = round_of(view)
    draws = round_.stock - view.rules.gin.blocked_at
    early = round_.turns[seat_of(view)] <= EARLY_TURNS
    return early or deadwood <= SAFE_DEADWOOD or draws <= LAST_TURNS


def _discard(
    view: SeatView, legal: Sequence[cmd.Command], left: dict[Card, int], rng: Random
) -> Choice:
    """The discard that leaves least, what the rest can become taken into account."""
    live = [card for card, count in live_copies(view).items() if count]
    hand = round_of(view).hand
    rated = []
    for command in legal:
        if isinstance(command, cmd.Discard):
            rest = hand_of(without(hand, (command.card,)))
            score = left[command.card] - HOPE * _prospects(rest, live)
            rated.append((score, rng.random(), command))
    _, _, best = min(rated, key=lambda entry: entry[:2])
    facts: dict[str, int | str] = {"card": best.card, "points": left[best.card]}
    return Choice(best, Reason("why-discards-gin", facts))


def _prospects(hand: int, live: Sequence[Card]) -> float:
    """Points that the next unseen card is expected to save by melding."""
    now = gin.deadwood(gin.arrange(hand))
    saved = 0
    for card in live:
        then = gin.deadwood(gin.arrange(hand | BIT[NUMBER[card]]))
        saved += max(0, now - then)
    return saved / max(1, len(live))


def _defend(view: SeatView, legal: Sequence[cmd.Command]) -> Choice:
    round_ = round_of(view)
    for command in legal:
        if isinstance(command, cmd.Defend):
            return Choice(command, Reason("why-defends"))
    shown = [table.meld for table in round_.melds if table.owner != seat_of(view)]
    adds = [command for command in legal if isinstance(command, cmd.Add)]
    if adds:
        for card, index in best_defence(round_.hand, shown).lay_offs:
            add = cmd.Add((card,), index)
            if add in adds:
                return Choice(add, Reason("why-lays-off", {"cards": card}))
        return Choice(adds[0], Reason("why-lays-off", {"cards": adds[0].cards[0]}))
    return Choice(cmd.Done(), Reason("why-done"))
