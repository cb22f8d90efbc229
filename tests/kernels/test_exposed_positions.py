"""The kernel of Rummy and Jimmy in made-up positions, where the rare cases are.

Random melds of any length with jokers anywhere, small hands, any house rules: the same legal
commands as the engine, and each of them leads to the same table.
"""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from openrummy.core.cards import FACES, JOKER, JOKER_FOR, Card, is_joker
from openrummy.core.meld import Meld
from openrummy.core.reading import read_meld
from openrummy.core.refusals import Refused
from openrummy.kernels.exposed_config import NotForKernel, most_melds
from openrummy.rules.options import BadOptions, most_seats, options_of, with_options
from openrummy.rules.presets import PRESETS
from openrummy.rules.ruleset import RuleSet
from openrummy.table.legal import legal
from openrummy.table.state import Match, Phase, Round, RoundResult, TableMeld
from tests.kernels.exposed_law import PLAYED, Pair
from tests.laws.house_rules import some_house_rules

RARE: tuple[dict[str, object], ...] = (
    {},
    {},
    {"run.ace_both_ends": False},
    {"joker.no_adjacent": True, "joker.on_replace": "slide"},
    {"match.tie": "fewest_points_last_round", "match.format": "rounds", "match.rounds": 2},
    {"match.format": "target", "match.target": 30, "match.tie": "extra_round"},
    {"opening.closed_hand_exempt": True, "opening.min_points": 90},
    {"contract.longer_melds": False, "contract.extra_melds": True},
    {"going_out": "discard_required"},
    {"draw.discard_condition": "use_now"},
    {"draw.discard_condition": "use_now", "going_out": "discard_required"},
    {"draw.discard_condition": "use_now", "going_out": "play_only", "joker.on_replace": "slide"},
    {"draw.discard_condition": "use_now", "joker.no_adjacent": True, "run.max_when_laid": 4},
    {"draw.discard_condition": "use_now_if_unopened", "joker.on_replace": "take_and_play_now"},
    {"joker.on_replace": "take_to_hand", "joker.retrieved_must_be_played": True},
)
"""House rules that random ones seldom bring together with a position where they matter."""


def some_rules(base: RuleSet, dice: Random) -> RuleSet:
    """Random house rules, and some that matter seldom."""
    rules = some_house_rules(base, dice.randrange)
    known = options_of(base.game)
    rare = {name: value for name, value in dice.choice(RARE).items() if name in known}
    try:
        return with_options(rules, rare)
    except BadOptions:
        return rules


def big_hand(dice: Random) -> list[Card]:
    """A hand that may well go down: few ranks of few suits, and jokers."""
    low, suits = dice.randrange(8), dice.sample(range(4), dice.randint(1, 3))
    cards = [
        FACES[dice.choice(suits) * 13 + (low + dice.randrange(6)) % 13]
        for _ in range(dice.randint(6, 10))
    ]
    return cards + [JOKER] * dice.choice([0, 1, 2, 3])


def some_meld(rules: RuleSet, dice: Random) -> Meld | None:
    """A meld that the rules allow, as it may lie on a table."""
    jokers = dice.choice([0, 0, 1, 1, 2])
    if dice.random() < 0.6:
        first = dice.choice([0, 0, 1, dice.randrange(12)])
        length = min(14 - first, dice.choice([3, 4, 5, 12, 13, 14]))
        suit = dice.randrange(4) * 13
        cards = [FACES[suit + (first + i) % 13] for i in range(length)]
        for i in dice.sample(range(length), min(jokers, length)):
            cards[i] = JOKER_FOR[cards[i]]
    else:
        rank = dice.randrange(13)
        cards = [FACES[dice.randrange(4) * 13 + rank] for _ in range(dice.randint(1, 4))]
        cards += [JOKER] * jokers
        dice.shuffle(cards)
    try:
        return read_meld(cards, rules.limits)
    except Refused:
        return None


def useful(melds: list[Meld], dice: Random) -> Card:
    """A card, often one that has to do with the melds."""
    if not melds or dice.random() < 0.3:
        return dice.choice([*FACES, JOKER, JOKER])
    meld = dice.choice(melds)
    if meld.kind == "set":
        return FACES[dice.randrange(4) * 13 + meld.rank]
    jokers = [i for i, card in enumerate(meld.cards) if is_joker(card)]
    place = meld.start + dice.choice([-1, len(meld.cards), dice.choice(jokers or [-1])])
    return FACES[meld.suit * 13 + place % 13]


