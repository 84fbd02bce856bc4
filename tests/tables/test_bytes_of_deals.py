"""Deals are written down for good, with the cards of the table's own: an address has only so many bytes of them."""

import pytest
from msgspec.structs import replace

from regift.tables.limits.rate_limits_and_quotas import TooMany
from regift.tables.limits.server_limit_values import Limits, Rate
from regift.tables.people import entry_exit_rename_and_logout, host_commands
from regift.tables.play import shuffle_exchange_and_deal
from regift.tables.setup import custom_card_editing
from regift.tables.setup.custom_card_editing import NewCard
from regift.tables.setup.game_setup import SeatAssignment
from regift.tables.storage.stored_table_records import Guest
from tests.server.playing import AT_ONCE
from tests.tables.scene import Ear, Scene, idle, seating


async def test_who_has_dealt_too_many_bytes_waits_while_another_address_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = Scene(AT_ONCE)
    monkeypatch.setattr(shuffle_exchange_and_deal, "LARGE", 1)
    scene.budget.limits = Limits(deal=Rate(1, 1e-3))
    hog, friend = "192.0.2.1", "192.0.2.2"
    for address, name in ((hog, "hog"), (hog, "again"), (friend, "friend")):
        table = await scene.table_registry.find((await scene.table_registry.make("kung_fu", 2)).code)
        host = Ear(scene.clock, table.stored.host, address)
        await entry_exit_rename_and_logout.enter(table, host, Guest(name, "gift"), watch=False)
        await host_commands.change_setup(table, host.person, seating(1, SeatAssignment(who="bot", bot="random")))
        if name == "again":
            scene.budget.spend("deal", hog, 1)  # as twenty further games do
            with pytest.raises(TooMany):
                await shuffle_exchange_and_deal.start(table, host.person)
            assert table.phase == "lobby"
            await scene.clock.advance(2000)
        await shuffle_exchange_and_deal.start(table, host.person)
        await idle()
        assert table.phase == "playing", name
    assert scene.budget.left("deal", friend) < 1, "a deal costs what is written of it"
    await scene.table_registry.close()


async def test_a_game_without_cards_of_its_own_is_dealt_whatever_others_of_the_address_have_dealt() -> None:
    scene = Scene(AT_ONCE)
    table = await scene.table_registry.find((await scene.table_registry.make("gift_trap", 4)).code)
    host = Ear(scene.clock, table.stored.host, "192.0.2.1")
    await entry_exit_rename_and_logout.enter(table, host, Guest("Host", "gift"), watch=False)
    for seat in (1, 2, 3):
        await host_commands.change_setup(table, host.person, seating(seat, SeatAssignment(who="bot", bot="random")))
    scene.budget.limits = Limits(deal=Rate(1, 1e-3))
    scene.budget.spend("deal", "192.0.2.1", 100)
    await shuffle_exchange_and_deal.start(table, host.person)
    await idle()
    assert table.phase == "playing"
    await scene.table_registry.close()


async def test_own_cards_are_counted_with_the_first_deal_that_has_them_and_not_with_the_next() -> None:
    scene = Scene(AT_ONCE)
    address = "192.0.2.1"
    table = await scene.table_registry.find((await scene.table_registry.make("gift_trap", 3)).code)
    host = Ear(scene.clock, table.stored.host, address)
    await entry_exit_rename_and_logout.enter(table, host, Guest("Host", "gift"), watch=False)
    for seat in (1, 2):
        await host_commands.change_setup(table, host.person, seating(seat, SeatAssignment(who="bot", bot="random")))
    await custom_card_editing.add(table, host.person, [NewCard("red", "🎁" * 30, "🎀" * 60) for _ in range(50)])
    scene.budget.limits = Limits(deal=Rate(1000, 1e-3))
    left = [scene.budget.left("deal", address)]
    for _ in range(2):
        await shuffle_exchange_and_deal.start(table, host.person)
        await idle()
        left.append(scene.budget.left("deal", address))
        await table.commit(replace(table.stored, is_lobby=True))
    size = table.game_setup.own.size / 1024
    assert size > 16
    assert left[1] < left[0] - size
    assert left[2] == pytest.approx(left[1], abs=1)
    await scene.table_registry.close()
