"""How fast the server is: a load on one core, the server on another, the journal on disk. Needs picows."""

import asyncio
import json
import os
import signal
import tempfile
import time
from collections.abc import Callable
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from statistics import median, quantiles
from typing import Final, NamedTuple

from benchmarks.server.load_clients import Client, LoadClients, LoadCounters
from benchmarks.server.server_process import ServerProcess, serving
from regift.lab.bench import Machine, machine

GAME: Final = "kung_fu"
SEATS: Final = 4
TABLES: Final = 25
"""How many play as fast as they can."""
PACED_TABLES: Final = 50
"""How many play at human pace."""
WARM_UP: Final = 1.0
MISSED_AFTER: Final = 390
RETURNED_AT: Final = 400
STAGED: Final = "benchmarks.server.move_cost_server"
"""The server that notes what the stages cost; nothing of it is imported here."""


class ServerRow(NamedTuple):
    """One figure."""

    name: str
    value: float
    unit: str
    reach: str = ""
    """What is to be reached."""
    spread: tuple[float, float] = (0.0, 0.0)
    """The least and the greatest of the rounds."""


class Stage(NamedTuple):
    """What one stage of a move costs."""

    name: str
    micros: float
    """Microseconds of CPU."""
    share: float


class ServerReport(NamedTuple):
    """What one run found."""

    engine: str
    machine: Machine
    loop: str
    """The event loop of the server and the client of the load."""
    rounds: int
    rows: list[ServerRow]
    stages: list[Stage]


class CounterReading(NamedTuple):
    """What happened between two moments."""

    moves: float
    foreign: float
    updates: float
    bytes: float
    cpu: float

    @classmethod
    def now(cls, counters: LoadCounters, server: ServerProcess) -> "CounterReading":
        """Read all counters."""
        return cls(counters.moves, counters.foreign, counters.frames, counters.bytes, server.cpu())

    def since(self, start: "CounterReading") -> "CounterReading":
        """Return what came since then."""
        return CounterReading(*(now - before for now, before in zip(self, start, strict=True)))


class PacedRound(NamedTuple):
    """A round at human pace."""

    middle: float
    """Milliseconds from mover to last recipient, the median."""
    slowest: float
    """The 99th percentile."""
    moves: float
    """Moves a second."""
    others: float
    """The share of the server's core that other programs took meanwhile, in per cent."""


def is_installed() -> bool:
    """Return whether the client of the load is there."""
    return find_spec("picows") is not None


def bench_server(
    engine: str, rounds: int = 5, seconds: float = 4.0, progress: Callable[[], None] = lambda: None
) -> ServerReport:
    """Measure the server; each row is a median of rounds, `seconds` long and at human pace four times that."""
    with tempfile.TemporaryDirectory() as folder:
        fast, paced = [], []
        with serving(Path(folder) / "data") as server:
            idle = server.memory()
            for _ in range(rounds):
                fast.append(asyncio.run(play_fast(server, seconds)))
                paced.append(asyncio.run(play_paced(server, 4 * seconds)))
                progress()
            back = [float(asyncio.run(come_back(server))) for _ in range(rounds)]
        rows = [
            *_fast_rows(fast),
            *_paced_rows(paced),
            _row("bytes of a return after 10 moves missed, at move 400", back, "bytes", "≤ 2,048"),
            ServerRow("memory of the idle server", idle, "MB", "≤ 90"),
        ]
        rows.append(ServerRow("write and fsync of 4 KB in that folder", fsync_millis(Path(folder)), "ms"))
        stages = _stages(Path(folder), rounds, seconds)
    return ServerReport(engine, machine(), _loop(), rounds, rows, stages)


async def play_fast(server: ServerProcess, seconds: float, game: str = GAME) -> CounterReading:
    """Let every table play on as soon as a move is answered."""
    clients = LoadClients(server.address)
    await clients.open_tables(TABLES, SEATS, game)
    clients.begin(is_paced=False)
    await asyncio.sleep(WARM_UP)
    start = CounterReading.now(clients.counters, server)
    await asyncio.sleep(seconds)
    reading = CounterReading.now(clients.counters, server).since(start)
    await clients.close()
    return reading


async def play_paced(server: ServerProcess, seconds: float) -> PacedRound:
    """Let every table move at times set before, whatever the server does."""
    clients = LoadClients(server.address)
    await clients.open_tables(PACED_TABLES, SEATS, GAME)
    clients.begin(is_paced=True)
    await asyncio.sleep(2 * WARM_UP)
    clients.counters.delays.clear()
    before, others = clients.counters.moves, server.others()
    await asyncio.sleep(seconds)
    moves, others = clients.counters.moves - before, server.others() - others
    await clients.close()
    delays = [1000 * delay for delay in clients.counters.delays]
    return PacedRound(median(delays), quantiles(delays, n=100)[-1], moves / seconds, 100 * others / seconds)


