"""The browser client: built files, with the headers that keep other people's code out."""

from __future__ import annotations

import mimetypes
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

FOREVER = "public, max-age=31536000, immutable"
PACKED = {"br": ".br", "gzip": ".gz"}
"""Encodings that the build may have made beforehand, the best first."""

mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("text/javascript", ".js")

_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; "
    "connect-src 'self'; manifest-src 'self'; font-src 'self'; worker-src 'self'; "
    "frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
)
_HEADERS = [
    (b"content-security-policy", _POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"x-frame-options", b"DENY"),
]


class SafeHeaders:
    """Adds the security headers to every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *_HEADERS]
            await send(message)

        await self._app(scope, receive, with_headers)


class Client:
    """Serves the built client; any path that is no file is the client's own affair."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder.resolve()

    async def __call__(self, request: Request) -> Response:
        """The file of the path, else the page."""
        path = request.path_params.get("path", "")
        found = self._file(path)
        if found is None and (path.startswith("assets/") or "." in path.rpartition("/")[2]):
            return PlainTextResponse("404", 404)
        page = self._folder / "index.html"
        if found is None and not page.is_file():
            return PlainTextResponse("The browser client is not built (npm run build in web/).")
        return _sent(found or page, request, forever=path.startswith("assets/"))

    def _file(self, path: str) -> Path | None:
        if not path or "\0" in path:
            return None
        found = (self._folder / path).resolve()
        inside = found.is_relative_to(self._folder)
        return found if inside and found.is_file() else None


def _sent(path: Path, request: Request, *, forever: bool) -> Response:
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    headers = {"cache-control": FOREVER if forever else "no-cache", "vary": "accept-encoding"}
    wanted = request.headers.get("accept-encoding", "")
    for encoding, ending in PACKED.items():
        packed = path.with_name(path.name + ending)
        if encoding in wanted and packed.is_file():
            return FileResponse(
                packed, headers={**headers, "content-encoding": encoding}, media_type=kind
            )
    return FileResponse(path, headers=headers, media_type=kind)
