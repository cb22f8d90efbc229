"""The names of presets, house rules and their values, for forms and tables of options."""

from __future__ import annotations

from typing import Any

from openrummy.messages.bundle import Messages
from openrummy.messages.cards import listed
from openrummy.messages.sentences import contract, message_name
from openrummy.rules.options import value_of
from openrummy.rules.ruleset import RuleSet


def preset_name(messages: Messages, name: str) -> str:
    """The name of a preset for people: "Run Set Jimmy"."""
    return messages.text(f"preset-{name}")


def preset_about(messages: Messages, name: str) -> str:
    """A paragraph on a preset."""
    return messages.text(f"preset-{name}-about")


def option_label(messages: Messages, option: str) -> str:
    """What a house rule decides, in a line."""
    return messages.text(message_name("option", option))


def word_label(messages: Messages, option: str, word: str | None) -> str:
    """What one of the words of a house rule means; None is the value ``null``."""
    return messages.text(f"{message_name('choice', option)}-{word or 'null'}")


def value_label(messages: Messages, rules: RuleSet, option: str) -> str:
    """The value that a house rule has in a rule set, in words."""
    value: Any = value_of(rules, option)
    if isinstance(value, bool):
        return messages.text("choice-yes" if value else "choice-no")
    if option == "contract.list":
        return listed(messages, [contract(messages, wanted) for wanted in rules.contracts])
    if isinstance(value, tuple):
        return " ".join(map(str, value))
    if isinstance(value, int):
        return str(value)
    return word_label(messages, option, value)
