"""``openrummy play``: a match in the terminal."""

from __future__ import annotations

import getpass
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from openrummy.bots.registry import UnknownBot
from openrummy.cli import completion
from openrummy.cli.choosing import (
    Unfit,
    bots_of,
    game_of,
    no_game,
    read_house,
    rules_of,
    unknown_bot,
    with_house_rules,
)
from openrummy.cli.misuse import Whole
from openrummy.cli.outside import (
    Table,
    bot_names,
    check_programs,
    is_program,
    limits_of,
    with_limits,
)
from openrummy.cli.questions import USUAL_BOT, ask_bots, ask_game, ask_seats, usual_seats
from openrummy.cli.speech import record_problem, say, seats_problem, speech, wrong
from openrummy.records.record import LONGEST_NAME, BadRecord
from openrummy.rules.options import most_seats
from openrummy.rules.ruleset import RuleSet
from openrummy.table.decide import BadSeats

if TYPE_CHECKING:
    from openrummy.tui.game import LocalGame

LAST = "-"
"""The value of ``--resume`` without a file."""
USUAL_GAME = "gin"
MOST_SEATS = 20


@click.command(help=say("play-help"), short_help=say("play-short"))
@click.argument("game", required=False, shell_complete=completion.games)
@click.option("--seats", type=Whole(1, MOST_SEATS), help=say("play-seats"))
@click.option("--bots", help=say("play-bots"), shell_complete=completion.bots)
@click.option("--seed", help=say("play-seed"))
@with_house_rules
@click.option("--name", help=say("play-name"))
@click.option("--record", type=click.Path(path_type=Path), help=say("play-record"))
@click.option(
    "--resume",
    is_flag=False,
    flag_value=LAST,
    metavar=f"[{say('click-path')}]",
    help=say("play-resume"),
)
@with_limits
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
    move_time: float,
    match_time: float,
    *,
    plain: bool,
    ascii_only: bool,
) -> int:
    """Starts a match, or goes on with one."""
    from openrummy.tui import detect, run_plain, run_screen  # noqa: PLC0415 - textual is heavy

    limits = limits_of(move_time, match_time)
    if resume is not None:
        trusted = bot_names(bots or "")
        table = Table(limits, trusted)
        check_programs(trusted, limits)
        match = _resumed(resume, table)
    else:
        rules, asking = _rules(game, chosen, house)
        count = seats or (ask_seats(rules) if asking else usual_seats(rules))
        _check_seats(rules, count)
        kinds = ask_bots(count - 1) if asking and not bots else _bots(bots, count - 1)
        table = Table(limits, kinds)
        check_programs(kinds, limits)
        match = _started(rules, [_name(name), *_bot_names(count)], kinds, seed, record, table)
    options = detect(sys.stdout, os.environ, ascii_only=ascii_only)
    with table.seated(match):
        if plain or not (sys.stdin.isatty() and sys.stdout.isatty()):
            return run_plain(match, speech(), sys.stdin, sys.stdout, options)
        return run_screen(match, speech(), options)


def _rules(game: str | None, chosen: tuple[str, ...], file: Path | None) -> tuple[RuleSet, bool]:
    """The rules, and whether the person is asked for what the call leaves open."""
    house = read_house(file)
    named = game_of(game, house)
    asking = named is None and sys.stdin.isatty()
    if named is None and not asking and file is not None:
        no_game()
    return rules_of(named or (ask_game() if asking else USUAL_GAME), chosen, house), asking


def _check_seats(rules: RuleSet, seats: int) -> None:
    least, most = rules.players.min, most_seats(rules)
    if not least <= seats <= most:
        wrong(seats_problem(BadSeats(seats, least, most)))


def _bots(bots: str | None, free: int) -> tuple[str, ...]:
    try:
        return bots_of(bots or USUAL_BOT, free)
    except Unfit as bad:
        wrong(bad.sentence)


def _name(name: str | None) -> str:
    """The name that the record gives the person: the one they say, else their login's."""
    if name:
        if len(name) > LONGEST_NAME:
            wrong(say("play-long-name", most=LONGEST_NAME))
        return name
    try:
        return getpass.getuser()[:LONGEST_NAME] or say("player")
    except (OSError, KeyError, ImportError):
        return say("player")


def _bot_names(seats: int) -> list[str]:
    return [speech().text("seat-bot", number=number) for number in range(1, seats)]


def _started(
    rules: RuleSet,
    names: Sequence[str],
    bots: Sequence[str],
    seed: str | None,
    record: Path | None,
    table: Table,
) -> LocalGame:
    from openrummy.tui.saves import data_folder, fresh_path, new_game  # noqa: PLC0415

    path = record or fresh_path(data_folder(), rules.name)
    try:
        return new_game(rules, names, bots, seed=seed, path=path, make_bot=table.make)
    except FileExistsError:
        wrong(say("play-exists", file=str(path)))
    except OSError as problem:
        wrong(say("no-file", file=str(path), reason=problem.strerror or str(problem)))


def _resumed(given: str, table: Table) -> LocalGame:
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
        match = resume_game(path, table.make)
    except BadRecord as bad:
        wrong(record_problem(bad))
    except NotResumable:
        wrong(say("play-not-resumable", file=str(path)))
    except UnknownBot as bad:
        wrong(
            say("outside-name-again", bots=bad.name)
            if is_program(bad.name)
            else unknown_bot(bad.name)
        )
    except OSError as problem:
        wrong(say("no-file", file=str(path), reason=problem.strerror or str(problem)))
    if match.over:
        wrong(say("play-over-already"))
    return match
