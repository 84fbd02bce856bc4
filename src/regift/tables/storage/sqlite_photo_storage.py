"""Photos of tables' own cards in SQLite: each content once, under its hash, and who has it."""

from collections.abc import Iterable, Mapping
from typing import Final

from sqlalchemy import bindparam, delete, func, insert, select

from regift.tables.storage.database_table_definitions import photo_contents, photo_references, tables
from regift.tables.storage.database_wrapper_raising_journal_errors import JournalDatabase, written
from regift.tables.storage.sqlite_file_check_upgrade_open_copy import content_hash
from regift.tables.storage.sqlite_stored_tables_and_their_parts import SqliteStoredTables
from regift.tables.storage.statement_executor_interface import Statement
from regift.tables.storage.stored_table_records import StoredTable

ADD_PHOTO: Final = written(insert(photo_contents).prefix_with("OR IGNORE"))
ADD_REFERENCE: Final = written(insert(photo_references))
FORGET_PHOTO: Final = written(
    delete(photo_references).where(
        photo_references.c.table == bindparam("which"), photo_references.c.name == bindparam("called")
    )
)


class SqlitePhotoStorage:
    """Keeps photos in the journal's database."""

    def __init__(self, database: JournalDatabase, stored_tables: SqliteStoredTables) -> None:
        self._database = database
        self._stored_tables = stored_tables

    async def keep(self, table: int, stored: StoredTable, added: Mapping[str, bytes], gone: Iterable[str]) -> None:
        """Keep what changed in the lobby with the photos added, and forget those that are gone: all or nothing."""
        forgotten: list[Statement] = [(FORGET_PHOTO, (table, name)) for name in gone]
        hashes = {name: content_hash(content) for name, content in added.items()}
        contents = [(ADD_PHOTO, (hashes[name], len(content), content)) for name, content in added.items()]
        references = [(ADD_REFERENCE, (table, name, known_by)) for name, known_by in hashes.items()]
        await self._stored_tables.write(table, stored, *forgotten, *contents, *references)

    async def find(self, table: int, name: str) -> bytes | None:
        """Return a photo of that table."""
        wanted = (
            select(photo_contents.c.content)
            .join(photo_references, photo_references.c.photo == photo_contents.c.hash)
            .where(photo_references.c.table == table, photo_references.c.name == name)
        )
        rows = await self._database.rows(wanted)
        return bytes(rows[0][0]) if rows else None

    async def space(self) -> int:
        """Return how many bytes the photos of all tables take, each counted once."""
        rows = await self._database.rows(select(func.coalesce(func.sum(photo_contents.c.size), 0)))
        return int(rows[0][0])

    async def space_of_maker(self, table: int) -> int:
        """Return how many bytes the photos take of all tables that were made where that one was; 0: nobody knows."""
        maker = select(tables.c.creator).where(tables.c.id == table, tables.c.creator != "").scalar_subquery()
        shown = (
            select(photo_contents.c.hash, photo_contents.c.size)
            .join(photo_references, photo_references.c.photo == photo_contents.c.hash)
            .join(tables, tables.c.id == photo_references.c.table)
            .where(tables.c.creator == maker)
            .distinct()
            .subquery()
        )
        rows = await self._database.rows(select(func.coalesce(func.sum(shown.c.size), 0)))
        return int(rows[0][0])

    async def growth(self, added: Iterable[bytes]) -> int:
        """Return how many bytes more they would take with these photos."""
        sizes = {content_hash(content): len(content) for content in added}
        known = await self._database.rows(select(photo_contents.c.hash).where(photo_contents.c.hash.in_(sizes)))
        return sum(sizes.values()) - sum(sizes[bytes(known_by)] for (known_by,) in known)
