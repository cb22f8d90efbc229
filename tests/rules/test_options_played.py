"""Options that no question to the referee shows: the draw for the deal, the cut, rotation, caps."""

from __future__ import annotations

import pytest

from openrummy.core.cards import JOKER, RANK
from openrummy.table.events import DealerDrawn, RoundEnded
from openrummy.table.state import Match
from tests.laws.playing import all_cards
from tests.rules.playing import act, deals, position, round_of, rules_of
from tests.rules.shown import shows

each_game = pytest.mark.parametrize("game", ["jimmy", "rummy", "gin"])


def seats_of(game: str) -> int:
    return 2 if game == "gin" else 4


def ranks(drawn: DealerDrawn, ace: int) -> dict[int, int]:
    """Seat -> rank of its card in the first round of draws."""
    return {seat: ace if RANK[card] == 0 else RANK[card] for seat, card in drawn.draws[0]}


@shows("deal.first_dealer", "jimmy", "rummy", "gin")
@each_game
def test_first_dealer(game: str) -> None:
    """J6, R2, G1."""
    seats = seats_of(game)
    fixed = rules_of(game, deal__first_dealer="seat0")
    assert {match.dealer for match, _, _ in deals(fixed, seats, 20)} == {0}
    random = rules_of(game, deal__first_dealer="random")
    assert {match.dealer for match, _, _ in deals(random, seats, 40)} == set(range(seats))
    for how, best in (("low_card", min), ("high_card", max)):
        rules = rules_of(game, deal__first_dealer=how, deal__draw_ace="low")
        for match, drawn, _ in deals(rules, seats, 40):
            values = ranks(drawn, ace=0)
            assert match.dealer is not None
            assert values[match.dealer] == best(values.values())


@shows("deal.draw_ace", "jimmy", "rummy", "gin")
@each_game
def test_an_ace_in_the_draw(game: str) -> None:
    """R2: draws AS, 2D: the two deals where aces are high, the ace where they are low."""
    seats, found = seats_of(game), 0
    high = rules_of(game, deal__first_dealer="low_card", deal__draw_ace="high")
    low = rules_of(game, deal__first_dealer="low_card", deal__draw_ace="low")
    for one, other in zip(deals(high, seats, 60), deals(low, seats, 60), strict=True):
        assert one[1].draws[0] == other[1].draws[0]
        assert not any(card == JOKER for _, card in one[1].draws[0])
        aces = [seat for seat, rank in ranks(one[1], ace=0).items() if rank == 0]
        if len(aces) == 1:
            found += 1
            assert one[0].dealer not in aces
            assert other[0].dealer in aces
    assert found > 3


@shows("deal.tie", "jimmy", "rummy", "gin")
@each_game
def test_ties_in_the_draw(game: str) -> None:
    """R3: tied players draw again, or the suit decides (clubs are lowest)."""
    seats, found = seats_of(game), 0
    redraw = rules_of(game, deal__first_dealer="low_card", deal__tie="redraw_tied")
    suits = rules_of(game, deal__first_dealer="low_card", deal__tie="suit_order")
    for one, other in zip(deals(redraw, seats, 80), deals(suits, seats, 80), strict=True):
        ace = 13 if redraw.deal.draw_ace == "high" else 0
        values = ranks(one[1], ace)
        tied = [seat for seat, rank in values.items() if rank == min(values.values())]
        if len(tied) == 1:
            assert len(one[1].draws) == 1
            continue
        found += 1
        assert [seat for seat, _ in one[1].draws[1]] == tied
        assert one[0].dealer in tied
        cards = dict(other[1].draws[0])
        if len({cards[seat] for seat in tied}) == len(tied):
            assert len(other[1].draws) == 1
            lowest = max(tied, key=lambda seat: "SHDC".index(cards[seat][1]))
            assert other[0].dealer == lowest
    assert found > 2


def after_a_round(game: str, **options: object) -> Match:
    """A match whose first round has ended: seat 3 dealt, seat 1 went out, seat 3 lost most."""
    if game == "gin":
        rules = rules_of(game, **options)
        hands = ["2H 6S 8S 9H TH JH 4D 4H 4C AD", "3S 4S 5S 8H 8D 8C JC QC KC 2D 9C"]
        match = position(rules, seats=2, turn=1, dealer=1, hands=hands, discard="7S")
        return act(match, "knock 9C")[0]
    if game == "rummy":
        options = {"match__format": "rounds"} | options
    hands = ["5D", "2S", "KD", "KS AS"]
    match = position(
        rules_of(game, **options), seats=4, turn=1, dealer=3, hands=hands, discard="7S"
    )
    return act(match, "discard 2S")[0]


ROTATIONS = {
    "jimmy": {"left": 0, "right": 2, "alternate": 0, "winner": 1, "loser": 3},
    "rummy": {"left": 0, "right": 2, "alternate": 0, "winner": 1, "loser": 3},
    "gin": {"left": 0, "right": 0, "alternate": 0, "winner": 1, "loser": 0},
}


@shows("deal.rotation", "jimmy", "rummy", "gin")
@each_game
def test_the_next_dealer(game: str) -> None:
    """J7, R4, G1."""
    for rotation, dealer in ROTATIONS[game].items():
        match, _ = act(after_a_round(game, deal__rotation=rotation), "next")
        assert round_of(match).dealer == dealer, rotation
    usual, _ = act(after_a_round(game), "next")
    assert round_of(usual).dealer == 0


