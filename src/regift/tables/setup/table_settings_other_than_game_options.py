"""How a table is kept, apart from the rules of its game: its clocks and windows, who covers, watches and talks."""

from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from regift.kit.game import Option
from regift.tables.request_error import RequestError

Setting = bool | int | str

NO_CLOCK: Final = "off"
"""The clock of a table where nobody is hurried."""
SECONDS: Final = {NO_CLOCK: 0.0, "relaxed": 90.0, "brisk": 30.0}
"""By clock: how long a seat may take over a decision; 0: as long as it likes."""


PACES: Final = {"calm": 2.0, "lively": 1.0, "quick": 0.4}
"""By pace: what the seconds that bots take are multiplied by."""
READING: Final = {"calm": 1.5, "lively": 1.0, "quick": 0.0}
"""By pace: what the time is multiplied by for which bots let people read; 0: they wait for no reader."""


class TableSettings(Struct, frozen=True, omit_defaults=True):
    """One table's manners; a setup keeps them."""

    clock: str = NO_CLOCK
    """off, relaxed or brisk."""
    time_up: str = "soft"
    """soft: somebody has to press on; hard: the fallback is played."""
    slack: int = 1
    """What every time limit is multiplied by, for who needs longer."""
    window: int = 1200
    """Milliseconds before which no answer to a reaction window takes effect."""
    cover: int = 20
    """Seconds after which a bot plays for who is gone; 0: never."""
    move_on: int = 60
    """Seconds after which others may let a bot make a choice of taste for who is gone; by itself none does."""
    pace: str = "lively"
    """calm, lively or quick: how long bots take over what others notice."""
    watchers: str = "table"
    """What spectators see: the table, every hand as well, or nothing."""
    out_sees: str = "table"
    """What a player sees who is out of the game: the table, or every hand as well."""
    delay: int = 0
    """Seconds by which spectators see everything later."""
    chat: bool = True
    lock: bool = False
    """Whether newcomers need the host's yes."""
    adders: str = "two"
    """Who may add cards of the table's own, where the game takes any: the host, beside whom all who are seated may add
    two each (two) or as many as they like (seated), or nobody (host)."""
    photos: bool = True
    """Whether others than the host may add photos to these; listing the table switches it off."""
    listed: str = "no"
    """The language in which the table stands in the list of open tables, where anybody may join it; no: nowhere."""

    @property
    def bots(self) -> float:
        """Return what the seconds that bots take are multiplied by."""
        return PACES[self.pace]

    @property
    def reading(self) -> float:
        """Return what the time is multiplied by for which bots let people read what was told."""
        return READING[self.pace]

    @property
    def seconds(self) -> float:
        """Return the seconds that a seat may take over a decision; 0: as long as it likes."""
        return SECONDS[self.clock] * self.slack


MOVE_ON: Final = "move_on"
"""Only of use where a game asks for choices of people's own taste."""
LISTED: Final = "listed"
"""Only of use where the server has a list of open tables."""
NOT_LISTED: Final = "no"
ADDERS: Final = "adders"
PHOTOS: Final = "photos"
"""Both only of use where a game takes cards of the table's own."""

SCHEMA: Final = (
    Option("clock", NO_CLOCK, [NO_CLOCK, "relaxed", "brisk"]),
    Option("time_up", "soft", ["soft", "hard"]),
    Option("slack", 1, [1, 3]),
    Option("window", 1200, [600, 1200, 2000, 3000]),
    Option("cover", 20, [0, 10, 20, 60]),
    Option(MOVE_ON, 60, [20, 60, 180]),
    Option("pace", "lively", ["calm", "lively", "quick"]),
    Option("watchers", "table", ["table", "hands", "nothing"]),
    Option("out_sees", "table", ["table", "hands"]),
    Option("delay", 0, [0, 15, 60, 300]),
    Option("chat", default=True, allowed=[True, False]),
    Option(LISTED, NOT_LISTED, [NOT_LISTED, "en", "fr"]),
    Option("lock", default=False, allowed=[False, True]),
    Option(ADDERS, "two", ["two", "host", "seated"]),
    Option(PHOTOS, default=True, allowed=[True, False]),
)
"""What each takes; `TableSettings` holds the same defaults."""

CLOCKS: Final = frozenset({"clock", "time_up", "slack"})
"""Those that set the clocks anew."""
FIXED: Final = frozenset({"watchers", "out_sees", "delay", "window", LISTED})
"""What can't be changed during a game: everyone sat down to it, and no stranger can."""
OPENING: Final = frozenset({"watchers", "out_sees", "delay", "lock", ADDERS, PHOTOS})
"""What says who sees hands, comes in, or adds cards: the host's alone, beside what lists the table."""
CLOSING: Final = frozenset({("lock", True), (PHOTOS, False)})
"""Which of these whoever acts as host may set, too: with them fewer people or pictures come in."""


def changed(manners: TableSettings, name: str, value: Setting, *, is_playing: bool) -> TableSettings:
    """Return the manners with one of them changed, or RequestError; of strangers the host asks for photos first."""
    option = next((each for each in SCHEMA if each.name == name), None)
    if option is None:
        raise RequestError("name", "one of " + ", ".join(each.name for each in SCHEMA), name)
    if value not in option.allowed or type(value) is not type(option.default):
        raise RequestError(name, option.says(), str(value))
    if is_playing and name in FIXED:
        raise RequestError(name, "a table before its game")
    if name == LISTED and value != NOT_LISTED:
        manners = replace(manners, photos=False)
    return replace(manners, **{name: value})


def is_clock_other(before: TableSettings, after: TableSettings) -> bool:
    """Return whether the clocks are to be set anew."""
    return any(getattr(before, name) != getattr(after, name) for name in CLOCKS)
