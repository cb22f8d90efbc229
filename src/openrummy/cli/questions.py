"""The questions of ``openrummy play`` without a game; a wrong answer is asked for again."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import click

from openrummy.bots.registry import NAMES
from openrummy.cli.choosing import Unfit, bots_of, unknown_game
from openrummy.cli.speech import say, speech
from openrummy.messages.labels import preset_name
from openrummy.rules.options import most_seats
from openrummy.rules.presets import PRESETS
from openrummy.rules.ruleset import RuleSet

USUAL_BOT = "greedy"
T = TypeVar("T")


def ask_game() -> str:
    """The preset that a person chooses, by number or name."""
    for number, name in enumerate(PRESETS, start=1):
        click.echo(f"{number:3}  {preset_name(speech(), name)}")
    return _ask(say("play-which"), "1", _game)


def usual_seats(rules: RuleSet) -> int:
    """The number of seats when nobody says one."""
    return max(rules.players.min, min(rules.players.recommended[0], most_seats(rules)))


def ask_seats(rules: RuleSet) -> int:
    """The number of seats that a person chooses; not asked where there is no choice."""
    least, most = rules.players.min, most_seats(rules)

    def seats(answer: str) -> int:
        if not (answer.isdecimal() and least <= int(answer[:9]) <= most):
            raise Unfit(say("play-bad-seats", answer=answer, least=least, most=most))
        return int(answer)

    if least == most:
        return least
    return _ask(say("play-how-many", least=least, most=most), str(usual_seats(rules)), seats)


def ask_bots(free: int) -> tuple[str, ...]:
    """The bots that a person chooses for the free seats."""
    question = say("play-which-bots", bots=", ".join(NAMES))
    return _ask(question, USUAL_BOT, lambda answer: bots_of(answer, free))


def _game(answer: str) -> str:
    names = list(PRESETS)
    if answer.isdecimal() and 1 <= int(answer[:9]) <= len(names):
        return names[int(answer) - 1]
    if answer not in PRESETS:
        raise Unfit(unknown_game(answer))
    return answer


def _ask(question: str, usual: str, read: Callable[[str], T]) -> T:
    while True:
        answer = str(click.prompt(question, default=usual)).strip()
        try:
            return read(answer)
        except Unfit as bad:
            click.echo(bad.sentence)
