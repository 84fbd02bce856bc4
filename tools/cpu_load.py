"""Run a command while other processes keep the machine busy (`python -m tools.cpu_load --load 8 -- ./check`)."""

import argparse
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

WORK: Final = """
import os
starter = os.getppid()
while os.getppid() == starter:
    for _ in range(1_000_000):
        pass
"""
"""What keeps a core busy, for as long as whoever started it is there."""


@contextmanager
def busy(load: int) -> Iterator[list[subprocess.Popen[bytes]]]:
    """Keep so many processes busy until the block ends."""
    working = [subprocess.Popen([sys.executable, "-c", WORK]) for _ in range(load)]
    try:
        yield working
    finally:
        for process in working:
            process.kill()
            process.wait()


def main(arguments: list[str]) -> int:
    """Run the command and return its exit code."""
    parser = argparse.ArgumentParser(prog="python -m tools.cpu_load", description="Run a command on a busy machine.")
    parser.add_argument("--load", type=int, default=8, metavar="COUNT", help="processes that compute meanwhile (8)")
    parser.add_argument("command", nargs="+", help="what to run, after --")
    given = parser.parse_args(arguments)
    with busy(given.load):
        try:
            return subprocess.run(given.command, check=False).returncode
        except KeyboardInterrupt:
            return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
