"""When time runs out: for the seat on turn, and for those who may buy the discard.

Times are milliseconds since 1970 (UTC). Rules of the game know no clock: what happens when a
deadline has passed is a command that the server gives (`openrummy.server.pump`).
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from openrummy.server.protocol import TableSettings
from openrummy.table.legal import actors
from openrummy.table.state import Match, Round, is_over

MORE_MS = 20_000
MOST_MORE = 10
"""How often a seat may ask for more time in one turn."""


class Deadline(Struct, frozen=True):
    """One deadline: for what (``of`` tells one turn or window from the next), whom, and when."""

    of: tuple[int, ...]
    seats: tuple[int, ...]
    ends_at: int
    more_left: int = MOST_MORE


class Deadlines(Struct, frozen=True, omit_defaults=True):
    """The deadlines that run at a table."""

    turn: Deadline | None = None
    buy: Deadline | None = None

    @property
    def running(self) -> tuple[Deadline, ...]:
        """Those that run, the window for buying first."""
        if self.turn is None and self.buy is None:
            return ()
        return tuple(deadline for deadline in (self.buy, self.turn) if deadline is not None)


NO_DEADLINES = Deadlines()


def renewed(
    old: Deadlines, match: Match, settings: TableSettings, timed: Sequence[bool], now: int
) -> Deadlines:
    """The deadlines after a change: those of the same turn and window go on."""
    round_ = match.round
    if round_ is None or is_over(match) or match.over is not None:
        return NO_DEADLINES
    turn = buy = None
    turn_of = (round_.number, round_.turn, sum(round_.turns), _PHASES[round_.phase])
    if settings.turn_seconds is not None and timed[round_.turn]:
        turn = _one(old.turn, turn_of, (round_.turn,), settings.turn_seconds, now)
    buyers = tuple(s for s in buyers_of(match, round_) if timed[s])
    if settings.buy_seconds is not None and buyers:
        buy = _one(old.buy, turn_of[:3], buyers, settings.buy_seconds, now)
    return Deadlines(turn, buy)


# Draw and play are one turn; a gin offer and a defence are turns of their own.
_PHASES = {"offer": 1, "draw": 0, "play": 0, "defend": 2, "over": 3}


def buyers_of(match: Match, round_: Round) -> tuple[int, ...]:
    """The seats off turn that may still ask for the discard, the nearest first."""
    return tuple(seat for seat in actors(match) if seat != round_.turn)


def _one(
    old: Deadline | None, of: tuple[int, ...], seats: tuple[int, ...], seconds: int, now: int
) -> Deadline:
    if old is not None and old.of == of:
        return old if old.seats == seats else replace(old, seats=seats)
    return Deadline(of, seats, now + 1000 * seconds)


def more_time(deadlines: Deadlines, seat: int) -> Deadlines:
    """Twenty seconds more for the deadlines of a seat, as long as it may ask."""
    return Deadlines(*(_later(d, seat) for d in (deadlines.turn, deadlines.buy)))


def _later(deadline: Deadline | None, seat: int) -> Deadline | None:
    if deadline is None or seat not in deadline.seats or deadline.more_left == 0:
        return deadline
    return replace(deadline, ends_at=deadline.ends_at + MORE_MS, more_left=deadline.more_left - 1)


def may_have_more(deadlines: Deadlines, seat: int) -> bool:
    """Whether a seat is timed and may ask for more time."""
    return more_time(deadlines, seat) != deadlines


def extended(deadlines: Deadlines, by: int) -> Deadlines:
    """All deadlines later by so many milliseconds."""
    moved = (
        None if d is None else replace(d, ends_at=d.ends_at + by)
        for d in (deadlines.turn, deadlines.buy)
    )
    return Deadlines(*moved)
