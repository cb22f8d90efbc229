"""What the command line says, and the exit codes that scripts rely on."""

from __future__ import annotations

import os
from collections.abc import Mapping
from functools import cache
from typing import Any, NoReturn

import click

from openrummy.core.refusals import Refusal
from openrummy.messages.bundle import Messages, messages, preferred_language
from openrummy.messages.sentences import bad_command, bad_options, bad_seats, refusal
from openrummy.records.record import BadRecord
from openrummy.rules.options import BadOptions
from openrummy.rules.presets import PRESETS, BadHouseRules, UnknownGame, preset, read_house_rules
from openrummy.rules.ruleset import RuleSet
from openrummy.table.decide import BadSeats
from openrummy.table.notation import BadCommand

NO = 1
"""Exit code: the answer is no (a record that the rules refuse)."""
WRONG = 2
"""Exit code: the call was wrong; nothing was done."""
INTERRUPTED = 130
"""Exit code: Ctrl-C."""


@cache
def speech() -> Messages:
    """The sentences in the language asked for: ``OPENRUMMY_LANGUAGE``, else the locale's."""
    return messages(os.environ.get("OPENRUMMY_LANGUAGE") or preferred_language(os.environ))


def say(name: str, /, **facts: str | int) -> str:
    """A sentence of the command line."""
    return speech().text(f"cli-{name}", **facts)


def wrong(*sentences: str) -> NoReturn:
    """Leaves with exit code 2 and the sentences on standard error."""
    for sentence in sentences:
        click.echo(sentence, err=True)
    raise SystemExit(WRONG)


def rules_of(game: str, options: tuple[str, ...], house: os.PathLike[str] | None = None) -> RuleSet:
    """The rules of a preset, a house-rules file and ``key=value`` options; leaves when refused."""
    given: dict[str, object] = {}
    try:
        if house is not None:
            base, given = read_house_rules(house)  # type: ignore[arg-type]
            game = base or game
        given |= dict(map(_pair, options))
        return preset(game, given)
    except UnknownGame as bad:
        wrong(say("unknown-game", name=str(bad.name), games=", ".join(PRESETS)))
    except BadOptions as bad:
        wrong(*bad_options(speech(), bad))
    except BadHouseRules as bad:
        wrong(say("bad-house-rules", file=str(house), reason=bad.reason))
    except OSError as bad:
        wrong(say("no-file", file=str(house), reason=bad.strerror or str(bad)))


def _pair(text: str) -> tuple[str, object]:
    name, equals, value = text.partition("=")
    if not equals:
        wrong(say("bad-pair", text=text))
    return name.strip(), value.strip()


def seats_problem(bad: BadSeats) -> str:
    """Why a game cannot have so many seats."""
    return bad_seats(speech(), bad)


def record_problem(bad: BadRecord) -> str:
    """What is wrong with a record, and on which line."""
    return say("bad-record", line=bad.line, why=_record_reason(bad))


def _record_reason(bad: BadRecord) -> str:
    facts: Mapping[str, Any] = bad.facts
    match bad.reason:
        case "refused":
            facts = {name: fact for name, fact in bad.facts.items() if name != "code"}
            return refusal(speech(), Refusal(str(bad.facts["code"])), facts)
        case "options":
            return " ".join(bad_options(speech(), BadOptions(facts["problems"])))
        case "seats":
            return bad_seats(speech(), BadSeats(facts["seats"], facts["least"], facts["most"]))
        case "command" if isinstance(bad.__cause__, BadCommand):
            return bad_command(speech(), bad.__cause__)
        case _:
            said = ", ".join(str(fact) for fact in facts.values())
            return say(f"record-{bad.reason.replace('_', '-')}", facts=said)
