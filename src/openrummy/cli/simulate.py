"""``openrummy simulate GAME``: bots against bots."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import click

from openrummy.cli import completion
from openrummy.cli.choosing import (
    game_of,
    no_game,
    read_house,
    rules_of,
    unknown_bot,
    with_house_rules,
)
from openrummy.cli.misuse import Whole
from openrummy.cli.speech import say, seats_problem, speech, wrong
from openrummy.table.decide import BadSeats


@click.command(help=say("simulate-help"), short_help=say("simulate-short"))
@click.argument("game", required=False, shell_complete=completion.games)
@click.option("--games", type=Whole(1, 10_000_000), default=100, help=say("simulate-games"))
@click.option(
    "--bots",
    default="greedy,random",
    help=say("simulate-bots"),
    shell_complete=completion.bots,
)
@click.option("--seats", type=Whole(1, 20), help=say("simulate-seats"))
@click.option("--seed", default="1", help=say("simulate-seed"))
@with_house_rules
@click.option("--json", "as_json", is_flag=True, help=say("help-json"))
def simulate(
    game: str | None,
    games: int,
    bots: str,
    seats: int | None,
    seed: str,
    chosen: tuple[str, ...],
    house: Path | None,
    *,
    as_json: bool,
) -> None:
    """Plays matches between bots and prints what came out."""
    from openrummy.arena import report_json, report_notes, report_table  # noqa: PLC0415
    from openrummy.arena import simulate as play_games  # noqa: PLC0415
    from openrummy.bots.registry import UnknownBot  # noqa: PLC0415

    given = read_house(house)
    rules = rules_of(game_of(game, given) or no_game(), chosen, given)
    names = [name.strip() for name in bots.split(",")]
    try:
        with _progress(games, shown=sys.stderr.isatty() and not as_json) as advance:
            report = play_games(rules, names, games, seed, seats, advance)
    except UnknownBot as bad:
        wrong(unknown_bot(bad.name))
    except BadSeats as bad:
        wrong(seats_problem(bad))
    if as_json:
        click.echo(json.dumps(report_json(report)))
        return
    from rich.console import Console  # noqa: PLC0415

    Console().print(report_table(report, speech()))
    for note in report_notes(report, speech()):
        click.echo(note)


def _progress(games: int, *, shown: bool):  # type: ignore[no-untyped-def]
    from contextlib import contextmanager  # noqa: PLC0415

    from rich.console import Console  # noqa: PLC0415
    from rich.progress import Progress  # noqa: PLC0415

    @contextmanager
    def bar():  # type: ignore[no-untyped-def]
        with Progress(console=Console(stderr=True), disable=not shown, transient=True) as progress:
            task = progress.add_task(say("simulate-progress"), total=games)
            yield lambda done: progress.update(task, completed=done)

    return bar()
