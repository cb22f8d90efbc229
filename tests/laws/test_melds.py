"""One more card never lowers what can be melded."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from openrummy.core.cards import Card, face
from openrummy.core.meld import Meld
from openrummy.core.solvers.contract_cards import best_lay_down, missing
from openrummy.core.solvers.gin_cards import best_arrangement, discard_deadwoods
from openrummy.core.solvers.opening_cards import best_points_any, most_points
from openrummy.rules.presets import PRESETS

GIN_HANDS = st.lists(
    st.sampled_from(PRESETS["gin"].pack(2)), min_size=1, max_size=11, unique=True
).map(tuple)


def hands(name: str, seats: int, most: int) -> st.SearchStrategy[tuple[Card, ...]]:
    """Hands of a pack, close together in it as often as not, so that they meld."""
    pack = PRESETS[name].pack(seats)
    whole = st.lists(st.integers(0, len(pack) - 1), min_size=1, max_size=most, unique=True)
    some = st.sampled_from([(0, 30), (20, 60), (45, 75), (0, len(pack))]).flatmap(
        lambda ends: st.lists(
            st.integers(ends[0], min(ends[1], len(pack)) - 1),
            min_size=min(8, most),
            max_size=most,
            unique=True,
        )
    )
    return st.one_of(some, whole).map(lambda places: tuple(pack[place] for place in places))


@given(GIN_HANDS)
def test_gin_deadwood_grows_by_at_most_the_new_card(hand: tuple[Card, ...]) -> None:
    rules = PRESETS["gin"]
    less, more = best_arrangement(hand[:-1]), best_arrangement(hand)
    assert more.deadwood <= less.deadwood + rules.deadwood(hand[-1:])


@given(GIN_HANDS)
def test_gin_deadwood_and_melds_are_the_hand(hand: tuple[Card, ...]) -> None:
    best = best_arrangement(hand)
    melded = [card for meld in best.melds for card in meld.cards]
    assert sorted([*melded, *best.unmatched]) == sorted(hand)
    assert best.deadwood == PRESETS["gin"].deadwood(best.unmatched)
    for card, left in discard_deadwoods(hand).items():
        rest = list(hand)
        rest.remove(card)
        assert left == best_arrangement(rest).deadwood


@pytest.mark.parametrize("name", ["rummy30", "rummy51", "kalooki40"])
@given(data=st.data())
def test_one_more_card_never_lowers_an_opening(name: str, data: st.DataObject) -> None:
    rules = PRESETS[name]
    hand = data.draw(hands(name, 2, 13))
    terms, limits = rules.opening_terms, rules.limits
    less = best_points_any(hand[:-1], limits, terms)
    more = best_points_any(hand, limits, terms)
    assert more.points >= less.points
    opening = most_points(hand[:-1], terms, limits)
    if opening is not None:
        better = most_points(hand, terms, limits)
        assert better is not None
        assert better.points >= opening.points


@pytest.mark.slow
@pytest.mark.parametrize("number", range(7))
@pytest.mark.parametrize("name", ["jimmy", "jimmy-strict"])
@given(data=st.data())
def test_one_more_card_never_makes_a_contract_harder(
    name: str, number: int, data: st.DataObject
) -> None:
    rules = PRESETS[name]
    hand = data.draw(hands(name, 4, 12))
    contract, limits = rules.contracts[number], rules.limits
    less = missing(hand[:-1], contract, limits)
    more = missing(hand, contract, limits)
    assert less - 1 <= more <= less
    lay_down = best_lay_down(hand, contract, limits, rules.card_points)
    assert (lay_down is not None) == (more == 0)
    if lay_down is not None and less == 0:
        old = best_lay_down(hand[:-1], contract, limits, rules.card_points)
        assert old is not None
        assert laid(lay_down, name) >= laid(old, name)


def laid(melds: tuple[Meld, ...], name: str) -> int:
    """Points that a lay-down takes out of the hand."""
    return PRESETS[name].deadwood(tuple(face(card) for meld in melds for card in meld.cards))
