"""Which options the Python tests show at work, where no question to the referee can."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

Test = TypeVar("Test", bound=Callable[..., Any])

SHOWN: dict[tuple[str, str], list[str]] = {}
"""(game, option) -> the tests that play it both ways."""


def shows(option: str, *games: str) -> Callable[[Test], Test]:
    """Marks a test that plays an option of these games with its usual value and with another."""

    def mark(test: Test) -> Test:
        for game in games:
            SHOWN.setdefault((game, option), []).append(test.__name__)
        return test

    return mark
