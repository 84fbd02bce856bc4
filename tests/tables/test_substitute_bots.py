"""Nobody waits for a ghost: bots cover who is gone, the host's part goes on, votes, and seats change hands."""

import pytest

from regift.bots import catalogue
from regift.kit.event import EVERYONE
from regift.kit.seeded_random_generator import Chance
from regift.tables.live_table_commits_absences_and_match_lifecycle import Table
from regift.tables.people import entry_exit_rename_and_logout, host_commands, seat_requests_approval_and_seating
from regift.tables.people.absence_bots_acting_host_and_seat_removal import substitute_bot
from regift.tables.play import shuffle_exchange_and_deal
from regift.tables.request_error import BadToken, RequestError
from regift.tables.setup.setup_editor import add_bot, swap
from regift.tables.setup.table_speed_bot_delays_and_time_limits import TableSpeed
from regift.tables.storage.stored_table_records import Guest
from tests.tables.scene import Ear, Scene


async def playing(people: int = 3, bots: int = 0) -> tuple[Scene, Table]:
    scene = Scene(TableSpeed())
    return scene, await scene.deal("kung_fu", people, bots)


async def moves_of(scene: Scene, table: Table, seat: int) -> int:
    return sum(entry.seat == seat for entry in await scene.moves(table))


async def bring_to_move(scene: Scene, table: Table, seat: int) -> None:
    """Let the others play until it is that seat's turn."""
    assert table.match is not None
    state = table.match.state
    for _ in range(200):
        mover = state.to_act()[0]
        if mover == seat:
            return
        await scene.play(table, mover, state.fallback(mover).name)
        await scene.clock.advance(1.3)


async def test_a_bot_covers_who_is_gone_for_long_and_hands_back_at_once() -> None:
    scene, table = await playing()
    await bring_to_move(scene, table, 1)
    entry_exit_rename_and_logout.leave(table, scene.ears[1])
    await scene.clock.advance(19)
    before = await moves_of(scene, table, 1)
    assert table.covered == set()
    await scene.clock.advance(5)
    assert table.covered == {1}
    assert await moves_of(scene, table, 1) > before
    await entry_exit_rename_and_logout.enter(table, scene.ears[1], Guest("Back"), watch=False)
    assert table.covered == set()
    assert table.match_controller is not None
    assert table.match_controller.progress.bots == {}
    await bring_to_move(scene, table, 1)
    before = await moves_of(scene, table, 1)
    await scene.clock.advance(600)
    assert await moves_of(scene, table, 1) == before
    await scene.table_registry.close()


