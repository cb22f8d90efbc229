"""The browser client: built files, with the headers that keep other people's code out."""

from __future__ import annotations

import base64
import hashlib
import mimetypes
import re
from functools import lru_cache
from pathlib import Path

from starlette.datastructures import MutableHeaders
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

FOREVER = "public, max-age=31536000, immutable"
PACKED = {"br": ".br", "gzip": ".gz"}
"""Encodings that the build may have made beforehand, the best first."""

mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("text/javascript", ".js")

_POLICY = (
    "default-src 'none'; script-src 'self'{script}; style-src 'self'{style}; "
    "img-src 'self' data: blob:; connect-src 'self'; manifest-src 'self'; font-src 'self'; "
    "worker-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
)
_POLICY_HEADER = "content-security-policy"
_HEADERS = {
    _POLICY_HEADER: _POLICY.format(script="", style=""),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "x-frame-options": "DENY",
}


class SafeHeaders:
    """Adds the security headers to every answer, but for those it has."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in _HEADERS.items():
                    headers.setdefault(name, value)
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
        answer = _sent(found or page, request, forever=path.startswith("assets/"))
        if found in (None, page):
            answer.headers[_POLICY_HEADER] = _policy_of(page, page.stat().st_mtime_ns)
        return answer

    def _file(self, path: str) -> Path | None:
        if not path or "\0" in path:
            return None
        found = (self._folder / path).resolve()
        inside = found.is_relative_to(self._folder)
        return found if inside and found.is_file() else None


@lru_cache(maxsize=2)
def _policy_of(page: Path, _built_at: int) -> str:
    """The policy that lets in what the build put into the page: by its hashes, nothing else."""
    text = page.read_text("utf-8")
    return _POLICY.format(script=_hashes(text, "script"), style=_hashes(text, "style"))


def _hashes(page: str, tag: str) -> str:
    inside = re.findall(f"<{tag}>(.*?)</{tag}>", page, re.DOTALL)
    digests = (hashlib.sha256(one.encode()).digest() for one in inside)
    return "".join(f" 'sha256-{base64.b64encode(one).decode()}'" for one in digests)


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
