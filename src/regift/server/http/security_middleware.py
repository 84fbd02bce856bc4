"""Security middleware: foreign names and foreign pages are turned away, and every answer gets its headers.

A page of a stranger can point its own name at a server in this network and then ask it anything, as if it were that
stranger's (DNS rebinding). So a server answers only to names that no stranger can have, and to those it was given.
"""

import ipaddress
import re
from collections.abc import Iterable
from typing import Final
from urllib.parse import urlsplit

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketClose

from regift.wire import all_messages as wire
from regift.wire.error_mapping import shortened

NAME: Final = r"[A-Za-z0-9](?:[A-Za-z0-9._-]{0,251}[A-Za-z0-9])?"
NUMERIC: Final = r"\[[0-9A-Fa-f:.]{2,45}\]"
HOST: Final = re.compile(f"(?:{NAME}|{NUMERIC})(?::[0-9]{{1,5}})?")
PORT: Final = re.compile(r":[0-9]{1,5}$")
OWN_NAME: Final = "a name of this server: an address, or what it was started with (--name)"

PRIVATE_SUFFIXES: Final = (".local", ".lan", ".internal", ".home.arpa", ".localhost", ".test")
"""Ends of names that are kept for a network's own use."""
SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")
"""Methods that change nothing."""
OWN_SITES: Final = ("none", "same-origin")
"""What a browser says of a request in `Sec-Fetch-Site` where no other page has made it."""
SIGNS_OF_OWN_PAGE: Final = ("authorization", "x-requested-with", "origin")
"""Headers that no page of another site sends, or with which it is turned away."""

CONTENT_SECURITY_POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
    "font-src 'self'; media-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "connect-src 'self' ws://{host} wss://{host}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
"""Styles may be written inline: the client moves cards by them."""


class SecurityMiddleware:
    """Wraps the application."""

    def __init__(self, app: ASGIApp, names: Iterable[str] = ()) -> None:
        self.app = app
        self.names = frozenset(name.lower() for name in names)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or turn it away."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        host = headers.get("host", "")
        is_http = scope["type"] == "http"
        if not HOST.fullmatch(host) or not is_own_host(host, self.names):
            await reject(scope, receive, send, wire.Fault("host", OWN_NAME, shortened(host)), 400)
        elif is_own_page(headers, host) or (
            is_http and scope["method"] in SAFE_METHODS and not is_part_of_foreign_page(headers, scope["path"])
        ):
            await self.app(scope, receive, _with_headers(send, host) if is_http else send)
        else:
            await reject(scope, receive, send, wire.Fault("origin", "a page of this server"), 403)


def is_own_host(host: str, names: frozenset[str]) -> bool:
    """Return whether no stranger can have that name, or it was given to this server."""
    name = PORT.sub("", host).lower().rstrip(".")
    try:
        ipaddress.ip_address(name.strip("[]"))
    except ValueError:
        return "." not in name or name.endswith(PRIVATE_SUFFIXES) or name in names
    return True


def is_own_page(headers: Headers, host: str) -> bool:
    """Return whether a page of this very server, or no page at all, asks, as far as the browser says."""
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", OWN_SITES[0]) in OWN_SITES
    return urlsplit(origin).netloc.lower() == host.lower()


def is_part_of_foreign_page(headers: Headers, path: str) -> bool:
    """Return whether a page that is not this server's own asks for data, and nobody follows a link.

    As a picture, a frame or by script it would use up tries at codes of whoever reads that page, and no browser would
    show it. Over plain HTTP from another machine a browser says only from which page a script asks (`Origin`).
    """
    return path.startswith("/api/") and headers.get("sec-fetch-dest") != "document"


def may_be_of_foreign_page(headers: Headers) -> bool:
    """Return whether a page of another site may have made a request that came through here.

    Over plain HTTP from another machine a browser says nothing of pages that ask for a picture, a frame or without
    looking at the answer (`no-cors`), and any page may open a window. None of them sends the headers of our own pages.
    """
    is_own = headers.get("sec-fetch-site") in OWN_SITES or any(name in headers for name in SIGNS_OF_OWN_PAGE)
    return not is_own


async def reject(scope: Scope, receive: Receive, send: Send, fault: wire.Fault, status: int) -> None:
    """Refuse a request without looking at it."""
    if scope["type"] == "websocket":
        await WebSocketClose()(scope, receive, send)
    else:
        answer = Response(msgspec.json.encode(fault), status, {"Cache-Control": "no-store"}, "application/json")
        await answer(scope, receive, send)


def _with_headers(send: Send, host: str) -> Send:
    async def send_with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            headers.setdefault("Content-Security-Policy", CONTENT_SECURITY_POLICY.format(host=host))
            headers.setdefault("X-Content-Type-Options", "nosniff")
            headers.setdefault("Referrer-Policy", "no-referrer")
            headers.setdefault("Cross-Origin-Resource-Policy", "same-origin")
        await send(message)

    return send_with_headers
