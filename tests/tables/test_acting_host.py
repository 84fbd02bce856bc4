"""Who is host while the host is gone, what that ends with, and who has to ask since somebody was shown out."""

from functools import partial

import pytest
from msgspec.structs import replace

from regift.tables.people import entry_exit_rename_and_logout, host_commands, seat_requests_approval_and_seating
from regift.tables.request_error import BadToken, RequestError
from regift.tables.setup import setup_editor
from regift.tables.setup.table_settings_other_than_game_options import Setting
from regift.tables.setup.table_speed_bot_delays_and_time_limits import TableSpeed
from regift.tables.storage.stored_table_json_without_its_parts import json_of
from regift.tables.storage.stored_table_records import Guest
from regift.wire.lobby_encoder import lobby_of
from tests.tables.scene import Ear, Scene
from tests.tables.test_substitute_bots import playing


async def test_the_host_passes_on_when_the_host_is_gone() -> None:
    scene, table = await playing()
    entry_exit_rename_and_logout.leave(table, scene.ears[0])
    await scene.clock.advance(19)
    assert table.stored.host == scene.ears[0].person
    await scene.clock.advance(2)
    assert table.stored.host == scene.ears[1].person
    assert lobby_of(table, scene.ears[2].person, "").first_host == "P0"
    await entry_exit_rename_and_logout.enter(table, scene.ears[0], Guest("Back"), watch=False)
    assert (table.stored.host, table.stored.first_host) == (scene.ears[0].person, "")
    await scene.table_registry.close()


async def test_a_ban_by_who_only_acts_as_host_ends_when_the_first_host_is_back() -> None:
    scene, table = await playing(4)
    first, acting, shown_out, other = scene.ears
    entry_exit_rename_and_logout.leave(table, first)
    await scene.clock.advance(21)
    with pytest.raises(RequestError) as refused:
        await host_commands.remove_player(table, acting.person, 0)
    assert refused.value.reason == "first_host"
    await host_commands.remove_player(table, acting.person, 2)
    entry_exit_rename_and_logout.leave(table, shown_out)
    await scene.table_registry.close()
    scene.table_registry = scene.new_registry()
    table = await scene.table_registry.find(table.code)
    await entry_exit_rename_and_logout.enter(table, acting, Guest("Acting"), watch=False)
    with pytest.raises(BadToken):
        await entry_exit_rename_and_logout.enter(table, shown_out, Guest("Again"), watch=False)
    await entry_exit_rename_and_logout.enter(table, first, Guest("Back"), watch=False)
    assert table.stored.host == first.person
    await entry_exit_rename_and_logout.enter(table, shown_out, Guest("Again", "cat"), watch=False)
    await host_commands.remove_player(table, first.person, 3)
    entry_exit_rename_and_logout.leave(table, other)
    entry_exit_rename_and_logout.leave(table, first)
    await scene.clock.advance(21)
    await entry_exit_rename_and_logout.enter(table, first, Guest("Back"), watch=False)
    with pytest.raises(BadToken):
        await entry_exit_rename_and_logout.enter(table, other, Guest("Again"), watch=False)
    await scene.table_registry.close()


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("watchers", "hands"),
        ("out_sees", "hands"),
        ("delay", 0),
        ("lock", False),
        ("adders", "seated"),
        ("photos", True),
    ],
)
async def test_who_only_acts_as_host_opens_neither_hands_nor_the_table(name: str, value: Setting) -> None:
    scene, table = await playing()
    await table.commit(replace(table.stored, is_lobby=True))
    first, acting, _ = scene.ears
    await host_commands.set_table_setting(table, first.person, "lock", value=True)
    entry_exit_rename_and_logout.leave(table, first)
    await scene.clock.advance(21)
    assert table.stored.host == acting.person
    before = table.manners
    with pytest.raises(RequestError) as refused:
        await host_commands.set_table_setting(table, acting.person, name, value)
    assert (refused.value.reason, table.manners) == ("first_host_setting", before)
    await host_commands.set_table_setting(table, acting.person, "photos", value=False)
    await host_commands.set_table_setting(table, acting.person, "lock", value=True)
    await host_commands.set_table_setting(table, acting.person, "pace", "quick")
    await entry_exit_rename_and_logout.enter(table, first, Guest("Back"), watch=False)
    await host_commands.set_table_setting(table, first.person, name, value)
    assert getattr(table.manners, name) == value
    await scene.table_registry.close()


