"""The tables of the store."""

from sqlalchemy import Column, Float, ForeignKey, Integer, LargeBinary, MetaData, String, Table

VERSION = 3
"""Raised when an older data folder has to be upgraded; kept in SQLite's `user_version`."""

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("code", String, nullable=False, unique=True),
    Column("sitting", LargeBinary, nullable=False),
    Column("opened", Float, nullable=False),
)
"""`sitting` is JSON."""

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
)
"""`recipe` and `shuffle` are JSON; deals of version 1 have no shuffle."""

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

photos = Table(
    "photos",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("name", String, primary_key=True),
    Column("size", Integer, nullable=False),
    Column("content", LargeBinary, nullable=False),
)
"""Pictures of a table's own cards, as they are handed out; since version 3."""
