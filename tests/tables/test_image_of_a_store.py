"""An image of a store: the same tables again, brought up to this release, and nothing else is taken for one."""

import sqlite3
from contextlib import closing

import pytest

from regift.tables.storage.database_table_definitions import VERSION
from regift.tables.storage.sqlite_file_check_upgrade_open_copy import (
    LaterStore,
    UnusableStore,
    new_in_memory,
    version_of,
)
from tests.tables.stores import VERSION_1


def image_of_version(version: int) -> bytes:
    """Return an image with the tables of the first version and another number."""
    with closing(sqlite3.connect(":memory:")) as store:
        store.executescript(VERSION_1)
        store.execute(f"PRAGMA user_version={version}")
        return store.serialize()


def test_an_image_of_an_earlier_release_is_brought_up_to_this_one() -> None:
    with closing(new_in_memory(image_of_version(1))) as store:
        assert version_of(store) == VERSION
        assert "used" in [row[1] for row in store.execute("PRAGMA table_info(tables)")]


def overwritten(image: bytes) -> bytes:
    """Return an image of which only the first page is as it was written."""
    page = 4096
    return image[:page] + bytes(len(image) - page)


@pytest.mark.parametrize(
    ("image", "reason"),
    [
        (image_of_version(VERSION + 1), LaterStore),
        (b"nothing of the kind" * 1000, UnusableStore),
        (overwritten(image_of_version(VERSION)), UnusableStore),
    ],
    ids=["later", "other", "damaged"],
)
def test_what_this_release_cant_read_is_no_store_and_why(image: bytes, reason: type[UnusableStore]) -> None:
    with pytest.raises(UnusableStore) as refused:
        new_in_memory(image)
    assert refused.type is reason
