"""Learns what rounds of a contract bring from self-play and writes it where the bots read it.

Keen play is on every seat. At the start of each turn it is noted where each seat stands
(`openrummy.kernels.exposed_value`), and at the end of the round what the seat paid. For each place
that a seat and its rival can be in, a straight line is fitted through that: what the round costs,
by the points in hand and the outs of both. Places near to each other share a little of what they
know, so that rare ones are sound. The same seed gives the same values, in some minutes.

    python scripts/train_jimmy.py --seed 1 --out src/openrummy/bots/data/jimmy.json
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from openrummy.kernels import (
    dice,
    exposed_keen,
    exposed_legal,
    exposed_score,
    exposed_turn,
    exposed_value,
)
from openrummy.kernels import exposed_layout as at
from openrummy.kernels import exposed_value_numbers as places
from openrummy.kernels.exposed import ExposedKernel
from openrummy.kernels.exposed_keen_numbers import CONTRACT
from openrummy.rules.presets import preset

KEPT = "src/openrummy/bots/data/jimmy.json"
"""Where the bots read the values."""
SEATS = (2, 4)
SHARED = 0.02
"""What a place counts for one beside it: where the seat or its rival stands."""
SHARED_BY_CONTRACTS = 0.004
"""The same for contracts with one card more or less."""
FIRMNESS = np.diag([2000.0, 400.0, 400.0])
"""How firmly the slopes are held to `USUAL` where little is known."""
USUAL = np.array([0.3, 0.0, 0.0])
CONTRACTS = places.MOST_CARDS - places.FEWEST_CARDS + 1
SHAPE = (CONTRACTS, 2, places.STANDINGS, places.STANDINGS)

Floats = NDArray[np.float64]
Note = tuple[int, ...]
"""Cards of the contract, whether on turn, own standing, the rival's, points in hand, outs, the
rival's outs."""


def say(text: str) -> None:
    """Tells how it goes."""
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


class SelfPlay:
    """Matches of keen play, and what was noted in them."""

    def __init__(self, seats: int) -> None:
        kernel = ExposedKernel(preset("jimmy"), seats)
        self._seats = seats
        self._table = kernel.row(kernel.tables(1), 0)
        self._work: Any = memoryview(kernel.work())
        self._out = kernel.work()

    def notes(self, matches: int, seed: int) -> Iterator[tuple[Note, int]]:
        """What was noted of a seat, and what it paid in the end."""
        table = self._table
        for number in range(matches):
            exposed_legal.new_match(table, dice.seeded(seed, number))
            while True:
                noted = self._round()
                if table[at.PHASE] != at.ROUND_OVER:
                    break
                for seat, note in noted:
                    yield note, table[at.POINTS + seat]
                if table[at.OVER]:
                    break
                exposed_turn.start_round(table)

    def _round(self) -> list[tuple[int, Note]]:
        """Plays a round; not to its end where keen play cannot tell how to go on."""
        table, last = self._table, (-1, -1)
        noted: list[tuple[int, Note]] = []
        while table[at.PHASE] != at.ROUND_OVER:
            seat = exposed_turn.to_ask(table)
            turn = (seat, table[at.TURNS + seat])
            if table[at.PHASE] == at.DRAWING and seat == table[at.TURN] and turn != last:
                last = turn
                noted += self._look()
            action = exposed_keen.keen_action(table, seat, CONTRACT, self._work, self._out)
            if action == at.NEEDS_EXACT:
                break
            exposed_legal.act(table, seat, action)
        return noted

    def _look(self) -> list[tuple[int, Note]]:
        table, work, seats = self._table, self._work, range(self._seats)
        stand = [exposed_value.standing(table, seat, work) for seat in seats]
        outs = [exposed_value.outs(table, seat, work) for seat in seats]
        found: list[tuple[int, Note]] = []
        for seat in seats:
            rival = min((_distance(stand[other]), other) for other in seats if other != seat)[1]
            row = at.CONTRACT_LIST + at.CONTRACT_SIZE * table[at.CONTRACT + seat]
            cards = table[row] * table[row + 2] + table[row + 1] * table[row + 3]
            note = (
                min(places.MOST_CARDS, max(places.FEWEST_CARDS, cards)) - places.FEWEST_CARDS,
                int(seat == table[at.TURN]),
                stand[seat],
                stand[rival],
                exposed_score.deadwood(table, seat),
                outs[seat],
                outs[rival],
            )
            found.append((seat, note))
        return found


