"""Requests that no browser of a player sends."""

import logging
from pathlib import Path

import pytest

from regift.server.http.security_middleware import is_own_host
from regift.tables.limits.server_limit_values import Limits, Rate
from tests.server.playing import seated, serving
from tests.server.raw import raw


def head(method: str, path: str, host: str, *more: str) -> bytes:
    """Word a request."""
    return "\r\n".join((f"{method} {path} HTTP/1.1", f"Host: {host}", "Connection: close", *more, "", "")).encode()


@pytest.mark.parametrize(
    "host",
    ["127.0.0.1", "192.168.1.20:8000", "[fe80::1]:8000", "localhost:8000", "laptop", "laptop.local", "pc.lan:80"],
)
def test_a_name_that_no_stranger_can_have_is_answered(host: str) -> None:
    assert is_own_host(host, frozenset())


@pytest.mark.parametrize(
    "host",
    [
        "evil.example",
        "127.0.0.1.evil.example",
        "evil.example:8000",
        "localhost.evil.example",
        "xlocal.com",
        "192.168.1",
    ],
)
def test_the_name_of_a_stranger_is_not(host: str) -> None:
    assert not is_own_host(host, frozenset({"play.example"}))
    assert is_own_host("Play.Example.:443", frozenset({"play.example"}))


async def test_a_rebound_name_reaches_nothing(tmp_path: Path) -> None:
    async with serving(tmp_path / "data", names=("play.example",)) as served:
        for path in ("/", "/healthz", "/api/games", "/metrics"):
            answer = await served.http.get(path, headers={"host": "evil.example"})
            assert (answer.status_code, answer.json()["field"]) == (400, "host")
        assert (await served.http.get("/healthz", headers={"host": "play.example"})).status_code == 200
        async with raw(served) as client:
            assert b" 403 " in await client.open("evil.example", "/ws", "Origin: http://evil.example")


