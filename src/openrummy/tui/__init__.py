"""The table in a terminal: a full screen, and a line mode for screen readers, pipes and scripts."""

from __future__ import annotations

import os
import sys

from openrummy.messages.bundle import Messages
from openrummy.tui.game import LocalGame
from openrummy.tui.options import Options, detect
from openrummy.tui.plain import run_plain


def run_screen(game: LocalGame, messages: Messages, options: Options) -> int:
    """Plays a match on the whole screen; the exit code. Needs the extra ``tui`` (Textual).

    A terminal that has no screen (``TERM=dumb``) gets the line mode.
    """
    if os.environ.get("TERM") == "dumb":
        return run_plain(game, messages, sys.stdin, sys.stdout, options)
    from openrummy.tui.app import run_screen as run  # noqa: PLC0415 -- Textual only when it is used

    return run(game, messages, options)


__all__ = ["LocalGame", "Options", "detect", "run_plain", "run_screen"]
