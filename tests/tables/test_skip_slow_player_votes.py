"""A first reaction is never timed; whoever takes three times the usual time over it can be gone on without."""

import json
from typing import Any

import pytest

from regift.tables.people import entry_exit_rename_and_logout, host_commands
from regift.tables.play import player_commands
from regift.tables.play.decision_clock import FIRST_REACTION
from regift.tables.request_error import RequestError
from regift.tables.storage.stored_table_records import Guest
from tests.tables.scene import Ear
from tests.tables.test_reaction_windows import Opened, open_window, state_of

BRISK = 30.0


async def first_window(clock: str = "brisk", time_up: str = "hard") -> Opened:
    """Let somebody be asked for their first reaction at a table with a clock."""
    opened = await open_window(holds=False)
    host = opened.scene.ears[0].person
    for name, value in (("time_up", time_up), ("clock", clock)):
        await host_commands.set_table_setting(opened.table, host, name, value)
    return opened


def shown(ear: Ear) -> list[dict[str, Any]]:
    """Return what the newest clocks say that somebody was sent."""
    said = json.loads(ear.clocks[-1][1]) if ear.clocks else {}
    return [each for each in said.get("left", []) if each["left"] == 0]


def is_waiting(opened: Opened) -> bool:
    """Return whether the seat is still asked."""
    return opened.target in state_of(opened.table).to_act()


def people(opened: Opened) -> tuple[str, list[str]]:
    """Return who is asked, and the others."""
    ears = opened.scene.ears
    return ears[opened.target].person, [ear.person for seat, ear in enumerate(ears) if seat != opened.target]


@pytest.mark.parametrize("time_up", ["hard", "soft"])
async def test_nobody_is_shown_a_clock_before_nor_may_go_on(time_up: str) -> None:
    opened = await first_window(time_up=time_up)
    await opened.scene.clock.advance(FIRST_REACTION * BRISK - 0.1)
    assert not [ear for ear in opened.scene.ears if shown(ear)]
    for person in people(opened)[1]:
        with pytest.raises(RequestError):
            await player_commands.press_on(opened.table, person)
    assert is_waiting(opened)
    await opened.scene.table_registry.close()


@pytest.mark.parametrize("time_up", ["hard", "soft"])
async def test_once_it_is_overdue_all_are_shown_it_and_nothing_happens_by_itself(time_up: str) -> None:
    opened = await first_window(time_up=time_up)
    await opened.scene.clock.advance(FIRST_REACTION * BRISK + 0.1)
    for ear in opened.scene.ears:
        assert shown(ear) == [{"seat": opened.target, "left": 0, "whole": 90_000, "is_first": True}]
    await opened.scene.clock.advance(3600)
    assert is_waiting(opened)
    await opened.scene.table_registry.close()


async def test_the_host_alone_or_all_others_may_go_on() -> None:
    opened = await first_window()
    asked, others = people(opened)
    host = opened.scene.ears[0].person
    await opened.scene.clock.advance(FIRST_REACTION * BRISK + 0.1)
    with pytest.raises(RequestError):
        await player_commands.press_on(opened.table, asked)
    if host in others:
        await player_commands.press_on(opened.table, next(each for each in others if each != host))
        voter = opened.table.seat_of(next(each for each in others if each != host))
        assert [shown(ear)[0]["voters"] for ear in opened.scene.ears] == [[voter]] * 3
        assert is_waiting(opened)
        await player_commands.press_on(opened.table, host)
    else:
        for person in others:
            assert is_waiting(opened)
            await player_commands.press_on(opened.table, person)
    assert not is_waiting(opened)
    assert not [ear for ear in opened.scene.ears if shown(ear)]
    assert opened.table.match_controller is not None
    assert opened.table.match_controller.clock.has_reacted == {opened.target}
    told = [json.loads(frame) for _, frame in opened.scene.ears[opened.target].heard]
    assert [message["by"] for message in told if message["t"] == "substitute_moves"] == ["clock"]
    await opened.scene.table_registry.close()


async def test_whoever_has_left_has_no_vote_and_whoever_answers_in_time_ends_it() -> None:
    opened = await first_window()
    _, others = people(opened)
    await opened.scene.clock.advance(FIRST_REACTION * BRISK + 0.1)
    gone = next(ear for ear in opened.scene.ears if ear.person == others[0])
    entry_exit_rename_and_logout.leave(opened.table, gone)
    await player_commands.press_on(opened.table, others[1])
    assert not is_waiting(opened)
    await entry_exit_rename_and_logout.enter(opened.table, gone, Guest("Back", "fox"), watch=False)
    with pytest.raises(RequestError):
        await player_commands.press_on(opened.table, others[1])
    await opened.scene.table_registry.close()


async def test_a_pause_stops_the_wait_and_without_a_clock_there_is_none() -> None:
    opened = await first_window()
    host = opened.scene.ears[0].person
    await opened.scene.clock.advance(60)
    await player_commands.pause(opened.table, host, is_paused=True)
    await opened.scene.clock.advance(1000)
    await player_commands.pause(opened.table, host, is_paused=False)
    await opened.scene.clock.advance(29)
    assert not [ear for ear in opened.scene.ears if shown(ear)]
    await opened.scene.clock.advance(2)
    assert [bool(shown(ear)) for ear in opened.scene.ears] == [True] * 3
    await host_commands.set_table_setting(opened.table, host, "clock", "off")
    assert not [ear for ear in opened.scene.ears if shown(ear)]
    await opened.scene.clock.advance(3600)
    assert not [ear for ear in opened.scene.ears if shown(ear)]
    await opened.scene.table_registry.close()