def some_debts(
    rules: RuleSet, hand: list[Card], taken: Card | None, dice: Random, *, opened: bool
) -> tuple[bool, int]:
    """Whether the card taken has yet to be used this turn, and how many jokers."""
    conditions = {"use_now", "use_now_if_unopened"} if not opened else {"use_now"}
    owed = taken is not None and rules.draw.discard_condition in conditions
    joker = rules.joker
    must = joker.retrieved_must_be_played and joker.on_replace == "take_to_hand"
    jokers = 0
    if opened and (must or joker.on_replace == "take_and_play_now"):
        jokers = dice.randint(0, hand.count(JOKER))
    return owed and dice.random() < 0.8, jokers


def some_position(rules: RuleSet, seats: int, dice: Random) -> Match:
    """A match in the middle of a round."""
    wanted = [some_meld(rules, dice) for _ in range(dice.randint(1, 5))]
    melds = [meld for meld in wanted if meld][: max(0, most_melds(rules, seats) - 3)]
    hands = [
        [useful(melds, dice) for _ in range(dice.choice([1, 1, 2, 3, 5]))] for _ in range(seats)
    ]
    turn = dice.randrange(seats)
    if dice.random() < 0.15:
        hands[turn] = big_hand(dice)
    opened = tuple(dice.random() < 0.7 for _ in range(seats))
    turns = tuple(dice.randint(1, 4) for _ in range(seats))
    pile = [dice.choice(FACES) for _ in range(dice.choice([0, 1, 2, 4]))]
    if pile and dice.random() < 0.5:
        pile[-1] = useful(melds, dice)
    stock = [dice.choice(FACES) for _ in range(dice.choice([0, 0, 1, 2, 5]))]
    taken = dice.choice([None, dice.choice(hands[turn])])
    phase: Phase = dice.choice(["play", "play", "draw"])
    owed, jokers = False, 0
    if phase == "play":
        owed, jokers = some_debts(rules, hands[turn], taken, dice, opened=opened[turn])
    results = tuple(
        RoundResult("out", 0, tuple(dice.choice([0, 10, 20]) for _ in range(seats)))
        for _ in range(dice.choice([0, 1, 2]))
    )
    contracts = tuple(dice.randrange(max(1, len(rules.contracts))) for _ in range(seats))
    round_ = Round(
        number=1,
        dealer=0,
        starter=1,
        order=tuple(
            (1 + i * (1 if rules.turn.direction == "cw" else -1)) % seats for i in range(seats)
        ),
        turn=turn,
        phase=phase,
        hands=tuple(map(tuple, hands)),
        stock=tuple(stock),
        pile=tuple(pile),
        opened=opened,
        buys=tuple(dice.randrange(4) for _ in range(seats)),
        known=tuple((hand[0],) for hand in hands),
        contracts=contracts,
        melds=tuple(TableMeld(dice.randrange(seats), meld) for meld in melds),
        turns=turns,
        opened_on=tuple(
            dice.randint(1, now) if was else 0 for was, now in zip(opened, turns, strict=True)
        ),
        cut_points=(0,) * seats,
        discarder=dice.choice([None, (turn - 1) % seats]),
        taken=taken,
        taken_owed=owed,
        freed_jokers=jokers,
        owed_jokers=jokers,
        added=tuple((i, dice.randint(0, 2)) for i in range(len(melds))),
    )
    return Match(
        rules=rules,
        seats=seats,
        seed="p",
        dealer=0,
        results=results,
        contracts=contracts,
        round=round_,
    )


def look_at(rules: RuleSet, seats: int, dice: Random) -> Counter[str]:
    """Compares a position with the engine's, and every command's outcome; the commands there."""
    match = some_position(rules, seats, dice)
    pair = Pair(match)
    pair.compare()
    before = pair.table[:]
    found: Counter[str] = Counter()
    for seat in range(seats):
        mine, theirs = pair.commands(seat), list(legal(match, seat))
        assert set(mine) == set(theirs), (seat, set(mine) ^ set(theirs))
        for command, action in mine.items():
            pair.play(seat, command, action)
            pair.match = match
            pair.table[:] = before
            pair.commands(seat)
            found[type(command).__name__] += 1
    return found


def positions(name: str, count: int) -> Counter[str]:
    """Compares positions of a preset under random house rules; the commands there."""
    found: Counter[str] = Counter()
    for number in range(count):
        dice = Random(f"{name} {number}")
        rules = some_rules(PRESETS[name], dice)
        try:
            found += look_at(rules, dice.randint(rules.players.min, most_seats(rules)), dice)
        except NotForKernel:
            continue
    return found


@pytest.mark.parametrize("name", ["jimmy", "jimmy-2026", "rummy30", "rami51-french", "kalooki40"])
def test_positions_are_the_engine_s(name: str) -> None:
    assert {"Add", "Swap", "Draw", "Take", "Discard"} <= set(positions(name, 80))


@pytest.mark.slow
@pytest.mark.parametrize("name", PLAYED)
def test_many_positions_are_the_engine_s(name: str) -> None:
    assert positions(name, 1500)["Swap"] > 50
