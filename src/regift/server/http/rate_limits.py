"""Rate limits: how often one may do what costs others. People never meet them, nor do nine behind one router."""

import ipaddress
from collections.abc import Callable
from functools import lru_cache
from typing import Final, Literal, NamedTuple

from msgspec import Struct

from regift.tables.request_error import RequestError

LimitName = Literal[
    "messages",
    "request",
    "connection",
    "table",
    "replay",
    "balance",
    "own_cards",
    "photo",
    "wrong_code",
    "wrong_seat_code",
    "wrong_token",
]

REMEMBERED: Final = 10_000
"""Buckets that are kept before those that are full again are forgotten."""
FIELDS: Final = {"wrong_code": "code", "wrong_seat_code": "seat_code", "wrong_token": "token"}
"""What a fault calls a limit whose name is not that of the field."""


class TooMany(RequestError):
    """Raised when somebody has used up what they may do; it comes back by itself."""


class Rate(NamedTuple):
    """So many at once, and so many a second."""

    burst: float
    per_second: float


class Allowances(Struct, frozen=True):
    """What one server allows."""

    message: Rate = Rate(60, 20)
    """Messages of one connection."""
    excess: int = 200
    """Messages beyond that which are let drop before the connection is closed."""
    messages: Rate = Rate(3000, 300)
    """Messages of all connections from one address."""
    request: Rate = Rate(2000, 50)
    """Questions over HTTP that are not for files, by address."""
    connection: Rate = Rate(600, 5)
    """Websockets opened, by address."""
    table: Rate = Rate(60, 0.2)
    """Tables made, by address."""
    replay: Rate = Rate(30, 0.5)
    """Records handed in to be shown, by address."""
    balance: Rate = Rate(20, 0.2)
    """Decks weighed by many games, by address."""
    own_cards: Rate = Rate(200, 1)
    """Changes to a table's own cards, by address."""
    photo: Rate = Rate(100, 0.5)
    """Photos, or packs with photos, handed in, by address."""
    photo_space: int = 2_000_000_000
    """Bytes that the photos of all tables may take."""
    wrong_code: Rate = Rate(20, 0.1)
    """Codes of no table, by address."""
    wrong_seat_code: Rate = Rate(10, 1 / 60)
    """Codes of no seat, by address."""
    wrong_token: Rate = Rate(20, 0.1)
    """Forged or foreign tokens, by address."""
    sockets: int = 2000
    """Connections of any kind at a time."""
    sockets_of_one: int = 1000
    """The same from one address."""
    at_one_table: int = 600
    """Connections to one table."""

    def times(self, factor: float) -> "Allowances":
        """Allow so many times as much; 0: anything."""
        factor = factor or 1e9
        scaled: dict[str, Rate | int] = {}
        for name in self.__struct_fields__:
            value = getattr(self, name)
            more = isinstance(value, Rate)
            scaled[name] = Rate(value.burst * factor, value.per_second * factor) if more else int(value * factor)
        return Allowances(**scaled)  # type: ignore[arg-type]


class Bucket:
    """Fills with time, and gives until it is empty."""

    __slots__ = ("_filled", "_left", "_rate")

    def __init__(self, rate: Rate, now: float) -> None:
        self._rate = rate
        self._left = rate.burst
        self._filled = now

    def left(self, now: float) -> float:
        """Return how often it would give at once."""
        grown = self._left + (now - self._filled) * self._rate.per_second
        return min(grown, self._rate.burst)

    def take(self, now: float) -> bool:
        """Take one, if there is one."""
        left = self.left(now)
        self._filled = now
        self._left = left - 1 if left >= 1 else left
        return left >= 1

    def is_full(self, now: float) -> bool:
        """Return whether forgetting it makes no difference."""
        return self.left(now) >= self._rate.burst


class RateLimits:
    """What everybody has left of what they may do."""

    def __init__(self, allowances: Allowances, now: Callable[[], float]) -> None:
        self.allowances = allowances
        self.now = now
        self._buckets: dict[tuple[LimitName, str], Bucket] = {}

    def take(self, what: LimitName, whose: str) -> bool:
        """Count one of these for an address or a person; False when it is one too many."""
        return self._bucket(what, whose).take(self.now())

    def has(self, what: LimitName, whose: str) -> bool:
        """Return whether one more would be allowed, without counting it."""
        return self._bucket(what, whose).left(self.now()) >= 1

    def check(self, what: LimitName, whose: str) -> None:
        """Raise TooMany if one more is not allowed."""
        if not self.has(what, whose):
            raise TooMany(FIELDS.get(what, what), f"fewer of them: one more every {self.wait(what):.3g} s")

    def wait(self, what: LimitName) -> float:
        """Return the seconds until there is one more."""
        rate: Rate = getattr(self.allowances, what)
        return 1 / rate.per_second

    def for_messages(self) -> Bucket:
        """Return what one new connection may say."""
        return Bucket(self.allowances.message, self.now())

    def check_room(self, connections: int) -> None:
        """Raise TooMany if a table has no room for another connection."""
        if connections >= self.allowances.at_one_table:
            raise TooMany("table", f"at most {self.allowances.at_one_table} connections")

    def _bucket(self, what: LimitName, whose: str) -> Bucket:
        key = (what, whose)
        bucket = self._buckets.get(key)
        if bucket is None:
            if len(self._buckets) >= REMEMBERED:
                self._forget()
            bucket = self._buckets[key] = Bucket(getattr(self.allowances, what), self.now())
        return bucket

    def _forget(self) -> None:
        """Drop what is full again, and of the rest all but the newest."""
        now = self.now()
        left = [(key, bucket) for key, bucket in self._buckets.items() if not bucket.is_full(now)]
        self._buckets = dict(left[-REMEMBERED // 2 :])


@lru_cache(maxsize=4096)
def network_of(host: str) -> str:
    """Return whom an address stands for: itself, or the whole network that one subscriber has of IPv6."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return ""
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped:
            return str(address.ipv4_mapped)
        return str(ipaddress.ip_network((int(address) >> 64 << 64, 64)))
    return str(address)
