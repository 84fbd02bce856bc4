"""The usage budget: counts everything that an address, a person or a table makes the server spend."""

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from regift.tables.limits.server_limit_values import COUNTED, Limits, Rate
from regift.tables.request_error import RequestError

REMEMBERED: Final = 10_000
"""Buckets that are kept before those that are full again are forgotten."""
FIELDS: Final = {
    "messages_of_player": "messages",
    "wrong_code": "code",
    "wrong_code_waiting": "code",
    "wrong_seat_code": "seat_code",
    "wrong_seat_code_of_table": "seat_code",
    **dict.fromkeys(
        ("seat_request", "setup", "file", "deal", "table_writes", "moves_read", "log_outs", "entering_anew"), "request"
    ),
    **dict.fromkeys(("replays_waiting", "replays_waiting_of_one"), "replay"),
    **dict.fromkeys(("photos_waiting", "photos_waiting_of_one"), "photo"),
    **dict.fromkeys(("balances_waiting", "balances_waiting_of_one"), "balance"),
    "odd_frames": "messages",
    **dict.fromkeys(("screens", "wrong_screen", "wrong_screen_of_one"), "screen"),
    **dict.fromkeys(("spectators", "spectators_of_one", "spectators_of_table"), "spectators"),
    **dict.fromkeys(("pack", "uploads", "uploads_of_all", "answers", "answers_of_all"), "request"),
}
"""What a fault calls a limit whose name is not that of the field."""


class TooMany(RequestError):
    """Raised when somebody has used up what they may do; it comes back by itself."""


class Bucket:
    """Fills with time, and gives until it is empty."""

    __slots__ = ("_filled", "_left", "_rate")

    def __init__(self, rate: Rate, now: float) -> None:
        self._rate = rate
        self._left = rate.burst
        self._filled = now

    def left(self, now: float) -> float:
        """Return how much it would give at once."""
        grown = self._left + (now - self._filled) * self._rate.per_second
        return min(grown, self._rate.burst)

    def take(self, now: float, count: float = 1) -> bool:
        """Take so many, if there are that many."""
        left = self.left(now)
        self._filled = now
        self._left = left - count if left >= count else left
        return left >= count

    def spend(self, now: float, count: float) -> None:
        """Take so many that are spent already; what is lacking has to come back first."""
        self._left = self.left(now) - count
        self._filled = now

    def is_full(self, now: float) -> bool:
        """Return whether forgetting it makes no difference."""
        return self.left(now) >= self._rate.burst


class UsageBudget:
    """What everybody has left of what they may do, and what each holds."""

    def __init__(self, limits: Limits, now: Callable[[], float]) -> None:
        self.limits = limits
        self.now = now
        self.met: Counter[str] = Counter()
        """By limit: how often somebody met it."""
        self.total: Counter[str] = Counter()
        """By limit that holds: how much all of them hold together."""
        self._buckets: dict[tuple[str, str], Bucket] = {}
        self._held: dict[tuple[str, str], int] = {}

    def take(self, limit: str, whose: str, count: float = 1) -> bool:
        """Count so many of these for an address, a person or a table; False when it is too many."""
        is_left = self._bucket(limit, whose).take(self.now(), count)
        if not is_left:
            self.met[limit] += 1
        return is_left

    def has(self, limit: str, whose: str, count: float = 1) -> bool:
        """Return whether so many more would be allowed, without counting them."""
        return self._bucket(limit, whose).left(self.now()) >= count

    def left(self, limit: str, whose: str) -> float:
        """Return how many more would be allowed now."""
        return self._bucket(limit, whose).left(self.now())

    def check(self, limit: str, whose: str, count: float = 1) -> None:
        """Raise TooMany if so many more are not allowed."""
        if not self.has(limit, whose, count):
            self.met[limit] += 1
            raise TooMany(FIELDS.get(limit, limit), f"fewer of them: one more every {self.wait(limit):.3g} s")

    def use(self, limit: str, whose: str) -> None:
        """Count one more, or raise TooMany where that is not allowed."""
        self.check(limit, whose)
        self.take(limit, whose)

    def spend(self, limit: str, whose: str, count: float) -> None:
        """Count what was spent already, such as seconds of work; too much has to come back before there is more."""
        self._bucket(limit, whose).spend(self.now(), count)

    def shortage(self, limit: str, whose: str, count: float = 0) -> float:
        """Return the seconds until so many are left, beyond what was spent over the limit; 0 where they are."""
        rate: Rate = getattr(self.limits, limit)
        return max(0.0, (count - self._bucket(limit, whose).left(self.now())) / rate.per_second)

    def wait(self, limit: str) -> float:
        """Return the seconds until there is one more."""
        rate: Rate = getattr(self.limits, limit)
        return 1 / rate.per_second

    def has_room(self, limit: str, whose: str, amount: int = 1) -> bool:
        """Return whether so much more may be held, without holding it."""
        most: int = getattr(self.limits, limit)
        return self.held(limit, whose) + amount <= most

    def check_room(self, limit: str, whose: str, amount: int = 1) -> None:
        """Raise TooMany if so much more may not be held."""
        if not self.has_room(limit, whose, amount):
            self.met[limit] += 1
            most: int = getattr(self.limits, limit)
            unit = f" {COUNTED[limit].unit}" if COUNTED[limit].unit else ""
            raise TooMany(FIELDS.get(limit, limit), f"at most {most}{unit} at a time")

    def hold(self, limit: str, whose: str, amount: int = 1) -> None:
        """Count what is held until it is released, or raise TooMany where that would be more than allowed."""
        self.check_room(limit, whose, amount)
        self._held[limit, whose] = self.held(limit, whose) + amount
        self.total[limit] += amount

    def release(self, limit: str, whose: str, amount: int = 1) -> None:
        """Give back what was held."""
        left = self._held.pop((limit, whose), 0) - amount
        if left > 0:
            self._held[limit, whose] = left
        self.total[limit] -= amount

    @contextmanager
    def holding(self, limit: str, whose: str, amount: int = 1) -> Iterator[None]:
        """Hold an amount for as long as something lasts; TooMany where there is no room."""
        self.hold(limit, whose, amount)
        try:
            yield
        finally:
            self.release(limit, whose, amount)

    def held(self, limit: str, whose: str) -> int:
        """Return how much somebody holds."""
        return self._held.get((limit, whose), 0)

    def check_count(self, limit: str, count: int) -> None:
        """Raise TooMany if somebody has so many of what a limit counts that there may not be one more."""
        most: int = getattr(self.limits, limit)
        if count >= most:
            self.met[limit] += 1
            raise TooMany(FIELDS.get(limit, limit), f"at most {most}")

    def _bucket(self, limit: str, whose: str) -> Bucket:
        key = (limit, whose)
        bucket = self._buckets.get(key)
        if bucket is None:
            if len(self._buckets) >= REMEMBERED:
                self._forget()
            bucket = self._buckets[key] = Bucket(getattr(self.limits, limit), self.now())
        return bucket

    def _forget(self) -> None:
        """Drop what is full again, and of the rest all but the newest."""
        now = self.now()
        left = [(key, bucket) for key, bucket in self._buckets.items() if not bucket.is_full(now)]
        self._buckets = dict(left[-REMEMBERED // 2 :])
