"""Tables and seats: opening, sitting down, leaving, coming back, bots, settings, playing again."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from openrummy.bots.registry import NAMES
from openrummy.core.shuffle import fresh_seed
from openrummy.records.codec import short_rules
from openrummy.rules.presets import preset
from openrummy.server.answers import bot_name, new_bot
from openrummy.server.changes import (
    CameBack,
    Opened,
    Rematched,
    Seated,
    SettingsChanged,
    Sitter,
    WentAway,
)
from openrummy.server.hub import Hub
from openrummy.server.protocol import TableSettings
from openrummy.server.room import Room
from openrummy.server.rooms import NoTable, Rooms
from openrummy.server.sessions import Sessions, hashed, seat_of
from openrummy.server.store import Conflict
from openrummy.table.decide import new_match

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"
"""Of codes: those that are not taken for others when read aloud or copied."""
CODE_LENGTH = 4
TRIES = 20
LONGEST_NAME = 30


class NotAllowed(Exception):
    """The lobby refuses; ``code`` says why, with its facts."""

    def __init__(self, code: str, **facts: object) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts


class Ticket(Struct):
    """A seat that somebody got, and the secret of its link."""

    code: str
    seat: int
    seat_key: str


class Wanted(Struct, frozen=True):
    """A table that somebody wants to open."""

    preset: str
    options: Mapping[str, Any]
    seats: int
    bots: Sequence[str | None]
    name: str
    settings: TableSettings
    seed: str | None


def clean_name(name: str, otherwise: str = "?") -> str:
    """A name for people: one line, without what could disturb a screen, not too long."""
    plain = " ".join("".join(c if c.isprintable() else " " for c in name).split())
    return plain[:LONGEST_NAME].strip() or otherwise


class Lobby:
    """Opens tables and seats people. Everything is written before it is true."""

    def __init__(self, hub: Hub, rooms: Rooms, sessions: Sessions) -> None:
        self._hub = hub
        self._sessions = sessions
        self._rooms = rooms

    async def open(self, wanted: Wanted, guest: str) -> Ticket:
        """Opens a table with its host on seat 0.

        Raises `UnknownGame`, `BadOptions`, `BadSeats`, `NotAllowed` or `CannotSave`.
        """
        rules = preset(wanted.preset, wanted.options)
        new_match(rules, wanted.seats, "")
        if wanted.seed is not None and not wanted.settings.private:
            raise NotAllowed("seed_private_only")
        host = _person(wanted.name, guest, host=True)
        short = short_rules(rules)
        opening = Opened(
            preset=short.preset,
            options=short.options,
            seed=fresh_seed() if wanted.seed is None else wanted.seed,
            seeded=wanted.seed is not None,
            settings=replace(wanted.settings, seeded=wanted.seed is not None),
            seats=_seats(host, wanted.seats, wanted.bots),
        )
        room = await self._opened(opening, guest)
        code = room.state.code
        return Ticket(code, 0, self._sessions.key(code, 0, guest))

    async def _opened(self, opening: Opened, guest: str | None = None) -> Room:
        for attempt in range(TRIES):
            length = CODE_LENGTH + attempt // 10
            code = "".join(secrets.choice(LETTERS) for _ in range(length))
            seats = opening.seats
            if guest is not None:
                key = hashed(self._sessions.key(code, 0, guest))
                seats = (replace(seats[0], key=key), *seats[1:])
            try:
                room = await self._rooms.open(code, replace(opening, seats=seats))
            except Conflict:
                continue
            async with room.lock:
                await room.start_if_full()
            return room
        raise NotAllowed("no_code_free")

    async def sit(self, room: Room, name: str, guest: str, seat: int | None) -> Ticket:
        """Gives somebody a seat: their own, else an open one, else a bot's, in mid-game too."""
        async with room.lock:
            own = seat_of(room.state, guest, None)
            if own is not None and seat in (None, own):
                return await self._again(room, own, guest)
            if own is not None:
                raise NotAllowed("seated_already", seat=own)
            if room.state.over:
                raise NotAllowed("match_over")
            free = _free_seat(room, seat)
            key = self._sessions.key(room.state.code, free, guest)
            taken = {s.name for at, s in enumerate(room.state.seats) if at != free}
            person = replace(_person(_other_name(name, taken), guest), key=hashed(key))
            await room.change(Seated(free, person))
            await room.start_if_full()
            return Ticket(room.state.code, free, key)

    async def _again(self, room: Room, seat: int, guest: str) -> Ticket:
        """The seat link of somebody who sits here already."""
        key = self._sessions.key(room.state.code, seat, guest)
        sitter = room.state.seats[seat]
        if sitter.key != hashed(key) or sitter.away:
            there = replace(sitter, key=hashed(key), away=False, left=False)
            await room.change(Seated(seat, there))
        return Ticket(room.state.code, seat, key)

    async def leave(self, room: Room, seat: int) -> None:
        """A person leaves: before the start the seat is open again, later a bot plays for them."""
        async with room.lock:
            if not room.state.started:
                await room.change(Seated(seat, Sitter()))
                await _pass_host_on(room)
            elif not room.state.seats[seat].left:
                await room.change(WentAway(seat, left=True))
                await _pass_host_on(room)

    async def take_back(self, room: Room, seat: int) -> None:
        """A person plays for themselves again."""
        async with room.lock:
            if room.state.seats[seat].away:
                await room.change(CameBack(seat))

    async def put_bot(self, room: Room, seat: int, bot: str | None) -> None:
        """The host puts a bot on a seat that no person has, or (before the start) opens it."""
        async with room.lock:
            sitter = _sitter(room, seat)
            if sitter.kind == "person":
                raise NotAllowed("seat_taken", seat=seat)
            if bot is None:
                if room.state.started:
                    raise NotAllowed("started")
                await room.change(Seated(seat, Sitter()))
                return
            if bot not in NAMES:
                raise NotAllowed("unknown_bot", bot=bot)
            name = sitter.name or new_bot(room, seat).name
            await room.change(Seated(seat, Sitter(name=name, kind="bot", bot=bot)))
            await room.start_if_full()

    async def kick(self, room: Room, seat: int) -> None:
        """The host takes a person's seat away: a bot's from now on, or open before the start."""
        async with room.lock:
            sitter = _sitter(room, seat)
            if sitter.kind != "person" or sitter.host:
                raise NotAllowed("nobody_to_remove", seat=seat)
            then = new_bot(room, seat) if room.state.started else Sitter()
            await room.change(Seated(seat, then))

    async def set(self, room: Room, settings: TableSettings) -> None:
        """The host changes what may be changed during a match."""
        async with room.lock:
            await room.change(SettingsChanged(settings))

    async def rematch(self, room: Room) -> str:
        """The code of the table where the same people play again by the same rules.

        Sessions and seat links are good there too, each for the seat that it had.
        """
        async with room.lock:
            state = room.state
            if not state.over:
                raise NotAllowed("match_not_over")
            if state.rematch is not None:
                return state.rematch
            short = short_rules(state.rules)
            again = await self._opened(
                Opened(
                    preset=short.preset,
                    options=short.options,
                    seed=fresh_seed(),
                    seeded=False,
                    settings=replace(state.settings, seeded=False),
                    seats=tuple(replace(s, away=s.left) for s in state.seats),
                )
            )
            await room.change(Rematched(again.state.code))
            return again.state.code

    async def clean_up(self) -> None:
        """Removes tables that were never used, left, or finished long ago; puts quiet ones away."""
        config, now = self._hub.config, self._hub.now()
        hour = 3_600_000
        limits = {
            "open": config.unused_hours * hour,
            "playing": config.idle_days * 24 * hour,
            "over": config.finished_days * 24 * hour,
        }
        for listed in await self._hub.store.tables():
            if now - listed.changed_at > limits[listed.stage]:
                await self._remove_unused(listed.code, now - limits[listed.stage])
        for room in self._rooms.quiet()[: max(0, len(self._rooms) - config.shut_tables)]:
            self._rooms.put_away(room)

    async def _remove_unused(self, code: str, before: float) -> None:
        entries = await self._hub.store.entries(code)
        if entries and entries[-1].at < before:
            try:
                room = await self._rooms.find(code)
            except NoTable:
                return
            if not room.listeners:
                await self._hub.store.remove(code)
                self._rooms.put_away(room)


