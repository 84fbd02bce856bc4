"""The codes of big screens that wait for a table: somebody at a table types one, and the screen watches that table.

They are kept in memory alone: after a restart of the server a screen draws a new one.
"""

import hmac
from collections import Counter
from collections.abc import Callable, Iterable
from hashlib import sha256
from typing import Final, NamedTuple

from msgspec import Struct

from regift.tables.limits.rate_limits_and_quotas import UsageBudget
from regift.tables.request_error import RequestError

DIGITS: Final = 6
LIFETIME: Final = 900.0
"""Seconds until a code is good no more, whether or not a table was chosen by it."""
SILENT: Final = 60.0
"""Seconds without a question after which a screen without a table gives way to another, where too many wait."""
SECRET_BYTES: Final = 16
BIG_SCREEN: Final = "screen-"
"""What the names of those begin with who watch as a big screen; only somebody at the table can have one made."""
MARK_LENGTH: Final = 16
"""Characters of such a name, after its beginning, that say who had it made, and to nobody who that is."""


def named_big_screen(person: str, giver: str, generation: int) -> str:
    """Return the name of a new person as that of a big screen.

    `giver`: who gives it the table; `generation`: how often they have logged other devices out there.
    """
    return f"{_beginning_of(giver, generation)}-{person}"


def named_as_at_table_before(person: str, before: str) -> str:
    """Return the name of a new person at the next table: where they were a big screen they are one there too."""
    return f"{before[: len(BIG_SCREEN) + MARK_LENGTH]}-{person}" if is_big_screen(before) else person


def is_big_screen(person: str) -> bool:
    """Return whether a person is a big screen to which somebody at a table gave the table."""
    return person.startswith(BIG_SCREEN)


def is_given_by_one_of(person: str, givers: Iterable[tuple[str, int]]) -> bool:
    """Return whether a person is a big screen that one of these people gave its table.

    `givers`: each with how often they have logged other devices out, since when it was not given.
    """
    return any(person.startswith(_beginning_of(*giver)) for giver in givers)


def _beginning_of(giver: str, generation: int) -> str:
    since = f"{giver} {generation}" if generation else giver
    return BIG_SCREEN + sha256(since.encode()).hexdigest()[:MARK_LENGTH]


class ScreenedTable(NamedTuple):
    """What a screen is to show."""

    code: str = ""
    """The code of the table; "": none yet."""
    token: str = ""
    """By which the screen comes to it."""


NO_TABLE: Final = ScreenedTable()


class WaitingScreen(Struct):
    """A screen that shows a code."""

    secret: str
    """What the screen alone knows: who has read the code on it learns no table by it."""
    drawn: float
    """When, by the budget's clock."""
    last_asked: float
    """When it last asked for its table, at first when it was drawn."""
    address: str = ""
    """From where it was drawn."""
    table: ScreenedTable = NO_TABLE
    """What was chosen for it."""


class BigScreenCodes:
    """Draws the codes of screens and remembers which table each is to show."""

    def __init__(self, budget: UsageBudget, random_bytes: Callable[[int], bytes]) -> None:
        self._budget = budget
        self._random_bytes = random_bytes
        self._screens: dict[str, WaitingScreen] = {}
        """By code, the oldest first."""

    def draw(self, address: str) -> tuple[str, str]:
        """Return a new code and its secret; TooMany where an address has drawn too many, or too many wait."""
        self._forget_old()
        self._budget.check("screen", address)
        if len(self._screens) >= self._budget.limits.screens:
            self._forget_silent()
        if len(self._screens) >= self._budget.limits.screens:
            self._forget_oldest_of_most(address)
        self._budget.check_count("screens", len(self._screens))
        self._budget.take("screen", address)
        code = self._draw_code()
        while code in self._screens:
            code = self._draw_code()
        secret = self._random_bytes(SECRET_BYTES).hex()
        now = self._budget.now()
        self._screens[code] = WaitingScreen(secret, now, now, address)
        return code, secret

    def table_of(self, code: str, secret: str) -> ScreenedTable | None:
        """Return the table that was chosen for a screen; None for a wrong secret or an old code."""
        self._forget_old()
        screen = self._screens.get(code)
        if screen is None or not hmac.compare_digest(screen.secret.encode(), secret.encode()):
            return None
        screen.last_asked = self._budget.now()
        return screen.table

    def choose_table(self, code: str, table: ScreenedTable, host: str = "", address: str = "") -> None:
        """Let a waiting screen show a table; RequestError where no screen waits under that code.

        A wrong code is charged to the table: who guesses a few keeps no other table of their address from its screen.
        `host`: who asks, where that is the table's host: they are charged apart, so that no guest who guesses keeps
        the table from its screen. An address has so many wrong codes for all its tables; they keep nobody there from a
        screen that waits at the same address.
        """
        self._forget_old()
        whose = f"{table.code} {host}"
        self._budget.check("wrong_screen", whose)
        screen = self._screens.get(code)
        is_right = screen is not None and screen.table.code in ("", table.code)
        may_be_elsewhere = self._budget.has("wrong_screen_of_one", address)
        if screen is None or not is_right or (screen.address != address and not may_be_elsewhere):
            self._budget.take("wrong_screen", whose)
            self._budget.check("wrong_screen_of_one", address)
            self._budget.take("wrong_screen_of_one", address)
            raise RequestError("screen", "the code that a big screen shows now")
        screen.table = table

    def _forget_oldest_of_most(self, address: str) -> None:
        """Let the oldest code without a table of whoever holds the most give way to an address that holds fewer."""
        held = Counter([screen.address for screen in self._screens.values()])
        most = max(held.values(), default=0)
        if held[address] + 1 >= most:
            return
        gone = next(
            (code for code, each in self._screens.items() if held[each.address] == most and not each.table.code), ""
        )
        self._screens.pop(gone, None)

    def _draw_code(self) -> str:
        return str(int.from_bytes(self._random_bytes(8), "big") % 10**DIGITS).zfill(DIGITS)

    def _forget_old(self) -> None:
        oldest = self._budget.now() - LIFETIME
        while self._screens and next(iter(self._screens.values())).drawn < oldest:
            del self._screens[next(iter(self._screens))]

    def _forget_silent(self) -> None:
        oldest = self._budget.now() - SILENT
        silent = [
            code for code, screen in self._screens.items() if screen.last_asked < oldest and not screen.table.code
        ]
        for code in silent:
            del self._screens[code]
