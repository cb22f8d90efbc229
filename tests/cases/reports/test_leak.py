"""Reports about what others could see."""

from __future__ import annotations

from random import Random

import pytest

from openrummy.records.codec import to_json
from openrummy.rules.presets import preset
from openrummy.table.decide import start
from openrummy.table.events import Bought, Drew
from openrummy.table.legal import legal
from openrummy.table.view import shown_event, view
from tests.laws.playing import played, round_of
from tests.laws.secrets import resampled
from tests.table.playing import act, at

GAMES = ["gin", "rummy30", "rummy51", "jimmy"]


def test_c105_a_knocker_sees_no_hand_before_it_is_laid_out() -> None:
    hands = ["AS 2S 3S 4D 5D 6D 9H 9D 9C 2C KD", "4S 8H KS KC KH QC JD TH 7C 7H"]
    match = at("gin", hands=hands, discard="3C", options={"gin.auto_arrange": False})
    match, events = act(match, "knock KD")
    for card in round_of(match).hands[1]:
        assert f'"{card}"' not in to_json(view(match, 0)).decode()
        assert all(f'"{card}"' not in to_json(shown_event(e, 0)).decode() for e in events)
    seen = view(match, 0).round
    assert seen is not None
    assert seen.counts == (1, 10)
    other = view(match, 1).round
    assert other is not None
    assert other.shown is not None
    assert (other.shown.unmatched, other.shown.deadwood) == (("2C",), 2)
    assert len(other.melds) == 3
    match, _ = act(match, "defend KS KC KH")
    seen = view(match, 0).round
    assert seen is not None
    assert seen.melds[-1].meld.cards == ("KS", "KC", "KH")
    assert '"TH"' not in to_json(view(match, 0)).decode()


@pytest.mark.parametrize("name", GAMES)
def test_c107_the_whole_stream_of_a_seat_holds_no_secret(name: str) -> None:
    """All that one seat is sent in a round: no other hand, no stock, no seed."""
    rules, seats = preset(name), 2
    secret = "a-seed-of-32-letters-that-is-hidden"
    match, events = start(rules, seats, secret)
    # The cards drawn for the deal are shown to all, and go back.
    sent = [to_json(shown_event(event, 0)) for event in events[1:]] + [to_json(view(match, 0))]
    theirs, stock = round_of(match).hands[1], round_of(match).stock
    mine = {*round_of(match).hands[0], *round_of(match).pile}
    text = b"".join(sent).decode()
    assert secret not in text
    for card in {*theirs, *stock} - mine:
        assert f'"{card}"' not in text


@pytest.mark.parametrize("name", GAMES)
def test_c108_a_spectator_gets_public_information_only(name: str) -> None:
    match, events = start(preset(name), 2, "spectator")
    seen = view(match, None)
    assert seen.seat is None
    assert seen.round is not None
    assert seen.round.hand == ()
    text = b"".join(to_json(shown_event(event, None)) for event in events[1:]).decode()
    public = {*round_of(match).pile}
    for hand in round_of(match).hands:
        for card in set(hand) - public:
            assert f'"{card}"' not in text
            assert f'"{card}"' not in to_json(seen).decode()
    assert not list(legal(match, -1))


@pytest.mark.parametrize("name", GAMES)
def test_c109_what_a_seat_observes_does_not_change_with_hidden_cards(name: str) -> None:
    dice = Random(7)
    for moment in played(preset(name), 2, "observed", 60):
        for match in (moment.before, moment.after):
            other = resampled(match, 0, dice)
            assert to_json(view(other, 0)) == to_json(view(match, 0))
            assert list(legal(other, 0)) == list(legal(match, 0))


def test_c111_a_bought_card_is_known_and_the_one_from_the_stock_is_not() -> None:
    match = at(
        "jimmy",
        seats=4,
        phase="draw",
        turns=[3] * 4,
        hands=["2S", "3S", "4S", "9S"],
        discard="8D QD",
        stock="2H 5C",
    )
    match, events = act(match, "2 buy", "pass", "1 pass")
    bought, drew = events[-2:]
    assert bought == Bought(2, "QD")
    assert drew == Drew(2, "5C", bought=True)
    for seat in (None, 0, 1, 3):
        assert shown_event(bought, seat) == bought
        assert shown_event(drew, seat) == Drew(2, None, bought=True)
        assert '"5C"' not in to_json(view(match, seat)).decode()
    assert shown_event(drew, 2) == drew


@pytest.mark.parametrize("name", GAMES)
def test_c113_matches_without_a_seed_are_dealt_differently(name: str) -> None:
    rules = preset(name)
    matches = [start(rules, 2)[0] for _ in range(20)]
    assert len({match.round for match in matches}) == 20
    assert len({match.seed for match in matches}) == 20
    assert min(len(match.seed) for match in matches) >= 32
    again, _ = start(rules, 2, matches[0].seed)
    assert again == matches[0]
    for match in matches:
        assert match.seed not in to_json(view(match, 0)).decode()
