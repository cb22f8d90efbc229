"""Self-play of the games with melds on the table: Rummy 30/51 and Run Set Jimmy, by the thousand.

`ExposedKernel` is the front door: tables are rows of 64-bit numbers in buffers that belong to the
caller (``array("q")``, or numpy's int64; bytes as ``bytearray`` or numpy's uint8). A row holds all
of a game, so that copying it forks the game. Compiled, the functions on many tables let other
threads run; different threads may work on different tables of one buffer, each with a `work` of
its own.

The numbers of a row and the actions are explained in `exposed_layout`. The law in
``tests/kernels/test_exposed_law.py`` holds the kernel to `table.decide`.
"""

from __future__ import annotations

import importlib
from array import array
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from importlib.machinery import EXTENSION_SUFFIXES
from typing import Any

from openrummy.core.cards import Card
from openrummy.kernels import (
    exposed_commands,
    exposed_config,
    exposed_exact,
    exposed_finish,
    exposed_legal,
    exposed_many,
    exposed_play,
    exposed_setup,
    exposed_turn,
)
from openrummy.kernels import exposed_layout as at
from openrummy.rules.ruleset import RuleSet
from openrummy.table import commands as cmd
from openrummy.table.state import Match

RANDOM, SIMPLE = 0, 1
"""Ways to play: any legal action, each as likely, or quick sound play (`exposed_policy`)."""

COMPILED = (exposed_many.__file__ or "").endswith(tuple(EXTENSION_SUFFIXES))
_CALLS: Any = (
    importlib.import_module("openrummy.kernels.exposed_border") if COMPILED else exposed_many
)


@dataclass(frozen=True)
class Playouts:
    """What whole matches came to: numbers, and sums over all of them for each seat."""

    games: int
    rounds: int
    decisions: int
    endings: tuple[int, int, int, int]
    """Rounds in which a seat went out, that ran out of cards or turns, or were void."""
    points: tuple[int, ...]
    wins: tuple[int, ...]
    """Ties count for all who share them."""


