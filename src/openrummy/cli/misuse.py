"""Wrong calls in our own sentences, where click would speak English."""

from __future__ import annotations

import re
from typing import Any

import click
from click.exceptions import NoArgsIsHelpError

from openrummy.cli.speech import WRONG, say


class Misuse(click.UsageError):
    """A wrong call whose message is a sentence of ours."""


class Whole(click.IntRange):
    """A whole number in a range; a wrong one is named together with what is wanted."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        """The number. Raises `Misuse`."""
        try:
            return int(super().convert(value, param, ctx))
        except click.BadParameter as bad:
            facts = {"value": str(value), "what": _name(param)}
            sentence = say("usage-whole", **facts, least=str(self.min), most=str(self.max))
            raise Misuse(sentence, ctx) from bad


def show_misuse(problem: click.UsageError) -> int:
    """Says on standard error how the command is called and what is wrong; the exit code."""
    if isinstance(problem, NoArgsIsHelpError):
        problem.show()
        return WRONG
    if problem.ctx is not None:
        click.echo(problem.ctx.get_usage(), err=True)
        click.echo(say("usage-try", command=problem.ctx.command_path) + "\n", err=True)
    click.echo(misuse(problem), err=True)
    return WRONG


def misuse(problem: click.UsageError) -> str:
    """What is wrong with a call."""
    match problem:
        case Misuse():
            return problem.message
        case click.NoSuchOption():
            return say("usage-no-option", option=problem.option_name)
        case click.MissingParameter():
            return say("usage-missing", what=_name(problem.param))
        case click.BadParameter() if isinstance(problem.param, click.Parameter):
            return _bad_value(problem.param)
        case click.BadOptionUsage():
            takes_none = "does not take" in problem.message
            kind = "usage-no-value" if takes_none else "usage-needs-value"
            return say(kind, option=problem.option_name)
    extra = re.search(r"\((.*)\)", problem.message)
    if extra is not None:
        return say("usage-extra", words=extra[1])
    return problem.format_message()


def _name(param: click.Parameter | None) -> str:
    """An option as it is typed, an argument as the help calls it."""
    if param is None:
        return ""
    return (
        max(param.opts, key=len) if isinstance(param, click.Option) else param.human_readable_name
    )


def _bad_value(param: click.Parameter) -> str:
    if isinstance(param.type, click.IntRange):
        least, most = str(param.type.min), str(param.type.max)
        return say("usage-range", what=_name(param), least=least, most=most)
    return say("usage-value", what=_name(param))
