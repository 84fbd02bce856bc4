"""Stores as earlier versions of the schema had them."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

VERSION_1: Final = """
CREATE TABLE tables (
    id INTEGER NOT NULL, code VARCHAR NOT NULL, sitting BLOB NOT NULL, opened FLOAT NOT NULL,
    PRIMARY KEY (id), UNIQUE (code)
);
CREATE TABLE deals (
    "table" INTEGER NOT NULL, "match" INTEGER NOT NULL, "after" INTEGER NOT NULL, recipe BLOB NOT NULL,
    secret BLOB NOT NULL, rules_version INTEGER NOT NULL, date FLOAT NOT NULL,
    PRIMARY KEY ("table", "match"), FOREIGN KEY("table") REFERENCES tables (id)
);
CREATE TABLE moves (
    "table" INTEGER NOT NULL, number INTEGER NOT NULL, seat INTEGER NOT NULL, action VARCHAR NOT NULL,
    date FLOAT NOT NULL,
    PRIMARY KEY ("table", number), FOREIGN KEY("table") REFERENCES tables (id)
) WITHOUT ROWID;
PRAGMA user_version=1;
"""


def turn_into_version_4(path: Path) -> None:
    """Write a store of this version anew as version 4 kept the same tables: own cards and evenings in their rows."""
    with closing(sqlite3.connect(path)) as store:
        parts = {
            digest: json.loads(content) for digest, content in store.execute("SELECT digest, content FROM table_parts")
        }

        def with_parts(kept: bytes, evening: str | None) -> bytes:
            found = json.loads(kept)
            if evening:
                found["evening"] = parts[evening]
            setup = found.get("recipe", found)
            for each in (setup, *found.get("other_games", {}).values()):
                each["own"] = parts.get(each.get("own"), [])
            return json.dumps(found).encode()

        store.create_function("with_parts", 2, with_parts)
        store.execute("UPDATE tables SET sitting = with_parts(sitting, evening)")
        store.execute("UPDATE deals SET recipe = with_parts(recipe, NULL)")
        store.execute("DROP TABLE table_parts")
        store.execute("ALTER TABLE deals DROP COLUMN cards")
        store.execute("ALTER TABLE tables DROP COLUMN evening")
        store.execute("PRAGMA user_version=4")
        store.commit()


def turn_into_version_1(path: Path) -> None:
    """Write a store of this version anew as version 1 kept the same tables."""
    with closing(sqlite3.connect(path)) as new:
        kept = {name: new.execute(f"SELECT * FROM {name}").fetchall() for name in ("tables", "deals", "moves")}
    path.unlink()
    with closing(sqlite3.connect(path)) as old:
        old.execute("PRAGMA journal_mode=WAL")
        old.executescript(VERSION_1)
        for name, width in (("tables", 4), ("deals", 7), ("moves", 5)):
            places = ", ".join("?" * width)
            old.executemany(f"INSERT INTO {name} VALUES ({places})", [row[:width] for row in kept[name]])
        old.commit()
