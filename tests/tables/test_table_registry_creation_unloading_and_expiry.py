"""The registry lets go of tables that nobody is at, and finds them again."""

import asyncio

import pytest

from regift.tables import table_registry_creation_unloading_and_expiry as registry
from regift.tables.limits.rate_limits_and_quotas import TooMany
from regift.tables.limits.server_limit_values import Limits, Rate
from regift.tables.live_table_commits_absences_and_match_lifecycle import Table
from regift.tables.people import entry_exit_rename_and_logout, send_chat_line_or_reaction
from regift.tables.request_error import NoSuchTable
from regift.tables.setup.table_speed_bot_delays_and_time_limits import TableSpeed
from regift.tables.storage.stored_table_records import Guest
from regift.tables.table_last_use_and_keep_time import held_by_request
from regift.tables.table_registry_creation_unloading_and_expiry import IDLE, JUST_LOOKED_FOR
from tests.tables.scene import Ear, Scene


async def test_a_table_that_nobody_is_at_for_long_is_kept_on_disk_alone() -> None:
    scene = Scene(TableSpeed())
    table = await scene.deal("kung_fu", 2)
    await scene.clock.advance(10 * IDLE)
    await scene.table_registry.sweep()
    assert table.code in scene.table_registry.tables
    for ear in scene.ears:
        entry_exit_rename_and_logout.leave(table, ear)
    await scene.clock.advance(IDLE - 1)
    await scene.table_registry.sweep()
    assert table.code in scene.table_registry.tables
    await scene.clock.advance(2)
    await scene.table_registry.sweep()
    assert table.code not in scene.table_registry.tables
    again = await scene.table_registry.find(table.code)
    assert again is not table
    assert again.match is not None
    assert table.match is not None
    assert again.match.state.history == table.match.state.history
    await entry_exit_rename_and_logout.enter(again, scene.ears[0], Guest("Back"), watch=False)
    assert scene.ears[0].seat == 0
    await scene.table_registry.close()


async def test_asking_how_a_table_is_doing_keeps_it_no_longer_in_memory() -> None:
    scene = Scene(TableSpeed())
    table = await scene.deal("kung_fu", 2)
    for ear in scene.ears:
        entry_exit_rename_and_logout.leave(table, ear)
    await scene.clock.advance(IDLE - 1)
    assert await scene.table_registry.peek(table.code) is table
    await scene.clock.advance(2)
    await scene.table_registry.sweep()
    assert table.code not in scene.table_registry.tables
    assert (await scene.table_registry.peek(table.code)).code == table.code
    await scene.table_registry.close()


async def test_whoever_looks_at_many_tables_fills_memory_with_few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "MOST_IDLE", 3)
    scene = Scene(TableSpeed())
    kept = scene.table_registry.tables
    played = await scene.deal("kung_fu", 2)
    others = [(await scene.table_registry.make("kung_fu", 2)).code for _ in range(6)]
    for code in others:
        await scene.table_registry.peek(code)
    assert set(kept) == {played.code, *others}, "whoever looked for one may be about to come in"
    await scene.clock.advance(JUST_LOOKED_FOR + 1)
    newest = (await scene.table_registry.make("kung_fu", 2)).code
    await scene.table_registry.peek(newest)
    assert played.code in kept, "somebody is there"
    assert len(kept) == 5, "three that were looked at, the one that people are at, and the one looked for now"
    assert newest in kept
    await scene.table_registry.close()


async def test_nothing_is_kept_of_those_who_only_watched() -> None:
    scene = Scene(TableSpeed())
    table = await scene.deal("kung_fu", 2)
    for _ in range(50):
        watcher = Ear(scene.clock, scene.table_registry.new_person())
        await entry_exit_rename_and_logout.enter(table, watcher, Guest("Watcher", "gift"), watch=True)
        send_chat_line_or_reaction.say(table, watcher.person, "W\u202eatcher", reaction="wow")
        assert b'"name":"Watcher"' in watcher.heard[-1][1]
        entry_exit_rename_and_logout.leave(table, watcher)
    assert not table.presence._gone_since
    assert not table.chat._times
    assert not table.presence._here.keys() - {ear.person for ear in scene.ears}
    await scene.table_registry.close()


async def test_a_host_who_never_came_is_not_waited_for() -> None:
    scene = Scene(TableSpeed())
    opened = await scene.table_registry.make("kung_fu", 2)
    table = await scene.table_registry.find(opened.code)
    guest = Ear(scene.clock, scene.table_registry.new_person())
    await entry_exit_rename_and_logout.enter(table, guest, Guest("Guest", "gift"), watch=False)
    assert table.stored.host == opened.host
    await scene.clock.advance(21)
    assert table.stored.host == guest.person
    await scene.table_registry.close()


