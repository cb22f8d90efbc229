"""The Fluent files as data: names, and the facts that each message speaks of."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from fluent.syntax import ast, parse, visitor

HERE = Path(__file__).parents[2] / "src" / "openrummy" / "messages"
LANGUAGES = ("en", "fr")


@dataclass
class Found(visitor.Visitor):
    """What a pattern mentions."""

    facts: set[str] = field(default_factory=set)
    messages: set[str] = field(default_factory=set)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.facts.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


def entries(language: str) -> Iterator[tuple[str, ast.Message]]:
    """File name and message, for every message of a language; fails on what Fluent cannot read."""
    for path in sorted((HERE / language).glob("*.ftl")):
        for entry in parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{path.name}: {entry.content}"
            if isinstance(entry, ast.Message):
                yield path.name, entry


def mentions(language: str) -> dict[str, Found]:
    """What each message (``name``) and attribute (``name.attribute``) mentions."""
    found: dict[str, Found] = {}
    for _, message in entries(language):
        parts = [(message.id.name, message.value)]
        parts += [(f"{message.id.name}.{a.id.name}", a.value) for a in message.attributes]
        for name, pattern in parts:
            found[name] = Found()
            if pattern is not None:
                found[name].visit(pattern)
    return found


def facts_of(name: str, found: dict[str, Found]) -> set[str]:
    """The facts of a message, those of the messages inside it included."""
    inner = [facts_of(part, found) for part in found[name].messages]
    return found[name].facts.union(*inner)
