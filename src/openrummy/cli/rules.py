"""``openrummy rules GAME``: the rule book of a game, and the options of a table."""

from __future__ import annotations

import json
import textwrap
from collections.abc import Sequence
from pathlib import Path

import click

from openrummy.cli import completion
from openrummy.cli.choosing import game_of, no_game, read_house, rules_of, with_house_rules
from openrummy.cli.speech import say, speech, wrong
from openrummy.core.refusals import PARAGRAPHS, Refusal
from openrummy.messages.book import is_heading, number_of, paragraph, paragraphs
from openrummy.messages.labels import option_label, preset_about, preset_name
from openrummy.rules.options import as_plain, difference, options_of, value_of
from openrummy.rules.presets import PRESETS
from openrummy.rules.ruleset import RuleSet

WIDTH = 88


@click.command(help=say("rules-help"), short_help=say("rules-short"))
@click.argument("game", required=False, shell_complete=completion.games)
@click.argument("number", required=False, shell_complete=completion.paragraphs)
@with_house_rules
@click.option("--table", "table_only", is_flag=True, help=say("rules-table"))
@click.option("--json", "as_json", is_flag=True, help=say("help-json"))
def rules(
    game: str | None,
    number: str | None,
    chosen: tuple[str, ...],
    house: Path | None,
    *,
    table_only: bool,
    as_json: bool,
) -> None:
    """Prints the presets, the book of a game, one paragraph of it, or its options."""
    if game is None and house is None:
        _presets(as_json=as_json)
        return
    given = read_house(house)
    played = rules_of(game_of(game, given) or no_game(), chosen, given)
    if number is not None:
        _some(played, number, as_json=as_json)
    elif as_json:
        click.echo(json.dumps(_as_json(played), ensure_ascii=False))
    else:
        if not table_only:
            _book(played)
        _options(played)


def _presets(*, as_json: bool) -> None:
    if as_json:
        click.echo(json.dumps({name: preset_name(speech(), name) for name in PRESETS}))
        return
    for name in PRESETS:
        click.echo(f"{name:16}{preset_name(speech(), name)}")
        click.echo(textwrap.indent(textwrap.fill(preset_about(speech(), name), WIDTH), "    "))
    click.echo(say("rules-more"))


def _book(played: RuleSet) -> None:
    click.echo(preset_name(speech(), played.name).upper())
    click.echo(textwrap.fill(preset_about(speech(), played.name), WIDTH))
    for name in paragraphs(played.game):
        text = paragraph(speech(), name)
        if is_heading(name):
            click.echo(f"\n{text.upper()}")
        else:
            click.echo(_numbered(name, text))


def _numbered(name: str, text: str) -> str:
    return textwrap.fill(
        text, WIDTH, initial_indent=f"{number_of(name):6}", subsequent_indent=" " * 6
    )


def _some(played: RuleSet, number: str, *, as_json: bool) -> None:
    """One paragraph by number, or those of a refusal's name (``set.distinct_suits``)."""
    numbers = {number.upper()}
    if number in set(Refusal):
        numbers = {part.upper() for part in PARAGRAPHS[Refusal(number)].split()}
    found = [name for name in paragraphs(played.game) if number_of(name).upper() in numbers]
    if not found:
        wrong(say("no-paragraph", number=number, game=played.name))
    if as_json:
        click.echo(json.dumps(_paragraphs(played, found), ensure_ascii=False))
        return
    for name in found:
        click.echo(_numbered(name, paragraph(speech(), name)))


def _options(played: RuleSet) -> None:
    changed = difference(played, PRESETS[played.name])
    click.echo(f"\n{say('rules-options').upper()}")
    for name, option in options_of(played.game).items():
        mark = "*" if name in changed else " "
        value = json.dumps(as_plain(value_of(played, name)))
        shown = value if len(value) < 40 else value[:36] + " ..."
        click.echo(f"{mark} {name} = {shown}")
        click.echo(f"      {option_label(speech(), name)}  ({option.kind.wanted()}; {option.rule})")


def _paragraphs(played: RuleSet, names: Sequence[str]) -> dict[str, object]:
    numbered = {number_of(name): paragraph(speech(), name) for name in names if number_of(name)}
    return {"preset": f"{played.name}@{played.version}", "paragraphs": numbered}


def _as_json(played: RuleSet) -> dict[str, object]:
    return _paragraphs(played, paragraphs(played.game)) | {
        "name": preset_name(speech(), played.name),
        "options": {
            name: {
                "value": as_plain(value_of(played, name)),
                "form": option.kind.form(),
                "rule": option.rule,
                "label": option_label(speech(), name),
            }
            for name, option in options_of(played.game).items()
        },
        "differs": {
            name: as_plain(value)
            for name, value in difference(played, PRESETS[played.name]).items()
        },
    }
