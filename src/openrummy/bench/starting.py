"""How long it takes to be there."""

from __future__ import annotations

import subprocess
import sys
import time

from openrummy.bench.measuring import Once

_GAME = "import openrummy, openrummy.table.decide, openrummy.rules.presets"


def import_time() -> Once:
    """``milliseconds`` that a fresh Python takes longer when it imports the game."""

    def run(code: str) -> float:
        began = time.perf_counter()
        subprocess.run([sys.executable, "-c", code], check=True)  # noqa: S603 - our own code
        return time.perf_counter() - began

    def once() -> dict[str, float]:
        return {"milliseconds": 1000 * (run(_GAME) - run("pass"))}

    return once
