"""Measuring: several repeats, of which the median and the spread are kept, and the machine."""

from __future__ import annotations

import os
import platform
import statistics
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from typing import Any

from openrummy.compiled import is_compiled

REPEATS = 7
LEAST_SECONDS = 0.2
"""A measurement shorter than this says little."""

Once = Callable[[], dict[str, float]]
"""Measures once: the figures by name, which ends with the unit."""


@dataclass(frozen=True)
class Figure:
    """The median of the repeats, the least and the greatest."""

    median: float
    least: float
    most: float


@dataclass(frozen=True)
class Machine:
    """Where it was measured; ``compiled``: whether the fast core runs as C."""

    processor: str
    cores: int
    system: str
    python: str
    compiled: bool


@dataclass(frozen=True)
class Measured:
    """The figures of one benchmark."""

    name: str
    figures: dict[str, Figure]
    repeats: int
    machine: Machine

    def plain(self) -> dict[str, Any]:
        """For JSON: each median under the figure's own name, beside ``spread``."""
        return {
            "name": self.name,
            **{name: figure.median for name, figure in self.figures.items()},
            "spread": {name: [f.least, f.most] for name, f in self.figures.items()},
            "repeats": self.repeats,
            "machine": asdict(self.machine),
        }


def measure(name: str, prepare: Callable[[], Once], repeats: int = REPEATS) -> Measured:
    """Measures a benchmark after one warm-up."""
    once = prepare()
    once()
    runs = [once() for _ in range(repeats)]
    figures = {}
    for figure in runs[0]:
        values = [run[figure] for run in runs]
        figures[figure] = Figure(statistics.median(values), min(values), max(values))
    return Measured(name, figures, repeats, machine())


def machine() -> Machine:
    """This machine."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    return Machine(
        _processor(),
        cores or 1,
        f"{platform.system()} {platform.machine()}",
        platform.python_version(),
        is_compiled(),
    )


def _processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        return platform.processor()
    named = (line.partition(":")[2].strip() for line in lines if line.startswith("model name"))
    return next(named, platform.processor())


def seconds_of(work: Callable[[], object]) -> float:
    """The processor time that something takes, so that other programs do not disturb."""
    began = time.process_time()
    work()
    return time.process_time() - began


def enough(work: Callable[[int], object]) -> int:
    """A number that keeps ``work`` busy for about `LEAST_SECONDS`; done before measuring."""
    count = 1
    while (took := seconds_of(partial(work, count))) < LEAST_SECONDS / 4:
        count *= 4
    return max(1, round(count * LEAST_SECONDS / took))