class ExposedKernel:
    """Tables of one game for a number of seats. Raises `exposed_config.NotForKernel`.

    ``size``: numbers of a table. ``actions``: all actions are below. ``observation``: bytes of what
    a seat sees.
    """

    def __init__(self, rules: RuleSet, seats: int) -> None:
        self.rules, self.seats = rules, seats
        self.config = exposed_config.config(rules, seats)
        self.size = exposed_config.row_size(self.config)
        self.actions = exposed_config.actions(self.config)
        self.observation = exposed_play.observation(seats)

    def tables(self, count: int) -> array[int]:
        """So many tables with the rules, and nothing on them yet."""
        return exposed_config.new_tables(self.config, count)

    def work(self) -> array[int]:
        """A buffer to work in, one for each thread."""
        return exposed_config.new_work(self.config)

    def row(self, tables: Any, table: int) -> Any:
        """One of the tables, as the functions on one table take it; it shares the buffer."""
        return memoryview(tables)[table * self.size : table * self.size + self.size]

    # one table

    def start(self, row: Any, seed: int) -> None:
        """Begins a match; ``seed`` is any number from 0 below 2**62."""
        exposed_legal.new_match(row, seed)

    def set_up(self, row: Any, match: Match, seed: int) -> None:
        """Sets a table up as a match stands; ``seed`` is for what chance is still to come."""
        exposed_setup.set_up(row, match, seed)

    def set_hidden(self, row: Any, hands: Sequence[Iterable[Card]], stock: Sequence[Card]) -> None:
        """Puts other cards into the hands and the stock: a guess at what is hidden."""
        exposed_setup.set_hidden(row, hands, stock)

    def to_ask(self, row: Any) -> int:
        """The seat whose action the table waits for."""
        return exposed_turn.to_ask(row)

    def legal(self, row: Any, seat: int, work: array[int]) -> list[int]:
        """The actions of a seat: those of `table.legal`, in another order."""
        self._find(row, work)
        view = memoryview(work)
        start = exposed_many.list_at(row)
        count = exposed_legal.legal(row, seat, view, view[start:])  # type: ignore[arg-type]
        return work[start : start + count].tolist()

    def act(self, row: Any, seat: int, action: int) -> None:
        """Carries out a legal action; nothing is checked."""
        exposed_legal.act(row, seat, action)
        if row[at.IN_DOUBT]:
            work: Any = memoryview(self.work())
            while not exposed_finish.settle(row, work):
                exposed_exact.find(row, self.rules)

    def command(self, row: Any, seat: int, action: int) -> cmd.Command:
        """The command that a legal action stands for, before it is carried out."""
        return exposed_commands.to_command(row, seat, action)

    def action(self, row: Any, seat: int, command: cmd.Command, work: array[int]) -> int:
        """The action that a command is. Raises `ValueError` where the kernel doesn't list it."""
        actions = self.legal(row, seat, work)
        return exposed_commands.from_command(row, seat, command, actions)

    def play_on(self, row: Any, policy: int, work: array[int]) -> None:
        """Plays a table to the end of its round: a playout. `POINTS` then has what it cost."""
        while not _CALLS.play_on(row, policy, memoryview(work)):
            exposed_exact.find(row, self.rules)

    def _find(self, row: Any, work: Any) -> None:
        if not exposed_finish.find(row, work):
            exposed_exact.find(row, self.rules)

    # many tables

    def playouts(self, games: int, seed: int, policy: int = SIMPLE) -> Playouts:
        """Plays whole matches, game *n* from stream *n* of the seed."""
        row, work = memoryview(self.tables(1)), memoryview(self.work())
        counts = array("q", bytes(8 * at.COUNTS_SIZE))
        while not _CALLS.play_matches(row, games, seed, policy, work, counts):
            exposed_exact.find(row, self.rules)  # type: ignore[arg-type]
        out, exhausted, capped, void = counts[at.ENDINGS : at.SUMS]
        return Playouts(
            counts[at.GAMES],
            counts[at.PLAYED_ROUNDS],
            counts[at.PLAYED_DECISIONS],
            (out, exhausted, capped, void),
            tuple(counts[at.SUMS : at.SUMS + self.seats]),
            tuple(counts[at.WINS : at.WINS + self.seats]),
        )

    def reset(self, tables: Any, first: int, last: int, seed: int) -> None:
        """Begins a match at each of the tables ``first`` to ``last - 1``.

        Table *n* plays stream *n* of the seed, whatever the other tables do. This and the other
        functions on many tables raise `ValueError` for tables that a buffer does not have.
        """
        _check(first, last, (tables, self.size))
        _CALLS.reset(_view(tables), self.size, first, last, seed)

    def step(
        self,
        tables: Any,
        first: int,
        last: int,
        actions: Any,
        rewards: Any,
        dones: Any,
        work: Any,
        *,
        matches: bool = True,
    ) -> int:
        """One action at each of these tables, by the seat that is asked; how many were refused.

        ``actions`` has a number a table, ``rewards`` one for each seat of each table: less the
        points of a round that has just ended, else 0; ``dones`` a byte a table: 1 where the match
        (without ``matches``: the round) is over. There a new one has begun already. Where an action
        is illegal nothing happens. `look` or
        `choose` has to come before, for what the exact solvers have to find.
        """
        _check(first, last, (tables, self.size), (actions, 1), (rewards, self.seats), (dones, 1))
        tally = array("q", [0, 0])
        if last > first:
            _CALLS.step(
                _view(tables), self.size, first, last, int(matches), _view(actions),
                _view(rewards), _view(dones), _view(work), tally,
            )  # fmt: skip
        return tally[at.REFUSED]

    def look(
        self, tables: Any, first: int, last: int, seen: Any, mask: Any, seats: Any, work: Any
    ) -> None:
        """Writes what the seat that is asked sees at each of these tables, and what it may do.

        ``seen`` has `observation` bytes a table (`exposed_layout.PILES` says what they are), or is
        None where nobody looks; ``mask`` `actions` bytes, 1 for a legal action, ``seats`` the seat.
        """
        each = 0 if seen is None else self.observation
        seen = bytearray() if seen is None else seen
        _check(
            first, last, (tables, self.size), (seen, each), (mask, self.actions),
            (seats, 1),
        )  # fmt: skip
        if self._look(tables, first, last, seen, each, mask, seats, work):
            for table in range(first, last):
                row = self.row(tables, table)
                if exposed_exact.waits(row):
                    exposed_exact.find(row, self.rules)
                    self._look(tables, table, table + 1, seen, each, mask, seats, work)

    def _look(
        self,
        tables: Any,
        first: int,
        last: int,
        seen: Any,
        each: int,
        mask: Any,
        seats: Any,
        work: Any,
    ) -> int:
        """How many tables wait for the exact solvers."""
        tally = array("q", [0, 0])
        if last > first:
            _CALLS.look(
                _view(tables), self.size, first, last, _view(seen), each, _view(mask),
                self.actions, _view(seats), _view(work), tally,
            )  # fmt: skip
        return tally[at.WAITING]

    def choose(
        self, tables: Any, first: int, last: int, policy: int, actions: Any, work: Any
    ) -> None:
        """Writes an action for the seat that is asked at each of these tables."""
        _check(first, last, (tables, self.size), (actions, 1))
        if self._choose(tables, first, last, policy, actions, work):
            for table in range(first, last):
                row = self.row(tables, table)
                if exposed_exact.waits(row):
                    exposed_exact.find(row, self.rules)
                    self._choose(tables, table, table + 1, policy, actions, work)

    def _choose(
        self, tables: Any, first: int, last: int, policy: int, actions: Any, work: Any
    ) -> int:
        tally = array("q", [0, 0])
        if last > first:
            _CALLS.choose(
                _view(tables), self.size, first, last, policy, _view(actions), _view(work), tally
            )
        return tally[at.WAITING]


def playouts(rules: RuleSet, seats: int, games: int, seed: int, policy: int = SIMPLE) -> Playouts:
    """`ExposedKernel.playouts` in one call, for worker processes. Raises `NotForKernel`."""
    return ExposedKernel(rules, seats).playouts(games, seed, policy)


def _view(buffer: Any) -> Any:
    """A buffer as the kernel takes it; uncompiled a view that gives plain integers."""
    return buffer if COMPILED else memoryview(buffer)


def _check(first: int, last: int, *buffers: tuple[Any, int]) -> None:
    """Whether each buffer has room for the tables at so many items each. Raises `ValueError`."""
    if not 0 <= first <= last:
        raise ValueError(f"no tables {first} to {last - 1}")
    for given, each in buffers:
        view = memoryview(given)
        if view.ndim != 1 or len(view) < last * each:
            raise ValueError(f"a buffer of {len(view)} items for {last} tables of {each}")
