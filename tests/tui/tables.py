"""Tables for the tests of the terminal: a position, a quiet opponent, a screen that is driven."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from msgspec.structs import replace
from textual.pilot import Pilot

from openrummy.bots import Bot, make
from openrummy.bots.player import Choice
from openrummy.core.cards import parse_cards
from openrummy.core.meld import Meld
from openrummy.core.reading import read_meld
from openrummy.messages.bundle import messages
from openrummy.rules.presets import preset
from openrummy.table import commands as cmd
from openrummy.table.decide import start
from openrummy.table.state import TableMeld
from openrummy.table.view import SeatView
from openrummy.tui import Options, run_plain
from openrummy.tui.app import RummyApp
from openrummy.tui.game import Keeper, LocalGame
from openrummy.tui.screen import TableScreen

NAMES = ("Me", "Anna", "Bo", "Cy", "Dee", "Eli", "Fay")
PLAIN = Options(signs=False, colour=False, pace=0)


class Quiet:
    """Lets everything go, draws, and throws the card it drew."""

    name = "quiet"
    why: Choice | None = None

    def choose(self, view: SeatView, legal: Sequence[cmd.Command]) -> cmd.Command:
        for wanted in (cmd.Pass, cmd.Draw, cmd.Take):
            found = next((move for move in legal if isinstance(move, wanted)), None)
            if found is not None:
                return found
        return [move for move in legal if isinstance(move, cmd.Discard)][-1]


def quiet(kind: str, seed: str) -> Bot:
    return Quiet()


def table(
    game: str,
    hand: str,
    *,
    seats: int = 2,
    melds: Sequence[tuple[int, str]] = (),
    bot: Callable[[str, str], Bot] = quiet,
    options: dict[str, object] | None = None,
    **round_: Any,
) -> LocalGame:
    """A game with the person on turn at seat 0, holding ``hand``; other fields as given."""
    match, _ = start(preset(game, options), seats, "tables")
    assert match.round is not None
    held = parse_cards(hand)
    others = tuple(parse_cards("2C 2D 4C 9H JD") for _ in range(seats - 1))
    laid = tuple(TableMeld(owner, a_meld(match.rules.limits, cards)) for owner, cards in melds)
    fields = {
        "turn": 0,
        "phase": "draw",
        "starter": 0,
        "order": tuple(range(seats)),
        "hands": (held, *others),
        "melds": laid,
        "turns": (1,) * seats,
        "discarder": seats - 1,
    }
    changed = replace(match, round=replace(match.round, **(fields | round_)))
    bots = (None, *["quiet"] * (seats - 1))
    return LocalGame(changed, NAMES[:seats], bots, bot)


def a_meld(limits: Any, cards: str) -> Meld:
    return read_meld(parse_cards(cards), limits)


def bot_game(game: str, seats: int, seed: str = "a", keeper: Keeper | None = None) -> LocalGame:
    """A fresh game against the greedy bot."""
    match, events = start(preset(game), seats, seed)
    kinds = (None, *["greedy"] * (seats - 1))
    return LocalGame(match, NAMES[:seats], kinds, make, keeper=keeper, past=events)


def typed(game: LocalGame, *lines: str, options: Options = PLAIN, language: str = "en") -> str:
    """What the line mode prints when these lines are typed."""
    out = io.StringIO()
    script = io.StringIO("".join(f"{line}\n" for line in lines))
    assert run_plain(game, messages(language), script, out, options) == 0
    return out.getvalue()


Drive = Callable[[TableScreen, Pilot[int]], Awaitable[None]]


def on_screen(
    game: LocalGame,
    drive: Drive,
    *,
    options: Options = PLAIN,
    size: tuple[int, int] = (80, 24),
    language: str = "en",
) -> RummyApp:
    """Drives the screen; the app after it has ended."""
    app = RummyApp(game, messages(language), options)

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            await settled(app, pilot)
            await drive(app.table, pilot)

    asyncio.run(run())
    return app


async def settled(app: RummyApp, pilot: Pilot[int]) -> None:
    """Waits until the others have acted."""
    await app.workers.wait_for_complete()
    await pilot.pause()


async def press(screen: TableScreen, pilot: Pilot[int], *keys: str) -> None:
    """Presses keys, each after the others have answered the one before."""
    for key in keys:
        await pilot.press(key)
        app = screen.app
        assert isinstance(app, RummyApp)
        await settled(app, pilot)


def text_of(screen: TableScreen, name: str) -> str:
    """What a part of the screen shows."""
    return str(screen.query_one(f"#{name}").render())


def picture(app: RummyApp) -> list[str]:
    """The lines of the screen as they are drawn."""
    strips = app.screen._compositor.render_strips()
    return ["".join(segment.text for segment in strip) for strip in strips]


def hand_of(screen: TableScreen) -> str:
    """The loose cards of the hand, from the left."""
    return " ".join(screen.hand.cards(screen.hand.loose))
