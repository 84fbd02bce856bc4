"""Measure how long `./play` takes to serve its page, set up already (`python -m tools.start_time [RUNS]`)."""

import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request

from tools.places import ROOT

PATIENCE = 60.0
"""Seconds after which a start has failed."""


def main(arguments: list[str]) -> int:
    """Start, fetch the page and stop, five times or as often as asked; print the seconds and their median."""
    runs = [start_once() for _ in range(int(arguments[0]) if arguments else 5)]
    print("seconds to the first page:", " ".join(f"{run:.2f}" for run in runs))
    print(f"median {statistics.median(runs):.2f}")
    return 0


def start_once() -> float:
    """Give the seconds from `./play` to the whole page."""
    with socket.socket() as listener, tempfile.TemporaryDirectory() as data:
        listener.bind(("127.0.0.1", 0))
        port = str(listener.getsockname()[1])
        listener.close()
        begun = time.monotonic()
        command = [str(ROOT / "play"), "--no-open", "--host", "127.0.0.1", "--port", port, "--data", data]
        with subprocess.Popen(command, stdout=subprocess.DEVNULL) as playing:
            try:
                fetch(f"http://127.0.0.1:{port}/", begun + PATIENCE)
                return time.monotonic() - begun
            finally:
                playing.terminate()


def fetch(address: str, end: float) -> None:
    """Return when the page is there; TimeoutError if it is not by then."""
    while time.monotonic() < end:
        try:
            with urllib.request.urlopen(address, timeout=2) as page:
                page.read()
                return
        except OSError:
            time.sleep(0.02)
    raise TimeoutError(f"{address}: no page within {PATIENCE:.0f} s")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
