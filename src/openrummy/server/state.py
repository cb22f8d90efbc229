"""One table as its log says it: seats, settings, the match and its deadlines. Frozen; a fold."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from openrummy.records.codec import full_rules, to_json
from openrummy.rules.ruleset import RuleSet
from openrummy.server.changes import (
    CameBack,
    Change,
    Did,
    Extended,
    Opened,
    Rematched,
    Seated,
    SettingsChanged,
    Sitter,
    Started,
    TimeGiven,
    WentAway,
    read_change,
)
from openrummy.server.deadlines import NO_DEADLINES, Deadlines, extended, more_time, renewed
from openrummy.server.protocol import TableSettings
from openrummy.server.store import Entry
from openrummy.table.commands import Command
from openrummy.table.decide import new_match, start, step
from openrummy.table.events import Dealt, Event
from openrummy.table.notation import parse_command
from openrummy.table.state import Match


class TableState(Struct, frozen=True):
    """Everything that is true of a table, secrets included: people get `openrummy.server.views`."""

    code: str
    rules: RuleSet
    rules_json: str
    """The rules as their preset and the options that differ (`openrummy.records.codec.Rules`)."""
    match: Match
    """Before the first deal a match without a round."""
    started: bool
    seats: tuple[Sitter, ...]
    settings: TableSettings
    seeded: bool
    version: int
    epoch: int
    """The version that a command must have seen: the last one that changed what may be done."""
    deadlines: Deadlines = NO_DEADLINES
    rematch: str | None = None

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.match.over is not None

    def plays_itself(self, seat: int) -> bool:
        """Whether a bot plays a seat now."""
        sitter = self.seats[seat]
        return sitter.kind == "bot" or sitter.away

    def with_sitter(self, seat: int, sitter: Sitter) -> TableState:
        """The table with somebody else on a seat."""
        return replace(self, seats=(*self.seats[:seat], sitter, *self.seats[seat + 1 :]))


class Folded(Struct, frozen=True):
    """The table after a change, and what happened in the match."""

    state: TableState
    events: tuple[Event, ...] = ()


def opened(code: str, change: Opened, version: int = 1) -> TableState:
    """A new table. Raises what the rules of its match raise."""
    rules = full_rules(change.preset, change.options)
    return TableState(
        code=code,
        rules=rules,
        rules_json=to_json(rules).decode(),
        match=new_match(rules, len(change.seats), change.seed),
        started=False,
        seats=change.seats,
        settings=change.settings,
        seeded=change.seeded,
        version=version,
        epoch=version,
    )


def folded(state: TableState, change: Change, at: int) -> Folded:
    """The table after its next change, made at a time. Raises `Refused` for a bad command."""
    if isinstance(change, Did):
        return commanded(state, change.seat, parse_command(change.do), at)
    events: tuple[Event, ...] = ()
    after = _changed(state, change)
    if isinstance(change, Started):
        match, events = start(state.rules, len(state.seats), state.match.seed)
        after = replace(state, match=match, started=True, epoch=state.version + 1)
    after = replace(after, version=state.version + 1)
    return Folded(replace(after, deadlines=_deadlines(after, after.match, at)), events)


def commanded(state: TableState, seat: int, command: Command, at: int) -> Folded:
    """The table after a command of the game. Raises `Refused`."""
    match, events = step(state.match, seat, command)
    version = state.version + 1
    epoch = state.epoch if _only_answered(state.match, match) else version
    deadlines = _deadlines(state, match, at)
    after = replace(state, match=match, version=version, epoch=epoch, deadlines=deadlines)
    return Folded(after, events)


def _changed(state: TableState, change: Change) -> TableState:
    match change:
        case Seated(seat, sitter):
            return state.with_sitter(seat, sitter)
        case WentAway(seat, left):
            return state.with_sitter(seat, replace(state.seats[seat], away=True, left=left))
        case CameBack(seat):
            return state.with_sitter(seat, replace(state.seats[seat], away=False, left=False))
        case SettingsChanged(settings):
            return replace(state, settings=settings)
        case TimeGiven(seat):
            return replace(state, deadlines=more_time(state.deadlines, seat))
        case Extended(by):
            return replace(state, deadlines=extended(state.deadlines, by))
        case Rematched(code):
            return replace(state, rematch=code)
        case _:
            return state


def _only_answered(before: Match, after: Match) -> bool:
    """Whether a seat has just answered the offer of a discard, which stays on offer.

    Others in the same window answered at sight of the version before: they are not late.
    """
    old, new = before.round, after.round
    return (
        before.rules.exposed
        and old is not None
        and new is not None
        and old.phase == new.phase == "draw"
        and old.turn == new.turn
        and old.pile == new.pile
        and old.hands == new.hands
    )


def _deadlines(state: TableState, match: Match, at: int) -> Deadlines:
    settings = state.settings
    if settings.turn_seconds is None and settings.buy_seconds is None:
        return NO_DEADLINES
    timed = [not state.plays_itself(seat) for seat in range(len(state.seats))]
    return renewed(state.deadlines, match, settings, timed, at)


def refolded(entries: Sequence[Entry]) -> tuple[TableState, list[Event]]:
    """The table that a whole log leads to, and the events of its round."""
    first = read_change(entries[0].body)
    assert isinstance(first, Opened)
    state, recent = opened(entries[0].table, first), list[Event]()
    for entry in entries[1:]:
        after = folded(state, read_change(entry.body), entry.at)
        state = after.state
        for event in after.events:
            if isinstance(event, Dealt):
                recent.clear()
            recent.append(event)
    return state, recent
