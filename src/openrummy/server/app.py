"""The composition root: the only place that knows which store, and puts the parts together."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import AsyncIterator, Callable

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute

from openrummy.server.api import routes
from openrummy.server.bot_host import BotHost
from openrummy.server.config import Config
from openrummy.server.hub import Hub, clock_ms
from openrummy.server.locales import locale, locale_list
from openrummy.server.rooms import Rooms
from openrummy.server.services import Services
from openrummy.server.sessions import Sessions
from openrummy.server.sockets import TableSocket
from openrummy.server.sqlite_store import SqliteStore
from openrummy.server.static import Client, SafeHeaders
from openrummy.server.store import CannotSave, MemoryStore, Store

CLEANING_SECONDS = 600.0
SECRET = "cookie-secret"  # noqa: S105 - the name of a note, not a secret


def make_app(
    config: Config, store: Store | None = None, now: Callable[[], int] = clock_ms
) -> Starlette:
    """The server as an ASGI application. Without ``store`` it opens the one of the settings."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        kept = store or (SqliteStore.open(config.data) if config.data else MemoryStore())
        hub = Hub(config, kept, BotHost(config.bot_workers, config.bot_seconds), now)
        services = Services(config, hub, Rooms(hub), Sessions(await _secret(kept)))
        app.state.services = services
        socket.services = services
        beside = [
            asyncio.create_task(work)
            for work in (
                hub.bots.warm_up(),
                services.rooms.resume(),
                services.rooms.beat(),
                _clean_up(services),
            )
        ]
        try:
            yield
        finally:
            services.ready = False
            for task in beside:
                task.cancel()
            services.stop()
            await services.rooms.close()
            await hub.bots.close()
            await kept.close()

    socket = TableSocket()
    app = Starlette(
        routes=[
            *routes(),
            WebSocketRoute("/ws/{code}", socket),
            Route("/locales/{language}.ftl", locale),
            Route("/locales.json", locale_list),
            Route("/healthz", healthy),
            Route("/readyz", ready),
            Route("/{path:path}", Client(config.static).__call__),
        ],
        middleware=[Middleware(SafeHeaders), Middleware(GZipMiddleware, minimum_size=1000)],
        lifespan=lifespan,
    )
    app.state.replays = {}
    return app


async def _secret(store: Store) -> str:
    """The secret that cookies are signed with: made once for a database."""
    found = await store.noted(SECRET)
    if found is None:
        found = secrets.token_urlsafe(32)
        await store.note(SECRET, found)
    return found


async def _clean_up(services: Services) -> None:
    while True:
        await asyncio.sleep(CLEANING_SECONDS)
        with contextlib.suppress(CannotSave):
            await services.lobby.clean_up()


async def healthy(_: Request) -> Response:
    """The process lives."""
    return PlainTextResponse("ok")


async def ready(request: Request) -> Response:
    """The server takes people in, and its database takes what they do."""
    services: Services = request.app.state.services
    try:
        await services.hub.store.note("ready", "yes")
    except CannotSave:
        return PlainTextResponse("cannot save", 503)
    return PlainTextResponse("ok" if services.ready else "closing", 200 if services.ready else 503)
