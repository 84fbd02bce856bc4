"""Measure what attacks do to players (`python -m benchmarks.load.attacks [--rounds 10] [--only NAME] [--write]`).

Four people play at a table of a server of its own with its usual limits, in many short turns alone and while a program
attacks the server. Bots and windows wait for nothing, so that only the server's own time is measured: from the mover's
sending to the last of the players' receiving; of the server its memory and its data folder. The first row is of a
program that does nothing: what it shows is the noise of the machine. The interval of a ratio is over the rounds, and a
row says "holds" or "slower" only where all of the interval does. `--folder` says where the
servers' data lie: in memory (/dev/shm) where the pauses of a disk differ too much. `--write` writes the table into
docs/operations.md.
"""

import argparse
import asyncio
import os
import platform
import random
import signal
import socket
import sys
import tempfile
from asyncio.subprocess import PIPE
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final, NamedTuple

from benchmarks.load.attackers import ATTACKS, Attack
from benchmarks.load.crowd import Cuts, cores, cuts_of, parted
from benchmarks.load.timed_players import TimedPlayers
from benchmarks.server.server_process import is_measurable
from tests.server.process import ServedAlone, process
from tests.waiting import HUNG
from tools.doc_blocks import OPERATIONS, write_block

BLOCK: Final = "attacks"
WORST_RATIO: Final = 1.1
"""Of p99 with an attack to p99 without, from which the players notice it."""
MOST_MEMORY: Final = 200.0
MOST_DISK: Final = 50.0
"""Megabytes that an attack may make the server take."""
GLANCE: Final = 0.1
"""Seconds between looks at the server's memory."""
REST: Final = 0.5
"""Seconds that the server has to itself after an attack."""
RESAMPLES: Final = 2000
"""Draws of as many rounds as there are, from which an interval is read."""
TAIL: Final = 0.025
"""Of the draws, on each side of the interval."""


class Ratio(NamedTuple):
    """Of p99 of all moves under an attack to p99 of all moves alone, with the interval of 95 %."""

    found: float
    low: float
    high: float

    @property
    def verdict(self) -> str:
        """Return whether players notice the attack; neither where the rounds differ too much to tell."""
        if self.low > WORST_RATIO:
            return f"slower × {self.found:.2f}"
        return "holds" if self.high < WORST_RATIO else "not told apart"


Round = tuple[list[float], list[float]]
"""Seconds of the moves alone, and under attack."""


class Taken(NamedTuple):
    """What the server takes, in megabytes."""

    memory: float
    disk: float


class Outcome(NamedTuple):
    """What came of one attack."""

    attack: Attack
    quiet: Cuts
    attacked: Cuts
    ratio: Ratio
    taken: Taken
    """What the server took more, at most."""
    is_served: bool
    """Whether the players could play on."""

    @property
    def verdict(self) -> str:
        """Return what the attack does, in a word or two."""
        if not self.is_served:
            return "STOPS THE GAME"
        found = [self.ratio.verdict]
        found += ["memory"] if self.taken.memory > MOST_MEMORY else []
        found += ["disk"] if self.taken.disk > MOST_DISK else []
        return ", ".join(found)


def taken_by(server: int, data: Path) -> Taken:
    """Return what a server takes now."""
    memory = 0.0
    if is_measurable():
        for line in Path(f"/proc/{server}/status").read_text(encoding="ascii").splitlines():
            memory = int(line.split()[1]) / 1024 if line.startswith("VmRSS:") else memory
    return Taken(memory, sum(path.stat().st_size for path in data.iterdir()) / 1e6)


class Gauge:
    """Looks at a server again and again, and keeps the most that it took."""

    def __init__(self, server: int, data: Path) -> None:
        self.server = server
        self.data = data
        self.before = self.most = taken_by(server, data)

    async def watch(self) -> None:
        """Look until cancelled."""
        while True:
            now = taken_by(self.server, self.data)
            self.most = Taken(max(self.most.memory, now.memory), max(self.most.disk, now.disk))
            await asyncio.sleep(GLANCE)

    @property
    def more(self) -> Taken:
        """Return what it took more than before."""
        return Taken(self.most.memory - self.before.memory, self.most.disk - self.before.disk)


@asynccontextmanager
async def under(attack: Attack, served: ServedAlone, code: str, share: float) -> AsyncIterator[None]:
    """Let a program attack, and end it."""
    many = max(1, round(attack.many * share))
    command = (sys.executable, "-m", "benchmarks.load.attackers", attack.name, served.address, code, str(many))
    running = await asyncio.create_subprocess_exec(*command, stdout=PIPE)
    try:
        assert running.stdout is not None
        said = await asyncio.wait_for(running.stdout.readline(), HUNG)
        assert said == b"begun\n", (attack.name, said)
        await asyncio.sleep(REST)
        yield
    finally:
        if running.returncode is None:
            running.kill()
        await running.wait()
        await asyncio.sleep(REST)


