"""The JSON Schema of all that the codec reads and writes, made from the types themselves."""

from __future__ import annotations

import json
from dataclasses import is_dataclass
from typing import Any

import msgspec
from msgspec import Struct

from openrummy.core.meld import Meld
from openrummy.records.codec import CARDS, Rules, WireView, card_fields
from openrummy.records.record import Header, Line
from openrummy.table import commands, events, state, view
from openrummy.table.commands import Command
from openrummy.table.events import Event

DIALECT = "https://json-schema.org/draft/2020-12/schema"
_REF = "#/$defs/{name}"
_UNIONS: dict[str, Any] = {"Command": Command, "Event": Event}


def schema() -> dict[str, Any]:
    """JSON Schema (2020-12) with a definition for every command and event, for `SeatView`, and
    for the first line (`RecordHeader`) and the other lines (`RecordLine`) of a record.
    """
    types = [*_UNIONS.values(), WireView, Rules, Header, Line]
    unions, parts = msgspec.json.schema_components(types, ref_template=_REF)
    found = dict(parts)
    for name in _with_cards():
        if name in found:
            _say_cards(found[name])
    found |= dict(zip(_UNIONS, unions, strict=False))
    found["Card"] = {
        "description": "Rank and suit (8S, TD), a joker (JK), or a joker that stands for a card.",
        "enum": sorted(CARDS),
    }
    return {
        "$schema": DIALECT,
        "title": "OpenRummy",
        "anyOf": [{"$ref": _REF.format(name=name)} for name in _ROOTS],
        "$defs": dict(sorted(found.items())),
    }


_ROOTS = ("Command", "Event", "SeatView", "Header", "Line")


def schema_text() -> str:
    """The schema as the file that is published."""
    return json.dumps(schema(), indent=1, ensure_ascii=False) + "\n"


def _with_cards() -> dict[str, type]:
    """The types that hold cards, by name."""
    modules = (commands, events, state, view)
    kinds = [Meld, *(kind for module in modules for kind in vars(module).values())]
    return {
        kind.__name__: kind
        for kind in kinds
        if isinstance(kind, type)
        and (is_dataclass(kind) or issubclass(kind, Struct))
        and card_fields(kind)
    }


def _say_cards(part: dict[str, Any]) -> None:
    kind = _with_cards()[part["title"]]
    for name in card_fields(kind):
        part["properties"][name] = _cards_for_strings(part["properties"][name])


def _cards_for_strings(part: Any) -> Any:
    """The schema of a field with a reference to `Card` wherever it says "a string"."""
    if isinstance(part, dict):
        if part.get("type") == "string":
            return {"$ref": _REF.format(name="Card")}
        return {key: _cards_for_strings(value) for key, value in part.items()}
    if isinstance(part, list):
        return [_cards_for_strings(value) for value in part]
    return part
