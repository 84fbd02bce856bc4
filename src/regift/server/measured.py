"""A journal that counts what is written to it."""

from pathlib import Path

from regift.server.tally import Tally
from regift.tables.journal import Entry, Sitting
from regift.tables.sqlite import SqliteJournal


class MeasuredJournal(SqliteJournal):
    """Keeps tables, and a tally of it."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.tally = Tally()
        self._writer.observe = self._note_commit

    async def append(self, table: int, entry: Entry, sitting: Sitting | None = None) -> None:
        """Keep a move, or raise JournalConflict."""
        await super().append(table, entry, sitting)
        self.tally.moves += 1

    def _note_commit(self, writes: int, seconds: float) -> None:
        if writes:
            self.tally.groups.add(writes)
            self.tally.commits.add(seconds)
