"""A disk that is full: what is not written does not count, players are told, and with room again the game goes on."""

import asyncio
import resource
import signal
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from tests.server.playing import finish, seated, to_act
from tests.server.process import ServedAlone, process
from tests.waiting import HUNG

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="takes another process's room away")


@contextmanager
def full_disk(served: ServedAlone, data: Path) -> Iterator[None]:
    """Let the server's files grow no more."""
    hard = resource.prlimit(served.pid, resource.RLIMIT_FSIZE)[1]
    now = (data / "regift.sqlite3-wal").stat().st_size
    resource.prlimit(served.pid, resource.RLIMIT_FSIZE, (now + 100, hard))
    yield
    resource.prlimit(served.pid, resource.RLIMIT_FSIZE, (hard, hard))


def moves_kept(data: Path) -> int:
    """Count the moves on disk."""
    with closing(sqlite3.connect(data / "regift.sqlite3")) as store:
        return int(store.execute("SELECT count(*) FROM moves").fetchone()[0])


@pytest.mark.slow
@pytest.mark.parametrize("bots", [0, 2])
async def test_a_table_stands_while_the_disk_is_full_and_then_goes_on(
    bots: int, tmp_path: Path, unused_tcp_port: int
) -> None:
    data = tmp_path / "data"
    async with process(data, unused_tcp_port, signal.SIGTERM) as served:
        players = await seated(served, seats=4, bots=bots)
        await finish(players, moves=10)
        mover = await to_act(players)
        known = moves_kept(data)
        with full_disk(served, data):
            before = mover.now, moves_kept(data)
            for _ in range(3):
                await mover.play(mover.options[0])
                fault = await mover.answer("fault")
                assert fault["field"] == "journal"
                assert "can't be written" in fault["got"]
            refused = await served.http.post("/api/tables", json={"game": "kung_fu", "seats": 2})
            assert (refused.status_code, refused.json()["field"]) == (503, "journal")
            async with asyncio.timeout(HUNG):
                while (await served.http.get("/healthz")).status_code != 503:  # one check answers for a second
                    pass
            assert (await served.http.get("/api/games")).status_code == 200
            assert (mover.now, moves_kept(data)) == before
        await mover.play(mover.options[0])
        await mover.until(lambda: mover.now is not before[0])
        assert moves_kept(data) > known
        await finish(players)
        assert players[0].phase == "over"
        assert (await served.make("kung_fu", 2))["code"]
