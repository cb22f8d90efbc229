"""``openrummy serve``: the tables in the browser."""

from __future__ import annotations

import os
import threading
import time
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING

import click

from openrummy.cli.speech import INTERRUPTED, speech, wrong

if TYPE_CHECKING:
    import uvicorn

PORT = 8080


def _said(name: str, /, **facts: str | int) -> str:
    return speech().text(f"serve-{name}", **facts)


def usual_data() -> Path:
    """Where tables are kept unless another folder is named."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "openrummy" / "server"


@click.command(help=_said("help"), short_help=_said("short"))
@click.option("--host", default="127.0.0.1", show_default=True, help=_said("host"))
@click.option(
    "--port", default=PORT, show_default=True, type=click.IntRange(0, 65535), help=_said("port")
)
@click.option("--data", type=click.Path(path_type=Path, file_okay=False), help=_said("data"))
@click.option("--bots", default=1, type=click.IntRange(1, 64), help=_said("bots"))
@click.option("--open", "open_page", is_flag=True, help=_said("open"))
def serve(host: str, port: int, data: Path | None, bots: int, *, open_page: bool) -> int:
    """Runs the server until Ctrl-C."""
    from openrummy.server.config import Config  # noqa: PLC0415 - the server is heavy
    from openrummy.server.migrate import NewerSchema  # noqa: PLC0415
    from openrummy.server.run import make_server  # noqa: PLC0415
    from openrummy.server.sqlite_store import InUse, SqliteStore  # noqa: PLC0415

    folder = data or usual_data()
    try:
        SqliteStore.prepare(folder)
    except InUse:
        wrong(_said("in-use", folder=str(folder)))
    except NewerSchema:
        wrong(_said("newer", folder=str(folder)))
    server = make_server(Config(data=folder, bot_workers=bots), host, port)
    threading.Thread(target=_announce, args=(server, host, open_page), daemon=True).start()
    try:
        server.run()
    except KeyboardInterrupt:
        return INTERRUPTED
    except SystemExit:
        wrong(_said("port-taken", port=port))
    return 0


def _announce(server: uvicorn.Server, host: str, open_page: bool) -> None:
    """Says the address once the server listens; a port of 0 is known only then."""
    while not server.started:
        if server.should_exit:
            return
        time.sleep(0.02)
    port = server.servers[0].sockets[0].getsockname()[1]
    shown = "localhost" if host in ("127.0.0.1", "0.0.0.0", "::") else host  # noqa: S104
    address = f"http://{shown}:{port}/"
    click.echo(_said("at", address=address))
    if open_page:
        webbrowser.open(address)
