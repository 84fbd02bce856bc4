"""Turn clocks: off, relaxed, brisk; soft or hard; three times as long."""

import asyncio
import json
from typing import Any

import pytest
import uvloop

from regift.tables.live_table_commits_absences_and_match_lifecycle import Table
from regift.tables.people import entry_exit_rename_and_logout, host_commands
from regift.tables.play import player_commands
from regift.tables.play.seat_deadlines import SeatDeadlines, TimeLeft
from regift.tables.request_error import RequestError
from regift.tables.setup.table_speed_bot_delays_and_time_limits import TableSpeed
from regift.tables.system_clock import SystemClock, sleep_until
from tests.tables.scene import Scene


async def timed(*, people: int = 2, **manners: Any) -> tuple[Scene, Table]:
    """Deal a game of Kung Fu at a table with these manners."""
    scene = Scene(TableSpeed())
    table = await scene.deal("kung_fu", people)
    for name, value in manners.items():
        await host_commands.set_table_setting(table, scene.ears[0].person, name, value)
    return scene, table


def turn(table: Table) -> int:
    assert table.match is not None
    return table.match.state.to_act()[0]


def left(scene: Scene, seat: int = 0) -> list[Any]:
    """Return what the newest clocks that a seat was sent say."""
    said = json.loads(scene.ears[seat].clocks[-1][1])
    return [(each["seat"], each["left"], each["whole"]) for each in said.get("left", [])]


async def test_without_a_clock_nobody_is_hurried() -> None:
    scene, table = await timed()
    seat = turn(table)
    await scene.clock.advance(36_000)
    assert turn(table) == seat
    assert not scene.ears[0].clocks
    await scene.table_registry.close()


@pytest.mark.parametrize(("clock", "slack", "seconds"), [("brisk", 1, 30), ("relaxed", 1, 90), ("brisk", 3, 90)])
async def test_a_hard_clock_plays_the_fallback_when_it_has_run_out(clock: str, slack: int, seconds: int) -> None:
    scene, table = await timed(clock=clock, slack=slack, time_up="hard")
    seat = turn(table)
    assert left(scene) == [(seat, seconds * 1000, seconds * 1000)]
    await scene.clock.advance(seconds - 0.1)
    assert turn(table) == seat
    assert table.match is not None
    before = len(table.match.state.history)
    await scene.clock.advance(0.2)
    assert len(table.match.state.history) > before
    await scene.table_registry.close()


async def test_a_hard_clock_takes_half_made_picks_back_first() -> None:
    scene, table = await timed(clock="brisk", time_up="hard")
    seat = turn(table)
    assert table.match is not None
    state = table.match.state
    pick = next(each for each in state.options(seat) if _is_private(table, seat, each.name))
    await scene.play(table, seat, pick.name)
    assert state.can_take_back(seat)
    await scene.clock.advance(31)
    assert [entry.action for entry in await scene.moves(table)][1] == "!take_back"
    await scene.table_registry.close()


def _is_private(table: Table, seat: int, name: str) -> bool:
    assert table.match is not None
    twin = table.match.state.copy()
    twin.apply(seat, twin.named(name))
    return twin.can_take_back(seat)


async def test_private_picks_do_not_move_the_clock() -> None:
    scene, table = await timed(clock="brisk", time_up="hard")
    seat = turn(table)
    assert table.match is not None
    pick = next(each for each in table.match.state.options(seat) if _is_private(table, seat, each.name))
    await scene.clock.advance(10)
    shown = len(scene.ears[1 - seat].clocks)
    await scene.play(table, seat, pick.name)
    assert len(scene.ears[1 - seat].clocks) == shown or left(scene, 1 - seat) == [(seat, 20_000, 30_000)]
    await scene.clock.advance(20.1)
    assert "!take_back" in [entry.action for entry in await scene.moves(table)]
    await scene.table_registry.close()


async def test_a_soft_clock_forces_nothing_until_somebody_presses_on() -> None:
    scene, table = await timed(clock="brisk")
    seat = turn(table)
    other = scene.ears[1 - seat].person
    with pytest.raises(RequestError):
        await player_commands.press_on(table, other)
    await scene.clock.advance(300)
    assert turn(table) == seat
    assert left(scene) == [(seat, 0, 30_000)]
    assert table.match is not None
    before = len(table.match.state.history)
    await player_commands.press_on(table, other)
    assert len(table.match.state.history) > before
    await scene.table_registry.close()


async def test_a_move_sets_the_clock_anew() -> None:
    scene, table = await timed(clock="brisk", time_up="hard")
    seat = turn(table)
    await scene.clock.advance(25)
    await scene.play(table, seat, "done" if "done" in _names(table, seat) else _names(table, seat)[0])
    assert left(scene)[0][1] == 30_000
    await scene.table_registry.close()


def _names(table: Table, seat: int) -> list[str]:
    assert table.match is not None
    return [each.name for each in table.match.state.options(seat)]


async def test_a_change_of_another_manner_does_not_set_the_clock_anew() -> None:
    scene, table = await timed(clock="brisk", time_up="hard")
    seat = turn(table)
    await scene.clock.advance(29)
    await host_commands.set_table_setting(table, scene.ears[0].person, "chat", value=False)
    assert table.match_controller is not None
    assert table.match_controller.clock.left() == [TimeLeft(seat, 1, 30)]
    await scene.table_registry.close()


async def test_a_pause_stops_the_clock_and_refuses_moves() -> None:
    scene, table = await timed(clock="brisk", time_up="hard")
    seat = turn(table)
    await scene.clock.advance(20)
    await player_commands.pause(table, scene.ears[1 - seat].person, is_paused=True)
    await scene.clock.advance(1000)
    assert turn(table) == seat
    with pytest.raises(RequestError, match="paused"):
        await scene.play(table, seat, _names(table, seat)[0])
    await player_commands.pause(table, scene.ears[seat].person, is_paused=False)
    assert left(scene) == [(seat, 10_000, 30_000)]
    assert table.match is not None
    before = len(table.match.state.history)
    await scene.clock.advance(10.1)
    assert len(table.match.state.history) > before
    await scene.table_registry.close()


async def test_everything_rests_while_nobody_is_there() -> None:
    scene, table = await timed(clock="brisk", time_up="hard")
    seat = turn(table)
    for ear in scene.ears:
        entry_exit_rename_and_logout.leave(table, ear)
    await scene.clock.advance(86_400)
    assert turn(table) == seat
    assert await scene.moves(table) == []
    await scene.table_registry.close()


def test_what_is_asked_anew_gets_its_whole_time_and_what_goes_on_keeps_its_own() -> None:
    keeper = SeatDeadlines()
    keeper.ask([0, 1], 30, 0, is_new=True)
    keeper.ask([1], 30, 10, is_new=False)
    assert keeper.left(10) == [TimeLeft(1, 20, 30)]
    keeper.ask([1, 2], 30, 10, is_new=True)
    assert keeper.late(40) == [1, 2]
    assert keeper.next_end(10) == 40
    assert keeper.next_end(40) is None


def test_nobody_is_waked_before_the_moment_by_the_loop_that_the_server_runs() -> None:
    async def sleep_often() -> list[float]:
        clock = SystemClock()
        over = []
        for number in range(100):
            moment = clock.now() + 0.002 + number * 0.000013
            await sleep_until(clock, moment)
            over.append(clock.now() - moment)
        return over

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        assert min(runner.run(sleep_often())) >= 0
