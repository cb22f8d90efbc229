"""Answers to the questions of the line mode: each is a list of lines."""

from __future__ import annotations

from openrummy import advice
from openrummy.core.cards import is_joker, sort_cards
from openrummy.messages import book
from openrummy.table import commands as cmd
from openrummy.table.notation import FORMS
from openrummy.tui.game import LocalGame
from openrummy.tui.position import deadwood_line, nearest_line
from openrummy.tui.speech import Speech
from openrummy.tui.words import QUESTIONS


def legal_lines(speech: Speech, game: LocalGame) -> list[str]:
    """Every command that is possible now."""
    return [speech.command(move) for move in game.moves] or [speech.text("nothing-to-do")]


def hint_lines(speech: Speech, game: LocalGame) -> list[str]:
    """What a bot would do in the person's place, and why."""
    choice = game.advice()
    return [speech.text("nothing-to-do") if choice is None else speech.advice(choice)]


def best_lines(speech: Speech, game: LocalGame) -> list[str]:
    """The hand in its best melds, and the lay-down that leaves the fewest points."""
    view = game.view
    if view.round is None or not view.round.hand:
        return [speech.text("hand-empty")]
    melds, left = advice.arranged(view)
    lines = []
    if melds:
        lines.append(speech.text("best-melds", melds=" | ".join(map(speech.cards, melds))))
    lines.append(speech.text("best-left", cards=speech.cards(left)) if left else "")
    if not view.rules.exposed:
        lines.append(deadwood_line(speech, view))
        return [line for line in lines if line]
    groups = advice.best_lay_down(view, game.moves)
    if groups:
        lines.append(speech.text("best-lay", command=speech.command(cmd.LayDown(groups))))
    elif not view.round.opened[speech.person]:
        lines.append(nearest_line(speech, view))
    return [line for line in lines if line]


def rules_lines(speech: Speech, game: LocalGame, rest: tuple[str, ...]) -> list[str]:
    """The rule book of this game: its headings, a chapter, or a paragraph such as J31."""
    names = book.paragraphs(game.match.rules.game)
    headings = [name for name in names if book.is_heading(name)]
    if not rest:
        listed = [
            speech.text("rules-chapter", number=number, heading=speech.messages.text(name))
            for number, name in enumerate(headings, start=1)
        ]
        return [speech.messages.text(names[0]), *listed, speech.text("rules-how")]
    word = rest[0]
    if word.isascii() and word.isdigit() and 1 <= int(word[:4]) <= len(headings):
        at = names.index(headings[int(word) - 1])
        chapter = [names[at]]
        for name in names[at + 1 :]:
            if book.is_heading(name):
                break
            chapter.append(name)
        return [paragraph_line(speech, name) for name in chapter]
    found = next((name for name in names if name.lower() == f"rule-{word.lower()}"), None)
    if found is None:
        return [speech.text("rules-unknown", word=word[:20])]
    return [paragraph_line(speech, found)]


def paragraph_line(speech: Speech, name: str) -> str:
    """A paragraph of the rule book with its number in front."""
    text = book.paragraph(speech.messages, name)
    return f"{name.removeprefix('rule-')} {text}" if name.startswith("rule-") else text


def help_lines(speech: Speech, rest: tuple[str, ...], game: LocalGame) -> list[str]:
    """All words that are understood, or how one of them is written."""
    if not rest:
        verbs = _verbs(game)
        return [
            speech.text("help-play", words=", ".join(map(speech.form, verbs))),
            speech.text("help-ask", words=", ".join(map(speech.vocabulary.shown, QUESTIONS))),
            speech.text("help-cards"),
            speech.text("help-short"),
        ]
    word = rest[0].lower()
    if word in FORMS:
        return [speech.text("help-form", form=speech.form(word)), speech.text(f"help-{word}")]
    if word in QUESTIONS:
        return [speech.text(f"help-{word}")]
    return [speech.text("help-unknown", word=word[:20])]


def _verbs(game: LocalGame) -> list[str]:
    """The commands that this game knows at all."""
    rules = game.match.rules
    without = {
        "buy": rules.buy.max_per_round == 0,
        "pass": rules.exposed and rules.buy.max_per_round == 0,
        "meld": not rules.exposed,
        "add": not rules.exposed and rules.gin.auto_arrange,
        "swap": not rules.exposed,
        "move": not rules.table.rearrange,
        "knock": rules.exposed,
        "gin": rules.exposed,
        "grand": rules.exposed,
        "defend": rules.exposed or rules.gin.auto_arrange,
        "done": rules.exposed or rules.gin.auto_arrange,
    }
    return [verb for verb in FORMS if not without.get(verb, False)]


def held_lines(speech: Speech, game: LocalGame) -> list[str]:
    """After a round: what each seat still held and what it counted."""
    round_ = game.view.round
    if round_ is None or round_.revealed is None:
        return []
    rules = game.match.rules
    return [
        speech.text(
            "held",
            who=speech.who(seat),
            cards=speech.cards(sort_cards(hand)),
            points=sum(rules.card_points["JK" if is_joker(card) else card] for card in hand),
        )
        if hand
        else speech.text("held-none", who=speech.who(seat))
        for seat, hand in enumerate(round_.revealed)
    ]
