from __future__ import annotations

import pytest

from openrummy.core.cards import FACES
from openrummy.table import commands as cmd
from openrummy.tui.game import LocalGame
from tests.tui.tables import bot_game, table, typed

GIN = "9C TC 3S 3H 3D KS QD 7H 5D 2S"


def hand_size(game: LocalGame) -> int:
    round_ = game.view.round
    assert round_ is not None
    return len(round_.hand)


def test_one_draw_a_turn() -> None:
    """Report C080."""
    game = table("gin", GIN)
    said = typed(game, "draw", "draw")
    assert hand_size(game) == 11
    assert said.count("You drew") == 1
    assert "You have drawn already" in said


@pytest.mark.parametrize("card", ["AC", "6C", "JC", "KC"])
def test_the_card_just_drawn_can_be_thrown_by_its_place(card: str) -> None:
    """Report C085."""
    game = table("gin", GIN, stock=(*FACES[:20], card))
    said = typed(game, "draw", "sort rank")
    place = said.rsplit("Your hand, 11: ")[-1].splitlines()[0].split().index(card) + 1
    said = typed(game, "sort rank", f"discard {place}")
    assert f"You discarded {card}." in said
    assert hand_size(game) == 10
    assert "Anna discarded" in said


def test_a_meld_with_a_card_that_is_not_held() -> None:
    """Report C088."""
    game = table("gin", "9C TC JD 3S 3H 3D 4H 5H 6H AS KS", phase="play")
    before = game.match
    said = typed(game, "knock KS with 9C TC JC | 3S 3H 3D | 4H 5H 6H")
    assert game.match == before
    refusal = said.splitlines()[-4]
    assert "JC" in refusal
    assert "Your turn" in said.splitlines()[-3]
    game = table("gin", "9C TC 2D 3S 3H 3D 4H 5H 6H AS KS", phase="play")
    assert "10 is the most" in typed(game, "knock KS with 3S 3H 3D | 4H 5H 6H")
    game = table("gin", "9C TC JC 3S 3H 3D 4H 5H 6H AS KS", phase="play")
    assert "You knocked with 1" in typed(game, "knock KS with 9C TC JC | 3S3H3D | 4H,5H,6H")


def test_glued_melds_are_taken_as_written() -> None:
    """Report C160."""
    hand = "AS AC AD AH 4H 5H 6H 2C 3D 9S KS"
    three = typed(table("gin", hand, phase="play"), "knock KS with ASACAD | 4H5H6H")
    assert "10 is the most" in three
    four = typed(table("gin", hand, phase="play"), "discard 9S")
    assert "You discarded 9S" in four
    hand = "AS AC AD AH 4H 5H 6H 2C 3D 2S KS"
    assert "unmatched AH 2C 3D 2S" in typed(
        table("gin", hand, phase="play"), "knock KS with ASACAD | 4H5H6H"
    )
    assert "unmatched 2C 3D 2S" in typed(
        table("gin", hand, phase="play"), "knock KS with AHADACAS | 4H5H6H"
    )


@pytest.mark.parametrize("game", ["rummy51", "jimmy"])
def test_no_step_between_draw_and_discard(game: str) -> None:
    """Report C090."""
    match = table(game, "4H 5H 6H KS 2C 9D JD")
    said = typed(match, "pass" if game == "jimmy" else "hand", "draw", "discard KS")
    assert "You discarded KS." in said


@pytest.mark.parametrize(
    "line",
    [
        "layoff 14 2",
        "layoff 0 2",
        "layoff -1 2",
        "layoff abc 2",
        "add 4H to 14",
        "add 4H to -1",
        "add 4H to abc",
        "add 4H to 0 2",
        "add abc to 0",
        "discard",
        "discard 0",
        "discard 99",
        "discard abc",
        "swap 4H",
        "meld |",
        "sort abc",
        "rules abc",
        "rules 99",
        "rules 0",
        "help abc",
        "2 buy",
        "",
        "   ",
        "x" * 10_000,
        "add 4H to " + "9" * 900,
        "\x00\x1b[31m",
        "\ufffd\ufffd",
    ],
)
def test_nonsense_gets_a_short_answer_and_the_game_goes_on(line: str) -> None:
    """Report C145."""
    game = table("rummy51", "4H 5H 6H KS 2C", phase="play", melds=[(1, "7S 8S 9S")])
    before = game.match
    said = typed(game, line, "hand").splitlines()
    assert game.match == before
    assert any(text.startswith("Your hand, 5") for text in said[-3:])
    assert all(len(text) < 250 for text in said)


def test_everything_can_be_asked_in_both_languages() -> None:
    asked = (
        "hand",
        "table",
        "log",
        "scores",
        "legal",
        "hint",
        "why",
        "rules",
        "rules 1",
        "sort rank",
    )
    lines = (*asked, "sort suit", "best", "help", "help draw", "help hand", "save", "quit")
    for name, seats in (("gin", 2), ("rummy30", 3), ("rummy51", 2), ("jimmy", 4)):
        for language in ("en", "fr"):
            said = typed(bot_game(name, seats), *lines, language=language)
            assert "None" not in said
            assert "{" not in said


def test_help_for_every_word() -> None:
    said = typed(table("gin", GIN), "help", "help discard", "help rules", "help nothing")
    assert "discard 2S" in said
    assert '"nothing" is no command: help lists them.' in said


def test_buying_is_asked_in_words() -> None:
    game = table("jimmy", "4H 5H 6H KS", seats=3, turn=1, discarder=2, pile=("7S",))
    said = typed(game, "draw", "buy")
    assert "Buy 7S? 3 buys left. buy or pass." in said
    assert "It is not your turn" in said
    assert "You bought 7S." in said


def test_going_down_laying_off_and_going_out() -> None:
    hand = "4H 5H 6H 7H 9S 9D 9C TH KS KS"
    melds = [(1, "8C 8D 8S")]
    game = table("jimmy", hand, seats=3, phase="play", melds=melds, opened=(False, True, False))
    said = typed(game, "best", "meld 4H 5H 6H 7H | 9S 9D 9C", "add TH to 1", "discard KS", "scores")
    assert "To lay them: meld 4H 5H 6H 7H | 9S 9C 9D" in said or "To lay them: meld" in said
    assert "1 Me: 4H 5H 6H 7H" not in said  # the person is "You"
    assert "You: 4H 5H 6H 7H" in said


def test_how_near_the_opening_is() -> None:
    low = table("rummy51", "4H 5H 6H KS 2C 9D JD", phase="play")
    assert "Your best opening has 15 of 51 points." in typed(low, "best")
    none = table("rummy51", "4H 5D 6H KS 2C 9D JD", phase="play")
    assert "There is no opening in this hand yet." in typed(none, "best")
    near = table("jimmy", "4H 5H 6H 7H 9S 9D 2C", phase="play")
    assert "1 card is missing for" in typed(near, "best")


def test_the_round_ends_with_hands_and_points() -> None:
    game = table("gin", "9C TC JC 3S 3H 3D 4H 5H 6H AS KS", phase="play")
    said = typed(game, "knock 3", "next")
    assert "Anna held" in said
    assert "Total: You 0, Anna" in said
    assert "next: deal the next one" in said
    assert "Round 2" in said
    assert isinstance(game.moves[0], cmd.Draw | cmd.Take)
