"""HTTP connections: uvicorn's protocol, with the limits that it lacks.

What is bounded here is what no application sees: too many connections, those that ask nothing, and answers that nobody
takes.
"""

import asyncio
from contextlib import suppress
from typing import Any, Final, cast

import h11
import uvicorn
from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.h11_impl import H11Protocol

from regift.server.operations.client_address_or_ipv6_network import network_of
from regift.server.socket.connection_limit_and_eviction import ConnectionSlots, Slot
from regift.server.socket.rate_paced_queue_with_address_turns import PacedQueue
from regift.server.socket.small_body_chunk_count_limit import ChunkLimitedParser
from regift.server.socket.websocket_flood_limits_and_fast_path import LimitedWebSocket
from regift.tables.limits.rate_limits_and_quotas import UsageBudget
from regift.tables.limits.server_limit_values import DEFAULT

WATCH: Final = DEFAULT.request_time / 2
"""Seconds between looks at a connection: in one a request has to arrive whole."""
LOOKS: Final = 12
"""Looks after which an answer is given up."""
STUCK: Final = 2
"""Looks without a byte taken after which it is given up, too."""
UPLOAD_LOOKS: Final = 40
"""Looks after which a body has to be here."""
SLOWEST: Final = 16 * 1024
"""Bytes of a body that have to come between two looks."""
PIECE: Final = 64 * 1024
"""Bytes that are read of one connection in one turn of the event loop."""
LARGEST_HEAD: Final = 16 * 1024
"""Bytes of a request's line and headers."""
BUFFER: Final = 16 * 1024
"""Bytes on their way to one client before the next piece of an answer waits."""
TRY_LATER: Final = (
    b"HTTP/1.1 503 Service Unavailable\r\nRetry-After: 10\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
)


class UvicornConfig(uvicorn.Config):
    """Uvicorn's settings, and what one server allows."""

    budget: UsageBudget
    slots: ConnectionSlots
    admission_queue: PacedQueue
    body_queue: PacedQueue


class PacedFlowControl(FlowControl):
    """Reads on after a pause when it is the connection's turn to read."""

    def __init__(self, transport: asyncio.Transport, queue: PacedQueue, address: str) -> None:
        super().__init__(transport)
        self._queue = queue
        self._address = address

    def pause_reading(self) -> None:
        """Read nothing until resumed."""
        self.leave()
        super().pause_reading()

    def resume_reading(self) -> None:
        """Read on in turn; somebody who reads goes on reading."""
        if self.read_paused:
            self._queue.wait(self._address, self._read)

    def leave(self) -> None:
        """Wait for no turn."""
        self._queue.leave(self._address, self._read)

    def _read(self) -> None:
        super().resume_reading()


class LimitedHttp(H11Protocol):
    """An HTTP connection that is cut when it stands still."""

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self.conn = ChunkLimitedParser(LARGEST_HEAD, cast(UvicornConfig, self.config).budget)
        self._watch: asyncio.TimerHandle | None = None
        self._watched: object = None
        self._slot: Slot | None = None
        self._upgrade: Any = None
        """The request for a websocket that waits for its turn."""
        self._looks = 0
        self._received = 0
        """Bytes that came since the last look."""
        self._untaken = 0
        """Bytes that waited for the client at the last look."""
        self._stuck = 0
        """Looks since it took any of them."""

    def data_received(self, data: bytes) -> None:
        """Take bytes in."""
        self._received += len(data)
        super().data_received(data)
        if self.cycle is not None and self.cycle.more_body and not self.flow.read_paused:
            self.flow.pause_reading()
            self.flow.resume_reading()

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Let the client in, unless there are too many."""
        super().connection_made(transport)
        transport.set_write_buffer_limits(high=BUFFER)
        config = cast(UvicornConfig, self.config)
        self._slot = config.slots.come(network_of(self.client[0]) if self.client else "", transport.abort)
        if self._slot is None:
            transport.write(TRY_LATER)
            transport.close()
            return
        with suppress(AttributeError):
            transport.max_size = PIECE  # type: ignore[attr-defined]
        self.flow = PacedFlowControl(transport, config.body_queue, self._slot.address)
        self._watch = self.loop.call_later(WATCH, self._look)

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection."""
        self._stop_watching()
        if self._slot is not None:
            config = cast(UvicornConfig, self.config)
            config.admission_queue.leave(self._slot.address, self._become_websocket)
            cast(PacedFlowControl, self.flow).leave()
            config.slots.go(self._slot)
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: Any) -> None:
        """Let the connection wait for its turn; meanwhile nothing is read."""
        self._stop_watching()
        if self._slot is None or self.transport.is_closing():
            return
        self._upgrade = event
        self.transport.pause_reading()
        cast(UvicornConfig, self.config).admission_queue.wait(self._slot.address, self._become_websocket)

    def send_400_response(self, msg: str) -> None:
        """Say that this is no valid request, or end a connection on which an answer has begun."""
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            super().send_400_response(msg)
        else:
            self.transport.close()
        if self.cycle is not None:  # it may be about to answer, too
            self.cycle.disconnected = True
            self.cycle.message_event.set()

    def shutdown(self) -> None:
        """End the connection; one that waits for its turn at once."""
        if self._upgrade is None:
            super().shutdown()
        else:
            self.transport.abort()

    def _become_websocket(self) -> None:
        """Hand the connection on, with its slot."""
        if self.transport.is_closing():
            return
        self.transport.resume_reading()
        super().handle_websocket_upgrade(self._upgrade)
        websocket = self.transport.get_protocol()
        if isinstance(websocket, LimitedWebSocket) and self._slot is not None:
            websocket.take_slot(self._slot, cast(UvicornConfig, self.config).slots)

    def _look(self) -> None:
        """Cut the connection when no request has come, its body trickles in, or its answer is not being taken."""
        is_same = self.cycle is self._watched
        self._looks = self._looks + 1 if is_same else 0
        untaken = self.transport.get_write_buffer_size()
        self._stuck = self._stuck + 1 if untaken and untaken == self._untaken else 0
        if self._is_over(is_same=is_same):
            self.transport.abort()
            return
        self._watched, self._received, self._untaken = self.cycle, 0, untaken
        self._watch = self.loop.call_later(WATCH, self._look)

    def _is_over(self, *, is_same: bool) -> bool:
        if self._stuck >= STUCK:
            return True
        if self.cycle is None or self.cycle.response_complete:
            return is_same
        if self.cycle.more_body and not self.flow.read_paused:
            return is_same and (self._received < SLOWEST or self._looks >= UPLOAD_LOOKS)
        return self._looks >= LOOKS

    def _stop_watching(self) -> None:
        if self._watch is not None:
            self._watch.cancel()
