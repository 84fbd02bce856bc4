"""Own cards and evenings in the store: each part once, written when new, there as long as table or deal names it."""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import msgspec
import pytest
import pytest_asyncio
from msgspec.structs import replace
from sqlalchemy import text

from regift.tables.evening.evening_games_and_people import Evening, EveningGame, EveningSeat
from regift.tables.setup.custom_card_list import CustomCard, CustomCardList
from regift.tables.setup.game_setup import FREE, GameSetup, SeatAssignment
from regift.tables.storage.in_memory_sqlite_database import InMemoryDatabase
from regift.tables.storage.sqlite_journal import SqliteJournal
from regift.tables.storage.statement_executor_interface import Statement
from regift.tables.storage.storage_interface import JournalFailed
from regift.tables.storage.stored_table_json_without_its_parts import json_of
from regift.tables.storage.stored_table_records import Deal, Entry, GameSettings, Guest, StoredTable
from tests.tables.stores import turn_into_version_4

SEATS = (SeatAssignment("person", "p", "Léa", "fox"), FREE, FREE)


def cards(count: int, name: str = "A gift") -> CustomCardList:
    return CustomCardList([CustomCard(f"{number:06x}", "red", f"{name} {number}", by="p") for number in range(count)])


def table_with(own: CustomCardList, **others: CustomCardList) -> StoredTable:
    settings = {game: GameSettings(own=each) for game, each in others.items()}
    return StoredTable(GameSetup("gift_trap", SEATS, own=own), "p", {"p": Guest("Léa", "fox")}, other_games=settings)


def deal_of(stored: StoredTable, match: int) -> Deal:
    return Deal(match, 0, stored.game_setup, b"s" * 32, rules_version=1, date=2.0)


class Counting(InMemoryDatabase):
    """Counts the bytes that it is given to write, and writes nothing while it is full."""

    def __init__(self) -> None:
        super().__init__()
        self.bytes = 0
        self.is_full = False

    async def write(self, *statements: Statement) -> None:
        if self.is_full:
            raise sqlite3.OperationalError("database or disk is full")
        self.bytes += sum(len(value) for _, row in statements for value in row if isinstance(value, bytes | str))
        await super().write(*statements)


@pytest_asyncio.fixture
async def database() -> AsyncIterator[Counting]:
    database = Counting()
    yield database
    await database.close()


async def parts_in(database: Counting) -> int:
    return int((await database.read(text("SELECT count(*) FROM table_parts")))[0][0])


async def test_a_change_that_leaves_two_hundred_cards_alone_writes_as_little_as_at_a_table_without_any(
    database: Counting,
) -> None:
    journal = SqliteJournal(database)
    stored = table_with(cards(200))
    kept = await journal.open_table("KNAT", stored, 1.0)
    assert database.bytes > stored.game_setup.own.size > 10_000
    for change in (
        journal.keep(kept.id, replace(stored, is_paused=True)),
        journal.deal(kept.id, stored, deal_of(stored, 1)),
        journal.append(kept.id, Entry(1, 0, "done", 3.0), replace(stored, host="q")),
        journal.photos.keep(kept.id, stored, {}, ()),
    ):
        database.bytes = 0
        await change
        assert 0 < database.bytes < 2_000
    after_restart = SqliteJournal(database)
    found = await after_restart.find("KNAT")
    assert found is not None
    assert found.stored == stored
    database.bytes = 0
    await after_restart.keep(kept.id, found.stored)
    assert 0 < database.bytes < 2_000


async def test_what_was_kept_comes_back_and_a_table_and_its_deal_share_their_list(tmp_path: Path) -> None:
    stored = table_with(cards(3), cursed_gifts=cards(2, "A curse"))
    journal = await SqliteJournal.open(tmp_path / "store")
    kept = await journal.open_table("KNAT", stored, 1.0)
    await journal.deal(kept.id, stored, deal_of(stored, 1))
    await journal.close()
    journal = await SqliteJournal.open(tmp_path / "store")
    found, deal = await journal.find("KNAT"), await journal.last_deal(kept.id)
    assert found is not None
    assert deal == deal_of(stored, 1)
    assert found.stored == stored
    assert list(found.stored.game_setup.own) == list(stored.game_setup.own)
    assert deal.game_setup.own is found.stored.game_setup.own
    await journal.close()


async def test_a_list_goes_when_neither_the_table_nor_a_deal_names_it(database: Counting) -> None:
    journal = SqliteJournal(database)
    first, second, third = (table_with(cards(count)) for count in (1, 2, 3))
    kept = await journal.open_table("KNAT", first, 1.0)
    other = await journal.open_table("KNOT", first, 1.0)
    await journal.keep(kept.id, second)
    assert await parts_in(database) == 2, "the other table's is its own"
    await journal.deal(kept.id, second, deal_of(second, 1))
    await journal.keep(kept.id, third)
    assert await parts_in(database) == 3, "the deal names the second list"
    await journal.keep(kept.id, first)
    assert await parts_in(database) == 3, "the third is gone, the first is back"
    for code, stored in (("KNAT", first), ("KNOT", first)):
        found = await journal.find(code)
        assert found is not None
        assert found.stored == stored
    assert await journal.last_deal(kept.id) == deal_of(second, 1)
    await journal.inventory.hide([kept.id, other.id])
    for table in await journal.inventory.half_deleted():
        await journal.inventory.delete(table)
    assert await parts_in(database) == 0


