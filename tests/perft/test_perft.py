"""Perft: how many command sequences of each length a tiny deal has. One file a preset.

A file says all that another engine needs to count the same: preset, seats, seed, options; then
lines of ``depth count``. A sequence is counted once for each list of commands, by seat and words.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from openrummy.records.codec import full_rules
from openrummy.rules.presets import PRESETS
from openrummy.table.decide import start, step
from openrummy.table.legal import actors, legal
from openrummy.table.state import Match

FOLDER = Path(__file__).parent
FAST = 3_000
"""Sequences that count as fast: fewer than a second's work."""
SLOW = 12_000
"""Sequences that a file is made up to."""

TINY: dict[str, dict[str, Any]] = {
    "gin": {"deck.ranks": 5, "deck.suits": 3, "deal.hand_size": 3},
    "rummy": {
        "deck.ranks": 5,
        "deck.suits": 3,
        "deck.packs": 1,
        "deal.hand_size": 4,
        "opening.min_points": 6,
        "opening.earliest_turn": 1,
    },
    "jimmy": {
        "deck.ranks": 5,
        "deck.suits": 3,
        "deck.packs": 1,
        "deal.hand_size": 4,
        "run.min": 3,
        "contract.list": [{"runs": 1, "sets": 0}, {"runs": 0, "sets": 1}],
    },
}


class Tiny(NamedTuple):
    """A tiny deal and its counts, the first of depth 0."""

    preset: str
    seats: int
    seed: str
    options: dict[str, Any]
    counts: tuple[int, ...] = ()

    def start(self) -> Match:
        return start(full_rules(self.preset, self.options), self.seats, self.seed)[0]

    def text(self) -> str:
        lines = [f"preset {self.preset}", f"seats {self.seats}", f"seed {self.seed}"]
        lines += [f"{name} = {json.dumps(value)}" for name, value in self.options.items()]
        lines += [f"{depth} {count}" for depth, count in enumerate(self.counts)]
        return "\n".join(lines) + "\n"


def read(text: str) -> Tiny:
    """The inverse of `Tiny.text`."""
    words: dict[str, str] = {}
    options: dict[str, Any] = {}
    counts = []
    for line in text.splitlines():
        name, _, value = line.partition(" = ")
        if value:
            options[name] = json.loads(value)
            continue
        word, _, rest = line.partition(" ")
        if word.isdigit():
            counts.append(int(rest))
        else:
            words[word] = rest
    return Tiny(words["preset"], int(words["seats"]), words["seed"], options, tuple(counts))


def perft(match: Match, depth: int) -> int:
    """The number of command sequences of this length. The last command is listed, not played."""
    if depth == 0:
        return 1
    total = 0
    for seat in actors(match):
        commands = list(legal(match, seat))
        if depth == 1:
            total += len(commands)
        else:
            total += sum(perft(step(match, seat, one)[0], depth - 1) for one in commands)
    return total


def kinds(match: Match, depth: int) -> set[type]:
    """The kinds of commands that the sequences of this length hold."""
    found = set()
    for seat in actors(match):
        for command in legal(match, seat):
            found.add(type(command))
            if depth > 1:
                found |= kinds(step(match, seat, command)[0], depth - 1)
    return found


def made(preset: str) -> Tiny:
    """The tiny game of a preset, counted as deep as `SLOW` allows.

    Of some deals it is the one that soon brings about most kinds of commands.
    """
    rules = PRESETS[preset]
    name = f"{preset}@{rules.version}"
    deals = [Tiny(name, 2, f"perft {n}", TINY[rules.game]) for n in range(10)]
    tiny = max(deals, key=lambda deal: len(kinds(deal.start(), 6)))
    match, counts = tiny.start(), [1]
    while counts[-1] * counts[-1] // counts[-2:][0] < SLOW:
        counts.append(perft(match, len(counts)))
    return tiny._replace(counts=tuple(counts))


def checked(preset: str, least: int, most: int) -> None:
    path = FOLDER / f"{preset}.txt"
    if not path.exists():
        pytest.fail(f"no {path.name}: run `.venv/bin/pytest tests/perft --rewrite`")
    text = path.read_text(encoding="utf-8")
    tiny = read(text)
    assert tiny.text() == text
    match = tiny.start()
    for depth, count in enumerate(tiny.counts):
        if least <= count < most:
            assert perft(match, depth) == count, f"depth {depth}"


@pytest.mark.parametrize("preset", PRESETS)
def test_tiny_games_have_as_many_sequences(preset: str, rewrite: bool) -> None:
    if rewrite:
        (FOLDER / f"{preset}.txt").write_text(made(preset).text(), encoding="utf-8")
    checked(preset, 0, FAST)


@pytest.mark.slow
@pytest.mark.parametrize("preset", PRESETS)
def test_tiny_games_have_as_many_long_sequences(preset: str) -> None:
    checked(preset, FAST, 10**9)
