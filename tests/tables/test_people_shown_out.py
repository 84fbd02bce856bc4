"""Whom a table remembers to have shown out."""

import pytest
from msgspec.structs import replace

from regift.tables.people import entry_exit_rename_and_logout, host_commands
from regift.tables.setup.table_speed_bot_delays_and_time_limits import TableSpeed
from regift.tables.storage.stored_table_records import Guest
from tests.tables.scene import Ear, Scene


async def test_a_table_remembers_so_many_and_the_newest_of_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(host_commands, "MOST_BANNED", 3)
    scene = Scene(TableSpeed(bots=0))
    opened = await scene.table_registry.make("kung_fu", 2)
    table = await scene.table_registry.find(opened.code)
    await entry_exit_rename_and_logout.enter(table, Ear(scene.clock, opened.host), Guest("Host", "fox"), watch=False)
    for number in range(5):
        ear = Ear(scene.clock, f"p{number}", f"192.0.2.{number}")
        await entry_exit_rename_and_logout.enter(table, ear, Guest(f"P{number}", "fox"), watch=False)
        assert table.seat_of(ear.person) == 1
        await host_commands.remove_player(table, opened.host, 1)
        assert ear.is_out
    assert table.stored.banned == ("p2", "p3", "p4")
    assert list(table.stored.banned_marks) == ["p2", "p3", "p4"]
    await scene.table_registry.close()


async def test_who_only_acts_as_host_makes_a_table_forget_nobody_whom_the_host_has_shown_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(host_commands, "MOST_BANNED", 2)
    scene = Scene(TableSpeed(bots=0))
    opened = await scene.table_registry.make("kung_fu", 2)
    table = await scene.table_registry.find(opened.code)
    await entry_exit_rename_and_logout.enter(table, Ear(scene.clock, opened.host), Guest("Host", "fox"), watch=False)
    for number in range(4):
        ear = Ear(scene.clock, f"p{number}", f"192.0.2.{number}")
        await entry_exit_rename_and_logout.enter(table, ear, Guest(f"P{number}", "fox"), watch=False)
        await host_commands.remove_player(table, opened.host, 1)
        await table.commit(replace(table.stored, first_host="somebody who is away"))
    assert table.stored.banned == ("p0", "p3")
    assert table.stored.acting_bans == ("p3",)
    await scene.table_registry.close()
