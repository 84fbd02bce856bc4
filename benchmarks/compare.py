"""Regift's server beside boardgame.io's, taking turns (`python -m benchmarks.compare [ROUNDS] [SECONDS] [PAGE]`).

Needs Linux, npm and picows. Each server has core 0 and its load core 1; a move is one told to all four
clients. boardgame.io plays a toy game and keeps it in memory; Regift plays the same one, then Kung Fu Granny, and
syncs each move to disk.
"""

import asyncio
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Final, NamedTuple

from benchmarks.server.server_bench import RETURNED_AT, SEATS, TABLES, come_back, play_fast
from benchmarks.server.server_process import LOAD_CORE, ServerProcess, free_port, pinned, running, serving
from regift.commands.shared.output_path_check_and_writing_of_files_and_marked_sections import write_section
from regift.compilation_status import engine
from regift.lab.bench import machine

HERE: Final = Path(__file__).resolve().parent


class Found(NamedTuple):
    """One round of one server."""

    moves: float
    """Moves told to all four, a CPU-second of the server."""
    bytes: float
    """Bytes of a move, all clients together."""
    back: float
    """Bytes sent to a client that comes back at move 400."""


def main(arguments: list[str]) -> int:
    """Measure both in turn; print the medians, and write them into a section of the page."""
    rounds = int(arguments[0]) if arguments else 5
    seconds = float(arguments[1]) if len(arguments) > 1 else 4.0
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        shelf = str(HERE / "games")
        with boardgame_io(folder) as theirs, serving(folder / "data", REGIFT_GAMES=shelf) as ours:
            found: list[tuple[Found, ...]] = [
                (
                    play_ours(ours, seconds, "toy"),
                    play_theirs(folder, theirs, seconds),
                    play_ours(ours, seconds, "kung_fu"),
                )
                for _ in range(rounds)
            ]
    print(table(found))
    if len(arguments) > 2:
        write_section(Path(arguments[2]), "boardgame.io", table(found))
    return 0


@contextmanager
def boardgame_io(folder: Path) -> Iterator[ServerProcess]:
    """Fetch boardgame.io into the folder and run its server."""
    for file in (HERE / "boardgame_io").iterdir():
        shutil.copy(file, folder)
    subprocess.run(["npm", "install", "--no-audit", "--no-fund", "--silent"], cwd=folder, check=True)
    port = free_port()
    with running(["node", str(folder / "server.js"), str(port)], port, NODE_ENV="production") as server:
        yield server


def play_ours(server: ServerProcess, seconds: float, game: str) -> Found:
    """Play a round of ours."""
    window = asyncio.run(play_fast(server, seconds, game))
    shared = window.foreign / (SEATS - 1)
    return Found(shared / window.cpu, window.bytes / window.moves, asyncio.run(come_back(server, game)))


def play_theirs(folder: Path, server: ServerProcess, seconds: float) -> Found:
    """Play a round of theirs."""
    window = load(folder, server, seconds, 0)
    back = load(folder, server, seconds, RETURNED_AT)["back"]
    return Found(window["moves"] / window["cpu"], window["bytes"] / window["moves"], back)


def load(folder: Path, server: ServerProcess, seconds: float, last: int) -> dict[str, float]:
    """Run the load of theirs."""
    numbers = map(str, (server.process.pid, TABLES, seconds, last))
    command = ["node", str(folder / "load.js"), server.address, *numbers]
    with pinned(LOAD_CORE):
        done = subprocess.run(command, check=True, capture_output=True, env=os.environ | {"NODE_ENV": "production"})
    found: dict[str, float] = json.loads(done.stdout)
    return found


def table(rounds: Sequence[tuple[Found, ...]]) -> str:
    """Write the medians as Markdown."""
    here = machine()
    lines = [
        "## The server beside boardgame.io",
        "",
        "Written by `python -m benchmarks.compare 5 4 docs/benchmarks.md`. Each server has a core of its own and its",
        "load another, and they take turns. The toy game is the same for both: 104 cards, seven in hand, play one and",
        "draw one. boardgame.io keeps it in memory; Regift syncs each move to disk before it answers.",
        "",
        f"Engine: {engine()}. Machine: {here.processor}, {here.cores} cores, Python {here.python}, {here.system}.",
        f"Medians of {len(rounds)} rounds taken in turn.",
        "",
        "| what | Regift, toy | boardgame.io 0.50.2, toy | Regift, Kung Fu Granny |",
        "|---|---:|---:|---:|",
    ]
    names = ("moves told to four, a CPU-second", "bytes of a move, 4 clients", f"bytes of a return at {RETURNED_AT}")
    for number, name in enumerate(names):
        figures = (median(found[number] for found in column) for column in zip(*rounds, strict=True))
        lines.append(f"| {name} | " + " | ".join(f"{figure:,.0f}" for figure in figures) + " |")
    return "\n".join([*lines, ""])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
