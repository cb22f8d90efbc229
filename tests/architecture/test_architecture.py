"""The shape of the code: what `import-linter` (pyproject.toml) does not say."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "openrummy"
SOURCES = sorted(PACKAGE.rglob("*.py"))
MOST_LINES = 400

PURE = ("core", "rules", "table")
PURE_SOURCES = [path for path in SOURCES if path.relative_to(PACKAGE).parts[0] in PURE]
HEAVY = {"click", "fluent", "numpy", "rich", "scipy", "textual"}
IMPURE = HEAVY | {"asyncio", "datetime", "logging", "os", "random", "secrets", "socket", "time"}
ALLOWED = {("core/shuffle.py", "secrets")}
"""A fresh seed is the one place where chance comes in."""

Function = ast.FunctionDef | ast.AsyncFunctionDef
BEHAVIOUR = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda, ast.If, ast.IfExp)


def name_of(path: Path) -> str:
    return path.relative_to(PACKAGE).as_posix()


def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"), name_of(path))


def imported(tree: ast.Module) -> Iterator[str]:
    """The top packages that a module imports, wherever in it."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name.split(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module.split(".")[0]


def functions(node: ast.Module | ast.ClassDef) -> list[Function]:
    """The functions of a module or class that others may call."""
    return [f for f in node.body if isinstance(f, Function) and not f.name.startswith("_")]


def bases(node: ast.ClassDef) -> set[str]:
    return {re.split(r"[\[(]", ast.unparse(base))[0] for base in node.bases}


def silent_functions(tree: ast.Module) -> list[str]:
    """Public functions and methods without a docstring.

    A method that fills in a documented one of its module (base class or protocol) needs none.
    """
    classes = {node.name: node for node in tree.body if isinstance(node, ast.ClassDef)}
    protocols = {name for name, node in classes.items() if "Protocol" in bases(node)}
    said = {
        name: {f.name for f in functions(node) if ast.get_docstring(f)}
        for name, node in classes.items()
    }
    silent = [f.name for f in functions(tree) if not ast.get_docstring(f)]
    for name, node in classes.items():
        like = {name} | bases(node) | protocols
        known = set[str]().union(*(said.get(other, set()) for other in like))
        silent += [f"{name}.{f.name}" for f in functions(node) if f.name not in known]
    return silent


@pytest.mark.parametrize("path", SOURCES, ids=name_of)
def test_files_are_short(path: Path) -> None:
    lines = len(path.read_text(encoding="utf-8").splitlines())
    assert lines < MOST_LINES, f"{name_of(path)} has {lines} lines: split it by topic"


@pytest.mark.parametrize("path", SOURCES, ids=name_of)
def test_public_functions_say_what_they_are_for(path: Path) -> None:
    silent = silent_functions(tree_of(path))
    assert not silent, f"{name_of(path)}: no docstring: {', '.join(silent)}"


@pytest.mark.parametrize("game", ["gin", "rummy", "jimmy"])
def test_games_are_data(game: str) -> None:
    tree = tree_of(PACKAGE / "rules" / f"{game}.py")
    found = [node for node in ast.walk(tree) if isinstance(node, BEHAVIOUR)]
    assert not found, f"rules/{game}.py, line {found[0].lineno}: a game is values (design, 1)"


@pytest.mark.parametrize("path", PURE_SOURCES, ids=name_of)
def test_the_game_is_pure(path: Path) -> None:
    found = {name for name in imported(tree_of(path)) if name in IMPURE}
    found -= {name for place, name in ALLOWED if place == name_of(path)}
    assert not found, f"{name_of(path)} imports {', '.join(sorted(found))} (design, 7)"


def test_the_game_starts_without_heavy_packages() -> None:
    """`import openrummy`, and every module of the game, in a fresh interpreter (design, 14)."""
    parts = [path.relative_to(PACKAGE.parent).with_suffix("").parts for path in PURE_SOURCES]
    names = sorted(".".join(p[:-1] if p[-1] == "__init__" else p) for p in parts)
    script = f"import sys, openrummy, {', '.join(names)}; print(*sys.modules)"
    run = subprocess.run(
        [sys.executable, "-c", script],
        capture_output=True,
        text=True,
        check=False,
        cwd=ROOT / "src",
    )
    assert run.returncode == 0, run.stderr
    assert not HEAVY & set(run.stdout.split())


def test_every_dependency_is_explained() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = chain(project["dependencies"], *project["optional-dependencies"].values())
    names = {re.split(r"[\[<>=]", line)[0] for line in wanted} - {"openrummy"}
    text = (ROOT / "docs" / "dependencies.md").read_text(encoding="utf-8")
    assert not {name for name in names if f"| {name} |" not in text}
