"""Whom a request comes from, as limits and bans count it: an address, or the network of one subscriber."""

import ipaddress
from functools import lru_cache
from typing import Final

from starlette.requests import HTTPConnection

UNKNOWN: Final = "unknown"
"""Whom all count as for whom a trusted proxy tells no address."""


def client_address_of(connection: HTTPConnection) -> str:
    """Return whom limits count a request for; a trusted proxy's word has been put in by then."""
    return network_of(connection.client.host) or UNKNOWN if connection.client else ""


@lru_cache(maxsize=4096)
def network_of(host: str) -> str:
    """Return whom an address stands for: itself, or the whole network that one subscriber has of IPv6."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return ""
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped:
            return str(address.ipv4_mapped)
        return str(ipaddress.ip_network((int(address) >> 64 << 64, 64)))
    return str(address)
