"""Start the real server for a test and stop it again."""

import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import MappingProxyType
from typing import Final, NamedTuple, Protocol

from tests.waiting import HUNG
from tools.build_browser_tables import SITE

SHARE_LIMIT: Final = 60
"""Seconds that a deal waits for the pages' parts of the shuffle."""


class Served(NamedTuple):
    """A running `regift serve`."""

    port: int
    data: Path
    """The folder it keeps its tables in."""

    log: Path
    """All it printed."""

    @property
    def url(self) -> str:
        """Return the address on the loopback interface, a secure context for a browser."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def named_url(self) -> str:
        """Return the address under a name that is no secure context, as on a phone in the local network."""
        return f"http://game.test:{self.port}"


class ServerStarter(Protocol):
    """Serves with these environment variables; all who name the same ones share one server."""

    def __call__(self, **variables: str) -> Served:
        """Return the server, started if it was not yet."""


def free_port() -> int:
    """Return a port that nobody listens on."""
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        port: int = listener.getsockname()[1]
        return port


def regift() -> str:
    """Return the `regift` command of this Python."""
    found = shutil.which("regift", path=str(Path(sys.executable).parent))
    assert found, "the command `regift` is not installed beside this Python"
    return found


@contextmanager
def serving(
    data: Path,
    *options: str,
    command: Sequence[str] = (),
    port: int = 0,
    variables: Mapping[str, str] = MappingProxyType({}),
) -> Iterator[Served]:
    """Serve the tables of a folder until the block ends, with the `regift` of this Python or the command given.

    `port`: as a server before this one had it, so that open pages find it again; 0: any that is free.
    `variables`: what its environment has besides that of the tests.
    """
    data.mkdir(parents=True, exist_ok=True)
    served = Served(port or free_port(), data, data.with_suffix(".log"))
    address = ["--host", "127.0.0.1", "--port", str(served.port), "--data", str(data), "--no-open"]
    with served.log.open("ab") as log:
        own = {"REGIFT_SHARE_LIMIT": str(SHARE_LIMIT), "REGIFT_RETURN_PACE": "0", "REGIFT_BROWSER_TABLES": str(SITE)}
        program = [*(command or [regift()]), "serve", *address, *options]
        process = subprocess.Popen(program, stdout=log, stderr=log, env={**own, **os.environ, **variables})
    try:
        wait_until_healthy(served, process)
        yield served
    finally:
        process.terminate()
        try:
            process.wait(timeout=HUNG)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def wait_until_healthy(served: Served, process: subprocess.Popen[bytes]) -> None:
    """Return when /healthz answers; fail with what the server printed when it ended or is too slow."""
    end = time.monotonic() + HUNG
    while time.monotonic() < end and process.poll() is None:
        try:
            with urllib.request.urlopen(f"{served.url}/healthz", timeout=2):
                return
        except (urllib.error.URLError, OSError):
            time.sleep(0.05)
    raise AssertionError(f"the server did not start:\n{served.log.read_text()}")
