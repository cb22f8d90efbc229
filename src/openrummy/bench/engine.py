"""The rules engine: commands carried out, views made, and lists of legal commands."""

from __future__ import annotations

import random
import time

from msgspec.structs import replace

from openrummy.bench.measuring import Once
from openrummy.core.cards import JOKER
from openrummy.rules.presets import PRESETS, preset
from openrummy.table.commands import Command
from openrummy.table.decide import start, step
from openrummy.table.legal import legal, to_ask
from openrummy.table.state import Match, with_hand
from openrummy.table.view import view

GAMES = ("gin", "rummy30", "rummy51", "jimmy")
COMMANDS = 1500
"""Commands of each game."""
Log = list[tuple[int, Command]]


def engine() -> Once:
    """``commands_per_second`` of the four games together, legality included (``decide`` and
    ``evolve``), and ``microseconds``, what a command and a view of a seat after it cost; the same
    of each, and its views (``gin_views_per_second``).
    """
    logs = {name: game_log(name) for name in GAMES}

    def once() -> dict[str, float]:
        figures: dict[str, float] = {}
        played = viewed = 0.0
        for name, log in logs.items():
            began = time.process_time()
            matches = replay(name, log)
            halfway = time.process_time()
            for match in matches:
                view(match, 0)
            ended = time.process_time()
            played += halfway - began
            viewed += ended - halfway
            figures[f"{name}_commands_per_second"] = COMMANDS / (halfway - began)
            figures[f"{name}_views_per_second"] = COMMANDS / (ended - halfway)
            figures[f"{name}_microseconds"] = 1e6 * (ended - began) / COMMANDS
        commands = COMMANDS * len(logs)
        return {
            "commands_per_second": commands / played,
            "microseconds": 1e6 * (played + viewed) / commands,
            **figures,
        }

    return once


def legal_lists() -> Once:
    """The longest of twenty lists of legal commands, of hands of seventeen cards with three
    jokers: ``jimmy_worst_milliseconds``, ``rummy51_worst_milliseconds``.
    """
    games = {name: full_hands(name) for name in ("jimmy", "rummy51")}

    def worst(matches: list[Match]) -> float:
        longest = 0.0
        for match in matches:
            assert match.round is not None
            began = time.process_time()
            list(legal(match, match.round.turn))
            longest = max(longest, time.process_time() - began)
        return 1000 * longest

    def once() -> dict[str, float]:
        return {f"{name}_worst_milliseconds": worst(matches) for name, matches in games.items()}

    return once


def game_log(name: str) -> Log:
    """Commands of matches between random players, `COMMANDS` of them."""
    dice = random.Random(1)
    log: Log = []
    match = fresh(name, 0)
    while len(log) < COMMANDS:
        seat = to_ask(match)
        command = dice.choice(list(legal(match, seat)))
        log.append((seat, command))
        match, _ = step(match, seat, command)
        if match.over is not None:
            match = fresh(name, len(log))
    return log


def replay(name: str, log: Log) -> list[Match]:
    """The matches after each command of a log."""
    matches: list[Match] = []
    match = fresh(name, 0)
    for count, (seat, command) in enumerate(log, start=1):
        match, _ = step(match, seat, command)
        matches.append(match)
        if match.over is not None:
            match = fresh(name, count)
    return matches


def fresh(name: str, number: int) -> Match:
    """A new match at a usual table."""
    rules = PRESETS[name]
    return start(rules, max(rules.players.min, min(4, rules.players.max)), f"bench-{number}")[0]


def full_hands(name: str) -> list[Match]:
    """Twenty matches with a full hand on turn."""
    rules = preset(name)
    dice = random.Random(2)
    matches: list[Match] = []
    while len(matches) < 20:
        match, _ = start(rules, 4, f"hand-{dice.random()}")
        match, _ = step(match, to_ask(match), next(iter(legal(match, to_ask(match)))))
        matches.append(with_full_hand(match, dice))
    return matches


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
