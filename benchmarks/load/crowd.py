"""Measure how much a crowd slows players down (`python -m benchmarks.load.crowd [--rounds 5]`).

Four people play at a table of a server of its own, at first alone, then with 500 spectators at their table, 50 of whom
never read, and with some who flood the server; so in turns, in one run. What is measured: from the mover's sending to
the last of the players' receiving. The server has a processor to itself, where there is more than one; players and
crowd share the rest.
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
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Final, NamedTuple

from benchmarks.load.timed_players import TimedPlayers
from tests.server.process import ServedAlone, process

SPECTATORS: Final = 500
SLOTHS: Final = 50
FLOODS: Final = 4
MOVES: Final = 150
"""Of one half of a round."""
PAUSE: Final = 0.1
"""Seconds between moves; people take more."""


class Cuts(NamedTuple):
    """Some moves, in milliseconds."""

    p50: float
    p99: float


def cuts_of(seconds: list[float]) -> Cuts:
    """Return the figures of some moves."""
    cuts = statistics.quantiles(seconds, n=100)
    return Cuts(1000 * cuts[49], 1000 * cuts[98])


@asynccontextmanager
async def crowd(served: ServedAlone, code: str) -> AsyncIterator[None]:
    """Let the crowd come, from a process of its own, and leave."""
    numbers = (str(SPECTATORS), str(SLOTHS), str(FLOODS))
    command = (sys.executable, "-m", "benchmarks.load.spectators", served.address, code, *numbers)
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


@contextmanager
def parted(server: int) -> Iterator[None]:
    """Give the server a processor to itself meanwhile, where there is more than one; this process keeps the rest."""
    ours = cores()
    try:
        if len(ours) > 1:
            own = max(ours)
            for thread in Path(f"/proc/{server}/task").iterdir():
                os.sched_setaffinity(int(thread.name), {own})
            os.sched_setaffinity(0, ours - {own})
        yield
    finally:
        if len(ours) > 1:
            os.sched_setaffinity(0, ours)


def cores() -> set[int]:
    """Return the processors that this process may use; none where the system does not say."""
    return os.sched_getaffinity(0) if sys.platform == "linux" else set()


async def measure(rounds: int, moves: int, data: Path) -> list[tuple[list[float], list[float]]]:
    """Return the seconds of each round's moves, without the crowd and with it."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    found: list[tuple[list[float], list[float]]] = []
    async with process(data, port, signal.SIGTERM, REGIFT_LIMITS="1") as served:
        with parted(served.pid):
            seats = await TimedPlayers.take(served, 4)
            await seats.play(moves // 3, PAUSE)
            for _ in range(rounds):
                without = await seats.play(moves, PAUSE)
                async with crowd(served, seats.code):
                    found.append((without, await seats.play(moves, PAUSE)))
            await seats.leave()
    return found


def line(alone: Cuts, crowded: Cuts) -> str:
    """Write the figures of one half beside the other's."""
    return f"p50 {alone.p50:6.2f} with {crowded.p50:6.2f}   p99 {alone.p99:6.2f} with {crowded.p99:6.2f}"


def main(arguments: list[str]) -> int:
    """Measure as told, and print each round and all rounds as one."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.load.crowd")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--moves", type=int, default=MOVES)
    said = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder:
        found = asyncio.run(measure(said.rounds, said.moves, Path(folder) / "data"))
    print(f"{os.cpu_count()} cores; from the mover to the last player, in ms")
    print(f"crowd: {SPECTATORS} spectators of whom {SLOTHS} never read, and {FLOODS} floods")
    for without, others in found:
        print(line(cuts_of(without), cuts_of(others)))
    alone, crowded = (cuts_of([move for each in found for move in each[half]]) for half in (0, 1))
    print(f"all moves together: {line(alone, crowded)}")
    print(f"ratio of p50 {crowded.p50 / alone.p50:.2f}, of p99 {crowded.p99 / alone.p99:.2f}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
