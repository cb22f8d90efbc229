"""The same programme with the compiled core and without it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]


def printed_alike(code: str) -> bool:
    """Whether a programme prints something, and the same in both modes."""
    plain, either = (
        subprocess.run(
            [sys.executable, "-W", "ignore", "-c", code],
            cwd=ROOT,
            env=os.environ | {"OPENRUMMY_PURE": pure},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for pure in ("1", "")
    )
    return plain == either != ""