def _person(name: str, guest: str, *, host: bool = False) -> Sitter:
    return Sitter(name=clean_name(name), kind="person", owner=hashed(guest), host=host)


def _seats(host: Sitter, count: int, bots: Sequence[str | None]) -> tuple[Sitter, ...]:
    if len(bots) > count - 1:
        raise NotAllowed("too_many_bots", most=count - 1)
    found, taken = [host], {host.name}
    for bot in (*bots, *[None] * (count - 1 - len(bots))):
        if bot is None:
            found.append(Sitter())
            continue
        if bot not in NAMES:
            raise NotAllowed("unknown_bot", bot=bot)
        name = bot_name(taken)
        taken.add(name)
        found.append(Sitter(name=name, kind="bot", bot=bot))
    return tuple(found)


def _other_name(name: str, taken: set[str]) -> str:
    """The name, with a number if somebody at the table has it."""
    plain, number = clean_name(name), 2
    found = plain
    while found in taken:
        found, number = f"{plain} {number}", number + 1
    return found


def _sitter(room: Room, seat: int) -> Sitter:
    if not 0 <= seat < len(room.state.seats):
        raise NotAllowed("no_such_seat", seat=seat)
    return room.state.seats[seat]


def _free_seat(room: Room, wanted: int | None) -> int:
    seats = room.state.seats
    if wanted is not None:
        if _sitter(room, wanted).kind == "person":
            raise NotAllowed("seat_taken", seat=wanted)
        return wanted
    for kind in ("open", "bot"):
        for at, sitter in enumerate(seats):
            if sitter.kind == kind:
                return at
    raise NotAllowed("table_full")


async def _pass_host_on(room: Room) -> None:
    """When the host has left, the first person who is still there is host."""
    seats = room.state.seats
    host = next((at for at, s in enumerate(seats) if s.host), None)
    if host is not None and not seats[host].left:
        return
    heir = next((at for at, s in enumerate(seats) if s.kind == "person" and not s.left), None)
    if heir is None:
        return
    if host is not None:
        await room.change(Seated(host, replace(seats[host], host=False)))
    await room.change(Seated(heir, replace(room.state.seats[heir], host=True)))
