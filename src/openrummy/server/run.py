"""Runs the server: uvicorn as measured for tables (no compression of messages, small frames)."""

from __future__ import annotations

import gc

import uvicorn
from starlette.types import ASGIApp

from openrummy.server.app import make_app
from openrummy.server.config import Config
from openrummy.server.line import Line

BIGGEST_FRAME = 64 * 1024
"""Bytes; frames over `sockets.MOST_BYTES` are answered with a code, bigger ones end the socket."""
NEW_OBJECTS = 50_000
"""So many more objects, and Python looks for rings of garbage among them. Its usual 700 are made
and gone again in two moves: with hundreds of tables in memory, looking took a fifth of the time."""


def make_server(config: Config, host: str, port: int) -> uvicorn.Server:
    """The server, not yet running."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(NEW_OBJECTS, 20, 20)
    return uvicorn.Server(uvicorn_config(make_app(config), host, port))


def uvicorn_config(app: ASGIApp, host: str, port: int) -> uvicorn.Config:
    """How uvicorn serves the application."""
    return uvicorn.Config(
        app,
        host=host,
        port=port,
        http="httptools",
        ws=Line,
        ws_max_size=BIGGEST_FRAME,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        backlog=2048,
        timeout_graceful_shutdown=5,
        access_log=False,
        log_level="warning",
        server_header=False,
    )
