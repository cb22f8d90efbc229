"""Every example of the README and of the documents runs, and prints what it says.

Python blocks are doctests. In console blocks each ``$`` line is a command; the lines after it are
its output, and a block without output only has to succeed. The ``make`` commands are run by the
continuous integration itself.
"""

from __future__ import annotations

import doctest
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
DOCUMENTS = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
_BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.DOTALL | re.MULTILINE)


def blocks(kind: str) -> list[object]:
    """The blocks of a kind in all documents."""
    return [
        pytest.param(found[2], id=f"{path.name}-{number}")
        for path in DOCUMENTS
        for number, found in enumerate(_BLOCK.finditer(path.read_text(encoding="utf-8")))
        if found[1] == kind
    ]


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_python(path: Path) -> None:
    found = _BLOCK.finditer(path.read_text(encoding="utf-8"))
    text = "\n".join(block[2] for block in found if block[1] == "python")
    test = doctest.DocTestParser().get_doctest(text, {}, path.name, None, 0)
    told: list[str] = []
    result = doctest.DocTestRunner(verbose=False).run(test, out=told.append)
    assert result.failed == 0, "".join(told)


@pytest.mark.slow
@pytest.mark.parametrize("text", blocks("console"))
def test_console(text: str, tmp_path: Path) -> None:
    for command, wanted in commands(text):
        if command.startswith("make ") or " pip " in f" {command}":
            continue
        ran = subprocess.run(
            ["bash", "-c", command],
            capture_output=True,
            text=True,
            check=False,
            cwd=tmp_path,
            env=environment(tmp_path),
        )
        assert ran.returncode == 0, ran.stderr
        if wanted:
            assert ran.stdout.strip() == wanted.strip()
        else:
            assert ran.stdout.strip()


def commands(text: str) -> list[tuple[str, str]]:
    """Each command of a block with its output."""
    parts = re.split(r"^\$ ", text, flags=re.MULTILINE)[1:]
    pairs = (part.partition("\n") for part in parts)
    return [(command.partition("  #")[0].strip(), output) for command, _, output in pairs]


def environment(home: Path) -> dict[str, str]:
    """The environment of a newcomer who has the package installed."""
    return os.environ | {
        "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}",
        "HOME": str(home),
        "XDG_DATA_HOME": str(home),
        "LC_ALL": "C.UTF-8",
    }
