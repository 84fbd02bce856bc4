"""Bans of networks: addresses that the whole server turns away until a time, kept in the data folder."""

import ipaddress
import os
from collections.abc import Callable
from pathlib import Path
from typing import Final

import msgspec
from starlette.types import ASGIApp, Receive, Scope, Send

from regift.kit.refusal_and_errors import RegiftError
from regift.server.http.security_middleware import reject
from regift.server.operations.client_address_or_ipv6_network import network_of
from regift.tables.request_error import RequestError
from regift.wire import all_messages as wire

NAME: Final = "bans.json"
HOUR: Final = 3600.0

Network = ipaddress.IPv4Network | ipaddress.IPv6Network


class DamagedBans(RegiftError):
    """Raised when the file of bans can't be read."""


class NetworkBans:
    """Knows whom the server turns away."""

    def __init__(self, data: Path, date: Callable[[], float]) -> None:
        self._path = data / NAME
        self._date = date
        self._until = kept_bans(data)
        """By network: seconds since 1970."""

    def ban(self, said: str, hours: float) -> Network:
        """Turn a network away for so many hours, 0: no more; RequestError for what is none, or is this machine.

        A single address of IPv6 stands for the network that its subscriber has, as everywhere.
        """
        try:
            network = unmapped(ipaddress.ip_network(network_of(said) or said, strict=False))
        except ValueError:
            raise RequestError(
                "address", "an address such as 203.0.113.9, or a network such as 203.0.113.0/24", ascii(said)
            ) from None
        if any(network.version == here.version and network.overlaps(here) for here in LOOPBACK):
            raise RequestError("address", "another machine: all come from this one where REGIFT_PROXY is not set")
        now = self._date()
        until = {each: end for each, end in self._until.items() if end > now and each != network}
        if hours:
            until[network] = now + hours * HOUR
        self._keep(until)
        return network

    def has(self, host: str) -> bool:
        """Return whether a host is turned away now."""
        if not self._until:
            return False
        try:
            address = ipaddress.ip_address(host.partition("/")[0])
        except ValueError:
            return False
        if isinstance(address, ipaddress.IPv6Address) and address.ipv4_mapped:
            address = address.ipv4_mapped
        now = self._date()
        return any(address in network and now < until for network, until in self._until.items())

    def _keep(self, until: dict[Network, float]) -> None:
        made = self._path.with_suffix(".new")
        try:
            with os.fdopen(os.open(made, os.O_CREAT | os.O_TRUNC | os.O_WRONLY, 0o600), "wb") as file:
                file.write(msgspec.json.encode({str(network): end for network, end in until.items()}))
            made.replace(self._path)
        except OSError as error:
            raise RequestError("disk", "room for a ban", error.strerror or "") from None
        self._until = until


def unmapped(network: Network) -> Network:
    """Return a network of IPv4 whose addresses are written as those of IPv6 (::ffff:…) as one of IPv4."""
    if isinstance(network, ipaddress.IPv6Network) and network.subnet_of(MAPPED):
        return ipaddress.ip_network((int(network.network_address) & 0xFFFFFFFF, network.prefixlen - MAPPED.prefixlen))
    return network


def kept_bans(data: Path) -> dict[Network, float]:
    """Return until when each network is turned away, in seconds since 1970; DamagedBans if that can't be read."""
    path = data / NAME
    if not path.exists():
        return {}
    try:
        kept = msgspec.json.decode(path.read_bytes(), type=dict[str, float])
        return {ipaddress.ip_network(network): until for network, until in kept.items()}
    except (OSError, ValueError) as error:
        raise DamagedBans(f"{path}: can't be read, remove it to let everybody in: {error}") from None


MAPPED: Final = ipaddress.IPv6Network("::ffff:0:0/96")
LOOPBACK: Final[tuple[Network, ...]] = (ipaddress.ip_network("127.0.0.0/8"), ipaddress.ip_network("::1/128"))


class NetworkBanMiddleware:
    """Turns whoever is banned away from every page and websocket."""

    def __init__(self, app: ASGIApp, bans: Callable[[], NetworkBans]) -> None:
        self.app = app
        self.bans = bans

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or turn it away."""
        client = scope.get("client") if scope["type"] in ("http", "websocket") else None
        if client and self.bans().has(client[0]):
            await reject(scope, receive, send, wire.Fault("address", "an address that is not banned here"), 403)
        else:
            await self.app(scope, receive, send)
