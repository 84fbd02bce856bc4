"""HTTP connections: uvicorn's protocol, with the limits that it lacks.

What is bounded here is what no application sees: too many connections, those that ask nothing, and answers that nobody
takes.
"""

import asyncio
from typing import Any, Final, cast

import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol

from regift.server.operations.network_addresses import network_of
from regift.server.socket.limited_websocket import LimitedWebSocket
from regift.tables.limits.limit_table import Limits

WATCH: Final = 10.0
"""Seconds between looks at a connection: in one a request has to arrive whole."""
LOOKS: Final = 12
"""Looks after which an answer that nobody takes is given up."""
TRY_LATER: Final = (
    b"HTTP/1.1 503 Service Unavailable\r\nRetry-After: 10\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
)


class UvicornConfig(uvicorn.Config):
    """Uvicorn's settings, and what one server allows."""

    limits: Limits = Limits()
    is_behind_proxy: bool = False
    """Whether all come from the proxy's own address."""


class LimitedHttp(H11Protocol):
    """An HTTP connection that is cut when it stands still."""

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self._watch: asyncio.TimerHandle | None = None
        self._watched: object = None
        self._looks = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Let the client in, unless there are too many."""
        super().connection_made(transport)
        if self._is_full():
            transport.write(TRY_LATER)
            transport.close()
            return
        self._watch = self.loop.call_later(WATCH, self._look)

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection."""
        self._stop_watching()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: Any) -> None:
        """Hand the connection on."""
        self._stop_watching()
        super().handle_websocket_upgrade(event)

    def _is_full(self) -> bool:
        config = cast(UvicornConfig, self.config)
        limits = config.limits
        if len(self.connections) > limits.sockets:
            return True
        if config.is_behind_proxy or len(self.connections) <= limits.sockets_of_one or not self.client:
            return False
        here = network_of(self.client[0])
        clients = [
            each.client for each in self.connections if isinstance(each, LimitedHttp | LimitedWebSocket) and each.client
        ]
        return sum(network_of(client[0]) == here for client in clients) > limits.sockets_of_one

    def _look(self) -> None:
        """Cut the connection when no request has come, or its answer is not being taken."""
        is_answering = self.cycle is not None and not self.cycle.response_complete and not self.cycle.more_body
        self._looks = self._looks + 1 if self.cycle is self._watched else 0
        if self._looks >= LOOKS or (not is_answering and self.cycle is self._watched):
            self.transport.abort()
            return
        self._watched = self.cycle
        self._watch = self.loop.call_later(WATCH, self._look)

    def _stop_watching(self) -> None:
        if self._watch is not None:
            self._watch.cancel()
