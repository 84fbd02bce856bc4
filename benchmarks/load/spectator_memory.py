"""Measure what idle spectators cost in memory (`python -m benchmarks.load.spectator_memory [--spectators 500]`).

They come to a table at which people play, in halves, and do nothing; then all leave, and as many come again, several
times. The second half tells what one costs: what the first one makes the server load is there then. How much the server
has grown when they have come and left several times tells whether anything is left behind.
"""

import argparse
import asyncio
import signal
import sys
import tempfile
from pathlib import Path
from typing import Final, NamedTuple

from benchmarks.load.many_tables import memory
from benchmarks.load.spectators import Spectator, come
from benchmarks.server.server_process import free_port
from tests.server.playing import Player, seated
from tests.server.process import ServedAlone, process
from tests.waiting import HUNG

SPECTATORS: Final = 500
ROUNDS: Final = 5
"""How often they come and leave."""


class Cost(NamedTuple):
    """What spectators cost."""

    of_one: float
    """Kilobytes."""
    rounds: list[float]
    """Megabytes of the server after each round, when all have left."""


async def there_are(host: Player, count: int) -> None:
    """Wait until the lobby says that so many watch."""
    await asyncio.wait_for(host.until(lambda: host.last["lobby"].get("watching", 0) == count), HUNG)


async def arrive(served: ServedAlone, host: Player, count: int, before: int = 0) -> list[Spectator]:
    """Let so many come, and wait until all are at the table."""
    crowd = await come(served.address, host.last["lobby"]["code"], count, 0)
    await there_are(host, before + count)
    return crowd


async def measure(spectators: int, rounds: int, data: Path) -> Cost:
    """Let them come and leave."""
    async with process(data, free_port(), signal.SIGTERM) as served:
        host, *_ = await seated(served, seats=2)
        half = spectators // 2
        crowd = await arrive(served, host, half)
        first = memory(served.pid)
        crowd += await arrive(served, host, half, half)
        of_one = 1024 * (memory(served.pid) - first) / half
        after: list[float] = []
        for number in range(rounds):
            for spectator in crowd:
                spectator.transport.abort()
            await there_are(host, 0)
            after.append(memory(served.pid))
            crowd = await arrive(served, host, 2 * half) if number < rounds - 1 else []
    return Cost(of_one, after)


def main(arguments: list[str]) -> int:
    """Measure as told, and print the figures."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.load.spectator_memory")
    parser.add_argument("--spectators", type=int, default=SPECTATORS)
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    said = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder:
        cost = asyncio.run(measure(said.spectators, said.rounds, Path(folder) / "data"))
    print(f"an idle spectator takes {cost.of_one:.0f} KB of memory")
    left = ", ".join(f"{each:.0f}" for each in cost.rounds)
    print(f"when {said.spectators} had come and left, the server took, time after time: {left} MB")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
