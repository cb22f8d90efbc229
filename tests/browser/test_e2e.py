"""The whole product in a real browser: `scripts/e2e.sh`, once, and its failures by name."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
MOST_SECONDS = 1800

pytestmark = [
    pytest.mark.browser,
    pytest.mark.slow,
    pytest.mark.skipif(shutil.which("npx") is None, reason="needs Node"),
    pytest.mark.skipif(
        not any(map(shutil.which, (os.environ.get("CHROMIUM", "chromium"), "google-chrome"))),
        reason="needs Chromium",
    ),
]


def failures(suites: list[dict[str, Any]]) -> Iterator[str]:
    """The title and the first complaint of every test that did not pass."""
    for suite in suites:
        yield from failures(suite.get("suites", []))
        for spec in suite.get("specs", []):
            if spec["ok"]:
                continue
            errors = [
                error.get("message", "")
                for test in spec["tests"]
                for result in test["results"]
                for error in result["errors"]
            ]
            yield f"{spec['file']}: {spec['title']}\n{''.join(errors[:1])[:1000]}"


def test_in_the_browser(tmp_path: Path) -> None:
    report = tmp_path / "report.json"
    done = subprocess.run(
        [ROOT / "scripts" / "e2e.sh"],
        env={**os.environ, "E2E_REPORT": str(report)},
        capture_output=True,
        text=True,
        timeout=MOST_SECONDS,
        check=False,
    )
    assert report.exists(), done.stdout[-3000:] + done.stderr[-3000:]
    found = json.loads(report.read_text())
    assert "\n\n".join(failures(found["suites"])) == ""
    assert found["stats"]["expected"] > 0
    assert done.returncode == 0, done.stdout[-3000:]
