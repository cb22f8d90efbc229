"""The published JSON Schema of bots as programs is the one that the types make."""

from __future__ import annotations

import json
from pathlib import Path

from openrummy.arena.outside.schema import schema_text
from openrummy.records.schema import schema
from tests.golden.test_schema import references
from tests.records.playing import TESTS

PUBLISHED = TESTS.parent / "docs" / "schema" / "bot-protocol.schema.json"
PAGE = TESTS.parent / "docs" / "bot-protocol.md"


def test_the_published_schema_is_fresh(rewrite: bool) -> None:
    if rewrite:
        PUBLISHED.write_text(schema_text(), encoding="utf-8")
    assert PUBLISHED.read_text(encoding="utf-8") == schema_text(), (
        "the messages have changed: run `make golden`, review the diff, and see whether the "
        "protocol needs a new version"
    )


def test_every_reference_leads_somewhere() -> None:
    published = json.loads(schema_text())
    own = {f"#/$defs/{name}" for name in published["$defs"]}
    game = {f"openrummy.schema.json#/$defs/{name}" for name in schema()["$defs"]}
    assert set(references(published)) <= own | game


def test_the_page_explains_every_field() -> None:
    page = Path(PAGE).read_text(encoding="utf-8")
    for kind in json.loads(schema_text())["$defs"].values():
        for field in kind.get("properties", ()):
            assert f"`{field}`" in page or f'"{field}"' in page, (kind.get("title"), field)