async def measure(attack: Attack, folder: Path, asked: argparse.Namespace) -> Outcome:
    """Play in turns alone and under one attack."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    data = folder / "data"
    rounds: list[Round] = []
    async with process(data, port, signal.SIGTERM, REGIFT_LIMITS="1") as served:
        with parted(served.pid):
            players = await TimedPlayers.take(served, 4)
            await players.play(max(2, asked.moves // 3), asked.pause)
            gauge = Gauge(served.pid, data)
            watching = asyncio.create_task(gauge.watch())
            is_served = True
            try:
                for _ in range(asked.rounds):
                    quiet = await players.play(asked.moves, asked.pause)
                    async with under(attack, served, players.code, asked.share):
                        rounds.append((quiet, await players.play(asked.moves, asked.pause)))
            except TimeoutError:
                is_served = False
            watching.cancel()
            await players.leave()
    return outcome_of(attack, rounds, gauge.more, is_served=is_served)


def outcome_of(attack: Attack, rounds: Sequence[Round], taken: Taken, *, is_served: bool) -> Outcome:
    """Sum up the rounds."""
    if not rounds:
        nothing = Cuts(0.0, 0.0)
        return Outcome(attack, nothing, nothing, Ratio(0.0, 0.0, 0.0), taken, is_served=False)
    quiet, attacked = (cuts_of([move for each in rounds for move in each[half]]) for half in (0, 1))
    return Outcome(attack, quiet, attacked, ratio_of(rounds), taken, is_served)


def ratio_of(rounds: Sequence[Round]) -> Ratio:
    """Return the ratio of p99 of all rounds, and where it lies if other rounds of these had been played."""
    dice = random.Random(1)
    drawn = sorted(pooled_ratio(dice.choices(rounds, k=len(rounds))) for _ in range(RESAMPLES))
    cut = int(TAIL * RESAMPLES)
    return Ratio(pooled_ratio(rounds), drawn[cut], drawn[-cut - 1])


def pooled_ratio(rounds: Sequence[Round]) -> float:
    """Return p99 of all moves under attack, in terms of that of all moves alone."""
    quiet, attacked = (sorted(move for each in rounds for move in each[half]) for half in (0, 1))
    return attacked[int(0.99 * len(attacked))] / quiet[int(0.99 * len(quiet))]


HEAD: Final = (
    "| attack | p50 alone, ms | attacked | p99 alone, ms | attacked | ratio of p99 | interval | memory, MB "
    "| disk, MB | |\n|---|---|---|---|---|---|---|---|---|---|\n"
)


def row_of(outcome: Outcome) -> str:
    """Return a line of the table."""
    attack, quiet, attacked, ratio, taken, _ = outcome
    name = f"{attack.about} ({attack.number})" if attack.number else attack.about
    times = f"{quiet.p50:.2f} | {attacked.p50:.2f} | {quiet.p99:.2f} | {attacked.p99:.2f} | {ratio.found:.2f}"
    times += f" | {ratio.low:.2f}–{ratio.high:.2f}"
    return f"| {name} | {times} | {taken.memory:+.0f} | {taken.disk:+.1f} | {outcome.verdict} |\n"


def conditions(asked: argparse.Namespace) -> str:
    """Say how the table was measured, and what ran where."""
    ours = sorted(cores())
    said = f"`python -m benchmarks.load.attacks`: {asked.rounds} rounds of twice {asked.moves} moves, {os.cpu_count()} "
    said += f"cores, Python {platform.python_version()}, all moves of the rounds together. "
    if asked.folder:
        said += f"The servers’ data lay in `{asked.folder}`. "
    if len(ours) < 2:
        return said + "All processes shared the cores."
    others = ", ".join(map(str, ours[:-1]))
    said += f"The server had core {ours[-1]} to itself, with the processes that it starts; players and attackers had "
    return said + f"core {others}, the attackers only while no player needed it."


def main(arguments: list[str]) -> int:
    """Measure each attack as told, and print its line."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.load.attacks")
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--moves", type=int, default=150, help="of one half of a round")
    parser.add_argument("--pause", type=float, default=0.01, help="seconds between moves")
    parser.add_argument("--share", type=float, default=1.0, help="of those who attack")
    parser.add_argument("--only", default="", help="attacks whose names contain this")
    parser.add_argument("--folder", help="where the servers’ data lie, such as /dev/shm")
    parser.add_argument("--write", action="store_true", help="write the table into docs/operations.md")
    asked = parser.parse_args(arguments)
    lines = HEAD
    sys.stdout.write(HEAD)
    for attack in ATTACKS:
        if asked.only in attack.name:
            with tempfile.TemporaryDirectory(dir=asked.folder) as folder:
                line = row_of(asyncio.run(measure(attack, Path(folder), asked)))
            lines += line
            sys.stdout.write(line)
            sys.stdout.flush()
    if asked.write:
        write_block(OPERATIONS, BLOCK, f"{lines}\n{conditions(asked)}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
