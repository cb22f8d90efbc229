"""The API of tables: opening, the lobby, sitting, leaving, and what the host may do."""

from __future__ import annotations

import msgspec
from msgspec import UNSET
from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import Response

from openrummy.messages.bundle import Messages
from openrummy.messages.labels import preset_name
from openrummy.records.codec import Rules
from openrummy.server.api_types import (
    Code,
    Done,
    Kick,
    Open,
    OwnSeat,
    PutBot,
    Settings,
    Sit,
    TableInfo,
)
from openrummy.server.http import BadRequest, body, json, language, services_of
from openrummy.server.lobby import Wanted
from openrummy.server.protocol import TableSettings
from openrummy.server.room import Room
from openrummy.server.sessions import Sessions, seat_of
from openrummy.server.views import seats_of

MOST_LISTED = 100


async def open_table(request: Request) -> Response:
    """Opens a table; whoever opens it is its host."""
    services = services_of(request)
    wanted = await body(request, Open)
    address = request.client.host if request.client else "?"
    if not services.rates.table(address):
        raise BadRequest(429, "too_fast")
    guest, cookie = guest_of(request)
    settings = TableSettings(
        private=wanted.private,
        bot_pace=wanted.bot_pace,
        turn_seconds=wanted.turn_seconds,
        buy_seconds=wanted.buy_seconds,
        spectators=wanted.spectators,
        stand_in=wanted.stand_in,
    )
    ticket = await services.lobby.open(
        Wanted(
            wanted.preset,
            wanted.options,
            wanted.seats,
            wanted.bots,
            wanted.name,
            settings,
            wanted.seed,
        ),
        guest,
    )
    return json(ticket, 201, cookie)


async def list_tables(request: Request) -> Response:
    """The public tables where somebody waits and one may still sit, the newest first."""
    said = language(request)
    found: list[TableInfo] = []
    for room in reversed(tuple(services_of(request).rooms)):
        if room.state.settings.private or room.state.over or len(found) == MOST_LISTED:
            continue
        people = [listener for listener in room.listeners if listener.seat is not None]
        info = table_info(room, said)
        if people and info.open:
            found.append(info)
    return json(found)


async def show_table(request: Request) -> Response:
    """One table, for the page of an invitation."""
    room = await room_of(request)
    info = table_info(room, language(request))
    guest = services_of(request).sessions.read(request.headers.get("cookie"))
    return json(replace(info, you=seat_of(room.state, guest, None)))


async def sit(request: Request) -> Response:
    """Takes a seat: one's own, an open one, or a bot's."""
    wanted = await body(request, Sit)
    room = await room_of(request)
    guest, cookie = guest_of(request)
    ticket = await services_of(request).lobby.sit(room, wanted.name, guest, wanted.seat)
    return json(ticket, 200, cookie)


async def leave(request: Request) -> Response:
    """Leaves the table; a bot plays on."""
    room, seat = await own_seat(request, (await body(request, OwnSeat)).seat_key)
    await services_of(request).lobby.leave(room, seat)
    return json(Done())


async def take_back(request: Request) -> Response:
    """Takes one's own seat back from the bot."""
    room, seat = await own_seat(request, (await body(request, OwnSeat)).seat_key)
    await services_of(request).lobby.take_back(room, seat)
    return json(Done())


async def put_bot(request: Request) -> Response:
    """The host puts a bot on a seat, or opens the seat."""
    wanted = await body(request, PutBot)
    room = await as_host(request, wanted.seat_key)
    await services_of(request).lobby.put_bot(room, wanted.seat, wanted.bot)
    return json(Done())


async def kick(request: Request) -> Response:
    """The host takes a person's seat away."""
    wanted = await body(request, Kick)
    room = await as_host(request, wanted.seat_key)
    await services_of(request).lobby.kick(room, wanted.seat)
    return json(Done())


async def change_settings(request: Request) -> Response:
    """The host changes the pace of bots, the clocks, and who may look on."""
    wanted = await body(request, Settings)
    room = await as_host(request, wanted.seat_key)
    names = ("bot_pace", "turn_seconds", "buy_seconds", "spectators", "stand_in")
    changes = {name: getattr(wanted, name) for name in names if getattr(wanted, name) is not UNSET}
    await services_of(request).lobby.set(room, replace(room.state.settings, **changes))
    return json(Done())


async def rematch(request: Request) -> Response:
    """A new table with the same people and rules, once the match is over."""
    room, _ = await own_seat(request, (await body(request, OwnSeat)).seat_key)
    return json(Code(await services_of(request).lobby.rematch(room)))


# ---- who and where -------------------------------------------------------------------------


async def room_of(request: Request) -> Room:
    """The table of the path. Raises `NoTable`."""
    code: str = request.path_params["code"]
    return await services_of(request).rooms.find(code.upper())


async def own_seat(request: Request, key: str | None) -> tuple[Room, int]:
    """The table and the seat of whoever asks. Raises `NoTable`, or `BadRequest`."""
    room = await room_of(request)
    guest = services_of(request).sessions.read(request.headers.get("cookie"))
    seat = seat_of(room.state, guest, key)
    if seat is None:
        raise BadRequest(403, "not_seated")
    return room, seat


async def as_host(request: Request, key: str | None) -> Room:
    """The table, if its host asks. Raises `NoTable`, or `BadRequest`."""
    room, seat = await own_seat(request, key)
    if not room.state.seats[seat].host:
        raise BadRequest(403, "not_host")
    return room


def guest_of(request: Request) -> tuple[str, dict[str, str]]:
    """Who asks, and the headers that make a newcomer a guest."""
    sessions = services_of(request).sessions
    guest = sessions.read(request.headers.get("cookie"))
    if guest is not None:
        return guest, {}
    value = sessions.new()
    found = sessions.read_value(value)
    assert found is not None
    secure = request.url.scheme == "https"
    return found, {"set-cookie": Sessions.header(value, secure=secure)}


def table_info(room: Room, messages: Messages) -> TableInfo:
    """A table as anyone may see it."""
    state = room.state
    short = msgspec.json.decode(state.rules_json, type=Rules)
    free = sum(sitter.kind != "person" for sitter in state.seats)
    return TableInfo(
        code=state.code,
        preset=short.preset,
        title=preset_name(messages, state.rules.name),
        differs=short.options,
        seats=seats_of(state, room.connected()),
        started=state.started,
        open=0 if state.over else free,
        over=state.over,
        private=state.settings.private,
    )
