"""What the Tab key offers: games, bots, house rules and paragraphs (click's shell completion)."""

from __future__ import annotations

from click import Context, Parameter
from click.shell_completion import CompletionItem

from openrummy.bots.registry import NAMES
from openrummy.cli.speech import speech
from openrummy.messages.book import number_of
from openrummy.messages.book import paragraphs as paragraphs_of
from openrummy.messages.labels import option_label, preset_name
from openrummy.rules.kinds import Choice, Flag
from openrummy.rules.options import as_plain, options_of, value_of
from openrummy.rules.presets import PRESETS
from openrummy.rules.ruleset import RuleSet

SWITCH_ON = """\
bash 4.4+  eval "$(_OPENRUMMY_COMPLETE=bash_source openrummy)"    (~/.bashrc)
zsh        eval "$(_OPENRUMMY_COMPLETE=zsh_source openrummy)"     (~/.zshrc)
fish       _OPENRUMMY_COMPLETE=fish_source openrummy | source     (~/.config/fish/config.fish)"""
"""The line for each shell, and the file it belongs into."""


def games(_ctx: Context, _param: Parameter, typed: str) -> list[CompletionItem]:
    """The presets that begin so."""
    return [
        CompletionItem(name, help=preset_name(speech(), name))
        for name in PRESETS
        if name.startswith(typed)
    ]


def bots(_ctx: Context, _param: Parameter, typed: str) -> list[CompletionItem]:
    """The bots for the last place of a list with commas."""
    before, comma, last = typed.rpartition(",")
    return [CompletionItem(before + comma + name) for name in NAMES if name.startswith(last)]


def paragraphs(ctx: Context, _param: Parameter, typed: str) -> list[CompletionItem]:
    """The paragraphs of the game named before."""
    names = {name: None for rules in _rules(ctx) for name in paragraphs_of(rules.game)}
    numbers = filter(None, map(number_of, names))
    return [CompletionItem(number) for number in numbers if number.startswith(typed.upper())]


def house_rules(ctx: Context, _param: Parameter, typed: str) -> list[CompletionItem]:
    """The house rules of the game named before; once only one is left, its values."""
    having = {name: rules for rules in _rules(ctx) for name in options_of(rules.game)}
    wanted, equals, _ = typed.partition("=")
    fitting = [
        name for name in having if name == wanted or (not equals and name.startswith(wanted))
    ]
    if len(fitting) == 1:
        pairs = _pairs(having[fitting[0]], fitting[0])
        return [CompletionItem(pair) for pair in pairs if pair.startswith(typed)]
    return [CompletionItem(f"{name}=", help=option_label(speech(), name)) for name in fitting]


def _rules(ctx: Context) -> list[RuleSet]:
    """The preset named before; all of them when there is none."""
    # While the last option still waits for its value, click leaves the words unread.
    word = ctx.params.get("game") or next(iter(ctx.args), "")
    named = PRESETS.get(str(word).partition("@")[0])
    return list(PRESETS.values()) if named is None else [named]


def _pairs(rules: RuleSet, name: str) -> list[str]:
    """``name=value`` for all words that a house rule takes, else for its present value."""
    kind = options_of(rules.game)[name].kind
    if isinstance(kind, Flag):
        return [f"{name}=true", f"{name}=false"]
    if isinstance(kind, Choice):
        return [f"{name}={word}" for word in kind.words]
    value = as_plain(value_of(rules, name))
    if isinstance(value, list):
        return [f"{name}="]
    return [f"{name}={'null' if value is None else value}"]
