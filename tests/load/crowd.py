"""Measure how much a crowd slows players down (`python -m tests.load.crowd [--rounds 5]`).

Four people play at a table of a server of its own, at first alone, then with 500 spectators at their table, 50 of whom
never read, and with some who flood the server; so in turns, in one run. What is measured: from the mover's sending to
the last of the players' receiving.
"""

import argparse
import asyncio
import os
import signal
import socket
import statistics
import sys
import tempfile
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final, NamedTuple

from tests.load.seats import Seats
from tests.server.process import ServedAlone, process

SPECTATORS: Final = 500
SLOTHS: Final = 50
FLOODS: Final = 4
MOVES: Final = 150
"""Of one half of a round."""
PAUSE: Final = 0.1
"""Seconds between moves; people take more."""


class Half(NamedTuple):
    """Half a round, in milliseconds."""

    p50: float
    p99: float


def half_of(seconds: list[float]) -> Half:
    """Give the half's figures."""
    cuts = statistics.quantiles(seconds, n=100)
    return Half(1000 * cuts[49], 1000 * cuts[98])


@asynccontextmanager
async def crowd(served: ServedAlone, code: str) -> AsyncIterator[None]:
    """Let the crowd come, from a process of its own, and leave."""
    numbers = (str(SPECTATORS), str(SLOTHS), str(FLOODS))
    command = (sys.executable, "-m", "tests.load.spectators", served.address, code, *numbers)
    running: Process = await asyncio.create_subprocess_exec(*command, stdout=PIPE)
    try:
        assert running.stdout is not None
        said = await asyncio.wait_for(running.stdout.readline(), 60)
        assert said == b"all are here\n", said
        await asyncio.sleep(1)
        yield
    finally:
        running.kill()
        await running.wait()
        await asyncio.sleep(1)


async def measure(rounds: int, moves: int, data: Path) -> list[tuple[Half, Half]]:
    """Give each round's figures, without the crowd and with it."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    found: list[tuple[Half, Half]] = []
    async with process(data, port, signal.SIGTERM, REGIFT_LIMITS="1") as served:
        seats = await Seats.take(served, 4)
        await seats.play(moves // 3, PAUSE)
        for _ in range(rounds):
            without = half_of(await seats.play(moves, PAUSE))
            async with crowd(served, seats.code):
                found.append((without, half_of(await seats.play(moves, PAUSE))))
        await seats.leave()
    return found


def main(arguments: list[str]) -> int:
    """Measure as told, and print each round and the medians."""
    parser = argparse.ArgumentParser(prog="python -m tests.load.crowd")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--moves", type=int, default=MOVES)
    said = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder:
        found = asyncio.run(measure(said.rounds, said.moves, Path(folder) / "data"))
    print(f"{os.cpu_count()} cores; from the mover to the last player, in ms")
    print(f"crowd: {SPECTATORS} spectators of whom {SLOTHS} never read, and {FLOODS} floods")
    for without, others in found:
        print(f"p50 {without.p50:6.2f} with {others.p50:6.2f}   p99 {without.p99:6.2f} with {others.p99:6.2f}")
    for name in ("p50", "p99"):
        alone = statistics.median(getattr(each[0], name) for each in found)
        crowded = statistics.median(getattr(each[1], name) for each in found)
        ratio = statistics.median(getattr(each[1], name) / getattr(each[0], name) for each in found)
        print(f"median {name} {alone:.2f}, with the crowd {crowded:.2f}, ratio by round {ratio:.2f}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
