"""Tournaments on Ray: the same as on one machine, whatever is lost on the way."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from openrummy.arena import Run, report_json, tournament
from openrummy.rules.presets import PRESETS
from tests.arena.programs import program

GAMES = 24
DIES_ONCE = """
import signal
mark = sys.argv[0] + ".died"
def choose(said):
    if not os.path.exists(mark):
        open(mark, "w").close()
        os.kill(os.getppid(), signal.SIGKILL)
    say(type="command", id=said["id"], index=0)
"""


@pytest.mark.slow
def test_a_lost_process_and_a_lost_node_change_nothing(tmp_path: Path) -> None:
    pytest.importorskip("ray", reason="needs the extra cluster")
    bot = program(tmp_path, DIES_ONCE)
    ran = subprocess.run(
        [sys.executable, "-m", "tests.arena.two_nodes", bot, str(GAMES)],
        capture_output=True,
        text=True,
        check=False,
        timeout=240,
        cwd=Path(__file__).parents[2],
    )
    assert ran.returncode == 0, ran.stderr
    (line,) = [line for line in ran.stdout.splitlines() if line.startswith("{")]
    told = json.loads(line)
    assert told["nodes"] == 2
    assert told["rounds"] == 300
    assert (tmp_path / "bot.py.died").exists()
    alone = Run(tournament(PRESETS["rummy30"], ["random", bot], "two"), GAMES)
    for _ in alone:
        pass
    here = json.loads(json.dumps(report_json(alone.report())))
    assert {**told["report"], "seconds": 0} == {**here, "seconds": 0}


@pytest.mark.parametrize("address", ["127.0.0.1:9", "ray://127.0.0.1:9", "127.0.0.1:port"])
def test_nobody_at_an_address(address: str) -> None:
    pytest.importorskip("ray", reason="needs the extra cluster")
    from openrummy.arena.cluster import Cluster, NoCluster

    with pytest.raises(NoCluster) as caught:
        Cluster(address)
    assert caught.value.address == address
    assert caught.value.reason


def test_without_ray_it_is_said_how_to_get_it() -> None:
    code = (
        "import sys; sys.modules['ray'] = None;"
        "sys.argv = 'openrummy simulate gin --games 2 --cluster local'.split();"
        "from openrummy.cli.app import run; raise SystemExit(run())"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert ran.returncode == 2
    assert "pip install 'openrummy[cluster]'" in ran.stderr
    assert "Traceback" not in ran.stderr
