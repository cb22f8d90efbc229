"""The shuffle is the same on every platform and in every version: pinned, and made twice."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from openrummy.core.shuffle import ALGORITHM, Stream, fresh_seed
from openrummy.rules.presets import preset
from openrummy.table.decide import start


def words_again(seed: str, index: int, count: int) -> list[int]:
    """The stream as its document tells it, written a second time."""
    words: list[int] = []
    block = 0
    while len(words) < count:
        digest = sha256(f"openrummy-1/{seed}/{index}/{block}".encode()).digest()
        words += [int.from_bytes(digest[i : i + 4], "big") for i in range(0, 32, 4)]
        block += 1
    return words


def below_again(words: list[int], bound: int) -> int:
    while True:
        word = words.pop(0)
        if word < 2**32 // bound * bound:
            return word % bound


def test_known_orders() -> None:
    assert ALGORITHM == "openrummy-1"
    assert Stream("openrummy", 0).shuffled(range(10)) == (7, 3, 6, 5, 0, 1, 8, 4, 9, 2)
    assert Stream("", 0).shuffled("ABCDEFGH") == tuple("DCEAGHFB")
    assert Stream("Čeda ♥", 2).shuffled(range(6)) == (3, 4, 2, 5, 0, 1)


def test_known_numbers() -> None:
    stream = Stream("openrummy", 0)
    assert [stream.below(52) for _ in range(10)] == [18, 17, 20, 23, 27, 10, 13, 2, 1, 43]
    stream = Stream("openrummy", 1)
    wanted = [539550160, 218693998, 466158614, 976261206]
    assert [stream.below(1_000_000_007) for _ in range(4)] == wanted


KNOWN_DEALS = [
    ("gin", 2, 0, "QD 6D TD 6S 4D 7D 8D TC JD 9D", "5C TS 3S", "KD"),
    ("rummy51", 3, 2, "8D 3H AC QD 5H KD 4S TC 9S 8S 8S 5S 9H", "4H TS JD", ""),
    ("jimmy", 4, 2, "6D 2D KC 4D 6S 5H AC 3D 7S 9C 3C", "QC TC 4H", "5S"),
]


@pytest.mark.parametrize(("name", "seats", "dealer", "hand", "top", "pile"), KNOWN_DEALS)
def test_known_deals(name: str, seats: int, dealer: int, hand: str, top: str, pile: str) -> None:
    match, _ = start(preset(name), seats, "openrummy")
    assert match.dealer == dealer
    assert match.round is not None
    assert match.round.hands[0] == tuple(hand.split())
    assert match.round.stock[-3:] == tuple(top.split())
    assert match.round.pile == tuple(pile.split())


@given(st.text(max_size=20), st.integers(0, 99), st.integers(1, 2**32 - 1))
def test_numbers_are_those_of_the_document(seed: str, index: int, bound: int) -> None:
    words = words_again(seed, index, 200)
    stream = Stream(seed, index)
    for _ in range(3):
        number = stream.below(bound)
        assert number == below_again(words, bound)
        assert 0 <= number < bound


@given(st.text(max_size=10), st.lists(st.integers(0, 5), max_size=60))
def test_a_shuffle_keeps_the_items_and_repeats(seed: str, items: list[int]) -> None:
    order = Stream(seed, 3).shuffled(items)
    assert Counter(order) == Counter(items)
    assert order == Stream(seed, 3).shuffled(items)
    words = words_again(seed, 3, 400)
    again = list(items)
    for j in range(len(again) - 1, 0, -1):
        i = below_again(words, j + 1)
        again[i], again[j] = again[j], again[i]
    assert order == tuple(again)


def test_every_order_comes_up_about_as_often() -> None:
    count = Counter(Stream(str(seed), 0).shuffled("ABC") for seed in range(3000))
    assert len(count) == 6
    assert all(400 < times < 600 for times in count.values())


def test_draws_of_one_seed_differ() -> None:
    orders = {Stream("same", index).shuffled(range(52)) for index in range(50)}
    assert len(orders) == 50


def test_fresh_seeds_differ_and_are_long() -> None:
    """C113: twenty tables without a seed deal twenty ways; a seed given deals the same again."""
    seeds = {fresh_seed() for _ in range(20)}
    assert len(seeds) == 20
    assert all(len(seed) == 32 for seed in seeds)
