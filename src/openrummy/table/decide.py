"""Commands in, events out: the one door through which a match is played (design, "The picture").

``decide`` may refuse and changes nothing; ``evolve`` (`openrummy.table.evolve`) never refuses.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from openrummy.core.refusals import Refusal, Refused
from openrummy.core.shuffle import fresh_seed
from openrummy.rules.options import most_seats
from openrummy.rules.ruleset import RuleSet
from openrummy.table import commands as cmd
from openrummy.table import concealed, exposed
from openrummy.table.dealing import deal, draw_dealer
from openrummy.table.events import Event, MatchEnded, TurnStarted
from openrummy.table.flow import Flow
from openrummy.table.scoring import eliminated, match_standing
from openrummy.table.state import Match, is_over


class BadSeats(ValueError):
    """A number of seats that the game cannot be played with; ``least`` to ``most`` can."""

    def __init__(self, seats: int, least: int, most: int) -> None:
        super().__init__(f"{seats} seats, {least} to {most} are possible")
        self.seats, self.least, self.most = seats, least, most


def start(rules: RuleSet, seats: int, seed: str | None = None) -> tuple[Match, tuple[Event, ...]]:
    """A new match with its first round dealt, and the events that led there.

    The same seed deals the same cards; without one, nobody can guess them. Raises `BadSeats`.
    """
    flow = Flow(new_match(rules, seats, fresh_seed() if seed is None else seed))
    draw_dealer(flow)
    _deal(flow)
    return flow.match, tuple(flow.events)


def new_match(rules: RuleSet, seats: int, seed: str) -> Match:
    """A match before its first event. Raises `BadSeats`."""
    least, most = rules.players.min, most_seats(rules)
    if not least <= seats <= most:
        raise BadSeats(seats, least, most)
    return Match(rules=rules, seats=seats, seed=seed, contracts=(0,) * seats)


def decide(match: Match, seat: int, command: cmd.Command) -> tuple[Event, ...]:
    """The events that a command of a seat brings about. Raises `Refused`; nothing has changed."""
    return step(match, seat, command)[1]


def step(match: Match, seat: int, command: cmd.Command) -> tuple[Match, tuple[Event, ...]]:
    """The match after a command, and its events. Raises `Refused`; nothing has changed."""
    if not 0 <= seat < match.seats:
        raise Refused(Refusal.NOT_SEATED, seat=seat)
    if match.over is not None:
        raise Refused(Refusal.MATCH_OVER)
    flow = Flow(match)
    carry_out = _ON_MATCH.get(type(command), _in_round)
    carry_out(flow, seat, command)
    return flow.match, tuple(flow.events)


def _in_round(flow: Flow, seat: int, command: cmd.Command) -> None:
    if is_over(flow.match):
        raise Refused(Refusal.ROUND_OVER)
    act = exposed.act if flow.rules.exposed else concealed.act
    act(flow, seat, command)
    if is_over(flow.match):
        _end_match(flow)


def _next(flow: Flow, _seat: int, _: cmd.Next) -> None:
    if not is_over(flow.match):
        raise Refused(Refusal.ROUND_NOT_OVER)
    _deal(flow)


def _deal(flow: Flow) -> None:
    deal(flow)
    starter = flow.round.starter
    if flow.rules.exposed:
        exposed.start_turn(flow, starter, drawn=flow.rules.deal.starter_extra)
    elif flow.round.phase == "draw":
        flow.emit(TurnStarted(starter))


def _end_match(flow: Flow) -> None:
    standing = match_standing(flow.match)
    if standing.over:
        flow.emit(MatchEnded("played", standing.winners, standing.final))


def _resign(flow: Flow, seat: int, _: cmd.Resign) -> None:
    gone = (seat, *eliminated(flow.rules, flow.match.totals))
    others = tuple(other for other in range(flow.match.seats) if other not in gone)
    flow.emit(MatchEnded("resigned", others, flow.match.totals, seat))


def _abandon(flow: Flow, _seat: int, _: cmd.Abandon) -> None:
    flow.emit(MatchEnded("abandoned", (), flow.match.totals))


_ON_MATCH: dict[type, Callable[[Flow, int, Any], None]] = {
    cmd.Next: _next,
    cmd.Resign: _resign,
    cmd.Abandon: _abandon,
}
