"""Reaction windows and bots, by the clock."""

from functools import partial
from itertools import pairwise
from typing import NamedTuple

import pytest

from regift.games.kung_fu.box_contents import GRANNY
from regift.games.kung_fu.kit_state_adapter import KungFuState
from regift.kit.state import State
from regift.tables.live_table_commits_absences_and_match_lifecycle import Table
from regift.tables.people import entry_exit_rename_and_logout, host_commands
from regift.tables.play import player_commands, shuffle_exchange_and_deal
from regift.tables.play.sentence_reading_time import LONGEST
from regift.tables.setup.game_setup import GameSetup
from regift.tables.setup.setup_editor import add_bot
from regift.tables.setup.table_speed_bot_delays_and_time_limits import WINDOW_LIMIT, TableSpeed
from regift.tables.storage.stored_table_records import Guest
from tests.tables.scene import Scene

LEAST = 1.2


class Opened(NamedTuple):
    """A window that has just opened."""

    scene: Scene
    table: Table
    target: int
    holds: bool


def state_of(table: Table) -> State:
    assert table.match is not None
    return table.match.state


async def open_window(*, holds: bool, pace: TableSpeed | None = None) -> Opened:
    """Deal until somebody can attack a seat that holds a granny, or holds none, and let them."""
    for seed in range(1, 400):
        scene = Scene(pace or TableSpeed(), seed)
        table = await scene.deal("kung_fu", 3)
        state = state_of(table)
        assert isinstance(state, KungFuState)
        mover = state.to_act()[0]
        target = (mover + 1) % 3
        names = [action.name for action in state.options(mover)]
        if "attack with thief" in names and state.holds(target, GRANNY) is holds:
            for name in ("attack with thief", f"seat {target}", "from the hand"):
                await scene.play(table, mover, name)
            return Opened(scene, table, target, holds)
        await scene.table_registry.close()
    raise AssertionError("no such deal")


@pytest.mark.parametrize("holds", [True, False])
@pytest.mark.parametrize("after", [0.0, 0.4, 1.0])
async def test_an_answer_takes_effect_at_the_least_time_whatever_is_held(holds: bool, after: float) -> None:
    scene, table, target, _ = await open_window(holds=holds)
    heard = [len(ear.heard) for ear in scene.ears]
    await scene.clock.advance(after)
    await scene.play(table, target, "let it through")
    await scene.clock.advance(LEAST - after - 0.01)
    assert [len(ear.heard) for ear in scene.ears] == heard
    await scene.clock.advance(0.02)
    assert [len(ear.heard) for ear in scene.ears] == [count + 1 for count in heard]
    assert {ear.heard[-1][0] for ear in scene.ears} == {LEAST}
    await scene.table_registry.close()


@pytest.mark.parametrize("early", [0.0002, 0.0009, 0.001])
async def test_an_answer_that_waits_takes_effect_though_the_clock_wakes_too_early(early: float) -> None:
    scene, table, target, _ = await open_window(holds=False)
    await scene.table_registry.close()
    scene.clock.early = early
    scene.table_registry = scene.new_registry()
    table = await scene.table_registry.find(table.code)
    await entry_exit_rename_and_logout.enter(table, scene.ears[target], Guest("Back"), watch=False)
    await scene.play(table, target, "let it through")
    await scene.clock.advance(LEAST + 0.01)
    assert not state_of(table).is_window()
    await scene.table_registry.close()


async def test_after_the_least_time_an_answer_takes_effect_at_once() -> None:
    scene, table, target, _ = await open_window(holds=False)
    await scene.clock.advance(3)
    await scene.play(table, target, "let it through")
    assert scene.ears[0].heard[-1][0] == 3
    assert not state_of(table).is_window()
    await scene.table_registry.close()


@pytest.mark.parametrize(("after", "at"), [(0.0, LEAST), (1.0, LEAST), (3.0, 3.0)])
async def test_who_is_hushed_lets_a_window_pass_at_its_least_time_or_at_once(after: float, at: float) -> None:
    scene, table, target, _ = await open_window(holds=True)
    await scene.clock.advance(after)
    await player_commands.set_auto_pass(table, scene.ears[target].person, is_on=True)
    await scene.clock.advance(at - after)
    assert scene.ears[0].heard[-1][0] == at
    assert not state_of(table).is_window()
    await scene.table_registry.close()


