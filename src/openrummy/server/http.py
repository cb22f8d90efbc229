"""Requests and answers of the API: JSON in, JSON out, and problems with codes."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, TypeVar

import msgspec
from msgspec import UNSET
from starlette.requests import Request
from starlette.responses import Response

from openrummy.messages.bundle import Messages, messages
from openrummy.messages.sentences import bad_options, bad_seats
from openrummy.rules.options import BadOptions
from openrummy.rules.presets import UnknownGame
from openrummy.server.api_types import BadOptionsBody, Failed, OptionProblem, Problem
from openrummy.server.guard import same_origin
from openrummy.server.lobby import NotAllowed
from openrummy.server.rooms import NoTable
from openrummy.server.services import Services
from openrummy.server.store import CannotSave, Conflict
from openrummy.table.decide import BadSeats

T = TypeVar("T")
MOST_BODY = 64 * 1024
Handler = Callable[[Request], Awaitable[Response]]
_STATUS = {"not_seated": 403, "not_host": 403, "no_table": 404, "cannot_save": 507}


class BadRequest(Exception):
    """A request that is refused with a status and a code."""

    def __init__(self, status: int, code: str, **facts: Any) -> None:
        super().__init__(code)
        self.status, self.code, self.facts = status, code, facts


def services_of(request: Request) -> Services:
    """The server's parts."""
    services: Services = request.app.state.services
    return services


def json(value: object, status: int = 200, headers: Mapping[str, str] | None = None) -> Response:
    """An answer; nothing of the API is kept by caches."""
    return Response(
        msgspec.json.encode(value),
        status,
        {"cache-control": "no-store", **(headers or {})},
        "application/json",
    )


def failed(status: int, code: str, facts: Mapping[str, Any] | None = None) -> Response:
    """An answer that says what is wrong."""
    return json(Failed(Problem(code, facts=dict(facts) if facts else UNSET)), status)


def language(request: Request) -> Messages:
    """The sentences of the language asked for: ``?lang=``, else the browser's first."""
    wanted = request.query_params.get("lang")
    if wanted is None:
        wanted = request.headers.get("accept-language", "").split(",")[0].split(";")[0]
    return messages(wanted.strip() or None)


async def body(request: Request, kind: type[T]) -> T:
    """The JSON of a request. Raises `BadRequest`."""
    data = b""
    async for chunk in request.stream():
        data += chunk
        if len(data) > MOST_BODY:
            raise BadRequest(413, "too_long", most=MOST_BODY)
    try:
        return msgspec.json.decode(data or b"{}", type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as problem:
        raise BadRequest(400, "bad_request", reason=str(problem)[:200]) from problem


def guarded(handler: Handler) -> Handler:
    """A handler whose exceptions become answers, and that strangers' pages cannot call."""

    async def wrapped(request: Request) -> Response:
        services = services_of(request)
        address = request.client.host if request.client else "?"
        if not services.rates.request(address):
            return failed(429, "too_fast")
        unsafe = request.method not in ("GET", "HEAD", "OPTIONS")
        if unsafe and not same_origin(request.headers, services.config.origins):
            return failed(403, "bad_origin")
        try:
            return await handler(request)
        except BadRequest as bad:
            return failed(bad.status, bad.code, bad.facts)
        except NoTable:
            return failed(404, "no_table")
        except UnknownGame as bad:
            return failed(404, "unknown_game", {"name": str(bad.name)[:50]})
        except BadOptions as bad:
            return options_failed(request, bad)
        except BadSeats as bad:
            facts = {"have": bad.seats, "least": bad.least, "most": bad.most}
            message = bad_seats(language(request), bad)
            return json(Failed(Problem("bad_seats", message, facts)), 422)
        except NotAllowed as bad:
            return failed(_STATUS.get(bad.code, 409), bad.code, bad.facts)
        except Conflict:
            return failed(409, "stale")
        except CannotSave:
            return failed(507, "cannot_save")

    wrapped.__name__ = handler.__name__
    wrapped.__doc__ = handler.__doc__
    return wrapped


def options_failed(request: Request, bad: BadOptions) -> Response:
    """The answer to options that cannot be played: every problem in words."""
    said = bad_options(language(request), bad)
    problems = tuple(
        OptionProblem(problem.option, text)
        for problem, text in zip(bad.problems, said, strict=True)
    )
    return json(BadOptionsBody(Problem("bad_options"), problems), 422)
