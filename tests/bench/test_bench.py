"""The benchmarks: every one of them measures, and says so in one form."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from openrummy.bench import NAMES, measure, measuring
from openrummy.bench.measuring import Measured, enough
from tests.cli.running import openrummy

FIGURES = {
    "gin-playouts": {"games_per_second", "decisions_per_second"},
    "vector-env": {"steps_per_second", "steps_per_second_all_cores"},
    "gin-arrange": {"calls_per_second", "with_cards_per_second"},
    "contract": {"missing_per_second", "lay_downs_per_second"},
    "opening": {"calls_per_second"},
    "legal": {"jimmy_worst_milliseconds", "rummy51_worst_milliseconds"},
    "import": {"milliseconds"},
}


def test_the_median_and_the_spread() -> None:
    values = iter([100.0, 1.0, 5.0, 3.0])
    measured = measure("m", lambda: lambda: {"per_second": next(values)}, 3)
    plain = measured.plain()
    assert plain["per_second"] == 3.0
    assert plain["spread"] == {"per_second": [1.0, 5.0]}
    assert plain["repeats"] == 3
    assert {"processor", "cores", "system", "python", "compiled"} <= plain["machine"].keys()
    assert isinstance(measured, Measured)


def test_enough_work_is_found_for_the_slow_and_the_quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measuring, "seconds_of", lambda work: work())
    assert enough(float) == 1
    assert enough(lambda count: count / 1000) == 200


@pytest.mark.slow
def test_every_benchmark_prints_one_object() -> None:
    lines = openrummy("bench", "--json", "--repeats", "1").stdout.decode().splitlines()
    told = [json.loads(line) for line in lines]
    assert tuple(one["name"] for one in told) == NAMES
    for one in told:
        figures = one["spread"].keys()
        assert FIGURES.get(one["name"], {"commands_per_second", "gin_views_per_second"}) <= figures
        assert all(one[figure] > 0 for figure in figures)


@pytest.mark.slow
def test_a_benchmark_by_name_as_a_table() -> None:
    ran = openrummy("bench", "opening", "--repeats", "1")
    assert ran.returncode == 0
    assert "calls_per_second" in ran.stdout.decode()
    assert "gin-arrange" not in ran.stdout.decode()


def test_an_unknown_benchmark() -> None:
    ran = openrummy("bench", "gin-arrange", "speed")
    assert ran.returncode == 2
    assert b'"speed"' in ran.stderr
    assert b"vector-env" in ran.stderr
    assert ran.stdout == b""


def test_without_numpy_it_is_said_how_to_get_it() -> None:
    code = (
        "import sys; sys.modules['numpy'] = None;"
        "sys.argv = 'openrummy bench vector-env'.split();"
        "from openrummy.cli.app import run; raise SystemExit(run())"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert ran.returncode == 2
    assert "pip install 'openrummy[envs]'" in ran.stderr
    assert "Traceback" not in ran.stderr