async def test_the_first_answer_counts() -> None:
    scene, table, target, _ = await open_window(holds=True)
    await scene.play(table, target, "block with granny")
    await scene.play(table, target, "let it through")
    await scene.clock.advance(LEAST)
    assert state_of(table).events(-1)[-1].kind == "blocks"
    await scene.table_registry.close()


@pytest.mark.parametrize("holds", [True, False])
@pytest.mark.parametrize(("after", "passes"), [(0.0, LEAST), (1.0, LEAST), (3.0, 3.0)])
async def test_who_asks_to_be_left_alone_lets_the_window_pass(holds: bool, after: float, passes: float) -> None:
    scene, table, target, _ = await open_window(holds=holds)
    await scene.clock.advance(after)
    await player_commands.set_auto_pass(table, scene.ears[target].person, is_on=True)
    await scene.clock.advance(passes - after - 0.01)
    assert state_of(table).is_window() is (after < LEAST)
    await scene.clock.advance(0.02)
    assert not state_of(table).is_window()
    assert {ear.heard[-1][0] for ear in scene.ears} == {passes}
    await scene.table_registry.close()


async def open_timed_window() -> Opened:
    """Open a window at a table with a clock, which is not the first of whoever is asked."""
    opened = await open_window(holds=True)
    assert opened.table.match_controller is not None
    opened.table.match_controller.clock.has_reacted.update(range(3))
    await host_commands.set_table_setting(opened.table, opened.scene.ears[0].person, "clock", "brisk")
    return opened


async def test_without_a_clock_a_window_stays_open() -> None:
    scene, table, target, _ = await open_window(holds=True)
    await scene.clock.advance(36_000)
    assert state_of(table).is_window()
    assert all(not ear.clocks for ear in scene.ears)
    await scene.play(table, target, "block with granny")
    assert not state_of(table).is_window()
    await scene.table_registry.close()


@pytest.mark.parametrize("holds", [True, False])
async def test_the_first_reaction_of_a_person_in_a_game_is_not_timed(holds: bool) -> None:
    scene, table, target, _ = await open_window(holds=holds)
    await host_commands.set_table_setting(table, scene.ears[0].person, "clock", "brisk")
    await scene.clock.advance(3600)
    assert state_of(table).is_window()
    assert table.match_controller is not None
    clock = table.match_controller.clock
    assert ([each.is_first for each in clock.left()], clock.has_reacted) == ([True], set())
    await scene.play(table, target, "let it through")
    assert clock.has_reacted == {target}
    await scene.table_registry.close()


async def test_what_a_bot_answers_for_who_is_gone_is_no_reaction_of_theirs() -> None:
    scene, table, target, _ = await open_window(holds=True)
    entry_exit_rename_and_logout.leave(table, scene.ears[target])
    await scene.clock.advance(30)
    assert not state_of(table).is_window()
    assert table.match_controller is not None
    assert table.match_controller.clock.has_reacted == set()
    await scene.table_registry.close()


async def test_who_lets_the_limit_pass_lets_the_attack_through() -> None:
    scene, table, _, _ = await open_timed_window()
    await scene.clock.advance(7.9)
    assert state_of(table).is_window()
    await scene.clock.advance(0.2)
    assert not state_of(table).is_window()
    assert "blocks" not in [event.kind for event in state_of(table).events(-1)]
    await scene.table_registry.close()


async def test_without_a_limit_a_window_stays_open() -> None:
    scene, table, _, _ = await open_window(holds=True, pace=TableSpeed(window_limit=0))
    await scene.clock.advance(3600)
    assert state_of(table).is_window()
    await scene.table_registry.close()


async def test_a_window_opens_again_after_a_restart() -> None:
    scene, table, target, _ = await open_window(holds=False)
    await scene.table_registry.close()
    scene.table_registry = scene.new_registry()
    back = await scene.table_registry.find(table.code)
    await entry_exit_rename_and_logout.enter(back, scene.ears[target], Guest("Back"), watch=False)
    await scene.play(back, target, "let it through")
    assert state_of(back).is_window()
    await scene.clock.advance(LEAST)
    assert not state_of(back).is_window()
    await scene.table_registry.close()


