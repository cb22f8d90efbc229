"""``openrummy replay FILE``: steps through a recorded game, or checks it."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import click

from openrummy.cli.speech import NO, record_problem, say, speech, wrong
from openrummy.messages.sentences import event as event_sentence
from openrummy.messages.sentences import refusal
from openrummy.records.record import BadRecord, Record, read_record
from openrummy.records.replay import RefusedLine, Step, Verdict
from openrummy.records.replay import replay as steps_of
from openrummy.records.replay import verify as verdict_on
from openrummy.records.text import to_text
from openrummy.table.notation import write
from openrummy.table.scoring import Standing


@click.command(help=say("replay-help"), short_help=say("replay-short"))
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--verify", "check", is_flag=True, help=say("replay-verify"))
@click.option("--text", "as_text", is_flag=True, help=say("replay-text"))
@click.option("--json", "as_json", is_flag=True, help=say("help-json"))
def replay(file: Path, *, check: bool, as_text: bool, as_json: bool) -> int:
    """Plays a record again."""
    record = _read(file)
    if check:
        return _verify(record, as_json=as_json)
    if as_text:
        _print_text(record)
    else:
        _step_through(record, as_json=as_json)
    return 0


def _read(file: Path) -> Record:
    try:
        return read_record(file)
    except BadRecord as bad:
        wrong(record_problem(bad))
    except OSError as problem:
        wrong(say("no-file", file=str(file), reason=problem.strerror or str(problem)))


def _print_text(record: Record) -> None:
    """The whole game; where a line is refused, what came before it, and why it is."""
    try:
        click.echo(to_text(record), nl=False)
    except RefusedLine as bad:
        # The first line of a record is no command: command number n is on line n + 2.
        good = replace(record, lines=record.lines[: bad.line - 2], torn=False)
        click.echo(to_text(good), nl=False)
        wrong(record_problem(bad))


def _verify(record: Record, *, as_json: bool) -> int:
    verdict = verdict_on(record)
    names = record.header.seats
    click.echo(json.dumps(_as_json(verdict)) if as_json else _said(verdict, names))
    return 0 if verdict.ok else NO


def _said(verdict: Verdict, names: Sequence[str]) -> str:
    torn = f" {say('replay-torn')}" if verdict.torn else ""
    if verdict.code is None:
        return f"{say('replay-ok', lines=verdict.line)} {_points(verdict.standing, names)}{torn}"
    why = refusal(speech(), verdict.code, verdict.facts)
    return f"{say('replay-refused', line=str(verdict.line))} {why}{torn}"


def _points(standing: Standing, names: Sequence[str]) -> str:
    points = (standing.final if standing.over else standing.totals) or (0,) * len(names)
    each = ", ".join(f"{name} {have}" for name, have in zip(names, points, strict=True))
    return say("replay-points" if standing.over else "replay-unfinished", totals=each)


def _as_json(verdict: Verdict) -> dict[str, object]:
    refused = {}
    if verdict.code is not None:
        why = refusal(speech(), verdict.code, verdict.facts)
        refused = {"rule": str(verdict.code), "why": why}
    return {
        "ok": verdict.ok,
        "line": verdict.line,
        "torn": verdict.torn,
        "totals": list(verdict.standing.totals),
        "over": verdict.standing.over,
        "winners": list(verdict.standing.winners),
        "final": list(verdict.standing.final),
    } | refused


def _step_through(record: Record, *, as_json: bool) -> None:
    """One step a line; on a terminal it waits for Enter after each."""
    waiting = sys.stdin.isatty() and sys.stdout.isatty() and not as_json
    try:
        for step in steps_of(record):
            click.echo(_step_json(step) if as_json else _step_text(record, step))
            if waiting and click.prompt(say("replay-next"), default="", show_default=False) == "q":
                return
    except BadRecord as bad:
        wrong(record_problem(bad))


def _step_text(record: Record, step: Step) -> str:
    names = record.header.seats
    told = [event_sentence(speech(), event, names, None) for event in step.events]
    return "\n".join(f"{step.line:5}  {line}" for line in told)


def _step_json(step: Step) -> str:
    command = None if step.command is None else write(step.command)
    return json.dumps({"line": step.line, "seat": step.seat, "do": command})
