"""Whoever waits for a device that they share with others is not hurried meanwhile, up to a limit."""

import pytest

from regift.tables.people import entry_exit_rename_and_logout
from regift.tables.play import player_commands
from regift.tables.play.seat_deadlines import HAND_OVER, SeatDeadlines, TimeLeft
from tests.tables.test_clocks import left, timed, turn

SECONDS = 30


@pytest.mark.parametrize("time_up", ["hard", "soft"])
async def test_nobodys_time_runs_while_the_device_goes_from_hand_to_hand(time_up: str) -> None:
    scene, table = await timed(clock="brisk", time_up=time_up)
    seat = turn(table)
    await scene.clock.advance(20)
    for ear in scene.ears:
        await player_commands.hold_clock(table, ear, is_on=True)
    assert left(scene) == []
    await scene.clock.advance(60)
    assert turn(table) == seat
    assert left(scene) == []
    await player_commands.hold_clock(table, scene.ears[seat], is_on=False)
    assert left(scene) == [(seat, 10_000, 30_000)]
    await scene.clock.advance(9.9)
    assert turn(table) == seat
    assert table.match is not None
    before = len(table.match.state.history)
    await scene.clock.advance(0.2)
    assert (len(table.match.state.history) > before) == (time_up == "hard")
    assert time_up == "hard" or left(scene) == [(seat, 0, 30_000)]
    await scene.table_registry.close()


async def test_whoever_only_says_that_they_wait_keeps_the_table_no_longer_than_one_other_could() -> None:
    scene, table = await timed(clock="brisk", time_up="hard")
    seat = turn(table)
    await player_commands.hold_clock(table, scene.ears[seat], is_on=True)
    await scene.clock.advance(SECONDS + HAND_OVER + 1)
    assert left(scene) == [(seat, 30_000, 30_000)]
    for _ in range(3):
        await player_commands.hold_clock(table, scene.ears[seat], is_on=False)
        await player_commands.hold_clock(table, scene.ears[seat], is_on=True)
    assert turn(table) == seat
    assert table.match is not None
    before = len(table.match.state.history)
    await scene.clock.advance(SECONDS)
    assert len(table.match.state.history) > before
    await scene.table_registry.close()


async def test_a_connection_that_ends_holds_nothing() -> None:
    scene, table = await timed(clock="brisk", time_up="hard")
    seat = turn(table)
    await player_commands.hold_clock(table, scene.ears[seat], is_on=True)
    await scene.clock.advance(5)
    entry_exit_rename_and_logout.leave(table, scene.ears[seat])
    assert left(scene, 1 - seat) == [(seat, 30_000, 30_000)]
    await scene.table_registry.close()


def test_the_last_of_eight_who_answer_one_after_the_other_still_has_the_whole_time() -> None:
    seats, now = set(range(8)), 0.0
    deadlines = SeatDeadlines()
    deadlines.ask(sorted(seats), SECONDS, now, is_new=True)
    for seat in sorted(seats):
        deadlines.hold(seats, now)
        now += HAND_OVER - 1
        assert deadlines.late(now) == []
        deadlines.hold(seats - {seat}, now)
        assert deadlines.left(now) == [TimeLeft(seat, SECONDS, SECONDS)]
        now += SECONDS - 1
        deadlines.ask(list(range(seat + 1, 8)), SECONDS, now, is_new=False)


def test_a_pause_while_the_time_of_a_seat_stands_still_takes_nothing_from_it() -> None:
    deadlines = SeatDeadlines()
    deadlines.ask([0], SECONDS, 0, is_new=True)
    deadlines.hold({0}, 10)
    deadlines.stop(20)
    deadlines.resume(1000)
    deadlines.hold(set(), 1010)
    assert deadlines.left(1010) == [TimeLeft(0, SECONDS - 10, SECONDS)]


def test_what_is_asked_anew_begins_with_its_whole_time_once_the_device_has_come() -> None:
    deadlines = SeatDeadlines()
    deadlines.hold({0}, 0)
    deadlines.ask([0], SECONDS, 100, is_new=True, shown=2)
    deadlines.hold(set(), 101)
    assert deadlines.left(101) == [TimeLeft(0, SECONDS + 1, SECONDS)]
    deadlines.hold({0}, 103)
    deadlines.ask([0], SECONDS, 110, is_new=True)
    deadlines.hold(set(), 120)
    assert deadlines.left(120) == [TimeLeft(0, SECONDS, SECONDS)]
