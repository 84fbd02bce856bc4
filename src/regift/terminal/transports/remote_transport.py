"""A table at a server: the websocket, which comes back by itself, and what is asked over HTTP before."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from http.client import HTTPException
from typing import Any, Final, TypeVar
from urllib.error import HTTPError
from urllib.request import ProxyHandler, Request, build_opener

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from regift.kit.refusal_and_errors import RegiftError
from regift.terminal.transports.decode_without_control_codes import decode
from regift.terminal.transports.invitation_parser import Invitation
from regift.terminal.transports.transport_interface import TransportListener
from regift.wire import all_messages as wire

SHORTEST: Final = 0.5
LONGEST: Final = 5.0
"""Seconds between two tries to come back."""
PATIENCE: Final = 20.0
"""Seconds in which a server has to answer: a busy one takes its time over the words of all games."""
HEARTBEAT: Final = 10.0
LARGEST: Final = 4_000_000
"""Bytes of the longest answer that is read."""

Answer = TypeVar("Answer")
MESSAGE: Final[Any] = wire.ToClient
opener: Final = build_opener(ProxyHandler({}))


class CannotJoin(RegiftError):
    """Raised when a table can't be come to; the text is the one line the user reads."""


def ask(invitation: Invitation, path: str, type: type[Answer], request: Request | None = None) -> Answer:
    """Ask the server over HTTP, in so many words where a request is given; CannotJoin says what went wrong."""
    try:
        with opener.open(request or f"{invitation.server}{path}", timeout=PATIENCE) as answer:
            return decode(answer.read(LARGEST), type)
    except HTTPError as error:
        with error:
            if error.code == 404 and path.startswith("/api/tables/"):
                raise CannotJoin(f"table {invitation.code}: {invitation.server} has none of that code") from None
            raise CannotJoin(f"{invitation.server}: expected an answer to {path}, got status {error.code}") from None
    except (OSError, HTTPException) as error:
        reason = getattr(error, "reason", error)
        raise CannotJoin(f"can't reach {invitation.server}: {getattr(reason, 'strerror', None) or reason}") from None
    except (msgspec.DecodeError, ValueError):
        raise CannotJoin(f"{invitation.server}: expected a server of Regift, got something else") from None


class RemoteTransport:
    """A websocket that dials again whenever it breaks."""

    def __init__(self, address: str) -> None:
        self.address = address
        self._socket: ClientConnection | None = None
        self._said: asyncio.Queue[wire.ToServer] = asyncio.Queue()
        self._is_closed = False
        self.message_hook: Callable[[wire.ToClient], Awaitable[None]] | None = None
        """Sees every message before it is passed on."""

    async def run(self, listener: TransportListener) -> None:
        """Keep the connection open until it is closed, and pass on what comes."""
        pause = SHORTEST
        while not self._is_closed:
            with suppress(OSError, TimeoutError, WebSocketException):
                async with connect(
                    self.address, proxy=None, open_timeout=PATIENCE, ping_interval=HEARTBEAT, close_timeout=1
                ) as socket:
                    pause = SHORTEST
                    await self._talk(socket, listener)
            self._socket = None
            if not self._is_closed:
                listener.hear_online(is_online=False)
                await asyncio.sleep(pause)
                pause = min(pause * 2, LONGEST)

    async def _talk(self, socket: ClientConnection, listener: TransportListener) -> None:
        self._said = asyncio.Queue()
        self._said.put_nowait(listener.greeting())
        self._socket = socket
        sending = asyncio.create_task(self._send(socket))
        try:
            async for frame in socket:
                with suppress(msgspec.DecodeError):  # a newer server may say what this client does not know
                    message: wire.ToClient = decode(frame, MESSAGE)
                    listener.hear_online(is_online=True)
                    if self.message_hook:
                        await self.message_hook(message)
                    listener.hear(message)
        finally:
            sending.cancel()

    async def _send(self, socket: ClientConnection) -> None:
        with suppress(WebSocketException):
            while True:
                await socket.send(msgspec.json.encode(await self._said.get()).decode())

    def say(self, message: wire.ToServer) -> None:
        """Send a message; nothing while there is no connection."""
        if self._socket is not None:
            self._said.put_nowait(message)

    async def close(self) -> None:
        """Hang up for good."""
        self._is_closed = True
        if self._socket is not None:
            await self._socket.close()
