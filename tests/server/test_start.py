"""Before a server starts: one clear line, and nothing half-made."""

import asyncio
import io
import socket
import sqlite3
import ssl
import stat
import threading
from contextlib import closing
from pathlib import Path
from urllib.error import URLError

import pytest

from regift.games.catalogue import BrokenGame
from regift.server.operations.data_folder_and_secret import UnusableFolder, check_folder, signing_secret
from regift.server.operations.environment_settings import BadSetting, from_environment
from regift.server.operations.server_url import base_url_of, is_loopback, reachable_url
from regift.server.operator.network_bans import DamagedBans
from regift.server.run import PortTaken, open_when_ready, serve
from regift.tables.storage.sqlite_file_check_upgrade_open_copy import UnusableStore, prepare_store
from tests.server.playing import serving


def test_a_port_in_use(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(PortTaken, match=f"port {port}"):
            serve(host="127.0.0.1", port=port, data=tmp_path / "data", open_browser=False)
    assert not (tmp_path / "data").exists()


def test_a_file_in_place_of_the_folder(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    for folder in (tmp_path / "file", tmp_path / "file" / "data"):
        with pytest.raises(UnusableFolder, match="is not a folder"):
            serve(host="127.0.0.1", port=0, data=folder, open_browser=False)


def test_a_folder_in_place_of_the_store(tmp_path: Path) -> None:
    (tmp_path / "regift.sqlite3").mkdir()
    with pytest.raises(UnusableFolder, match=r"regift\.sqlite3"):
        check_folder(tmp_path)


def test_a_pace_that_is_no_number(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REGIFT_BOT_PACE", "fast")
    with pytest.raises(BadSetting, match="REGIFT_BOT_PACE"):
        serve(host="127.0.0.1", port=0, data=tmp_path / "data", open_browser=False)


@pytest.mark.parametrize(
    ("variable", "said"),
    [
        ("REGIFT_NAMES", "https://play.example.org"),
        ("REGIFT_NAMES", "play.example.org:8000"),
        ("REGIFT_PROXY", "nginx"),
    ],
)
def test_a_name_or_a_proxy_that_can_be_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, variable: str, said: str
) -> None:
    monkeypatch.setenv(variable, said)
    with pytest.raises(BadSetting, match=f"{variable}: expected .*, got '{said}'"):
        serve(host="127.0.0.1", port=0, data=tmp_path / "data", open_browser=False)
    assert not (tmp_path / "data").exists()


def test_several_names_and_proxies_are_taken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REGIFT_NAMES", "play.example.org, www.example.org")
    monkeypatch.setenv("REGIFT_PROXY", "127.0.0.1, 10.0.0.0/8, ::1")
    settings = from_environment(tmp_path, ("knot.example.org",))
    assert settings.names == ("knot.example.org", "play.example.org", "www.example.org")
    assert settings.proxy == "127.0.0.1,10.0.0.0/8,::1"
    monkeypatch.setenv("REGIFT_PROXY", "*")
    assert from_environment(tmp_path).proxy == "*"


def test_a_host_that_is_no_name_is_one_line(tmp_path: Path) -> None:
    with pytest.raises(PortTaken, match=r"host: expected an address or a name of this machine, got 'a\.\.b'"):
        serve(host="a..b", port=0, data=tmp_path / "data", open_browser=False)


def test_the_signing_secret_is_made_once_and_for_its_owner_only(tmp_path: Path) -> None:
    secret = signing_secret(tmp_path)
    assert signing_secret(tmp_path) == secret
    assert stat.S_IMODE((tmp_path / "signing.key").stat().st_mode) == 0o600
    (tmp_path / "signing.key").write_bytes(b"short")
    with pytest.raises(UnusableFolder, match="damaged"):
        signing_secret(tmp_path)


def test_a_damaged_signing_secret_stops_before_a_link_is_shown(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "signing.key").write_bytes(b"short")
    with pytest.raises(UnusableFolder, match="damaged"):
        serve(host="127.0.0.1", port=0, data=tmp_path, open_browser=False)
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize("kept", ['{"203.0.113.0/24": ', '{"somewhere": 1}', "[1]", ""])
def test_damaged_bans_are_one_line_before_a_link_is_shown(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], kept: str
) -> None:
    (tmp_path / "bans.json").write_text(kept)
    with pytest.raises(DamagedBans, match=r"bans\.json: can't be read, remove it to let everybody in"):
        serve(host="127.0.0.1", port=0, data=tmp_path, open_browser=False)
    assert capsys.readouterr().out == ""
    assert [path.name for path in tmp_path.iterdir()] == ["bans.json"]


async def keep_a_table(data: Path) -> None:
    async with serving(data) as served:
        await served.make("kung_fu", 2)


@pytest.mark.parametrize("left", [None, b"", b"short", bytes(33)])
def test_a_key_lost_beside_tables_is_not_silently_made_anew(left: bytes | None, tmp_path: Path) -> None:
    asyncio.run(keep_a_table(tmp_path))
    key = tmp_path / "signing.key"
    key.unlink()
    if left is not None:
        key.write_bytes(left)
    with pytest.raises(UnusableFolder, match=r"signing\.key is (missing|damaged).*; put it back.*--new-key") as said:
        serve(host="127.0.0.1", port=0, data=tmp_path, open_browser=False)
    assert "\n" not in str(said.value)
    assert (key.read_bytes() if key.exists() else None) == left


def test_a_new_key_is_made_when_asked_for_and_only_in_place_of_a_lost_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("uvicorn.Server.run", lambda *_, **__: None)
    asyncio.run(keep_a_table(tmp_path))
    key = tmp_path / "signing.key"
    before = key.read_bytes()
    with pytest.raises(UnusableFolder, match="in order"):
        serve(host="127.0.0.1", port=0, data=tmp_path, open_browser=False, takes_new_key=True)
    assert key.read_bytes() == before
    key.unlink()
    serve(host="127.0.0.1", port=0, data=tmp_path, open_browser=False, takes_new_key=True)
    assert len(key.read_bytes()) == len(before)
    assert key.read_bytes() != before
    assert stat.S_IMODE(key.stat().st_mode) == 0o600
    serve(host="127.0.0.1", port=0, data=tmp_path, open_browser=False)


def test_a_broken_game_stops_before_anything_is_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "games" / "broken").mkdir(parents=True)
    (tmp_path / "games" / "broken" / "__init__.py").write_text("import nothing_of_the_kind")
    monkeypatch.setenv("REGIFT_GAMES", str(tmp_path / "games"))
    with pytest.raises(BrokenGame, match="nothing_of_the_kind"):
        serve(host="127.0.0.1", port=0, data=tmp_path / "data", open_browser=False)
    assert not (tmp_path / "data").exists()


