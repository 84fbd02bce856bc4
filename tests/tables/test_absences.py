"""Whoever is gone long enough is covered, whatever else happens meanwhile."""

import asyncio

import pytest

from regift.tables.people import entry_exit_rename_and_logout, host_commands, seat_requests_approval_and_seating
from regift.tables.setup.table_speed_bot_delays_and_time_limits import TableSpeed
from regift.tables.storage.stored_table_records import Entry, Guest, StoredTable
from regift.wire.lobby_encoder import lobby_of
from tests.tables.scene import Ear, Scene, idle
from tests.tables.test_substitute_bots import playing


async def test_after_a_restart_those_who_stay_away_are_covered_though_the_table_was_looked_at_first() -> None:
    scene, table = await playing()
    await scene.table_registry.close()
    scene.table_registry = scene.new_registry()
    back = await scene.table_registry.find(table.code)
    await scene.clock.advance(5)
    await entry_exit_rename_and_logout.enter(back, scene.ears[0], Guest("Back"), watch=False)
    await scene.clock.advance(21)
    assert back.covered == {1, 2}
    await scene.table_registry.close()


async def test_a_grace_made_longer_ends_too() -> None:
    scene, table = await playing()
    entry_exit_rename_and_logout.leave(table, scene.ears[1])
    await scene.clock.advance(5)
    await host_commands.set_table_setting(table, scene.ears[0].person, "cover", 60)
    await scene.clock.advance(54)
    assert table.covered == set()
    await scene.clock.advance(2)
    assert table.covered == {1}
    await scene.table_registry.close()


async def test_cover_switched_on_covers_those_who_are_gone_already() -> None:
    scene, table = await playing()
    host = scene.ears[0].person
    await host_commands.set_table_setting(table, host, "cover", 0)
    entry_exit_rename_and_logout.leave(table, scene.ears[1])
    await scene.clock.advance(25)
    await host_commands.set_table_setting(table, host, "cover", 60)
    await scene.clock.advance(36)
    assert table.covered == {1}
    await scene.table_registry.close()


async def test_all_are_told_who_is_covered_by_a_change_of_manners(monkeypatch: pytest.MonkeyPatch) -> None:
    scene, table = await playing()
    host = scene.ears[0]
    await host_commands.set_table_setting(table, host.person, "cover", 0)
    entry_exit_rename_and_logout.leave(table, scene.ears[1])
    await scene.clock.advance(100)
    told: list[bool] = []
    monkeypatch.setattr(host, "hear_lobby", lambda: told.append(lobby_of(table, host.person, "").chairs[1].is_covered))
    await host_commands.set_table_setting(table, host.person, "cover", 20)
    assert told[-1]
    await scene.table_registry.close()


async def test_who_leaves_while_being_seated_is_covered(monkeypatch: pytest.MonkeyPatch) -> None:
    scene, table = await playing()
    entry_exit_rename_and_logout.leave(table, scene.ears[1])
    late = Ear(scene.clock, "late")
    await entry_exit_rename_and_logout.enter(table, late, Guest("Late", "gift"), watch=False)
    await scene.clock.advance(20)
    await seat_requests_approval_and_seating.ask_for_seat(table, late.person, Guest("Late", "gift"), 1)
    append = scene.journal.append
    is_written = asyncio.Event()

    async def append_slowly(table: int, entry: Entry, stored: StoredTable | None = None) -> None:
        await append(table, entry, stored)
        await is_written.wait()

    with monkeypatch.context() as patch:
        patch.setattr(scene.journal, "append", append_slowly)
        seating = asyncio.create_task(host_commands.answer(table, scene.ears[0].person, late.person, is_yes=True))
        await idle()
        entry_exit_rename_and_logout.leave(table, late)
        await scene.clock.advance(1)
        is_written.set()
        await seating
    assert table.seat_of(late.person) == 1
    await scene.clock.advance(21)
    assert table.covered == {1}
    await scene.table_registry.close()


async def test_nothing_is_looked_after_where_only_bots_play_and_the_host_is_gone() -> None:
    scene = Scene(TableSpeed())
    table = await scene.deal("kung_fu", 1, 1)
    await entry_exit_rename_and_logout.stand_up(table, scene.ears[0].person)
    entry_exit_rename_and_logout.leave(table, scene.ears[0])
    await scene.clock.advance(100)
    looks = len(scene.clock.sleepers)
    table.refresh()
    await idle()
    assert len(scene.clock.sleepers) == looks
    assert table._look is None
    await scene.table_registry.close()


async def test_a_remainder_of_the_clock_makes_no_look_after_look() -> None:
    scene, table = await playing()
    await scene.clock.advance(125.7)
    entry_exit_rename_and_logout.leave(table, scene.ears[1])
    for _ in range(7):
        await scene.clock.advance(0.1)
    table.refresh()
    await scene.clock.advance(40)
    assert table.covered == {1}
    assert scene.clock.time < 200
    await scene.table_registry.close()
