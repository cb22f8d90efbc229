"""The command line: `openrummy COMMAND`, which `openrummy.cli.app` puts together."""

from __future__ import annotations


def main() -> None:
    """Runs the command line and leaves with its exit code (see ``openrummy --help``)."""
    from openrummy.cli.app import run  # noqa: PLC0415 - importing openrummy stays light

    raise SystemExit(run())
