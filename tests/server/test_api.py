"""The HTTP API: games, rules, the referee, the lobby, and what browsers need to be safe."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import json
import urllib.parse
import urllib.request
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from openrummy.bots import NAMES
from openrummy.rules.presets import PRESETS
from openrummy.server.api import CALLS
from openrummy.server.openapi import document
from openrummy.server.schema import schema_text
from tests.server.people import QUICK, Person, Server, running

ROOT = Path(__file__).parents[2]


def test_openapi_lists_every_call() -> None:
    async def main() -> None:
        async with running() as server:
            found = await server.person().get("/api/openapi.json")
            assert found == json.loads(json.dumps(document()))
            listed = {
                (method.upper(), path)
                for path, methods in found["paths"].items()
                for method in methods
            }
            assert listed == {(call.method, call.path.replace(":int", "")) for call in CALLS}
            routes = {r.path for r in server.app.routes if r.path.startswith("/api")}  # type: ignore[attr-defined]
            assert routes - {"/api/{rest:path}"} == {call.path for call in CALLS}
            names = [o["operationId"] for m in found["paths"].values() for o in m.values()]
            assert len(names) == len(set(names))
            for reference in references(found):
                assert reference.rpartition("/")[2] in found["components"]["schemas"]

    asyncio.run(main())


def references(part: Any) -> list[str]:
    if isinstance(part, dict):
        own = [part["$ref"]] if "$ref" in part else []
        return own + [found for value in part.values() for found in references(value)]
    if isinstance(part, list):
        return [found for value in part for found in references(value)]
    return []


def test_the_schema_of_the_protocol_is_fresh() -> None:
    path = ROOT / "web" / "src" / "lib" / "protocol.schema.json"
    assert path.read_text(encoding="utf-8") == schema_text(), (
        f"run: python -m openrummy.server.schema {path.relative_to(ROOT)}"
    )


@pytest.mark.parametrize("language", ["en", "fr"])
def test_games_and_rules(language: str) -> None:
    async def main() -> None:
        async with running() as server:
            ann = server.person()
            games = await ann.get(f"/api/games?lang={language}")
            assert [game["name"] for game in games] == list(PRESETS)
            for game in games:
                assert game["title"]
                assert game["about"]
                assert game["bots"] == list(NAMES)
                low, high = game["seats"]["recommended"]
                assert game["seats"]["min"] <= low <= high <= game["seats"]["max"]
                for option in game["options"]:
                    assert option["label"]
                    if option["form"]["type"] == "choice":
                        assert set(option["words"]) >= set(option["form"]["words"])
                book = await ann.get(f"/api/rules/{game['name']}?lang={language}")
                assert {part["kind"] for part in book["parts"]} == {"aim", "heading", "rule"}
            options = urllib.parse.quote('{"gin.knock_limit":5}')
            book = await ann.get(f"/api/rules/gin?lang={language}&options={options}")
            changed = [o for p in book["parts"] for o in p["options"] if o["differs"]]
            assert {option["name"] for option in changed} == {"gin.knock_limit"}

    asyncio.run(main())


def test_house_rules_are_checked() -> None:
    async def main() -> None:
        async with running() as server:
            ann = server.person()
            good = await ann.post("/api/games/gin/check", {"options": {"gin.knock_limit": "5"}})
            assert good["options"] == {"gin.knock_limit": 5}
            same = await ann.post("/api/games/gin/check", {"options": {"gin.knock_limit": 10}})
            assert same["options"] == {}
            bad = {"options": {"gin.knock_limit": 500, "no.such": 1}}
            status, answer = await ann.call("POST", "/api/games/gin/check?lang=fr", bad)
            assert status == 422
            assert [p["option"] for p in answer["problems"]] == ["gin.knock_limit", "no.such"]
            assert all(problem["message"] for problem in answer["problems"])
            assert (await ann.call("POST", "/api/games/bridge/check", {}))[0] == 404
            status, answer = await ann.call("POST", "/api/tables", {"preset": "gin", "seats": 3})
            assert (status, answer["error"]["code"]) == (422, "bad_seats")

    asyncio.run(main())


@pytest.mark.parametrize(
    ("method", "path", "body", "status"),
    [
        ("POST", "/api/tables", b"{", 400),
        ("POST", "/api/tables", b"\xff", 400),
        ("POST", "/api/tables", b"[" * 50_000, 400),
        ("POST", "/api/tables", b'"' + b"x" * 100_000 + b'"', 413),
        ("POST", "/api/tables", {"preset": "gin"}, 400),
        ("POST", "/api/tables", {"preset": "gin", "seats": 2, "bots": ["genius"]}, 409),
        ("POST", "/api/tables", {"preset": "gin", "seats": 2, "bots": ["greedy"] * 9}, 409),
        ("POST", "/api/tables", {"preset": "gin", "seats": 2, "bot_pace": -1}, 400),
        ("POST", "/api/tables", {"preset": "gin", "seats": 2, "turn_seconds": 1}, 400),
        ("POST", "/api/tables", {"preset": "gin", "seats": 2, "options": {"x": {}}}, 422),
        ("POST", "/api/tables/ABCD/sit", {}, 404),
        ("GET", "/api/replays/ABCD", None, 404),
        ("GET", "/api/rules/gin?options=[", None, 400),
        ("GET", "/api/nothing", None, 404),
        ("POST", "/api/nothing/at/all", {}, 404),
    ],
)
def test_bad_requests_have_codes(method: str, path: str, body: Any, status: int) -> None:
    async def main() -> None:
        async with running() as server:
            found, answer = await server.person().call(method, path, body)
            assert found == status, answer
            assert answer["error"]["code"]

    asyncio.run(main())


def test_the_referee() -> None:
    async def main() -> None:
        async with running() as server:
            question = {"game": "gin", "ask": "meld", "cards": "QS KS AS"}
            ruling = await server.person().post("/api/referee?lang=fr", question)
            assert ruling["legal"] is False
            assert (await server.person().post("/api/referee", [1]))["error"]["code"]

    asyncio.run(main())


def test_open_tables_are_listed_and_private_ones_are_not() -> None:
    async def main() -> None:
        async with running() as server:
            ann, ben = server.person("Ann"), server.person("Ben")
            await (await ann.open("gin", private=False)).connect()
            await (await ben.open("gin", private=True)).connect()
            listed = await server.person().get("/api/tables?lang=fr")
            assert [table["code"] for table in listed] == [ann.code]
            assert listed[0]["open"] == 1
            assert "owner" not in json.dumps(listed)
            await server.person("Cem").sit(ann.code)
            assert await server.person().get("/api/tables") == []

    asyncio.run(main())


def test_replays_are_for_finished_matches() -> None:
    async def main() -> None:
        async with running() as server:
            ann = await server.person().open("gin", bots=["greedy"])
            for path in (f"/api/tables/{ann.code}/record", f"/api/replays/{ann.code}"):
                status, answer = await ann.call("GET", path)
                assert (status, answer["error"]["code"]) == (409, "match_not_over")
            assert (await ann.call("GET", f"/api/replays/{ann.code}/1"))[0] == 409

    asyncio.run(main())


def test_floods_of_calls_and_tables_are_stopped() -> None:
    async def main() -> None:
        config = replace(QUICK, tables_a_minute=3, requests_a_minute=10)
        async with running(config) as server:
            ann = server.person()
            body = {"preset": "gin", "seats": 2}
            statuses = [(await ann.call("POST", "/api/tables", body))[0] for _ in range(5)]
            assert statuses == [201, 201, 201, 429, 429]
            statuses = [(await ann.call("GET", "/api/games"))[0] for _ in range(8)]
            assert statuses[-1] == 429

    asyncio.run(main())


def test_a_guest_gets_a_cookie_that_scripts_cannot_read() -> None:
    async def main() -> None:
        async with running() as server:
            ann = server.person()
            first = await ann.post("/api/session?lang=en", {})
            assert first["name"].startswith("Guest ")
            cookie = ann.cookie
            assert (await ann.post("/api/session", {"name": " Ann\n "}))["name"] == "Ann"
            assert ann.cookie == cookie
            headers = await head(server, "/api/session", b"{}")
            assert "HttpOnly" in headers["set-cookie"]
            assert "SameSite=Lax" in headers["set-cookie"]

    asyncio.run(main())


async def head(
    server: Server, path: str, body: bytes | None = None, more: dict[str, str] | None = None
) -> Any:
    def ask() -> Any:
        address = f"http://127.0.0.1:{server.port}{path}"
        with urllib.request.urlopen(urllib.request.Request(address, body, more or {})) as answer:
            return answer.headers

    return await asyncio.to_thread(ask)


def test_the_client_is_served_safely(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    page_text = "<title>page</title><script>let a</script><style>p{}</style>"
    (tmp_path / "index.html").write_text(page_text)
    (tmp_path / "assets" / "a.js").write_text("let a\n" * 1000)
    (tmp_path / "assets" / "a.js.gz").write_bytes(b"packed")
    (tmp_path.parent / "secret.txt").write_text("secret")

    async def main() -> None:
        async with running(replace(QUICK, static=tmp_path)) as server:
            eve = Person(server.port, "Eve")
            for path in ("/", "/table/ABCD", "/rules/gin"):
                assert await eve.call("GET", path) == (200, page_text)
            for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/none.js", "/x.png"):
                status, text = await eve.call("GET", path)
                assert "secret" not in str(text)
                assert status == 404, path
            page = await head(server, "/")
            assert page["cache-control"] == "no-cache"
            assert "default-src 'none'" in page["content-security-policy"]
            for inside, kind in (("let a", "script"), ("p{}", "style")):
                digest = base64.b64encode(hashlib.sha256(inside.encode()).digest()).decode()
                allowed = f"{kind}-src 'self' 'sha256-{digest}';"
                assert allowed in page["content-security-policy"]
            assert page["x-content-type-options"] == "nosniff"
            script = await head(server, "/assets/a.js")
            assert "sha256" not in script["content-security-policy"]
            assert "immutable" in script["cache-control"]
            assert script["content-type"].startswith("text/javascript")
            packed = await head(server, "/assets/a.js", more={"accept-encoding": "gzip"})
            assert packed["content-encoding"] == "gzip"
            assert packed["content-length"] == "6"

    asyncio.run(main())


def test_sentences_for_the_browser() -> None:
    async def main() -> None:
        async with running() as server:
            ann = server.person()
            versions = await ann.get("/locales.json")
            for language, version in versions.items():
                status, text = await ann.call("GET", f"/locales/{language}.ftl")
                assert status == 200
                assert "refusal-turn-not_yours" in text
                assert "wrong-cannot_save" in text
                assert (
                    "immutable"
                    not in (await head(server, f"/locales/{language}.ftl"))["cache-control"]
                )
                kept = await head(server, f"/locales/{language}.ftl?v={version}")
                assert "immutable" in kept["cache-control"]
            assert (await ann.call("GET", "/locales/xx.ftl"))[0] == 404

    asyncio.run(main())


def test_health(tmp_path: Path) -> None:
    async def main() -> None:
        async with running(replace(QUICK, data=tmp_path)) as server:
            assert await server.person().call("GET", "/healthz") == (200, "ok")
            assert await server.person().call("GET", "/readyz") == (200, "ok")

    asyncio.run(main())


def test_unused_tables_are_removed() -> None:
    async def main() -> None:
        ahead = 0

        def now() -> int:
            return 1_700_000_000_000 + ahead

        async with running(now=now) as server:
            ann, ben = server.person("Ann"), server.person("Ben")
            await ann.open("gin")
            await ben.open("gin", bots=["greedy"])
            lobby = server.services.lobby
            ahead = 23 * 3_600_000
            await lobby.clean_up()
            assert (await ann.call("GET", f"/api/tables/{ann.code}"))[0] == 200
            ahead = 25 * 3_600_000
            await lobby.clean_up()
            assert (await ann.call("GET", f"/api/tables/{ann.code}"))[0] == 404
            assert (await ann.call("GET", f"/api/tables/{ben.code}"))[0] == 200
            ahead = 31 * 24 * 3_600_000
            await lobby.clean_up()
            assert (await ann.call("GET", f"/api/tables/{ben.code}"))[0] == 404

    asyncio.run(main())
