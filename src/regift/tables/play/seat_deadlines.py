"""The deadlines of seats: how long each that is asked may still take. It knows no rule and waits for nobody."""

from typing import NamedTuple


class TimeLeft(NamedTuple):
    """What is left to one seat."""

    seat: int
    seconds: float
    """0: its time is up."""
    whole: float
    """What it had to begin with."""
    is_first: bool = False
    """Whether it is over a first reaction: without one the table goes on only if the host, or all others, want to."""
    voters: tuple[int, ...] = ()
    """The seats that want to go on without it."""


class SeatDeadlines:
    """Keeps the end of each asked seat's time."""

    def __init__(self) -> None:
        self.ends: dict[int, float] = {}
        """By seat: when its time is up."""
        self._whole: dict[int, float] = {}
        self._stopped: float | None = None
        """Since when all clocks stand still."""

    def ask(self, seats: list[int], seconds: float, now: float, *, is_new: bool, shown: float = 0.0) -> None:
        """Give each of these seats its time, and no other; `is_new`: what is asked has changed for all.

        `shown`: seconds for which all look at what has happened; nobody's time begins to run before.
        """
        if seconds <= 0:
            seats = []
        if not seats and not self.ends:
            return
        kept = {} if is_new else self.ends
        begun = now if self._stopped is None else self._stopped
        self._whole = {seat: self._whole[seat] if seat in kept else seconds for seat in seats}
        self.ends = {seat: kept.get(seat, begun + shown + seconds) for seat in seats}

    def stop(self, now: float) -> None:
        """Let all clocks stand still."""
        if self._stopped is None:
            self._stopped = now

    def resume(self, now: float) -> None:
        """Let them run again."""
        if self._stopped is not None:
            self.ends = {seat: end + now - self._stopped for seat, end in self.ends.items()}
            self._stopped = None

    def next_end(self, now: float) -> float | None:
        """Return when the next seat's time will be up, None when none will."""
        if self._stopped is not None:
            return None
        return min((end for end in self.ends.values() if end > now), default=None)

    def late(self, now: float) -> list[int]:
        """Return the seats whose time is up."""
        if self._stopped is not None:
            return []
        return [seat for seat, end in sorted(self.ends.items()) if end <= now]

    def left(self, now: float) -> list[TimeLeft]:
        """Return what is left to each, to the millisecond."""
        by = now if self._stopped is None else self._stopped
        return [
            TimeLeft(seat, max(0.0, round(end - by, 3)), self._whole[seat]) for seat, end in sorted(self.ends.items())
        ]
