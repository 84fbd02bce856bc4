"""A table is deleted in small steps, and wholly."""

from regift.tables.storage.in_memory_sqlite_database import InMemoryDatabase
from regift.tables.storage.sqlite_journal import SqliteJournal
from regift.tables.storage.statement_executor_interface import Statement
from regift.tables.storage.stepwise_table_deletion import FEW, STEP
from regift.tables.storage.stored_table_records import Entry
from tests.tables.test_sqlite_journal import DEAL, SITTING

MOVES = 3 * STEP + 7
PHOTOS = 2 * FEW + 3


class CountingDatabase(InMemoryDatabase):
    """Counts the rows that each write took away."""

    def __init__(self) -> None:
        super().__init__()
        self.taken: list[int] = []

    async def write(self, *statements: Statement) -> None:
        before = self._connection.total_changes
        await super().write(*statements)
        self.taken.append(self._connection.total_changes - before)


async def test_no_write_takes_more_than_a_few_rows_away() -> None:
    database = CountingDatabase()
    journal = SqliteJournal(database)
    gone = await journal.open_table("KNAT", SITTING, 1.0)
    kept = await journal.open_table("FROG", SITTING, 1.0)
    for table in (gone, kept):
        await journal.deal(table.id, SITTING, DEAL)
        await journal.photos.keep(table.id, SITTING, {f"{n}": b"%d" % n for n in range(PHOTOS)}, [])
    for number in range(1, MOVES + 1):
        await journal.append(gone.id, Entry(number, 0, "done", 1.0))
    database.taken.clear()
    await journal.inventory.hide([gone.id])
    await journal.inventory.delete(gone.id)
    assert max(database.taken) == STEP
    assert sum(database.taken) == MOVES + PHOTOS + 3  # its deal, its code, itself
    assert await journal.entries(gone.id, 0) == []
    assert await journal.photos.find(kept.id, "1") == b"1"
    database.taken.clear()
    await journal.inventory.hide([kept.id])
    await journal.inventory.delete(kept.id)
    assert max(database.taken) <= 2 * FEW  # a photo goes with its last reference
    assert await journal.photos.space() == 0
    await journal.close()


async def test_the_code_is_free_at_once_and_a_deletion_cut_short_is_known() -> None:
    journal = SqliteJournal(InMemoryDatabase())
    gone = await journal.open_table("KNAT", SITTING, 1.0)
    await journal.deal(gone.id, SITTING, DEAL)
    await journal.inventory.hide([gone.id])
    assert await journal.find("KNAT") is None
    assert await journal.inventory.half_deleted() == [gone.id]
    again = await journal.open_table("KNAT", SITTING, 1.0)
    await journal.inventory.delete(gone.id)
    assert await journal.inventory.half_deleted() == []
    assert await journal.find("KNAT") == again
    await journal.close()


async def test_tables_without_anything_go_in_one_write() -> None:
    database = CountingDatabase()
    journal = SqliteJournal(database)
    bare = [await journal.open_table(code, SITTING, 1.0) for code in ("KNAT", "FROG")]
    dealt = await journal.open_table("WREN", SITTING, 1.0)
    await journal.deal(dealt.id, SITTING, DEAL)
    database.taken.clear()
    await journal.inventory.hide([table.id for table in (*bare, dealt)])
    assert len(database.taken) == 1
    assert await journal.inventory.half_deleted() == [dealt.id]
    await journal.close()
