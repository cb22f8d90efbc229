"""The benchmarks by name."""

from __future__ import annotations

from collections.abc import Callable

from openrummy.bench import engine, gin, solvers, starting
from openrummy.bench.measuring import Once

BENCHMARKS: dict[str, Callable[[], Once]] = {
    "gin-playouts": gin.playouts,
    "vector-env": gin.vector_env,
    "gin-arrange": solvers.gin_arrange,
    "contract": solvers.contract,
    "opening": solvers.opening,
    "engine": engine.engine,
    "legal": engine.legal_lists,
    "import": starting.import_time,
}
"""Prepares a benchmark; what it gives measures once."""

NAMES = tuple(BENCHMARKS)
