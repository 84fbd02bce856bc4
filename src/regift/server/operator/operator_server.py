"""Serves the operator's requests beside the players', in the same process, on a socket of their own."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import ExitStack, asynccontextmanager
from http import HTTPStatus
from pathlib import Path

import uvicorn
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.server import ServerState

from regift.server.operator import operator_unix_socket_listen_connect_permissions as unix_socket
from regift.server.operator.operator_unix_socket_listen_connect_permissions import NoOperatorSocket, operator_listener

log = logging.getLogger(__name__)


class OperatorHttp(H11Protocol):
    """An HTTP connection of somebody on this machine: its client's port is the user's number."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Ask the system who it is."""
        super().connection_made(transport)
        self.client = ("", unix_socket.peer_uid(transport.get_extra_info("socket").fileno()))


class OwnUserMiddleware:
    """Lets the user in whose server it is, and nobody else."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or turn it away."""
        uid = scope["client"][1]
        if unix_socket.may_operate(uid):
            await self.app(scope, receive, send)
        else:
            log.warning("a user was refused at the operator's socket", extra={"uid": uid})
            await Response(status_code=HTTPStatus.FORBIDDEN)(scope, receive, send)


@asynccontextmanager
async def operator_server(data: Path, app: ASGIApp) -> AsyncIterator[None]:
    """Answer an operator for as long as the block lasts; where there are no such sockets, say so and go on without."""
    with ExitStack() as stack:
        try:
            listener = stack.enter_context(operator_listener(data))
        except NoOperatorSocket as none:
            log.warning("no commands reach this server while it runs: %s", none)
            yield
            return
        config = uvicorn.Config(
            OwnUserMiddleware(app), log_config=None, access_log=False, lifespan="off", server_header=False
        )
        config.load()
        state = ServerState()
        loop = asyncio.get_running_loop()
        server = await loop.create_unix_server(
            lambda: OperatorHttp(config=config, server_state=state, app_state={}), sock=listener
        )
        try:
            yield
        finally:
            server.close()
            for connection in list(state.connections):
                connection.shutdown()
