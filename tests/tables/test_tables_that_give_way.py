"""Where there are too many tables, those give way at which hardly anything was played: nobody is shut out for days."""

import asyncio

import pytest

from regift.tables.limits.rate_limits_and_quotas import TooMany
from regift.tables.limits.server_limit_values import Limits
from regift.tables.people import entry_exit_rename_and_logout, host_commands
from regift.tables.play import shuffle_exchange_and_deal
from regift.tables.request_error import NoSuchTable
from regift.tables.setup.game_setup import SeatAssignment
from regift.tables.storage.stored_table_records import Guest
from tests.server.playing import AT_ONCE
from tests.tables.scene import Ear, Scene, idle, seating

CROWD, FRIEND = "192.0.2.1", "192.0.2.2"
A_WHILE = 601.0


async def made(scene: Scene, address: str, *, moves: int = 0, stays: bool = False) -> str:
    """Make a table, deal at it and play so many moves; return its code."""
    await scene.clock.advance(1)
    opened = await scene.table_registry.make("kung_fu", 2, address=address)
    table = await scene.table_registry.find(opened.code)
    host = Ear(scene.clock, opened.host, address)
    await entry_exit_rename_and_logout.enter(table, host, Guest("Host", "fox"), watch=False)
    await host_commands.change_setup(table, opened.host, seating(1, SeatAssignment(who="bot", bot="random")))
    if moves:
        await shuffle_exchange_and_deal.start(table, opened.host)
        await idle()
        while len(await scene.moves(table)) < moves:
            assert table.match is not None
            state = table.match.state
            if 0 in state.to_act():
                scene.ears = [host]
                await scene.play(table, 0, state.fallback(0).name)
            await idle()
    if not stays:
        entry_exit_rename_and_logout.leave(table, host)
    return opened.code


async def kept(scene: Scene, *codes: str) -> list[bool]:
    """Return which of these tables there still are."""
    found = []
    for code in codes:
        try:
            await scene.table_registry.peek(code)
            found.append(True)
        except NoSuchTable:
            found.append(False)
    return found


async def test_of_too_many_tables_of_an_address_the_newest_gives_way_that_nobody_is_at_and_hardly_anybody_played() -> (
    None
):
    scene = Scene(AT_ONCE)
    scene.budget.limits = Limits(tables_kept=4)
    played = await made(scene, CROWD, moves=12)
    for_next_week = await made(scene, CROWD)
    stays = await made(scene, CROWD, stays=True)
    dealt = await made(scene, CROWD, moves=4)
    with pytest.raises(TooMany) as refused:
        await made(scene, CROWD)
    assert refused.value.field == "tables_kept"
    await scene.clock.advance(A_WHILE)
    newest = await made(scene, CROWD)
    assert await kept(scene, played, for_next_week, stays, dealt, newest) == [True, True, True, False, True]
    for _ in range(2):
        await scene.clock.advance(A_WHILE)
        await made(scene, CROWD)
    assert await kept(scene, played, for_next_week, stays, newest) == [True, True, True, False]
    await scene.table_registry.close()


async def test_who_fills_an_address_within_an_hour_pushes_out_their_own_by_far_more_often_than_others() -> None:
    scene = Scene(AT_ONCE)
    await scene.clock.advance(3600 - scene.clock.date() % 3600)
    codes = [await made(scene, CROWD, moves=12) for _ in range(20)]
    friends = {codes[0], codes[-1]}
    await scene.clock.advance(A_WHILE)
    inventory, numbers = scene.journal.inventory, scene.journal.codes
    crowd = await inventory.largest_creator()
    pushed_out: list[str] = []
    for salt in range(1, 200_001, 1000):
        inventory.salt = salt
        first = await inventory.first_to_give_way(crowd, scene.clock.date(), [], 1)
        pushed_out += (await numbers.of(first)).values()
    assert len(pushed_out) == 200
    assert 0 < sum(code in friends for code in pushed_out) < 50, "two of twenty, so twenty of 200"
    await scene.table_registry.close()


async def test_who_fills_an_address_in_a_few_hours_pushes_out_none_that_others_there_make_later() -> None:
    scene = Scene(AT_ONCE)
    scene.budget.limits = Limits(tables_kept=8)
    await scene.clock.advance(3600 - scene.clock.date() % 3600)
    filling = [await made(scene, CROWD, moves=12) for _ in range(6)]
    await scene.clock.advance(3600)
    friends = [await made(scene, CROWD, moves=12) for _ in range(2)]
    await scene.clock.advance(A_WHILE)
    newest = [await made(scene, CROWD, moves=12) for _ in range(2)]
    assert sum(await kept(scene, *filling)) == 4
    assert await kept(scene, *friends, *newest) == [True] * 4
    await scene.table_registry.close()


async def test_where_the_server_is_full_the_address_with_most_tables_makes_room() -> None:
    scene = Scene(AT_ONCE)
    scene.budget.limits = Limits(tables_kept_of_all=3)
    friends = await made(scene, FRIEND)
    await scene.clock.advance(1)
    crowd = [await made(scene, CROWD, moves=12), await made(scene, CROWD, moves=4)]
    with pytest.raises(TooMany) as refused:
        await made(scene, "192.0.2.3")
    assert refused.value.field == "tables_kept_of_all"
    await scene.clock.advance(A_WHILE)
    newest = await made(scene, "192.0.2.3")
    assert await kept(scene, friends, *crowd, newest) == [True, True, False, True]
    await scene.table_registry.close()


async def test_as_many_give_way_as_are_too_many_and_none_where_that_does_not_suffice() -> None:
    scene = Scene(AT_ONCE)
    codes = [await made(scene, CROWD) for _ in range(4)]
    stays = await made(scene, CROWD, stays=True)
    await scene.clock.advance(A_WHILE)
    scene.budget.limits = Limits(tables_kept=1)
    with pytest.raises(TooMany):
        await made(scene, CROWD)
    assert await kept(scene, *codes, stays) == [True] * 5
    scene.budget.limits = Limits(tables_kept=3)
    newest = await made(scene, CROWD)
    assert await kept(scene, *codes, stays, newest) == [True, False, False, False, True, True]
    await scene.table_registry.close()


async def test_those_who_make_tables_at_one_moment_on_a_full_server_have_one_each() -> None:
    scene = Scene(AT_ONCE)
    for _ in range(4):
        await made(scene, CROWD)
    await scene.clock.advance(A_WHILE)
    scene.budget.limits = Limits(tables_kept_of_all=4)
    addresses = [f"192.0.2.{number}" for number in range(10, 13)]
    await asyncio.gather(*(scene.table_registry.make("kung_fu", 2, address=address) for address in addresses))
    assert await scene.journal.inventory.count_all() == 4
    await scene.table_registry.close()