async def test_who_only_acts_as_host_may_lock_the_table_and_the_host_unlocks_it() -> None:
    scene, table = await playing()
    first, acting, _ = scene.ears
    entry_exit_rename_and_logout.leave(table, first)
    await scene.clock.advance(21)
    await host_commands.set_table_setting(table, acting.person, "lock", value=True)
    locks = [table.manners.lock]
    with pytest.raises(RequestError):
        await host_commands.set_table_setting(table, acting.person, "lock", value=False)
    await entry_exit_rename_and_logout.enter(table, first, Guest("Back"), watch=False)
    await host_commands.set_table_setting(table, first.person, "lock", value=False)
    assert [*locks, table.manners.lock] == [True, False]
    await scene.table_registry.close()


async def test_who_only_acts_as_host_gives_away_no_hand() -> None:
    scene, table = await playing(4)
    first, acting, gone, _ = scene.ears
    for ear in (first, gone):
        entry_exit_rename_and_logout.leave(table, ear)
    second_browser = Ear(scene.clock, "second browser", "192.0.2.7")
    await entry_exit_rename_and_logout.enter(table, second_browser, Guest("Tab", "cat"), watch=True)
    await scene.clock.advance(21)
    assert table.stored.host == acting.person
    for seat in (0, 2):
        await seat_requests_approval_and_seating.ask_for_seat(table, second_browser.person, Guest("Tab", "cat"), seat)
        with pytest.raises(RequestError) as refused:
            await host_commands.answer(table, acting.person, second_browser.person, is_yes=True)
        assert refused.value.reason == "acting_host"
    await host_commands.remove_player(table, acting.person, 2)
    await seat_requests_approval_and_seating.ask_for_seat(table, second_browser.person, Guest("Tab", "cat"), 2)
    with pytest.raises(RequestError):
        await host_commands.answer(table, acting.person, second_browser.person, is_yes=True)
    assert table.seat_of(second_browser.person) == -1
    await entry_exit_rename_and_logout.enter(table, first, Guest("Back"), watch=False)
    await seat_requests_approval_and_seating.ask_for_seat(table, second_browser.person, Guest("Tab", "cat"), 2)
    await host_commands.answer(table, first.person, second_browser.person, is_yes=True)
    assert (table.seat_of(first.person), table.seat_of(second_browser.person)) == (0, 2)
    await scene.table_registry.close()


async def test_who_asks_under_the_name_of_somebody_seated_is_told_apart() -> None:
    scene, table = await playing(4)
    host, _, gone, _ = scene.ears
    seated = [place.name for place in table.game_setup.seats]
    entry_exit_rename_and_logout.leave(table, gone)
    for name, shown in ((seated[2].lower(), f"{seated[2].lower()} 2"), ("Another", "Another")):
        stranger = Ear(scene.clock, f"stranger {name}", "192.0.2.7")
        await entry_exit_rename_and_logout.enter(table, stranger, Guest(name, "cat"), watch=True)
        await seat_requests_approval_and_seating.ask_for_seat(table, stranger.person, Guest(name, "cat"), 2)
        assert [each.name for each in lobby_of(table, host.person, "").asking] == [shown]
        entry_exit_rename_and_logout.leave(table, stranger)
    await scene.table_registry.close()


