"""A table ends when nobody was at it for as long as such tables are kept, and never under somebody."""

import asyncio
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from regift.tables.limits.unused_table_keep_times import DAY, HOUR, TableLifetimes
from regift.tables.live_table_commits_absences_and_match_lifecycle import Table
from regift.tables.people import entry_exit_rename_and_logout, host_commands, seat_requests_approval_and_seating
from regift.tables.periodic_unused_table_deletion import EVERY, PAUSE, sweep_for_ever
from regift.tables.play import shuffle_exchange_and_deal
from regift.tables.request_error import RequestError
from regift.tables.setup.game_setup import SeatAssignment
from regift.tables.setup.table_speed_bot_delays_and_time_limits import TableSpeed
from regift.tables.storage.stored_table_records import Guest
from regift.tables.table_last_use_and_keep_time import has_played, lifetime
from regift.tables.table_registry_creation_unloading_and_expiry import SWEPT
from tests.tables.scene import Ear, Scene, idle, seating


class SweptScene(Scene):
    """A registry that is swept."""

    async def wait(self, seconds: float) -> None:
        """Let time pass, then sweep as long as there is anything to end."""
        await self.clock.advance(seconds)
        while await self.table_registry.sweep():
            pass

    async def is_kept(self, code: str) -> bool:
        """Return whether the journal has the table."""
        return await self.journal.find(code) is not None

    async def lobby(self) -> tuple[Table, Ear]:
        """Make a table that its host has come to."""
        opened = await self.table_registry.make("kung_fu", 2)
        table = await self.table_registry.find(opened.code)
        ear = Ear(self.clock, opened.host)
        await entry_exit_rename_and_logout.enter(table, ear, Guest("Host", "gift"), watch=False)
        return table, ear


@pytest_asyncio.fixture
async def scene() -> AsyncIterator[SweptScene]:
    made = SweptScene(TableSpeed())
    yield made
    await made.table_registry.close()


def all_leave(scene: Scene, table: Table) -> None:
    for ear in scene.ears:
        entry_exit_rename_and_logout.leave(table, ear)


async def test_a_table_that_nobody_came_to_is_kept_for_an_hour(scene: SweptScene) -> None:
    opened = await scene.table_registry.make("kung_fu", 2)
    await scene.wait(HOUR)
    assert await scene.is_kept(opened.code)
    await scene.wait(1)
    assert not await scene.is_kept(opened.code)


async def test_a_lobby_is_kept_for_an_hour_after_the_last_has_left(scene: SweptScene) -> None:
    table, ear = await scene.lobby()
    await scene.wait(5 * HOUR)
    assert await scene.is_kept(table.code)
    entry_exit_rename_and_logout.leave(table, ear)
    await scene.wait(HOUR)
    assert await scene.is_kept(table.code)
    await scene.wait(1)
    assert not await scene.is_kept(table.code)


async def test_a_table_where_people_played_is_kept_for_thirty_days(scene: SweptScene) -> None:
    table = await scene.deal("kung_fu", 2)
    await scene.wait(DAY)
    all_leave(scene, table)
    await scene.wait(30 * DAY)
    assert await scene.is_kept(table.code)
    await scene.wait(1)
    assert not await scene.is_kept(table.code)
    assert await scene.journal.entries(table.id, 0) == []
    assert await scene.journal.last_deal(table.id) is None


async def test_a_table_against_bots_that_one_person_has_left_ends_after_a_week(scene: SweptScene) -> None:
    table = await scene.deal("kung_fu", 1, bots=1)
    assert lifetime(table) == 7 * DAY
    all_leave(scene, table)
    await scene.wait(7 * DAY)
    assert await scene.is_kept(table.code)
    await scene.wait(1)
    assert not await scene.is_kept(table.code)


@pytest.mark.parametrize(("played", "kept"), [(3 * DAY, 3 * DAY), (30 * DAY, 7 * DAY), (0.0, 0.0)])
def test_no_table_against_bots_is_kept_longer_than_one_of_several_people(played: float, kept: float) -> None:
    lifetimes = TableLifetimes(played=played)
    assert lifetimes.of(is_played=True, is_alone=True) == kept
    assert lifetimes.of(is_played=True) == played
    assert lifetimes.of(is_played=False, is_alone=True) == HOUR


async def test_who_sat_alone_against_bots_may_end_the_table(scene: SweptScene) -> None:
    table = await scene.deal("kung_fu", 1, bots=1)
    await scene.table_registry.end_alone(table, table.stored.host)
    assert not await scene.is_kept(table.code)


async def test_nobody_ends_a_table_at_which_others_have_sat(scene: SweptScene) -> None:
    table = await scene.deal("kung_fu", 2)
    with pytest.raises(RequestError, match="nobody else"):
        await scene.table_registry.end_alone(table, table.stored.host)
    alone = await scene.deal("kung_fu", 1, bots=1)
    with pytest.raises(RequestError):
        await scene.table_registry.end_alone(alone, scene.table_registry.new_person())
    watching = Ear(scene.clock, scene.table_registry.new_person())
    await entry_exit_rename_and_logout.enter(alone, watching, Guest("Watcher", "gift"), watch=True)
    with pytest.raises(RequestError):
        await scene.table_registry.end_alone(alone, alone.stored.host)
    assert await scene.is_kept(alone.code)


async def test_nobody_ends_a_table_at_which_others_have_played_though_they_have_stood_up(scene: SweptScene) -> None:
    table = await scene.deal("kung_fu", 2)
    host, guest = scene.ears
    await entry_exit_rename_and_logout.stand_up(table, guest.person)
    entry_exit_rename_and_logout.leave(table, guest)
    assert not table.stored.is_alone()
    with pytest.raises(RequestError, match="nobody else"):
        await scene.table_registry.end_alone(table, host.person)
    assert await scene.is_kept(table.code)
    entry_exit_rename_and_logout.leave(table, host)
    await scene.wait(8 * DAY)
    assert await scene.is_kept(table.code)


