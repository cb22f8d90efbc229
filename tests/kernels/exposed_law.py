"""The law that holds the kernel of the games with melds on the table to the engine.

Both play the same match of random choices: at every step each seat has the same legal commands,
and after every step all that the table shows and hides is the same.
"""

from __future__ import annotations

from array import array
from random import Random

from openrummy.kernels import exposed_layout as at
from openrummy.kernels.exposed import ExposedKernel
from openrummy.rules.presets import PRESETS
from openrummy.rules.ruleset import RuleSet
from openrummy.table import commands as cmd
from openrummy.table.decide import start, step
from openrummy.table.events import Dealt, Event, Recycled
from openrummy.table.legal import actors, legal, to_ask
from openrummy.table.state import Match, is_over

PLAYED = [name for name, rules in PRESETS.items() if rules.exposed]
"""The presets with melds on the table."""
EAGER = (cmd.LayDown, cmd.Add, cmd.Swap)


class Pair:
    """A match of the engine and the table of the kernel that follows it."""

    def __init__(self, match: Match) -> None:
        self.kernel = ExposedKernel(match.rules, match.seats)
        self.match = match
        self.table, self.other = self.kernel.tables(1), self.kernel.tables(1)
        self.work = self.kernel.work()
        self.kernel.set_up(self.table, self.match, 1)

    def commands(self, seat: int) -> dict[cmd.Command, int]:
        """The commands that the kernel lists for a seat, and their actions."""
        actions = self.kernel.legal(self.table, seat, self.work)
        found = {self.kernel.command(self.table, seat, action): action for action in actions}
        assert len(found) == len(actions), "a command is listed twice"
        assert all(0 <= action < self.kernel.actions for action in actions)
        return found

    def play(self, seat: int, command: cmd.Command, action: int) -> tuple[Event, ...]:
        """Plays a command on both sides and compares what comes of it."""
        self.match, events = step(self.match, seat, command)
        self.kernel.act(self.table, seat, action)
        chance = any(isinstance(event, Recycled | Dealt) for event in events)
        self.compare(hidden=not chance)
        if chance:
            self.kernel.set_up(self.table, self.match, 1)
        return events

    def compare(self, *, hidden: bool = True) -> None:
        """Whether the table is what the match says; ``hidden``: the cards of the deal too."""
        self.kernel.set_up(self.other, self.match, 1)
        mine, its = seen(self.table), seen(self.other)
        if not hidden:
            for table in (mine, its):
                table["all"] = sorted(table["hands"] + table["stock"] + table["pile"])
                table["sizes"] = [len(table["stock"]), len(table["pile"])]
                for part in ("hands", "stock", "pile", "known", "cut"):
                    del table[part]
        assert mine == its


def seen(t: array[int]) -> dict[str, list[int]]:
    """All numbers of a table that mean something, by name."""
    seats = t[at.SEATS]
    found = {
        "match": list(t[at.ROUNDS : at.PHASE]),
        "round": list(t[at.PHASE : at.FORMS]),
        "hands": _cards(t, at.HANDS),
        "known": _cards(t, at.KNOWN),
        "stock": list(t[at.STOCK : at.STOCK + t[at.STOCK_SIZE]]),
        "pile": list(t[at.PILE : at.PILE + t[at.PILE_SIZE]]),
        "cut": list(t[at.CUT_POINTS : at.CUT_POINTS + seats]),
    }
    for name, part in (
        ("held", at.HELD),
        ("opened", at.OPENED),
        ("opened on", at.OPENED_ON),
        ("turns", at.TURNS),
        ("buys", at.BUYS),
        ("next contracts", at.NEXT_CONTRACT),
        ("contracts", at.CONTRACT),
        ("totals", at.TOTALS),
        ("points", at.POINTS),
    ):
        found[name] = list(t[part : part + seats])
    for i in range(t[at.MELDS]):
        m = at.TABLE + i * at.MELD_SIZE
        found[f"meld {i}"] = list(t[m : m + at.CARDS + t[m + at.LENGTH]])
    return found


def _cards(t: array[int], first: int) -> list[int]:
    return [
        card
        for seat in range(t[at.SEATS])
        for card in range(at.KINDS_OF_CARD)
        for _ in range(t[first + seat * at.KINDS_OF_CARD + card])
    ]


def obey(rules: RuleSet, seats: int, seed: str, most: int) -> list[str]:
    """Plays a match of up to ``most`` commands by the law; the kinds of commands given."""
    dice = Random(seed)
    pair = Pair(start(rules, seats, seed)[0])
    pair.compare()
    given = []
    for _ in range(most):
        if pair.match.over is not None:
            break
        able = {}
        for seat in range(seats):
            mine = pair.commands(seat)
            theirs = list(legal(pair.match, seat))
            assert set(mine) == set(theirs), (seat, set(mine) ^ set(theirs))
            able[seat] = mine
        if not is_over(pair.match):
            assert pair.kernel.to_ask(pair.table) == to_ask(pair.match)
        seat, command = chosen(pair.match, able, dice)
        pair.play(seat, command, able[seat][command])
        given.append(type(command).__name__)
    return given


def chosen(
    match: Match, able: dict[int, dict[cmd.Command, int]], dice: Random
) -> tuple[int, cmd.Command]:
    """A seat that may act and one of its commands, with a liking for laying cards."""
    seats = [seat for seat in actors(match) if able[seat]]
    seat = seats[0] if dice.random() < 0.5 else dice.choice(seats)
    commands = list(able[seat])
    eager = [command for command in commands if isinstance(command, EAGER)]
    if eager and dice.random() < 0.7:
        return seat, dice.choice(eager)
    kind = dice.choice(sorted({type(command).__name__ for command in commands}))
    return seat, dice.choice([c for c in commands if type(c).__name__ == kind])
