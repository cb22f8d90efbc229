"""Prints, for every preset, the hash of all that happens in some matches of greedy players.

``python -m tests.compiled.game_logs`` says the same compiled and uncompiled.
"""

from __future__ import annotations

import hashlib
import json
import sys

from openrummy.bots import make
from openrummy.compiled import is_compiled
from openrummy.rules.presets import PRESETS
from openrummy.table.commands import Next
from openrummy.table.decide import start, step
from openrummy.table.legal import legal, to_ask
from openrummy.table.state import is_over
from openrummy.table.view import view

MATCHES = 2
MOST_COMMANDS = 150


def log_of(preset: str, number: int) -> bytes:
    """The commands and events of a match, one a line, and how many commands were legal."""
    rules = PRESETS[preset]
    seats = rules.players.min + number % (rules.players.max - rules.players.min + 1)
    bots = [make("greedy", f"{preset} {number} {seat}") for seat in range(seats)]
    match, events = start(rules, seats, f"log-{number}")
    lines = [repr(events)]
    for _ in range(MOST_COMMANDS):
        if match.over is not None:
            break
        seat = to_ask(match)
        commands = tuple(legal(match, seat))
        command = Next() if is_over(match) else bots[seat].choose(view(match, seat), commands)
        match, events = step(match, seat, command)
        lines.append(f"{seat} {command} {len(commands)} {events}")
    return "\n".join(lines).encode()


def main() -> None:
    """Prints how the solvers run, then a hash for each preset."""
    found = {
        name: hashlib.sha256(b"\n".join(log_of(name, i) for i in range(MATCHES))).hexdigest()
        for name in PRESETS
    }
    json.dump({"compiled": is_compiled(), "hashes": found}, sys.stdout)


if __name__ == "__main__":
    main()
