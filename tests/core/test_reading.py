"""Reading cards as melds, adding to them and replacing jokers, on any cards."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from openrummy.core.cards import FACES, JOKER, RANK, Card, face, is_joker, meaning
from openrummy.core.changes import extend, joker_index, replace_in_run, taken_out
from openrummy.core.limits import MeldLimits
from openrummy.core.meld import End, Meld
from openrummy.core.reading import read_meld
from openrummy.core.refusals import Refusal, Refused
from openrummy.rules.presets import PRESETS

LIMITS = {name: PRESETS[name].limits for name in ("jimmy", "rummy30", "gin")}
each_game = pytest.mark.parametrize("name", sorted(LIMITS))

ENDS: st.SearchStrategy[End | None] = st.sampled_from((None, "high", "low"))
runs = st.tuples(st.integers(0, 3), st.integers(0, 13), st.integers(3, 14))


def natural_run(suit: int, start: int, length: int) -> list[Card]:
    return [FACES[suit * 13 + place % 13] for place in range(start, min(14, start + length))]


def code_of(name: str, cards: str) -> Refusal:
    with pytest.raises(Refused) as refused:
        read_meld(tuple(cards.split()), LIMITS[name])
    return refused.value.code


@each_game
@given(run=runs, seed=st.integers(0, 99))
def test_a_run_is_read_in_any_order(name: str, run: tuple[int, int, int], seed: int) -> None:
    """C147."""
    limits = LIMITS[name]
    cards = natural_run(*run)
    assume(len(cards) >= limits.run_min)
    assume(limits.ace_high or run[1] + len(cards) <= 13)
    mixed = list(cards)
    Random(seed).shuffle(mixed)
    meld = read_meld(mixed, limits, kind="run")
    if len(cards) < 13:
        assert meld == Meld("run", tuple(cards))
    assert sorted(meld.cards) == sorted(cards)


@each_game
@given(st.lists(st.sampled_from((*FACES[:16], JOKER)), min_size=1, max_size=8))
def test_what_is_read_is_a_meld_of_the_same_cards(name: str, cards: list[Card]) -> None:
    limits = LIMITS[name]
    try:
        meld = read_meld(cards, limits)
    except Refused:
        return
    assert sorted(map(face, meld.cards)) == sorted(cards)
    check_meld(meld, limits)
    assert read_meld(meld.cards, limits, kind=meld.kind, in_order=True) == meld


def check_meld(meld: Meld, limits: MeldLimits) -> None:
    """Whether a meld is one, by a second reading of the rules."""
    known = [meaning(card) for card in meld.cards]
    assert sum(map(is_joker, meld.cards)) <= limits.max_jokers
    if meld.kind == "run":
        assert limits.run_min <= len(known) <= 14
        assert JOKER not in known
        assert len({card[1] for card in known}) == 1
        for a, b in pairwise(known):
            assert (RANK[a] + 1) % 13 == RANK[b]
        assert all(RANK[card] for card in known[1:-1])
        if not limits.ace_high:
            assert RANK[known[-1]] != 0
    else:
        naturals = [card for card in known if card != JOKER]
        assert len({card[0] for card in naturals}) == 1
        assert limits.set_min <= len(known) <= limits.set_max
        assert not limits.distinct_suits or len(set(naturals)) == len(naturals)


@each_game
@given(run=runs, card=st.sampled_from((*FACES, JOKER)), end=ENDS)
def test_a_longer_run_is_a_run(
    name: str, run: tuple[int, int, int], card: Card, end: End | None
) -> None:
    limits = LIMITS[name]
    cards = natural_run(*run)
    assume(len(cards) >= limits.run_min)
    assume(limits.ace_high or run[1] + len(cards) <= 13)
    meld = Meld("run", tuple(cards))
    assume(card != JOKER or limits.max_jokers > 0)
    try:
        longer = extend(meld, (card,), limits, end)
    except Refused as refused:
        assert refused.code in {Refusal.DOES_NOT_FIT, Refusal.END_CLOSED}  # noqa: PT017
        return
    check_meld(longer, limits)
    assert sorted(map(face, longer.cards)) == sorted([*cards, card])
    assert meld.cards in (longer.cards[1:], longer.cards[:-1])


def test_reasons() -> None:
    assert code_of("rummy30", "4H 4H 4D") is Refusal.SET_SUITS
    assert code_of("rummy30", "KH KD KS KS") is Refusal.SET_SUITS
    assert code_of("rummy30", "KS AS 2S") is Refusal.RUN_WRAP
    assert code_of("rummy30", "5H JK JK") is Refusal.MAX_JOKERS
    assert code_of("rummy30", "3H 4H JK 7H") is Refusal.RUN_GAP
    assert code_of("rummy30", "4S 5H 6S") is Refusal.NO_MELD
    assert code_of("jimmy", "JK JK JK") is Refusal.MIN_NATURALS
    assert code_of("jimmy", "4S 5S 6S") is Refusal.RUN_MIN
    assert code_of("gin", "QS KS AS") is Refusal.RUN_WRAP
    with pytest.raises(Refused) as refused:
        read_meld((), LIMITS["jimmy"])
    assert refused.value.code is Refusal.NO_CARDS


def test_adding_nothing_is_refused() -> None:
    meld = Meld("run", ("5H", "6H", "7H", "8H"))
    with pytest.raises(Refused) as refused:
        extend(meld, (), LIMITS["jimmy"])
    assert refused.value.code is Refusal.NO_CARDS


def test_a_joker_slides_only_where_there_is_room() -> None:
    """J14."""
    limits = LIMITS["jimmy"]
    closed = Meld("run", ("JH", "JK(QH)", "KH", "AH"))
    assert joker_index(closed, ("QH",), None) == 1
    low = replace_in_run(closed, 1, "QH", limits, None, slide=True)
    assert low.cards == ("JK(TH)", "JH", "QH", "KH", "AH")
    with pytest.raises(Refused) as refused:
        replace_in_run(closed, 1, "QH", limits, "high", slide=True)
    assert refused.value.code is Refusal.JOKER_NO_ROOM


@pytest.mark.parametrize("index", [0, 2, 7, -1])
def test_a_joker_is_asked_for_by_its_place(index: int) -> None:
    meld = Meld("run", ("JH", "JK(QH)", "KH", "AH"))
    with pytest.raises(Refused) as refused:
        joker_index(meld, ("QH",), index)
    assert refused.value.code is Refusal.NO_JOKER_THERE


def test_a_meld_of_least_size_gives_no_card_away() -> None:
    """R14b."""
    limits = LIMITS["rummy30"]
    assert taken_out(Meld("set", ("2C", "2H", "2D", "2S")), "2S", limits).cards == (
        "2C",
        "2H",
        "2D",
    )
    for meld, card in (
        (Meld("set", ("2C", "2H", "2D")), "2D"),
        (Meld("run", ("3S", "4S", "5S")), "4S"),
    ):
        with pytest.raises(Refused):
            taken_out(meld, card, limits)
