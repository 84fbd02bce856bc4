"""The server as a process that is killed."""

import signal
from pathlib import Path

import pytest

from tests.server.playing import finish, seated
from tests.server.process import process


@pytest.mark.slow
@pytest.mark.parametrize("last", [signal.SIGKILL, signal.SIGTERM])
async def test_what_players_were_told_outlives_the_process(last: int, tmp_path: Path, unused_tcp_port: int) -> None:
    async with process(tmp_path / "data", unused_tcp_port, last) as served:
        players = await seated(served, seats=3)
        await finish(players, moves=20)
        code = players[0].last["lobby"]["code"]
    assert "  http://127.0.0.1" in (tmp_path / "log").read_text()
    async with process(tmp_path / "data", unused_tcp_port, signal.SIGTERM) as served:
        back = [await served.enter(code, "Again", token=player.token) for player in players]
        for player, before in zip(back, players, strict=True):
            await player.until(lambda who=player: bool(who.now))  # type: ignore[misc]
            assert (player.at, player.parts) == (before.at, before.parts)
        await finish(back)
        assert back[0].phase == "over"
