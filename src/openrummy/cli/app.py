"""The commands put together, and what happens when one is broken off."""

from __future__ import annotations

import os
import sys

import click

from openrummy import __version__
from openrummy.cli.about import about
from openrummy.cli.bench import bench
from openrummy.cli.completion import SWITCH_ON
from openrummy.cli.group import Group
from openrummy.cli.misuse import show_misuse
from openrummy.cli.play import play
from openrummy.cli.referee import referee
from openrummy.cli.replay import replay
from openrummy.cli.rules import rules
from openrummy.cli.serve import serve
from openrummy.cli.simulate import simulate
from openrummy.cli.speech import INTERRUPTED, TERMINAL, WRONG, say, unknown_language
from openrummy.messages.bundle import languages

AS_IT_IS = "\b\n"
"""Before a paragraph that click must not wrap."""
COMPLETING = "_OPENRUMMY_COMPLETE"
"""Set in the environment when a shell asks what could be typed."""


@click.group(
    cls=Group,
    help=say("help"),
    epilog=f"{say('exit-codes')}\n\n{say('completion')}\n\n{AS_IT_IS}{SWITCH_ON}",
    subcommand_metavar=say("click-command"),
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)
@click.version_option(
    __version__, prog_name="openrummy", message="%(prog)s %(version)s", help=say("help-version")
)
def app() -> None:
    """Has no work of its own: the sub-commands do it."""


for command in (play, serve, referee, simulate, replay, rules, bench, about):
    app.add_command(command)


def run() -> int:
    """Runs the command line; returns its exit code. No traceback reaches a user."""
    if unknown_language() and COMPLETING not in os.environ:
        known = ", ".join(languages(TERMINAL))
        click.echo(say("unknown-language", language=unknown_language(), languages=known), err=True)
    try:
        code = app.main(prog_name="openrummy", standalone_mode=False)
        sys.stdout.flush()
    except (click.Abort, KeyboardInterrupt):
        return INTERRUPTED
    except click.UsageError as problem:
        return show_misuse(problem)
    except SystemExit as leaving:
        # Click leaves with 1 when whoever read the output has left, which is no fault.
        return leaving.code if isinstance(leaving.code, int) and leaving.code != 1 else 0
    except ModuleNotFoundError as missing:
        return _not_installed(missing)
    except OSError as problem:
        click.echo(say("os-error", reason=problem.strerror or str(problem)), err=True)
        return WRONG
    return code if isinstance(code, int) else 0


def _not_installed(missing: ModuleNotFoundError) -> int:
    """A command whose extra packages are missing says so; a module of ours is never missing."""
    module = (missing.name or "").partition(".")[0]
    if module in {"", "openrummy"}:
        raise missing
    click.echo(say("not-installed", module=module), err=True)
    return WRONG
