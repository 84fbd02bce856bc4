"""What a browser fetches to keep tables itself: the list of it, and the policy of the worker’s script."""

import json
from pathlib import Path

import pytest

from regift.tables.setup.table_speed_bot_delays_and_time_limits import TableSpeed
from tests.server.playing import serving

LIST = {"folder": "/assets/tables-1/", "files": {"tables.zip": {"plain": 3, "br": 2, "gzip": 1}}}


async def test_a_server_says_what_it_has_and_how_fast_its_tables_play(tmp_path: Path) -> None:
    (tmp_path / "tables.json").write_text(json.dumps(LIST))
    speed = TableSpeed(bots=0.5)
    async with serving(tmp_path / "data", speed, browser_tables=tmp_path) as served:
        answer = await served.http.get("/api/browser-tables")
    assert answer.json() == {**LIST, "speed": list(speed)}


async def test_beside_games_of_others_it_is_not_offered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "tables.json").write_text(json.dumps(LIST))
    monkeypatch.setenv("REGIFT_GAMES", str(Path(__file__).parents[1] / "games"))
    async with serving(tmp_path / "data", browser_tables=tmp_path) as served:
        assert (await served.http.get("/api/browser-tables")).json() is None


async def test_its_folder_hands_out_nothing_else(tmp_path: Path) -> None:
    folder = tmp_path / "elsewhere" / "assets" / "tables-1"
    folder.mkdir(parents=True)
    (folder / "tables.zip").write_text("zip")
    (folder.parent / "other.js").write_text("")
    (tmp_path / "outside.txt").write_text("")
    (folder.parents[1] / "tables.json").write_text(json.dumps(LIST))
    async with serving(tmp_path / "data", web=tmp_path / "web", browser_tables=folder.parents[1]) as served:
        assert (await served.http.get("/api/browser-tables")).json()["folder"] == "/assets/tables-1/"
        assert (await served.http.get("/assets/tables-1/tables.zip")).text == "zip"
        assert (await served.http.get("/assets/other.js")).status_code == 404
        assert (await served.http.get("/assets/tables-1/..%2f..%2f..%2foutside.txt")).status_code == 404


@pytest.mark.parametrize("content", [None, "{"])
async def test_a_server_that_has_nothing_offers_nothing(tmp_path: Path, content: str | None) -> None:
    if content is not None:
        (tmp_path / "tables.json").write_text(content)
    async with serving(tmp_path / "data", browser_tables=tmp_path) as served:
        answer = await served.http.get("/api/browser-tables")
    assert (answer.status_code, answer.json()) == (200, None)


async def test_the_workers_script_alone_may_run_webassembly(tmp_path: Path) -> None:
    assets = tmp_path / "assets"
    assets.mkdir()
    for name in ("tables_worker-a1_B-.js", "other-a1.js"):
        (assets / name).write_text("")
    (tmp_path / "index.html").write_text("")
    async with serving(tmp_path / "data", web=tmp_path) as served:
        policies = {
            path: (await served.http.get(path)).headers["content-security-policy"]
            for path in ("/", "/assets/tables_worker-a1_B-.js", "/assets/other-a1.js")
        }
    assert [path for path, policy in policies.items() if "wasm" in policy] == ["/assets/tables_worker-a1_B-.js"]
    assert "default-src 'none'" in policies["/assets/tables_worker-a1_B-.js"]


async def test_a_page_is_told_what_else_it_may_show_but_not_of_packed_files(tmp_path: Path) -> None:
    assets = tmp_path / "assets"
    assets.mkdir()
    for name in ("b-1.css", "a-1.js", "a-1.js.br", "tables_worker-1.js", "font-1.woff2"):
        (assets / name).write_text("")
    async with serving(tmp_path / "data", web=tmp_path) as served:
        answer = await served.http.get("/api/browser-tables/parts")
    assert answer.json() == ["/assets/a-1.js", "/assets/b-1.css", "/assets/font-1.woff2"]
