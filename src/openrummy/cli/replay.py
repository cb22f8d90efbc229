"""``openrummy replay FILE``: steps through a recorded game, or checks it."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import click

from openrummy.cli.speech import NO, record_problem, say, speech, wrong
from openrummy.messages.sentences import event as event_sentence
from openrummy.messages.sentences import refusal
from openrummy.records.record import BadRecord, Record, read_record
from openrummy.records.replay import Step, Verdict
from openrummy.records.replay import replay as steps_of
from openrummy.records.replay import verify as verdict_on
from openrummy.records.text import to_text
from openrummy.table.notation import write


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
        click.echo(to_text(record), nl=False)
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


def _verify(record: Record, *, as_json: bool) -> int:
    verdict = verdict_on(record)
    click.echo(json.dumps(_as_json(verdict)) if as_json else _said(verdict))
    return 0 if verdict.ok else NO


def _said(verdict: Verdict) -> str:
    torn = f" {say('replay-torn')}" if verdict.torn else ""
    if verdict.code is None:
        totals = ", ".join(map(str, verdict.standing.final))
        return say("replay-ok", lines=verdict.line, totals=totals) + torn
    why = refusal(speech(), verdict.code, verdict.facts)
    return say("replay-refused", line=verdict.line, why=why) + torn


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
