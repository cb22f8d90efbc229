"""Moves a second through the whole server, beside boardgame.io's: WebSocket in, views out to all.

``python bench/server_moves.py [SECONDS] [--json]``. OpenRummy answers after its SQLite commit
(``synchronous=FULL``); boardgame.io keeps its matches in memory. Both servers get the same core,
the load has another where there is one. They take turns, so that what else the machine does hits
both; besides the rates, look at the CPU time that a server spends on a move. Memory of OpenRummy's
tables and sockets is measured last.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median, quantiles
from typing import Any

import uvloop

sys.path.insert(0, str(Path(__file__).parent))
from dialects import DrawTable, GinTable
from servers import CORES, NotHere, Served, ours, peer
from two_seats import Table, Tally, TwoSeats

TABLES = (1, 50, 400)
PASSES = 6
IDLE_TABLES = 300


@dataclass
class Side:
    """One server with so many tables, and what was measured of it, pass by pass."""

    name: str
    served: Served
    pairs: Sequence[TwoSeats]
    tally: Tally
    rates: list[float] = field(default_factory=list)
    cpu: list[float] = field(default_factory=list)
    load_cpu: list[float] = field(default_factory=list)
    took: list[float] = field(default_factory=list)

    async def measure(self, seconds: float) -> None:
        """One pass, after a short run-up."""
        self.tally.going = True
        for pair in self.pairs:
            pair.play()
        await asyncio.sleep(seconds / 4)
        self.tally.took = []
        cpu, load, began = self.served.cpu_seconds(), time.process_time(), time.perf_counter()
        await asyncio.sleep(seconds)
        moves = len(self.tally.took)
        if not moves:
            raise SystemExit(f"{self.name} has stopped answering.")
        self.rates.append(moves / (time.perf_counter() - began))
        self.cpu.append(1e6 * (self.served.cpu_seconds() - cpu) / moves)
        self.load_cpu.append(1e6 * (time.process_time() - load) / moves)
        self.took += self.tally.took[:moves]
        self.tally.going = False
        await asyncio.sleep(0.5)

    def report(self) -> dict[str, Any]:
        """Medians of the passes; the times of all moves."""
        cuts = quantiles(self.took, n=100)
        return {
            "server": self.name,
            "tables": len(self.pairs),
            "moves_per_s": round(median(self.rates)),
            "least_most": [round(min(self.rates)), round(max(self.rates))],
            "p50_ms": round(1000 * cuts[49], 2),
            "p99_ms": round(1000 * cuts[98], 2),
            "server_cpu_us_per_move": round(median(self.cpu)),
            "cpu_least_most": [round(min(self.cpu)), round(max(self.cpu))],
            "load_cpu_us_per_move": round(median(self.load_cpu)),
        }


async def sat_down(
    name: str, served: Served, make: Callable[[int], Table], tables: int, tally: Tally
) -> Side:
    """So many tables of a server, both people at each."""
    pairs = [TwoSeats(make(served.port), tally) for _ in range(tables)]
    for pair in pairs:
        await pair.come(served.port)
    return Side(name, served, pairs, tally)


async def moves(served: dict[str, Served], tables: int, seconds: float) -> list[Side]:
    """All servers with so many tables, in turn."""
    sides = [
        await sat_down(name, server, MAKERS[name], tables, Tally())
        for name, server in served.items()
    ]
    for _ in range(PASSES):
        for side in sides:
            await side.measure(seconds)
    for side in sides:
        for pair in side.pairs:
            pair.leave()
    await asyncio.sleep(0.5)
    return sides


MAKERS: dict[str, Callable[[int], Table]] = {"openrummy": GinTable, "boardgame.io": DrawTable}


def ratios(sides: Sequence[Side]) -> dict[str, Any]:
    """How many of the peer's moves OpenRummy makes, pass by pass, and per second of CPU."""
    one, other = sides
    rates = [a / b for a, b in zip(one.rates, other.rates, strict=True)]
    cpu = [b / a for a, b in zip(one.cpu, other.cpu, strict=True)]
    return {
        "tables": len(one.pairs),
        "moves": round(median(rates), 2),
        "moves_least_most": [round(min(rates), 2), round(max(rates), 2)],
        "moves_per_cpu_second": round(median(cpu), 2),
        "cpu_least_most": [round(min(cpu), 2), round(max(cpu), 2)],
    }


async def memory(served: Served) -> dict[str, Any]:
    """Memory of a started table that nobody looks at, and of a socket, in KiB."""
    before = served.resident()
    pairs = [TwoSeats(GinTable(served.port), Tally()) for _ in range(IDLE_TABLES)]
    idle = served.resident()
    for pair in pairs:
        await pair.come(served.port)
    await asyncio.sleep(1)
    return {
        "idle_table_kib": round((idle - before) / IDLE_TABLES / 1024, 1),
        "socket_kib": round((served.resident() - idle) / IDLE_TABLES / 2 / 1024, 1),
    }


@contextlib.contextmanager
def both() -> Iterator[tuple[dict[str, Served], str | None]]:
    """The servers that can be measured here, and why one can't."""
    with contextlib.ExitStack() as stack:
        served = {"openrummy": stack.enter_context(ours())}
        missing = None
        try:
            served["boardgame.io"] = stack.enter_context(peer())
        except NotHere as problem:
            missing = str(problem)
        yield served, missing


def measured(seconds: float) -> dict[str, Any]:
    """The whole report."""
    os.sched_setaffinity(0, CORES[-1:])
    report: dict[str, Any] = {"seconds": seconds, "passes": PASSES, "moves": [], "ratios": []}
    with both() as (served, missing):
        if missing:
            report["peer"] = missing
        for tables in TABLES:
            sides = uvloop.run(moves(served, tables, seconds))
            report["moves"] += [side.report() for side in sides]
            if not missing:
                report["ratios"].append(ratios(sides))
    with ours() as server:
        report["memory"] = uvloop.run(memory(server))
    return report


def told(report: dict[str, Any]) -> Iterator[str]:
    """The report in lines for people."""
    yield f"{'server':14}{'tables':>7}{'moves/s':>9}{'p50 ms':>9}{'p99 ms':>9}{'CPU us/move':>13}"
    for row in report["moves"]:
        yield (
            f"{row['server']:14}{row['tables']:7}{row['moves_per_s']:9,}{row['p50_ms']:9.2f}"
            f"{row['p99_ms']:9.2f}{row['server_cpu_us_per_move']:13}"
        )
    for row in report["ratios"]:
        least, most = row["moves_least_most"]
        yield (
            f"{row['tables']} tables: {row['moves']} times the moves of boardgame.io "
            f"({least} - {most}), {row['moves_per_cpu_second']} times per second of CPU"
        )
    if "peer" in report:
        yield report["peer"]
    found = report["memory"]
    yield f"memory: {found['idle_table_kib']} KiB an idle table, {found['socket_kib']} KiB a socket"
    yield f"medians of {report['passes']} passes of {report['seconds']} s, the servers in turn"


def main() -> None:
    """Measures and prints."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("seconds", nargs="?", type=float, default=3.0, help="of one pass")
    parser.add_argument("--json", action="store_true", help="one JSON object")
    options = parser.parse_args()
    if sys.platform != "linux":
        parser.error("it reads what a process uses from /proc, which only Linux has")
    report = measured(options.seconds)
    print(json.dumps(report) if options.json else "\n".join(told(report)))


if __name__ == "__main__":
    main()
