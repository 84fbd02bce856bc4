"""The store: brought up to this version, left alone when it is of a later one."""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

import pytest

from regift.server.operations.data_folder_and_secret import STORE
from regift.tables.storage.database_table_definitions import VERSION
from regift.tables.storage.sqlite_file_check_upgrade_open_copy import (
    UnusableStore,
    check_store,
    connect,
    copy_store,
    prepare_store,
    reading,
    version_of,
)
from tests.make_data_folder import FOLDERS
from tests.server.playing import finish, seated, serving
from tests.tables.stores import VERSION_1, turn_into_version_1


async def test_a_game_begun_under_version_1_goes_on(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        players = await seated(served, seats=3)
        await finish(players, moves=25)
        code = players[0].last["lobby"]["code"]
    turn_into_version_1(tmp_path / "regift.sqlite3")
    async with serving(tmp_path) as served:
        back = [await served.enter(code, "Again", token=player.token) for player in players]
        for player, before in zip(back, players, strict=True):
            await player.until(lambda who=player: bool(who.now))  # type: ignore[misc]
            assert (player.at, player.parts) == (before.at, before.parts)
        await finish(back)
        assert back[0].phase == "over"
    with closing(sqlite3.connect(tmp_path / "regift.sqlite3")) as store:
        assert version_of(store) == VERSION


def test_an_upgrade_that_fails_changes_nothing(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "store")) as store:
        store.executescript(VERSION_1.replace("CREATE TABLE moves", "CREATE TABLE others"))
        store.execute("CREATE INDEX moves ON others (seat)")
    with pytest.raises(UnusableStore, match="there is already an index named moves"):
        prepare_store(tmp_path / "store")
    with closing(sqlite3.connect(tmp_path / "store")) as store:
        assert version_of(store) == 1
        assert len(store.execute("PRAGMA table_info(deals)").fetchall()) == 7


def test_a_making_that_was_cut_short_is_finished(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "store")) as store:
        store.executescript(VERSION_1)
        store.execute("DROP TABLE moves")
        store.execute("PRAGMA user_version=0")
    prepare_store(tmp_path / "store")
    with closing(sqlite3.connect(tmp_path / "store")) as store:
        assert len(store.execute("PRAGMA table_info(deals)").fetchall()) == 9
        assert store.execute("SELECT * FROM moves").fetchall() == []


def test_a_store_of_a_later_release_is_left_alone(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "store")) as store:
        store.execute(f"PRAGMA user_version={VERSION + 1}")
    before = (tmp_path / "store").read_bytes()
    for look in (check_store, prepare_store):
        with pytest.raises(UnusableStore, match="later release"):
            look(tmp_path / "store")
    assert (tmp_path / "store").read_bytes() == before


def test_photos_that_version_3_kept_for_each_table_are_shared(tmp_path: Path) -> None:
    shutil.copy(FOLDERS / "0.1.0-store-3" / STORE, tmp_path / STORE)
    with closing(sqlite3.connect(tmp_path / STORE)) as store:
        one, other = [row[0] for row in store.execute("SELECT id FROM tables LIMIT 2")]
        photos = [(one, "a", 4, b"cats"), (other, "a", 4, b"cats"), (other, "b", 4, b"dogs")]
        store.executemany("INSERT INTO photos VALUES (?, ?, ?, ?)", photos)
        store.commit()
    prepare_store(tmp_path / STORE)
    with closing(sqlite3.connect(tmp_path / STORE)) as store:
        found = 'SELECT "table", name, size, content FROM photo_references JOIN photo_contents ON photo = hash'
        assert sorted(store.execute(found)) == photos
        assert store.execute("SELECT sum(size) FROM photo_contents").fetchone() == (8,)
        store.execute('DELETE FROM photo_references WHERE "table" = ?', (other,))
        assert store.execute("SELECT content FROM photo_contents").fetchall() == [(b"cats",)]


def test_tables_of_earlier_versions_count_as_used_when_they_are_brought_up(tmp_path: Path) -> None:
    for version in (1, 2, 3):
        path = tmp_path / f"{version}"
        shutil.copy(FOLDERS / f"0.1.0-store-{version}" / STORE, path)
        prepare_store(path)
        with closing(sqlite3.connect(path)) as store:
            rows = store.execute("SELECT used > opened, is_played, creator FROM tables ORDER BY id").fetchall()
        assert rows == [(1, 1, ""), (1, 1, ""), (1, 0, "")]


MARK: Final = b"nobody is to find this again " * 400
"""What somebody has deleted: several pages of it."""
KEEP: Final = "INSERT INTO photo_contents (hash, size, content) VALUES (x'01', ?, ?)"
FORGET: Final = "DELETE FROM photo_contents"


def test_what_was_deleted_is_no_longer_in_the_file(tmp_path: Path) -> None:
    path = tmp_path / "store.sqlite3"
    prepare_store(path)
    with closing(connect(path)) as store:
        store.execute(KEEP, (len(MARK), MARK))
        store.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        assert MARK[:30] in path.read_bytes()
        store.execute(FORGET)
    assert MARK[:30] not in path.read_bytes()


def test_a_copy_holds_nothing_that_was_deleted_by_an_earlier_release(tmp_path: Path) -> None:
    path, copy = tmp_path / "store.sqlite3", tmp_path / "copy.sqlite3"
    prepare_store(path)
    with closing(sqlite3.connect(path)) as store, store:
        store.execute("PRAGMA secure_delete=OFF")
        store.execute(KEEP, (len(MARK), MARK))
        store.execute(FORGET)
    assert MARK[:30] in path.read_bytes()
    copy_store(path, copy)
    check_store(copy)
    assert MARK[:30] not in copy.read_bytes()
    with reading(path) as one, reading(copy) as other:
        assert version_of(one) == version_of(other)
        assert list(one.iterdump()) == list(other.iterdump())
