"""Lines in and out of a pipe or terminal: never an encoding error, never an endless line."""

from __future__ import annotations

import os
import shutil
import textwrap
import unicodedata
from typing import BinaryIO, TextIO

LONGEST = 65_536
"""Bytes of a line that are read; the rest of it is dropped."""

_FOLDED = str.maketrans(
    {
        "\N{RIGHT SINGLE QUOTATION MARK}": "'",
        "\N{LEFT SINGLE QUOTATION MARK}": "'",
        "\N{RIGHT DOUBLE QUOTATION MARK}": '"',
        "\N{LEFT DOUBLE QUOTATION MARK}": '"',
        "\N{EN DASH}": "-",
        "\N{EM DASH}": "-",
        "«": '"',
        "»": '"',
        "œ": "oe",
        "Œ": "OE",
    }
)


class LineReader:
    """The lines of a stream; bytes that are no UTF-8 come as replacement characters."""

    def __init__(self, stream: TextIO) -> None:
        self._text = stream
        self._bytes: BinaryIO | None = getattr(stream, "buffer", None)

    def read(self) -> str | None:
        """The next line without its end; None at the end of the input."""
        if self._bytes is None:
            line = self._text.readline()
            return line.rstrip("\r\n") if line else None
        raw = self._bytes.readline(LONGEST)
        if not raw:
            return None
        rest = raw
        while rest and not rest.endswith(b"\n"):
            rest = self._bytes.readline(LONGEST)
        return raw.decode("utf-8", errors="replace").rstrip("\r\n")


class LineWriter:
    """Writes lines that the stream's encoding can hold: other characters lose their marks."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream
        self._encoding = stream.encoding or "utf-8"

    def write(self, *lines: str) -> None:
        """Writes some lines and lets them go. Raises `BrokenPipeError` when nobody reads."""
        self._stream.write("".join(f"{self._fitting(self._wrapped(line))}\n" for line in lines))
        self._stream.flush()

    def ask(self, mark: str) -> None:
        """Writes a mark that asks for input, on a line that goes on."""
        self._stream.write(mark)
        self._stream.flush()

    def give_up(self) -> None:
        """Nobody reads any longer: what is still buffered goes nowhere, quietly."""
        try:
            nowhere = os.open(os.devnull, os.O_WRONLY)
            os.dup2(nowhere, self._stream.fileno())
            os.close(nowhere)
        except (OSError, ValueError):
            return

    def _wrapped(self, line: str) -> str:
        """A line in rows of the terminal, broken between cards; whole in a pipe."""
        if not self._stream.isatty():
            return line
        return textwrap.fill(line, max(20, shutil.get_terminal_size().columns - 1))

    def _fitting(self, line: str) -> str:
        try:
            line.encode(self._encoding)
        except UnicodeEncodeError:
            plain = unicodedata.normalize("NFKD", line.translate(_FOLDED))
            bare = "".join(c for c in plain if not unicodedata.combining(c))
            return bare.encode(self._encoding, errors="replace").decode(self._encoding)
        return line