def test_a_cancelled_round_of_gin_is_dealt_by_the_same_dealer() -> None:
    """G15."""
    rules = rules_of("gin")
    hands = ["3S 4S 5S 8H 8D 8C JC QC KC 6D", "2S 6S 8S 9H TH JH 4D 4H 4C AD"]
    match = position(
        rules, turn=0, dealer=1, phase="draw", hands=hands, stock="2H 7C QH", discard="TS"
    )
    match, events = act(match, "draw", "discard QH")
    assert isinstance(events[-1], RoundEnded)
    assert events[-1].ending == "blocked"
    match, _ = act(match, "next")
    assert round_of(match).dealer == 1


@shows("turn.starter", "jimmy", "rummy")
@pytest.mark.parametrize("game", ["jimmy", "rummy"])
def test_who_starts(game: str) -> None:
    """J9, R6."""
    for how, step in (("left_of_dealer", 1), ("dealer", 0), ("winner", 1)):
        for match, _, dealt in deals(rules_of(game, turn__starter=how), 4, 10):
            assert match.dealer is not None
            assert dealt.starter == (match.dealer + step) % 4
            assert round_of(match).turn == dealt.starter
    match, _ = act(after_a_round(game, turn__starter="winner", deal__rotation="loser"), "next")
    assert round_of(match).starter == 1
    match, _ = act(after_a_round(game, deal__rotation="loser"), "next")
    assert round_of(match).starter == 0


@shows("deal.upcard_joker", "jimmy", "rummy")
@pytest.mark.parametrize("game", ["jimmy", "rummy"])
def test_a_joker_as_upcard(game: str) -> None:
    """J12: it stays; by house rule it is buried again."""
    upcard = {"deal__upcard": True} if game == "rummy" else {}
    keep = rules_of(game, deal__upcard_joker="keep", **upcard)
    rebury = rules_of(game, deal__upcard_joker="rebury", **upcard)
    found = 0
    for one, other in zip(deals(keep, 4, 120), deals(rebury, 4, 120), strict=True):
        assert JOKER not in other[2].pile
        assert all_cards(other[0]) == all_cards(one[0])
        assert one[2].hands == other[2].hands
        if one[2].pile == (JOKER,):
            found += 1
            assert other[2].stock.count(JOKER) == one[2].stock.count(JOKER) + 1
        else:
            assert one[2].pile == other[2].pile
    assert found


@shows("deal.cut_keeps_joker", "jimmy")
def test_a_cut_joker_is_kept() -> None:
    """J10: the player right of the dealer keeps it, and is dealt ten cards more."""
    kept = 0
    for match, _, dealt in deals(rules_of("jimmy", deal__cut_keeps_joker=True), 4, 150):
        assert match.dealer is not None
        assert dealt.cutter == (match.dealer - 1) % 4
        assert {len(hand) for hand in dealt.hands} == {11}
        assert all_cards(match).total() == 162
        if dealt.kept:
            kept += 1
            assert dealt.kept == JOKER
            assert JOKER in dealt.hands[dealt.cutter]
    assert kept
    for _, _, dealt in deals(rules_of("jimmy"), 4, 150):
        assert dealt.kept is None
        assert dealt.cutter is None


@shows("deal.exact_cut_bonus", "jimmy")
def test_an_exact_cut_is_rewarded() -> None:
    """J10: the cut has just the cards of the deal (4 x 11 and the upcard)."""
    rules = rules_of("jimmy", deal__exact_cut_bonus=-50)
    exact = [m for m, _, dealt in deals(rules, 4, 1000) if dealt.exact]
    assert 0 < len(exact) < 30
    seed = exact[0].seed
    for bonus in (-50, 0):
        rules = rules_of("jimmy", deal__exact_cut_bonus=bonus, round__max_turns=5)
        match, _, dealt = next(d for d in deals(rules, 4, 1000) if d[0].seed == seed)
        while round_of(match).phase != "over":
            match, events = act(match, "draw")
            card = round_of(match).hands[round_of(match).turn][0]
            match, events = act(match, f"discard {card}")
        ended = events[-1]
        assert isinstance(ended, RoundEnded)
        for seat, hand in enumerate(ended.hands):
            extra = bonus if seat == dealt.cutter else 0
            assert ended.points[seat] == rules.deadwood(hand) + extra


@shows("contract.progress", "jimmy")
def test_who_moves_to_the_next_contract() -> None:
    """J34: everyone; by house rule only those who made theirs."""
    for progress, wanted in (("all", (1, 1)), ("own", (1, 0))):
        rules = rules_of("jimmy", contract__progress=progress)
        match = position(
            rules,
            turn=0,
            hands=["9H", "KD"],
            discard="7S",
            melds=[{"owner": 0, "cards": "5H 6H 7H 8H"}, {"owner": 0, "cards": "9S 9D 9C"}],
            opened=[True, False],
        )
        match, _ = act(match, "add 9H to 0", "next")
        assert match.contracts == wanted
        assert round_of(match).contracts == wanted


@shows("round.max_pile_draws", "gin")
def test_taking_from_the_pile_for_ever_ends_the_round() -> None:
    """G16: fifty cards from the pile, or as many as the table says."""
    for most in (3, 50):
        match = next(deals(rules_of("gin", round__max_pile_draws=most), 2, 1))[0]
        taken = 0
        while round_of(match).phase != "over":
            match, _ = act(match, "take")
            taken += 1
            hand = round_of(match).hands[round_of(match).turn]
            card = next(c for c in hand if c != round_of(match).taken)
            match, events = act(match, f"discard {card}")
        assert taken == most
        assert isinstance(events[-1], RoundEnded)
        assert events[-1].ending == "capped"
        assert events[-1].points == (0, 0)
