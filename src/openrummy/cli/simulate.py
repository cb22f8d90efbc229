"""``openrummy simulate GAME``: bots against bots."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

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
from openrummy.cli.outside import bot_names, check_programs, limits_of, with_limits
from openrummy.cli.speech import INTERRUPTED, WRONG, say, seats_problem, speech, wrong
from openrummy.messages.sentences import refusal
from openrummy.table.decide import BadSeats

if TYPE_CHECKING:
    from openrummy.arena import BotMistake, Bounds, Report, Run, Tournament, Workers
    from openrummy.arena.keeping import BlockFile, NotOurs

_SHARE = click.FloatRange(0, 0.5, min_open=True, max_open=True)
_MOST_JOBS = 1024


@dataclass(frozen=True)
class _Output:
    """Where the results go."""

    as_json: bool
    plot: Path | None
    resume: Path | None


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
@click.option("--jobs", type=Whole(1, _MOST_JOBS), help=say("simulate-jobs"))
@click.option("--cluster", metavar=say("click-address"), help=say("simulate-cluster"))
@click.option("--sprt", metavar="LOW:HIGH", help=say("simulate-sprt"))
@click.option(
    "--alpha", type=_SHARE, default=0.05, metavar=say("click-number"), help=say("simulate-alpha")
)
@click.option(
    "--beta", type=_SHARE, default=0.05, metavar=say("click-number"), help=say("simulate-beta")
)
@with_limits
@click.option("--resume", type=click.Path(path_type=Path), help=say("simulate-resume"))
@click.option("--plot", type=click.Path(path_type=Path), help=say("simulate-plot"))
@click.option("--json", "as_json", is_flag=True, help=say("help-json"))
def simulate(  # noqa: PLR0913 - one parameter an option
    game: str | None,
    games: int,
    bots: str,
    seats: int | None,
    seed: str,
    chosen: tuple[str, ...],
    house: Path | None,
    jobs: int | None,
    cluster: str | None,
    sprt: str | None,
    alpha: float,
    beta: float,
    move_time: float,
    match_time: float,
    resume: Path | None,
    plot: Path | None,
    *,
    as_json: bool,
) -> int:
    """Plays matches between bots and prints what came out."""
    from openrummy.arena import NotTwo, Run, tournament  # noqa: PLC0415
    from openrummy.bots.registry import UnknownBot  # noqa: PLC0415

    given = read_house(house)
    rules = rules_of(game_of(game, given) or no_game(), chosen, given)
    names, limits = bot_names(bots), limits_of(move_time, match_time)
    try:
        played = tournament(rules, names, seed, seats, limits)
    except UnknownBot as bad:
        wrong(unknown_bot(bad.name))
    except BadSeats as bad:
        wrong(seats_problem(bad))
    bounds = None if sprt is None else _bounds(sprt, alpha, beta)
    if plot is not None:
        _check_plot(plot)
    check_programs(names, limits)
    with ExitStack() as opened:
        kept = None if resume is None else opened.enter_context(closing(_kept(resume, played)))
        workers = _workers(opened, cluster, jobs, played.blocks_for(games))
        try:
            run = Run(played, games, workers=workers, kept=kept, bounds=bounds)
        except NotTwo:
            wrong(say("simulate-not-two"))
        _play(run, games, shown=sys.stderr.isatty() and not as_json)
    return _tell(run.report(), _Output(as_json, plot, resume))


def _play(run: Run, games: int, *, shown: bool) -> None:
    """Plays on to the end or to Ctrl-C."""
    from openrummy.arena import BotMistake, WorkersLost  # noqa: PLC0415
    from openrummy.arena.keeping import NotOurs  # noqa: PLC0415

    try:
        with _progress(games, shown=shown) as advance:
            for done in run:
                advance(done)
    except KeyboardInterrupt:
        return
    except WorkersLost:
        wrong(say("simulate-workers-lost"))
    except NotOurs as bad:
        _not_ours(bad)
    except BotMistake as bad:
        wrong(_mistake(bad))


def _tell(report: Report, output: _Output) -> int:
    """Prints a report; the exit code."""
    from openrummy.arena import (  # noqa: PLC0415
        ratings_table,
        report_json,
        report_notes,
        report_table,
    )

    if output.as_json:
        click.echo(json.dumps(report_json(report)))
    else:
        from rich.console import Console  # noqa: PLC0415

        console = Console()
        console.print(report_table(report, speech()))
        ratings = ratings_table(report, speech())
        if ratings is not None:
            console.print(ratings)
        for note in report_notes(report, speech()):
            click.echo(note)
    if output.plot is not None:
        _draw(report, output.plot)
    if report.stopped != "interrupted":
        return 0
    hint = "simulate-go-on" if output.resume is not None else "simulate-next-time"
    click.echo(say(hint, file=str(output.resume or "")), err=True)
    return INTERRUPTED


def _check_plot(path: Path) -> None:
    from openrummy.arena.plot import NoPicture, check  # noqa: PLC0415

    try:
        check(path)
    except NoPicture as bad:
        wrong(say("no-file", file=str(path), reason=str(bad)))


def _draw(report: Report, path: Path) -> None:
    from openrummy.arena.plot import draw  # noqa: PLC0415

    try:
        draw(report, path, speech())
    except OSError as bad:
        wrong(say("no-file", file=str(path), reason=bad.strerror or str(bad)))


def _bounds(text: str, alpha: float, beta: float) -> Bounds:
    """The two hypotheses of a test: Elo points, or win rates with a percent sign."""
    from openrummy.arena import Bounds  # noqa: PLC0415
    from openrummy.arena.sequential import score_of  # noqa: PLC0415

    def share(word: str) -> float:
        word = word.strip()
        return float(word[:-1]) / 100 if word.endswith("%") else score_of(float(word))

    try:
        low, high = map(share, text.split(":"))
        return Bounds(low, high, alpha, beta)
    except (ValueError, OverflowError):
        wrong(say("simulate-bad-sprt", text=text))


def _kept(path: Path, played: Tournament) -> BlockFile:
    from openrummy.arena.keeping import BlockFile, NotOurs  # noqa: PLC0415

    try:
        return BlockFile(path, played)
    except NotOurs as bad:
        _not_ours(bad)
    except OSError as bad:
        wrong(say("no-file", file=str(path), reason=bad.strerror or str(bad)))


def _not_ours(bad: NotOurs) -> NoReturn:
    if bad.part in {"file", "busy", "line"}:
        wrong(say(f"simulate-no-blocks-{bad.part}", line=bad.what))
    wrong(say("simulate-other-blocks", part=bad.part, have=bad.what, want=bad.wanted))


def _workers(opened: ExitStack, cluster: str | None, jobs: int | None, blocks: int) -> Workers:
    from openrummy.arena.workers import cores, workers_for  # noqa: PLC0415

    if cluster is None:
        return workers_for(jobs or cores(), blocks)
    from openrummy.arena.cluster import Cluster, NoCluster  # noqa: PLC0415

    try:
        return opened.enter_context(closing(Cluster(cluster, jobs)))
    except NoCluster as bad:
        wrong(say("simulate-no-cluster", address=bad.address, reason=bad.reason))
    except ModuleNotFoundError as missing:
        if missing.name != "ray":
            raise
        click.echo(say("simulate-no-ray"), err=True)
        raise SystemExit(WRONG) from missing


def _mistake(bad: BotMistake) -> str:
    reason = refusal(speech(), bad.refused.code, bad.refused.facts)
    return say("simulate-mistake", bot=bad.name, command=str(bad.command), reason=reason)


@contextmanager
def _progress(games: int, *, shown: bool) -> Iterator[Callable[[int], None]]:
    """A bar on standard error; what it gives is told the matches played."""
    from rich.console import Console  # noqa: PLC0415
    from rich.progress import Progress  # noqa: PLC0415

    with Progress(console=Console(stderr=True), disable=not shown, transient=True) as progress:
        task = progress.add_task(say("simulate-progress"), total=games)
        yield lambda done: progress.update(task, completed=done)
