"""A change writes all of a table anew, but for its own cards: of large tables an address has only so much written."""

import pytest
from msgspec.structs import replace

from regift.tables.limits.rate_limits_and_quotas import TooMany
from regift.tables.limits.server_limit_values import Limits, Rate
from regift.tables.limits.writes_of_large_tables import LARGE, charge_change_of_cards, charge_write_of, size_of
from regift.tables.people import entry_exit_rename_and_logout
from regift.tables.setup.custom_card_list import CustomCard, CustomCardList
from regift.tables.setup.game_setup import SeatAssignment
from regift.tables.storage.stored_table_records import Guest
from regift.wire import all_messages as wire
from regift.wire.client_message_handler import ClientMessageHandler
from tests.server.playing import AT_ONCE
from tests.tables.scene import Scene
from tests.tables.test_seat_codes_and_requests import Device

MOST = 20
"""Changes of a large table that this test's limit allows at once."""
BOT = SeatAssignment(who="bot", bot="random")


async def after_changes(scene: Scene, banned: int) -> tuple[Device, ClientMessageHandler]:
    """Change a table from which so many are banned a few times more often than that; return who did."""
    table = await scene.table_registry.find((await scene.table_registry.make("gift_trap", 3)).code)
    host = Device(scene, table.stored.host)
    host.address = "192.0.2.1"
    await entry_exit_rename_and_logout.enter(table, host, Guest("Host", "fox"), watch=False)
    await table.commit(replace(table.stored, banned=tuple([f"{number:032x}" for number in range(banned)])))
    scene.budget.limits = Limits(table_writes=Rate(MOST * size_of(table.stored) / 1024, 1))
    handler = ClientMessageHandler(table, host.person, Guest("Host", "fox"), host)
    for _ in range(MOST + 5):
        await handler.take(wire.SetManner("chat", not table.stored.game_setup.manners.chat))
    return host, handler


@pytest.mark.parametrize(("banned", "refused"), [(30, 0), (120, 5), (1000, 5)])
async def test_a_large_table_is_changed_so_often_by_an_address(banned: int, refused: int) -> None:
    scene = Scene(AT_ONCE)
    host, handler = await after_changes(scene, banned)
    table = handler.table
    assert (size_of(table.stored) > LARGE) == (refused > 0)
    assert [getattr(refusal, "field", "") for refusal in host.refusals] == ["request"] * refused
    await handler.take(wire.StandUp())
    assert len(host.refusals) == refused
    assert table.seat_of(host.person) < 0, "whoever leaves always may"
    await scene.table_registry.close()


async def test_two_hundred_own_cards_make_a_change_no_larger_but_a_change_of_cards_is_counted_whole() -> None:
    scene = Scene(AT_ONCE)
    table = await scene.table_registry.find((await scene.table_registry.make("gift_trap", 3)).code)
    own = CustomCardList([CustomCard(f"{number:06x}", "red", "🎁" * 30, "🎀" * 60) for number in range(200)])
    await table.commit(replace(table.stored, game_setup=replace(table.stored.game_setup, own=own)))
    assert size_of(table.stored) < LARGE < own.size
    scene.budget.limits = Limits(table_writes=Rate(own.size / 1024, 1e-3))
    charge_change_of_cards(table, "192.0.2.1")
    with pytest.raises(TooMany):
        charge_change_of_cards(table, "192.0.2.1")
    left = scene.budget.left("table_writes", "192.0.2.2")
    charge_write_of(table, replace(table.stored, is_paused=True), "192.0.2.2")
    assert scene.budget.left("table_writes", "192.0.2.2") == left
    fewer = replace(table.stored.game_setup, own=CustomCardList(own[1:]))
    charge_write_of(table, replace(table.stored, game_setup=fewer), "192.0.2.2")
    assert scene.budget.left("table_writes", "192.0.2.2") < left - fewer.own.size / 1024
    await scene.table_registry.close()


async def test_who_stands_up_and_sits_down_for_ever_is_let_in_to_watch_once_the_address_has_written_enough() -> None:
    scene = Scene(AT_ONCE)
    host, handler = await after_changes(scene, 1000)
    table = handler.table
    guest = Device(scene, scene.table_registry.new_person())
    guest.address = host.address
    before = table.stored
    await entry_exit_rename_and_logout.enter(table, guest, Guest("Guest", "owl"), watch=False)
    assert [getattr(refusal, "field", "") for refusal in guest.failures] == ["request"]
    assert table.is_here(guest.person)
    assert table.stored is before
    friend = Device(scene, scene.table_registry.new_person())
    friend.address = "192.0.2.2"
    left = scene.budget.left("table_writes", friend.address)
    await entry_exit_rename_and_logout.enter(table, friend, Guest("Friend", "owl"), watch=False)
    assert table.seat_of(friend.person) >= 0
    assert scene.budget.left("table_writes", friend.address) < left - size_of(before) / 2048, "it is charged"
    await scene.table_registry.close()


async def test_a_host_begins_and_logs_a_thief_out_whatever_others_of_the_address_have_written() -> None:
    scene = Scene(AT_ONCE)
    host, handler = await after_changes(scene, 1000)
    table = handler.table
    host.refusals.clear()
    for _ in range(5):
        await handler.take(wire.LogOutOthers([]))
    assert [getattr(refusal, "field", "") for refusal in host.refusals] == ["request"] * 2
    assert table.stored.generations[host.person] == 3
    await table.commit(replace(table.stored, game_setup=table.stored.game_setup.seated(1, BOT).seated(2, BOT)))
    await handler.take(wire.Start())
    assert table.phase == "playing"
    await scene.table_registry.close()
