"""The same seeds give the same games, whether the solvers run compiled or as Python."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from openrummy.compiled import SWITCH, is_compiled
from openrummy.rules.presets import PRESETS

ROOT = Path(__file__).parents[2]


def logs(switch: str) -> Any:
    said = subprocess.run(
        [sys.executable, "-m", "tests.compiled.game_logs"],
        check=True,
        capture_output=True,
        cwd=ROOT,
        env=os.environ | {SWITCH: switch},
    )
    return json.loads(said.stdout)


@pytest.mark.slow
@pytest.mark.skipif(not is_compiled(), reason="nothing is compiled here")
def test_games_are_the_same_compiled_and_not() -> None:
    compiled, plain = logs("0"), logs("1")
    assert (compiled["compiled"], plain["compiled"]) == (True, False)
    assert set(plain["hashes"]) == set(PRESETS)
    assert compiled["hashes"] == plain["hashes"]
