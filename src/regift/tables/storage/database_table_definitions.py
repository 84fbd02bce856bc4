"""The tables of the store."""

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, LargeBinary, MetaData, String, Table

VERSION = 5
"""Raised when an older data folder has to be upgraded; kept in SQLite's `user_version`."""

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("code", String, nullable=False, unique=True),
    Column("sitting", LargeBinary, nullable=False),
    Column("opened", Float, nullable=False),
    Column("used", Float, nullable=False, server_default="0"),
    Column("is_played", Boolean, nullable=False, server_default="0"),
    Column("creator", String, nullable=False, server_default=""),
    Column("evening", String),
    Index("tables_by_use", "is_played", "used"),
    Index("tables_by_creator", "creator"),
)
"""`sitting` is JSON. Since version 5 digests stand in it for lists of own cards, and `evening` is the digest of the
evening, where there is one. Since version 4: `used`, when somebody
was last there; `is_played`, whether people have played; `creator`, what stands for the address that made it, "" for
none."""

deals = Table(
    "deals",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("match", Integer, primary_key=True),
    Column("after", Integer, nullable=False),
    Column("recipe", LargeBinary, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("date", Float, nullable=False),
    Column("shuffle", LargeBinary),
    Column("cards", String),
)
"""`recipe` and `shuffle` are JSON; deals of version 1 have no shuffle. Since version 5: `cards`, the digest that stands
in the recipe for its list of own cards; where there is none, the recipe holds the cards, if any."""

table_parts = Table(
    "table_parts",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("digest", String, primary_key=True),
    Column("content", LargeBinary, nullable=False),
)
"""What is large of tables and seldom changes, as JSON: lists of own cards and evenings, which tables and deals name by
their digests; since version 5."""

moves = Table(
    "moves",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("action", String, nullable=False),
    Column("date", Float, nullable=False),
    sqlite_with_rowid=False,
)
"""Append-only."""

photo_contents = Table(
    "photo_contents",
    metadata,
    Column("hash", LargeBinary, primary_key=True),
    Column("size", Integer, nullable=False),
    Column("content", LargeBinary, nullable=False),
    Index("photo_contents_by_size", "size"),
)
"""Pictures of tables' own cards, as they are handed out, each once; since version 4."""

photo_references = Table(
    "photo_references",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("name", String, primary_key=True),
    Column("photo", ForeignKey("photo_contents.hash"), nullable=False),
    Index("photo_references_by_photo", "photo"),
    sqlite_with_rowid=False,
)
"""Which tables have a picture, and what they call it; since version 4."""

FORGET_UNUSED_PHOTO = """
CREATE TRIGGER IF NOT EXISTS forget_unused_photo AFTER DELETE ON photo_references
WHEN NOT EXISTS (SELECT 1 FROM photo_references WHERE photo = OLD.photo)
BEGIN DELETE FROM photo_contents WHERE hash = OLD.photo; END
"""
"""A picture goes with its last reference."""
