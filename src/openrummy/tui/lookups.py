"""What the screen can be asked: the rule book, hints, scores, the log; and its table of keys."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from rich.text import Text

from openrummy import advice
from openrummy.messages import book
from openrummy.table import commands as cmd
from openrummy.table.notation import BadCommand
from openrummy.tui import dialogs, position, questions, scores
from openrummy.tui.game import LocalGame
from openrummy.tui.hand import by_rank, by_suit
from openrummy.tui.paint import Brush
from openrummy.tui.speech import Speech
from openrummy.tui.words import NoSuchPlace, Question, read

if TYPE_CHECKING:
    from openrummy.tui.screen import TableScreen


def score_sheet(speech: Speech, brush: Brush, game: LocalGame) -> list[Text]:
    """How the last round ended, what each held, and the points so far."""
    lines: list[str] = []
    if game.over or game.between_rounds:
        since = max(0, len(game.log) - 6)
        lines += [*speech.log(game.log[since:])[-4:], "", *questions.held_lines(speech, game), ""]
    lines += scores.table(speech, game.view)
    return [brush.coloured(line) for line in lines]


def show_scores(screen: TableScreen) -> None:
    """The score sheet; Enter deals the next round, or leaves when the match is over."""
    over, between = screen.game.over, screen.game.between_rounds
    hint = "close-over" if over else "close-next" if between else "close"
    speech = screen.speech
    lines = score_sheet(speech, screen.brush, screen.game)

    def done(wanted: bool | None) -> None:
        if wanted and over:
            screen.app.exit(0)
        elif wanted and between:
            screen.give(cmd.Next())

    dialog = dialogs.TextDialog(speech.text("scores-title"), lines, speech.text(hint))
    screen.app.push_screen(dialog, done)


def ask_to_leave(screen: TableScreen) -> None:
    """Asks before leaving, and says whether the match is kept."""
    speech = screen.speech
    title = speech.text("leave-saved" if screen.game.saved else "leave-unsaved")
    letters = speech.text("yes-letter") + speech.text("no-letter")
    options = [speech.text("yes"), speech.text("no")]

    def done(choice: int | None) -> None:
        if choice == 0:
            screen.app.exit(0)

    screen.app.push_screen(
        dialogs.ChoiceDialog(title, options, speech.text("choose"), letters), done
    )


def show_rules(screen: TableScreen) -> None:
    """The rule book of this game, open at the paragraph of the last refusal."""
    game = screen.game.match.rules.game
    names = book.paragraphs(game)
    code = screen.last_refusal
    wanted = book.paragraphs_on(code, game) if code else ()
    lines = [
        Text(book.paragraph(screen.speech.messages, name), "bold underline")
        if book.is_heading(name)
        else Text(questions.paragraph_line(screen.speech, name))
        for name in names
    ]
    start_at = names.index(wanted[0]) if wanted else None
    _read(screen, "rules-title", lines, start_at)


def show_hint(screen: TableScreen) -> None:
    """What a bot would do, and why."""
    screen.say(" ".join(questions.hint_lines(screen.speech, screen.game)))


def show_help(screen: TableScreen) -> None:
    """All keys, and the words of the command line."""
    speech = screen.speech
    keys = [line.strip() for line in speech.text("keys-help").splitlines()]
    words = questions.help_lines(speech, (), screen.game)
    _read(screen, "help-title", [*keys, "", *words])


def arrange(screen: TableScreen) -> None:
    """Puts the hand in its best melds, the rest by suit."""
    groups, left = advice.arranged(screen.game.view)
    screen.hand.arrange([*(card for group in groups for card in group), *left])
    screen.show()


def carry_out(screen: TableScreen, line: str) -> None:
    """Carries out a command line: a question, or a command of the match."""
    held = screen.hand.cards(screen.hand.loose)
    try:
        asked = read(line, held, screen.speech.vocabulary.meaning)
    except (BadCommand, NoSuchPlace) as bad:
        screen.say(screen.speech.mistyped(bad), refused=True)
        return
    if isinstance(asked, Question):
        _LOOKUPS.get(asked.word, _table)(screen, asked.rest)
    else:
        screen.do(lambda: screen.play.typed(asked))


def _rules(screen: TableScreen, rest: tuple[str, ...]) -> None:
    if rest:
        _read(screen, "rules-title", questions.rules_lines(screen.speech, screen.game, rest))
    else:
        show_rules(screen)


def _help(screen: TableScreen, rest: tuple[str, ...]) -> None:
    if rest:
        _read(screen, "help-title", questions.help_lines(screen.speech, rest, screen.game))
    else:
        show_help(screen)


def show_log(screen: TableScreen) -> None:
    """Everything that has happened, open at the end."""
    speech = screen.speech
    lines = [screen.brush.coloured(line) for line in speech.log(screen.game.log)]
    title, hint = speech.text("log-title"), speech.text("close")
    screen.app.push_screen(dialogs.TextDialog(title, lines, hint, at_end=True))


def _sort(screen: TableScreen, rest: tuple[str, ...]) -> None:
    screen.hand.sort(by_rank if rest[:1] == ("rank",) else by_suit)
    screen.show()


def _save(screen: TableScreen) -> None:
    screen.say(screen.speech.text("saved" if screen.game.saved else "not-saved"))


def _table(screen: TableScreen, rest: tuple[str, ...]) -> None:
    """The table in words: for ``table``, ``hand`` and whatever else has no screen of its own."""
    del rest
    lines = position.table_lines(screen.speech, screen.game.view)
    _read(screen, "table-title", [screen.brush.coloured(line) for line in lines])


_LOOKUPS: dict[str, Callable[[TableScreen, tuple[str, ...]], None]] = {
    "rules": _rules,
    "help": _help,
    "sort": _sort,
    "hint": lambda screen, _: show_hint(screen),
    "why": lambda screen, _: show_hint(screen),
    "scores": lambda screen, _: show_scores(screen),
    "log": lambda screen, _: show_log(screen),
    "legal": lambda screen, _: _read(
        screen, "legal-title", questions.legal_lines(screen.speech, screen.game)
    ),
    "best": lambda screen, _: screen.do(screen.play.best),
    "save": lambda screen, _: _save(screen),
    "quit": lambda screen, _: ask_to_leave(screen),
}


def _read(
    screen: TableScreen, title: str, lines: list[str] | list[Text], start_at: int | None = None
) -> None:
    speech = screen.speech
    dialog = dialogs.TextDialog(speech.text(title), lines, speech.text("close"), start_at)
    screen.app.push_screen(dialog)


def key_table(screen: TableScreen) -> dict[str, Callable[[], None]]:
    """Each key (a name or a character) and what it does."""
    play, hand = screen.play, screen.hand

    def simple(word: str) -> Callable[[], None]:
        return lambda: screen.do(lambda: play.simple(word))

    def shown(change: Callable[[], object]) -> Callable[[], None]:
        def act() -> None:
            change()
            screen.show()

        return act

    return {
        "d": simple("draw"),
        "t": simple("take"),
        "b": simple("buy"),
        "p": simple("pass"),
        "n": simple("next"),
        "f": simple("done"),
        "x": lambda: screen.do(play.discard),
        "m": lambda: screen.do(play.stage),
        "l": lambda: screen.do(play.lay_down),
        "e": lambda: screen.do(play.best),
        "o": lambda: screen.do(play.lay_off),
        "w": lambda: screen.do(play.swap),
        "k": lambda: screen.do(play.knock),
        "u": lambda: screen.answer(play.undo()),
        "left": shown(lambda: hand.move_cursor(-1)),
        "right": shown(lambda: hand.move_cursor(1)),
        "home": shown(lambda: hand.move_cursor(-len(hand.loose))),
        "end": shown(lambda: hand.move_cursor(len(hand.loose))),
        "space": lambda: screen.toggle(hand.cursor),
        "shift+left": shown(lambda: hand.move_card(-1)),
        "shift+right": shown(lambda: hand.move_card(1)),
        "<": shown(lambda: hand.move_card(-1)),
        ">": shown(lambda: hand.move_card(1)),
        "s": shown(lambda: hand.sort(by_suit)),
        "r": shown(lambda: hand.sort(by_rank)),
        "a": lambda: arrange(screen),
        "h": lambda: show_hint(screen),
        "c": lambda: show_scores(screen),
        "g": lambda: show_log(screen),
        "f1": lambda: show_rules(screen),
        "?": lambda: show_help(screen),
        ":": screen.open_command,
        "q": lambda: ask_to_leave(screen),
        "pageup": lambda: screen.query_one("#right").scroll_page_up(animate=False),
        "pagedown": lambda: screen.query_one("#right").scroll_page_down(animate=False),
    }
