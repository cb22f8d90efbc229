"""What the command line says, and the exit codes that scripts rely on."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from functools import cache
from typing import Any, NoReturn

import click

from openrummy.core.refusals import Refusal
from openrummy.messages.bundle import Messages, languages, messages, preferred_language
from openrummy.messages.sentences import bad_command, bad_options, bad_seats, refusal
from openrummy.records.record import BadRecord
from openrummy.rules.options import BadOptions, Problem
from openrummy.table.decide import BadSeats
from openrummy.table.notation import BadCommand

NO = 1
"""Exit code: the answer is no (a record that the rules refuse)."""
WRONG = 2
"""Exit code: the call was wrong; nothing was done."""
INTERRUPTED = 130
"""Exit code: Ctrl-C."""
TERMINAL = "commands.ftl"
LANGUAGE = "OPENRUMMY_LANGUAGE"
"""The variable of the environment that names the language."""
LONGEST_FACT = 300
"""Letters of a fact that a sentence repeats: people may type or record anything, of any length."""


@cache
def speech() -> Messages:
    """The sentences in the language asked for: ``OPENRUMMY_LANGUAGE``, else the locale's.

    English where the terminal has no sentences of that language.
    """
    wanted = messages(os.environ.get(LANGUAGE) or preferred_language(os.environ))
    return wanted if wanted.language in languages(TERMINAL) else messages()


def unknown_language() -> str:
    """The language asked for by name that there are no sentences of; empty when all is well."""
    wanted = os.environ.get(LANGUAGE, "")
    return "" if re.split("[-_.@]", wanted)[0] in {"", *languages(TERMINAL)} else wanted


def say(name: str, /, **facts: str | int) -> str:
    """A sentence of the command line."""
    return speech().text(f"cli-{name}", **{key: _short(fact) for key, fact in facts.items()})


def options_problems(bad: BadOptions) -> list[str]:
    """One sentence for each problem of a set of options."""
    short = (
        Problem(p.code, str(_short(p.option)), tuple((key, str(_short(v))) for key, v in p.facts))
        for p in bad.problems
    )
    return bad_options(speech(), BadOptions(tuple(short)))


def wrong(*sentences: str) -> NoReturn:
    """Leaves with exit code 2 and the sentences on standard error."""
    for sentence in sentences:
        click.echo(sentence, err=True)
    raise SystemExit(WRONG)


def seats_problem(bad: BadSeats) -> str:
    """Why a game cannot have so many seats."""
    return bad_seats(speech(), bad)


def record_problem(bad: BadRecord) -> str:
    """What is wrong with a record, and on which line."""
    return f"{say('bad-record', line=str(bad.line))} {_record_reason(bad)}"


def _record_reason(bad: BadRecord) -> str:
    facts: Mapping[str, Any] = bad.facts
    match bad.reason:
        case "refused":
            facts = {name: fact for name, fact in bad.facts.items() if name != "code"}
            return refusal(speech(), Refusal(str(bad.facts["code"])), facts)
        case "options":
            return " ".join(options_problems(BadOptions(facts["problems"])))
        case "seats":
            return bad_seats(speech(), BadSeats(facts["have"], facts["least"], facts["most"]))
        case "command" if isinstance(bad.__cause__, BadCommand):
            return bad_command(speech(), bad.__cause__)
        case _:
            said = {name: str(fact) for name, fact in facts.items()}
            all_said = ", ".join(said.values())
            return say(f"record-{bad.reason.replace('_', '-')}", facts=all_said, **said)


def _short(fact: str | int) -> str | int:
    if isinstance(fact, int) or len(fact) <= LONGEST_FACT:
        return fact
    return f"{fact[:LONGEST_FACT]} ..."
