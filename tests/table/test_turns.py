"""Turn and phase: what is refused out of turn, before the draw, twice, too late, and how."""

from __future__ import annotations

import pytest

from openrummy.core.refusals import Refusal
from openrummy.table.commands import LayDown
from openrummy.table.decide import start, step
from openrummy.table.legal import legal
from openrummy.table.notation import parse_command
from openrummy.table.state import Match
from tests.rules.playing import rules_of
from tests.table.playing import act, at, refused, refusing, round_of

GAMES = ["jimmy", "rummy", "gin"]
each_game = pytest.mark.parametrize("game", GAMES)

GIN_HANDS = ["3S 4S 5S 8H 8D 8C JC QC KC 6D", "2S 6S 8S 9H TH JH 4D 4H 4C AD"]


def before_the_draw(game: str) -> Match:
    if game == "gin":
        return at(game, phase="draw", hands=GIN_HANDS, discard="7S 2C")
    hands = ["4H 9H 2S 4C", "JD QD KD 9S"]
    return at(game, down=True, phase="draw", hands=hands, discard="7S 2C", stock="3D 3H 3C")


@each_game
def test_nothing_before_the_draw(game: str) -> None:
    """C079."""
    match = before_the_draw(game)
    card = round_of(match).hands[0][0]
    actions = [f"discard {card}"]
    actions += ["knock 6D", "gin 6D", "grand gin"] if game == "gin" else []
    actions += [] if game == "gin" else ["add 9H to 0", "meld 4H 9H 2S"]
    for action in actions:
        assert refused(match, action) is Refusal.DRAW_FIRST, action
    after, _ = act(match, "draw", f"discard {card}")
    assert round_of(after).turn == 1


@each_game
def test_one_draw_a_turn(game: str) -> None:
    """C080: the second of two draws is refused and the hand has one card more."""
    match = before_the_draw(game)
    size = len(round_of(match).hands[0])
    for first in ("draw", "take"):
        after, _ = act(match, first)
        assert len(round_of(after).hands[0]) == size + 1
        for second in ("draw", "take"):
            assert refused(after, second) is Refusal.ALREADY_DRAWN
    other, _ = act(match, "draw")
    assert refused(other, "0 draw") is Refusal.ALREADY_DRAWN


@each_game
def test_out_of_turn(game: str) -> None:
    match = before_the_draw(game)
    for action in ("1 draw", "1 take", "1 discard 4H", "1 discard 9S"):
        assert refused(match, action) is Refusal.NOT_YOUR_TURN, action
    after, _ = act(match, "draw")
    for action in ("1 draw", "1 take", "1 discard 9S", "1 discard 8S"):
        assert refused(after, action) is Refusal.NOT_YOUR_TURN, action


@each_game
@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_seats_that_are_not_there(game: str, seat: int) -> None:
    """C067: a spectator is not seated."""
    match = before_the_draw(game)
    for words in ("draw", "take", "buy", "pass", "discard 4H", "next", "resign", "abandon"):
        assert refusing(match, seat, parse_command(words)) is Refusal.NOT_SEATED
    assert not list(legal(match, seat))


@each_game
def test_a_stale_discard(game: str) -> None:
    """C089: the card of the last turn is no longer in hand."""
    match = before_the_draw(game)
    card = "KC" if game == "gin" else "4C"
    other = "8S" if game == "gin" else "9S"
    match, _ = act(match, "draw", f"discard {card}", "draw", f"discard {other}", "draw")
    assert refused(match, f"discard {card}") is Refusal.CARD_NOT_HELD


@each_game
def test_nothing_needs_to_be_laid(game: str) -> None:
    """C090: draw, then discard."""
    match, _ = act(before_the_draw(game), "draw")
    after, _ = act(match, f"discard {round_of(match).hands[0][0]}")
    assert round_of(after).turn == 1
    assert round_of(after).phase == "draw"


