"""The full screen: shows what the person sees, and turns keys into commands of the match."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.events import Key, Resize
from textual.screen import Screen
from textual.widgets import Input, Static

from openrummy.core.refusals import Refusal, Refused
from openrummy.table import commands as cmd
from openrummy.tui import dialogs, lookups, plan, position
from openrummy.tui.game import LocalGame
from openrummy.tui.hand import Hand
from openrummy.tui.keys import hints, key_line
from openrummy.tui.options import Options
from openrummy.tui.paint import Brush
from openrummy.tui.play import Answer, Ask, Play, Told
from openrummy.tui.seats import seat_heads, seat_rows
from openrummy.tui.speech import Speech
from openrummy.tui.widgets import LABELS, HandView, MeldsView, SeatsView

WIDTH, HEIGHT = 80, 24
"""The least size of the table, in columns and lines."""


class TableScreen(Screen[None]):
    """The table of one match."""

    AUTO_FOCUS: ClassVar[str | None] = ""

    def __init__(self, game: LocalGame, speech: Speech, options: Options) -> None:
        super().__init__()
        self.game: LocalGame = game
        self.speech: Speech = speech
        self.hand = Hand()
        self.play: Play = Play(game, self.hand, speech)
        self.brush = Brush(options.signs, options.colour)
        self.last_refusal: Refusal | None = None
        self.busy = False
        """Whether the bots are at work."""
        self._queued: Callable[[], Answer] | None = None
        self._pace = options.pace
        self._since = max(0, len(game.log) - 3)
        self._told_trouble = False
        self._keys = lookups.key_table(self)

    def compose(self) -> ComposeResult:
        """The parts of the table, from top to bottom, and what stands there in a small window."""
        yield Static(id="small")
        with Vertical(id="table"):
            yield Static(id="title")
            yield Static(id="piles")
            yield SeatsView(id="seats")
            with Horizontal(id="middle"):
                with VerticalScroll(id="log", can_focus=False):
                    yield Static(id="log-lines")
                with VerticalScroll(id="right", can_focus=False):
                    yield MeldsView(self.brush, id="melds")
            yield Static(id="plan")
            yield Static(id="prompt")
            yield Static(id="status")
            yield HandView(self.brush, id="hand")
            yield Static(id="keys")
            yield Input(id="command", placeholder=self.speech.text("command-hint"))

    def on_mount(self) -> None:
        """Shows the position and lets the others act."""
        self.query_one("#command").display = False
        self.show()
        self.let_others_act()

    def on_resize(self, event: Resize) -> None:
        """Shows the table, or that there is no room for it."""
        size = event.size
        small = size.width < WIDTH or size.height < HEIGHT
        self.query_one("#small").display = small
        self.query_one("#table").display = not small
        if small:
            text = self.speech.text(
                "too-small",
                width=size.width,
                height=size.height,
                need_width=WIDTH,
                need_height=HEIGHT,
            )
            self._static("small").update(text)
        self.call_after_refresh(self.show)

    def show(self) -> None:
        """Draws everything anew from what the person sees now."""
        view, speech = self.game.view, self.speech
        round_ = view.round
        assert round_ is not None
        self.hand.update(round_.hand)
        names = [speech.who(seat) for seat in range(view.seats)]
        self._static("title").update(speech.title(view))
        self._static("piles").update(self.brush.coloured(position.piles_line(speech, round_)))
        self.query_one(SeatsView).show(seat_heads(speech, view), seat_rows(speech, view))
        fitting = set() if self.busy else self.play.fitting()
        self.query_one("#right").display = view.rules.exposed or bool(round_.melds)
        self.query_one(MeldsView).show(round_.melds, names, fitting, speech.text("no-melds"))
        self._show_log()
        self._static("plan").update(
            Text("\n").join(plan.plan_lines(speech, self.brush, view, self.hand))
        )
        moves = () if self._others_play else self.game.moves
        how = speech.text("how-discard") if len(self.hand.chosen) != 1 else ""
        prompt = position.prompt(speech, view, moves, how)
        self._static("prompt").update(self.brush.coloured(prompt))
        self.query_one(HandView).show(self.hand)
        keys = key_line(speech, hints(view, moves, self.hand), self.size.width - 2)
        self._static("keys").update(keys)

    def say(self, text: str, *, refused: bool = False) -> None:
        """Shows a sentence in the one place for it, until the next action."""
        status = self._static("status")
        status.set_class(refused, "-refused")
        line = self.brush.coloured(text)
        status.update(Text("! ") + line if refused else line)

    def answer(self, answer: Answer) -> None:
        """Carries out what a key means."""
        if isinstance(answer, Ask):
            self._ask(answer)
        elif isinstance(answer, Told):
            self.last_refusal = answer.code
            self.say(answer.text, refused=answer.code is not None)
            self.show()
        elif answer is None:
            self.say("")
            self.show()
        else:
            self.give(answer)

    def give(self, command: cmd.Command) -> None:
        """Gives a command of the person to the match, then lets the others act."""
        if self.busy:
            return
        since = len(self.game.log)
        try:
            self.game.act(command)
        except Refused as refused:
            self.last_refusal = refused.code
            self.say(self.speech.refused(refused), refused=True)
            return
        self._since = since
        self.hand.clear()
        if isinstance(command, cmd.LayDown | cmd.Defend | cmd.Discard):
            self.hand.groups = []
        self.last_refusal = None
        self.say(self._trouble())
        self.let_others_act()

    def let_others_act(self) -> None:
        """Starts the bots; the person gets the word back when he must decide."""
        if self.game.next_seat() == self.game.person:
            self.show()
            return
        self.busy = True
        self.show()
        self.run_worker(self._others(), exclusive=True)

    async def _others(self) -> None:
        acted = False
        while await asyncio.to_thread(self.game.advance_once):
            acted = True
            if self.game.next_seat() in {self.game.person, None}:
                # No pause before the person's own turn: keys pressed then would be lost.
                break
            self.show()
            await asyncio.sleep(self._pace)
        self.busy = False
        if acted:
            # A turn begins with nothing selected: what was picked before may mean something else.
            self.hand.clear()
            self.say(self._trouble())
        self.show()
        if self.game.over or self.game.between_rounds:
            lookups.show_scores(self)
        queued, self._queued = self._queued, None
        if queued is not None:
            self.do(queued)

    @property
    def _others_play(self) -> bool:
        """Whether a bot has to act before the person can."""
        return self.busy and self.game.next_seat() != self.game.person

    def on_key(self, event: Key) -> None:
        """Does what a key stands for."""
        if self.query_one("#command").has_focus:
            if event.key == "escape":
                self._close_command()
            return
        if self.query_one("#small").display:
            self._small_key(event.key)
            return
        act = self._keys.get(event.key) or self._keys.get(event.character or "")
        if act is not None:
            event.stop()
            act()
        elif event.character and event.character in LABELS:
            event.stop()
            self.toggle(LABELS.index(event.character))

    def on_hand_view_picked(self, event: HandView.Picked) -> None:
        """Selects the card that was clicked."""
        self.toggle(event.place)

    def on_melds_view_picked(self, event: MeldsView.Picked) -> None:
        """Lays the selected cards off on the meld that was clicked."""
        self.do(lambda: self.play.lay_off(event.index))

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Carries out a command line."""
        self._close_command()
        lookups.carry_out(self, event.value)

    def action_act(self, key: str) -> None:
        """Does what a key of the footer stands for, when it is clicked."""
        act = self._keys.get(key.lower() if len(key) > 1 else key)
        if act is not None:
            act()

    def open_command(self) -> None:
        """Opens the command line."""
        line = self.query_one("#command", Input)
        line.value = ""
        line.display = True
        self.query_one("#keys").display = False
        line.focus()

    def _close_command(self) -> None:
        self.query_one("#command").display = False
        self.query_one("#keys").display = True
        self.set_focus(None)

    def do(self, act: Callable[[], Answer]) -> None:
        """Asks `Play` what a key means, unless the others are acting.

        A key between the last of their moves and the person's turn is kept for that turn.
        """
        if self._others_play:
            self.say(self.speech.text("wait"))
        elif self.busy:
            self._queued = act
        else:
            self.answer(act())

    def _ask(self, ask: Ask) -> None:
        def done(choice: int | None) -> None:
            if choice is not None:
                self.give(ask.options[choice][1])

        labels = [self.brush.coloured(label) for label, _ in ask.options]
        self.app.push_screen(
            dialogs.ChoiceDialog(ask.title, labels, self.speech.text("choose")), done
        )

    def toggle(self, place: int) -> None:
        """Selects a card of the hand or lets it go."""
        self.hand.toggle(place)
        self.say("")
        self.show()

    def _small_key(self, key: str) -> None:
        if key == "p":
            self.app.exit(None)
        elif key == "q":
            self.app.exit(0)

    def _show_log(self) -> None:
        old = self.speech.log(self.game.log[max(0, self._since - 12) : self._since])
        new = self.speech.log(self.game.log[self._since :])
        lines = [Text(line, "dim") for line in old] + [self.brush.coloured(s) for s in new]
        self._static("log-lines").update(Text("\n").join(lines))
        self.query_one("#log", VerticalScroll).scroll_end(animate=False)

    def _trouble(self) -> str:
        """Says once that the match can no longer be kept."""
        if self.game.trouble is None or self._told_trouble:
            return ""
        self._told_trouble = True
        return self.speech.text("save-trouble", why=self.game.trouble.strerror or "")

    def _static(self, name: str) -> Static:
        return self.query_one(f"#{name}", Static)
