"""The transfer budget: bodies that come in and large answers that go out are counted while they are under way.

What a client sends is counted as it is read, until its request is dealt with. An answer goes out in pieces, the next
when the client has taken the one before; what it has not taken yet is counted. So whoever sends half, or reads nothing,
makes the server keep no more than its share, however many requests it has open.
"""

import asyncio
import logging
from typing import Final

from starlette.requests import ClientDisconnect, HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from regift.server.http.json_and_event_stream_responses import json_response
from regift.server.operations.client_address_or_ipv6_network import client_address_of
from regift.tables.limits.rate_limits_and_quotas import TooMany, UsageBudget
from regift.wire.error_mapping import fault_of

PIECE: Final = 32 * 1024
"""Bytes of an answer that are sent at once; smaller answers are not counted."""
GLANCE: Final = 0.05
"""Seconds between looks whether there is room for more."""
PATIENCE: Final = 10.0
"""Seconds that an answer waits for room before it is refused."""
LONGEST: Final = 60.0
"""Seconds that the rest of an answer waits for room before the connection is cut."""

ONE: Final = {"uploads": "uploads_of_all", "answers": "answers_of_all"}
"""By limit of an address: that of the whole server."""

log = logging.getLogger(__name__)


class TransferBudgetMiddleware:
    """Wraps the application."""

    def __init__(self, app: ASGIApp, budget: UsageBudget) -> None:
        self.app = app
        self.budget = budget

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, and count its bytes."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        transfer = Transfer(self.budget, client_address_of(HTTPConnection(scope)), receive, send)
        try:
            await self.app(scope, transfer.receive, transfer.send)
        except ClientDisconnect:
            log.info("a client went while it sent a body", extra={"bytes": transfer.held["uploads"]})
        except TooMany as error:
            if not transfer.is_refused:
                raise
            await json_response(fault_of(error), 429)(scope, receive, send)
        finally:
            transfer.close()


class Transfer:
    """The bytes of one request and its answer."""

    def __init__(self, budget: UsageBudget, address: str, receive: Receive, send: Send) -> None:
        self._budget = budget
        self._address = address
        self._receive = receive
        self._send = send
        self._start: Message | None = None
        """The head of the answer, which goes out once there is room for its body."""
        self.held = dict.fromkeys(ONE, 0)
        """By limit: the bytes that are counted now."""
        self.is_refused = False
        """Whether there was no room for the answer, of which nothing has been sent."""

    async def receive(self) -> Message:
        """Return what comes; TooMany where there is no room for it."""
        message = await self._receive()
        if message["type"] == "http.request":
            self._hold("uploads", len(message.get("body", b"")))
        return message

    async def send(self, message: Message) -> None:
        """Send a message, in pieces where it is large."""
        if message["type"] == "http.response.start":
            self._start = message
            return
        body, is_last = message.get("body", b""), not message.get("more_body", False)
        if message["type"] != "http.response.body" or len(body) <= PIECE:
            await self._send_start()
            await self._send(message)
            self._release("answers")
            return
        for at in range(0, len(body), PIECE):
            piece = body[at : at + PIECE]
            before = self.held["answers"]
            await self._wait_for_room(len(piece))
            await self._send_start()
            await self._send({"type": "http.response.body", "body": piece, "more_body": True})
            self._release("answers", before)
        if is_last:
            await self._send({"type": "http.response.body", "body": b"", "more_body": False})
            self._release("answers")

    def close(self) -> None:
        """Give back all that was counted."""
        for limit in ONE:
            self._release(limit)

    async def _send_start(self) -> None:
        start, self._start = self._start, None
        if start is not None:
            await self._send(start)

    async def _wait_for_room(self, amount: int) -> None:
        loop = asyncio.get_running_loop()
        end = loop.time() + (LONGEST if self._start is None else PATIENCE)
        while not self._has_room(amount) and loop.time() < end:  # noqa: ASYNC110 (room is made in many places)
            await asyncio.sleep(GLANCE)
        self.is_refused = self._start is not None
        self._hold("answers", amount)
        self.is_refused = False

    def _has_room(self, amount: int) -> bool:
        has_room = self._budget.has_room
        return has_room("answers", self._address, amount) and has_room("answers_of_all", "", amount)

    def _hold(self, limit: str, amount: int) -> None:
        self._budget.hold(limit, self._address, amount)
        try:
            self._budget.hold(ONE[limit], "", amount)
        except TooMany:
            self._budget.release(limit, self._address, amount)
            raise
        self.held[limit] += amount

    def _release(self, limit: str, amount: int | None = None) -> None:
        """Give back so much, or all."""
        amount = self.held[limit] if amount is None else amount
        if amount:
            self._budget.release(limit, self._address, amount)
            self._budget.release(ONE[limit], "", amount)
            self.held[limit] -= amount
