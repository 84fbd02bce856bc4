"""A commit writes first; then all that follows comes from what is other than before."""

import pytest
from msgspec.structs import replace

from regift.tables.live_table_commits_absences_and_match_lifecycle import Table
from regift.tables.people import entry_exit_rename_and_logout, seat_requests_approval_and_seating
from regift.tables.people.entry_exit_rename_and_logout import stood_up
from regift.tables.people.seat_codes_and_requests import SeatRequest
from regift.tables.setup.game_setup import SeatAssignment
from regift.tables.setup.table_speed_bot_delays_and_time_limits import TableSpeed
from regift.tables.storage.storage_interface import JournalFailed
from regift.tables.storage.stored_table_records import Bet, Guest, StoredTable
from tests.tables.scene import Scene

BOT = SeatAssignment(who="bot", bot="random")


async def playing() -> tuple[Scene, Table]:
    scene = Scene(TableSpeed(bots=0.0, window_limit=0.0))
    return scene, await scene.deal("kung_fu", 3)


def with_bot_on(table: Table, seat: int) -> StoredTable:
    return replace(table.stored, game_setup=table.game_setup.seated(seat, BOT))


async def test_a_vote_falls_when_another_sits_on_the_seat() -> None:
    scene, table = await playing()
    for seat in (1, 2):
        entry_exit_rename_and_logout.leave(table, scene.ears[seat])
        table.withdrawal_votes[seat] = {scene.ears[0].person}
    await table.commit(with_bot_on(table, 1))
    assert list(table.withdrawal_votes) == [2]
    await scene.table_registry.close()


async def test_whoever_lost_a_seat_is_told_and_sees_the_board_as_a_spectator() -> None:
    scene, table = await playing()
    ear = scene.ears[1]
    before = len(ear.heard)
    await table.commit(with_bot_on(table, 1))
    assert ear.seat == -1
    assert b'"seat":-1' in ear.heard[-1][1]
    assert len(ear.heard) > before
    await scene.table_registry.close()


async def test_a_request_falls_once_its_sender_has_a_seat() -> None:
    scene, table = await playing()
    person = scene.table_registry.new_person()
    table.seat_codes.requests[person] = SeatRequest(person, Guest("Zoé", "cat"), 1)
    async with table.lock:
        await seat_requests_approval_and_seating.sit(table, table.seat_codes.requests[person])
    assert table.seat_of(person) == 1
    assert table.seat_codes.requests == {}
    await scene.table_registry.close()


async def test_bots_sit_in_as_soon_as_a_seat_is_theirs() -> None:
    scene, table = await playing()
    assert table.match_controller is not None
    assert table.match_controller.progress.bots == {}
    await table.commit(with_bot_on(table, 2))
    assert list(table.match_controller.progress.bots) == [2]
    await scene.table_registry.close()


async def test_a_bet_is_told_to_nobody() -> None:
    scene, table = await playing()
    before = [(len(ear.heard), ear.lobbies) for ear in scene.ears]
    await table.commit(replace(table.stored, bets={"somebody": Bet("Zoé", "cat", -1, 0, 0)}))
    assert [(len(ear.heard), ear.lobbies) for ear in scene.ears] == before
    assert list(table.stored.bets) == ["somebody"]
    await scene.table_registry.close()


async def test_nothing_is_written_where_nothing_changes(monkeypatch: pytest.MonkeyPatch) -> None:
    scene, table = await playing()

    async def refuse(self: object, number: int, stored: StoredTable) -> None:
        raise JournalFailed("full")

    monkeypatch.setattr(type(scene.journal), "keep", refuse)
    await table.commit(table.stored)
    await table.commit(replace(table.stored))
    await scene.table_registry.close()


async def test_what_cannot_be_written_counts_for_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    scene, table = await playing()
    before, lobbies = table.stored, [ear.lobbies for ear in scene.ears]

    async def refuse(self: object, number: int, stored: StoredTable) -> None:
        raise JournalFailed("full")

    monkeypatch.setattr(type(scene.journal), "keep", refuse)
    with pytest.raises(JournalFailed):
        await entry_exit_rename_and_logout.stand_up(table, scene.ears[1].person)
    assert table.stored is before
    assert [ear.lobbies for ear in scene.ears] == lobbies
    await scene.table_registry.close()


async def test_to_ask_what_becomes_of_a_table_changes_nothing() -> None:
    scene, table = await playing()
    before = table.stored
    after = stood_up(table, scene.ears[0].person)
    assert after.game_setup.seats[0].who == "bot"
    assert after.host == scene.ears[1].person
    assert table.stored is before
    assert table.stored.game_setup.seats[0].who == "person"
    await scene.table_registry.close()
