"""Why a program lost a match without playing it to the end."""

from __future__ import annotations

from typing import Literal

Lapse = Literal[
    "no_start", "no_hello", "version", "slow", "budget", "left", "garbage", "wrong_id", "illegal"
]
"""What a program did wrong:

- ``no_start``: it could not be started (``reason``)
- ``no_hello``: it said no hello in time (``seconds``)
- ``version``: it speaks no protocol that is spoken here (``said``, ``known``)
- ``slow``: a decision took too long (``seconds``)
- ``budget``: all its decisions of a match took too long (``seconds``)
- ``left``: it ended, or closed its output (``code``: its exit code, -9 for signal 9)
- ``garbage``: it wrote what is no message (``said``, ``reason``)
- ``wrong_id``: it answered another question than the one asked (``said``, ``asked``)
- ``illegal``: its command is not allowed (``command``, ``reason``: the code of the refusal)
"""

Facts = dict[str, int | str]


class Forfeit(Exception):
    """An outside bot loses its match: what it did, with facts, and the end of its error output."""

    def __init__(self, bot: str, lapse: Lapse, facts: Facts, errors: str = "") -> None:
        super().__init__(f"{bot}: {lapse} {facts}")
        self.bot, self.lapse, self.facts, self.errors = bot, lapse, facts, errors
