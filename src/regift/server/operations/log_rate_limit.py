"""The log's rate: of each kind of line so many a second, then how many more there were."""

import logging
import threading
from collections import Counter
from collections.abc import Callable
from time import monotonic
from typing import Final

KINDS: Final = 200
"""Kinds of lines that are counted apart; what comes later is counted as one."""
SPAN: Final = 1.0
"""Seconds after which it is said how many more there were."""

Kind = tuple[str, int, str]


class RateLimitedHandler(logging.StreamHandler):  # type: ignore[type-arg]
    """Writes so many lines of a kind a second, and as many in all as ten kinds."""

    def __init__(self, lines: int, now: Callable[[], float] = monotonic) -> None:
        super().__init__()
        self.lines = lines
        """Of each kind, a second."""
        self._now = now
        self._begun = now()
        self._written: Counter[Kind] = Counter()
        self._dropped: Counter[Kind] = Counter()
        self._timer: threading.Timer | None = None

    def emit(self, record: logging.LogRecord) -> None:
        """Write a line, or count it."""
        if self._now() - self._begun >= SPAN:
            self.tell_dropped()
        kind = self._kind_of(record)
        if self._written[kind] >= self.lines or self._written.total() >= 10 * self.lines:
            self._dropped[kind] += 1
            self._tell_later()
            return
        self._written[kind] += 1
        super().emit(record)

    def tell_dropped(self) -> None:
        """Say how many lines of each kind were not written since the last time, and begin anew."""
        with self.lock:  # type: ignore[union-attr]
            dropped = self._dropped
            self._begun, self._written, self._dropped, self._timer = self._now(), Counter(), Counter(), None
            for (name, level, said), count in dropped.items():
                text = f"{said} … and {count} more"
                super().emit(logging.LogRecord(name, level, "", 0, text, None, None))

    def close(self) -> None:
        """Say what is left to say."""
        self.tell_dropped()
        super().close()

    def _kind_of(self, record: logging.LogRecord) -> Kind:
        said = record.msg if isinstance(record.msg, str) else type(record.msg).__name__
        kind = (record.name, record.levelno, said.strip())
        is_known = kind in self._written or kind in self._dropped
        is_room = len(self._written) + len(self._dropped) < KINDS
        return kind if is_known or is_room else ("", record.levelno, "lines of other kinds")

    def _tell_later(self) -> None:
        if self._timer is None:
            self._timer = threading.Timer(SPAN, self.tell_dropped)
            self._timer.daemon = True
            self._timer.start()
