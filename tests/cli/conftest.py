"""A fixture that calls the command line."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.running import Call, caller


@pytest.fixture
def call(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> Call:
    """Calls the command line in this process."""
    return caller(monkeypatch, capsys, tmp_path)
