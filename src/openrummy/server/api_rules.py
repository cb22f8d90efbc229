"""The API of games and rules: presets, house rules, the rule book, and the referee."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import UNSET, UnsetType
from starlette.requests import Request
from starlette.responses import Response

from openrummy.bots.registry import NAMES
from openrummy.messages.book import is_heading, number_of, options_at, paragraph, paragraphs
from openrummy.messages.bundle import Messages
from openrummy.messages.labels import (
    option_label,
    preset_about,
    preset_name,
    value_label,
    word_label,
)
from openrummy.referee import rule
from openrummy.rules.kinds import Choice, NumberOr
from openrummy.rules.options import Option, as_plain, difference, most_seats, options_of, value_of
from openrummy.rules.presets import PRESETS, preset
from openrummy.rules.ruleset import RuleSet
from openrummy.server.api_types import (
    Check,
    Checked,
    Game,
    OptionInfo,
    Part,
    RuleBook,
    RuleOption,
    Seats,
)
from openrummy.server.http import BadRequest, body, json, language


async def games(request: Request) -> Response:
    """Every preset with its house rules."""
    said = language(request)
    return json([_game(said, rules) for rules in PRESETS.values()])


def _game(said: Messages, rules: RuleSet) -> Game:
    return Game(
        name=rules.name,
        version=rules.version,
        game=rules.game,
        title=preset_name(said, rules.name),
        about=preset_about(said, rules.name),
        seats=_seats(rules),
        bots=NAMES,
        options=tuple(_option(said, rules, o) for o in options_of(rules.game).values()),
    )


def _seats(rules: RuleSet) -> Seats:
    least, most = rules.players.min, most_seats(rules)
    low, high = rules.players.recommended
    return Seats(least, most, (max(least, min(low, most)), max(least, min(high, most))))


def _option(said: Messages, rules: RuleSet, option: Option) -> OptionInfo:
    return OptionInfo(
        name=option.name,
        label=option_label(said, option.name),
        form=option.kind.form(),
        rule=option.rule,
        value=as_plain(value_of(rules, option.name)),
        words=_words(said, option),
    )


def _words(said: Messages, option: Option) -> dict[str, str] | UnsetType:
    kind = option.kind
    words = kind.words if isinstance(kind, Choice) else ()
    words = (kind.word,) if isinstance(kind, NumberOr) else words
    found = {word: word_label(said, option.name, word) for word in words}
    if kind.form().get("none"):
        found["null"] = word_label(said, option.name, None)
    return found or UNSET


async def check(request: Request) -> Response:
    """Whether house rules can be played, and what differs from the preset."""
    wanted = await body(request, Check)
    rules = preset(request.path_params["preset"], wanted.options)
    return json(Checked(_differs(rules), _seats(rules)))


def _differs(rules: RuleSet) -> dict[str, Any]:
    differs = difference(rules, PRESETS[rules.name])
    return {name: as_plain(value) for name, value in differs.items()}


async def book(request: Request) -> Response:
    """The rule book of a game, with the options of a table."""
    said = language(request)
    rules = preset(request.path_params["preset"], _query_options(request))
    changed = difference(rules, PRESETS[rules.name])
    parts = tuple(_part(said, rules, name, changed) for name in paragraphs(rules.game))
    title, about = preset_name(said, rules.name), preset_about(said, rules.name)
    return json(RuleBook(title, about, parts))


def _query_options(request: Request) -> dict[str, Any]:
    text = request.query_params.get("options", "{}")
    try:
        return msgspec.json.decode(text, type=dict[str, Any])
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as problem:
        raise BadRequest(400, "bad_request", reason=str(problem)[:200]) from problem


def _part(said: Messages, rules: RuleSet, name: str, changed: dict[str, Any]) -> Part:
    number = number_of(name)
    return Part(
        kind="heading" if is_heading(name) else "rule" if number else "aim",
        number=number,
        text=paragraph(said, name),
        options=tuple(
            RuleOption(
                option,
                option_label(said, option),
                value_label(said, rules, option),
                option in changed,
            )
            for option in options_at(rules.game, name)
        ),
    )


async def referee(request: Request) -> Response:
    """A question about the rules, and the ruling."""
    question = await body(request, object)
    return json(rule(question, language(request).language))
