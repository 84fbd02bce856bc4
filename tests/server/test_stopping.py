"""A server that is stopped in good order, in the middle of it all."""

import asyncio
import os
import signal
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.playing import Player, Served, finish, seated
from tests.server.process import process
from tests.server.raw import raw


@pytest.mark.slow
async def test_clients_go_on_over_a_restart_under_play(tmp_path: Path, unused_tcp_port: int) -> None:
    async with process(tmp_path / "data", unused_tcp_port, signal.SIGTERM) as first:
        players = await seated(first, seats=3)
        code = players[0].last["lobby"]["code"]
        await finish(players, moves=15)
        async with raw(first, window=2048) as sloth:
            await sloth.open(first.address)
            sloth.say(t="enter", code=code, name="Sloth", watch=True)
            sloth.writer.transport.pause_reading()  # type: ignore[attr-defined]
            playing = asyncio.create_task(play_until_cut(players))
            await asyncio.sleep(0)
            for _ in range(5):
                await first.http.get("/api/games")
            os.kill(first.pid, signal.SIGTERM)
            await playing
        assert {player.socket.close_code for player in players} == {1012}
    assert first.code == 0
    assert "Traceback" not in (tmp_path / "log").read_text()
    async with process(tmp_path / "data", unused_tcp_port, signal.SIGTERM) as second:
        back = [await come_back(second, code, player) for player in players]
        for player, before in zip(back, players, strict=True):
            assert player.at >= before.at, "an acknowledged move is lost"
        await finish(back)
        assert back[0].phase == "over"


async def play_until_cut(players: list[Player]) -> None:
    """Play on until the server hangs up on everybody."""
    with suppress(ConnectionClosed):
        await finish(players)
    for player in players:
        await player.socket.wait_closed()


async def come_back(served: Served, code: str, player: Player) -> Player:
    """Enter again with the same token."""
    back = await served.enter(code, "Again", token=player.token)
    await back.until(lambda: bool(back.now))
    return back


@pytest.mark.parametrize("last", [signal.SIGTERM, signal.SIGINT])
async def test_stopping_an_idle_server_is_no_failure(last: int, tmp_path: Path, unused_tcp_port: int) -> None:
    async with process(tmp_path / "data", unused_tcp_port, last) as served:
        await served.make("kung_fu", 2)
    assert served.code == 0