async def test_bots_alone_are_kept_for_an_hour(scene: SweptScene) -> None:
    opened = await scene.table_registry.make("kung_fu", 2)
    table = await scene.table_registry.find(opened.code)
    for seat in range(2):
        await host_commands.change_setup(table, opened.host, seating(seat, SeatAssignment(who="bot", bot="random")))
    await shuffle_exchange_and_deal.start(table, opened.host)
    await idle()
    assert await scene.journal.last_deal(table.id) is not None
    await scene.wait(HOUR + 1)
    assert not await scene.is_kept(table.code)


async def test_who_sits_down_among_bots_makes_it_a_table_where_people_played(scene: SweptScene) -> None:
    opened = await scene.table_registry.make("kung_fu", 2)
    table = await scene.table_registry.find(opened.code)
    for seat in range(2):
        await host_commands.change_setup(table, opened.host, seating(seat, SeatAssignment(who="bot", bot="random")))
    ear = Ear(scene.clock, opened.host)
    await entry_exit_rename_and_logout.enter(table, ear, Guest("Late", "gift"), watch=True)
    await shuffle_exchange_and_deal.start(table, opened.host)
    await idle()
    assert not has_played(table)
    await seat_requests_approval_and_seating.ask_for_seat(table, opened.host, Guest("Late", "gift"), 0)
    assert table.seat_of(opened.host) == 0
    assert has_played(table)
    entry_exit_rename_and_logout.leave(table, ear)
    await scene.wait(6 * DAY)
    assert await scene.is_kept(table.code)


async def test_whoever_is_there_keeps_it_however_long(scene: SweptScene) -> None:
    table = await scene.deal("kung_fu", 2)
    entry_exit_rename_and_logout.leave(table, scene.ears[0])
    await scene.wait(100 * DAY)
    assert scene.table_registry.tables[table.code] is table
    assert await scene.is_kept(table.code)


async def test_a_deal_under_way_is_not_cut_short(scene: SweptScene) -> None:
    table, ear = await scene.lobby()
    entry_exit_rename_and_logout.leave(table, ear)
    async with table.lock:
        await scene.wait(10 * HOUR)
        assert await scene.is_kept(table.code)
    await scene.wait(HOUR + 1)
    assert not await scene.is_kept(table.code)


async def test_coming_back_counts_anew_also_after_a_restart(scene: SweptScene) -> None:
    table = await scene.deal("kung_fu", 2)
    all_leave(scene, table)
    await scene.wait(29 * DAY)
    again = await scene.table_registry.find(table.code)
    ear = Ear(scene.clock, scene.ears[0].person)
    await entry_exit_rename_and_logout.enter(again, ear, Guest("Back", "gift"), watch=False)
    await scene.wait(HOUR)
    entry_exit_rename_and_logout.leave(again, ear)
    await scene.table_registry.close()
    scene.table_registry = scene.new_registry()
    await scene.wait(30 * DAY)
    assert await scene.is_kept(table.code)
    await scene.wait(1)
    assert not await scene.is_kept(table.code)


async def test_looking_at_a_table_from_outside_keeps_it_no_longer(scene: SweptScene) -> None:
    table, ear = await scene.lobby()
    entry_exit_rename_and_logout.leave(table, ear)
    for _ in range(5):
        await scene.wait(HOUR / 5)
        await scene.table_registry.find(table.code)
    await scene.wait(1)
    assert not await scene.is_kept(table.code)


async def test_many_end_in_steps_and_other_tables_go_on_between_them(scene: SweptScene) -> None:
    for _ in range(3 * SWEPT):
        await scene.table_registry.make("kung_fu", 2)
    await scene.clock.advance(HOUR + 1)
    kept = await scene.table_registry.make("kung_fu", 2)
    assert [await scene.table_registry.sweep() for _ in range(4)] == [SWEPT, SWEPT, SWEPT, 0]
    assert await scene.is_kept(kept.code)


async def test_the_sweeper_sweeps_by_itself_until_it_is_stopped(scene: SweptScene) -> None:
    sweeping = asyncio.create_task(sweep_for_ever(scene.table_registry))
    codes = [(await scene.table_registry.make("kung_fu", 2)).code for _ in range(SWEPT + 1)]
    await scene.clock.advance(HOUR + EVERY + PAUSE)
    assert not any([await scene.is_kept(code) for code in codes])
    sweeping.cancel()


async def test_what_was_cut_short_is_finished(scene: SweptScene) -> None:
    table = await scene.deal("kung_fu", 2)
    all_leave(scene, table)
    await scene.table_registry.close()
    await scene.journal.inventory.hide([table.id])
    scene.table_registry = scene.new_registry()
    await scene.table_registry.sweep()
    assert await scene.journal.last_deal(table.id) is None
    assert await scene.journal.inventory.half_deleted() == []


async def test_a_server_may_keep_everything_for_good(scene: SweptScene) -> None:
    scene.table_registry.services = scene.table_registry.services._replace(lifetimes=TableLifetimes(0, 0))
    opened = await scene.table_registry.make("kung_fu", 2)
    await scene.wait(1000 * DAY)
    assert await scene.is_kept(opened.code)


async def test_a_table_that_nobody_has_come_to_is_not_kept_in_memory(scene: SweptScene) -> None:
    for _ in range(20):
        await scene.table_registry.make("kung_fu", 2)
    assert scene.table_registry.tables == {}
