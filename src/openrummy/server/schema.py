"""The JSON Schema of what browser and server say, to which a test holds the client's types.

``python -m openrummy.server.schema FILE`` writes it.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

import msgspec
from msgspec import UNSET
from msgspec.structs import fields

from openrummy.records.schema import schema as records_schema
from openrummy.server import protocol
from openrummy.server.protocol import FromClient, FromServer

_REF = "#/$defs/{name}"
_RAW = {
    "view": {"$ref": "#/$defs/SeatView"},
    "events": {"type": "array", "items": {"$ref": "#/$defs/Event"}},
    "recent": {"type": "array", "items": {"$ref": "#/$defs/Event"}},
    "legal": {"type": "array", "items": {"$ref": "#/$defs/Command"}},
    "command": {"$ref": "#/$defs/Command"},
}
"""What the fields hold that are sent as JSON made elsewhere."""


def schema() -> dict[str, Any]:
    """Every message both ways, with the definitions of records (views, events, commands)."""
    game = records_schema()
    unions, parts = msgspec.json.schema_components([FromClient, FromServer], ref_template=_REF)
    found = {**parts, **game["$defs"], "FromClient": unions[0], "FromServer": unions[1]}
    for name in ("Table", "Hint"):
        properties = found[name]["properties"]
        for field in properties.keys() & _RAW.keys():
            properties[field] = _RAW[field]
    for name in _sent_only(unions):
        # The server always writes every field, but for those that a message may lack.
        part = found[name]
        lacking = {f.name for f in fields(getattr(protocol, name)) if f.default is UNSET}
        part["required"] = [field for field in part["properties"] if field not in lacking]
    return {
        "$schema": game["$schema"],
        "title": "OpenRummyProtocol",
        "anyOf": [{"$ref": _REF.format(name=name)} for name in _ROOTS],
        "$defs": dict(sorted(found.items())),
    }


def _sent_only(unions: tuple[Any, ...]) -> set[str]:
    """The structs of `openrummy.server.protocol` that only the server writes."""
    names = {
        name
        for name, kind in vars(protocol).items()
        if isinstance(kind, type)
        and issubclass(kind, msgspec.Struct)
        and kind.__module__ == protocol.__name__
    }
    return names - {ref["$ref"].rpartition("/")[2] for ref in unions[0]["anyOf"]}


_ROOTS = ("FromClient", "FromServer", "SeatView", "Event", "Command")


def schema_text() -> str:
    """The schema as the file that is checked in."""
    return json.dumps(schema(), indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Writes the schema of the protocol to a file.")
    parser.add_argument("file", type=Path)
    parser.parse_args().file.write_text(schema_text(), encoding="utf-8")