async def test_only_the_owner_can_read_the_tables(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        await served.make("kung_fu", 2)
        found = list((tmp_path / "data").rglob("*"))
        assert {stat.S_IMODE(path.stat().st_mode) for path in found if not path.is_dir()} == {0o600}
        assert {stat.S_IMODE(path.stat().st_mode) for path in found if path.is_dir()} == {0o700}


def test_a_file_that_is_no_store(tmp_path: Path) -> None:
    (tmp_path / "regift.sqlite3").write_text("no database at all, but some text of a certain length" * 20)
    with pytest.raises(UnusableStore, match=r"regift\.sqlite3: no store of tables"):
        serve(host="127.0.0.1", port=0, data=tmp_path, open_browser=False)
    assert [path.name for path in tmp_path.iterdir()] == ["regift.sqlite3"]


def test_a_damaged_store_is_refused_and_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    store = tmp_path / "regift.sqlite3"
    prepare_store(store)
    whole = store.read_bytes()
    damaged = whole[:4096] + b"no page" * 100 + whole[4796:]
    store.write_bytes(damaged)
    with pytest.raises(UnusableStore, match=r"regift\.sqlite3: damaged, put a backup in its place"):
        serve(host="127.0.0.1", port=0, data=tmp_path, open_browser=False)
    assert store.read_bytes() == damaged
    assert capsys.readouterr().out == ""


def test_a_store_that_cannot_be_opened_stops_before_a_link_is_shown(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with closing(sqlite3.connect(tmp_path / "regift.sqlite3")) as store:
        store.execute("CREATE TABLE something (other)")
        store.execute("CREATE INDEX moves ON something (other)")
    with pytest.raises(UnusableStore, match=r"regift\.sqlite3: can't be opened: there is already an index named moves"):
        serve(host="127.0.0.1", port=0, data=tmp_path, open_browser=False)
    assert capsys.readouterr().out == ""


def test_a_store_of_a_later_release(tmp_path: Path) -> None:
    store = sqlite3.connect(tmp_path / "regift.sqlite3")
    store.execute("PRAGMA user_version=99")
    store.close()
    with pytest.raises(UnusableStore, match="later release"):
        serve(host="127.0.0.1", port=0, data=tmp_path, open_browser=False)


def test_addresses() -> None:
    assert is_loopback("localhost")
    assert is_loopback("127.0.0.1")
    assert not is_loopback("phone.local")
    assert reachable_url("192.168.1.5", 8000) == "http://192.168.1.5:8000"
    assert reachable_url("::1", 80) == "http://[::1]:80"


def test_a_host_on_this_machine_gets_the_link_of_the_network() -> None:
    from starlette.requests import HTTPConnection

    def reached(host: str) -> HTTPConnection:
        return HTTPConnection({"type": "http", "scheme": "http", "path": "/", "headers": [(b"host", host.encode())]})

    assert base_url_of(reached("localhost:8000"), "http://192.168.1.5:8000") == "http://192.168.1.5:8000"
    assert base_url_of(reached("game.test:8000"), "http://192.168.1.5:8000") == "http://game.test:8000"


@pytest.mark.parametrize(("refused", "opened"), [(2, ["http://localhost:8123"]), (10_000, [])])
def test_the_browser_opens_once_when_the_server_answers_and_never_where_it_does_not(
    refused: int, opened: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    waits: list[float] = []
    pages: list[str] = []

    def answer(url: str, timeout: float, context: ssl.SSLContext) -> closing[io.BytesIO]:
        asked.append(url)
        if len(asked) <= refused:
            raise URLError("connection refused")
        return closing(io.BytesIO(b"ok\n"))

    monkeypatch.setattr("urllib.request.urlopen", answer)
    monkeypatch.setattr("time.sleep", waits.append)
    monkeypatch.setattr("webbrowser.open", pages.append)
    open_when_ready("http://localhost:8123")
    assert pages == opened
    assert set(asked) == {"http://localhost:8123/healthz"}
    assert len(waits) == min(refused, 100)
    assert sum(waits) == pytest.approx(len(waits) / 10)


@pytest.mark.parametrize("is_asked", [True, False])
def test_the_browser_is_opened_only_where_that_is_asked(
    is_asked: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = threading.Event()
    monkeypatch.setattr("urllib.request.urlopen", lambda *_, **__: closing(io.BytesIO(b"ok\n")))
    monkeypatch.setattr("webbrowser.open", lambda _: opened.set())
    monkeypatch.setattr("uvicorn.Server.run", lambda *_, **__: None)
    serve(host="127.0.0.1", port=0, data=tmp_path / "data", open_browser=is_asked)
    assert opened.wait(10 if is_asked else 0) is is_asked