def _distance(standing: int) -> int:
    """How far a seat is from going out: who is down comes first."""
    down = standing > places.LACKS_MOST
    return standing - places.LACKS_MOST if down else standing + places.HELD_MOST + 1


def fitted(notes: NDArray[np.int64], paid: NDArray[np.int64]) -> Floats:
    """The numbers of the line of each place: shape `SHAPE` and `NUMBERS`."""
    index = tuple(notes[:, :4].T)
    known = np.concatenate([np.ones((len(notes), 1)), notes[:, 4:]], axis=1)
    squares = np.zeros((*SHAPE, places.NUMBERS, places.NUMBERS))
    products = np.zeros((*SHAPE, places.NUMBERS))
    np.add.at(squares, index, known[:, :, None] * known[:, None, :])
    np.add.at(products, index, known * paid[:, None])
    squares, products = _shared(squares), _shared(products)
    count = np.maximum(squares[..., 0, 0], 1e-9)[..., None]
    means = squares[..., 0, 1:] / count
    mean = products[..., :1] / count
    spread = squares[..., 1:, 1:] - count[..., None] * means[..., :, None] * means[..., None, :]
    drawn = products[..., 1:] - count * means * mean
    slopes = np.linalg.solve(spread + FIRMNESS, (drawn + FIRMNESS @ USUAL)[..., None])[..., 0]
    start = mean - (slopes * means).sum(axis=-1, keepdims=True)
    return np.concatenate([start, slopes], axis=-1)


def _shared(sums: Floats) -> Floats:
    """Sums to which places beside each other have added a little."""
    down = [standing > places.LACKS_MOST for standing in range(places.STANDINGS)]
    for axis, share, kind in (
        (2, SHARED, down),
        (3, SHARED, down),
        (0, SHARED_BY_CONTRACTS, [False] * CONTRACTS),
    ):
        weight = np.array(
            [
                [share ** abs(i - j) * (kind[i] == kind[j]) for j in range(len(kind))]
                for i in range(len(kind))
            ]
        )
        sums = np.moveaxis(np.tensordot(weight, sums, axes=(1, axis)), 0, axis)
    return sums


def learnt(seats: int, matches: int, seed: int) -> list[int]:
    """The values for tables of so many seats, in the order of `kernels.exposed_value`."""
    found = list(SelfPlay(seats).notes(matches, seed))
    notes = np.array([note for note, _ in found])
    paid = np.array([points for _, points in found])
    numbers = fitted(notes, paid)
    line = numbers[tuple(notes[:, :4].T)]
    told = line[:, 0] + (line[:, 1:] * notes[:, 4:]).sum(axis=1)
    share = 1 - ((paid - told) ** 2).mean() / paid.var()
    say(f"{seats} seats: {len(notes)} places noted, {share:.1%} of what was paid is explained")
    return [int(number) for number in np.rint(numbers.ravel() * 2**places.FINENESS)]


def main() -> None:
    """Reads the command line, plays, writes."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True)
    options = parser.parse_args()
    made = json.dumps(
        f"python scripts/train_jimmy.py --matches {options.matches} --seed {options.seed}"
        f" --out {KEPT}"
    )
    sets = []
    for seats in SEATS:
        values = learnt(seats, options.matches * 2 // seats, options.seed)
        sets.append(json.dumps({"seats": seats, "values": values}, separators=(",", ":")))
    lines = ",\n  ".join(sets)
    options.out.write_text(
        f'{{\n "made_by": {made},\n "sets": [\n  {lines}\n ]\n}}\n', encoding="utf-8"
    )


if __name__ == "__main__":
    main()