async def test_the_bot_that_covers_knows_what_the_seat_has_seen_and_nothing_else(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    scene, table = await playing()
    await bring_to_move(scene, table, 1)
    assert table.match is not None
    seen: list[str] = []
    stand_in = type(catalogue.make(substitute_bot("kung_fu"), "kung_fu", Chance(1)))
    monkeypatch.setattr(stand_in, "see", lambda self, event: seen.append(repr(event)))
    entry_exit_rename_and_logout.leave(table, scene.ears[1])
    expected = [repr(event) for event in table.match.state.events(1)]
    assert expected != [repr(event) for event in table.match.state.events(EVERYONE)]
    await scene.clock.advance(20)
    assert seen == expected
    await scene.table_registry.close()


async def test_who_is_alone_with_bots_finds_the_game_as_it_was() -> None:
    scene, table = await playing(1, 2)
    assert table.match is not None
    await scene.clock.advance(5)
    entry_exit_rename_and_logout.leave(table, scene.ears[0])
    await scene.clock.advance(0)
    before = list(table.match.state.history)
    await scene.clock.advance(1800)
    assert table.match.state.history == before
    await entry_exit_rename_and_logout.enter(table, scene.ears[0], Guest("Back"), watch=False)
    for _ in range(40):
        if table.match.state.to_act() == (0,):
            break
        await scene.clock.advance(1.5)
    assert table.match.state.to_act() == (0,)
    await scene.table_registry.close()


async def test_never_covered_where_the_table_says_so() -> None:
    scene, table = await playing()
    await host_commands.set_table_setting(table, scene.ears[0].person, "cover", 0)
    await bring_to_move(scene, table, 1)
    entry_exit_rename_and_logout.leave(table, scene.ears[1])
    await scene.clock.advance(3600)
    assert table.covered == set()
    await scene.table_registry.close()


async def test_after_a_restart_those_who_do_not_come_back_are_covered() -> None:
    scene, table = await playing()
    await scene.table_registry.close()
    scene.table_registry = scene.new_registry()
    back = await scene.table_registry.find(table.code)
    await entry_exit_rename_and_logout.enter(back, scene.ears[0], Guest("Back"), watch=False)
    assert back.covered == set()
    await scene.clock.advance(21)
    assert back.covered == {1, 2}
    await scene.table_registry.close()


async def test_who_stands_up_leaves_a_bot_and_the_host_part_behind() -> None:
    scene, table = await playing()
    await entry_exit_rename_and_logout.stand_up(table, scene.ears[0].person)
    assert table.stored.host == scene.ears[1].person
    assert table.game_setup.seats[0].who == "bot"
    assert scene.ears[0].seat == -1
    await seat_requests_approval_and_seating.ask_for_seat(table, scene.ears[0].person, Guest("Back", "gift"), 0)
    await host_commands.answer(table, scene.ears[1].person, scene.ears[0].person, is_yes=True)
    assert scene.ears[0].seat == 0
    assert table.game_setup.people()[0] == scene.ears[0].person
    await scene.table_registry.close()


async def test_a_late_arrival_takes_a_bots_seat_and_keeps_it_over_a_restart() -> None:
    scene, table = await playing(2, 1)
    late = Ear(scene.clock, scene.table_registry.new_person())
    await entry_exit_rename_and_logout.enter(table, late, Guest("Late", "gift"), watch=False)
    assert late.seat == -1
    await seat_requests_approval_and_seating.ask_for_seat(table, late.person, Guest("Late", "gift"), 2)
    await host_commands.answer(table, scene.ears[0].person, late.person, is_yes=True)
    assert late.seat == 2
    assert table.match_controller is not None
    assert table.match_controller.progress.bots == {}
    assert b'"board"' in late.heard[-1][1]
    assert table.match is not None
    scene.ears.append(late)
    await bring_to_move(scene, table, 2)
    await scene.play(table, 2, table.match.state.fallback(2).name)
    at = table.match.viewers[2].at
    await scene.table_registry.close()
    scene.table_registry = scene.new_registry()
    back = await scene.table_registry.find(table.code)
    assert back.seat_of(late.person) == 2
    assert back.match is not None
    assert back.match.viewers[2].at == at
    await scene.table_registry.close()


async def test_a_locked_table_and_a_ghosts_seat_need_the_hosts_yes() -> None:
    scene, table = await playing(2, 1)
    await host_commands.set_table_setting(table, scene.ears[0].person, "lock", value=True)
    late = Ear(scene.clock, scene.table_registry.new_person())
    await entry_exit_rename_and_logout.enter(table, late, Guest("Late", "gift"), watch=False)
    await seat_requests_approval_and_seating.ask_for_seat(table, late.person, Guest("Late", "gift"), 2)
    assert late.seat == -1
    assert list(table.seat_codes.requests) == [late.person]
    with pytest.raises(RequestError, match="host"):
        await host_commands.answer(table, scene.ears[1].person, late.person, is_yes=True)
    await host_commands.answer(table, scene.ears[0].person, late.person, is_yes=False)
    assert late.seat == -1
    with pytest.raises(RequestError, match="not here"):
        await seat_requests_approval_and_seating.ask_for_seat(table, late.person, Guest("Late", "gift"), 1)
    entry_exit_rename_and_logout.leave(table, scene.ears[1])
    await scene.clock.advance(60)
    await seat_requests_approval_and_seating.ask_for_seat(table, late.person, Guest("Late", "gift"), 1)
    await host_commands.answer(table, scene.ears[0].person, late.person, is_yes=True)
    assert late.seat == 1
    await entry_exit_rename_and_logout.enter(table, scene.ears[1], Guest("Old"), watch=False)
    assert scene.ears[1].seat == -1
    await scene.table_registry.close()


async def test_who_is_shown_out_leaves_a_bot_behind_and_does_not_come_back() -> None:
    scene, table = await playing()
    with pytest.raises(RequestError):
        await host_commands.remove_player(table, scene.ears[1].person, 2)
    with pytest.raises(RequestError):
        await host_commands.remove_player(table, scene.ears[0].person, 0)
    await host_commands.remove_player(table, scene.ears[0].person, 2)
    assert scene.ears[2].is_out
    assert table.game_setup.seats[2].who == "bot"
    entry_exit_rename_and_logout.leave(table, scene.ears[2])
    with pytest.raises(BadToken):
        await entry_exit_rename_and_logout.enter(table, scene.ears[2], Guest("Back"), watch=False)
    await scene.table_registry.close()


async def test_seats_change_places_only_in_the_lobby() -> None:
    scene = Scene(TableSpeed())
    opened = await scene.table_registry.make("kung_fu", 3)
    table = await scene.table_registry.find(opened.code)
    ear = Ear(scene.clock, opened.host)
    await entry_exit_rename_and_logout.enter(table, ear, Guest("Host", "gift"), watch=False)
    await host_commands.change_setup(table, opened.host, lambda game_setup: swap(game_setup, 0, 2))
    assert table.seat_of(opened.host) == 2
    await scene.table_registry.close()


async def test_who_sees_every_hand_does_not_sit_down_in_the_middle_of_a_game() -> None:
    scene = Scene(TableSpeed())
    opened = await scene.table_registry.make("kung_fu", 2)
    table = await scene.table_registry.find(opened.code)
    ear = Ear(scene.clock, opened.host)
    await entry_exit_rename_and_logout.enter(table, ear, Guest("Host", "gift"), watch=False)
    await host_commands.set_table_setting(table, opened.host, "watchers", "hands")
    await host_commands.change_setup(table, opened.host, lambda game_setup: add_bot(game_setup, 1, "random"))
    await shuffle_exchange_and_deal.start(table, opened.host)
    watcher = Ear(scene.clock, scene.table_registry.new_person())
    await entry_exit_rename_and_logout.enter(table, watcher, Guest("Watcher", "gift"), watch=True)
    with pytest.raises(RequestError, match="every hand"):
        await seat_requests_approval_and_seating.ask_for_seat(table, watcher.person, Guest("Watcher", "gift"), 1)
    await scene.table_registry.close()
