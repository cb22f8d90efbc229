"""A game on disk: JSON Lines that a person can read, and that a torn last line does not spoil.

The first line says what is played, each further line is one command in words (`docs/records.md`).
"""

from __future__ import annotations

from codecs import BOM_UTF8
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Annotated, Any, Final, Literal, TypeVar

import msgspec
from msgspec import Meta, Struct

from openrummy.core.shuffle import ALGORITHM
from openrummy.records.codec import bad_json, full_rules, short_rules
from openrummy.rules.options import BadOptions
from openrummy.rules.presets import UnknownGame
from openrummy.rules.ruleset import RuleSet
from openrummy.table.commands import Command
from openrummy.table.decide import BadSeats, new_match
from openrummy.table.notation import BadCommand, parse_command, write

FORMAT: Final = 1
T = TypeVar("T", bound=Struct)

LONGEST_LINE = 100_000
"""Bytes; a longer line is refused unread."""
LONGEST_NAME = 100

Reason = Literal[
    "empty",
    "torn_header",
    "not_utf8",
    "too_long",
    "not_json",
    "not_a_record",
    "format",
    "field_missing",
    "field_unknown",
    "field_value",
    "shuffle",
    "preset",
    "options",
    "seats",
    "bots",
    "command",
    "refused",
]
"""Why a record is bad; what the facts of each are: `docs/records.md`."""

Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]


class BadRecord(ValueError):
    """A record that cannot be read or replayed: the first bad line (from 1), why, and the facts."""

    def __init__(self, line: int, reason: Reason, **facts: object) -> None:
        super().__init__(f"line {line}: {reason} {facts}")
        self.line = line
        self.reason = reason
        self.facts = facts


class Header(
    Struct,
    frozen=True,
    kw_only=True,
    forbid_unknown_fields=True,
    omit_defaults=True,
    rename={"format": "openrummy"},
):
    """The first line: what is played, by whom, and where the cards come from."""

    format: Literal[1]
    preset: str
    options: dict[str, Any]
    seats: tuple[Name, ...]
    bots: dict[int, str] = {}
    """Seat -> the bot that plays there."""
    seed: str
    shuffle: str

    @property
    def rules(self) -> RuleSet:
        """The rules of the game. Raises `BadRecord`."""
        try:
            return full_rules(self.preset, self.options)
        except UnknownGame as bad:
            raise BadRecord(1, "preset", preset=self.preset) from bad
        except BadOptions as bad:
            raise BadRecord(1, "options", problems=bad.problems) from bad


class Line(Struct, frozen=True, forbid_unknown_fields=True):
    """One command: the seat that gave it and its words, as people write them."""

    seat: int
    do: str

    @property
    def command(self) -> Command:
        """The command that the words are. Raises `openrummy.table.notation.BadCommand`."""
        return parse_command(self.do)


@dataclass(frozen=True)
class Record:
    """A whole record; ``torn`` when a last line, cut off in the middle, was dropped."""

    header: Header
    lines: tuple[Line, ...] = ()
    torn: bool = False

    @cached_property
    def rules(self) -> RuleSet:
        """The rules of the game. Raises `BadRecord`."""
        return self.header.rules

    def to_bytes(self) -> bytes:
        """The record as it lies on disk."""
        return b"".join([line_bytes(self.header), *map(line_bytes, self.lines)])


def new_header(
    rules: RuleSet, seats: Sequence[str], seed: str, bots: Mapping[int, str] | None = None
) -> Header:
    """The first line of a new record."""
    short = short_rules(rules)
    return Header(
        format=FORMAT,
        preset=short.preset,
        options=short.options,
        seats=tuple(seats),
        bots=dict(bots or {}),
        seed=seed,
        shuffle=ALGORITHM,
    )


def new_line(seat: int, command: Command) -> Line:
    """The line of a command."""
    return Line(seat, write(command))


def line_bytes(part: Header | Line) -> bytes:
    """A line as it lies on disk, its end included."""
    return msgspec.json.encode(part) + b"\n"


def read_record(source: Path | bytes) -> Record:
    """The record in a file or in its bytes.

    A last line that was cut off is dropped, and ``torn`` says so; a byte order mark that an editor
    put in front is passed over. Raises `BadRecord` for any other
    fault, `OSError` when the file cannot be read.
    """
    data = source if isinstance(source, bytes) else source.read_bytes()
    *whole, rest = data.removeprefix(BOM_UTF8).split(b"\n")
    torn = bool(rest) and not _is_complete(rest)
    if rest and not torn:
        whole.append(rest)
    if not whole:
        raise BadRecord(1, "torn_header" if torn else "empty")
    header = _read_header(_plain(1, whole[0]))
    lines = tuple(
        _read_line(number, _plain(number, text)) for number, text in enumerate(whole[1:], start=2)
    )
    return Record(header, lines, torn)


def _is_complete(text: bytes) -> bool:
    """Whether a last line that lacks its end is whole all the same: no part of a line is JSON."""
    try:
        _plain(0, text)
    except BadRecord as bad:
        return bad.reason in ("not_a_record", "too_long")
    return True


def _plain(number: int, text: bytes) -> dict[str, Any]:
    if len(text) > LONGEST_LINE:
        raise BadRecord(number, "too_long", have=len(text), most=LONGEST_LINE)
    try:
        value = msgspec.json.decode(text.decode())
    except UnicodeDecodeError as bad:
        raise BadRecord(number, "not_utf8", byte=bad.start) from bad
    except (msgspec.DecodeError, RecursionError) as bad:
        raise BadRecord(number, "not_json", text=text[:40].decode(errors="replace")) from bad
    if not isinstance(value, dict):
        raise BadRecord(number, "not_a_record")
    return value


def _read_header(plain: dict[str, Any]) -> Header:
    if "openrummy" not in plain:
        raise BadRecord(1, "not_a_record")
    if plain["openrummy"] != FORMAT:
        raise BadRecord(1, "format", have=plain["openrummy"], known=FORMAT)
    header = _convert(1, plain, Header)
    if header.shuffle != ALGORITHM:
        raise BadRecord(1, "shuffle", have=header.shuffle, known=ALGORITHM)
    try:
        new_match(header.rules, len(header.seats), header.seed)
    except BadSeats as bad:
        raise BadRecord(1, "seats", have=bad.seats, least=bad.least, most=bad.most) from bad
    for seat in header.bots:
        if not 0 <= seat < len(header.seats):
            raise BadRecord(1, "bots", seat=seat)
    return header


def _read_line(number: int, plain: dict[str, Any]) -> Line:
    line = _convert(number, plain, Line)
    try:
        _ = line.command
    except BadCommand as bad:
        raise BadRecord(number, "command", why=bad.reason, **bad.facts) from bad
    return line


def _convert(number: int, plain: dict[str, Any], kind: type[T]) -> T:
    fields = msgspec.structs.fields(kind)
    for field in fields:
        if field.required and field.encode_name not in plain:
            raise BadRecord(number, "field_missing", field=field.encode_name)
    for name in plain:
        if name not in {field.encode_name for field in fields}:
            raise BadRecord(number, "field_unknown", field=name)
    try:
        return msgspec.convert(plain, kind, str_keys=True)
    except msgspec.ValidationError as bad:
        fault = bad_json(bad)
        raise BadRecord(number, "field_value", place=fault.place, why=fault.reason) from bad
