"""Messages that no client of ours sends: each gets a typed answer, and nothing changes."""

from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.playing import seated, serving


@pytest.mark.parametrize(
    ("frame", "field", "expected"),
    [
        ("", "", "a message in JSON"),
        ("{", "", "a message in JSON"),
        ("[]", "", "`object`"),
        ('{"t": "dance"}', "t", "a message in JSON"),
        ('{"t": "play", "action": "12", "at": 1}', "action", "`int`"),
        ('{"t": "play", "action": 12}', "", "a message in JSON"),
        ('{"t": "resync", "more": 1}', "", "a message in JSON"),
        ('{"t": "enter", "code": "knot", "name": "A"}', "code", "`str` matching regex '^[A-Z]{4}$'"),
        ('{"t": "enter", "code": "KNOT", "name": ""}', "name", "`str` of length >= 1"),
        ('{"t": "start"}', "t", "enter"),
    ],
)
async def test_malformed(frame: str, field: str, expected: str, tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        player = await served.connect()
        await player.socket.send(frame)
        fault = await player.answer("fault")
        assert (fault["field"], fault["expected"]) == (field, expected)
        await player.socket.send(b"bytes")
        assert (await player.answer("fault"))["expected"] == "a text frame"


async def test_an_unknown_code_is_final(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        player = await served.connect()
        await player.say(t="enter", code="QQQQ", name="A")
        fault = await player.answer("fault")
        assert (fault["field"], fault["is_final"]) == ("code", True)
        with pytest.raises(ConnectionClosed):
            await player.hear()
        assert player.socket.close_code == 4000


async def test_an_oversized_message_closes_the_connection_and_changes_nothing(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        players = await seated(served, seats=2)
        before = players[0].at
        await players[1].socket.send('{"t": "why", "spot": "' + "x" * 70_000 + '"}')
        with pytest.raises(ConnectionClosed):
            await players[1].settle()
        assert players[1].socket.close_code == 1009
        await players[0].settle()
        assert players[0].at == before


async def test_a_foreign_page_opens_no_websocket(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        with pytest.raises(InvalidStatus) as refused:
            await served.connect(origin="http://evil.example")
        assert refused.value.response.status_code == 403
        own = await served.connect(origin=f"http://{served.address}")
        await own.say(t="resync")
        await own.answer("fault")


async def test_odd_hosts_are_turned_away(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        for host in ("", "a b", "<script>", "x" * 300, "a;b"):
            assert (await served.http.get("/healthz", headers={"host": host})).status_code == 400
        for host in ("phone.local", "game.test:8000", "192.168.1.2", "[::1]:8000"):
            assert (await served.http.get("/healthz", headers={"host": host})).status_code == 200


async def test_who_says_nothing_is_let_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("regift.server.socket.websocket_session.ENTER_TIMEOUT", 0.05)
    async with serving(tmp_path / "data") as served:
        player = await served.connect()
        with pytest.raises(ConnectionClosed):
            await player.hear()
