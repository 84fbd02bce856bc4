"""The limit on chunked bodies: one that comes in crumbs costs more to read than its bytes are worth.

The parser takes as long for a chunk of one byte as for one of a thousand. Clients send chunks of some kilobytes.
"""

from typing import Final

import h11

from regift.tables.limits.rate_limits_and_quotas import UsageBudget

BYTES_OF_A_CHUNK: Final = 256
"""A body may have one chunk for each so many bytes that it brings, beside the limit `small_chunks`."""


class ChunkLimitedParser(h11.Connection):
    """Uvicorn's parser of requests, which takes a body of too many small chunks for an invalid request."""

    def __init__(self, largest_head: int, budget: UsageBudget) -> None:
        super().__init__(h11.SERVER, largest_head)
        self._budget = budget
        self._chunks = 0
        self._bytes = 0

    def next_event(self) -> h11.Event | type[h11.NEED_DATA] | type[h11.PAUSED]:
        """Return the next event; RemoteProtocolError for a chunk too many."""
        event = super().next_event()
        if isinstance(event, h11.Request):
            self._chunks = self._bytes = 0
        elif isinstance(event, h11.Data):
            self._chunks += event.chunk_start
            self._bytes += len(event.data)
            if self._chunks > self._budget.limits.small_chunks + self._bytes // BYTES_OF_A_CHUNK:
                self._budget.met["small_chunks"] += 1
                raise h11.RemoteProtocolError("too many small chunks")
        return event
