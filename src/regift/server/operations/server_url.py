"""Where the server can be reached, for links that friends open on their phones."""

import ipaddress
import socket
from typing import Final

from starlette.requests import HTTPConnection

PRIVATE_ADDRESSES: Final = ("192.168.0.1", "10.0.0.1", "172.16.0.1")
"""Addresses of private networks; asking the way to them sends nothing."""


def base_url_of(connection: HTTPConnection, base: str) -> str:
    """Return where the reader's friends reach the server: as the reader does, unless that is this very machine."""
    host = connection.headers.get("host", "")
    if base and is_loopback(host.rsplit(":", 1)[0]):
        return base
    scheme = "https" if connection.url.scheme in ("https", "wss") else "http"
    return f"{scheme}://{host}"


def is_loopback(host: str) -> bool:
    """Return whether only this machine knows itself by that name."""
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return False


def reachable_url(host: str, port: int) -> str:
    """Return the address under which a phone on the same network finds a server that listens on `host`."""
    if host in ("0.0.0.0", "::", ""):
        host = lan_address() or socket.gethostname()
    name = f"[{host}]" if ":" in host else host
    return f"http://{name}:{port}"


def lan_address() -> str:
    """Return this machine's address in its private network, "" when there is none."""
    for there in PRIVATE_ADDRESSES:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            try:
                probe.connect((there, 9))
            except OSError:
                continue
            here = str(probe.getsockname()[0])
            if not is_loopback(here) and here != "0.0.0.0":
                return here
    return ""
