"""The project's own shuffle: seed in, order out, the same on every platform and version.

Algorithm ``openrummy-1``: the stream of a shuffle is SHA-256 in counter mode. Block *i* of draw
*n* is ``sha256(f"openrummy-1/{seed}/{n}/{i}")``, cut into eight big-endian 32-bit words. A number
below *k* is the first word less than the greatest multiple of *k* that fits 32 bits, modulo *k*
(so every number is equally likely). The cards are shuffled by Durstenfeld's method from the last
place down: swap place *j* with a random place of 0..*j*.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterator, Sequence
from typing import TypeVar

ALGORITHM = "openrummy-1"

T = TypeVar("T")


class Stream:
    """The random numbers of one draw ``index`` from ``seed``."""

    def __init__(self, seed: str, index: int) -> None:
        self._words = _words(f"{ALGORITHM}/{seed}/{index}")

    def below(self, bound: int) -> int:
        """A number from 0 to ``bound - 1``, each equally likely."""
        limit = (1 << 32) - (1 << 32) % bound
        while (word := next(self._words)) >= limit:
            pass
        return word % bound

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        """The items in a random order."""
        order = list(items)
        for j in range(len(order) - 1, 0, -1):
            i = self.below(j + 1)
            order[i], order[j] = order[j], order[i]
        return tuple(order)


def _words(name: str) -> Iterator[int]:
    block = 0
    while True:
        digest = hashlib.sha256(f"{name}/{block}".encode()).digest()
        for at in range(0, 32, 4):
            yield int.from_bytes(digest[at : at + 4], "big")
        block += 1


def fresh_seed() -> str:
    """A seed that nobody can guess (128 bits from the operating system)."""
    return secrets.token_hex(16)
