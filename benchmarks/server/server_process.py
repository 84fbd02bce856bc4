"""A server in a process and on a core of its own, and what it costs."""

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
"""Where Python finds the servers of benchmarks."""
SERVER_CORE: Final = 0
LOAD_CORE: Final = 1
TICK: Final = 1 / os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 0.0
SERVER_TIMEOUT: Final = 120.0


class ServerProcess:
    """A running server."""

    def __init__(self, process: "subprocess.Popen[bytes]", address: str) -> None:
        self.process = process
        self.address = address

    def cpu(self) -> float:
        """Return the CPU seconds it has used, all threads together."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) * TICK

    def others(self) -> float:
        """Return the seconds that its core was busy for anything else, since the machine started."""
        lines = Path("/proc/stat").read_text(encoding="ascii").splitlines()
        core = next(line for line in lines if line.startswith(f"cpu{SERVER_CORE} "))
        user, nice, system, _, _, irq, soft, *_ = map(int, core.split()[1:])
        return (user + nice + system + irq + soft) * TICK - self.cpu()

    def memory(self) -> float:
        """Return the megabytes it holds in memory."""
        for line in Path(f"/proc/{self.process.pid}/status").read_text(encoding="ascii").splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) / 1024
        return 0.0


def is_measurable() -> bool:
    """Return whether this system says what a process costs."""
    return Path("/proc/self/stat").exists()


def free_port() -> int:
    """Return a port nobody listens on."""
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return int(listener.getsockname()[1])


@contextmanager
def running(program: list[str], port: int, **variables: str) -> Iterator[ServerProcess]:
    """Run a server on its own core until the block ends, the load on another where there are two."""
    with pinned(SERVER_CORE):
        process = subprocess.Popen(program, env=os.environ | variables, cwd=ROOT, stdout=subprocess.DEVNULL)
    address = f"127.0.0.1:{port}"
    try:
        with pinned(LOAD_CORE):
            _wait_for(process, address)
            yield ServerProcess(process, address)
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(SERVER_TIMEOUT)


@contextmanager
def serving(data: Path, module: str = "regift.cli", **variables: str) -> Iterator[ServerProcess]:
    """Run our server without any waiting of bots and windows."""
    port = free_port()
    start = f"from {module} import main; main()"
    program = [sys.executable, "-c", start, "serve", "--no-open", "--host", "127.0.0.1", "--port", str(port)]
    paces = {"REGIFT_BOT_PACE": "0", "REGIFT_WINDOW_LIMIT": "0", "REGIFT_LIMITS": "0"}
    with running([*program, "--data", str(data)], port, **paces, **variables) as server:
        yield server


@contextmanager
def pinned(core: int) -> Iterator[None]:
    """Keep this process, and what it starts, on one core while the block runs, where the system can."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    before = os.sched_getaffinity(0)
    if core in before:
        os.sched_setaffinity(0, {core})
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


def _wait_for(process: "subprocess.Popen[bytes]", address: str) -> None:
    end = time.monotonic() + SERVER_TIMEOUT
    while time.monotonic() < end and process.poll() is None:
        try:
            with urllib.request.urlopen(f"http://{address}/healthz", timeout=2):
                return
        except urllib.error.HTTPError:  # it answers, though not that question
            return
        except OSError:
            time.sleep(0.02)
    raise TimeoutError(f"{address}: no server there")