async def test_a_list_that_could_not_be_written_is_written_with_the_next_change(database: Counting) -> None:
    journal = SqliteJournal(database)
    kept = await journal.open_table("KNAT", table_with(cards(1)), 1.0)
    database.is_full = True
    with pytest.raises(JournalFailed):
        await journal.keep(kept.id, table_with(cards(2)))
    database.is_full = False
    await journal.keep(kept.id, table_with(cards(2)))
    found = await SqliteJournal(database).find("KNAT")
    assert found is not None
    assert len(found.stored.game_setup.own) == 2


async def test_a_store_of_version_4_has_its_cards_in_its_rows_and_they_move_with_the_next_change(
    tmp_path: Path,
) -> None:
    path, stored = tmp_path / "store", table_with(cards(3), cursed_gifts=cards(2, "A curse"))
    journal = await SqliteJournal.open(path)
    kept = await journal.open_table("KNAT", stored, 1.0)
    await journal.deal(kept.id, stored, deal_of(stored, 1))
    await journal.close()
    turn_into_version_4(path)
    for change in (stored, replace(stored, is_paused=True)):
        journal = await SqliteJournal.open(path)
        found = await journal.find("KNAT")
        assert found is not None
        assert found.stored.card_lists() == stored.card_lists()
        assert await journal.last_deal(kept.id) == deal_of(stored, 1)
        await journal.keep(kept.id, change)
        await journal.close()
    with closing(sqlite3.connect(path)) as store:
        sitting = msgspec.json.decode(store.execute("SELECT sitting FROM tables").fetchone()[0])
        assert store.execute("SELECT count(*) FROM table_parts").fetchone()[0] == 2
    assert sitting["recipe"]["own"] == stored.game_setup.own.digest


async def test_a_missing_list_is_told_not_taken_for_none(tmp_path: Path) -> None:
    path = tmp_path / "store"
    journal = await SqliteJournal.open(path)
    await journal.open_table("KNAT", table_with(cards(1)), 1.0)
    await journal.close()
    with closing(sqlite3.connect(path)) as store:
        store.execute("DELETE FROM table_parts")
        store.commit()
    journal = await SqliteJournal.open(path)
    with pytest.raises(JournalFailed, match="own cards: expected the digest of a list that is kept"):
        await journal.find("KNAT")
    assert [each.row.code for each in await journal.inventory.list_tables(0, 10)] == ["KNAT"]
    await journal.close()


def test_lists_of_equal_cards_are_equal_and_keep_their_order() -> None:
    assert cards(2) == CustomCardList(list(cards(2)))
    assert cards(2) != CustomCardList(reversed(list(cards(2))))
    assert cards(2).digest != cards(3).digest
    assert CustomCardList.from_json(cards(2).as_json()) == cards(2)
    assert json_of(GameSetup("gift_trap", SEATS)).count(b'"own":""') == 1
    shown = CustomCardList([replace(card, has_come_up=card.id == "000000") for card in cards(3)])
    assert dict(shown.waiting_by_person) == {"p": 2}


def evening_of(games: int) -> Evening:
    seats = (EveningSeat("p", place=1), EveningSeat("q", place=2))
    return Evening(tuple([EveningGame("KNAT", match, "kung_fu", float(match), seats) for match in range(1, games + 1)]))


async def test_a_long_evening_is_written_when_a_game_is_added_to_it_and_with_no_other_change(
    database: Counting,
) -> None:
    journal = SqliteJournal(database)
    stored = replace(table_with(cards(3)), evening=evening_of(50))
    kept = await journal.open_table("KNAT", stored, 1.0)
    size = len(json_of(stored.evening))
    assert database.bytes > size > 4_000
    database.bytes = 0
    await journal.keep(kept.id, replace(stored, is_paused=True))
    assert 0 < database.bytes < 2_000
    await journal.keep(kept.id, replace(stored, evening=evening_of(51)))
    assert database.bytes > size
    assert await parts_in(database) == 2, "the evening before is gone"
    found = await SqliteJournal(database).find("KNAT")
    assert found is not None
    assert found.stored.evening == evening_of(51)
    await journal.keep(kept.id, table_with(cards(3)))
    assert await parts_in(database) == 1, "a forgotten evening is gone"


async def test_an_evening_in_the_row_of_version_4_and_a_missing_one(tmp_path: Path) -> None:
    path, stored = tmp_path / "store", replace(table_with(cards(2)), evening=evening_of(3))
    journal = await SqliteJournal.open(path)
    kept = await journal.open_table("KNAT", stored, 1.0)
    await journal.close()
    turn_into_version_4(path)
    journal = await SqliteJournal.open(path)
    found = await journal.find("KNAT")
    assert found is not None
    assert found.stored == stored
    await journal.keep(kept.id, replace(stored, is_paused=True))
    await journal.close()
    with closing(sqlite3.connect(path)) as store:
        evening = store.execute("SELECT evening FROM tables").fetchone()[0]
        store.execute("DELETE FROM table_parts WHERE digest = ?", (evening,))
        store.commit()
    journal = await SqliteJournal.open(path)
    with pytest.raises(JournalFailed, match="its evening"):
        await journal.find("KNAT")
    await journal.close()
