"""The help of the command line in the reader's language: click's own words are English."""

from __future__ import annotations

import re
from collections.abc import Iterable

import click

from openrummy.cli.misuse import Misuse
from openrummy.cli.speech import say

_HEADINGS = {"Options": "click-options", "Commands": "click-commands"}
_KINDS = {
    "INTEGER RANGE": "click-number",
    "INTEGER": "click-number",
    "TEXT": "click-text",
    "PATH": "click-path",
    "DIRECTORY": "click-folder",
}
_KIND = re.compile(rf"(?<= )({'|'.join(_KINDS)})$")
_HELP = "Show this message and exit."


class Formatter(click.HelpFormatter):
    """Writes what click has to say in our words."""

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        """Writes how a command is called."""
        super().write_usage(prog, args, prefix or f"{say('click-usage')} ")

    def write_heading(self, heading: str) -> None:
        """Writes the heading of a part of the help."""
        shown = say(_HEADINGS[heading]) if heading in _HEADINGS else f"{heading}:"
        self.write(f"{'':>{self.current_indent}}{shown}\n")

    def write_dl(
        self, rows: Iterable[tuple[str, str]], col_max: int = 30, col_spacing: int = 2
    ) -> None:
        """Writes options or commands, each with what it does."""
        super().write_dl([(_term(term), _about(text)) for term, text in rows], col_max, col_spacing)


def _term(term: str) -> str:
    return _KIND.sub(lambda found: say(_KINDS[found[1]]), term)


def _about(text: str) -> str:
    if text == _HELP:
        return say("click-help")
    return text.replace("[default: ", f"[{say('click-default')} ")


class Context(click.Context):
    """A call whose help is in the reader's language."""

    formatter_class = Formatter


class Group(click.Group):
    """Commands whose help and faults are in the reader's language."""

    context_class = Context

    def add_command(self, cmd: click.Command, name: str | None = None) -> None:
        """Adds a command, and lets its help and faults speak our language."""
        cmd.context_class = Context
        super().add_command(cmd, name)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """The command that is called. Raises `Misuse` when there is none of this name."""
        name = args[0]
        if not (ctx.resilient_parsing or name.startswith("-") or self.get_command(ctx, name)):
            commands = ", ".join(self.commands)
            raise Misuse(say("usage-no-command", name=name, commands=commands), ctx)
        return super().resolve_command(ctx, args)
