"""Keeping strangers' pages and floods out: origins, and how often one may ask."""

from __future__ import annotations

import time
from collections.abc import Collection, Mapping
from urllib.parse import urlsplit

from limits import RateLimitItemPerMinute
from limits.storage import MemoryStorage
from limits.strategies import FixedWindowRateLimiter


def same_origin(headers: Mapping[str, str], allowed: Collection[str]) -> bool:
    """Whether a request comes from our own pages, from an allowed origin, or from no page."""
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "none") in ("none", "same-origin")
    return origin in allowed or urlsplit(origin).netloc == headers.get("host", "")


class Rates:
    """How often an address may call the API and open tables."""

    def __init__(self, requests: int, tables: int) -> None:
        self._limiter = FixedWindowRateLimiter(MemoryStorage())
        self._requests = RateLimitItemPerMinute(requests)
        self._tables = RateLimitItemPerMinute(tables)

    def request(self, address: str) -> bool:
        """Notes a call; False when there were too many."""
        return self._limiter.hit(self._requests, "request", address)

    def table(self, address: str) -> bool:
        """Notes a new table; False when there were too many."""
        return self._limiter.hit(self._tables, "table", address)


class Bucket:
    """So many a second, and a burst on top."""

    __slots__ = ("_ahead", "_each", "_full")

    def __init__(self, rate: float, burst: float) -> None:
        self._each = 1 / rate
        self._ahead = (burst - 1) * self._each
        self._full = 0.0
        """When the bucket is full again."""

    def take(self) -> bool:
        """Takes one; False when none is left."""
        now, full = time.monotonic(), self._full
        if full < now:
            full = now
        elif full > now + self._ahead:
            return False
        self._full = full + self._each
        return True