async def test_bots_take_their_time_over_what_others_see_and_none_over_their_picks() -> None:
    scene = Scene(TableSpeed(), seed=7)
    table = await scene.deal("kung_fu", 1, 2)
    times: list[float] = []
    for _ in range(600):
        state = state_of(table)
        if 0 in state.to_act():
            await scene.play(table, 0, state.fallback(0).name)
        await scene.clock.advance(0.1)
    moves = await scene.moves(table)
    announced = {round(time, 6) for time, frame in scene.ears[0].heard}
    for before, move in pairwise(moves):
        if move.seat != 0:
            gap = move.date - before.date
            times.append(gap)
            assert gap < 0.001 or 0.599 <= gap <= 1.401 + LONGEST, gap
    assert len(announced) > 20
    assert max(times) > 0.6
    await scene.table_registry.close()


async def test_a_bot_that_thinks_long_answers_a_window_no_sooner_when_it_need_not_think() -> None:
    answered: set[tuple[bool, float]] = set()
    for seed in range(1, 60):
        scene = Scene(TableSpeed(), seed)
        table = await scene.deal("kung_fu", 1, 1)
        state = state_of(table)
        assert isinstance(state, KungFuState)
        assert table.match_controller is not None
        table.match_controller.progress.bots[1].longest = 3.0
        if state.to_act() == (0,) and "attack with thief" in [action.name for action in state.options(0)]:
            for name in ("attack with thief", "seat 1", "from the hand"):
                await scene.play(table, 0, name)
            holds = state.holds(1, GRANNY)
            while state.is_window():
                await scene.clock.advance(0.25)
            answered.add((holds, scene.clock.time))
        await scene.table_registry.close()
    assert answered == {(False, 3.0), (True, 3.0)}


async def test_bots_alone_and_unwatched_rest() -> None:
    scene = Scene(TableSpeed(), seed=3)
    opened = await scene.table_registry.make("kung_fu", 2)
    table = await scene.table_registry.find(opened.code)
    for seat in range(2):
        await host_commands.change_setup(table, opened.host, partial(_with_bot, seat=seat))
    await shuffle_exchange_and_deal.start(table, opened.host)
    await scene.clock.advance(600)
    assert table.phase == "playing"
    assert await scene.moves(table) == []
    await scene.table_registry.close()


def _with_bot(game_setup: GameSetup, seat: int) -> GameSetup:
    return add_bot(game_setup, seat, "random")


@pytest.mark.parametrize("is_answered", [True, False])
async def test_a_window_closes_when_the_journal_has_room_again(is_answered: bool) -> None:
    scene, table, target, _ = await open_timed_window()
    if is_answered:
        await scene.play(table, target, "let it through")
    scene.disk.is_full = True
    await scene.clock.advance(WINDOW_LIMIT + 5)
    assert state_of(table).is_window()
    scene.disk.is_full = False
    await scene.clock.advance(WINDOW_LIMIT)
    assert not state_of(table).is_window()
    assert (await scene.moves(table))[-1][1:3] == (target, "let it through")
    await scene.table_registry.close()


async def test_bots_go_on_when_the_journal_has_room_again() -> None:
    scene = Scene(TableSpeed())
    table = await scene.deal("kung_fu", 1, bots=2)
    while 0 in state_of(table).to_act():
        await scene.play(table, 0, state_of(table).fallback(0).name)
    scene.disk.is_full = True
    known = len(await scene.moves(table))
    await scene.clock.advance(20)
    assert len(await scene.moves(table)) == known
    scene.disk.is_full = False
    await scene.clock.advance(20)
    assert len(await scene.moves(table)) > known
    await scene.table_registry.close()


@pytest.mark.parametrize("holds", [True, False])
@pytest.mark.parametrize("when", ["before", "early", "late"])
async def test_who_does_not_want_to_be_asked_is_answered_for_at_the_least_time(holds: bool, when: str) -> None:
    scene, table, target, _ = await open_window(holds=holds)
    person = scene.ears[target].person
    if when == "late":
        await scene.clock.advance(3)
    elif when == "early":
        await scene.clock.advance(0.5)
    await player_commands.set_auto_pass(table, person, is_on=True)
    heard = [len(ear.heard) for ear in scene.ears]
    if when == "late":
        await scene.clock.advance(0)
    else:
        await scene.clock.advance(LEAST - scene.clock.time - 0.01)
        assert [len(ear.heard) for ear in scene.ears] == heard
        await scene.clock.advance(0.02)
    assert not state_of(table).is_window()
    assert scene.ears[0].heard[-1][0] == (3 if when == "late" else LEAST)
    await scene.table_registry.close()
