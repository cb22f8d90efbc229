"""A registered preset that lacks a record, a golden game or a perft file fails here."""

from __future__ import annotations

import pytest

from openrummy.rules.presets import PRESETS
from tests.records.playing import TESTS


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize(
    ("place", "tests"),
    [
        ("records/corpus/{preset}@{version}.jsonl", "records/test_corpus.py"),
        ("golden/{preset}.txt", "golden"),
        ("perft/{preset}.txt", "perft"),
    ],
)
def test_every_preset_has_its_files(preset: str, place: str, tests: str) -> None:
    file = place.format(preset=preset, version=PRESETS[preset].version)
    assert (TESTS / file).is_file(), (
        f"{preset} lacks tests/{file}: run `.venv/bin/pytest tests/{tests} --rewrite`, "
        f"read what it wrote and commit it"
    )


@pytest.mark.parametrize("folder", ["golden", "perft"])
def test_no_file_is_left_of_a_preset_that_is_gone(folder: str) -> None:
    assert {path.stem for path in (TESTS / folder).glob("*.txt")} <= set(PRESETS)