async def test_in_the_lobby_the_first_hosts_seat_is_kept_for_ten_minutes() -> None:
    scene = Scene(TableSpeed())
    opened = await scene.table_registry.make("kung_fu", 3)
    table = await scene.table_registry.find(opened.code)
    first, acting = Ear(scene.clock, opened.host, "192.0.2.1"), Ear(scene.clock, "acting", "192.0.2.2")
    for ear in (first, acting):
        await entry_exit_rename_and_logout.enter(table, ear, Guest("Guest", "cat"), watch=False)
    entry_exit_rename_and_logout.leave(table, first)
    await scene.clock.advance(21)
    free_seat = partial(setup_editor.free, seat=0)
    with pytest.raises(RequestError) as refused:
        await host_commands.change_setup(table, acting.person, free_seat)
    assert refused.value.reason == "first_host_seat"
    await scene.clock.advance(600)
    await host_commands.change_setup(table, acting.person, free_seat)
    assert table.seat_of(first.person) == -1
    await scene.table_registry.close()


async def test_where_nobody_could_say_yes_nobody_is_asked() -> None:
    scene, table = await playing(2)
    for ear in scene.ears:
        await entry_exit_rename_and_logout.stand_up(table, ear.person)
        entry_exit_rename_and_logout.leave(table, ear)
    late = Ear(scene.clock, "late", "192.0.2.7")
    await entry_exit_rename_and_logout.enter(table, late, Guest("Late", "cat"), watch=True)
    assert (table.phase, table.game_setup.people()) == ("playing", {})
    await seat_requests_approval_and_seating.ask_for_seat(table, late.person, Guest("Late", "cat"), 1)
    assert table.seat_of(late.person) == 1
    await scene.clock.advance(21)
    assert table.stored.host == late.person
    await scene.table_registry.close()


async def test_the_first_host_is_host_again_whoever_acted_meanwhile() -> None:
    scene, table = await playing()
    for ear in scene.ears[:2]:
        entry_exit_rename_and_logout.leave(table, ear)
        await scene.clock.advance(21)
    assert table.stored.host == scene.ears[2].person
    await entry_exit_rename_and_logout.enter(table, scene.ears[1], Guest("Back"), watch=False)
    assert table.stored.host == scene.ears[2].person
    await entry_exit_rename_and_logout.stand_up(table, scene.ears[2].person)
    assert table.stored.host == scene.ears[1].person
    await entry_exit_rename_and_logout.enter(table, scene.ears[0], Guest("Back"), watch=False)
    assert (table.stored.host, table.stored.first_host) == (scene.ears[0].person, "")
    await entry_exit_rename_and_logout.stand_up(table, scene.ears[0].person)
    assert (table.stored.host, table.stored.first_host) == (scene.ears[1].person, "")
    await scene.table_registry.close()


async def test_who_comes_from_where_somebody_was_shown_out_has_to_ask() -> None:
    scene = Scene(TableSpeed())
    opened = await scene.table_registry.make("kung_fu", 4)
    table = await scene.table_registry.find(opened.code)
    host, bad = Ear(scene.clock, opened.host, "192.0.2.1"), Ear(scene.clock, "bad", "192.0.2.66")
    for ear in (host, bad):
        await entry_exit_rename_and_logout.enter(table, ear, Guest("Guest", "gift"), watch=False)
    await host_commands.remove_player(table, opened.host, 1)
    entry_exit_rename_and_logout.leave(table, bad)
    await scene.table_registry.close()
    scene.table_registry = scene.new_registry()
    table = await scene.table_registry.find(table.code)
    await entry_exit_rename_and_logout.enter(table, host, Guest("Host"), watch=False)
    stranger, friend = Ear(scene.clock, "stranger", "192.0.2.66"), Ear(scene.clock, "friend", "192.0.2.2")
    for ear in (stranger, friend):
        await entry_exit_rename_and_logout.enter(table, ear, Guest("Zoé", "cat"), watch=False)
    assert (table.seat_of(stranger.person), table.seat_of(friend.person)) == (-1, 1)
    await seat_requests_approval_and_seating.ask_for_seat(table, stranger.person, Guest("Zoé", "cat"), 2)
    assert [each.is_like_banned for each in lobby_of(table, opened.host, "").asking] == [True]
    assert b"192.0.2" not in json_of(table.stored)
    await host_commands.answer(table, opened.host, stranger.person, is_yes=True)
    assert table.seat_of(stranger.person) == 2
    await scene.table_registry.close()
