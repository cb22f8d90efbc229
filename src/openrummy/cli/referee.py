"""``openrummy referee``: questions and rulings, one JSON object a line."""

from __future__ import annotations

import sys

import click

from openrummy.cli.speech import say, speech


@click.command(help=say("referee-help"), short_help=say("referee-short"))
def referee() -> None:
    """Answers standard input on standard output."""
    from openrummy.referee.stream import answer_lines  # noqa: PLC0415

    answer_lines(sys.stdin.buffer, sys.stdout.buffer, speech().language)
