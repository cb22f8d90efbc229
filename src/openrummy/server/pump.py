"""What happens at a table by itself: bots play, and deadlines pass.

Bots play at a human pace: how long one waits is drawn before it thinks and does not depend on its
cards. Where people may buy the discard, a bot on turn waits for their answers.
"""

from __future__ import annotations

import asyncio
import hashlib
from typing import TYPE_CHECKING, Literal, TypeAlias

from msgspec import Raw, Struct

from openrummy.server.bot_host import NoAnswer
from openrummy.server.changes import Sitter
from openrummy.server.deadlines import buyers_of
from openrummy.server.state import TableState
from openrummy.server.store import CannotSave, Conflict
from openrummy.server.thinking import Choose, Chosen
from openrummy.server.views import view_json
from openrummy.table.commands import Command, Pass
from openrummy.table.legal import actors, legal
from openrummy.table.state import is_over

if TYPE_CHECKING:
    from openrummy.server.room import Room

SAFE_BOT = "greedy"
"""Plays for people who are away, or whose time has run out."""
LEAST_WINDOW_MS = 1500
"""A timed window stays open so long, that the speed of an answer tells nothing."""
AGAIN_SECONDS = 2.0
"""After a row could not be written."""
CHAINED = 0.15
"""Of its time takes a bot that answers in a window after another bot."""

By: TypeAlias = Literal["bot", "clock"]


class Step(Struct, frozen=True):
    """What comes next by itself: when, which seat, and on whose account."""

    due: int
    seat: int
    by: By


def bot_to_act(state: TableState) -> int | None:
    """The seat whose bot acts next; None while people are to act, or nobody is left to play with.

    Those that may buy come first, the nearest first; the bot on turn waits until people answered.
    """
    round_ = state.match.round
    people = sum(sitter.kind == "person" and not sitter.away for sitter in state.seats)
    if people in (0, len(state.seats)) or not state.started:
        return None
    if state.over or round_ is None or is_over(state.match):
        return None
    acting = actors(state.match)
    buyers = buyers_of(state.match, round_)
    for seat in buyers:
        if state.plays_itself(seat):
            return seat
    if buyers or round_.turn not in acting or not state.plays_itself(round_.turn):
        return None
    return round_.turn


def out_of_time(state: TableState) -> Step | None:
    """The deadline that passes first."""
    running = state.deadlines.running
    if not running:
        return None
    steps = [Step(late.ends_at, late.seats[0], "clock") for late in running if late.seats]
    return min(steps, key=lambda step: step.due, default=None)


class Pump:
    """Runs while something is to come by itself; `wake` it after every change."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._changed = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._due: tuple[tuple[int, int], int] = ((-1, -1), 0)
        self._window: tuple[tuple[int, int], int] = ((-1, -1), 0)
        self._last_answer = -1
        self._seats: tuple[Sitter, ...] = ()
        self._bots = False
        """Whether a bot plays one of `_seats`."""

    def wake(self) -> None:
        """Looks again what is to come."""
        state = self._room.state
        if state.seats is not self._seats:
            self._seats = state.seats
            self._bots = any(map(state.plays_itself, range(len(state.seats))))
        if self._bots:
            self._note_window()
        self._changed.set()
        if self._task is None and self._next() is not None:
            self._task = asyncio.create_task(self._run())

    @property
    def running(self) -> bool:
        """Whether something is to come."""
        return self._task is not None

    def stop(self) -> None:
        """Ends, in the middle if need be."""
        if self._task is not None:
            self._task.cancel()

    def _next(self) -> Step | None:
        state = self._room.state
        late = out_of_time(state)
        bots = self._bot_step(state) if self._bots else None
        if late is None or bots is None:
            return late or bots
        return min(bots, late, key=lambda step: step.due)

    def _bot_step(self, state: TableState) -> Step | None:
        seat = bot_to_act(state)
        if seat is None:
            return None
        of = (seat, state.epoch)
        if self._due[0] != of:
            self._due = (of, self._room.hub.now() + self._delay(state, seat))
        due = self._due[1]
        if state.settings.buy_seconds is not None and state.match.rules.buy.max_per_round:
            round_ = state.match.round
            if round_ is not None and seat == round_.turn and round_.phase == "draw":
                due = max(due, self._window[1] + LEAST_WINDOW_MS)
        return Step(due, seat, "bot")

    def _delay(self, state: TableState, seat: int) -> int:
        pace = state.settings.bot_pace * self._room.hub.dice.uniform(0.6, 1.4)
        round_ = state.match.round
        answers = round_ is not None and seat != round_.turn
        chained = answers and self._last_answer == state.epoch
        return int(1000 * pace * (CHAINED if chained else 1))

    def _note_window(self) -> None:
        round_ = self._room.state.match.round
        if round_ is not None:
            of = (round_.number, sum(round_.turns))
            if self._window[0] != of:
                self._window = (of, self._room.hub.now())

    async def _run(self) -> None:
        try:
            while (step := self._next()) is not None:
                self._changed.clear()
                try:
                    await self._one(step)
                except (CannotSave, Conflict):
                    await asyncio.sleep(AGAIN_SECONDS)
        finally:
            self._task = None

    async def _one(self, step: Step) -> None:
        """Thinks first and then waits, so that the time shows nothing of the thought."""
        room, state = self._room, self._room.state
        command = await self._choice(state, step) if step.by == "bot" else None
        if await self._waited(step.due):
            return
        if step.by == "clock":
            command = await self._choice(state, step)
            if self._next() != step:
                return
        round_ = state.match.round
        if round_ is not None and step.seat != round_.turn:
            self._last_answer = state.epoch
        if command is not None:
            await room.play_for(step.seat, command, state.epoch, step.by)

    async def _waited(self, due: int) -> bool:
        """Waits for a time; True when the table has changed before."""
        seconds = (due - self._room.hub.now()) / 1000
        if seconds <= 0:
            # People's messages come in between the moves of bots that do not wait.
            await asyncio.sleep(0)
            return self._changed.is_set()
        try:
            await asyncio.wait_for(self._changed.wait(), seconds)
        except TimeoutError:
            return False
        return True

    async def _choice(self, state: TableState, step: Step) -> Command | None:
        commands = tuple(legal(state.match, step.seat))
        if not commands:
            return None
        if step.by == "clock" and Pass() in commands:
            return Pass()
        if len(commands) == 1:
            return commands[0]
        bot = state.seats[step.seat].bot if step.by == "bot" else None
        question = Choose(
            bot or SAFE_BOT,
            _dice(state, step.seat),
            Raw(view_json(state, step.seat)),
            commands,
        )
        try:
            chosen = await self._room.hub.bots.ask(question)
        except NoAnswer:
            return self._room.hub.dice.choice(commands)
        assert isinstance(chosen, Chosen)
        return commands[chosen.index]


def _dice(state: TableState, seat: int) -> str:
    """Dice that the same seed throws again, and that tell nothing of the seed."""
    text = f"{state.match.seed}/bot/{seat}/{state.version}"
    return hashlib.sha256(text.encode()).hexdigest()
