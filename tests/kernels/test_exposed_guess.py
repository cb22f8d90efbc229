"""The hidden hands that the search imagines agree with what their seats have done."""

from __future__ import annotations

from array import array
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from openrummy.bots import make
from openrummy.core.cards import NUMBER, parse_cards
from openrummy.kernels import exposed_forms, exposed_guess, exposed_policy
from openrummy.kernels import exposed_layout as at
from openrummy.kernels.exposed import ExposedKernel
from openrummy.kernels.exposed_keen_numbers import CONTRACT, RUMMY
from openrummy.kernels.exposed_seen import set_up_seen, unseen
from openrummy.rules.presets import preset
from openrummy.table.view import SeatView, view
from tests.bots.seats import moves, position
from tests.laws.playing import in_play, round_of


def imagined(seen: SeatView, seed: int) -> tuple[Any, list[int], Any]:
    """A table as seat 0 of two imagines it, the cards that were unseen, and the work used."""
    kernel = ExposedKernel(seen.rules, seen.seats)
    row = kernel.row(kernel.tables(1), 0)
    set_up_seen(row, seen, seed)
    cards = list(unseen(seen))
    Random(seed).shuffle(cards)
    held = row[at.HELD + 1] - sum(row[at.KNOWN + at.KINDS_OF_CARD :][: at.KINDS_OF_CARD])
    for card in cards[:held]:
        row[at.HANDS + at.KINDS_OF_CARD + card] += 1
    for i, card in enumerate(cards[held:]):
        row[at.STOCK + i] = card
    weights = CONTRACT if seen.rules.contracts else RUMMY
    work: Any = memoryview(kernel.work())
    exposed_guess.develop(row, 1, weights, work)
    return row, cards, work


def other_hand(row: Any) -> list[int]:
    """The counts of seat 1's hand."""
    first = at.HANDS + at.KINDS_OF_CARD
    return list(row[first : first + at.KINDS_OF_CARD])


def views(game: str, seed: str, count: int) -> list[SeatView]:
    """What seat 0 sees of matches of greedy bots while seat 1 has had turns and has not opened."""
    found: list[SeatView] = []
    number = 0
    while len(found) < count:
        bots = [make("greedy", seat) for seat in range(2)]
        for match, seat, _, _ in moves(preset(game), bots, f"{seed}-{number}", 100):
            if seat == 0 and in_play(match):
                seen = view(match, 0)
                assert seen.round is not None
                if not seen.round.opened[1] and seen.round.turns[1] > 3:
                    found.append(seen)
        number += 1
    return found


@pytest.mark.parametrize("game", ["rummy30", "rummy51", "jimmy"])
def test_it_moves_cards_between_the_hand_and_the_stock_alone(game: str) -> None:
    seen = view(position(game, "4C 8D KH 2S 5S 6S QD QC 9H", pile="9C", turn=6), 0)
    row, cards, _ = imagined(seen, 3)
    hand = other_hand(row)
    assert sum(hand) == row[at.HELD + 1]
    stock = list(row[at.STOCK : at.STOCK + row[at.STOCK_SIZE]])
    both = [card for card in range(at.KINDS_OF_CARD) for _ in range(hand[card])] + stock
    assert sorted(both) == sorted(cards)


def test_who_has_not_opened_cannot_open() -> None:
    seen = views("rummy51", "unopened", 40)
    opens = 0
    for number, one in enumerate(seen):
        row, _, work = imagined(one, number)
        opens += exposed_forms.opens(row, 1, work)
    assert opens <= len(seen) // 20


def test_who_took_a_card_has_a_meld_for_it() -> None:
    taken = melded = 0
    for number, seen in enumerate(views("rummy51", "taken", 60)):
        row, _, _ = imagined(seen, number)
        for card in range(at.JOKER):
            if row[at.KNOWN + at.KINDS_OF_CARD + card]:
                taken += 1
                melded += exposed_policy.melds(row, 1, card)
    assert taken > 10
    assert melded >= 0.8 * taken


@pytest.mark.parametrize(
    ("game", "hands"),
    [
        ("rummy30", ("7S 7D KD", "9S 9D KD", "7S 9D KD")),
        ("jimmy", ("KS KD KC 7S 7D", "KS KD KC 9S 9D", "KS KD KC 8S 8D")),
    ],
)
def test_a_pile_that_a_hand_could_use_stands_against_it(game: str, hands: tuple[str, ...]) -> None:
    """The more the later the card came: jimmy's second contract takes two sets."""
    seen = view(position(game, "4C 8D KH 2S", pile="9C 3D 7H", others=3, number=2), 0)
    against = [stands_against(seen, hand) for hand in hands]
    assert against[0] > against[1] > against[2] == 0


def test_a_card_taken_without_need_stands_against_a_hand() -> None:
    match = position("jimmy", "4C 8D KH 2S", pile="3D", others=3, number=2)
    round_ = round_of(match)
    match = replace(match, round=replace(round_, known=((), parse_cards("9C"))))
    seen = view(match, 0)
    assert stands_against(seen, "9S 2D") == 0
    assert stands_against(seen, "4S 4D 5S 5D 6S 6D 7S 7D") > 0


def stands_against(seen: SeatView, hand: str) -> int:
    """What the pile says against a hand of seat 1, beside what is known of it."""
    kernel = ExposedKernel(seen.rules, 2)
    row, work = kernel.row(kernel.tables(1), 0), memoryview(kernel.work())
    set_up_seen(row, seen, 1)
    trial = array("q", row)
    for card in parse_cards(hand):
        trial[at.HANDS + at.KINDS_OF_CARD + NUMBER[card]] += 1
    return exposed_guess.disagreement(memoryview(trial), 1, work)  # type: ignore[arg-type]
