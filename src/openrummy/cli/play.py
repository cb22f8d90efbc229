"""``openrummy play``: a match in the terminal."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from openrummy.bots.registry import NAMES, UnknownBot
from openrummy.cli.speech import record_problem, rules_of, say, seats_problem, speech, wrong
from openrummy.messages.labels import preset_name
from openrummy.records.record import BadRecord
from openrummy.rules.options import most_seats
from openrummy.rules.presets import PRESETS
from openrummy.rules.ruleset import RuleSet
from openrummy.table.decide import BadSeats

if TYPE_CHECKING:
    from openrummy.tui.game import LocalGame

LAST = "-"
"""The value of ``--resume`` without a file."""
USUAL_BOT = "greedy"


@click.command(help=say("play-help"), short_help=say("play-short"))
@click.argument("game", required=False)
@click.option("--seats", type=int, help=say("play-seats"))
@click.option("--bots", help=say("play-bots"))
@click.option("--seed", help=say("play-seed"))
@click.option(
    "-o", "--options", "chosen", multiple=True, metavar="KEY=VALUE", help=say("help-options")
)
@click.option("--house", type=click.Path(path_type=Path), help=say("help-house"))
@click.option("--name", help=say("play-name"))
@click.option("--record", type=click.Path(path_type=Path), help=say("play-record"))
@click.option("--resume", is_flag=False, flag_value=LAST, metavar="[FILE]", help=say("play-resume"))
@click.option("--plain", is_flag=True, help=say("play-plain"))
@click.option("--ascii", "ascii_only", is_flag=True, help=say("play-ascii"))
def play(  # noqa: PLR0913 - one parameter an option
    game: str | None,
    seats: int | None,
    bots: str | None,
    seed: str | None,
    chosen: tuple[str, ...],
    house: Path | None,
    name: str | None,
    record: Path | None,
    resume: str | None,
    *,
    plain: bool,
    ascii_only: bool,
) -> int:
    """Starts a match, or goes on with one."""
    from openrummy.tui import detect, run_plain, run_screen  # noqa: PLC0415 - textual is heavy

    if resume is not None:
        match = _resumed(resume)
    else:
        asking = game is None and house is None and sys.stdin.isatty()
        rules = rules_of(game or (_ask_game() if asking else "gin"), chosen, house)
        count = seats or (_ask_seats(rules) if asking else _usual_seats(rules))
        kinds = bots or (_ask_bots() if asking else USUAL_BOT)
        match = _started(rules, count, _each(kinds, count), seed, name, record)
    options = detect(sys.stdout, os.environ, ascii_only=ascii_only)
    if plain or not (sys.stdin.isatty() and sys.stdout.isatty()):
        return run_plain(match, speech(), sys.stdin, sys.stdout, options)
    return run_screen(match, speech(), options)


def _ask_game() -> str:
    names = list(PRESETS)
    for number, name in enumerate(names, start=1):
        click.echo(f"{number:3}  {preset_name(speech(), name)}")
    answer = click.prompt(say("play-which"), default="1").strip()
    if answer.isdigit() and 1 <= int(answer) <= len(names):
        return names[int(answer) - 1]
    return str(answer)


def _usual_seats(rules: RuleSet) -> int:
    return max(rules.players.min, min(rules.players.recommended[0], most_seats(rules)))


def _ask_seats(rules: RuleSet) -> int:
    least, most = rules.players.min, most_seats(rules)
    if least == most:
        return least
    question = say("play-how-many", least=least, most=most)
    return int(
        click.prompt(question, default=_usual_seats(rules), type=click.IntRange(least, most))
    )


def _ask_bots() -> str:
    question = say("play-which-bots", bots=", ".join(NAMES))
    return str(click.prompt(question, default=USUAL_BOT))


def _each(kinds: str, seats: int) -> tuple[str, ...]:
    """A bot for each seat but the person's: the one named, or as many as there are seats."""
    named = tuple(kind.strip() for kind in kinds.split(","))
    free = max(1, seats - 1)
    if len(named) not in (1, free):
        wrong(say("play-bot-count", count=len(named), seats=free))
    return named if len(named) == free else named * free


def _started(
    rules: RuleSet,
    seats: int,
    bots: Sequence[str],
    seed: str | None,
    name: str | None,
    record: Path | None,
) -> LocalGame:
    from openrummy.tui.saves import data_folder, fresh_path, new_game  # noqa: PLC0415

    path = record or fresh_path(data_folder(), rules.name)
    names = [name or speech().text("seat-you")]
    names += [speech().text("seat-bot", number=number) for number in range(1, seats)]
    try:
        return new_game(rules, names, bots, seed=seed, path=path)
    except BadSeats as bad:
        wrong(seats_problem(bad))
    except UnknownBot as bad:
        wrong(say("unknown-bot", bot=bad.name, bots=", ".join(NAMES)))
    except FileExistsError:
        wrong(say("play-exists", file=str(path)))
    except OSError as problem:
        wrong(say("no-file", file=str(path), reason=problem.strerror or str(problem)))


def _resumed(given: str) -> LocalGame:
    from openrummy.tui.saves import (  # noqa: PLC0415
        NotResumable,
        data_folder,
        last_unfinished,
        resume_game,
    )

    path = last_unfinished(data_folder()) if given == LAST else Path(given)
    if path is None:
        wrong(say("play-nothing-kept"))
    try:
        match = resume_game(path)
    except BadRecord as bad:
        wrong(record_problem(bad))
    except NotResumable:
        wrong(say("play-not-resumable", file=str(path)))
    except UnknownBot as bad:
        wrong(say("unknown-bot", bot=bad.name, bots=", ".join(NAMES)))
    except OSError as problem:
        wrong(say("no-file", file=str(path), reason=problem.strerror or str(problem)))
    if match.over:
        wrong(say("play-over-already"))
    return match
