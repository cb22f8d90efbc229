"""The kinds of values that options take: each reads a value from text or JSON, or says why not.

``read(value)`` returns the value as the rule set holds it and raises `BadValue` otherwise;
``form`` is a JSON-ready description, from which the lobby makes its form.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from openrummy.core.cards import RANKS


class BadValue(ValueError):
    """A value that an option cannot take; ``wanted`` says what it can, in the book's notation."""

    def __init__(self, wanted: str) -> None:
        super().__init__(wanted)
        self.wanted = wanted


class Kind(Protocol):
    """What values an option takes."""

    def read(self, value: object) -> Any:
        """The value as the rule set holds it; raises `BadValue`."""
        ...

    def form(self) -> dict[str, Any]:
        """A JSON-ready description."""
        ...

    def wanted(self) -> str:
        """The range in the rule book's notation: ``int 0-99``, ``bool``, ``a / b``."""
        ...


@dataclass(frozen=True)
class Flag:
    """True or false."""

    def read(self, value: object) -> bool:
        if isinstance(value, bool):
            return value
        if isinstance(value, str) and value.lower() in _WORDS:
            return _WORDS[value.lower()]
        raise BadValue(self.wanted())

    def form(self) -> dict[str, Any]:
        return {"type": "bool"}

    def wanted(self) -> str:
        return "bool"


_WORDS = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}
_NONE_WORDS = {"null", "none", ""}


@dataclass(frozen=True)
class Number:
    """A whole number in a range, or null where ``none`` allows it."""

    least: int
    most: int
    none: bool = False

    def read(self, value: object) -> int | None:
        if self.none and (
            value is None or (isinstance(value, str) and value.lower() in _NONE_WORDS)
        ):
            return None
        number = _whole(value)
        if number is None or not self.least <= number <= self.most:
            raise BadValue(self.wanted())
        return number

    def form(self) -> dict[str, Any]:
        return {"type": "int", "least": self.least, "most": self.most, "none": self.none}

    def wanted(self) -> str:
        return ("null or " if self.none else "") + f"int {self.least}-{self.most}"


@dataclass(frozen=True)
class NumberOr:
    """A whole number in a range, or one word."""

    least: int
    most: int
    word: str

    def read(self, value: object) -> int | str:
        if isinstance(value, str) and value.lower() == self.word:
            return self.word
        number = _whole(value)
        if number is None or not self.least <= number <= self.most:
            raise BadValue(self.wanted())
        return number

    def form(self) -> dict[str, Any]:
        return {"type": "int_or_word", "least": self.least, "most": self.most, "word": self.word}

    def wanted(self) -> str:
        return f"{self.word} or int {self.least}-{self.most}"


class Choice:
    """One of some words."""

    def __init__(self, *words: str) -> None:
        self.words = words

    def read(self, value: object) -> str:
        word = str(value).lower() if isinstance(value, str | int) else None
        if word in self.words:
            return word
        raise BadValue(self.wanted())

    def form(self) -> dict[str, Any]:
        return {"type": "choice", "words": list(self.words)}

    def wanted(self) -> str:
        return " / ".join(self.words)


@dataclass(frozen=True)
class HandSize:
    """A number of cards, or a list with one number a round."""

    least: int
    most: int

    def read(self, value: object) -> int | tuple[int, ...]:
        sizes = _list(value)
        one = Number(self.least, self.most)
        try:
            if sizes is None:
                return one.read(value) or 0
            if sizes:
                return tuple(one.read(size) or 0 for size in sizes)
        except BadValue:
            pass
        raise BadValue(self.wanted())

    def form(self) -> dict[str, Any]:
        return {"type": "int_or_list", "least": self.least, "most": self.most}

    def wanted(self) -> str:
        return f"int {self.least}-{self.most} or list per round"


class PointTable:
    """Points of A, 2 ... K and the joker: a list of 14 numbers, or a mapping rank -> points."""

    _ranks = (*RANKS, "JK")

    def read(self, value: object) -> tuple[int, ...] | dict[str, int]:
        """A whole table, or the part of one that a mapping gives; JSON text is read first."""
        value = _from_json(value)
        one = Number(0, 200)
        try:
            if isinstance(value, Mapping):
                table = {str(rank): one.read(points) or 0 for rank, points in value.items()}
                if table and set(table) <= set(self._ranks):
                    return table
            else:
                numbers = _list(value) or ()
                if len(numbers) == len(self._ranks):
                    return tuple(one.read(points) or 0 for points in numbers)
        except BadValue:
            pass
        raise BadValue(self.wanted())

    def form(self) -> dict[str, Any]:
        return {"type": "points", "ranks": list(self._ranks), "least": 0, "most": 200}

    def wanted(self) -> str:
        return "14 numbers (A, 2 ... K, JK), or {rank: points}"


@dataclass(frozen=True)
class ContractList:
    """The contracts of the rounds: a list of ``{runs, sets, run_min, set_min}``, or its JSON."""

    row: type[Any]

    def read(self, value: object) -> tuple[Any, ...]:
        value = _from_json(value)
        rows = value if isinstance(value, Sequence) and not isinstance(value, str) else ()
        try:
            contracts = tuple(self._row(row) for row in rows)
            if 1 <= len(contracts) <= 20:
                return contracts
        except (BadValue, TypeError):
            pass
        raise BadValue(self.wanted())

    def _row(self, value: object) -> Any:
        if isinstance(value, self.row):
            return value
        if not isinstance(value, Mapping):
            raise BadValue(self.wanted())
        sizes = {"run_min": Number(3, 14, none=True), "set_min": Number(3, 14, none=True)}
        kinds = {"runs": Number(0, 4), "sets": Number(0, 4)} | sizes
        row = {str(key): kinds[str(key)].read(part) for key, part in value.items() if key in kinds}
        if len(row) != len(value) or (row.get("runs") or 0) + (row.get("sets") or 0) < 1:
            raise BadValue(self.wanted())
        return self.row(**({"runs": 0, "sets": 0} | row))

    def form(self) -> dict[str, Any]:
        return {"type": "contracts", "most": 20}

    def wanted(self) -> str:
        return "list of {runs, sets} with 1 meld or more, optionally run_min, set_min"


def _from_json(value: object) -> object:
    """What a JSON text of an object or a list stands for, None when it is broken; any other value
    as it is.
    """
    if not isinstance(value, str) or not value.lstrip().startswith(("{", "[")):
        return value
    try:
        return json.loads(value)
    except (ValueError, RecursionError):
        return None


def _whole(value: object) -> int | None:
    if isinstance(value, bool):
        return None
    if isinstance(value, int):
        return value
    if isinstance(value, str):
        try:
            return int(value)
        except ValueError:
            return None
    return None


def _list(value: object) -> Sequence[object] | None:
    if isinstance(value, str):
        return value.strip("[] ").replace(",", " ").split() if _whole(value) is None else None
    return value if isinstance(value, Sequence) else None
