"""Bots wait for a newcomer alone with them whose page explains the game, and never for longer than is told."""

from regift.tables.live_table_commits_absences_and_match_lifecycle import Table
from regift.tables.people import entry_exit_rename_and_logout, host_commands, seat_requests_approval_and_seating
from regift.tables.people.hold_bots_during_tips import HOLD_LIMIT
from regift.tables.play import player_commands, shuffle_exchange_and_deal
from regift.tables.setup.game_setup import SeatAssignment
from regift.tables.setup.table_speed_bot_delays_and_time_limits import TableSpeed
from regift.tables.storage.stored_table_records import Guest
from tests.tables.scene import Ear, Scene, idle, seating


async def asked_to_wait(people: int = 1, bots: int = 3, in_lobby: float = 0) -> tuple[Scene, Table]:
    """Deal That's Not a Hat so that a bot begins, where the first person's page asks for bots to wait before that."""
    scene = Scene(TableSpeed())
    opened = await scene.table_registry.make("not_a_hat", people + bots)
    table = await scene.table_registry.find(opened.code)
    for number in range(people):
        person = opened.host if number == 0 else scene.table_registry.new_person()
        scene.ears.append(Ear(scene.clock, person))
        await entry_exit_rename_and_logout.enter(table, scene.ears[-1], Guest(f"P{number}", "gift"), watch=False)
    for seat in range(people, people + bots):
        await host_commands.change_setup(table, opened.host, seating(seat, SeatAssignment(who="bot", bot="random")))
    await host_commands.set_game_option(table, opened.host, "first", people)
    await player_commands.hold_bots(table, scene.ears[0], is_on=True)
    await scene.clock.advance(in_lobby)
    await shuffle_exchange_and_deal.start(table, opened.host)
    await idle()
    return scene, table


async def has_moved(scene: Scene, table: Table, seconds: float = 5) -> bool:
    """Return whether anything is played in the next seconds."""
    before = len(await scene.moves(table))
    await scene.clock.advance(seconds)
    return len(await scene.moves(table)) > before


async def test_bots_wait_until_the_page_says_that_they_need_not() -> None:
    scene, table = await asked_to_wait()
    assert not await has_moved(scene, table, HOLD_LIMIT - 1)
    await player_commands.hold_bots(table, scene.ears[0], is_on=False)
    assert await has_moved(scene, table)
    await scene.table_registry.close()


async def test_bots_play_on_after_the_limit_though_the_page_says_nothing() -> None:
    scene, table = await asked_to_wait()
    assert await has_moved(scene, table, HOLD_LIMIT + 5)
    await scene.table_registry.close()


async def test_the_limit_counts_from_the_deal() -> None:
    scene, table = await asked_to_wait(in_lobby=HOLD_LIMIT)
    assert not await has_moved(scene, table, HOLD_LIMIT - 1)
    await scene.table_registry.close()


async def test_nobody_waits_where_several_people_play() -> None:
    scene, table = await asked_to_wait(people=2, bots=2)
    assert await has_moved(scene, table)
    await scene.table_registry.close()


async def test_bots_play_on_once_another_person_sits_down() -> None:
    scene, table = await asked_to_wait()
    friend = Ear(scene.clock, scene.table_registry.new_person())
    await entry_exit_rename_and_logout.enter(table, friend, Guest("Friend", "gift"), watch=True)
    assert not await has_moved(scene, table)
    await seat_requests_approval_and_seating.ask_for_seat(table, friend.person, Guest("Friend", "gift"), 3)
    await host_commands.answer(table, scene.ears[0].person, friend.person, is_yes=True)
    assert await has_moved(scene, table)
    await scene.table_registry.close()


async def test_bots_play_on_once_the_connection_that_asked_is_gone() -> None:
    scene, table = await asked_to_wait()
    other_device = Ear(scene.clock, scene.ears[0].person)
    await entry_exit_rename_and_logout.enter(table, other_device, Guest("P0", "gift"), watch=False)
    assert not await has_moved(scene, table)
    entry_exit_rename_and_logout.leave(table, scene.ears[0])
    assert await has_moved(scene, table)
    await scene.table_registry.close()


async def test_whoever_plays_needs_no_more_time() -> None:
    scene, table = await asked_to_wait()
    await player_commands.hold_bots(table, scene.ears[0], is_on=False)
    assert table.match is not None
    state = table.match.state
    for _ in range(60):
        if state.to_act() == (0,):
            break
        await scene.clock.advance(1)
    while state.to_act() == (0,):
        await player_commands.hold_bots(table, scene.ears[0], is_on=True)
        await scene.play(table, 0, state.fallback(0).name)
        await idle()
    assert await has_moved(scene, table, 20)
    await scene.table_registry.close()
