"""The SQLite file: looked at before anything is changed, made, and brought up to this release."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from hashlib import blake2b
from pathlib import Path
from typing import Final

from sqlalchemy.dialects import sqlite as dialect
from sqlalchemy.schema import CreateColumn, CreateIndex, CreateTable

from regift.kit.refusal_and_errors import RegiftError
from regift.tables.storage.database_table_definitions import FORGET_UNUSED_PHOTO, VERSION, deals, metadata, tables

PRAGMAS: Final = (
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",
    "PRAGMA busy_timeout=5000",
    "PRAGMA foreign_keys=ON",
    "PRAGMA secure_delete=ON",  # what people delete is no longer in the file
)


MEMORY: Final = ":memory:"
"""Where a store is that no file holds."""


class UnusableStore(RegiftError):
    """Raised when the file is no store of ours, or one of a later release, or can't be opened."""


class LaterStore(UnusableStore):
    """Raised when a later release has made the store: that one still reads it."""


def check_store(path: Path) -> None:
    """Raise UnusableStore unless the file is missing or a whole store that this release reads; nothing is changed."""
    if not path.exists():
        return
    check_version(path)
    with reading(path) as store:
        said = str(store.execute("PRAGMA quick_check(1)").fetchone()[0])
    if said != "ok":
        raise UnusableStore(f"{path}: damaged, put a backup in its place: {said}")


def check_version(path: Path) -> None:
    """Raise UnusableStore for a file that is no store, or one of a later release."""
    if path.exists():
        with reading(path) as store:
            _check_known(path, version_of(store))


def has_tables(path: Path) -> bool:
    """Return whether a store is there in which a table is kept."""
    if not path.exists():
        return False
    with reading(path) as store:
        is_made = store.execute("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'tables'").fetchone()
        return is_made is not None and store.execute("SELECT 1 FROM tables LIMIT 1").fetchone() is not None


def prepare_store(path: Path) -> None:
    """Make the store, or bring it up to this release, wholly or not at all; UnusableStore when that can't be."""
    check_version(path)
    try:
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
        with closing(connect(path)) as store:
            if version_of(store) != VERSION:  # a store of this version needs no room on the disk
                with transaction(store):
                    _check_known(path, version_of(store))
                    _upgrade(store)
    except OSError as error:
        raise UnusableStore(f"{path}: can't be opened: {error.strerror}") from None
    except sqlite3.DatabaseError as error:
        raise UnusableStore(f"{path}: can't be opened: {error}") from None


@contextmanager
def reading(path: Path) -> Iterator[sqlite3.Connection]:
    """Open a store that must not change; UnusableStore when it can't be read."""
    try:
        with closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)) as store:
            yield store
    except sqlite3.DatabaseError as error:
        raise UnusableStore(f"{path}: no store of tables: {error}") from None


def copy_store(path: Path, copy: Path) -> None:
    """Copy a store as it is at one moment, whoever writes to it, without what has been deleted from it."""
    with reading(path) as store:
        store.execute("VACUUM INTO ?", (str(copy),))


def version_of(store: sqlite3.Connection) -> int:
    """Return the version of a store's schema, 0 for an empty file."""
    return int(store.execute("PRAGMA user_version").fetchone()[0])


def connect(path: Path | str) -> sqlite3.Connection:
    """Open a store to write to, in transactions that are begun and ended in so many words."""
    store = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    try:
        set_pragmas(store)
    except sqlite3.Error:
        store.close()
        raise
    return store


def new_in_memory(image: bytes = b"") -> sqlite3.Connection:
    """Return a connection to a store in memory, which is gone when it is closed: a new one, or as an image has it.

    LaterStore for an image of a later release, UnusableStore for a damaged one or one of no store.
    """
    store = connect(MEMORY)
    try:
        if image:
            store.deserialize(image)
            if (said := store.execute("PRAGMA quick_check(1)").fetchone()[0]) != "ok":
                raise UnusableStore(f"{MEMORY}: damaged: {said}")
        if version_of(store) != VERSION:
            _check_known(Path(MEMORY), version_of(store))
            with transaction(store):
                _upgrade(store)
    except sqlite3.DatabaseError as error:
        store.close()
        raise UnusableStore(f"{MEMORY}: can't be opened: {error}") from None
    except UnusableStore:
        store.close()
        raise
    return store


def set_pragmas(store: sqlite3.Connection) -> None:
    """Make a connection write durably and wait for others."""
    for pragma in PRAGMAS:
        store.execute(pragma)


@contextmanager
def transaction(store: sqlite3.Connection) -> Iterator[None]:
    """Let what is written meanwhile take effect together or not at all."""
    store.execute("BEGIN IMMEDIATE")
    try:
        yield
    except BaseException:
        if store.in_transaction:  # a full store has ended it already
            store.execute("ROLLBACK")
        raise
    store.execute("COMMIT")


def _check_known(path: Path, version: int) -> None:
    if version > VERSION:
        raise LaterStore(f"{path}: made by a later release (version {version}, this one reads {VERSION})")


def _upgrade(store: sqlite3.Connection) -> None:
    """Add what this release has and the store has not, be it all."""
    for table in metadata.sorted_tables:
        store.execute(str(CreateTable(table, if_not_exists=True).compile(dialect=dialect.dialect())))
    _add_columns(store)
    for table in metadata.sorted_tables:
        for index in sorted(table.indexes, key=lambda each: str(each.name)):
            store.execute(str(CreateIndex(index, if_not_exists=True).compile(dialect=dialect.dialect())))
    store.execute(FORGET_UNUSED_PHOTO)
    if store.execute("SELECT 1 FROM sqlite_master WHERE name = 'photos'").fetchone():  # version 3
        _share_photos(store)
    store.execute(f"PRAGMA user_version={VERSION}")


def _add_columns(store: sqlite3.Connection) -> None:
    """Add the columns that tables of earlier versions lack."""
    if deals.c.shuffle.name not in _columns(store, "deals"):  # before version 2
        store.execute("ALTER TABLE deals ADD COLUMN shuffle BLOB")
    if deals.c.cards.name not in _columns(store, "deals"):  # before version 5
        store.execute("ALTER TABLE deals ADD COLUMN cards VARCHAR")
        store.execute("ALTER TABLE tables ADD COLUMN evening VARCHAR")
    if tables.c.used.name not in _columns(store, "tables"):  # before version 4
        for column in (tables.c.used, tables.c.is_played, tables.c.creator):
            store.execute(f"ALTER TABLE tables ADD COLUMN {CreateColumn(column).compile(dialect=dialect.dialect())}")
        now, played = "CAST(strftime('%s', 'now') AS REAL)", 'id IN (SELECT "table" FROM deals)'
        store.execute(f"UPDATE tables SET used = {now}, is_played = {played}")


def _columns(store: sqlite3.Connection, table: str) -> list[str]:
    return [row[1] for row in store.execute(f"PRAGMA table_info({table})")]


def _share_photos(store: sqlite3.Connection) -> None:
    """Keep each photo once, which version 3 kept for each table that had it."""
    store.create_function("content_hash", 1, content_hash, deterministic=True)
    store.execute("INSERT OR IGNORE INTO photo_contents SELECT content_hash(content), size, content FROM photos")
    store.execute('INSERT INTO photo_references SELECT "table", name, content_hash(content) FROM photos')
    store.execute("DROP TABLE photos")


def content_hash(content: bytes) -> bytes:
    """Return what a photo is known by, whoever has it."""
    return blake2b(content, digest_size=20).digest()
