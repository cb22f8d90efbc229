from __future__ import annotations

import pytest

from openrummy.core.cards import parse_cards
from openrummy.table import commands as cmd
from openrummy.table.notation import BadCommand
from openrummy.tui.words import QUESTIONS, NoSuchPlace, Question, read

HAND = parse_cards("9C TC KS")


@pytest.mark.parametrize(
    ("line", "command"),
    [
        ("draw", cmd.Draw()),
        ("  DRAW ", cmd.Draw()),
        ("d", cmd.Draw()),
        ("d 7h", cmd.Discard("7H")),
        ("x 10♦", cmd.Discard("TD")),
        ("discard 3", cmd.Discard("KS")),
        ("k 2", cmd.Knock("TC")),
        ("t", cmd.Take()),
        ("b", cmd.Buy()),
        ("p", cmd.Pass()),
        ("n", cmd.Next()),
        ("a 7h to 2 high", cmd.Add(("7H",), 2, "high")),
        ("meld 4h5h6h7h|9s,9d,9c", cmd.LayDown((("4H", "5H", "6H", "7H"), ("9S", "9D", "9C")))),
        ("grand gin", cmd.CallGrandGin()),
    ],
)
def test_commands_are_read_as_people_type_them(line: str, command: cmd.Command) -> None:
    assert read(line, HAND) == command


@pytest.mark.parametrize(
    ("melds", "cards"),
    [
        ("ASACAD", ("AS", "AC", "AD")),
        ("ASACADAH", ("AS", "AC", "AD", "AH")),
        ("AS AC AD AH", ("AS", "AC", "AD", "AH")),
        ("AH,AD,AC,AS", ("AH", "AD", "AC", "AS")),
        ("ahad acas", ("AH", "AD", "AC", "AS")),
        ("10S10H10D", ("TS", "TH", "TD")),
    ],
)
def test_cards_without_gaps_are_exactly_the_cards_written(
    melds: str, cards: tuple[str, ...]
) -> None:
    """Report C160."""
    assert read(f"knock KS with {melds}", HAND) == cmd.Knock("KS", (cards,))


@pytest.mark.parametrize("word", ["ASA", "ASACA", "ASXX", "1010", "AS0C"])
def test_glued_words_that_are_no_cards_are_refused(word: str) -> None:
    """Report C160."""
    with pytest.raises(BadCommand):
        read(f"knock KS with {word}", HAND)


@pytest.mark.parametrize("word", ["0", "4", "999", "99999999999999"])
def test_places_outside_the_hand(word: str) -> None:
    with pytest.raises(NoSuchPlace):
        read(f"discard {word}", HAND)


@pytest.mark.parametrize("word", QUESTIONS)
def test_questions(word: str) -> None:
    assert read(f"{word} something", HAND) == Question(word, ("something",))


@pytest.mark.parametrize(
    "line",
    ["", "   ", "layoff 14 2", "layoff abc 2", "discard", "discard -1", "discard ²", "x" * 10_000],
)
def test_lines_that_are_no_command(line: str) -> None:
    with pytest.raises(BadCommand):
        read(line, HAND)
