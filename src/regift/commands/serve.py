"""`regift serve`: a game night for the local network."""

import os
import socket
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from regift.commands.trouble import CannotRun
from regift.commands.writing import check_folder


def serve(
    *,
    host: str = "0.0.0.0",
    port: int = 8000,
    data: Path | None = None,
    open_browser: Annotated[bool, Parameter(name="--open", negative="--no-open")] = True,
) -> None:
    """Serve tables to browsers on this network.

    Parameters
    ----------
    host
        The address to listen on.
    port
        The port to listen on.
    data
        The folder that keeps the tables; by default that of this user's programs.
    open_browser
        Open a browser on this machine.
    """
    folder = data or data_home()
    check_folder(folder)
    check_port(host, port)
    from regift.server import run

    run.serve(host=host, port=port, data=folder, open_browser=open_browser)


def data_home() -> Path:
    """Give the folder where this user's programs keep their files (XDG Base Directory)."""
    home = os.environ.get("XDG_DATA_HOME", "")
    return (Path(home) if home else Path.home() / ".local" / "share") / "regift"


def check_port(host: str, port: int) -> None:
    """Raise CannotRun unless a server could listen there now."""
    if not 0 <= port <= 65535:
        raise CannotRun(f"port: expected 0 to 65535, got {port}")
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        with socket.socket(family, kind, protocol) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(address)
    except OSError as error:
        raise CannotRun(f"can't listen on {host} port {port}: {error.strerror or error}") from None
