"""From the knock to the points, here and in OpenSpiel."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from openrummy.core.cards import NUMBER, RANK, Card
from openrummy.core.solvers.gin_cards import best_arrangement
from openrummy.table import commands as cmd
from openrummy.table.decide import step
from openrummy.table.events import Defended, Event, Knocked, LaidOff, RoundEnded
from openrummy.table.legal import is_legal
from openrummy.table.state import Match, Round, TableMeld
from tests.oracles.spiel_gin import FIRST_MELD_ACTION, SpielGin, least_deadwood, numbers, utils

LONGEST_CHAIN = 2
"""OpenSpiel lets no more cards be laid off at one end of a run."""


def showdown(
    rng: random.Random,
    match: Match,
    spiel: SpielGin,
    command: cmd.Knock | cmd.CallGin,
    tally: Counter[str],
) -> Match:
    """Knocks on both sides and plays the defence; the match after it, its points compared."""
    seat = round_of(match).turn
    spiel.knock(command.card)
    chosen = rng.random() < 0.5
    if chosen:
        # With melds of the knocker's own choice it may turn out not to be gin.
        command = cmd.Knock(command.card, random_melds(rng, spiel))
    match, events = step(match, seat, command)
    knocked = next(event for event in events if isinstance(event, Knocked))
    if not chosen:
        spiel.lay(knocked.melds)
    _compare_knock(spiel, seat, knocked)
    shown_worse = knocked.deadwood > best_arrangement(_ten_cards(knocked)).deadwood
    tally["knocks with more deadwood than needed"] += shown_worse
    if match.rules.gin.auto_arrange:
        _check_best_defence(spiel, knocked, events)
    else:
        match, events = _free_defence(rng, match, spiel, tally)
    tally["rounds with lay-offs"] += any(isinstance(event, LaidOff) for event in events)
    ended = next(event for event in events if isinstance(event, RoundEnded))
    assert ended.deadwood == (spiel.deadwood(0), spiel.deadwood(1))
    for other, hand in enumerate(ended.hands):
        assert spiel.hand(other) == set(hand)
    return match


def round_of(match: Match) -> Round:
    assert match.round is not None
    return match.round


def random_melds(rng: random.Random, spiel: SpielGin) -> tuple[tuple[Card, ...], ...]:
    """Lays melds of any choice that OpenSpiel allows, and passes; what was laid."""
    laid: list[tuple[Card, ...]] = []
    while True:
        melds = spiel.legal_melds()
        if spiel.may_stop() and (not melds or rng.random() < 0.1):
            spiel.let_go()
            return tuple(laid)
        laid.append(rng.choice(melds))
        spiel.apply(FIRST_MELD_ACTION + utils().meld_to_int(numbers(laid[-1])))


def _ten_cards(knocked: Knocked) -> list[Card]:
    return [*knocked.unmatched, *(card for meld in knocked.melds for card in meld.cards)]


def _compare_knock(spiel: SpielGin, seat: int, knocked: Knocked) -> None:
    assert spiel.deadwood(seat) == knocked.deadwood
    assert spiel.hand(seat) == set(knocked.unmatched)
    assert spiel.turn == 1 - seat
    assert spiel.state.finished_layoffs() == (knocked.call == "gin")


def _check_best_defence(spiel: SpielGin, knocked: Knocked, events: tuple[Event, ...]) -> None:
    """OpenSpiel accepts the solver's defence, and none that it allows leaves less."""
    least = least_deadwood(spiel)
    for event in events:
        if isinstance(event, LaidOff):
            for card in event.cards:
                spiel.apply(NUMBER[card])
    if knocked.call != "gin":
        spiel.let_go()
    spiel.lay(next(event for event in events if isinstance(event, Defended)).melds)
    assert spiel.deadwood(1 - knocked.seat) == least


@dataclass(frozen=True)
class Place:
    """A lay-off that we allow. ``before`` cards were laid off at this end of the run already."""

    card: Card
    meld: int
    before: int


def _free_defence(
    rng: random.Random, match: Match, spiel: SpielGin, tally: Counter[str]
) -> tuple[Match, tuple[Event, ...]]:
    """A defence at will, in two orders: the lay-offs first and the melds first."""
    at_knock = match
    seat = round_of(match).turn
    shown = round_of(match).melds
    adds: list[cmd.Add] = []
    events: list[Event] = []
    while not spiel.state.finished_layoffs():
        add = _choose_layoff(rng, match, spiel, shown, tally)
        if add is None:
            spiel.let_go()
            break
        spiel.apply(NUMBER[add.cards[0]])
        match, new = step(match, seat, add)
        events += new
        adds.append(add)
    shown_as = round_of(match).shown
    assert shown_as is not None
    if shown_as.call == "gin":
        assert not list(_places(match, shown))
    own = cmd.Defend(random_melds(rng, spiel))
    for command in (own, cmd.Done()):
        match, new = step(match, seat, command)
        events += new
    assert _melds_first(at_knock, seat, own, adds).results == match.results
    return match, tuple(events)


def _choose_layoff(
    rng: random.Random,
    match: Match,
    spiel: SpielGin,
    shown: tuple[TableMeld, ...],
    tally: Counter[str],
) -> cmd.Add | None:
    """A lay-off that both allow, or none; both must allow the same, but for long chains."""
    places = list(_places(match, shown))
    near = [place for place in places if place.before < LONGEST_CHAIN]
    assert spiel.legal_cards() == {place.card for place in near}
    tally["chains too long for OpenSpiel"] += len(near) < len(places)
    if not near or rng.random() < 0.1:
        return None
    card = rng.choice(near).card
    # On the run rather than the set: OpenSpiel, which knows no places, lets it lengthen the run.
    melds = [place.meld for place in near if place.card == card]
    melds.sort(key=lambda index: shown[index].meld.kind != "run")
    return cmd.Add((card,), melds[0])


def _places(match: Match, shown: tuple[TableMeld, ...]) -> Iterator[Place]:
    """Every single card that may be laid off now, on every meld that takes it."""
    round_ = round_of(match)
    for card in round_.hands[round_.turn]:
        for index, table in enumerate(shown):
            if is_legal(match, round_.turn, cmd.Add((card,), index)):
                before = 0
                if table.meld.kind == "run":
                    first, last = RANK[table.meld.cards[0]], RANK[table.meld.cards[-1]]
                    before = max(first - RANK[card], RANK[card] - last) - 1
                yield Place(card, index, before)


def _melds_first(match: Match, seat: int, own: cmd.Defend, adds: list[cmd.Add]) -> Match:
    commands: tuple[cmd.Command, ...] = (own, *adds, cmd.Done())
    for command in commands:
        match, _ = step(match, seat, command)
    return match
