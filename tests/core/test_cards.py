"""Cards in words: what people write, what is refused, and what comes out."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from openrummy.core.cards import (
    FACES,
    JOKER,
    JOKER_FOR,
    STANDS_FOR,
    BadCard,
    face,
    from_number,
    is_joker,
    meaning,
    missing_from,
    number,
    parse_card,
    parse_cards,
    show,
    sort_cards,
    without,
)

EVERY = (*FACES, JOKER, *STANDS_FOR)


@pytest.mark.parametrize("word", ["TD", "10D", "td", "tD", "10d", "T♦", "10♦", "T♢", "10♦\ufe0f"])
def test_ways_to_write_the_ten_of_diamonds(word: str) -> None:
    """C159."""
    assert parse_card(word) == "TD"


BAD = ["1D", "11D", "0D", "XD", "D10", "TDD", "", " ", "T", "D", "JK(", "JK()", "JK(6)", "JK(JK)"]
BAD += ["6S)", "100D", "J K", "🂡", "0", "TD\0", "JOKER", "JK(6S", "♦", "TДD", "\u0661D"]


@pytest.mark.parametrize("word", BAD)
def test_what_is_no_card(word: str) -> None:
    """C159: refused, naming what stood there."""
    with pytest.raises(BadCard) as bad:
        parse_card(word)
    assert bad.value.word == word


def test_the_first_bad_word_of_several_is_named() -> None:
    with pytest.raises(BadCard) as bad:
        parse_cards("4H 5H, 66 xx")
    assert bad.value.word == "66"


@pytest.mark.parametrize("card", EVERY)
def test_every_card_reads_back(card: str) -> None:
    """C165."""
    assert parse_card(card) == card
    assert parse_card(card.lower()) == card
    for letter, sign in zip("SHDC", "♠♥♦♣", strict=True):
        if not card.startswith(JOKER):
            assert parse_card(card.replace(letter, sign)) == card


def test_suits_are_not_mixed_up() -> None:
    """C165: spades are ♠ and clubs ♣."""
    assert [parse_card(f"8{sign}") for sign in "♠♥♦♣"] == ["8S", "8H", "8D", "8C"]


def test_numbers() -> None:
    assert [number(card) for card in FACES] == list(range(52))
    assert number(JOKER) == number("JK(6S)") == 52
    assert [from_number(value) for value in range(53)] == [*FACES, JOKER]


def test_jokers() -> None:
    assert [card for card in EVERY if is_joker(card)] == [JOKER, *STANDS_FOR]
    assert {face(card) for card in STANDS_FOR} == {JOKER}
    assert meaning("JK(6S)") == "6S"
    assert meaning(JOKER) == JOKER
    assert JOKER_FOR["6S"] == "JK(6S)"


@given(st.lists(st.sampled_from(EVERY)))
def test_lists_read_back(cards: list[str]) -> None:
    assert parse_cards(show(cards)) == tuple(cards)
    assert parse_cards(", ".join(cards).lower()) == tuple(cards)
    assert sort_cards(cards) == sort_cards(cards[::-1])


@given(st.lists(st.sampled_from(FACES[:6])), st.lists(st.sampled_from(FACES[:6])))
def test_missing_and_without(held: list[str], wanted: list[str]) -> None:
    lacking = missing_from(held, wanted)
    for card in FACES[:6]:
        assert lacking.count(card) == max(0, wanted.count(card) - held.count(card))
    if lacking:
        with pytest.raises(ValueError, match="not in list"):
            without(tuple(held), wanted)
    else:
        assert sorted((*without(tuple(held), wanted), *wanted)) == sorted(held)


@given(st.text(max_size=12))
def test_any_text_is_a_card_or_refused(text: str) -> None:
    try:
        card = parse_card(text)
    except BadCard:
        return
    assert card in EVERY