async def come_back(server: ServerProcess, game: str = GAME) -> int:
    """Return the bytes that a client is sent who comes back after ten moves, each seen by a second screen."""
    clients = LoadClients(server.address)
    await clients.open_tables(1, SEATS, game)
    table = clients.tables[0]
    table.choose = table.choose_idly
    token = table.clients[-1].token
    screen = Client(table)
    await screen.enter(server.address, "Screen", token=token)
    await table.play_until(MISSED_AFTER)
    await asyncio.sleep(0.1)
    screen.leave()
    await table.play_until(RETURNED_AT)
    await asyncio.sleep(0.1)
    again = Client(table)
    await again.enter(server.address, "Screen", token=token, at=screen.at)
    await again.has_board
    await asyncio.sleep(0.05)
    again.leave()
    await clients.close()
    return again.heard


def fsync_millis(folder: Path, times: int = 50) -> float:
    """Return the median of how long the disk takes over 4 KB."""
    taken = []
    with (folder / "probe").open("wb", buffering=0) as file:
        for _ in range(times):
            start = time.perf_counter()
            file.write(bytes(4096))
            os.fsync(file.fileno())
            taken.append(1000 * (time.perf_counter() - start))
    return median(taken)


def _stages(folder: Path, rounds: int, seconds: float) -> list[Stage]:
    """Run the server that notes its stages; give the medians, most costly first."""
    notes = folder / "stages.json"
    with serving(folder / "staged", STAGED, REGIFT_STAGES=str(notes)) as server:
        found = [asyncio.run(_play_staged(server, notes, seconds)) for _ in range(rounds)]
    micros = {name: median(each[name] for each in found) for name in found[0]}
    total = sum(micros.values())
    return [Stage(name, cost, cost / total) for name, cost in sorted(micros.items(), key=lambda item: -item[1])]


async def _play_staged(server: ServerProcess, notes: Path, seconds: float) -> dict[str, float]:
    """Return microseconds a move by stage."""
    clients = LoadClients(server.address)
    await clients.open_tables(TABLES, SEATS, GAME)
    clients.begin(is_paced=False)
    await asyncio.sleep(WARM_UP)
    start, before = await asyncio.to_thread(_read_notes, server, notes), clients.counters.moves
    await asyncio.sleep(seconds)
    end, after = await asyncio.to_thread(_read_notes, server, notes), clients.counters.moves
    await clients.close()
    spent = {name: 1e6 * (end[name] - start.get(name, 0.0)) / (after - before) for name in end}
    process, main = spent.pop("process"), spent.pop("main")
    spent["event loop and the rest"] = main - sum(spent.values())
    spent["journal, the disk's own thread"] = process - main
    return spent


def _read_notes(server: ServerProcess, notes: Path) -> dict[str, float]:
    notes.unlink(missing_ok=True)
    server.process.send_signal(signal.SIGUSR1)
    while not notes.exists():
        time.sleep(0.002)
    read: dict[str, float] = json.loads(notes.read_text(encoding="utf-8"))
    return read


def _fast_rows(rounds: list[CounterReading]) -> list[ServerRow]:
    return [
        _row("moves, each checked and on disk", [each.moves / each.cpu for each in rounds], "a CPU-second"),
        _row(
            "of them told to all four",
            [each.foreign / (SEATS - 1) / each.cpu for each in rounds],
            "a CPU-second",
            "≥ 2,500",
        ),
        _row("updates sent", [each.updates / each.cpu for each in rounds], "a CPU-second"),
        _row("updates of a move", [each.updates / each.moves for each in rounds], "updates"),
        _row("bytes of a move, all clients together", [each.bytes / each.moves for each in rounds], "bytes", "≤ 800"),
        _row("bytes of an update", [each.bytes / each.updates for each in rounds], "bytes"),
    ]


def _paced_rows(rounds: list[PacedRound]) -> list[ServerRow]:
    pace = median(each.moves for each in rounds)
    said = f"mover to last recipient, {PACED_TABLES} tables, {pace:.0f} moves a second"
    return [
        _row(f"{said}, median", [each.middle for each in rounds], "ms"),
        _row(f"{said}, 99th percentile", [each.slowest for each in rounds], "ms", "≤ 20"),
        _row("other programs on the server's core meanwhile", [each.others for each in rounds], "%"),
    ]


def _row(name: str, found: list[float], unit: str, reach: str = "") -> ServerRow:
    return ServerRow(name, median(found), unit, reach, (min(found), max(found)))


def _loop() -> str:
    loop = f"uvloop {version('uvloop')}" if find_spec("uvloop") else "asyncio"
    return f"{loop}, websockets {version('websockets')}; load by picows {version('picows')}"
