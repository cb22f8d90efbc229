"""What of the core runs compiled."""

from __future__ import annotations

import importlib
import json
import os
import shutil
import subprocess
import sys
import sysconfig
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from openrummy.compiled import SWITCH, is_compiled, is_switched_off
from openrummy.messages.bundle import messages

pytestmark = pytest.mark.slow

SOURCE = Path(__file__).parents[2] / "src"
MODULES = [
    ".".join(path.relative_to(SOURCE).with_suffix("").parts)
    for path in sorted([*SOURCE.rglob("*.pxd"), *SOURCE.rglob("*.pyx")])
]
HEADER = Path(sysconfig.get_path("include")) / "Python.h"
CAN_COMPILE = shutil.which("cc") is not None and HEADER.exists()


@pytest.mark.skipif(is_switched_off(), reason=f"{SWITCH}=1")
@pytest.mark.skipif(not CAN_COMPILE, reason="no C compiler, or no headers of Python")
@pytest.mark.parametrize("module", MODULES)
def test_where_it_can_be_everything_is_compiled(module: str) -> None:
    file = importlib.import_module(module).__file__ or ""
    assert file.endswith(tuple(EXTENSION_SUFFIXES)), "make compiles it"


@pytest.mark.parametrize(("switch", "file"), [("1", "gin.py"), ("0", "gin.abi3.so")])
@pytest.mark.skipif(not is_compiled(), reason="nothing is compiled here")
def test_the_switch_takes_the_python_files(switch: str, file: str) -> None:
    code = "from openrummy.core.solvers import gin; print(gin.__file__)"
    said = subprocess.run(
        [sys.executable, "-c", code],
        check=True,
        capture_output=True,
        env=os.environ | {SWITCH: switch},
    )
    assert said.stdout.decode().strip().endswith(file)


def about(*arguments: str, switch: str, language: str = "en") -> str:
    said = subprocess.run(
        [sys.executable, "-m", "openrummy", "about", *arguments],
        check=True,
        capture_output=True,
        env=os.environ | {SWITCH: switch, "OPENRUMMY_LANGUAGE": language, "PYTHONUTF8": "1"},
    )
    return said.stdout.decode()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_about_says_that_the_switch_is_on(language: str) -> None:
    assert "OPENRUMMY_PURE=1" in about(switch="1", language=language)
    assert json.loads(about("--json", switch="1"))["solvers"] == "switched-off"


@pytest.mark.skipif(not is_compiled(), reason="nothing is compiled here")
def test_about_says_that_the_core_is_compiled() -> None:
    assert "Solvers: compiled" in about(switch="0")
    assert json.loads(about("--json", switch="0"))["solvers"] == "compiled"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_about_says_how_to_compile(language: str) -> None:
    assert "pip install" in messages(language).text("cli-about-solvers", value="python")
