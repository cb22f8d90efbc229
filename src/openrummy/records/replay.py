"""Playing a record again: step by step, to check it, or to go on from its end."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from openrummy.core.refusals import Refusal, Refused
from openrummy.records.record import BadRecord, Record
from openrummy.table.commands import Command
from openrummy.table.decide import start, step
from openrummy.table.events import Event
from openrummy.table.scoring import Standing, match_standing
from openrummy.table.state import Match


class RefusedLine(BadRecord):
    """A line whose command the rules refuse; ``code`` says by which."""

    def __init__(self, line: int, refused: Refused) -> None:
        super().__init__(line, "refused", code=str(refused.code), **refused.facts)
        self.code = refused.code


@dataclass(frozen=True)
class Step:
    """One line of a record played: the match after it, and what happened.

    The first step is the start of the match (line 1): no seat, no command.
    """

    line: int
    seat: int | None
    command: Command | None
    match: Match
    events: tuple[Event, ...]


@dataclass(frozen=True)
class Verdict:
    """What a check of a record found: the line that the rules refuse, if any, and the standing
    after the last line that they allow.
    """

    ok: bool
    line: int
    """The line refused; when all is well, the last line."""
    standing: Standing
    code: Refusal | None = None
    facts: dict[str, object] = field(default_factory=dict)
    torn: bool = False


def replay(record: Record) -> Iterator[Step]:
    """The start of the match and then each command in turn.

    Raises `RefusedLine` at the first line that the rules refuse.
    """
    header = record.header
    match, events = start(record.rules, len(header.seats), header.seed)
    yield Step(1, None, None, match, events)
    for number, line in enumerate(record.lines, start=2):
        command = line.command
        try:
            match, events = step(match, line.seat, command)
        except Refused as refused:
            raise RefusedLine(number, refused) from refused
        yield Step(number, line.seat, command, match, events)


def verify(record: Record) -> Verdict:
    """Plays the whole record and says whether the rules allow each line."""
    last: Step | None = None
    refused: RefusedLine | None = None
    try:
        for step_ in replay(record):
            last = step_
    except RefusedLine as bad:
        refused = bad
    assert last is not None
    standing = standing_of(last.match)
    if refused is None:
        return Verdict(True, last.line, standing, torn=record.torn)
    facts = {name: fact for name, fact in refused.facts.items() if name != "code"}
    return Verdict(False, refused.line, standing, refused.code, facts, record.torn)


def standing_of(match: Match) -> Standing:
    """Where a match stands, however it ended: played, resigned or abandoned."""
    if match.over is None:
        return match_standing(match)
    return Standing(match.totals, True, match.winners, match.final)


def resume(record: Record) -> Match:
    """The match after the last line, to be played on. Raises `RefusedLine`."""
    *_, last = replay(record)
    return last.match
