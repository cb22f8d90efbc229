"""What a person at a socket asks of their table, and what they are told."""

from __future__ import annotations

from typing import TypeAlias

import msgspec
from msgspec import Raw

from openrummy.bots import NAMES
from openrummy.core.refusals import Refused as RefusedByRules
from openrummy.records.codec import CARDS
from openrummy.server.advice_for import advise
from openrummy.server.blocked import refusal_of
from openrummy.server.bot_host import NoAnswer
from openrummy.server.changes import Seated, Sitter, TimeGiven
from openrummy.server.deadlines import may_have_more
from openrummy.server.protocol import (
    Accepted,
    Advice,
    Arranged,
    Do,
    Draft,
    Hint,
    MoreTime,
    Refusal,
    Refused,
    Said,
    Say,
    Wrong,
)
from openrummy.server.room import Room
from openrummy.server.store import CannotSave, Conflict
from openrummy.server.thinking import Arrange, Choose, Chosen, Melds, Outlook, Worth
from openrummy.server.views import commands_of, view_json
from openrummy.table.commands import Abandon, Command, Discard, Draw, Next, Pass
from openrummy.table.notation import BadCommand, parse_command, write
from openrummy.table.state import is_over

BOT_NAMES = ("Bo", "Ada", "Milo", "Noor", "Iris", "Teo", "Zoé", "Kim")
USUAL_BOT = "greedy"
HINT_BOT = NAMES[-1]
"""The strongest."""

Verdict: TypeAlias = Accepted | Refused | Wrong

STALE = "table.stale"
AWAY = "table.away"
NOT_STARTED = "table.not_started"
NOT_HOST = "table.not_host"


def refused(room: Room, message: Do, code: str, **facts: object) -> Refused:
    """A refusal by the table rather than by the rules of the game."""
    return Refused(message.id, room.state.version, Refusal(code, facts))


async def do(room: Room, seat: int, message: Do) -> Verdict:
    """Carries out a command of a person, once, whatever is repeated."""
    try:
        command = _understood(message.command)
    except (BadCommand, TypeError, ValueError):
        return Wrong("bad_message", message.id)
    async with room.lock:
        known = room.known.get((seat, message.id))
        if known is not None:
            return Accepted(message.id, known)
        try:
            if not room.state.epoch <= message.version <= room.state.version:
                return await _repeated(room, seat, message)
            if not room.state.started:
                return await _begin(room, seat, message, command)
            not_now = _by_the_table(room, seat, command)
            if not_now is not None:
                return refused(room, message, not_now)
            await room.play(seat, command, cid=message.id)
        except RefusedByRules as refusal:
            why = refusal_of(refusal, room.state.rules.game)
            return Refused(message.id, room.state.version, why)
        except Conflict:
            return await _repeated(room, seat, message)
        except CannotSave:
            return Wrong("cannot_save", message.id)
        return Accepted(message.id, room.state.version)


def _understood(command: Command) -> Command:
    """A command with its cards in their one form. Raises what a command that is none raises."""
    if isinstance(command, Draw | Pass | Next):
        return command
    if isinstance(command, Discard) and command.card in CARDS:
        return command
    return parse_command(write(command))


def _by_the_table(room: Room, seat: int, command: Command) -> str | None:
    """Why the table, whatever the rules say, refuses a command."""
    if room.state.seats[seat].away:
        return AWAY
    if isinstance(command, Abandon) and not room.state.seats[seat].host:
        return NOT_HOST
    return None


async def _repeated(room: Room, seat: int, message: Do) -> Verdict:
    """The answer of old to a command that is in the log; any other comes too late."""
    version = await room.hub.store.version_of(room.state.code, seat, message.id)
    if version is None:
        return refused(room, message, STALE)
    return Accepted(message.id, version)


