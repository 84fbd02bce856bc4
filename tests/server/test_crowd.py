"""A crowd watches, some of it asleep; `python -m benchmarks.load.crowd` measures what that costs the players."""

import asyncio
from pathlib import Path

import pytest

from benchmarks.load.spectators import come
from regift.server.socket.bounded_outbox_with_overflow_resync import LARGEST
from regift.server.socket.spectator_send_scheduler import SpectatorSendScheduler
from regift.server.socket.websocket_flood_limits_and_fast_path import BUFFER
from tests.server.playing import finish, seated, serving
from tests.server.test_hostile_frames import sockets


async def test_players_are_served_and_sleepers_cost_little(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as served:
        players = await seated(served, seats=2)
        code = players[0].last["lobby"]["code"]
        here = await come(served.address, code, 60, 20)
        assert await finish(players, moves=40) == 40
        waiting = [each.transport.get_write_buffer_size() for each in sockets(served)]
        assert len(waiting) == 62
        assert max(waiting) + LARGEST <= BUFFER + LARGEST + 16 * 1024 < 256 * 1024
        watching = players[0].last["lobby"]["watching"]
        assert watching == 60
        for each in here:
            each.transport.abort()


async def test_the_crowd_waits_while_a_player_is_served_but_not_for_long(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr(asyncio.get_running_loop(), "time", lambda: now)
    served: list[int] = []
    waiting = SpectatorSendScheduler(0.05)
    waiting.soon(lambda: served.append(-1))
    await asyncio.sleep(0)
    with waiting.players_first():
        for number in range(10):
            waiting.soon(lambda number=number: served.append(number))  # type: ignore[misc]
        await asyncio.sleep(0)
        assert served == [-1]
        now += 0.04
        await turns_of_the_loop()
        assert served == [-1]
        now += 0.02
        await turns_of_the_loop()
        assert served == [-1, 0, 1, 2, 3]
    now += 0.02
    await turns_of_the_loop()
    assert served == list(range(-1, 10))


async def turns_of_the_loop() -> None:
    """Let everything happen that is due."""
    for _ in range(10):
        await asyncio.sleep(0)
