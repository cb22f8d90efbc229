"""Writing a record as the game goes on, so that a crash loses at most the line being written."""

from __future__ import annotations

import os
from pathlib import Path
from types import TracebackType

from openrummy.records.record import (
    Header,
    Record,
    line_bytes,
    new_line,
    read_record,
)
from openrummy.table.commands import Command


class RecordWriter:
    """Appends commands to a record; each is on the disk when `append` returns.

    Make one with `create` or `reopen`; `close` it, or use it in a ``with``. One writer a file.
    """

    def __init__(self, path: Path, size: int) -> None:
        self.path = path
        self._size = size
        self._file = os.open(path, os.O_WRONLY | getattr(os, "O_BINARY", 0))

    @classmethod
    def create(cls, path: Path, header: Header) -> RecordWriter:
        """Starts a record: nobody ever sees a part of its first line.

        Raises `FileExistsError` when there is such a file, or another `OSError`.
        """
        path.touch(exist_ok=False)
        first = line_bytes(header)
        part = path.with_name(f".{path.name}.part")
        try:
            with part.open("wb") as file:
                file.write(first)
                file.flush()
                os.fsync(file.fileno())
            part.replace(path)
        except BaseException:
            part.unlink(missing_ok=True)
            path.unlink(missing_ok=True)
            raise
        _sync_folder(path.parent)
        return cls(path, len(first))

    @classmethod
    def reopen(cls, path: Path) -> tuple[RecordWriter, Record]:
        """Goes on with a record, which is read and handed back; a torn last line is cut off.

        Raises `BadRecord` (the file is left as it is) or `OSError`.
        """
        data = path.read_bytes()
        record = read_record(data)
        rest = data[data.rfind(b"\n") + 1 :]
        writer = cls(path, len(data) - len(rest) * record.torn)
        try:
            os.ftruncate(writer._file, writer._size)
            if rest and not record.torn:
                writer._write(b"\n")
        except BaseException:
            writer.close()
            raise
        return writer, record

    def append(self, seat: int, command: Command) -> None:
        """Writes a command that was accepted. Raises `OSError`; then nothing was appended."""
        self._write(line_bytes(new_line(seat, command)))

    def close(self) -> None:
        """Closes the file."""
        os.close(self._file)

    def __enter__(self) -> RecordWriter:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def _write(self, data: bytes) -> None:
        try:
            os.lseek(self._file, self._size, os.SEEK_SET)
            done = 0
            while done < len(data):
                done += os.write(self._file, data[done:])
            os.fsync(self._file)
        except BaseException:
            # A part of a line would spoil the next one.
            os.ftruncate(self._file, self._size)
            raise
        self._size += len(data)


def _sync_folder(folder: Path) -> None:
    """Makes a new name last through a power cut, on systems where a folder can be opened."""
    if not hasattr(os, "O_DIRECTORY"):
        return
    handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
