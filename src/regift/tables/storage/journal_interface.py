"""The journal: what was acknowledged, in order. It is the truth; a table in memory is only read from it."""

from collections.abc import Collection, Iterable, Mapping
from typing import Final, NamedTuple, Protocol

from msgspec import Struct, field

from regift.kit.refusal_and_errors import RegiftError
from regift.tables.limits.unused_table_keep_times import TableLifetimes
from regift.tables.setup.game_setup import GameSetup, SeatAssignment
from regift.tables.storage.table_code_lookup import TableCodes

TAKE_BACK: Final = "!take_back"
"""In place of an action's name: the seat took back its unannounced picks."""
SIT: Final = "!sit"
"""The same: from now on a person has the seat, which a bot or another person had."""
WITHDRAW: Final = "!withdraw"
"""The same: the seat was taken out of the game for good."""


class Entry(NamedTuple):
    """One move of a table."""

    number: int
    """Its place among all the table's moves, from 1. It never leaves the server."""
    seat: int
    action: str
    """The name of the action, TAKE_BACK, SIT or WITHDRAW."""
    date: float
    """Seconds since 1970."""


class Deal(Struct, frozen=True):
    """A game dealt at a table."""

    match: int
    """1 for the table's first game, 2 for the rematch."""
    after: int
    """The number of the last entry before it."""
    game_setup: GameSetup
    secret: bytes
    """What its chance is drawn from; told to nobody before the end."""
    rules_version: int
    date: float
    shuffle: bytes = b""
    """What proves how the cards were shuffled, as JSON; empty where nothing does."""


class Guest(Struct, frozen=True):
    """Somebody who came to a table."""

    name: str = ""
    """Empty: has not come yet."""
    avatar: str = ""


class Bet(Struct, frozen=True):
    """What somebody who does not play bets on: who wins."""

    name: str
    """The bettor's."""
    avatar: str
    seat: int
    """The bettor's seat, −1 for none."""
    on: int
    """The seat that will win."""
    since: int
    """How long the history was that the bettor had been shown."""


class SeatResult(Struct, frozen=True):
    """How a seat ended; 1 is the best place, equal places are tied."""

    seat: int
    place: int
    score: int


class MatchResult(Struct, frozen=True):
    """How a match ended, for a later release that plays by other rules and cannot find it out again."""

    match: int
    """Which of the table's games, as in its deal."""
    seats: tuple[SeatAssignment, ...]
    """Who sat where at the end."""
    standings: tuple[SeatResult, ...]


NO_BET: Final = -1
"""In place of a seat: no bet."""


class StoredTable(Struct, frozen=True):
    """What a table keeps beside its moves."""

    game_setup: GameSetup = field(name="recipe")
    host: str
    """The person who may change the setup and start."""
    people: dict[str, Guest]
    """Those who have a seat, and the host; who only watches, or has stood up, is not kept."""
    is_lobby: bool = True
    """False: a game has been dealt and nobody has asked for a rematch."""
    secret: bytes = b""
    """The server's part of the next shuffle."""
    is_paused: bool = False
    banned: tuple[str, ...] = ()
    """Those whom a host has shown out."""
    banned_marks: dict[str, tuple[str, ...]] = {}
    """By who is banned: the marks of the addresses from which they were here, see `KnownAddresses`."""
    acting_bans: tuple[str, ...] = ()
    """Those of the banned whom an acting host has shown out."""
    first_host: str = ""
    """Who is host again once they are back, while `host` only acts as one; "": nobody."""
    hands_seen: dict[str, int] = {}
    """By person: the seat whose hand they have seen in the newest game; who has sat there since the deal may lack."""
    generations: dict[str, int] = {}
    """By person: how often they have logged their other devices out; each time their tokens and seat code change."""
    bets: dict[str, Bet] = {}
    """By person: bets on the newest game."""
    next: str = ""
    """The code of the table where those go on who are out; "": nobody has opened one."""
    away: tuple[str, ...] = ()
    """Those of them who have a seat here, and are there."""
    reserved_for: tuple[str, ...] = ()
    """Until the first deal: people with a seat at the table before this one, each of whom finds a free one here."""
    result: MatchResult | None = None
    """Of the newest game, once it is over."""
    others_played: bool = False
    """Several people were seated in a game at the table, whoever of them is still here."""

    def generation_of(self, person: str) -> int:
        """Return how often the person has logged their other devices out."""
        return self.generations.get(person, 0)

    def is_alone(self) -> bool:
        """Return whether no more than one person has ever played at the table, or sits there."""
        return not self.others_played and len(self.people) < 2


