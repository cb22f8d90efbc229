"""The words of commands in the languages of the terminal."""

from __future__ import annotations

import pytest

from openrummy.messages.bundle import languages, messages
from openrummy.table import commands as cmd
from openrummy.table.notation import FORMS, parse_command, write
from openrummy.tui.vocabulary import CANONICAL, Vocabulary
from openrummy.tui.words import SHORT, Question, read
from tests.tui.tables import bot_game, table, typed

FRENCH = Vocabulary(messages("fr"))
HAND = ("9C", "TC", "KS")


@pytest.mark.parametrize("language", languages())
def test_every_word_means_one_thing(language: str) -> None:
    told = messages(language)
    words = Vocabulary(told)
    for canonical in CANONICAL:
        assert words.meaning(canonical) == canonical
        for word in told.text(f"tui-word-{canonical}").split(", "):
            assert words.meaning(word) == canonical, word
            assert words.meaning(word.upper()) == canonical, word
    for short in SHORT:
        assert words.meaning(short) in {short, SHORT[short]}, short


@pytest.mark.parametrize(
    ("line", "asked"),
    [
        ("piocher", cmd.Draw()),
        ("PRENDRE", cmd.Take()),
        ("acheter", cmd.Buy()),
        ("passer", cmd.Pass()),
        ("poser 4H 5H 6H", cmd.LayDown((("4H", "5H", "6H"),))),
        ("compléter 7h sur 2 haut", cmd.Add(("7H",), 2, "high")),
        ("completer 7h à 2 bas", cmd.Add(("7H",), 2, "low")),
        ("a 7h to 2", cmd.Add(("7H",), 2)),
        ("échanger 7S dans 1", cmd.Swap(("7S",), 1)),
        ("de\u0301fausser 3", cmd.Discard("KS")),
        ("jeter KS", cmd.Discard("KS")),
        ("frapper KS avec 4H 5H 6H", cmd.Knock("KS", (("4H", "5H", "6H"),))),
        ("suivante", cmd.Next()),
        ("aide piocher", Question("help", ("draw",))),
        ("trier rang", Question("sort", ("rank",))),
        ("regles 3", Question("rules", ("3",))),
        ("main", Question("hand", ())),
        ("draw", cmd.Draw()),
        ("x KS", cmd.Discard("KS")),
    ],
)
def test_french_words_are_understood(line: str, asked: cmd.Command | Question) -> None:
    assert read(line, HAND, FRENCH.meaning) == asked


@pytest.mark.parametrize("form", FORMS.values())
def test_what_is_shown_is_understood(form: str) -> None:
    for ending in ["", " high", " low"] if "[high|low]" in form else [""]:
        command = form.partition(" [")[0] + ending
        assert read(FRENCH.shown(command), HAND, FRENCH.meaning) == parse_command(command)


def test_every_possible_command_survives_translation() -> None:
    game = bot_game("rummy51", 2)
    for _ in range(20):
        game.advance()
        for move in game.moves:
            assert read(FRENCH.shown(write(move)), (), FRENCH.meaning) == move
        if game.moves:
            game.act(game.moves[-1])


def test_the_line_mode_speaks_french_commands() -> None:
    game = table("gin", "9C TC 3S 3H 3D KS QD 7H 5D 2S")
    lines = ("aide", "possible", "piocher", "défausser KS", "truc", "ajouter 3")
    said = typed(game, *lines, language="fr")
    assert "Pour jouer\N{NO-BREAK SPACE}: piocher, prendre" in said
    assert "Vous défaussez KS." in said
    assert "pas une commande\N{NO-BREAK SPACE}: aide en donne la liste." in said
    assert "Écrivez\N{NO-BREAK SPACE}: ajouter TH à 0 [haut|bas]" in said
    for english in ("draw", "take", "discard", "help"):
        assert english not in said
