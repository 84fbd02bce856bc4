"""A journal in memory, for tables that nobody comes back to."""

from collections.abc import Iterable, Mapping

from regift.tables.storage.journal_interface import CodeTaken, Deal, Entry, JournalConflict, StoredTable, TableRow


class MemoryJournal:
    """Keeps tables as long as the process lives."""

    def __init__(self) -> None:
        self.kept: dict[int, TableRow] = {}
        self.deals: dict[int, list[Deal]] = {}
        self.moves: dict[int, list[Entry]] = {}
        self.photos: dict[tuple[int, str], bytes] = {}
        """By table and name."""

    async def open_table(self, code: str, stored: StoredTable, date: float) -> TableRow:
        """Keep a new table, or raise CodeTaken."""
        if await self.find(code):
            raise CodeTaken(code)
        kept = TableRow(len(self.kept) + 1, code, stored)
        self.kept[kept.id] = kept
        return kept

    async def find(self, code: str) -> TableRow | None:
        """Return the table of that code."""
        return next((kept for kept in self.kept.values() if kept.code == code), None)

    async def keep(self, table: int, stored: StoredTable) -> None:
        """Keep what changed in the lobby."""
        self.kept[table] = self.kept[table]._replace(stored=stored)

    async def keep_photos(
        self, table: int, stored: StoredTable, added: Mapping[str, bytes], gone: Iterable[str]
    ) -> None:
        """Keep what changed in the lobby with the photos added, and forget those that are gone."""
        await self.keep(table, stored)
        for name in gone:
            self.photos.pop((table, name), None)
        for name, content in added.items():
            self.photos[table, name] = content

    async def photo(self, table: int, name: str) -> bytes | None:
        """Return a photo of that table."""
        return self.photos.get((table, name))

    async def copy_photos(self, table: int, other: int) -> None:
        """Keep the photos of one table for another as well."""
        copies = {(other, name): content for (at, name), content in self.photos.items() if at == table}
        self.photos |= copies

    async def photo_space(self) -> int:
        """Return how many bytes the photos of all tables take."""
        return sum(map(len, self.photos.values()))

    async def deal(self, table: int, stored: StoredTable, deal: Deal) -> None:
        """Keep the start of a game."""
        await self.keep(table, stored)
        self.deals.setdefault(table, []).append(deal)

    async def last_deal(self, table: int) -> Deal | None:
        """Return the table's newest game."""
        return self.deals[table][-1] if table in self.deals else None

    async def append(self, table: int, entry: Entry, stored: StoredTable | None = None) -> None:
        """Keep a move, or raise JournalConflict."""
        moves = self.moves.setdefault(table, [])
        if any(known.number == entry.number for known in moves):
            raise JournalConflict(str(entry.number))
        moves.append(entry)
        if stored is not None:
            await self.keep(table, stored)

    async def entries(self, table: int, after: int) -> list[Entry]:
        """Return the table's moves with greater numbers, in order."""
        return [entry for entry in self.moves.get(table, []) if entry.number > after]

    async def check(self) -> None:
        """Memory can always be written."""

    async def close(self) -> None:
        """Nothing is to be closed."""
