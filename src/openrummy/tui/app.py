"""The full-screen terminal client, on Textual."""

from __future__ import annotations

import sys
from typing import ClassVar

from textual.app import App
from textual.binding import Binding, BindingType

from openrummy.messages.bundle import Messages
from openrummy.tui.game import LocalGame
from openrummy.tui.options import Options
from openrummy.tui.plain import INTERRUPTED, run_plain
from openrummy.tui.screen import TableScreen
from openrummy.tui.speech import Speech
from openrummy.tui.style import CSS


class RummyApp(App[int]):
    """One match on the whole screen. Its result is the exit code; None asks for the line mode."""

    CSS = CSS
    TITLE = "OpenRummy"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c", "interrupt", show=False, priority=True),
        Binding("ctrl+q", "interrupt", show=False, priority=True),
    ]

    def __init__(self, game: LocalGame, messages: Messages, options: Options) -> None:
        super().__init__()
        self.table = TableScreen(
            game, Speech(messages, game.names, game.person, signs=options.signs), options
        )
        self.set_class(not options.signs, "-ascii")
        self.interrupted = False

    def on_mount(self) -> None:
        """Opens the table."""
        self.push_screen(self.table)

    def action_interrupt(self) -> None:
        """Leaves at once; every command is on disk already."""
        self.interrupted = True
        self.exit(INTERRUPTED)


def run_screen(game: LocalGame, messages: Messages, options: Options) -> int:
    """Plays a match on the whole screen; the exit code (0, or 130 after Ctrl-C).

    A person whose window is too small may go on in line mode.
    """
    app = RummyApp(game, messages, options)
    try:
        code = app.run()
    except KeyboardInterrupt:
        code = INTERRUPTED
    if code is None and not app.interrupted and app.return_code in (0, None):
        return run_plain(game, messages, sys.stdin, sys.stdout, options)
    kept = game.saved
    game.close()
    farewell = "saved" if kept else "not-saved"
    sys.stdout.write(f"{app.table.speech.text(farewell)}\n")
    return app.return_code or 0 if code is None else code
