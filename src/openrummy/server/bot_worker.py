"""The process in which bots think: questions on standard input, answers on standard output."""

from __future__ import annotations

import signal
import sys
from typing import BinaryIO

import msgspec

from openrummy.server.thinking import QUESTIONS, think


def read_frame(stream: BinaryIO) -> bytes | None:
    """The next message; None at the end."""
    size = stream.read(4)
    if len(size) < 4:
        return None
    return stream.read(int.from_bytes(size, "big"))


def main() -> None:
    """Answers until the input ends."""
    # Ctrl-C goes to the whole terminal; the server ends its workers itself.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    source, target = sys.stdin.buffer, sys.stdout.buffer
    while (frame := read_frame(source)) is not None:
        answer = msgspec.json.encode(think(QUESTIONS.decode(frame)))
        target.write(len(answer).to_bytes(4, "big") + answer)
        target.flush()


if __name__ == "__main__":
    main()
