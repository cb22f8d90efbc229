"""Calling the command line: in this process, or in one of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

import pytest

from openrummy.cli.app import run


@dataclass(frozen=True)
class Said:
    """How a call ended."""

    code: int
    out: str
    err: str


Call = Callable[..., Said]


def openrummy(
    *arguments: str,
    given: bytes = b"",
    home: Path | None = None,
    environ: Mapping[str, str] | None = None,
) -> subprocess.CompletedProcess[bytes]:
    """Runs the command line in a process of its own."""
    fixed = {"LC_ALL": "C.UTF-8", "XDG_DATA_HOME": str(home or Path.cwd())}
    ran = subprocess.run(
        [sys.executable, "-m", "openrummy", *arguments],
        input=given,
        capture_output=True,
        check=False,
        env=os.environ | fixed | dict(environ or {}),
        timeout=120,
    )
    assert b"Traceback" not in ran.stderr
    return ran


def caller(patch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], home: Path) -> Call:
    """What calls the command line in this process, in the language that it has been loaded in."""
    patch.setenv("XDG_DATA_HOME", str(home))
    patch.delenv("OPENRUMMY_LANGUAGE", raising=False)

    def call(*arguments: str) -> Said:
        patch.setattr(sys, "argv", ["openrummy", *arguments])
        capsys.readouterr()
        code = run()
        return Said(code, *capsys.readouterr())

    return call
