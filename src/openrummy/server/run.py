"""Runs the server: uvicorn as measured for tables (no compression of messages, small frames)."""

from __future__ import annotations

import uvicorn

from openrummy.server.app import make_app
from openrummy.server.config import Config

BIGGEST_FRAME = 64 * 1024
"""Bytes; frames over `sockets.MOST_BYTES` are answered with a code, bigger ones end the socket."""


def make_server(config: Config, host: str, port: int) -> uvicorn.Server:
    """The server, not yet running."""
    return uvicorn.Server(
        uvicorn.Config(
            make_app(config),
            host=host,
            port=port,
            http="httptools",
            ws="websockets-sansio",
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
    )
