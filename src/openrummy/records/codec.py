"""The one JSON codec: commands, events, views and rule sets for disk, wire and golden files.

A rule set is written as its preset and the options that differ from it, so a record or a message
stays short and says at a glance what is played (design, decisions 1 and 13).
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from inspect import get_annotations
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct, defstruct

from openrummy.core.cards import FACES, JOKER, STANDS_FOR
from openrummy.core.meld import Meld
from openrummy.rules.options import BadOptions, as_plain, difference
from openrummy.rules.presets import PRESETS, UnknownGame, preset
from openrummy.rules.ruleset import RuleSet
from openrummy.table.view import SeatView

CARDS = frozenset((*FACES, JOKER, *STANDS_FOR))
"""Every card in its canonical form: the only one that JSON may hold."""


class BadJson(ValueError):
    """JSON that is not what was asked for: ``place`` (``$.melds[0]``) and ``reason`` say why."""

    def __init__(self, place: str, reason: str) -> None:
        super().__init__(f"{place}: {reason}")
        self.place = place
        self.reason = reason


class Rules(Struct, frozen=True, forbid_unknown_fields=True):
    """A rule set in JSON: ``jimmy@1`` and the options that differ from it."""

    preset: str
    options: dict[str, Any] = {}


if TYPE_CHECKING:
    WireView = SeatView
else:
    # The view with its rules in short; every other field is the view's own.
    WireView = defstruct(
        "SeatView",
        [
            (field.name, Rules if field.name == "rules" else field.type)
            for field in msgspec.structs.fields(SeatView)
        ],
        frozen=True,
    )


def short_rules(rules: RuleSet) -> Rules:
    """A rule set as its preset and the options that differ. The inverse of `full_rules`."""
    options = difference(rules, PRESETS[rules.name])
    plain = {name: as_plain(value) for name, value in options.items()}
    return Rules(f"{rules.name}@{rules.version}", plain)


def full_rules(name: str, options: Mapping[str, object]) -> RuleSet:
    """The rule set of a preset with its version (``jimmy@1``) and of options that differ from it.

    Raises `UnknownGame` (also when the version is missing, or another one) or `BadOptions`.
    """
    rules = PRESETS.get(name.partition("@")[0])
    if rules is None or name != f"{rules.name}@{rules.version}":
        raise UnknownGame(name)
    return preset(name, options)


def to_json(value: object) -> bytes:
    """A command, event, view or rule set as JSON. Inside another message, put it in a
    `msgspec.Raw`: a rule set deeper down would be written in full.
    """
    return msgspec.json.encode(_to_wire(value))


def _to_wire(value: object) -> object:
    if isinstance(value, RuleSet):
        return short_rules(value)
    if isinstance(value, SeatView):
        return _remade(value, WireView, rules=short_rules(value.rules))
    return value


def from_json(data: bytes | str, kind: Any) -> Any:
    """The value of that type (`Command`, `Event`, `SeatView`, `RuleSet`) that the JSON holds.

    Raises `BadJson` for anything else, with the place of the first fault.
    """
    if kind is RuleSet:
        return _read_rules(_decode(data, Rules), "$")
    if kind is SeatView:
        wire = _decode(data, WireView)
        return _remade(wire, SeatView, rules=_read_rules(wire.rules, "$.rules"))
    return _decode(data, kind)


def _decode(data: bytes | str, kind: Any) -> Any:
    try:
        value = msgspec.json.decode(data, type=kind)
    except msgspec.ValidationError as bad:
        raise bad_json(bad) from bad
    except (msgspec.DecodeError, UnicodeError, RecursionError) as bad:
        raise BadJson("$", str(bad)) from bad
    for place, word in _card_words(value, "$"):
        if word not in CARDS:
            raise BadJson(place, f"no card: {word[:20]!r}")
    return value


def bad_json(bad: msgspec.ValidationError) -> BadJson:
    """The error of the decoder with its place apart."""
    reason, _, place = str(bad).partition(" - at `")
    return BadJson(place.rstrip("`") or "$", reason)


def _read_rules(rules: Rules, place: str) -> RuleSet:
    try:
        return full_rules(rules.preset, rules.options)
    except UnknownGame as bad:
        raise BadJson(f"{place}.preset", str(bad)) from bad
    except BadOptions as bad:
        raise BadJson(f"{place}.options", str(bad)) from bad


def _remade(value: Any, kind: Any, **changes: object) -> Any:
    fields = {name: getattr(value, name) for name in value.__struct_fields__}
    return kind(**(fields | changes))


@cache
def card_fields(kind: type) -> frozenset[str]:
    """The fields of a struct (or of `Meld`) whose words are cards."""
    return frozenset(
        name
        for base in kind.__mro__
        for name, hint in get_annotations(base).items()
        if re.search(r"\bCard\b", str(hint))
    )


def _card_words(value: object, place: str, inside: bool = False) -> Iterator[tuple[str, str]]:
    """Every word that has to be a card, with its place."""
    if isinstance(value, tuple):
        for at, part in enumerate(value):
            yield from _card_words(part, f"{place}[{at}]", inside)
    elif isinstance(value, str):
        if inside:
            yield place, value
    elif isinstance(value, Struct | Meld):
        kind: type = type(value)
        cards = card_fields(kind)
        names = value.__struct_fields__ if isinstance(value, Struct) else ("cards",)
        for name in names:
            yield from _card_words(getattr(value, name), f"{place}.{name}", name in cards)
