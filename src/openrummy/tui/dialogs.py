"""What lies over the table for a moment: a choice, a text, the rule book."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical, VerticalScroll
from textual.events import Key
from textual.screen import ModalScreen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option


class ChoiceDialog(ModalScreen[int | None]):
    """One of several things, by number, letter, arrows and Enter, or the mouse."""

    BINDINGS: ClassVar[list[BindingType]] = [("escape", "dismiss(None)", "")]

    def __init__(
        self, title: str, options: Sequence[str | Text], hint: str, letters: str = "1234567890"
    ) -> None:
        super().__init__()
        self._title = title
        self._options = options
        self._hint = hint
        self._letters = letters

    def compose(self) -> ComposeResult:
        """The title, the options, and how to choose."""
        options = [
            Option(Text.assemble((f"{self._letters[i : i + 1]:<2}", "bold"), option))
            for i, option in enumerate(self._options)
        ]
        with Vertical(classes="dialog"):
            yield Static(Text(self._title, "bold"), classes="dialog-title")
            yield OptionList(*options)
            yield Static(Text(self._hint, "dim"), classes="dialog-hint")

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Takes the option under the cursor."""
        self.dismiss(event.option_index)

    def on_key(self, event: Key) -> None:
        """Takes an option by its letter."""
        at = self._letters.find(event.character or "\n")
        if 0 <= at < len(self._options):
            event.stop()
            self.dismiss(at)


class TextDialog(ModalScreen[bool]):
    """Some lines to read; Enter answers yes, Escape closes."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("escape", "dismiss(False)", ""),
        ("q", "dismiss(False)", ""),
        ("enter", "dismiss(True)", ""),
        ("n", "dismiss(True)", ""),
    ]

    def __init__(
        self,
        title: str,
        lines: Sequence[str | Text],
        hint: str,
        start_at: int | None = None,
        *,
        at_end: bool = False,
    ) -> None:
        """``start_at`` is the line that is scrolled into sight and marked, ``at_end`` the last."""
        super().__init__()
        self._title = title
        self._lines = lines
        self._hint = hint
        self._start_at = start_at
        self._at_end = at_end

    def compose(self) -> ComposeResult:
        """The title, the lines, and how to close."""
        with Vertical(classes="dialog"):
            yield Static(Text(self._title, "bold"), classes="dialog-title")
            with VerticalScroll(id="lines"):
                for number, line in enumerate(self._lines):
                    text = Text(line) if isinstance(line, str) else line
                    marked = number == self._start_at
                    yield Static(Text.assemble("> ", text) if marked else text, classes="line")
            yield Static(Text(self._hint, "dim"), classes="dialog-hint")

    def on_mount(self) -> None:
        """Goes to the line to start at."""
        lines = self.query_one("#lines", VerticalScroll)
        lines.focus()
        if self._start_at is not None:
            here = list(lines.query(".line"))[self._start_at]
            self.call_after_refresh(lines.scroll_to_widget, here, top=True, animate=False)
        if self._at_end:
            self.call_after_refresh(lines.scroll_end, animate=False)
