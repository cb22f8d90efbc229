"""The commands put together, and what happens when one is broken off."""

from __future__ import annotations

import sys

import click

from openrummy import __version__
from openrummy.cli.about import about
from openrummy.cli.play import play
from openrummy.cli.referee import referee
from openrummy.cli.replay import replay
from openrummy.cli.rules import rules
from openrummy.cli.simulate import simulate
from openrummy.cli.speech import INTERRUPTED, WRONG, say


@click.group(
    help=say("help"),
    epilog=say("exit-codes"),
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)
@click.version_option(__version__, prog_name="openrummy", help=say("help-version"))
def app() -> None:
    """Has no work of its own: the sub-commands do it."""


for command in (play, referee, simulate, replay, rules, about):
    app.add_command(command)


def run() -> int:
    """Runs the command line; returns its exit code. No traceback reaches a user."""
    try:
        code = app.main(standalone_mode=False)
        sys.stdout.flush()
    except click.Abort:
        return INTERRUPTED
    except click.ClickException as problem:
        problem.show()
        return problem.exit_code
    except KeyboardInterrupt:
        return INTERRUPTED
    except SystemExit as leaving:
        # Click leaves with 1 when whoever read the output has left, which is no fault.
        return leaving.code if isinstance(leaving.code, int) and leaving.code != 1 else 0
    except OSError as problem:
        click.echo(say("os-error", reason=problem.strerror or str(problem)), err=True)
        return WRONG
    return code if isinstance(code, int) else 0
