"""Which game is played, with which house rules and bots; a wrong choice ends the program."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NoReturn

import click

from openrummy.bots.registry import NAMES
from openrummy.cli import completion
from openrummy.cli.speech import options_problems, say, wrong
from openrummy.rules.options import BadOptions
from openrummy.rules.presets import PRESETS, BadHouseRules, UnknownGame, preset, read_house_rules
from openrummy.rules.ruleset import RuleSet


class Unfit(ValueError):
    """A choice that cannot be; ``sentence`` says why."""

    def __init__(self, sentence: str) -> None:
        super().__init__(sentence)
        self.sentence = sentence


@dataclass(frozen=True)
class House:
    """A file of house rules: the game it names, if it does, and its options."""

    file: str = ""
    game: str | None = None
    options: dict[str, object] = field(default_factory=dict)


def with_house_rules(command: Callable[..., Any]) -> Callable[..., Any]:
    """The two ways to give house rules: ``-o KEY=VALUE`` (``chosen``) and ``--house FILE``."""
    house = click.option("--house", type=click.Path(path_type=Path), help=say("help-house"))
    single = click.option(
        "-o",
        "--options",
        "chosen",
        multiple=True,
        metavar="KEY=VALUE",
        help=say("help-options"),
        shell_complete=completion.house_rules,
    )
    return single(house(command))


def read_house(file: Path | None) -> House:
    """The house rules of a file; none without a file. Leaves when it cannot be read."""
    if file is None:
        return House()
    try:
        return House(str(file), *read_house_rules(file))
    except BadHouseRules as bad:
        wrong(say("bad-house-rules", file=str(file), reason=bad.reason))
    except OSError as bad:
        wrong(say("no-file", file=str(file), reason=bad.strerror or str(bad)))


def game_of(named: str | None, house: House) -> str | None:
    """The game that the call or the house rules name. Leaves when they name different ones."""
    if named is None or house.game is None:
        return named or house.game
    if _without_version(named) != _without_version(house.game):
        wrong(say("two-games", named=named, file=house.file, game=house.game))
    return named if "@" in named else house.game


def _without_version(game: str) -> str:
    return game.partition("@")[0]


def no_game() -> NoReturn:
    """Leaves, since nobody named a game."""
    wrong(say("no-game", games=", ".join(PRESETS)))


def rules_of(game: str, options: tuple[str, ...], house: House | None = None) -> RuleSet:
    """The rules of a preset, of house rules and of ``key=value`` options; leaves when refused."""
    given: dict[str, object] = {} if house is None else dict(house.options)
    given |= dict(map(_pair, options))
    try:
        return preset(game, given)
    except UnknownGame as bad:
        wrong(unknown_game(str(bad.name)))
    except BadOptions as bad:
        wrong(*options_problems(bad))


def _pair(text: str) -> tuple[str, object]:
    name, equals, value = text.partition("=")
    if not equals:
        wrong(say("bad-pair", text=text))
    return name.strip(), value.strip()


def unknown_game(name: str) -> str:
    """That there is no such game, and which there are."""
    return say("unknown-game", name=name, games=", ".join(PRESETS))


def unknown_bot(name: str) -> str:
    """That there is no such bot, and which there are."""
    return say("unknown-bot", bot=name, bots=", ".join(NAMES))


def bots_of(text: str, free: int) -> tuple[str, ...]:
    """A bot or a program for each of the free seats: those named, over and over.

    Raises `Unfit`.
    """
    from openrummy.arena.outside import is_outside, names_in  # noqa: PLC0415 - needed only here

    named = names_in(text)
    for name in named:
        if name not in NAMES and not is_outside(name):
            raise Unfit(unknown_bot(name))
    if len(named) > free:
        raise Unfit(say("play-bot-count", count=len(named), seats=free))
    return tuple(named[seat % len(named)] for seat in range(free))
