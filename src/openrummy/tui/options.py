"""What a terminal can show: suit signs or letters, colour or none, and how fast the others play."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TextIO

SIGNS = "♠♥♦♣"
_COERCED = {"C.UTF-8", "C.utf8"}
"""What Python itself puts into LC_CTYPE when the locale is C."""


@dataclass(frozen=True)
class Options:
    """How the terminal client shows a game."""

    signs: bool = True
    """Suit signs; without them letters (7H for the seven of hearts)."""
    colour: bool = True
    pace: float = 0.5
    """Seconds between two actions of the other seats on the screen."""


def detect(
    stream: TextIO, env: Mapping[str, str], *, ascii_only: bool = False, pace: float = 0.5
) -> Options:
    """What the stream and the locale can show: letters and no colour when piped."""
    terminal = stream.isatty()
    return Options(
        signs=not ascii_only and terminal and _shows_signs(stream, env),
        colour=terminal and not env.get("NO_COLOR"),
        pace=pace,
    )


def _shows_signs(stream: TextIO, env: Mapping[str, str]) -> bool:
    try:
        SIGNS.encode(stream.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return sys.platform == "win32" or "UTF" in _locale(env).upper()


def _locale(env: Mapping[str, str]) -> str:
    """The name of the locale that the person chose, before Python put C.UTF-8 for C."""
    language = env.get("LANG") or "C"
    kind = env.get("LC_CTYPE") or language
    if kind in _COERCED and language in {"C", "POSIX"}:
        kind = "C"
    return env.get("LC_ALL") or kind
