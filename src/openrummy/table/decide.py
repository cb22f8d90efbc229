"""Commands in, events out: the one door through which a match is played (design, "The picture").

``decide`` may refuse and changes nothing; ``evolve`` (`openrummy.table.evolve`) never refuses.
"""

from __future__ import annotations

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
    return _carried_out(match, seat, command).events_so_far


def step(match: Match, seat: int, command: cmd.Command) -> tuple[Match, tuple[Event, ...]]:
    """The match after a command, and its events. Raises `Refused`; nothing has changed."""
    flow = _carried_out(match, seat, command)
    return flow.match, flow.events_so_far


def _carried_out(match: Match, seat: int, command: cmd.Command) -> Flow:
    flow = Flow(match)
    if not 0 <= seat < match.seats:
        raise Refused(Refusal.NOT_SEATED, seat=seat)
    if match.over is not None:
        raise Refused(Refusal.MATCH_OVER)
    match command:
        case cmd.Next():
            _next(flow)
        case cmd.Resign():
            _resign(flow, seat)
        case cmd.Abandon():
            flow.emit(MatchEnded("abandoned", (), match.totals))
        case _:
            _in_round(flow, seat, command)
    return flow


def _in_round(flow: Flow, seat: int, command: cmd.Command) -> None:
    if is_over(flow.match):
        raise Refused(Refusal.ROUND_OVER)
    if flow.rules.exposed:
        exposed.act(flow, seat, command)
    else:
        concealed.act(flow, seat, command)
    if is_over(flow.match):
        _end_match(flow)


def _next(flow: Flow) -> None:
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


def _resign(flow: Flow, seat: int) -> None:
    gone = (seat, *eliminated(flow.rules, flow.match.totals))
    others = tuple(other for other in range(flow.match.seats) if other not in gone)
    flow.emit(MatchEnded("resigned", others, flow.match.totals, seat))