def ended(game: str) -> Match:
    """A match between two rounds."""
    if game == "gin":
        match = at(game, hands=[GIN_HANDS[0] + " AH", GIN_HANDS[1]], discard="7S 2C")
        return act(match, "knock 6D")[0]
    options: dict[str, object] = {"match.format": "rounds"} if game == "rummy" else {}
    match = at(game, hands=["4C", "JD"], discard="7S", options=options)
    return act(match, "discard 4C")[0]


@each_game
def test_after_the_round(game: str) -> None:
    """C084: all is refused, the winning action too; only the next deal is left."""
    match = ended(game)
    for seat in (0, 1):
        for words in ("draw", "take", "buy", "pass", "discard 4C", "discard JD", "knock 6D"):
            assert refusing(match, seat, parse_command(words)) is Refusal.ROUND_OVER
        for words in ("add JD to 0", "meld JD JD JD", "gin 6D", "grand gin", "done"):
            assert refusing(match, seat, parse_command(words)) is Refusal.ROUND_OVER
    after, _ = act(match, "1 next")
    assert refused(after, "next") is Refusal.ROUND_NOT_OVER


@each_game
def test_after_the_match(game: str) -> None:
    """C084."""
    match, _ = act(before_the_draw(game), "1 resign")
    assert match.over == "resigned"
    assert match.winners == (0,)
    for seat in (0, 1):
        assert not list(legal(match, seat))
        for words in ("draw", "discard 4H", "next", "resign", "abandon", "buy"):
            assert refusing(match, seat, parse_command(words)) is Refusal.MATCH_OVER
    match, _ = act(before_the_draw(game), "abandon")
    assert match.over == "abandoned"
    assert match.winners == ()


@each_game
def test_three_rounds_back_to_back_and_a_fresh_match(game: str) -> None:
    """C086: hands are 10, 13 or 11 cards after every deal, and nothing is carried over."""
    size = {"gin": 10, "rummy": 13, "jimmy": 11}[game]
    match = ended(game)
    for _ in range(3):
        match, _ = act(match, "next")
        round_ = round_of(match)
        assert [len(hand) for hand in round_.hands] == [size, size]
        assert not round_.melds
        assert not any(round_.buys)
        assert not any(round_.opened)
        assert round_.recycles == round_.pile_draws == 0
        assert round_.taken is None
        match = play_out(match)
    fresh, _ = start(rules_of(game), 2, "fresh")
    assert [len(hand) for hand in round_of(fresh).hands] == [size, size]
    assert fresh.results == ()
    assert fresh.round == start(rules_of(game), 2, "fresh")[0].round


def play_out(match: Match) -> Match:
    """The match after its round has ended, by drawing and discarding only."""
    while round_of(match).phase != "over":
        match, _ = act(match, "draw")
        card = round_of(match).hands[round_of(match).turn][0]
        match, _ = act(match, f"discard {card}")
    return match


def test_a_round_without_melds_ends_within_its_cap() -> None:
    """R36, C073: stock after stock is shuffled until every seat has had its turns."""
    match, _ = start(rules_of("rummy"), 4, "long")
    after = play_out(match)
    round_ = round_of(after)
    assert round_.recycles > 1
    assert max(round_.turns) == after.rules.round.max_turns
    assert after.results[-1].ending == "capped"


def test_a_refused_command_changes_nothing() -> None:
    match = before_the_draw("rummy")
    hand, before = round_of(match).hands[0], repr(match)
    assert refused(match, "discard 4H") is Refusal.DRAW_FIRST
    assert round_of(match).hands[0] == hand
    assert repr(match) == before
    after, events = step(match, 0, parse_command("draw"))
    assert len(events) == 1
    assert after is not match
    assert repr(match) == before


def test_no_run_is_laid_longer_than_it_may_ever_be() -> None:
    """R13: ``run.max_when_laid`` above ``run.max`` allows no more; the opening is listed."""
    options: dict[str, object] = {"run.max": 4, "run.max_when_laid": 6, "opening.min_points": 10}
    match = at("rummy", hands=["3C 4C 5C 6C 7C KH", "3H"], options=options)
    laid = [command.melds for command in legal(match, 0) if isinstance(command, LayDown)]
    assert laid
    assert all(len(cards) <= 4 for melds in laid for cards in melds)
