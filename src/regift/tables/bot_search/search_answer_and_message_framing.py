"""What the server and the search process write to each other.

A frame is four bytes that tell a length, then so many bytes: a pickled task or answer. An empty frame stops the search
that is going on.
"""

import struct
from typing import Final, NamedTuple

from regift.tables.bot_search.search_task_result_and_execution import SearchResult

HEADER: Final = struct.Struct(">I")
STOP: Final = HEADER.pack(0)


class SearchAnswer(NamedTuple):
    """What came of a task."""

    result: SearchResult | None = None
    """None if the search was stopped or failed."""
    is_stopped: bool = False
    failure: str = ""
    """The traceback of a bot that failed."""


def framed(content: bytes) -> bytes:
    """Return a content with its length before it."""
    return HEADER.pack(len(content)) + content
