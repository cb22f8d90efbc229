"""The search of `contract_general`: exact under every option.

A sweep over the places of a run, from the low ace to the ace above the king. At each place every
suit decides which of its runs go on (with a natural card, a joker, or a card still to be bought),
close or begin; then the sets of that rank are laid from what is left. Of all ways that lead to the
same state only the best is kept, so the result is exact.
"""

from __future__ import annotations

from heapq import nlargest
from operator import itemgetter
from typing import Any, NamedTuple, TypeVar

from openrummy.core.cards import ACE_HIGH, JOKER_NUMBER
from openrummy.core.limits import NO_LIMIT, Contract, MeldLimits
from openrummy.core.solvers.contract_outlook import SUITS, Hand, Outlook, worth_to_come
from openrummy.core.solvers.contract_ways import (
    GrowingRun,
    RunWay,
    SetWay,
    Ways,
)

SETS = -1
"""Stands for the suit in a step that lays sets."""
NEVER = NO_LIMIT


class Bounds(NamedTuple):
    """What a lay-down must keep to beside the contract."""

    must_use: int = -1
    """Number of a card that must be laid, -1 for none."""
    keep: int = 0
    """Cards that must stay in hand."""
    keep_not_one: bool = False


class State(NamedTuple):
    """All that the past of a sweep means to its future."""

    open: tuple[tuple[GrowingRun, ...], ...]
    """Growing runs by suit."""
    used: tuple[int, ...]
    """Cards used at this place, by suit."""
    low: tuple[int, ...]
    """Aces used as low, by suit."""
    free_from: tuple[int, ...]
    """By suit: the first place where a new run may begin."""
    runs: int
    sets: int
    jokers: int
    laid: int
    used_must: bool


Entry = tuple[int, Any]
"""Value of a state (penalty points laid, or less the cards bought) and how it came about: the
bought cards as bits, or a linked list of steps."""
Layer = dict[State, Entry]
K = TypeVar("K")


