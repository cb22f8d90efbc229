"""The API of finished matches: the record, and the match again line by line."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import UNSET, Raw
from starlette.requests import Request
from starlette.responses import Response

from openrummy.records.codec import to_json
from openrummy.records.record import Record, new_header, new_line
from openrummy.records.replay import Step, replay, standing_of
from openrummy.server.api_tables import room_of
from openrummy.server.api_types import Moment, Replay, ReplayLine, Standing
from openrummy.server.changes import Did, Opened, Sitter, read_change
from openrummy.server.http import BadRequest, json, services_of
from openrummy.server.room import Room
from openrummy.server.store import Entry
from openrummy.server.views import events_json
from openrummy.table.notation import parse_command
from openrummy.table.view import view

MOST_KEPT = 8
"""Matches whose steps are kept for whoever leafs through them."""


async def record(request: Request) -> Response:
    """The record of a finished match, to be kept or checked."""
    room = await _finished(request)
    data = (await record_of(request, room)).to_bytes()
    name = f"openrummy-{room.state.rules.name}-{room.state.code}.jsonl"
    return Response(
        data,
        headers={"content-disposition": f'attachment; filename="{name}"'},
        media_type="application/jsonl",
    )


async def show_replay(request: Request) -> Response:
    """A finished match: who played, and every command."""
    room = await _finished(request)
    found = await record_of(request, room)
    standing = standing_of(room.state.match)
    lines = tuple(
        ReplayLine(number, line.seat, line.do) for number, line in enumerate(found.lines, start=2)
    )
    return json(
        Replay(
            found.header.preset,
            found.header.options,
            found.header.seats,
            lines,
            Standing(
                room.state.match.over or "",
                standing.totals,
                standing.final,
                standing.winners,
            ),
        )
    )


async def moment(request: Request) -> Response:
    """A finished match after one line, as a seat saw it, or with all hands open."""
    room = await _finished(request)
    line: int = request.path_params["line"]
    steps = await _steps(request, room)
    if not 1 <= line <= len(steps):
        raise BadRequest(404, "no_such_line", most=len(steps))
    step = steps[line - 1]
    seat, everyone = _perspective(request, room)
    round_ = step.match.round
    hands = round_.hands if everyone and round_ is not None else UNSET
    return json(
        Moment(
            line,
            Raw(to_json(view(step.match, seat))),
            Raw(to_json(step.events) if everyone else events_json(step.events, seat)),
            hands,
        )
    )


def _perspective(request: Request, room: Room) -> tuple[int | None, bool]:
    """The seat to look from, and whether all hands are shown."""
    wanted = request.query_params.get("seat", "all")
    if wanted == "all":
        return None, True
    if wanted == "none":
        return None, False
    if not (wanted.isascii() and wanted.isdigit() and int(wanted) < len(room.state.seats)):
        raise BadRequest(400, "no_such_seat")
    return int(wanted), False


async def _finished(request: Request) -> Room:
    """The table, if its match is over: before, its log holds secrets."""
    room = await room_of(request)
    if not room.state.over:
        raise BadRequest(409, "match_not_over")
    return room


async def record_of(request: Request, room: Room) -> Record:
    """The record of a table from its log."""
    entries = await services_of(request).hub.store.entries(room.state.code)
    return as_record(room, entries)


def as_record(room: Room, entries: Sequence[Entry]) -> Record:
    """The log of a table as a record."""
    first = read_change(entries[0].body)
    assert isinstance(first, Opened)
    seats: Sequence[Sitter] = room.state.seats
    names = [sitter.name or "?" for sitter in seats]
    bots = {at: s.bot for at, s in enumerate(seats) if s.kind == "bot" and s.bot is not None}
    header = new_header(room.state.rules, names, first.seed, bots)
    changes = (read_change(entry.body) for entry in entries)
    lines = (
        new_line(change.seat, parse_command(change.do))
        for change in changes
        if isinstance(change, Did)
    )
    return Record(header, tuple(lines))


async def _steps(request: Request, room: Room) -> Sequence[Step]:
    kept: dict[str, Sequence[Step]] = request.app.state.replays
    code = room.state.code
    if code not in kept:
        kept[code] = tuple(replay(await record_of(request, room)))
        while len(kept) > MOST_KEPT:
            kept.pop(next(iter(kept)))
    return kept[code]
