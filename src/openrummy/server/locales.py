"""The sentences for the browser: all files of a language in one, kept by caches for long."""

from __future__ import annotations

import hashlib
from functools import cache
from importlib.resources import files

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from openrummy.messages.bundle import languages

FOR_BROWSERS = ("bots.ftl", "events.ftl", "refusals.ftl", "server.ftl", "web.ftl")
"""Rule books and the words of options come with the rules, from the API."""


@cache
def sentences(language: str) -> tuple[bytes, str]:
    """The files of a language one after the other, and the hash of them."""
    folder = files("openrummy.messages") / language
    data = b"\n".join((folder / name).read_bytes() for name in FOR_BROWSERS)
    return data, hashlib.sha256(data).hexdigest()[:16]


async def locale(request: Request) -> Response:
    """``/locales/{language}.ftl``: with the right ``?v=`` it never changes."""
    language: str = request.path_params["language"]
    if language not in languages():
        return Response(status_code=404)
    data, version = sentences(language)
    tag = f'"{version}"'
    headers = {"etag": tag, "cache-control": "no-cache", "vary": "accept-encoding"}
    if request.query_params.get("v") == version:
        headers["cache-control"] = "public, max-age=31536000, immutable"
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return Response(data, headers=headers, media_type="text/plain; charset=utf-8")


async def locale_list(_: Request) -> Response:
    """``/locales.json``: the languages, each with the version of its file."""
    found = {language: sentences(language)[1] for language in languages()}
    data = msgspec.json.encode(found)
    return Response(data, headers={"cache-control": "no-cache"}, media_type="application/json")
