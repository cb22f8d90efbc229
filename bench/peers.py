"""OpenRummy beside its peers, in one run: medians and ratios.

    python bench/peers.py [--repeats 5] [--seconds 1] [--python .venv/peers/bin/python] [--json]

The peers: OpenSpiel's gin (games played from a dealt state by its own C++ loop), RLCard's gin and
PettingZoo's (random play, a step at a time, as they offer it), and OR-Tools' CP-SAT as a solver of
contracts and openings (the time of the search alone). OpenRummy and a peer are measured in turn.
OpenSpiel and OR-Tools come with the extra ``oracle``; RLCard and PettingZoo, which go together in
old versions only, live in a set-up of their own (``make bench`` makes it). A peer that is not there
is left out.
"""

from __future__ import annotations

import argparse
import json
import statistics
import subprocess
import sys
from dataclasses import asdict, dataclass
from pathlib import Path

from openrummy.bench import BENCHMARKS
from openrummy.bench.measuring import machine

HERE = Path(__file__).parent


@dataclass(frozen=True)
class Peer:
    """A script that measures a peer, and what its figures stand beside."""

    name: str
    script: str
    beside: dict[str, tuple[str, str]]
    """Its figures: our benchmark and our figure."""
    apart: bool = False
    """Whether it lives in a set-up of its own."""


PEERS = (
    Peer(
        "OpenSpiel",
        "peer_openspiel.py",
        {
            "games_per_second": ("gin-playouts", "games_per_second"),
            "decisions_per_second": ("gin-playouts", "decisions_per_second"),
        },
    ),
    Peer(
        "RLCard",
        "peer_rlcard.py",
        {
            "games_per_second": ("gin-playouts", "games_per_second"),
            "steps_per_second": ("vector-env", "steps_per_second"),
        },
        apart=True,
    ),
    Peer(
        "PettingZoo",
        "peer_pettingzoo.py",
        {"steps_per_second": ("vector-env", "steps_per_second")},
        apart=True,
    ),
    Peer(
        "CP-SAT",
        "peer_cpsat.py",
        {
            "missing_per_second": ("contract", "missing_per_second"),
            "lay_downs_per_second": ("contract", "lay_downs_per_second"),
            "openings_per_second": ("opening", "calls_per_second"),
        },
    ),
)


class NotThere(RuntimeError):
    """A peer is not installed."""


@dataclass(frozen=True)
class Ratio:
    """A figure of ours beside a peer's: medians, and how many times faster ours is."""

    peer: str
    figure: str
    ours: float
    theirs: float

    @property
    def times(self) -> float:
        """Ours by theirs."""
        return self.ours / self.theirs


def beside(peer: Peer, python: str, repeats: int, seconds: float) -> list[Ratio]:
    """Measures a peer and ours in turn. Raises `NotThere`."""
    ours: dict[str, list[float]] = {figure: [] for figure in peer.beside}
    theirs: dict[str, list[float]] = {figure: [] for figure in peer.beside}
    names = {benchmark for benchmark, _ in peer.beside.values()}
    measure = {name: BENCHMARKS[name]() for name in names}
    for _ in range(repeats):
        told = ask(peer, python, seconds)
        found = {name: once() for name, once in measure.items()}
        for figure, (benchmark, own) in peer.beside.items():
            theirs[figure].append(told[figure])
            ours[figure].append(found[benchmark][own])
    return [
        Ratio(peer.name, figure, statistics.median(ours[figure]), statistics.median(theirs[figure]))
        for figure in peer.beside
    ]


def ask(peer: Peer, python: str, seconds: float) -> dict[str, float]:
    """A peer's figures, measured for so many seconds each. Raises `NotThere`."""
    words = [python if peer.apart else sys.executable, str(HERE / peer.script), str(seconds)]
    try:
        ran = subprocess.run(  # noqa: S603 - scripts of ours
            words, capture_output=True, text=True, check=False, cwd=HERE.parent
        )
    except FileNotFoundError as missing:
        raise NotThere from missing
    if ran.returncode and "ModuleNotFoundError" in ran.stderr:
        raise NotThere
    if ran.returncode:
        raise RuntimeError(ran.stderr)
    told: dict[str, float] = json.loads(ran.stdout.splitlines()[-1])
    return told


def main() -> None:
    """Prints every ratio."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--repeats", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0, help="of one measurement of a peer")
    parser.add_argument("--python", default=".venv/peers/bin/python", help="where peers live")
    parser.add_argument("--json", action="store_true", help="one JSON object a line")
    options = parser.parse_args()
    here = machine()
    if not options.json:
        print(f"{here.processor}, Python {here.python}, {options.repeats} repeats, medians")
        print(f"{'peer':12}{'figure':24}{'OpenRummy':>16}{'peer':>14}{'ratio':>12}")
    for peer in PEERS:
        try:
            ratios = beside(peer, options.python, options.repeats, options.seconds)
        except NotThere:
            print(f"{peer.name} is not installed and left out.", file=sys.stderr)
            continue
        for ratio in ratios:
            if options.json:
                told = {**vars(ratio), "ratio": ratio.times, "repeats": options.repeats}
                print(json.dumps(told | {"machine": asdict(here)}), flush=True)
            else:
                numbers = f"{ratio.ours:16,.1f}{ratio.theirs:14,.1f}{ratio.times:12,.1f}"
                print(f"{ratio.peer:12}{ratio.figure:24}{numbers}", flush=True)


if __name__ == "__main__":
    main()