class TableRow(NamedTuple):
    """A table as the journal keeps it."""

    id: int
    code: str
    stored: StoredTable
    use: "TableUse"


class TableUse(NamedTuple):
    """When somebody was last at a table, and whether people have played there: what says how long it is kept."""

    date: float
    """Seconds since 1970."""
    is_played: bool


class TableListing(NamedTuple):
    """A table in the list of all."""

    row: TableRow
    opened: float
    """Seconds since 1970."""
    bytes: int
    """About what it takes on disk, photos that others share included."""


class Origin(NamedTuple):
    """Where a new table comes from."""

    creator: str = ""
    """What stands for the address that made it; "": nobody counts."""
    photos_of: int = 0
    """The table whose photos it has as well; 0: none."""


NO_ORIGIN: Final = Origin()


class JournalConflict(RegiftError):
    """Raised when another process has written an entry of that number first."""


class JournalFailed(RegiftError):
    """Raised when the disk would not take a write, or give what it holds; nothing was acknowledged."""


class CodeTaken(RegiftError):
    """Raised when a table has that code already."""


class PhotoStorage(Protocol):
    """Keeps the photos of tables' own cards, each once."""

    async def keep(self, table: int, stored: StoredTable, added: Mapping[str, bytes], gone: Iterable[str]) -> None:
        """Keep what changed in the lobby with the photos added, and forget those that are gone: all or nothing."""
        ...

    async def find(self, table: int, name: str) -> bytes | None:
        """Return a photo of that table."""
        ...

    async def space(self) -> int:
        """Return how many bytes the photos of all tables take, each counted once."""
        ...

    async def growth(self, added: Iterable[bytes]) -> int:
        """Return how many bytes more they would take with these photos."""
        ...


class TableInventory(Protocol):
    """Knows which tables are kept and since when nobody uses them, and deletes them."""

    async def count_made_by(self, creator: str) -> int:
        """Return how many tables are kept that a creator made."""
        ...

    async def note_use(self, dates: Iterable[tuple[int, float]]) -> None:
        """Keep when somebody was last at these tables, in seconds since 1970; what is known to be later stays."""
        ...

    async def unused(self, lifetimes: TableLifetimes, date: float, but: Collection[int], most: int) -> list[int]:
        """Return at most so many tables, but for these, that nobody was at for longer than they are kept."""
        ...

    async def list_tables(self, after: int, most: int) -> list[TableListing]:
        """Return at most so many tables with greater ids, in order."""
        ...

    async def half_deleted(self) -> list[int]:
        """Return the tables that are hidden and not yet deleted."""
        ...

    async def hide(self, tables: Collection[int]) -> None:
        """Let nobody find these tables by their codes any more; those that hold nothing are deleted at once."""
        ...

    async def delete(self, table: int) -> None:
        """Forget a hidden table with all that was played at it, in small steps."""
        ...


class Journal(Protocol):
    """Keeps tables. What it has acknowledged is on disk."""

    codes: TableCodes

    @property
    def photos(self) -> PhotoStorage:
        """Return where photos are kept."""
        ...

    @property
    def inventory(self) -> TableInventory:
        """Return what knows which tables are kept."""
        ...

    async def open_table(self, code: str, stored: StoredTable, date: float, origin: Origin = NO_ORIGIN) -> TableRow:
        """Keep a new table, or raise CodeTaken."""
        ...

    async def find(self, code: str) -> TableRow | None:
        """Return the table of that code."""
        ...

    async def keep(self, table: int, stored: StoredTable) -> None:
        """Keep what changed in the lobby."""
        ...

    async def deal(self, table: int, stored: StoredTable, deal: Deal) -> None:
        """Keep the start of a game, or raise JournalConflict."""
        ...

    async def last_deal(self, table: int) -> Deal | None:
        """Return the table's newest game."""
        ...

    async def append(self, table: int, entry: Entry, stored: StoredTable | None = None) -> None:
        """Keep a move, and the stored table it changes; neither where it raises JournalConflict."""
        ...

    async def entries(self, table: int, after: int) -> list[Entry]:
        """Return the table's moves with greater numbers, in order."""
        ...

    async def check(self) -> None:
        """Write nothing of note, or raise JournalFailed when nothing can be written."""
        ...

    async def close(self) -> None:
        """Finish writing and let go of the store."""
        ...
