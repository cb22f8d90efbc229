"""Many matches between named bots: `Run` plays them step by step, `simulate` all at once."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing

from openrummy.arena.keeping import BlockFile
from openrummy.arena.ratings import Ladder
from openrummy.arena.report import Report, Stopped, Tally, elo_between, tested
from openrummy.arena.sequential import Bounds, SequentialTest
from openrummy.arena.tournament import Block, Blocks, Tournament, tournament
from openrummy.arena.workers import Here, Workers
from openrummy.rules.ruleset import RuleSet

Progress = Callable[[int], object]
"""Called after each block with the number of matches played."""


class NotTwo(ValueError):
    """A sequential test wants two bots."""


class Run:
    """The matches of a tournament as they are played: iterate, and ask for the report any time.

    ``games`` is rounded up to whole blocks. ``kept`` blocks are not played again, and new ones go
    there. With ``bounds`` it ends as soon as the test has decided; raises `NotTwo` when others
    than two bots play.
    """

    def __init__(
        self,
        played: Tournament,
        games: int,
        *,
        workers: Workers | None = None,
        kept: BlockFile | None = None,
        bounds: Bounds | None = None,
    ) -> None:
        self.played = played
        self.stopped: Stopped = "interrupted"
        self._blocks = played.blocks_for(games)
        self._workers = workers or Here()
        self._kept = kept
        self._names = tuple(dict.fromkeys(played.bots))
        if bounds is not None and len(self._names) != 2:
            raise NotTwo
        self._test = None if bounds is None else SequentialTest(bounds)
        self._ladder = Ladder() if len(self._names) > 2 else None
        self._tally = Tally()
        self._began = time.perf_counter()

    def __iter__(self) -> Iterator[int]:
        """Plays on; gives the number of matches so far after each block."""
        with closing(self._all_blocks()) as blocks:
            for block in blocks:
                self._count(block)
                yield self._tally.games
                if self._test is not None and self._test.verdict != "going":
                    self.stopped = "test"
                    return
        self.stopped = "games"

    def report(self) -> Report:
        """What the matches so far add up to."""
        tally = self._tally
        lines = tuple(tally.line(bot) for bot in self._names)
        return Report(
            rules=self.played.rules.preset.partition("@")[0],
            seats=self.played.seats,
            seed=self.played.seed,
            games=tally.games,
            rounds=tally.rounds,
            turns=tally.turns / max(1, tally.rounds),
            went_out=tally.went_out,
            endings=dict(tally.endings.most_common()),
            lines=lines,
            seconds=time.perf_counter() - self._began,
            blocks=tally.blocks,
            stopped=self.stopped,
            elo=elo_between(*lines) if len(lines) == 2 and tally.games else None,
            ratings=() if self._ladder is None else self._ladder.ratings,
            test=None if self._test is None else tested(self._test),
            forfeits=tuple(tally.lost.values()),
        )

    def _all_blocks(self) -> Blocks:
        done = 0
        if self._kept is not None:
            for block in self._kept.blocks():
                if done < self._blocks:
                    done += 1
                    yield block
        with closing(self._workers.play(self.played, range(done, self._blocks))) as playing:
            for block in playing:
                if self._kept is not None:
                    self._kept.append(block)
                yield block

    def _count(self, block: Block) -> None:
        seatings = self.played.seatings(block.block)
        self._tally.add(block, seatings)
        if self._ladder is not None:
            self._ladder.add(block, seatings)
        if self._test is not None:
            self._test.add(self._tally.last_score(*self._names))


def simulate(
    rules: RuleSet,
    bots: Sequence[str],
    games: int,
    seed: str,
    seats: int | None = None,
    progress: Progress | None = None,
    *,
    workers: Workers | None = None,
) -> Report:
    """Plays matches and adds them up. ``seats``: as many as bots unless given.

    Every deal is played once for each seating, so that each bot has the cards of every seat;
    ``games`` is rounded up to whole deals. Deal *n* has the seed ``{seed}/{n}``, whatever the
    others are and whoever plays it. Raises `UnknownBot`, `BadSeats` and what `play_match` raises.
    """
    run = Run(tournament(rules, bots, seed, seats), games, workers=workers)
    for done in run:
        if progress is not None:
            progress(done)
    return run.report()
