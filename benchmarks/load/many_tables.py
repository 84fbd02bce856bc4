"""Measure what tables cost that a stranger makes and leaves (`python -m benchmarks.load.many_tables [--tables 10000]`).

A server of its own is asked for them over HTTP, without limits. What is measured: its memory before and after, what the
data folder takes on disk, and then how long it takes to end them all and the longest commit, for which a move waits.
"""

import argparse
import asyncio
import secrets
import signal
import sys
import tempfile
import time
from pathlib import Path
from typing import Final, NamedTuple

from benchmarks.server.server_process import free_port
from regift.server.operations.data_folder_and_secret import STORE
from regift.tables.bot_search.in_process_search_thread import SearchThread
from regift.tables.bot_search.one_bot_search_at_a_time import SearchTurns
from regift.tables.limits.rate_limits_and_quotas import UsageBudget
from regift.tables.limits.server_limit_values import Limits
from regift.tables.limits.unused_table_keep_times import HOUR
from regift.tables.setup.table_speed_bot_delays_and_time_limits import TableSpeed
from regift.tables.shared_services import SharedServices
from regift.tables.storage.sqlite_journal import SqliteJournal
from regift.tables.system_clock import SystemClock
from regift.tables.table_registry_creation_unloading_and_expiry import TableRegistry
from regift.wire.table_state_to_wire_messages import WireEncoder
from tests.server.process import ServedAlone, process

TABLES: Final = 10_000
AT_ONCE: Final = 20
"""Requests under way."""
WARM: Final = 200
"""Tables made before anything is measured."""
SEATS: Final = 4


class LaterClock(SystemClock):
    """The clock of the machine when all tables have been left for longer than they are kept."""

    @staticmethod
    def date() -> float:
        """Return seconds since 1970."""
        return time.time() + 2 * HOUR


class Cost(NamedTuple):
    """What the tables cost."""

    memory: float
    """Megabytes by which the server grew."""
    disk: float
    """Megabytes of the data folder."""
    making: float
    """Seconds."""
    ending: float
    """Seconds."""
    longest: float
    """Seconds of the longest commit of ending them, for which a move waits."""
    left: float
    """Megabytes of the data folder when all have ended: room that the next tables use."""


def megabytes(folder: Path) -> float:
    """Return what the files of a folder take."""
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file()) / 1e6


def memory(pid: int) -> float:
    """Return the megabytes that a process holds in memory; 0 where the system does not tell."""
    try:
        lines = Path(f"/proc/{pid}/status").read_text(encoding="ascii").splitlines()
    except OSError:
        return 0.0
    return next(int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS:"))


async def make(served: ServedAlone, count: int) -> None:
    """Make so many tables, a few at a time."""
    for _ in range(count // AT_ONCE):
        await asyncio.gather(*(served.make("kung_fu", SEATS) for _ in range(AT_ONCE)))


class LongestCommit:
    """Notes the longest commit."""

    def __init__(self) -> None:
        self.moves = 0
        self.seconds = 0.0

    def note_commit(self, writes: int, seconds: float) -> None:
        """Note a commit."""
        self.seconds = max(self.seconds, seconds)


async def end_all(data: Path) -> tuple[float, float]:
    """End all tables; return the seconds that it took, and those of the longest commit."""
    observer = LongestCommit()
    journal = await SqliteJournal.open(data / STORE, observer)
    clock = LaterClock()
    budget = UsageBudget(Limits(), clock.now)
    table_registry = TableRegistry(
        SharedServices(
            journal, clock, TableSpeed(), WireEncoder(), secrets.token_bytes, budget, SearchTurns(SearchThread())
        )
    )
    begun = time.perf_counter()
    while await table_registry.sweep():
        pass
    ending = time.perf_counter() - begun
    await table_registry.close()
    return ending, observer.seconds


async def measure(tables: int, data: Path) -> Cost:
    """Make tables, and end them."""
    async with process(data, free_port(), signal.SIGTERM) as served:
        await make(served, WARM)
        before = memory(served.pid)
        begun = time.perf_counter()
        await make(served, tables)
        making = time.perf_counter() - begun
        grown = memory(served.pid) - before
    disk = megabytes(data)
    ending, longest = await end_all(data)
    return Cost(grown, disk, making, ending, longest, megabytes(data))


def main(arguments: list[str]) -> int:
    """Measure as told, and print the figures."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.load.many_tables")
    parser.add_argument("--tables", type=int, default=TABLES)
    said = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder:
        cost = asyncio.run(measure(said.tables, Path(folder) / "data"))
    made = said.tables + WARM
    print(f"{said.tables} tables made in {cost.making:.0f} s; the server grew by {cost.memory:.1f} MB of memory")
    print(f"{made} tables take {cost.disk:.1f} MB of disk, {1e6 * cost.disk / made:.0f} bytes each")
    print(f"they ended in {cost.ending:.0f} s, {1000 * cost.longest:.0f} ms for the longest commit")
    print(f"{cost.left:.1f} MB of disk are left for the next tables")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
