"""The plays of the seat on turn after its draw, each with the event that it leads to.

Complete but for two things, to keep lists short: a joker takes a place in a new meld only where
the natural card isn't held, and an opening is listed in its best forms (most points, least left in
hand). Dead ends are not looked at here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations

from openrummy.core.cards import FACES, JOKER, SUITS, Card, is_joker
from openrummy.core.limits import MeldLimits
from openrummy.core.meld import Meld
from openrummy.core.reading import card_at, missing_suits, top_place
from openrummy.core.refusals import Refused
from openrummy.core.solvers import contract_cards, opening_cards
from openrummy.rules.ruleset import RuleSet
from openrummy.table import commands as cmd
from openrummy.table.discarding import going_out
from openrummy.table.events import Event
from openrummy.table.evolve import fold
from openrummy.table.laying import ends_for, lay_down, lay_off, move, swap
from openrummy.table.state import Match, Round

Play = cmd.LayDown | cmd.Add | cmd.Swap | cmd.Move


def plays(match: Match, round_: Round, seat: int) -> Iterator[Event]:
    """The events of all plays that the rules of the table allow, dead ends included."""
    for command in candidates(match, round_, seat):
        try:
            yield check_play(match, round_, seat, command)
        except Refused:
            continue


def check_play(match: Match, round_: Round, seat: int, command: Play) -> Event:
    """The event of a play, dead ends not looked at. Raises `Refused`."""
    match command:
        case cmd.LayDown():
            return lay_down(match, round_, seat, command)
        case cmd.Add():
            return lay_off(match, round_, seat, command)
        case cmd.Swap():
            return swap(match, round_, seat, command)
        case cmd.Move():
            return move(match, round_, seat, command)


def play_events(match: Match, seat: int, command: Play) -> tuple[Event, ...]:
    """All events of a play, the lay-offs of an opening included. Raises `Refused`."""
    assert match.round is not None
    events = [check_play(match, match.round, seat, command)]
    for add in command.adds if isinstance(command, cmd.LayDown) else ():
        so_far = fold(match, events).round
        assert so_far is not None
        events.append(lay_off(match, so_far, seat, add, counted=True))
    return tuple(events)


def candidates(match: Match, round_: Round, seat: int) -> Iterator[Play]:
    """Plays worth checking, from the one that most likely empties the hand on."""
    rules = match.rules
    hand = round_.hands[seat]
    if round_.opened[seat]:
        if not rules.contracts or rules.contract.new_melds_after_down:
            for cards in new_melds(hand, rules.limits):
                yield cmd.LayDown((cards,))
    else:
        yield from openings(match, round_, seat)
    yield from _adds(rules, round_, hand)
    yield from _swaps(rules, round_, hand)
    if rules.table.rearrange:
        yield from moves(rules, round_)


def _adds(rules: RuleSet, round_: Round, hand: tuple[Card, ...]) -> Iterator[cmd.Add]:
    for index, table in enumerate(round_.melds):
        for card in dict.fromkeys(hand):
            for end in ends_for(rules, table.meld, card):
                yield cmd.Add((card,), index, end)


def _swaps(rules: RuleSet, round_: Round, hand: tuple[Card, ...]) -> Iterator[cmd.Swap]:
    if rules.joker.on_replace == "none":
        return
    held = set(hand)
    for index, table in enumerate(round_.melds):
        for at, card in enumerate(table.meld.cards):
            if is_joker(card):
                yield from _swaps_of(rules, table.meld, index, at, held)


def _swaps_of(
    rules: RuleSet, meld: Meld, index: int, at: int, held: set[Card]
) -> Iterator[cmd.Swap]:
    stands = meld.cards[at][3:5]
    only = sum(map(is_joker, meld.cards)) == 1
    joker = None if only else at
    if meld.kind == "run":
        if stands in held:
            if rules.joker.on_replace != "slide":
                yield cmd.Swap((stands,), index, None, joker)
            else:
                yield cmd.Swap((stands,), index, "high", joker)
                yield cmd.Swap((stands,), index, "low", joker)
        return
    if not rules.joker.set_replace:
        return
    lacking = missing_suits(meld.cards) if rules.limits.distinct_suits else ()
    if rules.joker.set_identity == "both_missing" and len(lacking) == 2:
        if set(lacking) <= held:
            yield cmd.Swap(lacking, index, None, joker)
        return
    spots = [stands] if stands else lacking or [FACES[s * 13 + meld.rank] for s in range(4)]
    for card in spots:
        if card in held:
            yield cmd.Swap((card,), index, None, joker)


def moves(rules: RuleSet, round_: Round) -> Iterator[cmd.Move]:
    """Cards that fit another meld on the table, whether or not they may leave their own (R14b)."""
    for source, from_table in enumerate(round_.melds):
        for target, to_table in enumerate(round_.melds):
            if source == target:
                continue
            for card in dict.fromkeys(from_table.meld.cards):
                if not is_joker(card):
                    for end in ends_for(rules, to_table.meld, card):
                        yield cmd.Move(card, source, target, end)


def openings(match: Match, round_: Round, seat: int) -> Iterator[cmd.LayDown]:
    """The best ways to open or go down: most points, and least left in hand."""
    rules, hand = match.rules, round_.hands[seat]
    must = round_.taken if round_.taken_owed else JOKER if round_.owed_jokers else None
    way = going_out(match, round_)
    found: list[tuple[Meld, ...]] = []
    if rules.contracts:
        contract = rules.contracts[round_.contracts[seat]]
        for keep_not_one in (False, True) if way == "play_only" else (False,):
            wish = contract_cards.Wish(
                must_use=must,
                keep=int(way == "discard_required"),
                keep_not_one=keep_not_one,
            )
            best = contract_cards.best_lay_down(
                hand, contract, rules.limits, rules.card_points, wish
            )
            found += [best] if best else []
    else:
        if round_.turns[seat] < rules.opening.earliest_turn:
            return
        wish_ = opening_cards.Wish(
            must_use=must,
            leave_at_least=int(way == "discard_required"),
            closed_hand_leaves=int(way != "play_only"),
        )
        terms, limits = rules.opening_terms, laying_limits(rules)
        for lay in (
            opening_cards.most_points(hand, terms, limits, wish_),
            opening_cards.least_left(hand, terms, limits, rules.card_points, wish_),
        ):
            found += [lay.melds] if lay and lay.melds else []
    for melds in dict.fromkeys(found):
        yield cmd.LayDown(tuple(meld.cards for meld in melds))


def laying_limits(rules: RuleSet) -> MeldLimits:
    """The shape of melds that are laid new (``run.max_when_laid``, R13)."""
    most = rules.run.max_when_laid
    if most is None or most >= rules.limits.run_max:
        return rules.limits
    return replace(rules.limits, run_max=most)


def new_melds(hand: Sequence[Card], limits: MeldLimits) -> Iterator[tuple[Card, ...]]:
    """Every single meld that a hand holds, runs with their jokers declared."""
    held = Counter(hand)
    jokers = min(held.pop(JOKER, 0), limits.max_jokers)
    yield from _new_sets(held, jokers, limits)
    yield from _new_runs(held, jokers, limits)


def _new_sets(held: Counter[Card], jokers: int, limits: MeldLimits) -> Iterator[tuple[Card, ...]]:
    for rank in range(13):
        copies: list[Card] = []
        for suit in range(len(SUITS)):
            card = FACES[suit * 13 + rank]
            copies += [card] * (min(1, held[card]) if limits.distinct_suits else held[card])
        for count in range(max(1, limits.min_naturals), len(copies) + 1):
            for some in dict.fromkeys(combinations(copies, count)):
                for extra in range(jokers + 1):
                    size = count + extra
                    if (
                        limits.set_min
                        <= size
                        <= min(limits.set_max, 4 if limits.distinct_suits else size)
                    ):
                        yield (*some, *[JOKER] * extra)


def _new_runs(held: Counter[Card], jokers: int, limits: MeldLimits) -> Iterator[tuple[Card, ...]]:
    for suit in range(len(SUITS)):
        for start in range(top_place(limits)):
            cards: list[Card] = []
            used: Counter[Card] = Counter()
            free = jokers
            for place in range(start, top_place(limits) + 1):
                card = card_at(suit, place)
                if held[card] > used[card]:
                    used[card] += 1
                    cards.append(card)
                elif free:
                    free -= 1
                    cards.append(f"{JOKER}({card})")
                else:
                    break
                if len(cards) > limits.run_max:
                    break
                if len(cards) >= limits.run_min and used.total() >= limits.min_naturals:
                    yield tuple(cards)
