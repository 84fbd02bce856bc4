"""Kill the server at random instants under load, and see that it kept what it acknowledged.

`python -m benchmarks.load.kill_storm --kills 200 --tables 50`
"""

import argparse
import asyncio
import random
import signal
import socket
import sys
import tempfile
import time
from pathlib import Path
from typing import Final, NamedTuple

from benchmarks.load.client import Client
from benchmarks.load.compare import Difference, compare
from regift.games import catalogue
from regift.tables.watching.viewer_snapshots_and_updates import MATCH_SPAN
from tests.server.playing import Served
from tests.server.process import process
from tests.waiting import HUNG

SEATS: Final = 4
PEOPLE: Final = 2
PAUSE: Final = 0.05
"""Seconds that a client thinks at most."""


class Storm(NamedTuple):
    """What came of it."""

    kills: int
    tables: int
    acknowledged: int
    unanswered: int
    """Moves that a kill left without an answer."""
    matches: int
    difference: Difference
    standing: int
    """Tables that did not go on."""
    complaints: list[str]
    """What the server said that it should not have to say."""
    seconds: float

    def said(self) -> str:
        """Sum it up."""
        return (
            f"{self.kills} kills, {self.tables} tables, {self.matches} games: {self.acknowledged} moves acknowledged, "
            f"{self.unanswered} left unanswered; {self.difference.lost} lost, {self.difference.doubled} doubled, "
            f"{self.standing} tables stand still, {len(self.complaints)} complaints in the log; {self.seconds:.0f} s"
        )

    @property
    def is_calm(self) -> bool:
        """Return whether nothing was lost, doubled, or broken."""
        return not (any(self.difference) or self.standing or self.complaints)


class Round:
    """The clients of all tables, from one start of the server to its end."""

    def __init__(self, clients: list[Client], address: str) -> None:
        self.clients = clients
        self.deeds = 0
        self._changed = asyncio.Event()
        for client in clients:
            client.on_deed = self._count
        self._playing = [asyncio.create_task(client.play(address)) for client in clients]

    async def until_made(self, count: int) -> None:
        """Wait until so many moves have been acknowledged."""
        async with asyncio.timeout(HUNG):
            while self.deeds < count:
                await self._changed.wait()
                self._changed.clear()

    async def until_all_go_on(self) -> int:
        """Wait until a move has been acknowledged at every table; give how many stand still."""
        before = {client: client.sure for client in self.clients}
        standing = {client.code for client in self.clients}
        end = time.monotonic() + HUNG
        while standing and time.monotonic() < end:
            await asyncio.sleep(0.05)
            standing -= {client.code for client in self.clients if client.sure > before[client]}
        return len(standing)

    async def end(self) -> None:
        """Wait until every client has read what reached it and noticed that the server is gone."""
        async with asyncio.timeout(HUNG):
            await asyncio.gather(*self._playing)

    def _count(self) -> None:
        self.deeds += 1
        self._changed.set()


async def make_tables(served: Served, tables: int) -> list[Client]:
    """Make tables with bots, and everyone who is to come to them."""
    game = catalogue.game("kung_fu", seats=SEATS)
    clients = []
    for _ in range(tables):
        made = await served.make("kung_fu", SEATS)
        host = await served.enter(made["code"], "Host", token=made["token"])
        for seat in range(PEOPLE, SEATS):
            await host.say(t="add_bot", seat=seat, bot="random")
        await host.settle()
        clients.append(Client(game, made["code"], "Host", token=made["token"]))
        for number in range(1, PEOPLE):
            guest = await served.enter(made["code"], f"Guest {number}")
            clients.append(Client(game, made["code"], f"Guest {number}", token=guest.token))
            await guest.socket.close()
        await host.socket.close()
    for client in clients:
        client.pause = PAUSE
    return clients


async def storm(folder: Path, port: int, *, kills: int, tables: int) -> Storm:
    """Play at the tables while the server is killed so many times, then compare."""
    start = time.monotonic()
    chance = random.Random(kills)
    data = folder / "data"
    async with process(data, port, signal.SIGTERM) as served:
        clients = await make_tables(served, tables)
    for _ in range(kills):
        async with process(data, port, signal.SIGKILL) as served:
            going = Round(clients, served.address)
            await going.until_made(chance.randint(1, 6 * tables))
            await asyncio.sleep(chance.random() * 0.02)
        await going.end()
    async with process(data, port, signal.SIGTERM) as served:
        going = Round(clients, served.address)
        standing = await going.until_all_go_on()
    await going.end()
    for client in clients:
        client.give_up()
    return Storm(
        kills,
        tables,
        acknowledged=sum(client.sure for client in clients),
        unanswered=sum(len(client.deeds) - client.sure for client in clients),
        matches=sum({client.code: client.match_at // MATCH_SPAN for client in clients}.values()),
        difference=compare(clients, data / "regift.sqlite3"),
        standing=standing,
        complaints=complaints(folder / "log"),
        seconds=time.monotonic() - start,
    )


def complaints(log: Path) -> list[str]:
    """Return the lines of the server's log that tell of trouble."""
    lines = log.read_text(encoding="utf-8").splitlines()
    return [line for line in lines if any(word in line for word in ("Traceback", "Error", "stands still", "again"))]


def free_port() -> int:
    """Return a port that nobody listens on."""
    with socket.socket() as tried:
        tried.bind(("127.0.0.1", 0))
        return int(tried.getsockname()[1])


def main(arguments: list[str]) -> int:
    """Weather a storm and sum it up."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--tables", type=int, default=50)
    wanted = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as name:
        weathered = asyncio.run(storm(Path(name), free_port(), kills=wanted.kills, tables=wanted.tables))
    print("\n".join([*weathered.complaints[:20], weathered.said()]))
    return 0 if weathered.is_calm else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
