"""Finished blocks on disk, so that a tournament that was broken off can go on (docs/arena.md).

The first line says what is played, each further one holds a block, in their order.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Literal

import msgspec
from msgspec import Struct

from openrummy import __version__
from openrummy.arena.tournament import Block, Tournament

if sys.platform != "win32":
    import fcntl

FORMAT: Literal["openrummy-blocks-1"] = "openrummy-blocks-1"


class Header(Struct, frozen=True):
    """What a file of blocks holds; ``made_by``: the version whose bots and rules played."""

    format: str
    made_by: str
    tournament: Tournament


class NotOurs(ValueError):
    """A file that cannot be gone on with: ``what`` it is or has instead of ``wanted``.

    ``part``: ``file``, ``busy`` (it is written by another process), ``line`` (``what`` is its
    number), ``made_by``, or a field of `Tournament`.
    """

    def __init__(self, part: str, what: str, wanted: str = "") -> None:
        super().__init__(f"{part}: {what}, not {wanted}")
        self.part, self.what, self.wanted = part, what, wanted


class BlockFile:
    """Blocks of a tournament, read and then written on.

    Raises `NotOurs` for a file of something else, and `OSError`. A last line that was torn off is
    played again.
    """

    def __init__(self, path: Path, played: Tournament) -> None:
        self.path = path
        header = msgspec.json.encode(Header(FORMAT, f"openrummy {__version__}", played)) + b"\n"
        mode = "r+b" if path.exists() else "w+b"
        self._file = path.open(mode)
        try:
            _lock(self._file.fileno())
            first = self._file.readline()
            if not first.endswith(b"\n"):
                if not header.startswith(first):
                    raise NotOurs("file", path.name)
                self._file.seek(0)
                self._file.truncate()
                self._file.write(header)
                self._file.flush()
            else:
                _check(first, header)
        except BaseException:
            self._file.close()
            raise

    def blocks(self) -> Iterator[Block]:
        """The blocks that are there; has to come to its end before `append`."""
        end = self._file.tell()
        for number, line in enumerate(self._file):
            if not line.endswith(b"\n"):
                break
            try:
                block = msgspec.json.decode(line, type=Block)
            except (msgspec.DecodeError, UnicodeError) as bad:
                raise NotOurs("line", str(number + 2)) from bad
            if block.block != number:
                raise NotOurs("line", str(number + 2))
            end += len(line)
            yield block
        self._file.seek(end)
        self._file.truncate()

    def append(self, block: Block) -> None:
        """Writes the next block."""
        self._file.write(msgspec.json.encode(block) + b"\n")
        self._file.flush()

    def close(self) -> None:
        """Nothing more will follow."""
        self._file.close()


def _lock(file: int) -> None:
    if sys.platform == "win32":
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError as taken:
        raise NotOurs("busy", "") from taken


def _check(line: bytes, wanted: bytes) -> None:
    ours = msgspec.json.decode(wanted, type=Header)
    try:
        theirs = msgspec.json.decode(line, type=Header)
    except (msgspec.DecodeError, UnicodeError) as bad:
        raise NotOurs("file", "") from bad
    if theirs.format != ours.format:
        raise NotOurs("file", theirs.format)
    for field in Tournament.__struct_fields__:
        have, want = (getattr(header.tournament, field) for header in (theirs, ours))
        if have != want:
            raise NotOurs(field, _plain(have), _plain(want))
    if theirs.made_by != ours.made_by:
        raise NotOurs("made_by", theirs.made_by, ours.made_by)


def _plain(value: object) -> str:
    if isinstance(value, tuple):
        return ",".join(map(str, value))
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()
