"""``openrummy about``: what is installed."""

from __future__ import annotations

import json
import platform

import click

from openrummy import __version__
from openrummy.cli.speech import say
from openrummy.compiled import is_compiled, is_switched_off
from openrummy.messages.bundle import languages
from openrummy.rules.presets import PRESETS


@click.command(help=say("about-help"), short_help=say("about-short"))
@click.option("--json", "as_json", is_flag=True, help=say("help-json"))
def about(*, as_json: bool) -> None:
    """Prints the version, the presets and what the package runs on."""
    facts = {
        "version": __version__,
        "python": platform.python_version(),
        "platform": platform.platform(),
        "solvers": _solvers(),
        "presets": [f"{rules.name}@{rules.version}" for rules in PRESETS.values()],
        "languages": list(languages()),
        "licence": "MIT",
    }
    if as_json:
        click.echo(json.dumps(facts))
        return
    for name, value in facts.items():
        shown = ", ".join(value) if isinstance(value, list) else str(value)
        click.echo(say(f"about-{name}", value=shown))


def _solvers() -> str:
    """How the solvers run: a word that the messages know."""
    if is_compiled():
        return "compiled"
    return "switched-off" if is_switched_off() else "python"
