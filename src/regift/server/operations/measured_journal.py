"""A journal that counts what is written to it."""

from pathlib import Path

from regift.server.operations.server_counters import ServerCounters
from regift.tables.storage.journal_interface import Entry, StoredTable
from regift.tables.storage.sqlite_journal import SqliteJournal


class MeasuredJournal(SqliteJournal):
    """Keeps tables, and counts what is written."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.counters = ServerCounters()
        self._writer.observe = self._note_commit

    async def append(self, table: int, entry: Entry, stored: StoredTable | None = None) -> None:
        """Keep a move, or raise JournalConflict."""
        await super().append(table, entry, stored)
        self.counters.moves += 1

    def _note_commit(self, writes: int, seconds: float) -> None:
        if writes:
            self.counters.groups.add(writes)
            self.counters.commits.add(seconds)
