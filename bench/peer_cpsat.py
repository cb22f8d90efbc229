"""CP-SAT as the solver of contracts and openings, with the models that check ours in the tests.

The time of the search alone is counted, not that of building the model in Python.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from itertools import cycle
from pathlib import Path
from typing import Any

from ortools.sat.python import cp_model

sys.path.insert(0, str(Path(__file__).parents[1]))

from openrummy.bench.solvers import Hand, random_hands
from openrummy.core.solvers.opening_cards import Wish
from openrummy.rules.presets import PRESETS
from tests.solvers.test_contract_oracle import Model
from tests.solvers.test_opening_oracle import oracle

_SPENT = [0.0]
_search = cp_model.CpSolver.solve


def _timed(solver: cp_model.CpSolver, model: cp_model.CpModel, *more: Any) -> Any:
    began = time.process_time()
    status = _search(solver, model, *more)
    _SPENT[0] += time.process_time() - began
    return status


def rate(solve: Callable[[Hand], object], hands: list[Hand], seconds: float) -> float:
    """Hands a second of the search."""
    _SPENT[0] = 0.0
    count = 0
    for hand in cycle(hands):
        solve(hand)
        count += 1
        if _SPENT[0] >= seconds:
            break
    return count / _SPENT[0]


def main(seconds: float) -> None:
    """Prints hands a second of each question."""
    cp_model.CpSolver.solve = _timed
    jimmy, rummy = PRESETS["jimmy"], PRESETS["rummy51"]
    contract, hands = jimmy.contracts[3], random_hands(jimmy, 4, 12)
    terms = rummy.opening_terms
    assert terms is not None

    def bought(hand: Hand) -> object:
        return Model(hand, contract, jimmy.limits, buying=True).solve()

    def laid(hand: Hand) -> object:
        return Model(hand, contract, jimmy.limits, buying=False).solve()

    def opening(hand: Hand) -> object:
        return oracle(hand, terms, Wish(), None)

    told = {
        "missing_per_second": rate(bought, hands, seconds),
        "lay_downs_per_second": rate(laid, hands, seconds),
        "openings_per_second": rate(opening, random_hands(rummy, 4, 14), seconds),
    }
    print(json.dumps(told))


if __name__ == "__main__":
    main(float(sys.argv[1]))
