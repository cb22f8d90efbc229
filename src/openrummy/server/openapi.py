"""The OpenAPI document of the HTTP API, from its routes and the types of its messages."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import msgspec

from openrummy import __version__
from openrummy.server import api_types as types
from openrummy.server.api import CALLS, Call

_REF = "#/components/schemas/{name}"
_BROKEN = [types.Failed, types.BadOptionsBody]


@cache
def document() -> dict[str, Any]:
    """The whole document."""
    bodies = [kind for call in CALLS for kind in (call.takes, call.gives) if kind is not None]
    schemas, components = msgspec.json.schema_components([*bodies, *_BROKEN], ref_template=_REF)
    by_kind = dict(zip(map(str, [*bodies, *_BROKEN]), schemas, strict=True))
    paths: dict[str, Any] = {}
    for call in CALLS:
        path = re.sub(r":\w+}", "}", call.path)
        paths.setdefault(path, {})[call.method.lower()] = _operation(call, by_kind)
    return {
        "openapi": "3.1.0",
        "info": {"title": "OpenRummy", "version": __version__, "license": {"name": "MIT"}},
        "paths": paths,
        "components": {"schemas": components},
    }


def _operation(call: Call, by_kind: dict[str, Any]) -> dict[str, Any]:
    said = (call.handler.__doc__ or "").strip().splitlines()[0]
    failed = {"description": "Why not.", "content": _content(by_kind[str(types.Failed)])}
    answer: dict[str, Any] = {"description": said}
    if call.gives is not None:
        answer["content"] = _content(by_kind[str(call.gives)])
    elif call.handler.__name__ == "record":
        answer["content"] = {"application/jsonl": {"schema": {"type": "string"}}}
    operation: dict[str, Any] = {
        "operationId": call.handler.__name__,
        "summary": said,
        "parameters": [*_path_parameters(call), *_query_parameters(call)],
        "responses": {str(call.status): answer, "4XX": failed, "507": failed},
    }
    if call.takes is not None:
        operation["requestBody"] = {"content": _content(by_kind[str(call.takes)])}
    return operation


def _content(schema: Any) -> dict[str, Any]:
    return {"application/json": {"schema": schema}}


def _path_parameters(call: Call) -> list[dict[str, Any]]:
    return [
        {
            "name": name,
            "in": "path",
            "required": True,
            "schema": {"type": "integer" if kind else "string"},
        }
        for name, kind in re.findall(r"{(\w+)(:int)?}", call.path)
    ]


def _query_parameters(call: Call) -> list[dict[str, Any]]:
    return [{"name": name, "in": "query", "schema": {"type": "string"}} for name in call.query]
