"""The counters: what happened since the server started, as plain counts. It costs an addition and keeps no names."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Sequence
from typing import Final

from regift.wire import all_messages as wire

SECONDS: Final = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2.0)
SIZES: Final = (1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0, 128.0)
KINDS: Final = 100
"""Different labels that are kept of one count; what comes later is counted as "other"."""


class HistogramCounts:
    """How often a value was at most each of some bounds."""

    def __init__(self, bounds: Sequence[float]) -> None:
        self.bounds = bounds
        self.counts = [0] * (len(bounds) + 1)
        """The last: above all bounds."""
        self.sum = 0.0

    def add(self, value: float) -> None:
        """Count a value."""
        self.counts[bisect_left(self.bounds, value)] += 1
        self.sum += value


class ServerCounters:
    """The counts of one server."""

    def __init__(self) -> None:
        self.faults: Counter[str] = Counter()
        """By field."""
        self.refusals: Counter[str] = Counter()
        """By clause."""
        self.moves = 0
        self.resyncs = 0
        self.connections = 0
        """Websockets open now."""
        self.commits = HistogramCounts(SECONDS)
        """Seconds until a move is on disk, as the table waits for it."""
        self.groups = HistogramCounts(SIZES)
        """Writes for which one commit did."""
        self.lags = HistogramCounts(SECONDS)
        """Seconds by which the event loop was late."""
        self._worst_lag = 0.0

    def note_lag(self, seconds: float) -> None:
        """Count how late the event loop was."""
        self.lags.add(seconds)
        self._worst_lag = max(self._worst_lag, seconds)

    def take_worst_lag(self) -> float:
        """Return by how many seconds the event loop was late at worst since this was last asked."""
        worst, self._worst_lag = self._worst_lag, 0.0
        return worst

    def note_commit(self, writes: int, seconds: float) -> None:
        """Count a commit of the journal: for how many writes it did, and how long it took."""
        self.groups.add(writes)
        self.commits.add(seconds)

    def note(self, message: wire.ToClient) -> None:
        """Count an answer that says no."""
        if isinstance(message, wire.Fault):
            self.count(self.faults, message.field)
        elif isinstance(message, wire.Refused):
            self.count(self.refusals, message.clause)

    def count(self, counts: "Counter[str]", label: str) -> None:
        """Add one, under "other" when there are too many labels."""
        counts[label if label in counts or len(counts) < KINDS else "other"] += 1
