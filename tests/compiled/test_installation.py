"""What an installation holds, with and without a C compiler."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]
PIP = [sys.executable, "-m", "pip", "--disable-pip-version-check", "-q"]
ARRANGE = """
from openrummy.compiled import is_compiled
from openrummy.core.solvers.batches import arrange_many
from openrummy.core.solvers.gin_cards import best_arrangement
print(is_compiled(), best_arrangement("AS 2S 3S 9H".split()).deadwood)
"""


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A copy of the solvers' sources and all Python files, with the page and what Cython made.

    The kernels compile in the same way; left out, they save a minute.
    """
    names = ["setup.py", "pyproject.toml", "MANIFEST.in", "README.md", "LICENSE", "scripts"]
    copy = tmp_path / "checkout"
    copy.mkdir()
    left_out = [
        "--exclude=*.so",
        "--exclude=kernels/*.p[xy][dx]",
        "--exclude=__pycache__",
        "--exclude=*.egg-info",
    ]
    found = [name for name in (*names, "src", "build/cython") if (ROOT / name).exists()]
    packed = subprocess.run(
        ["tar", "c", *left_out, *found], cwd=ROOT, check=True, capture_output=True
    )
    subprocess.run(["tar", "x"], cwd=copy, check=True, input=packed.stdout)
    return copy


def build(checkout: Path, **environ: str) -> Path:
    """The wheel of a checkout."""
    options = ["--no-build-isolation", "--no-deps", "-w", str(checkout / "wheels")]
    environment = os.environ | {"OPENRUMMY_PURE": ""} | environ
    subprocess.run([*PIP, "wheel", *options, "."], cwd=checkout, check=True, env=environment)
    [wheel] = (checkout / "wheels").glob("*.whl")
    return wheel


def tag_file(wheel: Path) -> str:
    """What a wheel says for which machines it is."""
    archive = zipfile.ZipFile(wheel)
    [name] = [name for name in archive.namelist() if name.endswith(".dist-info/WHEEL")]
    return archive.read(name).decode()


def arranged(wheel: Path, target: Path) -> list[str]:
    """What a program says that arranges a hand with an installed wheel."""
    options = ["--no-deps", "--no-index", "--target", str(target)]
    subprocess.run([*PIP, "install", *options, str(wheel)], check=True)
    environment = os.environ | {"PYTHONPATH": str(target), "OPENRUMMY_PURE": ""}
    said = subprocess.run(
        [sys.executable, "-c", ARRANGE],
        cwd=target,
        check=True,
        env=environment,
        capture_output=True,
    )
    return said.stdout.decode().split()


def test_a_wheel_holds_the_compiled_modules(checkout: Path, tmp_path: Path) -> None:
    wheel = build(checkout)
    assert "cp311-abi3" in wheel.name
    assert "Root-Is-Purelib: false" in tag_file(wheel)
    names = zipfile.ZipFile(wheel).namelist()
    typed = [name for name in names if name.endswith(".pxd")]
    assert "openrummy/core/solvers/gin.pxd" in typed
    for name in typed:
        assert name.replace(".pxd", ".abi3.so") in names
        assert name.replace(".pxd", ".py") in names
    assert not [name for name in names if name.endswith((".c", ".o"))]
    assert arranged(wheel, tmp_path / "target") == ["True", "9"]


def test_without_a_compiler_the_python_files_are_installed(checkout: Path, tmp_path: Path) -> None:
    wheel = build(checkout, CC="/bin/false")
    assert "py3-none-any" in wheel.name
    assert "Root-Is-Purelib: true" in tag_file(wheel)
    assert not [name for name in zipfile.ZipFile(wheel).namelist() if name.endswith(".so")]
    assert arranged(wheel, tmp_path / "target") == ["False", "9"]


def test_where_it_is_asked_for_nothing_is_compiled(checkout: Path, tmp_path: Path) -> None:
    wheel = build(checkout, OPENRUMMY_PURE="1")
    assert "py3-none-any" in wheel.name
    assert arranged(wheel, tmp_path / "target") == ["False", "9"]
