"""Old records: every released ``preset@version`` replays for ever, to the same standing.

A new preset or version gets its record from ``pytest tests/records/test_corpus.py --rewrite``,
which never touches a record that is there.
"""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest

from openrummy.records.record import Record, read_record
from openrummy.records.replay import verify
from openrummy.rules.presets import PRESETS
from tests.records.playing import record_of

CORPUS = Path(__file__).parent / "corpus"
STANDINGS = CORPUS / "standings.json"
MOST_BYTES = 15_000
MOST_COMMANDS = 450


def name_of(preset: str) -> str:
    return f"{preset}@{PRESETS[preset].version}"


def standings() -> dict[str, Any]:
    data: dict[str, Any] = json.loads(STANDINGS.read_text()) if STANDINGS.exists() else {}
    return data


def standing_after(record: Record) -> dict[str, Any]:
    verdict = verify(record)
    assert verdict.ok, f"line {verdict.line}: {verdict.code} {verdict.facts}"
    plain: dict[str, Any] = json.loads(json.dumps(asdict(verdict.standing)))
    return plain


def a_record(preset: str) -> Record:
    """A short record: of a match that ends by itself, where one of some games is short enough."""
    records = [record_of(PRESETS[preset], f"corpus {n}", MOST_COMMANDS) for n in range(9)]
    return next((r for r in records if r.lines[-1].do != "abandon"), records[-1])


def test_missing_records_are_made(rewrite: bool) -> None:
    if not rewrite:
        return
    known = standings()
    for preset in PRESETS:
        path = CORPUS / f"{name_of(preset)}.jsonl"
        if not path.exists():
            record = a_record(preset)
            path.write_bytes(record.to_bytes())
            known[path.stem] = standing_after(record)
    lines = (f'"{name}": {json.dumps(known[name])}' for name in sorted(known))
    STANDINGS.write_text("{\n" + ",\n".join(lines) + "\n}\n")


@pytest.mark.parametrize("path", sorted(CORPUS.glob("*.jsonl")), ids=lambda path: str(path.stem))
def test_old_records_replay(path: Path) -> None:
    data = path.read_bytes()
    record = read_record(data)
    assert record.header.preset == path.stem
    assert record.to_bytes() == data
    assert len(data) <= MOST_BYTES
    assert standing_after(record) == standings()[path.stem]
