"""The deadlines of seats: how long each that is asked may still take. It knows no rule and waits for nobody."""

from typing import Final, NamedTuple

HAND_OVER: Final = 30.0
"""Seconds that handing a shared device on may take, for each of those who wait for it."""


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
        self._seconds = 0.0
        """What each had to begin with."""
        self._stopped: float | None = None
        """Since when all clocks stand still."""
        self._held: dict[int, float] = {}
        """By seat whose own time stands still, as somebody else has the device: since when."""
        self._used: dict[int, float] = {}
        """By seat: how long its time has stood still before, over what is asked."""

    def ask(self, seats: list[int], seconds: float, now: float, *, is_new: bool, shown: float = 0.0) -> None:
        """Give each of these seats its time, and no other; `is_new`: what is asked has changed for all.

        `shown`: seconds for which all look at what has happened; nobody's time begins to run before.
        """
        if seconds <= 0:
            seats = []
        if not seats and not self.ends:
            return
        kept = {} if is_new else self.ends
        begun = self._by(now)
        self._seconds = seconds
        self._used = {seat: self._used[seat] for seat in seats if seat in kept and seat in self._used}
        self._held |= {seat: begun + shown for seat in seats if seat in self._held and seat not in kept}
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
            self._held = {seat: since + now - self._stopped for seat, since in self._held.items()}
            self._stopped = None

    def hold(self, seats: set[int], now: float) -> None:
        """Let the time of these seats stand still, as others have the device that they share, and that of no others.

        Over one thing that is asked it stands still for as long as all who wait for a device may take one after another
        to answer and to hand it on, and no longer: nobody keeps a table waiting by saying that they wait.
        """
        by, most = self._by(now), self._longest_hold()
        for seat in self._held.keys() - seats:
            stood = min(max(0.0, by - self._held.pop(seat)), most - self._used.get(seat, 0.0))
            if seat in self.ends and stood > 0:
                self.ends[seat] += stood
                self._used[seat] = self._used.get(seat, 0.0) + stood
        for seat in seats - self._held.keys():
            self._held[seat] = by

    def is_held(self, seats: set[int]) -> bool:
        """Return whether it is the time of these seats that stands still."""
        return seats == self._held.keys()

    def _by(self, now: float) -> float:
        """Return the time at which all clocks are."""
        return now if self._stopped is None else self._stopped

    def _longest_hold(self) -> float:
        return len(self._held) * (self._seconds + HAND_OVER)

    def _hold_ends(self, seat: int) -> float:
        """Return when the time of a seat that stands still runs again by itself."""
        return self._held[seat] + max(0.0, self._longest_hold() - self._used.get(seat, 0.0))

    def _end(self, seat: int) -> float:
        """Return when a seat's time is up, if its time stands still for as long as it can."""
        return self.ends[seat] + (self._hold_ends(seat) - self._held[seat] if seat in self._held else 0.0)

    def next_end(self, now: float) -> float | None:
        """Return when the next seat's time will be up, or run again by itself; None when none will."""
        if self._stopped is not None:
            return None
        ends = [self._end(seat) for seat in self.ends]
        ends += [self._hold_ends(seat) for seat in self._held if seat in self.ends]
        return min((end for end in ends if end > now), default=None)

    def late(self, now: float) -> list[int]:
        """Return the seats whose time is up."""
        if self._stopped is not None:
            return []
        return [seat for seat in sorted(self.ends) if self._end(seat) <= now]

    def left(self, now: float) -> list[TimeLeft]:
        """Return what is left to each whose time runs, to the millisecond."""
        by = self._by(now)
        return [
            TimeLeft(seat, max(0.0, round(self._end(seat) - by, 3)), self._whole[seat])
            for seat in sorted(self.ends)
            if seat not in self._held or self._hold_ends(seat) <= by
        ]
