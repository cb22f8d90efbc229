"""WebSocket frames as bytes (RFC 6455, 5.2): whole texts, which is all that tables say and hear."""

from __future__ import annotations

from struct import Struct

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

_TEXT = 0x81
"""A text that is whole."""
_MASKED = 0x80
_SHORT, _MEDIUM, _LONG = Struct("!BB").pack, Struct("!BBH").pack, Struct("!BBQ").pack
_MASK_BYTES = 4
LONGEST_HEAD = 10 + _MASK_BYTES
"""Bytes before the text of a client's frame, at most."""


def frame(text: bytes) -> bytes:
    """A whole text as a server sends it."""
    size = len(text)
    if size < 126:
        return _SHORT(_TEXT, size) + text
    if size < 1 << 16:
        return _MEDIUM(_TEXT, 126, size) + text
    return _LONG(_TEXT, 127, size) + text


def end_of(data: bytes, at: int = 0) -> int:
    """Where the frame ends that begins at a place; 0 while too little is there to tell."""
    if len(data) < at + 2:
        return 0
    size = data[at + 1] & 0x7F
    head = at + (2 + _MASK_BYTES if data[at + 1] & _MASKED else 2)
    if size < 126:
        return head + size
    more = 2 if size == 126 else 8
    if len(data) < at + 2 + more:
        return 0
    return head + more + int.from_bytes(data[at + 2 : at + 2 + more], "big")


def text_of(frame: bytes) -> bytes | None:
    """The text of a client's frame that has its end; None when it is of another kind."""
    if frame[0] != _TEXT or not frame[1] & _MASKED:
        return None
    size = frame[1] & 0x7F
    mask = 2 if size < 126 else 4 if size == 126 else 10
    return apply_mask(frame[mask + _MASK_BYTES :], frame[mask : mask + _MASK_BYTES])
