"""What a store of tables does, whatever keeps it: the journal, the photos, and the list of tables.

The journal holds what was acknowledged, in order. It is the truth; a table in memory is only read from it.
"""

from collections.abc import Collection, Iterable, Mapping
from typing import Protocol

from regift.kit.refusal_and_errors import RegiftError
from regift.tables.limits.unused_table_keep_times import TableLifetimes
from regift.tables.storage.stored_table_records import (
    NO_ORIGIN,
    Deal,
    Entry,
    Origin,
    StoredTable,
    TableListing,
    TableRow,
)
from regift.tables.storage.table_codes_by_table_number import TableCodes


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

    async def space_of_maker(self, table: int) -> int:
        """Return how many bytes the photos take of all tables that were made where that one was; 0: nobody knows."""
        ...

    async def growth(self, added: Iterable[bytes]) -> int:
        """Return how many bytes more they would take with these photos."""
        ...


class TableInventory(Protocol):
    """Knows which tables are kept and since when nobody uses them, and deletes them."""

    async def count_made_by(self, creator: str) -> int:
        """Return how many tables are kept that a creator made."""
        ...

    async def count_all(self) -> int:
        """Return how many tables are kept."""
        ...

    async def largest_creator(self) -> str:
        """Return who made most of the tables that are kept."""
        ...

    async def first_to_give_way(self, creator: str, before: float, but: Collection[int], most: int) -> list[int]:
        """Return so many tables of a creator at most, but for these: first those hardly played at, then other ones.

        Of both those go first that were made in an hour in which the creator made most: of those hardly played at the
        newest, of the other ones any. None that somebody was at since that date, in seconds since 1970.
        """
        ...

    async def note_use(self, dates: Iterable[tuple[int, float]]) -> None:
        """Keep when somebody was last at these tables, in seconds since 1970; what is known to be later stays."""
        ...

    async def unused(self, lifetimes: TableLifetimes, date: float, but: Collection[int], most: int) -> list[int]:
        """Return at most so many tables, but for these, that nobody was at for longer than they are kept."""
        ...

    async def list_tables(self, after: int, most: int) -> list[TableListing]:
        """Return at most so many tables with greater ids, in order; lists of own cards are left out of them."""
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

    async def open_table(
        self, code: str, stored: StoredTable, date: float, origin: Origin = NO_ORIGIN, number: int | None = None
    ) -> TableRow:
        """Keep a new table, or raise CodeTaken where there is one of that code or number; None: the next number."""
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
