"""Whether a ruling matches what a case wants (`referee.md`, "Cases")."""

from __future__ import annotations

from typing import Any


def mismatch(wanted: Any, got: Any, at: str = "ruling") -> str | None:
    """Where and how a ruling differs from the wanted one, or None when it matches."""
    if wanted is None:
        return None
    name = at.rpartition(".")[2].partition("[")[0]
    if isinstance(wanted, dict) and isinstance(got, dict):
        parts = [(wanted[key], got.get(key), f"{at}.{key}") for key in wanted]
    elif isinstance(wanted, list) and isinstance(got, list) and len(wanted) == len(got):
        if name in {"unmatched", "hands"} and _cards(wanted) and _cards(got):
            wanted, got = sorted(wanted), sorted(got)
        if name == "melds" and all(map(_cards, wanted)) and all(map(_cards, got)):
            wanted, got = sorted(map(sorted, wanted)), sorted(map(sorted, got))
        parts = [(w, g, f"{at}[{i}]") for i, (w, g) in enumerate(zip(wanted, got, strict=True))]
    else:
        same = wanted == got and type(wanted) is type(got)
        return None if same else f"{at}: {got!r}, not {wanted!r}"
    return next(filter(None, (mismatch(*part) for part in parts)), None)


def _cards(values: Any) -> bool:
    return isinstance(values, list) and all(isinstance(value, str) for value in values)