class Sweep:
    """One search.

    ``budget`` is the number of cards that may be bought, None for a lay-down, which must be worth
    ``floor`` at least. A ``width`` bounds the states kept at each place: quick, but only exact if
    ``complete`` is still true at the end.
    """

    def __init__(
        self,
        hand: Hand,
        limits: MeldLimits,
        contract: Contract,
        values: tuple[int, ...],
        bounds: Bounds = Bounds(),  # noqa: B008 - immutable
        budget: int | None = None,
        floor: int = 0,
        width: int | None = None,
    ) -> None:
        self.hand, self.limits, self.contract = hand, limits, contract
        self.values, self.bounds = values, bounds
        self.buying = budget is not None
        self.size = hand.size
        self.budget = budget or 0
        self.ways = Ways(limits, contract, self.buying)
        self.counting = bounds.keep > 0 or bounds.keep_not_one
        self.last = ACE_HIGH if limits.ace_high else ACE_HIGH - 1
        self._rank_ways: dict[tuple[object, ...], list[tuple[SetWay, int, bool]]] = {}
        self.outlook = Outlook(hand, contract, self.last)
        self.floor, self.width, self.complete = floor, width, True
        self.to_come = worth_to_come(hand, values)

    def run(self) -> Entry | None:
        """The best way through all places, None when there is none."""
        runs, sets, none = self.contract.runs, self.contract.sets, (0,) * 4
        free_hand = self.bounds.must_use < 0
        start = State(((),) * 4, none, none, none, runs, sets, self.hand.jokers, 0, free_hand)
        layer = {start: (0, 0 if self.buying else None)}
        for place in range(self.last + 1):
            for suit in SUITS:
                layer = self._suit(layer, place, suit)
            layer = self._sets(layer, place) if place else self._low_aces(layer)
            layer = self._hopeful(layer, place)
        if not self.limits.ace_high:
            layer = self._sets(layer, self.last + 1)
        for suit in SUITS:
            layer = self._suit(layer, self.last + 1, suit)
        finals: dict[None, Entry] = {}
        for state, entry in layer.items():
            if self._done(state) and (self.buying or entry[0] >= self.floor):
                self._keep(finals, None, entry)
        return finals.get(None)

    def _low_aces(self, layer: Layer) -> Layer:
        none = (0,) * 4
        return {state._replace(low=state.used, used=none): layer[state] for state in layer}

    def _done(self, state: State) -> bool:
        kept = self.size - state.laid
        in_hand = not self.counting or (
            kept >= self.bounds.keep and not (self.bounds.keep_not_one and kept == 1)
        )
        return not state.runs and not state.sets and state.used_must and in_hand

    def _hopeful(self, layer: Layer, place: int) -> Layer:
        """The states whose jokers and purchases can still complete the contract."""
        ranked: list[tuple[tuple[int, int], State]] = []
        for state, entry in layer.items():
            spare = self._spare(state, entry[0], place + 1)
            spare -= self.outlook.of_sets(place + 1, state.sets)
            promise = 0 if self.buying else self._promise(state, entry, place)
            if spare >= 0 and promise >= self.floor:
                ranked.append(((promise, spare), state))
        if self.width and len(ranked) > self.width:
            self.complete = False
            ranked = nlargest(self.width, ranked, key=itemgetter(0))
        return {state: layer[state] for _, state in ranked}

    def _spare(self, state: State, value: int, place: int) -> int:
        """Jokers and purchases beside those that the runs take from a place on."""
        lack = self.outlook.of_runs(place, state.open, self.ways.run_least, state.runs)
        return state.jokers - lack + (self.budget + value if self.buying else 0)

    def _promise(self, state: State, entry: Entry, place: int) -> int:
        """The worth laid at the end if every card left were."""
        low = sum(state.low[s] * self.values[s * 13] for s in SUITS)
        jokers = state.jokers * self.values[JOKER_NUMBER]
        return entry[0] + jokers + self.to_come[place + 1] - low

    def _keep(self, layer: dict[K, Entry], state: K, entry: Entry) -> None:
        old = layer.get(state)
        if old is None or entry[0] > old[0]:
            layer[state] = entry
        elif self.buying and entry[0] == old[0]:
            layer[state] = (old[0], old[1] | entry[1])

    def _suit(self, layer: Layer, place: int, suit: int) -> Layer:
        beyond = place > self.last
        found: Layer = {}
        for state, (value, past) in layer.items():
            held = 0 if beyond else self.hand.counts[suit][place % 13]
            if place == ACE_HIGH:
                held -= 0 if beyond else state.low[suit]
            starts = 0 if beyond else self._starts(state, place, suit)
            spare = jokers = buys = 0
            if not beyond and (starts or state.open[suit]):
                spare = self._spare_amid(state, value, place, suit)
                jokers = min(state.jokers, spare)
                buys = min(self.budget + value, spare) if self.buying else 0
            have = (held, jokers, buys)
            if not state.open[suit] and not (starts and any(have)):
                self._keep(found, state, (value, past))
                continue
            ways = self.ways.run_ways(state.open[suit], have, starts, state.runs, place)
            for way in ways if beyond else self._hopeful_ways(ways, state, spare, place, suit):
                entry = self._run_entry(value, past, way, place, suit)
                self._keep(found, self._run_state(state, way, place, suit), entry)
        return found

    def _spare_amid(self, state: State, value: int, place: int, suit: int) -> int:
        """Jokers and purchases beside those that all but the runs of a suit take.

        At a place where the suits before it have been seen to.
        """
        lack = self.outlook.of_sets(place, state.sets)
        for other in SUITS:
            if other != suit and state.open[other]:
                at = place + 1 if other < suit else place
                lack += self.outlook.of_suit(other, at, state.open[other], self.ways.run_least)
        return state.jokers - lack + (self.budget + value if self.buying else 0)

    def _hopeful_ways(
        self, ways: list[RunWay], state: State, spare: int, place: int, suit: int
    ) -> list[RunWay]:
        """The ways that leave enough of what is spare to complete the contract."""
        outlook, least = self.outlook, self.ways.run_least
        begun = sum(map(len, state.open)) - len(state.open[suit])
        hopeful = []
        for way in ways:
            lack = outlook.of_suit(suit, place + 1, way.runs, least)
            lack += outlook.of_new_runs(place, way.left - begun - len(way.runs))
            if way.jokers + way.bought + lack <= spare:
                hopeful.append(way)
        return hopeful

    def _starts(self, state: State, place: int, suit: int) -> int:
        """How many runs of the suit may begin at a place."""
        if self.contract.same_suit_runs != "any":
            if state.open[suit] or state.free_from[suit] > place:
                return 0
            most = 1
        else:
            most = self.size
        if self.ways.extra:
            return most
        return min(most, state.runs - sum(map(len, state.open)))

    def _run_state(self, state: State, way: RunWay, place: int, suit: int) -> State:
        free_from = state.free_from
        if self.contract.same_suit_runs != "any" and len(way.runs) < len(state.open[suit]):
            gap = self.contract.same_suit_gap
            after = place + gap if self.contract.same_suit_runs == "gap" else NEVER
            free_from = _put(free_from, suit, after)
        must = self._uses_must(suit * 13 + place % 13, way.naturals, way.jokers)
        return State(
            _put(state.open, suit, way.runs),
            _put(state.used, suit, way.naturals),
            state.low,
            free_from,
            way.left,
            state.sets,
            state.jokers - way.jokers,
            state.laid + way.naturals + way.jokers if self.counting else 0,
            state.used_must or must,
        )

    def _run_entry(self, value: int, past: Any, way: RunWay, place: int, suit: int) -> Entry:
        number = suit * 13 + place % 13
        if self.buying:
            return value - way.bought, past | (1 << number if way.bought else 0)
        value += way.naturals * self.values[number] + way.jokers * self.values[JOKER_NUMBER]
        return value, (past, place, suit, way.moves) if way.moves else past

    def _sets(self, layer: Layer, place: int) -> Layer:
        rank, after = place % 13, min(place, self.last) + 1
        found: Layer = {}
        for state, (value, past) in layer.items():
            free = tuple(
                self.hand.counts[s][rank] - state.used[s] - (state.low[s] if rank == 0 else 0)
                for s in SUITS
            )
            buys = self.budget + value if self.buying else 0
            spare = self._spare(state, value, after)
            have = (min(state.jokers, spare), min(buys, spare))
            for way, worth, must in self._ways_of_rank(rank, free, *have, state.sets):
                if way.jokers + way.bought + self.outlook.of_sets(after, way.left) > spare:
                    continue
                then = state._replace(
                    used=(0,) * 4,
                    sets=way.left,
                    jokers=state.jokers - way.jokers,
                    laid=state.laid + way.naturals + way.jokers if self.counting else 0,
                    used_must=state.used_must or must,
                )
                if self.buying:
                    bits = sum(1 << s * 13 + rank for s in SUITS if way.bought_suits >> s & 1)
                    entry = (value - way.bought, past | bits)
                else:
                    entry = (value + worth, (past, rank, SETS, way.sets) if way.sets else past)
                self._keep(found, then, entry)
        return found

    def _ways_of_rank(
        self, rank: int, free: tuple[int, ...], jokers: int, buys: int, left: int
    ) -> list[tuple[SetWay, int, bool]]:
        """Ways to lay sets of a rank, their worth, and whether they use the card that must be."""
        key = (rank, free, jokers, buys, left)
        if key not in self._rank_ways:
            self._rank_ways[key] = self._find_ways_of_rank(rank, free, jokers, buys, left)
        return self._rank_ways[key]

    def _find_ways_of_rank(
        self, rank: int, free: tuple[int, ...], jokers: int, buys: int, left: int
    ) -> list[tuple[SetWay, int, bool]]:
        best: dict[tuple[object, ...], tuple[SetWay, int, bool]] = {}
        for first in {-1, self._must_suit(rank)}:
            order = sorted(SUITS, key=lambda s: -self.values[s * 13 + rank])
            cards = [suit for suit in order for _ in range(free[suit])]
            if first in cards:
                cards.remove(first)
                cards.insert(0, first)
            for way in self.ways.set_ways(tuple(cards), jokers, buys, left):
                suits = [suit for laid in way.sets for suit in laid.suits]
                worth = sum(self.values[s * 13 + rank] for s in suits)
                worth += way.jokers * self.values[JOKER_NUMBER]
                must = any(self._uses_must(s * 13 + rank, 1, way.jokers) for s in suits)
                laid = way.naturals if self.counting else 0
                same = (way.left, way.jokers, way.bought, must, laid, way.bought_suits)
                if same not in best or worth > best[same][1]:
                    best[same] = (way, worth, must)
        return list(best.values())

    def _must_suit(self, rank: int) -> int:
        must = self.bounds.must_use
        return must // 13 if 0 <= must < JOKER_NUMBER and must % 13 == rank else -1

    def _uses_must(self, number: int, naturals: int, jokers: int) -> bool:
        must = self.bounds.must_use
        return (must == number and naturals > 0) or (must == JOKER_NUMBER and jokers > 0)


def _put(row: tuple[Any, ...], at: int, value: Any) -> tuple[Any, ...]:
    return (*row[:at], value, *row[at + 1 :])
