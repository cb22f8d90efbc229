"""The weights of keen play that the bots ship, and the script that makes them."""

from __future__ import annotations

import json
import subprocess
import sys
from array import array
from pathlib import Path
from typing import Any

import pytest

from openrummy.bots.exposed_mind import tuned
from openrummy.kernels import exposed_duel
from openrummy.kernels.exposed import COMPILED, ExposedKernel
from openrummy.kernels.exposed_keen_numbers import CONTRACT, LOOKED, MADE, RUMMY
from openrummy.rules.presets import preset
from tests.both_modes import printed_alike

ROOT = Path(__file__).parents[2]
SCRIPT = ROOT / "scripts" / "train_keen.py"


def test_there_is_a_weight_for_each_place() -> None:
    sets = tuned()
    assert set(sets) == {"contract", "minimum", "use now"}
    assert len(sets["contract"]) == len(CONTRACT)
    assert sets["contract"][LOOKED] > 0
    for name in ("minimum", "use now"):
        assert len(sets[name]) == len(RUMMY)
        assert sets[name][MADE] == RUMMY[MADE]


@pytest.mark.skipif(not COMPILED, reason="hundreds of games take minutes uncompiled")
@pytest.mark.parametrize(
    ("game", "name", "first", "deals"),
    [
        ("jimmy", "contract", CONTRACT, 120),
        ("rummy51", "minimum", RUMMY, 1500),
        ("rami51-french", "use now", RUMMY, 800),
        ("kalooki40", "use now", RUMMY, 1500),
    ],
)
def test_tuned_play_beats_that_which_it_began_with(
    game: str, name: str, first: array[int], deals: int
) -> None:
    kernel, sums = ExposedKernel(preset(game), 2), array("q", [0] * 5)
    row, work = kernel.row(kernel.tables(1), 0), kernel.work()
    plain: Any = memoryview(work)
    exposed_duel.matches(row, 0, deals, 5, tuned()[name], first, plain, kernel.work(), sums)
    assert sums[4] == 0, "matches left out"
    assert sums[0] > 1000 * deals
    assert sums[2] < sums[3]


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats"), [("jimmy", 3), ("rummy51", 2), ("kalooki40", 2)])
def test_the_same_play_compiled_and_uncompiled(game: str, seats: int) -> None:
    code = (
        "from openrummy.bots import make\n"
        "from openrummy.rules.presets import preset\n"
        "from tests.bots.seats import moves\n"
        f"bots = [make('keen', seat) for seat in range({seats})]\n"
        "for deal in range(3):\n"
        f"    for _, _, command, _ in moves(preset('{game}'), bots, str(deal), 100):\n"
        "        print(command)\n"
    )
    assert printed_alike(code)


@pytest.mark.slow
def test_the_same_seed_makes_the_same_weights(tmp_path: Path) -> None:
    made = []
    for name in ("a", "b"):
        out = tmp_path / f"{name}.json"
        words = ["--generations", "2", "--size", "4", "--matches", "16", "--out", str(out)]
        subprocess.run([sys.executable, SCRIPT, *words], check=True, capture_output=True)
        made.append(json.loads(out.read_text(encoding="utf-8")))
    assert made[0] == made[1]
    assert made[0]["made_by"].startswith("python scripts/train_keen.py --generations 2")
    shipped = tuned()
    for one in made[0]["sets"]:
        assert len(one["weights"]) == len(shipped[one["plays"]])
        assert one["weights"] != shipped[one["plays"]].tolist()
