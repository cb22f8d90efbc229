from __future__ import annotations

import io
from collections.abc import Mapping

import pytest

from openrummy.tui.options import detect

UTF8 = {"LANG": "en_GB.UTF-8"}


class Terminal(io.TextIOWrapper):
    def __init__(self, encoding: str = "utf-8", *, tty: bool = True) -> None:
        super().__init__(io.BytesIO(), encoding)
        self._tty = tty

    def isatty(self) -> bool:
        return self._tty


@pytest.mark.parametrize(
    ("env", "signs"),
    [
        (UTF8, True),
        ({"LC_ALL": "C.UTF-8"}, True),
        ({"LC_CTYPE": "fr_FR.utf8"}, True),
        ({"LC_CTYPE": "UTF-8"}, True),
        ({}, False),
        ({"LANG": "C"}, False),
        ({"LC_ALL": "POSIX", "LANG": "en_GB.UTF-8"}, False),
        ({"LANG": "C", "LC_CTYPE": "C.UTF-8"}, False),  # as Python itself sets it
        ({"LANG": "en_US.ISO-8859-1"}, False),
    ],
)
def test_signs_where_the_locale_shows_them(env: Mapping[str, str], signs: bool) -> None:
    assert detect(Terminal(), env).signs is signs


def test_letters_where_the_stream_cannot_hold_signs() -> None:
    assert not detect(Terminal("latin-1"), UTF8).signs
    assert not detect(Terminal("ascii"), UTF8).signs


def test_letters_and_no_colour_when_piped() -> None:
    options = detect(Terminal(tty=False), UTF8)
    assert (options.signs, options.colour) == (False, False)


def test_ascii_and_no_color_are_heard() -> None:
    assert not detect(Terminal(), UTF8, ascii_only=True).signs
    assert not detect(Terminal(), UTF8 | {"NO_COLOR": "1"}).colour
    assert detect(Terminal(), UTF8).colour
