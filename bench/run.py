"""The figures of the engine: commands a second, a full hand's legal list, the time to import.

``python bench/run.py [NAME ...] [--json]``: every figure is measured several times; the median and
the spread are printed with the machine. ``bench/endings.py`` counts how whole games end.
"""

from __future__ import annotations

import argparse
import json
import platform
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass

from msgspec.structs import replace

from openrummy.core.cards import JOKER
from openrummy.core.solvers import contract_cards, gin_cards, opening_cards
from openrummy.rules.presets import PRESETS, preset
from openrummy.table.commands import Command
from openrummy.table.decide import start, step
from openrummy.table.legal import legal, to_ask
from openrummy.table.state import Match, with_hand

REPEATS = 7
COMMANDS = 3000


@dataclass(frozen=True)
class Figure:
    """One figure: the median of the repeats, the least and the greatest."""

    name: str
    unit: str
    median: float
    least: float
    most: float
    repeats: int
    machine: str


def figure(name: str, unit: str, measure: Callable[[], float], repeats: int = REPEATS) -> Figure:
    """Measures after one warm-up."""
    measure()
    values = [measure() for _ in range(repeats)]
    machine = f"{platform.machine()} {platform.system()}, Python {platform.python_version()}"
    return Figure(name, unit, statistics.median(values), min(values), max(values), repeats, machine)


def game_log(name: str) -> list[tuple[int, Command]]:
    """Commands of matches between random players, `COMMANDS` of them."""
    dice = random.Random(1)
    log: list[tuple[int, Command]] = []
    match = fresh(name, 0)
    while len(log) < COMMANDS:
        seat = to_ask(match)
        command = dice.choice(list(legal(match, seat)))
        log.append((seat, command))
        match, _ = step(match, seat, command)
        if match.over is not None:
            match = fresh(name, len(log))
    return log


def fresh(name: str, seed: int) -> Match:
    """A new match at a usual table."""
    rules = PRESETS[name]
    return start(rules, max(rules.players.min, min(4, rules.players.max)), f"bench-{seed}")[0]


def engine(name: str) -> Callable[[], float]:
    """Commands a second through ``decide`` and ``evolve``, legality included."""
    log = game_log(name)

    def measure() -> float:
        began = time.perf_counter()
        match = fresh(name, 0)
        for count, (seat, command) in enumerate(log, start=1):
            match, _ = step(match, seat, command)
            if match.over is not None:
                match = fresh(name, count)
        return len(log) / (time.perf_counter() - began)

    return measure


def full_hand(name: str) -> Callable[[], float]:
    """Milliseconds for ``legal`` of a hand of seventeen cards, three of them jokers."""
    rules = preset(name)
    dice = random.Random(2)
    matches = []
    while len(matches) < 20:
        match, _ = start(rules, 4, f"hand-{dice.random()}")
        match, _ = step(match, to_ask(match), next(iter(legal(match, to_ask(match)))))
        matches.append(with_full_hand(match, dice))

    def measure() -> float:
        worst = 0.0
        for match in matches:
            began = time.perf_counter()
            assert match.round is not None
            list(legal(match, match.round.turn))
            worst = max(worst, time.perf_counter() - began)
        return 1000 * worst

    return measure


def with_full_hand(match: Match, dice: random.Random) -> Match:
    """The match with the seat on turn after its draw, holding seventeen cards and three jokers."""
    assert match.round is not None
    pack = [card for card in match.rules.pack(4) if card != JOKER]
    hand = (*dice.sample(pack, 14), *[JOKER] * 3)
    contracts = (dice.randrange(7),) * 4 if match.rules.contracts else ()
    round_ = replace(
        match.round,
        phase="play",
        contracts=contracts,
        hands=with_hand(match.round, match.round.turn, hand),
    )
    return replace(match, round=round_)


def solver(name: str) -> Callable[[], float]:
    """Microseconds a call of a solver on random hands."""
    dice = random.Random(3)
    rules = preset({"gin": "gin", "opening": "rummy51"}.get(name, "jimmy"))
    pack = rules.pack(4 if rules.exposed else 2)
    size = {"gin": 11, "opening": 14}.get(name, 12)
    hands = [tuple(dice.sample(pack, size)) for _ in range(300)]
    contract = rules.contracts[3] if rules.contracts else None

    def call(hand: tuple[str, ...]) -> object:
        if name == "gin":
            return gin_cards.best_arrangement(hand)
        if name == "opening":
            return opening_cards.most_points(hand, rules.opening_terms, rules.limits)
        assert contract is not None
        if name == "missing":
            return contract_cards.missing(hand, contract, rules.limits)
        return contract_cards.best_lay_down(hand, contract, rules.limits, rules.card_points)

    def measure() -> float:
        began = time.perf_counter()
        for hand in hands:
            call(hand)
        return 1e6 * (time.perf_counter() - began) / len(hands)

    return measure


def import_time() -> float:
    """Milliseconds that a fresh Python takes longer with ``import openrummy.table.decide``."""

    def run(code: str) -> float:
        began = time.perf_counter()
        subprocess.run([sys.executable, "-c", code], check=True)  # noqa: S603
        return time.perf_counter() - began

    code = "import openrummy, openrummy.table.decide, openrummy.rules.presets"
    return 1000 * (run(code) - run("pass"))


FIGURES: dict[str, tuple[str, Callable[[], Callable[[], float]]]] = {
    **{
        f"engine-{name}": ("commands/s", lambda name=name: engine(name))  # type: ignore[misc]
        for name in PRESETS
    },
    "legal-jimmy-17-cards-worst": ("ms", lambda: full_hand("jimmy")),
    "legal-rummy51-17-cards-worst": ("ms", lambda: full_hand("rummy51")),
    **{
        f"solver-{name}": ("us/call", lambda name=name: solver(name))  # type: ignore[misc]
        for name in ("gin", "opening", "missing", "lay-down")
    },
    "import": ("ms", lambda: import_time),
}


def main() -> None:
    """Prints the figures asked for, or all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(FIGURES))
    parser.add_argument("--json", action="store_true", help="one JSON object a line")
    options = parser.parse_args()
    for name, (unit, prepare) in FIGURES.items():
        if options.names and not any(name.startswith(wanted) for wanted in options.names):
            continue
        found = figure(name, unit, prepare())
        if options.json:
            print(json.dumps(asdict(found)), flush=True)
        else:
            spread = f"{found.least:,.1f} - {found.most:,.1f}"
            print(f"{name:32}{found.median:14,.1f} {unit:12}{spread:>26}", flush=True)
    if not options.json:
        print(f"median of {REPEATS}, least - most; {found.machine}")


if __name__ == "__main__":
    main()
