"""The published JSON Schema is the one that the types make."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, get_args

from openrummy.records.schema import schema, schema_text
from openrummy.table.commands import Command
from openrummy.table.events import Event
from tests.records.playing import TESTS

PUBLISHED = TESTS.parent / "docs" / "schema" / "openrummy.schema.json"


def test_the_published_schema_is_fresh(rewrite: bool) -> None:
    if rewrite:
        PUBLISHED.write_text(schema_text(), encoding="utf-8")
    assert PUBLISHED.read_text(encoding="utf-8") == schema_text(), (
        "the types have changed: run `make golden` and review the diff"
    )


def test_every_reference_leads_somewhere() -> None:
    published = json.loads(schema_text())
    names = {f"#/$defs/{name}" for name in published["$defs"]}
    assert set(references(published)) <= names


def references(part: Any) -> Iterator[str]:
    if isinstance(part, dict):
        if "$ref" in part:
            yield part["$ref"]
        for key, value in part.items():
            yield from value.values() if key == "mapping" else references(value)
    elif isinstance(part, list):
        for value in part:
            yield from references(value)


def test_every_command_and_event_is_defined() -> None:
    defined = schema()["$defs"]
    for kind in (*get_args(Command), *get_args(Event)):
        assert defined[kind.__name__]["properties"]["type"]
    for name in ("Command", "Event", "SeatView", "Header", "Line"):
        assert name in defined


def test_cards_are_told_from_other_words() -> None:
    defined = schema()["$defs"]
    card = {"$ref": "#/$defs/Card"}
    assert defined["Discard"]["properties"]["card"] == card
    assert defined["Drew"]["properties"]["card"]["anyOf"][0] == card
    assert defined["RoundView"]["properties"]["hand"]["items"] == card
    assert defined["Line"]["properties"]["do"] == {"type": "string"}
    assert len(defined["Card"]["enum"]) == 52 + 1 + 52
