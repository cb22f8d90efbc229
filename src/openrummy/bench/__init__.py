"""How fast it is: benchmarks by name, each measured several times (``openrummy bench``)."""

from openrummy.bench.measuring import Figure, Measured, measure
from openrummy.bench.registry import BENCHMARKS, NAMES

__all__ = ["BENCHMARKS", "NAMES", "Figure", "Measured", "measure"]