async def test_no_new_table_has_the_number_of_one_that_is_gone() -> None:
    scene = Scene(TableSpeed())
    gone = await scene.table_registry.make("kung_fu", 2)
    inventory = scene.table_registry.services.journal.inventory
    await inventory.hide([gone.id])
    await inventory.delete(gone.id)
    assert (await scene.table_registry.make("kung_fu", 2)).id != gone.id
    await scene.table_registry.close()


async def test_whoever_has_had_too_many_moves_read_looks_at_no_more_tables_and_still_comes_in() -> None:
    scene = Scene(TableSpeed(bots=0, window_limit=0))
    table = await scene.deal("kung_fu", 2)
    assert table.match is not None
    for _ in range(12):
        seat = table.match.state.to_act()[0]
        await scene.play(table, seat, table.match.state.fallback(seat).name)
    for ear in scene.ears:
        entry_exit_rename_and_logout.leave(table, ear)
    await scene.table_registry.close()
    scene.budget.limits = Limits(moves_read=Rate(12, 1e-3))
    crowd, friend = "192.0.2.1", "192.0.2.2"
    looks = [(crowd, True), (crowd, False), (friend, True)]
    for number, (address, may_look) in enumerate(looks):
        scene.table_registry = scene.new_registry()
        if may_look:
            await scene.table_registry.peek(table.code, address, is_look=True)
        else:
            with pytest.raises(TooMany):
                await scene.table_registry.peek(table.code, address, is_look=True)
            with pytest.raises(NoSuchTable):  # a wrong code is told as one, so that it is charged as a wrong try
                await scene.table_registry.peek("AAAA", address, is_look=True)
            assert (await scene.table_registry.find(table.code, address)).match is not None
        if number < len(looks) - 1:
            for each in scene.table_registry.tables.values():
                await each.close()
    await scene.table_registry.close()


async def test_whoever_comes_in_takes_others_of_their_address_no_more_reading_than_is_left() -> None:
    scene = Scene(TableSpeed(bots=0, window_limit=0))
    table = await scene.deal("kung_fu", 2)
    assert table.match is not None
    for _ in range(12):
        seat = table.match.state.to_act()[0]
        await scene.play(table, seat, table.match.state.fallback(seat).name)
    for ear in scene.ears:
        entry_exit_rename_and_logout.leave(table, ear)
    await scene.table_registry.close()
    scene.budget.limits = Limits(moves_read=Rate(20, 1e-6))
    for left in (8, 0, 0):
        scene.table_registry = scene.new_registry()
        await scene.table_registry.find(table.code, "192.0.2.1")
        assert scene.budget.left("moves_read", "192.0.2.1") == pytest.approx(left, abs=0.01)
        await scene.table_registry.close()


async def test_an_address_that_looks_at_many_tables_lets_another_one_in_between(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    scene = Scene(TableSpeed())
    codes = [(await scene.table_registry.make("kung_fu", 2)).code for _ in range(8)]
    read: list[str] = []
    real = Table.open

    async def open_slowly(table: Table) -> None:
        await asyncio.sleep(0)
        await real(table)
        read.append(table.code)

    monkeypatch.setattr(Table, "open", open_slowly)
    crowd = [asyncio.create_task(scene.table_registry.peek(code, "192.0.2.1", is_look=True)) for code in codes[:7]]
    await asyncio.sleep(0)
    await scene.table_registry.find(codes[7], "192.0.2.2")
    assert read.index(codes[7]) <= 1
    await asyncio.gather(*crowd)
    await scene.table_registry.close()


async def test_a_table_for_which_a_request_works_stays_in_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "MOST_IDLE", 1)
    scene = Scene(TableSpeed())
    worked_for, other, *looked_at = [(await scene.table_registry.make("kung_fu", 2)).code for _ in range(5)]
    with held_by_request(await scene.table_registry.find(worked_for)):
        for code in (other, *looked_at):
            await scene.table_registry.peek(code)
            await scene.clock.advance(IDLE + 1)
        assert worked_for in scene.table_registry.tables
    assert other not in scene.table_registry.tables
    await scene.clock.advance(IDLE + 1)
    await scene.table_registry.sweep()
    assert worked_for not in scene.table_registry.tables
    await scene.table_registry.close()
