"""The guard at the door: odd Host headers and foreign websockets are turned away, and every answer gets its headers."""

import re
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketClose

NAME: Final = r"[A-Za-z0-9](?:[A-Za-z0-9._-]{0,251}[A-Za-z0-9])?"
NUMERIC: Final = r"\[[0-9A-Fa-f:.]{2,45}\]"
HOST: Final = re.compile(f"(?:{NAME}|{NUMERIC})(?::[0-9]{{1,5}})?")

POLICY: Final = (
    "default-src 'self'; connect-src 'self' ws://{host} wss://{host}; img-src 'self' data:; "
    "style-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
"""Styles may be written inline: the client moves cards by them."""


class Guard:
    """Wraps the application."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or turn it away."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        host = headers.get("host", "")
        if not HOST.fullmatch(host):
            await turn_away(scope, receive, send)
        elif scope["type"] == "http":
            await self.app(scope, receive, _with_headers(send, host))
        elif is_same_origin(headers.get("origin"), host):
            await self.app(scope, receive, send)
        else:
            await turn_away(scope, receive, send)


def is_same_origin(origin: str | None, host: str) -> bool:
    """Tell whether a page of this very server, or no page at all, opens the websocket."""
    return origin is None or urlsplit(origin).netloc.lower() == host.lower()


async def turn_away(scope: Scope, receive: Receive, send: Send) -> None:
    """Refuse a request without looking at it."""
    if scope["type"] == "websocket":
        await WebSocketClose()(scope, receive, send)
    else:
        await PlainTextResponse("This is not the host you are looking for.\n", 400)(scope, receive, send)


def _with_headers(send: Send, host: str) -> Send:
    async def send_with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            headers.setdefault("Content-Security-Policy", POLICY.format(host=host))
            headers.setdefault("X-Content-Type-Options", "nosniff")
            headers.setdefault("Referrer-Policy", "no-referrer")
        await send(message)

    return send_with_headers
