"""The journal in SQLite: in a file and in memory it keeps the same promises."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from msgspec.structs import replace

from regift.server.operations.server_counters import ServerCounters
from regift.tables.setup.game_setup import FREE, GameSetup, SeatAssignment
from regift.tables.storage.in_memory_sqlite_database import InMemoryDatabase
from regift.tables.storage.sqlite_journal import SqliteJournal
from regift.tables.storage.storage_interface import CodeTaken, JournalConflict, JournalFailed
from regift.tables.storage.stored_table_records import Deal, Entry, Guest, StoredTable, TableUse

RECIPE = GameSetup("kung_fu", (SeatAssignment("person", "p", "Léa", "fox"), FREE), {"turn_cap": 20})
SITTING = StoredTable(RECIPE, "p", {"p": Guest("Léa", "fox")})
DEAL = Deal(match=1, after=0, game_setup=RECIPE, secret=b"s" * 32, rules_version=1, date=2.0, shuffle=b"{}")


@pytest_asyncio.fixture(params=["in a file", "in memory"])
async def journal(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[SqliteJournal]:
    is_on_disk = request.param == "in a file"
    opened = await SqliteJournal.open(tmp_path / "store") if is_on_disk else SqliteJournal(InMemoryDatabase())
    yield opened
    await opened.close()


async def test_what_was_kept_is_there_again(tmp_path: Path) -> None:
    journal = await SqliteJournal.open(tmp_path / "store")
    kept = await journal.open_table("KNAT", SITTING, 1.0)
    await journal.deal(kept.id, SITTING, DEAL)
    moves = [Entry(number, number % 2, f"move {number}", float(number)) for number in range(1, 50)]
    await asyncio.gather(*(journal.append(kept.id, move) for move in moves))
    other = await SqliteJournal.open(tmp_path / "store")
    assert await other.find("KNAT") == kept._replace(use=TableUse(1.0, is_played=True))
    assert await other.find("NONE") is None
    assert await other.last_deal(kept.id) == DEAL
    assert await other.entries(kept.id, 10) == moves[10:]
    await other.close()
    await journal.close()


async def test_a_number_is_written_once(journal: SqliteJournal) -> None:
    kept = await journal.open_table("KNAT", SITTING, 1.0)
    entry = Entry(1, 0, "clean up", 3.0)
    others = [Entry(number, 0, "done", 3.0) for number in range(2, 6)]
    writes = [journal.append(kept.id, each) for each in (entry, entry, *others)]
    outcomes = await asyncio.gather(*writes, return_exceptions=True)
    assert [type(outcome) for outcome in outcomes] == [type(None), JournalConflict, *[type(None)] * 4]
    assert len(await journal.entries(kept.id, 0)) == 5


async def test_a_move_and_the_sitting_it_changes_are_kept_together_or_not_at_all(journal: SqliteJournal) -> None:
    kept = await journal.open_table("KNAT", SITTING, 1.0)
    first, second = (replace(SITTING, host=host) for host in ("q", "r"))
    await journal.append(kept.id, Entry(1, 0, "done", 3.0), first)
    with pytest.raises(JournalConflict):
        await journal.append(kept.id, Entry(1, 0, "done", 3.0), second)
    assert await journal.find("KNAT") == kept._replace(stored=first)


async def test_what_is_kept_in_memory_is_known_to_its_own_journal_alone_and_gone_when_that_is_closed() -> None:
    one, other = SqliteJournal(InMemoryDatabase()), SqliteJournal(InMemoryDatabase())
    await one.open_table("KNAT", SITTING, 1.0)
    assert await one.find("KNAT") is not None
    assert await other.find("KNAT") is None
    await other.close()
    await one.close()
    with pytest.raises(JournalFailed):
        await one.find("KNAT")


async def test_an_observer_counts_the_moves_that_were_acknowledged_and_the_writes_of_each_commit(
    tmp_path: Path,
) -> None:
    counters = ServerCounters()
    journal = await SqliteJournal.open(tmp_path / "store", counters)
    kept = await journal.open_table("KNAT", SITTING, 1.0)
    for number in (1, 2):
        await journal.append(kept.id, Entry(number, 0, "done", 3.0))
    with pytest.raises(JournalConflict):
        await journal.append(kept.id, Entry(2, 0, "done", 3.0))
    await journal.close()
    assert counters.moves == 2
    assert counters.groups.sum == sum(counters.commits.counts) == 4


async def test_a_match_is_dealt_once_and_a_code_given_once(journal: SqliteJournal) -> None:
    kept = await journal.open_table("KNAT", SITTING, 1.0)
    await journal.deal(kept.id, SITTING, DEAL)
    with pytest.raises(JournalConflict):
        await journal.deal(kept.id, SITTING, DEAL)
    with pytest.raises(CodeTaken):
        await journal.open_table("KNAT", SITTING, 1.0)


async def test_what_waits_is_written_before_the_journal_closes(tmp_path: Path) -> None:
    journal = await SqliteJournal.open(tmp_path / "store")
    kept = await journal.open_table("KNAT", SITTING, 1.0)
    writes = [asyncio.create_task(journal.append(kept.id, Entry(n, 0, "done", 0.0))) for n in range(1, 20)]
    await asyncio.sleep(0)
    await journal.close()
    await asyncio.gather(*writes)
    again = await SqliteJournal.open(tmp_path / "store")
    assert len(await again.entries(kept.id, 0)) == 19
    await again.close()


async def test_a_deleted_table_is_gone_with_all_it_had_and_every_other_is_as_it_was(journal: SqliteJournal) -> None:
    codes = ("KNAT", "FROG", "WREN")
    tables = {code: await journal.open_table(code, SITTING, 1.0) for code in codes}
    moves = [Entry(number, number % 2, f"move {number}", float(number)) for number in range(1, 6)]
    for kept in tables.values():
        await journal.photos.keep(kept.id, SITTING, {"photo": kept.code.encode()}, [])
        await journal.deal(kept.id, SITTING, DEAL)
        for move in moves:
            await journal.append(kept.id, move)
    gone = tables.pop("FROG")
    await journal.inventory.hide([gone.id])
    await journal.inventory.delete(gone.id)
    assert await journal.find("FROG") is None
    assert await journal.last_deal(gone.id) is None
    assert await journal.entries(gone.id, 0) == []
    assert await journal.photos.find(gone.id, "photo") is None
    for code, kept in tables.items():
        assert await journal.find(code) == kept._replace(use=TableUse(1.0, is_played=True))
        assert await journal.last_deal(kept.id) == DEAL
        assert await journal.entries(kept.id, 0) == moves
        assert await journal.photos.find(kept.id, "photo") == code.encode()


async def test_photos_are_kept_with_what_changed_in_the_lobby(journal: SqliteJournal) -> None:
    kept = await journal.open_table("KNAT", SITTING, 1.0)
    later = replace(SITTING, host="q")
    await journal.photos.keep(kept.id, later, {"new": b"photo"}, [])
    assert await journal.find("KNAT") == kept._replace(stored=later)
    assert await journal.photos.find(kept.id, "new") == b"photo"