async def _begin(room: Room, seat: int, message: Do, command: Command) -> Verdict:
    """The host starts before all seats are taken: bots take those that are open."""
    if not isinstance(command, Next):
        return refused(room, message, NOT_STARTED)
    if not room.state.seats[seat].host:
        return refused(room, message, NOT_HOST)
    for at, sitter in enumerate(room.state.seats):
        if sitter.kind == "open":
            await room.change(Seated(at, new_bot(room, at)))
    await room.start_if_full()
    return Accepted(message.id, room.state.version)


def new_bot(room: Room, seat: int, bot: str = USUAL_BOT) -> Sitter:
    """A bot for a seat, with a name that nobody at the table has."""
    taken = {sitter.name for at, sitter in enumerate(room.state.seats) if at != seat}
    return Sitter(name=bot_name(taken), kind="bot", bot=bot)


def bot_name(taken: set[str]) -> str:
    """A name for a bot that is none of those."""
    return next((name for name in BOT_NAMES if name not in taken), BOT_NAMES[0])


# ---- arranging and advice ------------------------------------------------------------------


async def keep_draft(room: Room, seat: int, draft: Draft) -> Advice:
    """Keeps a person's arrangement and says what it is worth."""
    room.drafts[seat] = draft
    state = room.state
    worth = await _worth(room, seat)
    if room.state is not state:
        # The thought was about another hand; what is said must be true of this one.
        worth = Worth()
    return msgspec.structs.replace(advise(room.state, seat, draft, worth), number=draft.number)


async def _worth(room: Room, seat: int) -> Worth:
    state = room.state
    round_ = state.match.round
    if not state.rules.exposed or round_ is None or is_over(state.match):
        return Worth()
    key = (seat, round_.number, round_.hands[seat], round_.opened[seat])
    if room.worth.get(seat, (None, None))[0] != key:
        try:
            answer = await room.hub.bots.ask(Outlook(Raw(view_json(state, seat))))
        except NoAnswer:
            return Worth()
        assert isinstance(answer, Worth)
        room.worth[seat] = (key, answer)
    return room.worth[seat][1]


async def arrange(room: Room, seat: int) -> Arranged | Wrong:
    """The best melds of a person's hand."""
    try:
        answer = await room.hub.bots.ask(Arrange(Raw(view_json(room.state, seat))))
    except NoAnswer:
        return Wrong("no_answer")
    assert isinstance(answer, Melds)
    return Arranged(answer.groups, answer.rest)


async def hint(room: Room, seat: int) -> Hint | Wrong:
    """What the strongest bot would do in a person's place, and why."""
    state = room.state
    commands = commands_of(state, seat)
    if not commands:
        return Wrong("nothing_to_do")
    question = Choose(HINT_BOT, "hint", Raw(view_json(state, seat)), commands)
    try:
        answer = await room.hub.bots.ask(question)
    except NoAnswer:
        return Wrong("no_answer")
    assert isinstance(answer, Chosen)
    command = Raw(msgspec.json.encode(commands[answer.index]))
    return Hint(command, answer.message, answer.facts)


# ---- the rest ------------------------------------------------------------------------------


def say(room: Room, seat: int, message: Say) -> Wrong | None:
    """Tells the table a phrase, or at private tables a text."""
    text = None if message.text is None else _clean(message.text)
    if (message.phrase is None) == (not text):
        return Wrong("bad_message")
    if text and not room.state.settings.private:
        return Wrong("no_text_here")
    room.tell(Said(seat, room.state.seats[seat].name, message.phrase, text or None))
    return None


def _clean(text: str) -> str:
    """A text without what could disturb a screen: control characters and blank ends."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())


async def more_time(room: Room, seat: int, message: MoreTime) -> Wrong | None:
    """Gives a timed seat more time, as long as it may ask."""
    del message
    async with room.lock:
        if not may_have_more(room.state.deadlines, seat):
            return Wrong("no_more_time")
        try:
            await room.change(TimeGiven(seat), seat=seat)
        except CannotSave:
            return Wrong("cannot_save")
    return None
