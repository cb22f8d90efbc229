"""The JSON Schema of the messages between the arena and a program, made from the types."""

from __future__ import annotations

import json
from typing import Any

import msgspec

from openrummy.arena.outside import messages as msg
from openrummy.records.schema import DIALECT

TO_PROGRAM = (msg.Hello, msg.MatchStarts, msg.Choose, msg.MatchEnds, msg.Lost, msg.Bye)
FROM_PROGRAM = (msg.Answer, msg.Chosen)
_GAME = "openrummy.schema.json#/$defs/{name}"
"""Views and commands are defined in the schema of the game, which lies beside."""


def schema() -> dict[str, Any]:
    """JSON Schema (2020-12): ``ToProgram`` and ``FromProgram`` are what the two sides may say."""
    kinds = [*TO_PROGRAM, *FROM_PROGRAM]
    _, parts = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    found = dict(parts)
    view, command = ({"$ref": _GAME.format(name=name)} for name in ("SeatView", "Command"))
    found["Choose"]["properties"]["view"] = view
    found["Choose"]["properties"]["legal"]["items"] = command
    found["Chosen"]["properties"]["command"] = command
    for name, sides in (("ToProgram", TO_PROGRAM), ("FromProgram", FROM_PROGRAM)):
        found[name] = {"anyOf": [{"$ref": f"#/$defs/{kind.__name__}"} for kind in sides]}
    return {
        "$schema": DIALECT,
        "title": "OpenRummy, bots as programs",
        "anyOf": [{"$ref": "#/$defs/ToProgram"}, {"$ref": "#/$defs/FromProgram"}],
        "$defs": dict(sorted(found.items())),
    }


def schema_text() -> str:
    """The schema as the file that is published."""
    return json.dumps(schema(), indent=1, ensure_ascii=False) + "\n"
