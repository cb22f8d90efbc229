"""What all rooms share: the store, the bots, the clock and the settings."""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random

from openrummy.server.bot_host import BotHost
from openrummy.server.config import Config
from openrummy.server.store import Store


def clock_ms() -> int:
    """Now, in milliseconds since 1970 (UTC)."""
    return time.time_ns() // 1_000_000


class Hub:
    """Handed to every room by the composition root (`openrummy.server.app`)."""

    def __init__(
        self, config: Config, store: Store, bots: BotHost, now: Callable[[], int] = clock_ms
    ) -> None:
        self.config = config
        self.store = store
        self.bots = bots
        self.now = now
        self.dice = Random()
        """For the pace of bots only: cards come from the seed of a match."""
