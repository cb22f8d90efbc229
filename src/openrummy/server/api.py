"""The HTTP API: one list of its routes, from which the application and OpenAPI are made."""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from openrummy.server import api_replays, api_rules, api_tables
from openrummy.server import api_types as types
from openrummy.server.api_tables import guest_of
from openrummy.server.http import Handler, body, guarded, json, language
from openrummy.server.lobby import clean_name


class Call(Struct, frozen=True):
    """One call: its method and path, what goes in, what comes out."""

    method: str
    path: str
    handler: Handler
    takes: Any = None
    gives: Any = None
    query: tuple[str, ...] = ()
    status: int = 200


ANIMALS = (
    *("otter", "hedgehog", "badger", "heron", "fox", "owl"),
    *("hare", "lynx", "robin", "seal", "swift", "wren"),
)


async def session(request: Request) -> Response:
    """Makes whoever asks a guest, and gives them a name if they have none."""
    wanted = await body(request, types.Guest)
    guest, cookie = guest_of(request)
    animal = ANIMALS[int(guest[:8], 16) % len(ANIMALS)]
    name = clean_name(wanted.name, language(request).text(f"guest-{animal}"))
    return json(types.Guest(name), 200, cookie)


async def openapi(_: Request) -> Response:
    """This API as an OpenAPI document."""
    from openrummy.server.openapi import document  # noqa: PLC0415 - made from this module

    return json(document())


CALLS: tuple[Call, ...] = (
    Call("POST", "/api/session", session, types.Guest, types.Guest, ("lang",)),
    Call("GET", "/api/games", api_rules.games, None, list[types.Game], ("lang",)),
    Call(
        "POST", "/api/games/{preset}/check", api_rules.check, types.Check, types.Checked, ("lang",)
    ),
    Call("GET", "/api/rules/{preset}", api_rules.book, None, types.RuleBook, ("lang", "options")),
    Call("POST", "/api/tables", api_tables.open_table, types.Open, types.Ticket, status=201),
    Call("GET", "/api/tables", api_tables.list_tables, None, list[types.TableInfo], ("lang",)),
    Call("GET", "/api/tables/{code}", api_tables.show_table, None, types.TableInfo, ("lang",)),
    Call("POST", "/api/tables/{code}/sit", api_tables.sit, types.Sit, types.Ticket),
    Call("POST", "/api/tables/{code}/leave", api_tables.leave, types.OwnSeat, types.Done),
    Call("POST", "/api/tables/{code}/take_back", api_tables.take_back, types.OwnSeat, types.Done),
    Call("POST", "/api/tables/{code}/bot", api_tables.put_bot, types.PutBot, types.Done),
    Call(
        "POST",
        "/api/tables/{code}/settings",
        api_tables.change_settings,
        types.Settings,
        types.Done,
    ),
    Call("POST", "/api/tables/{code}/kick", api_tables.kick, types.Kick, types.Done),
    Call("POST", "/api/tables/{code}/rematch", api_tables.rematch, types.OwnSeat, types.Code),
    Call("GET", "/api/tables/{code}/record", api_replays.record),
    Call("GET", "/api/replays/{code}", api_replays.show_replay, None, types.Replay),
    Call(
        "GET",
        "/api/replays/{code}/{line:int}",
        api_replays.moment,
        None,
        types.Moment,
        ("seat",),
    ),
    Call("POST", "/api/referee", api_rules.referee, dict[str, Any], dict[str, Any], ("lang",)),
    Call("GET", "/api/openapi.json", openapi, None, dict[str, Any]),
)


async def no_such_call(_: Request) -> Response:
    """Any other path under /api."""
    return json(types.Failed(types.Problem("no_such_call")), 404)


_METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"]


def routes() -> list[Route]:
    """The routes of the API."""
    found = [Route(call.path, guarded(call.handler), methods=[call.method]) for call in CALLS]
    return [*found, Route("/api/{rest:path}", no_such_call, methods=_METHODS)]
