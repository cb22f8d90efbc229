"""The functions of the gin kernel as Python calls them: compiled through a border, or as they are.

Compiled, the kernel's own functions take C pointers, which Python cannot give.
"""

from __future__ import annotations

import importlib
from importlib.machinery import EXTENSION_SUFFIXES
from types import SimpleNamespace
from typing import Any

from openrummy.kernels import (
    gin,
    gin_chances,
    gin_duel,
    gin_match,
    gin_past,
    gin_play,
    gin_policy,
    gin_random,
    gin_search,
)

COMPILED = (gin_play.__file__ or "").endswith(tuple(EXTENSION_SUFFIXES))


def _calls() -> Any:
    if COMPILED:
        return importlib.import_module("openrummy.kernels.gin_border")
    modules = (gin, gin_match, gin_play, gin_duel, gin_policy, gin_random, gin_search)
    named = {name: call for module in modules for name, call in vars(module).items()}
    return SimpleNamespace(**named, write_chances=gin_chances.write, fit=gin_past.fit)


CALLS: Any = _calls()
"""All functions of `gin` and `gin_play` that Python needs, by their names."""


def buffer(cells: Any) -> Any:
    """A buffer as `CALLS` take it: uncompiled a view that gives plain integers."""
    return cells if COMPILED else memoryview(cells)