async def test_a_foreign_page_makes_no_table(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        body = {"game": "kung_fu", "seats": 2}
        for origin in ("http://evil.example", "null", "http://127.0.0.1:1", f"http://{served.address}.evil.example"):
            answer = await served.http.post("/api/tables", json=body, headers={"origin": origin})
            assert (answer.status_code, answer.json()["field"]) == (403, "origin"), origin
            async with raw(served) as client:
                assert b" 403 " in await client.open(served.address, "/ws", f"Origin: {origin}")
        for site in ("cross-site", "same-site"):
            answer = await served.http.post("/api/tables", json=body, headers={"sec-fetch-site": site})
            assert (answer.status_code, answer.json()["field"]) == (403, "origin"), site
        for site in ("same-origin", "none"):
            assert (await served.http.post("/api/tables", json=body, headers={"sec-fetch-site": site})).is_success
        own = await served.http.post("/api/tables", json=body, headers={"origin": f"http://{served.address}"})
        assert own.status_code == 201


async def test_a_part_of_a_foreign_page_uses_up_no_tries_of_its_reader(tmp_path: Path) -> None:
    async with serving(tmp_path / "data", limits=Limits(wrong_code=Rate(2, 1e-6))) as served:
        code = (await served.make("kung_fu", 3))["code"]
        for site in ("cross-site", "same-site"):
            for ending in ("", "/evening", "/record", "/next-week.ics"):
                part = {"sec-fetch-site": site, "sec-fetch-dest": "image"}
                answer = await served.http.get(f"/api/tables/QQQQ{ending}", headers=part)
                assert (answer.status_code, answer.json()["field"]) == (403, "origin"), (site, ending)
        for origin in ("http://evil.example", "null"):  # on plain HTTP a browser says no more than that
            answer = await served.http.get("/api/tables/QQQQ", headers={"origin": origin})
            assert (answer.status_code, answer.json()["field"]) == (403, "origin"), origin
        link = {"sec-fetch-site": "cross-site", "sec-fetch-dest": "document"}
        assert (await served.http.get(f"/api/tables/{code}", headers=link)).is_success
        own = {"sec-fetch-site": "same-origin", "sec-fetch-dest": "empty"}
        assert (await served.http.get(f"/api/tables/{code}", headers=own)).is_success


async def test_a_request_that_may_be_a_foreign_pages_uses_up_no_tries_of_the_own_page(tmp_path: Path) -> None:
    """Over plain HTTP a browser says nothing of a `no-cors` fetch, a picture or a frame."""
    async with serving(tmp_path / "data", limits=Limits(wrong_code=Rate(2, 1 / 3600))) as served:
        code = (await served.make("kung_fu", 3))["code"]
        opened = {"sec-fetch-site": "cross-site", "sec-fetch-dest": "document"}
        for headers in ({}, {"accept": "image/*"}, opened):
            statuses = [(await served.http.get("/api/tables/QQQQ", headers=headers)).status_code for _ in range(3)]
            assert set(statuses) <= {404, 429}
        assert (await served.http.get(f"/api/tables/{code}")).status_code == 429, "shared by all that may be foreign"
        for own in (
            {"x-requested-with": "Regift"},
            {"sec-fetch-site": "same-origin"},
            {"origin": f"http://{served.address}"},
        ):
            assert (await served.http.get(f"/api/tables/{code}", headers=own)).is_success, own
        for _ in range(2):
            wrong = await served.http.get("/api/tables/QQQQ", headers={"x-requested-with": "Regift"})
            assert wrong.status_code == 404
        assert (await served.http.get(f"/api/tables/{code}", headers=own)).status_code == 429


async def test_a_head_is_read_up_to_16_kilobytes(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        begun = head("GET", "/healthz", served.address, "X-More: ").removesuffix(b"\r\n\r\n")
        for length, status, rest in ((16_384, b"200", b"\r\n\r\n"), (16_385, b"400", b"")):
            async with raw(served) as client:
                client.send(begun.ljust(length, b"x"))
                client.send(rest)
                assert (await client.ended()).startswith(b"HTTP/1.1 " + status)


async def test_bodies_that_are_too_large_or_no_message(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        bodies = [b"", b"[", b"[" * 4000, b'{"game": "kung_fu", "seats": NaN}', b'{"game": "\\ud800", "seats": 2}']
        bodies += [
            b"\xff\xfe",
            b'{"game": "kung_fu", "seats": 2, "more": 1}',
            b"x" * 1_000_000,
            b'{"seats":' + b"9" * 99,
        ]
        bodies += [b'{"game": "../kung_fu", "seats": 2}', b'{"game": "", "seats": 2}', b'{"x":' * 700]
        for body in bodies:
            answer = await served.http.post("/api/tables", content=body)
            assert answer.status_code in (400, 404), body[:40]
            assert "field" in answer.json()


async def test_paths_that_lead_nowhere(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING)
    (tmp_path / "web").mkdir()
    (tmp_path / "web" / "index.html").write_text("here")
    (tmp_path / "secret").write_text("secret")
    paths = [
        "/%00",
        "/" + "x" * 5000,
        "/..%2fsecret",
        "/%2e%2e/secret",
        "/..%5csecret",
        "//etc/passwd",
        "/%ff%fe",
        "/a/" * 500,
    ]
    paths += [
        "/api",
        "/api/tables/../../secret",
        "/api/games/..%2f..%2fsecret",
        "/api/tables/AB%0aC",
        "/%0d%0aSet-Cookie:x=1",
    ]
    paths += ["/api/games/%00", "/api/tables/%00/record", "/signing.key", "/data/signing.key", "/index.html%00.js"]
    async with serving(tmp_path / "data", web=tmp_path / "web") as served:
        for path in paths:
            async with raw(served) as client:
                client.send(head("GET", path, served.address))
                answer = await client.ended()
                assert answer.split(b" ", 2)[1] in (b"400", b"404"), path
                assert b"secret" not in answer
                assert b"\r\nSet-Cookie" not in answer
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


async def test_methods_that_are_not_for_that(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        for method in ("PUT", "DELETE", "PATCH", "TRACE", "OPTIONS", "CONNECT", "BREW"):
            for path in ("/", "/api/tables", "/api/games", "/healthz"):
                async with raw(served) as client:
                    client.send(head(method, path, served.address, "Content-Length: 0"))
                    assert (await client.ended()).split(b" ", 2)[1] in (b"400", b"405"), (method, path)
        assert (await served.http.get("/api/tables")).status_code in (404, 405)
        assert (await served.http.get("/ws")).status_code == 404


async def test_heads_that_no_browser_sends(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        odd = [
            b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" * 20,
            b"GET / HTTP/1.1\r\n\r\n",
            b"GET / HTTP/9.9\r\nHost: localhost\r\n\r\n",
            b"GET / HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n\r\n",
            b"GET / HTTP/1.1\r\nHost: localhost\r\nX: a\x00b\r\n\r\n",
            b"GET / HTTP/1.1\r\nHost: localhost\r\nX: " + b"x" * 100_000 + b"\r\n\r\n",
            b"GET /" + b"x" * 100_000 + b" HTTP/1.1\r\nHost: localhost\r\n\r\n",
            b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: -1\r\n\r\n",
            b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}",
            b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
            head("GET", "/", "localhost", "Upgrade: h2c", "Connection: Upgrade") + b"PRI * HTTP/2.0\r\n\r\n",
            head("GET", "/ws", "localhost", "Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 8"),
        ]
        for sent in odd:
            async with raw(served) as client:
                client.send(sent)
                client.writer.write_eof()
                answer = await client.ended()
                assert not answer or answer.split(b" ", 2)[1] in (b"200", b"400", b"404", b"426"), sent[:60]
        assert (await served.http.get("/healthz")).status_code == 200


async def test_the_policy_lets_only_this_server_run_scripts(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        for path in ("/", "/nothing", "/api/games", "/KNOT"):
            headers = (await served.http.get(path)).headers
            policy = dict(rule.split(" ", 1) for rule in headers["content-security-policy"].split("; "))
            assert policy["default-src"] == policy["base-uri"] == policy["frame-ancestors"] == "'none'"
            assert policy["script-src"] == "'self'"
            assert policy["connect-src"] == f"'self' ws://{served.address} wss://{served.address}"
            assert headers["cross-origin-resource-policy"] == "same-origin"
            assert "server" not in headers


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("x" * 24, "x" * 24),
        ("\u202eevil\u202c", "evil"),
        ("مرحبا بالعالم", "مرحبا بالعالم"),
        ("👩‍👩‍👧‍👦 🎁", "👩‍👩‍👧‍👦 🎁"),
        ("<script>alert(1)", "<script>alert(1)"),
        ("{{7*7}}${7*7}", "{{7*7}}${7*7}"),
        ("a\u0300\u0301\u0302\u0303b", "à\u0301\u0302b"),
        ("a\u0000\u0007b\r\nc", "ab c"),
        ("\ufeff\u2066x\u2069", "x"),
    ],
)
async def test_any_name_is_text_and_nothing_else(name: str, shown: str, tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        made = await served.make("kung_fu", 2)
        player = await served.enter(made["code"], name)
        assert player.last["lobby"]["chairs"][0]["name"] == shown
        lobby = await served.http.get(f"/api/tables/{made['code']}")
        assert lobby.headers["content-type"] == "application/json"
        assert lobby.headers["x-content-type-options"] == "nosniff"


async def test_names_that_are_too_long_or_nothing_are_refused(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        players = await seated(served, seats=2)
        before = players[0].last["lobby"]
        for name in ("x" * 10_000, "x" * 25, "", " ", "\u200b\u200b", "\u202e"):
            await players[1].say(t="rename", name=name, avatar="fox")
            assert (await players[1].answer("fault"))["field"] == "name"
        await players[0].settle()
        assert players[0].last["lobby"] == before


@pytest.mark.parametrize("path", ["/api/tables", "/api/decks", "/api/balance", "/api/seats"])
async def test_a_body_that_is_not_utf8_is_a_fault(path: str, tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        for text in (b'{"game":"\xff"}', b'{"seats":[{"code":"\xc3\x28"}]}'):
            answer = await served.http.post(path, content=text)
            assert (answer.status_code, answer.json()["t"]) == (400, "fault")


@pytest.mark.parametrize(
    "headers",
    [("Cookie: " + "x" * 9000,), tuple(f"X-{number}: y" for number in range(200)), ("Cookie: " + "x" * 40_000,)],
    ids=["long", "many", "longest"],
)
async def test_a_websocket_whose_headers_are_not_read_is_answered_and_ended(
    headers: tuple[str, ...], tmp_path: Path
) -> None:
    async with serving(tmp_path / "data") as served, raw(served) as client:
        assert b" 400 " in await client.open(served.address, "/ws", *headers)
        assert await client.ended() == b""


async def test_a_deck_file_of_dotted_keys_is_refused_before_it_is_parsed(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        file = f"[a{'.a' * 2950}]\nb{'.a' * 2950} = 1"
        answer = await served.http.post("/api/decks", json={"game": "cursed_gifts", "seats": 4, "file": file})
        assert (answer.status_code, answer.json()["expected"]) == (400, "expected at most 3 dots in a line")
