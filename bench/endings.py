"""Do rounds end, and does somebody go out? Random bots on every preset, greedy bots on each game.

    python bench/endings.py --random 1000 --greedy 200 --processes 2

Random bots look for dead ends and exceptions; of greedy bots the share of rounds in which someone
went out has to be 95 % or more. Exits with 1 when anything is amiss.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from multiprocessing import Pool

from openrummy.arena.report import GONE_OUT
from openrummy.arena.tournament import play_seated
from openrummy.rules.presets import PRESETS

LEAST_SHARE = 0.95
GREEDY_TABLES = (
    ("gin", 2),
    ("rummy30", 2),
    ("rummy30", 4),
    ("rummy51", 2),
    ("rummy51", 4),
    ("jimmy", 4),
)
MOST_ROUNDS = 7
"""A random match is stopped after so many rounds: gin by random bots nearly always is blocked."""
CHUNK = 10


@dataclass(frozen=True)
class Job:
    """Some matches of one bot at one table."""

    bot: str
    game: str
    seats: int
    first: int
    count: int


@dataclass(frozen=True)
class Done:
    """How the rounds of a job ended, and what went wrong."""

    job: Job
    endings: Counter[str]
    turns: int
    problems: tuple[str, ...]
    seconds: float


def run(job: Job) -> Done:
    """Plays the matches of a job."""
    began = time.perf_counter()
    endings: Counter[str] = Counter()
    turns = 0
    problems = []
    most = MOST_ROUNDS if job.bot == "random" else None
    for number in range(job.first, job.first + job.count):
        seed = f"endings/{number}"
        try:
            played = play_seated(PRESETS[job.game], (job.bot,) * job.seats, seed, most)
        except Exception as problem:  # noqa: BLE001 - whatever it is, it is counted
            problems.append(f"{job.game} {job.seats} seats, seed {seed}: {problem!r}")
            continue
        endings.update(round_.ending for round_ in played.rounds)
        turns += sum(sum(round_.turns) for round_ in played.rounds)
    return Done(job, endings, turns, tuple(problems), time.perf_counter() - began)


def jobs(bot: str, tables: list[tuple[str, int]], matches: int) -> Iterator[Job]:
    """The matches in small portions, so that two processes share them evenly."""
    for game, seats in tables:
        for first in range(0, matches, CHUNK):
            yield Job(bot, game, seats, first, min(CHUNK, matches - first))


def random_tables() -> list[tuple[str, int]]:
    """Every preset with four seats, or as many as it has."""
    return [(name, min(4, rules.players.max)) for name, rules in PRESETS.items()]


def report(done: list[Done], least_share: float) -> bool:
    """Prints a line for each table; whether all is well."""
    well = True
    tables = dict.fromkeys((d.job.bot, d.job.game, d.job.seats) for d in done)
    for bot, game, seats in tables:
        mine = [d for d in done if (d.job.bot, d.job.game, d.job.seats) == (bot, game, seats)]
        endings = sum((d.endings for d in mine), Counter[str]())
        rounds = endings.total()
        share = sum(endings[ending] for ending in GONE_OUT) / max(1, rounds)
        problems = [problem for d in mine for problem in d.problems]
        turns = sum(d.turns for d in mine) / max(1, rounds)
        print(
            f"{bot:7}{game:15}{seats} seats {sum(d.job.count for d in mine):5} matches "
            f"{rounds:6} rounds  out {100 * share:5.1f} %  turns {turns:5.1f}  "
            f"problems {len(problems)}  {sum(d.seconds for d in mine):6.1f} s  {dict(endings)}"
        )
        for problem in problems[:5]:
            print("   ", problem)
        well = well and not problems and share >= least_share
    return well


def main() -> int:
    """Plays both parts and prints what came of it."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--random", type=int, default=1000, help="matches of each preset")
    parser.add_argument("--greedy", type=int, default=200, help="matches of each game and seats")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--games", nargs="*", help="only these presets")
    options = parser.parse_args()
    wanted = options.games or list(PRESETS)
    with Pool(options.processes) as pool:
        parts = []
        for bot, tables, matches in (
            ("random", random_tables(), options.random),
            ("greedy", list(GREEDY_TABLES), options.greedy),
        ):
            chosen = [table for table in tables if table[0] in wanted]
            done = pool.map(run, list(jobs(bot, chosen, matches)), chunksize=1)
            parts.append(report(done, LEAST_SHARE if bot == "greedy" else 0.0))
    return 0 if all(parts) else 1


if __name__ == "__main__":
    sys.exit(main())
