"""``openrummy bench``: how fast it is here."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import click
from click import Context, Parameter
from click.shell_completion import CompletionItem

from openrummy.cli.misuse import Whole
from openrummy.cli.speech import WRONG, say, wrong

if TYPE_CHECKING:
    from openrummy.bench import Measured

_EXTRA = "numpy"
"""The package that a benchmark may lack; everything else comes with the command line."""


def _benchmarks(_ctx: Context, _param: Parameter, typed: str) -> list[CompletionItem]:
    from openrummy.bench import NAMES  # noqa: PLC0415

    return [CompletionItem(name) for name in NAMES if name.startswith(typed)]


@click.command(help=say("bench-help"), short_help=say("bench-short"))
@click.argument("names", nargs=-1, metavar="[NAME]...", shell_complete=_benchmarks)
@click.option("--repeats", type=Whole(1, 1000), default=7, help=say("bench-repeats"))
@click.option("--json", "as_json", is_flag=True, help=say("bench-json"))
def bench(names: tuple[str, ...], repeats: int, *, as_json: bool) -> int:
    """Measures the benchmarks named, or all."""
    from openrummy.bench import BENCHMARKS, NAMES, measure  # noqa: PLC0415

    unknown = [name for name in names if name not in BENCHMARKS]
    if unknown:
        wrong(say("bench-unknown", name=unknown[0], names=", ".join(NAMES)))
    code = 0
    for number, name in enumerate(names or NAMES):
        try:
            measured = measure(name, BENCHMARKS[name], repeats)
        except ModuleNotFoundError as missing:
            if missing.name != _EXTRA:
                raise
            click.echo(say("bench-no-numpy", name=name), err=True)
            code = WRONG if names else code
            continue
        if as_json:
            click.echo(json.dumps(measured.plain()))
        else:
            _print(measured, first=number == 0)
    return code


def _print(measured: Measured, *, first: bool) -> None:
    """A block of lines, as soon as it is measured: some take a while."""
    if first:
        machine = measured.machine
        how = say("bench-compiled" if machine.compiled else "bench-plain")
        click.echo(f"{machine.processor}, {machine.system}, Python {machine.python}, {how}")
        click.echo(say("bench-columns", repeats=measured.repeats))
    click.echo(f"\n{measured.name}")
    for name, figure in measured.figures.items():
        spread = f"{figure.least:,.1f} .. {figure.most:,.1f}"
        click.echo(f"  {name:28}{figure.median:16,.1f}  {spread:>32}")
