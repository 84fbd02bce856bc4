"""What is asked over HTTP."""

from pathlib import Path

from tests.server.playing import serving


async def test_games_and_bots(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        cards = (await served.http.get("/api/games")).json()
        kung_fu = next(card for card in cards if card["id"] == "kung_fu")
        assert (kung_fu["seat_range"], set(kung_fu["name"]), set(kung_fu["blurb"])) == (
            [2, 6],
            {"en", "fr"},
            {"en", "fr"},
        )
        assert kung_fu["lid"]["minutes"] > 0
        assert kung_fu["lid"]["drawing"]
        assert kung_fu["has_minute"] is True
        sheet = (await served.http.get("/api/games/kung_fu")).json()
        assert set(sheet["words"]) == set(sheet["rules"]) == {"en", "fr"}
        assert sheet["rules"]["fr"].startswith("#")
        assert "turn_cap" in [choice["name"] for choice in sheet["choices"]]
        assert (await served.http.get("/api/bots")).json()["kung_fu"] == ["random", "rules", "dreamy"]
        assert (await served.http.get("/api/bots?seats=99")).json() == (await served.http.get("/api/bots")).json()
        unknown = await served.http.get("/api/games/chess")
        assert (unknown.status_code, unknown.json()["field"]) == (404, "game")


async def test_bad_requests_for_a_table(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        wrong: list[tuple[object, int, str]] = [
            ({"game": "chess", "seats": 2}, 404, "game"),
            ({"game": "kung_fu", "seats": 7}, 400, "seats"),
            ({"game": "kung_fu", "seats": 1}, 400, "seats"),
            ({"game": "kung_fu", "seats": "2"}, 400, "seats"),
            ({"game": "x" * 5000, "seats": 2}, 400, ""),
        ]
        for body, status, field in wrong:
            answer = await served.http.post("/api/tables", json=body)
            assert (answer.status_code, answer.json()["field"]) == (status, field), body
        for code in ("QQQQ", "abcd", "A"):
            assert (await served.http.get(f"/api/tables/{code}")).status_code == 404


async def test_headers_and_caching_of_the_client(tmp_path: Path) -> None:
    web = tmp_path / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text("<!doctype html><title>here</title>")
    (web / "assets" / "index-1a2b.js").write_text("1")
    (tmp_path / "secret.txt").write_text("secret")
    async with serving(tmp_path / "data", web=web) as served:
        for path in ("/", "/KNOT"):
            page = await served.http.get(path)
            assert "here" in page.text
            assert page.headers["cache-control"] == "no-cache"
            assert (
                "script-src" in page.headers["content-security-policy"]
                or "default-src 'self'" in (page.headers["content-security-policy"])
            )
            assert page.headers["x-content-type-options"] == "nosniff"
        script = await served.http.get("/assets/index-1a2b.js")
        assert "immutable" in script.headers["cache-control"]
        assert script.headers["content-security-policy"] == "default-src 'none'"
        for path in ("/nothing.js", "/%2e%2e/secret.txt", "/assets/../../secret.txt", "/assets", "/TOOLONG"):
            assert (await served.http.get(path)).status_code == 404


async def test_the_page_of_a_screen_is_found_however_it_is_typed(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        for typed, page in (("TV", "/tv"), ("Tv", "/tv"), ("tv/", "/tv"), ("TV/", "/tv"), ("TV/012345/", "/tv/012345")):
            answer = await served.http.get(f"/{typed}", follow_redirects=False)
            assert (answer.status_code, answer.headers.get("location")) == (307, page), typed
        for unknown in ("TV/12345", "tvs", "tv//"):
            assert (await served.http.get(f"/{unknown}")).status_code == 404, unknown


async def test_a_big_screen_has_a_page_of_its_own(tmp_path: Path) -> None:
    web = tmp_path / "web"
    web.mkdir()
    (web / "index.html").write_text("<title>client</title>")
    (web / "tv.html").write_text("<title>screen</title>")
    async with serving(tmp_path / "data", web=web) as served:
        for path, title in (("/tv", "screen"), ("/KNOT/tv", "screen"), ("/tv/012345", "client"), ("/KNOT", "client")):
            assert title in (await served.http.get(path)).text, path


async def test_without_the_client_a_page_says_how_to_build_it(tmp_path: Path) -> None:
    async with serving(tmp_path / "data", web=tmp_path / "missing") as served:
        page = await served.http.get("/")
        assert page.status_code == 200
        assert "tools.build_web" in page.text
        assert (await served.http.get("/healthz")).text == "ok\n"
