"""How the load speaks with OpenRummy's server and with boardgame.io's."""

from __future__ import annotations

import json
import urllib.request
from collections.abc import Callable
from typing import Any

import msgspec
from msgspec import Raw, Struct, field
from two_seats import Seen, Table


def call(port: int, path: str, body: dict[str, Any], cookie: str = "") -> tuple[Any, str]:
    """The answer of an API and the cookie to go on with."""
    headers = {"content-type": "application/json"} | ({"cookie": cookie} if cookie else {})
    url = f"http://127.0.0.1:{port}{path}"
    request = urllib.request.Request(url, json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request, timeout=30) as answer:  # noqa: S310 - our own servers
        fresh = answer.headers.get("set-cookie")
        return json.load(answer), fresh.partition(";")[0] if fresh else cookie


class _Ours(Struct):
    type: str
    version: int = 0
    legal: list[Raw] = []


_ours = msgspec.json.Decoder(_Ours).decode


class GinTable(Table):
    """A gin table of OpenRummy: draw from the stock and discard, let upcards go, deal anew."""

    answers = True

    def __init__(self, port: int) -> None:
        _, one = call(port, "/api/session", {})
        _, two = call(port, "/api/session", {})
        wanted = {"preset": "gin", "seats": 2, "name": "A", "bot_pace": 0}
        ticket, _ = call(port, "/api/tables", wanted, one)
        self._code = ticket["code"]
        call(port, f"/api/tables/{self._code}/sit", {"name": "B"}, two)
        self._cookies = (one, two)

    def address(self, seat: int) -> tuple[str, str]:
        return f"/ws/{self._code}", self._cookies[seat]

    def greeting(self, seat: int) -> bytes:
        del seat
        return b'{"type":"hello"}'

    def read(self, seat: int, data: bytes, say: Callable[[bytes], None]) -> Seen | None:
        del say
        seen = _ours(data)
        if seen.type == "accepted":
            return Seen(seen.version, kept=True)
        assert seen.type == "table", data
        return Seen(seen.version, self._move(seat, seen))

    def _move(self, seat: int, seen: _Ours) -> bytes | None:
        if not seen.legal:
            return None
        first = bytes(seen.legal[0])
        command = first if first == b'{"type":"draw"}' else bytes(seen.legal[-1])
        return b'{"type":"do","id":"bench-%d-%08d","version":%d,"command":%s}' % (
            seat,
            seen.version,
            seen.version,
            command,
        )


class _Hands(Struct):
    players: dict[str, list[str]]
    drawn: bool


class _Turn(Struct):
    current: str = field(name="currentPlayer")


class _State(Struct):
    game: _Hands = field(name="G")
    turn: _Turn = field(name="ctx")
    version: int = field(name="_stateID")


class _Sync(Struct):
    state: _State


_update = msgspec.json.Decoder(tuple[str, str, _State, Raw]).decode
_sync = msgspec.json.Decoder(tuple[str, str, _Sync]).decode
_SPACE = b"/draw,"


class DrawTable(Table):
    """A match of ``boardgame/server.cjs``, spoken to by the rules of socket.io."""

    answers = False

    def __init__(self, port: int) -> None:
        self._match = call(port, "/games/draw/create", {"numPlayers": 2})[0]["matchID"]
        self._keys = [
            call(port, f"/games/draw/{self._match}/join", {"playerID": str(at), "playerName": "A"})[
                0
            ]["playerCredentials"]
            for at in (0, 1)
        ]

    def address(self, seat: int) -> tuple[str, str]:
        del seat
        return "/socket.io/?EIO=4&transport=websocket", ""

    def greeting(self, seat: int) -> bytes:
        del seat
        return b"40" + _SPACE

    def read(self, seat: int, data: bytes, say: Callable[[bytes], None]) -> Seen | None:
        start, _, body = data.partition(_SPACE)
        if start == b"2":
            say(b"3")
        elif start == b"40":
            say(self._event("sync", self._match, str(seat), self._keys[seat], 2))
        elif body.startswith(b'["update"'):
            return self._seen(seat, _update(body)[2])
        elif body.startswith(b'["sync"'):
            return self._seen(seat, _sync(body)[2].state)
        return None

    def _seen(self, seat: int, state: _State) -> Seen:
        me = str(seat)
        if state.turn.current != me:
            return Seen(state.version)
        move, args = ("discard", [state.game.players[me][-1]]) if state.game.drawn else ("draw", [])
        payload = {"type": move, "args": args, "playerID": me, "credentials": self._keys[seat]}
        action = {"type": "MAKE_MOVE", "payload": payload}
        return Seen(state.version, self._event("update", action, state.version, self._match, me))

    @staticmethod
    def _event(*parts: object) -> bytes:
        return b"42" + _SPACE + msgspec.json.encode(parts)
