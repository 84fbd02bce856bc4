"""A store whose last writes are torn: all that was acknowledged before the tear is read, the rest is cut."""

import shutil
from pathlib import Path
from typing import NamedTuple

import pytest
import pytest_asyncio

from regift.tables.setup.game_setup import FREE, GameSetup
from regift.tables.storage.sqlite_file_check_upgrade_open_copy import UnusableStore, check_store
from regift.tables.storage.sqlite_journal import SqliteJournal
from regift.tables.storage.stored_table_records import Entry, Guest, StoredTable

MOVES = 40
SITTING = StoredTable(GameSetup("kung_fu", (FREE, FREE)), "p", {"p": Guest("Léa", "fox")})


class Torn(NamedTuple):
    """A store with all its moves in the write-ahead log, as a killed server leaves it."""

    folder: Path
    ends: list[int]
    """How long the log was when each move was acknowledged."""


@pytest_asyncio.fixture
async def killed(tmp_path: Path) -> Torn:
    folder = tmp_path / "live"
    folder.mkdir()
    log = folder / "store-wal"
    prepared = await SqliteJournal.open(folder / "store")
    table = await prepared.open_table("KNAT", SITTING, 1.0)
    await prepared.close()
    journal = await SqliteJournal.open(folder / "store")
    ends = []
    for number in range(1, MOVES + 1):
        await journal.append(table.id, Entry(number, 0, f"move {number}", 0.0))
        ends.append(log.stat().st_size)
    for name in ("store", "store-wal"):
        shutil.copy(folder / name, tmp_path / name)
    await journal.close()
    return Torn(tmp_path, ends)


def reset(killed: Torn, log: bytes) -> Path:
    """Lay out the killed server's files anew, with another log."""
    folder = killed.folder / "copy"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    shutil.copy(killed.folder / "store", folder / "store")
    (folder / "store-wal").write_bytes(log)
    return folder / "store"


async def read(store: Path) -> list[int]:
    """Open a store as a server does, and give the numbers of its moves."""
    check_store(store)
    journal = await SqliteJournal.open(store)
    table = await journal.find("KNAT")
    assert table is not None
    entries = await journal.entries(table.id, 0)
    await journal.append(table.id, Entry(len(entries) + 1, 0, "and on", 0.0))
    await journal.close()
    assert [entry.action for entry in entries] == [f"move {entry.number}" for entry in entries]
    return [entry.number for entry in entries]


async def test_a_log_cut_short_anywhere(killed: Torn) -> None:
    log = (killed.folder / "store-wal").read_bytes()
    for cut in [*range(0, len(log), 2999), *killed.ends, *(end - 1 for end in killed.ends)]:
        expected = sum(end <= cut for end in killed.ends)
        assert await read(reset(killed, log[:cut])) == list(range(1, expected + 1)), cut


async def test_a_log_garbled_anywhere(killed: Torn) -> None:
    log = (killed.folder / "store-wal").read_bytes()
    for start in range(0, len(log), 4999):
        garbled = log[:start] + bytes(byte ^ 0x5A for byte in log[start : start + 64]) + log[start + 64 :]
        expected = sum(end <= start for end in killed.ends)
        assert await read(reset(killed, garbled)) == list(range(1, expected + 1)), start


@pytest.mark.parametrize("start", [0, 20, 4096 + 2, 3 * 4096 + 1])
async def test_a_garbled_store_is_refused_and_left_alone(killed: Torn, start: int) -> None:
    live = killed.folder / "live" / "store"
    whole = live.read_bytes()
    live.write_bytes(whole[:start] + b"\x5a" * 50 + whole[start + 50 :])
    before = live.read_bytes()
    with pytest.raises(UnusableStore, match=r"live/store: (no store of tables|damaged)"):
        check_store(live)
    assert live.read_bytes() == before
