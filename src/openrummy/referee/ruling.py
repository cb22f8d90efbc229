"""The one function that answers every question (`referee.md`)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from openrummy.core.refusals import Refused
from openrummy.messages.bundle import messages
from openrummy.messages.sentences import bad_options
from openrummy.referee import hands, melds
from openrummy.referee.fields import Fields, QuestionError
from openrummy.referee.play import play
from openrummy.referee.refused import refused_ruling
from openrummy.rules.options import BadOptions
from openrummy.rules.presets import PRESETS, UnknownGame, preset
from openrummy.rules.ruleset import RuleSet

Ruling = dict[str, Any]

ASKS: dict[str, Callable[[RuleSet, Fields], Ruling]] = {
    "meld": melds.meld,
    "lay_down": melds.lay_down,
    "add": melds.add,
    "replace_joker": melds.replace_joker,
    "discard": hands.discard,
    "knock": hands.knock,
    "arrange": hands.arrange,
    "showdown": hands.gin_showdown,
    "penalty": hands.penalty,
    "deal": hands.deal,
    "standing": hands.standing,
    "play": play,
}


def rule(question: object, language: str = "en") -> Ruling:
    """The ruling on a question, as plain JSON values, its sentences in a language.

    Never raises: a bad question is an answer.
    """
    if not isinstance(question, Mapping):
        return error_ruling(QuestionError("bad_question"), language)
    echo = {"id": question["id"]} if "id" in question else {}
    rest = {name: value for name, value in question.items() if name != "id"}
    try:
        return echo | _ruling(Fields(rest, language=language))
    except QuestionError as error:
        return echo | error_ruling(error, language)
    except BadOptions as bad:
        return echo | _bad_options(bad, language)
    except Refused as refused:
        return echo | {"legal": False} | refused_ruling(refused, language)


def _ruling(fields: Fields) -> Ruling:
    rules = _rules(fields)
    ask = fields.required("ask")
    if not isinstance(ask, str) or ask not in ASKS:
        raise QuestionError("bad_ask", "ask", words=", ".join(ASKS))
    return ASKS[ask](rules, fields)


def _rules(fields: Fields) -> RuleSet:
    game = fields.required("game")
    options = fields.raw("options") or {}
    if not isinstance(options, Mapping):
        raise QuestionError("wrong_type", "options", wanted="object")
    try:
        return preset(str(game), {str(name): value for name, value in options.items()})
    except UnknownGame:
        raise QuestionError("unknown_game", "game", words=", ".join(PRESETS)) from None


def error_ruling(error: QuestionError, language: str) -> Ruling:
    """The answer to a malformed or impossible question."""
    message = messages(language).text(f"referee-{error.code}", **error.facts)
    facts = {"code": error.code, "message": message}
    return {"error": facts | ({"at": error.at} if error.at else {})}


def _bad_options(bad: BadOptions, language: str) -> Ruling:
    first = bad.problems[0]
    code = "unknown_option" if first.code == "unknown_option" else "bad_option"
    message = " ".join(bad_options(messages(language), bad))
    return {"error": {"code": code, "message": message, "at": f"options.{first.option}"}}
