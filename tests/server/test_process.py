"""The server as a process that is killed."""

import asyncio
import os
import signal
import sys
from asyncio.subprocess import Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest

from tests.server.playing import Served, finish, seated

PROGRAM = """
from pathlib import Path
from regift.server.run import serve
serve(host="127.0.0.1", port={port}, data=Path({data!r}), open_browser=False)
"""


@asynccontextmanager
async def process(data: Path, port: int, last: int) -> AsyncIterator[Served]:
    """Run a server of its own and end it by a signal."""
    program = PROGRAM.format(port=port, data=str(data))
    variables = {**os.environ, "REGIFT_BOT_PACE": "0", "REGIFT_WINDOW_LIMIT": "0"}
    with (data.parent / "log").open("ab") as log:
        command = (sys.executable, "-c", program)
        running = await asyncio.create_subprocess_exec(*command, env=variables, stdout=log, stderr=log)
    served = Served(port)
    try:
        await _healthy(served, running)
        yield served
        for player in served.players:
            await player.socket.close()
    finally:
        await served.http.aclose()
        running.send_signal(last)
        await asyncio.wait_for(running.wait(), 20)


async def _healthy(served: Served, running: Process) -> None:
    for _ in range(400):
        assert running.returncode is None
        try:
            await served.http.get("/healthz")
        except httpx.TransportError:
            await asyncio.sleep(0.05)
        else:
            return
    raise AssertionError("the server did not start")


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
