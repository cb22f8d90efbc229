"""What a compiled Python file may not hold: what C would take otherwise than Python does.

C computes with 32 bits where Python has no limit, so a small number shifted left, or an entry of a
narrow table, may lose its high bits without a word. Recursion would need a stack that nobody
bounds.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src"
TYPED = [pxd for pxd in sorted(SOURCE.rglob("*.pxd")) if pxd.with_suffix(".py").exists()]
NARROW = re.compile(r"cdef (?!i64|long long)[a-z ]+\[::1\] ([^\n]+)")


def name_of(pxd: Path) -> str:
    return ".".join(pxd.relative_to(SOURCE).with_suffix("").parts)


def tree_of(pxd: Path) -> ast.Module:
    return ast.parse(pxd.with_suffix(".py").read_text(encoding="utf-8"))


def narrow_tables(types: str) -> set[str]:
    """The names of a ``.pxd``'s tables whose entries have fewer than 64 bits."""
    return {name.strip() for names in NARROW.findall(types) for name in names.split(",")}


def is_small(node: ast.expr) -> bool:
    """Whether an expression is made of literal numbers alone."""
    inside = ast.walk(node)
    return not any(isinstance(part, ast.Name | ast.Call | ast.Subscript) for part in inside)


def problems(tree: ast.Module, types: str) -> Iterator[str]:
    """Everything in a compiled file that C may get wrong."""
    narrow = narrow_tables(types)
    returned = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Return)}
    for node in ast.walk(tree):
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift) and is_small(node.left):
            yield f"line {node.lineno}: a literal shifted left"
        if (
            isinstance(node, ast.Subscript)
            and isinstance(node.value, ast.Name)
            and node.value.id in narrow
            and id(node) not in returned
        ):
            yield f"line {node.lineno}: an entry of a narrow table is more than returned"
        if isinstance(node, ast.Import | ast.ImportFrom):
            modules = [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            modules += [alias.name for alias in node.names]
            if any(module.split(".")[0].lower() == "cython" for module in modules):
                yield f"line {node.lineno}: imports Cython"


def calls(pxd: Path) -> dict[str, set[str]]:
    """Each function of a compiled file and the functions of compiled files that it calls."""
    own, tree = name_of(pxd), tree_of(pxd)
    modules = {
        alias.asname or alias.name: f"{node.module}.{alias.name}"
        for node in tree.body
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }
    found: dict[str, set[str]] = {}
    for function in tree.body:
        if isinstance(function, ast.FunctionDef):
            called = found.setdefault(f"{own}.{function.name}", set())
            for node in ast.walk(function):
                match node:
                    case ast.Call(func=ast.Name(id=name)):
                        called.add(f"{own}.{name}")
                    case ast.Call(func=ast.Attribute(value=ast.Name(id=module), attr=name)):
                        called.add(f"{modules.get(module, module)}.{name}")
    return found


def reached(graph: dict[str, set[str]], start: str) -> set[str]:
    """The functions that one comes to from the calls of ``start``."""
    seen: set[str] = set()
    waiting = [start]
    while waiting:
        for called in graph.get(waiting.pop(), ()):
            if called not in seen:
                seen.add(called)
                waiting.append(called)
    return seen


@pytest.mark.parametrize("pxd", TYPED, ids=name_of)
def test_nothing_that_c_takes_otherwise(pxd: Path) -> None:
    assert list(problems(tree_of(pxd), pxd.read_text(encoding="utf-8"))) == []


def test_no_function_comes_back_to_itself() -> None:
    graph: dict[str, set[str]] = {}
    for pxd in TYPED:
        graph |= calls(pxd)
    assert [name for name in graph if name in reached(graph, name)] == []


def test_the_compiled_files_are_found() -> None:
    assert "openrummy.core.solvers.gin" in map(name_of, TYPED)
    assert calls(SOURCE / "openrummy/core/solvers/contract_best.pxd")[
        "openrummy.core.solvers.contract_best.best"
    ] >= {"openrummy.core.solvers.contract_laydown.search"}


WRONG = [
    "def f(x): return 1 << x",
    "def f(x): return (1 | 2) << x",
    "def f(x): return TABLE[x] << 39",
    "def f(x):\n    y = TABLE[x]\n    return y",
    "import cython",
    "from cython.cimports.libc import math",
]


@pytest.mark.parametrize("source", WRONG)
def test_what_is_wrong_is_seen(source: str) -> None:
    assert list(problems(ast.parse(source), "cdef signed char[::1] OTHER, TABLE\n"))


def test_what_is_right_passes() -> None:
    source = "def f(x): return BIT[x] << 3 | x << 1\ndef g(x): return TABLE[x]\n"
    types = "cdef i64[::1] BIT\ncdef signed char[::1] TABLE\n"
    assert list(problems(ast.parse(source), types)) == []


def test_a_circle_of_calls_is_seen() -> None:
    assert "a" in reached({"a": {"b"}, "b": {"c"}, "c": {"a"}}, "a")
