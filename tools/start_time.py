"""Measure how long `./play` takes to serve its page (`python -m tools.start_time [RUNS] [--first]`).

By default this checkout is started, set up already, five times or as often as asked. With --first a clone of its last
commit is started in a new folder with empty caches, once, and the time until its engine is compiled is told, too.
"""

import os
import re
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from tools.paths import ROOT

LONGEST = 900.0
"""Seconds after which a start has failed."""
STARTED = re.compile("fast engine is being compiled")
ENDED = re.compile("The fast engine is ready|Regift runs in plain Python")


def main(arguments: list[str]) -> int:
    """Measure and print seconds, with the machine."""
    print(f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}, Python {sys.version.split()[0]}")
    if "--first" in arguments:
        with tempfile.TemporaryDirectory() as folder:
            first_start(Path(folder))
        return 0
    runs = [start_once(ROOT) for _ in range(int(arguments[0]) if arguments else 5)]
    print("seconds to the first page:", " ".join(f"{run:.2f}" for run in runs))
    print(f"median {statistics.median(runs):.2f}")
    return 0


def first_start(folder: Path) -> None:
    """Clone, start without caches, wait for page and engine, then start once more."""
    clone = folder / "regift"
    subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)
    caches = {"PIP_NO_CACHE_DIR": "1", "npm_config_cache": str(folder / "npm"), "HOME": str(folder)}
    output = folder / "output"
    with output.open("wb") as said, started(clone, said, **caches) as (address, begun):
        fetch(address, begun + LONGEST)
        print(f"first page {time.monotonic() - begun:.1f} s")
        if STARTED.search(output.read_text()):
            wait_for(output, begun + LONGEST)
            print(f"engine compiled after {time.monotonic() - begun:.1f} s")
        print(output.read_text().splitlines()[-1])
    programs = clone / ".venv" / ("Scripts" if sys.platform == "win32" else "bin")
    print(subprocess.run([programs / "regift", "--version"], capture_output=True, text=True, check=True).stdout.strip())
    print(f"second start {start_once(clone):.2f} s")


@contextmanager
def started(checkout: Path, output: IO[bytes] | int, **variables: str) -> Iterator[tuple[str, float]]:
    """Start ./play on a free port and yield its address and when it was started."""
    with socket.socket() as listener, tempfile.TemporaryDirectory() as data:
        listener.bind(("127.0.0.1", 0))
        port = str(listener.getsockname()[1])
        listener.close()
        begun = time.monotonic()
        command = [str(checkout / "play"), "--no-open", "--host", "127.0.0.1", "--port", port, "--data", data]
        with subprocess.Popen(command, stdout=output, env=os.environ | variables) as playing:
            try:
                yield f"http://127.0.0.1:{port}/", begun
            finally:
                playing.terminate()


def start_once(checkout: Path) -> float:
    """Return the seconds from `./play` to the whole page."""
    with started(checkout, subprocess.DEVNULL) as (address, begun):
        fetch(address, begun + LONGEST)
        return time.monotonic() - begun


def fetch(address: str, end: float) -> None:
    """Return when the page is there; TimeoutError if it is not by then."""
    while time.monotonic() < end:
        try:
            with urllib.request.urlopen(address, timeout=2) as page:
                page.read()
                return
        except OSError:
            time.sleep(0.02)
    raise TimeoutError(f"{address}: no page within {LONGEST:.0f} s")


def wait_for(output: Path, end: float) -> None:
    """Return when the engine's compiler has said its last line; TimeoutError if it has not by then."""
    while time.monotonic() < end:
        if ENDED.search(output.read_text()):
            return
        time.sleep(0.1)
    raise TimeoutError(f"nothing was said of the engine within {LONGEST:.0f} s")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
