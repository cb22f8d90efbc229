"""Commands in words: what is understood, what is refused, and how it is written back."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from openrummy.core.cards import FACES, JOKER, STANDS_FOR
from openrummy.table import commands as cmd
from openrummy.table.notation import (
    FORMS,
    LONGEST,
    BadCommand,
    parse_action,
    parse_command,
    write,
)

UNDERSTOOD: list[tuple[str, cmd.Command]] = [
    ("draw", cmd.Draw()),
    ("  DRAW ", cmd.Draw()),
    ("take", cmd.Take()),
    ("take 3h", cmd.Take("3H")),
    ("buy", cmd.Buy()),
    ("Pass", cmd.Pass()),
    ("meld 4h 5♥ 6h 7h|9s 9d 9c", cmd.LayDown((("4H", "5H", "6H", "7H"), ("9S", "9D", "9C")))),
    ("meld 4H, 5H, 6H", cmd.LayDown((("4H", "5H", "6H"),))),
    ("meld 8C 8D 8S + TH to 0", cmd.LayDown((("8C", "8D", "8S"),), (cmd.Add(("TH",), 0),))),
    ("add 10h to 0", cmd.Add(("TH",), 0)),
    ("add 9S JK to 2 HIGH", cmd.Add(("9S", "JK"), 2, "high")),
    ("add JK(7s) to 2 low", cmd.Add(("JK(7S)",), 2, "low")),
    ("swap 7S in 1", cmd.Swap(("7S",), 1)),
    ("swap 6H in 1 low", cmd.Swap(("6H",), 1, "low")),
    ("swap 6H in 1 at 2 high", cmd.Swap(("6H",), 1, "high", 2)),
    ("swap QS QC in 3", cmd.Swap(("QS", "QC"), 3)),
    ("move 2S from 0 to 1", cmd.Move("2S", 0, 1)),
    ("discard 2s", cmd.Discard("2S")),
    ("knock TS", cmd.Knock("TS")),
    (
        "knock TS with 4H 5H 6H | 9S 9D 9C",
        cmd.Knock("TS", (("4H", "5H", "6H"), ("9S", "9D", "9C"))),
    ),
    ("knock TS with", cmd.Knock("TS", ())),
    ("gin TS", cmd.CallGin("TS")),
    ("grand gin", cmd.CallGrandGin()),
    ("GRAND  GIN", cmd.CallGrandGin()),
    ("defend", cmd.Defend(())),
    ("defend 4S 5S 6S | KH KD KC", cmd.Defend((("4S", "5S", "6S"), ("KH", "KD", "KC")))),
    ("done", cmd.Done()),
    ("next", cmd.Next()),
    ("resign", cmd.Resign()),
    ("abandon", cmd.Abandon()),
]


@pytest.mark.parametrize(("text", "command"), UNDERSTOOD)
def test_understood(text: str, command: cmd.Command) -> None:
    assert parse_command(text) == command
    assert parse_command(write(command)) == command
    assert parse_action(f"3 {text}") == (3, command)


REFUSED = [
    ("", "empty"),
    ("   ", "empty"),
    ("3", "empty"),
    (",,,", "empty"),
    ("fold", "unknown"),
    ("dr aw", "unknown"),
    ("-1 draw", "unknown"),
    ("1.5 draw", "unknown"),
    ("9999 draw", "unknown"),
    ("٣ draw", "unknown"),
    ("draw " * 300, "unknown"),
    ("draw 2", "form"),
    ("take 3H 4H", "form"),
    ("take xx", "bad_card"),
    ("meld", "form"),
    ("meld |", "form"),
    ("meld 4H 5H | ", "form"),
    ("meld 4H 5Y 6H", "bad_card"),
    ("meld 4H5H6H", "bad_card"),
    ("add", "form"),
    ("add TH", "form"),
    ("add to 0", "form"),
    ("add TH to", "form"),
    ("add TH to x", "form"),
    ("add TH to -1", "form"),
    ("add TH to 1.0", "form"),
    ("add TH to 1 2", "form"),
    ("add TH to 9999", "form"),
    ("add TH in 0", "form"),
    ("swap 7S", "form"),
    ("swap 7S in", "form"),
    ("swap 7S in 1 at", "form"),
    ("swap 7S in 1 at x", "form"),
    ("move 2S 3S from 0 to 1", "form"),
    ("move 2S to 1", "form"),
    ("discard", "form"),
    ("discard 2S 3S", "form"),
    ("discard 1D", "bad_card"),
    ("knock", "form"),
    ("knock TS 4H 5H 6H", "form"),
    ("gin", "form"),
    ("grand", "form"),
    ("grand slam", "form"),
    ("next round", "form"),
]


@pytest.mark.parametrize(("text", "reason"), REFUSED)
def test_refused(text: str, reason: str) -> None:
    with pytest.raises(BadCommand) as bad:
        parse_action(text)
    assert bad.value.reason == reason
    if reason == "form":
        assert bad.value.facts["verb"] in FORMS


def test_a_bad_card_is_named() -> None:
    with pytest.raises(BadCommand) as bad:
        parse_command("meld 4H 5Y 6H")
    assert bad.value.facts == {"word": "5Y"}


def test_a_command_names_no_seat() -> None:
    with pytest.raises(BadCommand):
        parse_command("2 draw")
    assert parse_action("2 draw") == (2, cmd.Draw())
    assert parse_action("draw") == (None, cmd.Draw())


def test_long_texts_are_refused_at_once() -> None:
    """C145."""
    for text in ("x" * 10_000, "meld " + "4H " * 5_000, " " * 100_000, "discard " + "2S" * 2000):
        assert len(text) > LONGEST
        with pytest.raises(BadCommand):
            parse_action(text)


@given(st.text(max_size=60))
def test_any_text_is_a_command_or_refused(text: str) -> None:
    try:
        seat, command = parse_action(text)
    except BadCommand:
        return
    assert parse_command(write(command)) == command
    assert seat is None or seat >= 0


WORDS = [*FORMS, *FACES[:4], JOKER, next(iter(STANDS_FOR)), "to", "in", "at", "from", "with"]
WORDS += ["high", "low", "|", "+", "0", "1", "7", "gin", "-1", "x"]


@given(st.lists(st.sampled_from(WORDS), max_size=9))
def test_any_words_are_a_command_or_refused(words: list[str]) -> None:
    text = " ".join(words)
    try:
        _, command = parse_action(text)
    except BadCommand as bad:
        assert bad.reason in {"empty", "unknown", "bad_card", "form"}  # noqa: PT017
        return
    assert parse_command(write(command)) == command
