"""A change writes all of a table anew, its own cards with it: of large tables an address has only so much written."""

import pytest
from msgspec.structs import replace

from regift.tables.limits.server_limit_values import Limits, Rate
from regift.tables.limits.writes_of_large_tables import LARGE, size_of
from regift.tables.people import entry_exit_rename_and_logout
from regift.tables.setup.game_setup import CustomCard, SeatAssignment
from regift.tables.storage.stored_table_records import Guest
from regift.wire import all_messages as wire
from regift.wire.client_message_handler import ClientMessageHandler
from tests.server.playing import AT_ONCE
from tests.tables.scene import Scene
from tests.tables.test_seat_codes_and_requests import Device

MOST = 20
"""Changes of a large table that this test's limit allows at once."""
BOT = SeatAssignment(who="bot", bot="random")


async def after_changes(scene: Scene, cards: int) -> tuple[Device, ClientMessageHandler]:
    """Change a table with so many cards of its own a few times more often than that; return who did."""
    table = await scene.table_registry.find((await scene.table_registry.make("gift_trap", 3)).code)
    host = Device(scene, table.stored.host)
    host.address = "192.0.2.1"
    await entry_exit_rename_and_logout.enter(table, host, Guest("Host", "fox"), watch=False)
    own = tuple([CustomCard(f"{number:06x}", "red", "🎁" * 30, "🎀" * 60) for number in range(cards)])
    await table.commit(replace(table.stored, game_setup=replace(table.stored.game_setup, own=own)))
    scene.budget.limits = Limits(table_writes=Rate(MOST * size_of(table.stored) / 1024, 1))
    handler = ClientMessageHandler(table, host.person, Guest("Host", "fox"), host)
    for _ in range(MOST + 5):
        await handler.take(wire.SetManner("chat", not table.stored.game_setup.manners.chat))
    return host, handler


@pytest.mark.parametrize(("cards", "refused"), [(3, 0), (10, 5), (100, 5)])
async def test_a_large_table_is_changed_so_often_by_an_address(cards: int, refused: int) -> None:
    scene = Scene(AT_ONCE)
    host, handler = await after_changes(scene, cards)
    table = handler.table
    assert (size_of(table.stored) > LARGE) == (refused > 0)
    assert [getattr(refusal, "field", "") for refusal in host.refusals] == ["request"] * refused
    await handler.take(wire.StandUp())
    assert len(host.refusals) == refused
    assert table.seat_of(host.person) < 0, "whoever leaves always may"
    await scene.table_registry.close()


async def test_who_stands_up_and_sits_down_for_ever_is_let_in_to_watch_once_the_address_has_written_enough() -> None:
    scene = Scene(AT_ONCE)
    host, handler = await after_changes(scene, 100)
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
    host, handler = await after_changes(scene, 100)
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
