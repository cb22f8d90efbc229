"""Whether the solvers and kernels run compiled, and the switch that runs them as plain Python.

The compiled modules and the Python files they come from give the same answers (design, decision
12). ``OPENRUMMY_PURE=1`` in the environment takes the Python files where both are there: for a
debugger, and for the tests that compare the two.
"""

from __future__ import annotations

import importlib
import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import (
    EXTENSION_SUFFIXES,
    SOURCE_SUFFIXES,
    FileFinder,
    ModuleSpec,
    SourceFileLoader,
)
from types import ModuleType

SWITCH = "OPENRUMMY_PURE"

_SOLVER = "openrummy.core.solvers.gin"


def is_compiled() -> bool:
    """Whether the fast core of this process runs compiled."""
    file = importlib.import_module(_SOLVER).__file__ or ""
    return file.endswith(tuple(EXTENSION_SUFFIXES))


def is_switched_off() -> bool:
    """Whether the environment asks for the Python files (`SWITCH`)."""
    return os.environ.get(SWITCH) == "1"


class _PlainFiles(MetaPathFinder):
    """Finds modules of this package as Python files even where a compiled one lies beside."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, _target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The Python file of a module of this package."""
        if path is None or not fullname.startswith("openrummy."):
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(fullname)
            if spec is not None and spec.origin is not None:
                return spec
        return None


def obey_switch() -> None:
    """Called once, before anything else of the package is imported."""
    if is_switched_off():
        sys.meta_path.insert(0, _PlainFiles())
