"""What asks for somebody's own taste waits for them: no bot chooses it unasked, and none unnoticed."""

import json
from typing import Any

import pytest

from regift.games.gift_trap.position_packs_display_pawns_and_phase import BEAT, GIVE, RATE
from regift.tables.live_table_commits_absences_and_match_lifecycle import Table
from regift.tables.people import entry_exit_rename_and_logout, host_commands
from regift.tables.play import player_commands
from regift.tables.request_error import RequestError
from regift.tables.setup.table_settings_other_than_game_options import Setting
from regift.tables.setup.table_speed_bot_delays_and_time_limits import TableSpeed
from regift.tables.storage.stored_table_records import Guest
from regift.wire.all_messages import Chair
from regift.wire.lobby_encoder import lobby_of
from tests.tables.scene import Ear, Scene, idle
from tests.tables.test_sealed_gifts import GIFTS, dealt, said, state_of
from tests.tables.test_substitute_bots import bring_to_move, playing

PATIENCE = 60


async def asked(gone: int = 2, seconds: float = 0, **manners: Setting) -> tuple[Scene, Table]:
    """Ask three people for gifts; one of them has been gone for so long."""
    scene, table = await dealt(strategy=False, **manners)
    entry_exit_rename_and_logout.leave(table, scene.ears[gone])
    await scene.clock.advance(seconds)
    return scene, table


async def give(scene: Scene, table: Table, *seats: int) -> None:
    """Let these give, and lock it."""
    for seat in seats:
        for name in [*GIFTS[seat], "done"]:
            await scene.play(table, seat, name)


async def move_on(scene: Scene, table: Table, voter: int, seat: int = 2, *, is_on: bool = True) -> None:
    await player_commands.move_on(table, scene.ears[voter].person, seat, is_on=is_on)


def chair(scene: Scene, table: Table, seat: int = 2, reader: int = 0) -> Chair:
    """Return what a reader is told of a seat."""
    return lobby_of(table, scene.ears[reader].person, "").chairs[seat]


def told(ear: Ear) -> list[dict[str, Any]]:
    """Return what somebody was told of moves made for them."""
    frames = [json.loads(frame) for _, frame in ear.heard]
    return [frame for frame in frames if frame["t"] == "substitute_moves"]


async def back(scene: Scene, table: Table, seat: int = 2) -> dict[str, Any] | None:
    """Let somebody come back; return what they are told of moves made for them."""
    before = len(told(scene.ears[seat]))
    await entry_exit_rename_and_logout.enter(table, scene.ears[seat], Guest("Back"), watch=False)
    news = told(scene.ears[seat])[before:]
    return news[0] if news else None


async def test_gt_a22_no_bot_chooses_for_who_is_gone_however_long() -> None:
    scene, table = await asked()
    await give(scene, table, 0, 1)
    await scene.clock.advance(36_000)
    assert state_of(table).step == GIVE
    assert await said(scene, table, 2) in ([], ["choose red"])
    assert table.covered == set()
    assert await back(scene, table) is None
    await give(scene, table, 2)
    assert state_of(table).step == RATE
    await scene.table_registry.close()


async def test_all_are_told_whom_they_wait_for_and_for_how_long() -> None:
    scene, table = await asked(seconds=4)
    assert not chair(scene, table).is_awaited  # a page that is loaded again disturbs nobody
    await scene.clock.advance(16)
    assert (chair(scene, table).is_awaited, chair(scene, table).move_on_in) == (True, 40_000)
    lobbies = scene.ears[0].lobbies
    await scene.clock.advance(41)
    assert scene.ears[0].lobbies > lobbies
    assert (chair(scene, table).is_awaited, chair(scene, table).move_on_in) == (True, 0)
    await back(scene, table)
    assert not chair(scene, table).is_awaited
    await scene.table_registry.close()


async def test_who_is_shown_out_is_waited_for_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    scene, table = await asked(seconds=20)
    chairs = [chair(scene, table)]
    monkeypatch.setattr(scene.ears[0], "hear_lobby", lambda: chairs.append(chair(scene, table)))
    await host_commands.remove_player(table, scene.ears[0].person, 2)
    await idle()
    assert chairs[0].is_awaited
    assert {(each.who, each.is_awaited) for each in chairs[1:]} == {("bot", False)}
    await scene.table_registry.close()


@pytest.mark.parametrize("seconds", [20, 180])
async def test_how_long_they_are_waited_for_is_a_setting(seconds: int) -> None:
    scene, table = await asked(seconds=seconds - 1, move_on=seconds)
    with pytest.raises(RequestError) as error:
        await move_on(scene, table, 0)
    assert error.value.reason == "still_expected"
    await scene.clock.advance(1)
    await move_on(scene, table, 0)
    assert table.personal_choice.moved_on == {2}
    await scene.table_registry.close()


async def test_the_host_may_move_on_and_all_see_that_a_bot_chooses() -> None:
    scene, table = await asked()
    await give(scene, table, 0, 1)
    await scene.clock.advance(PATIENCE)
    await move_on(scene, table, 0)
    assert all(chair(scene, table, reader=reader).is_covered for reader in (0, 1))
    assert not chair(scene, table).is_awaited
    await scene.clock.advance(5)
    assert state_of(table).step == RATE
    assert (await said(scene, table, 2))[-3:][-1] == "done"
    assert not chair(scene, table).is_covered
    assert chair(scene, table).is_awaited  # the next choice waits for them again
    assert all(chair(scene, table, reader=reader).was_covered for reader in (0, 1))
    await scene.clock.advance(3600)
    assert state_of(table).step == RATE
    await scene.table_registry.close()


async def test_a_guest_alone_does_not_but_all_others_together_do() -> None:
    scene, table = await asked(gone=0, seconds=PATIENCE)
    assert table.stored.host == scene.ears[1].person  # who only acts as host has one vote
    await move_on(scene, table, 1, 0)
    await scene.clock.advance(60)
    assert (table.covered, chair(scene, table, 0, 2).move_on_voters) == (set(), [1])
    await move_on(scene, table, 1, 0, is_on=False)
    await move_on(scene, table, 2, 0)
    assert table.covered == set()
    await move_on(scene, table, 1, 0)
    assert table.covered == {0}
    await scene.table_registry.close()


async def test_nobody_moves_on_without_who_is_here_or_has_chosen_or_is_not_asked() -> None:
    scene, table = await dealt()
    await give(scene, table, 1)
    entry_exit_rename_and_logout.leave(table, scene.ears[1])
    await scene.clock.advance(PATIENCE)
    for seat in (0, 1, 2, 7):
        with pytest.raises(RequestError) as error:
            await move_on(scene, table, 0, seat)
        assert error.value.reason == "not_awaited"
    await scene.table_registry.close()


async def test_who_is_back_in_time_finds_it_open_is_told_and_changes_it() -> None:
    scene, table = await asked(seconds=PATIENCE)
    await give(scene, table, 1)
    await move_on(scene, table, 0)
    await scene.clock.advance(600)
    picked = await said(scene, table, 2)
    assert picked
    assert "done" not in picked  # somebody who is here has yet to choose
    news = await back(scene, table)
    assert news is not None
    assert (news["by"], news["moves"], news["is_open"], len(news["choices"])) == ("bot", 0, True, 2)
    display = state_of(table).display
    for _, verb, args, *_ in news["choices"]:
        assert verb == "give"
        assert (
            args["card"] == f"#{state_of(table).rules.words[state_of(table).rules.codes[display[args['square'] - 1]]]}"
        )
    assert table.covered == set()
    await scene.clock.advance(600)
    for _ in range(2):
        assert table.match is not None
        await player_commands.take_back(table, scene.ears[2].person, table.match.viewers[2].at)
    await give(scene, table, 2)
    await give(scene, table, 0)
    state = state_of(table)
    assert state.holds(state.at(2, 0, 0)) == 1
    entry_exit_rename_and_logout.leave(table, scene.ears[2])
    assert await back(scene, table) is None  # it was their own in the end
    await scene.table_registry.close()


async def test_who_is_back_too_late_is_told_what_was_given() -> None:
    scene, table = await asked()
    await give(scene, table, 0, 1)
    await scene.clock.advance(PATIENCE)
    await move_on(scene, table, 0)
    await scene.clock.advance(5)
    assert (chair(scene, table).was_covered, chair(scene, table, 0).was_covered) == (True, False)
    news = await back(scene, table)
    assert news is not None
    assert (news["is_open"], len(news["choices"])) == (False, 2)
    assert news["events"]
    assert not chair(scene, table).was_covered
    await scene.table_registry.close()


async def test_two_who_are_gone_do_not_wait_for_each_other() -> None:
    scene, table = await asked()
    entry_exit_rename_and_logout.leave(table, scene.ears[1])
    await give(scene, table, 0)
    await scene.clock.advance(PATIENCE)
    for seat in (1, 2):
        await move_on(scene, table, 0, seat)
        await scene.clock.advance(5)
    assert state_of(table).step == RATE
    await scene.table_registry.close()


async def test_a_substitute_steps_back_when_a_personal_choice_comes_and_in_again_after_it() -> None:
    scene, table = await dealt(strategy=True)
    entry_exit_rename_and_logout.leave(table, scene.ears[2])
    await scene.clock.advance(21)
    assert (state_of(table).step, table.covered) == (BEAT, {2})
    for seat in (0, 1):
        await scene.play(table, seat, "wait")
    await scene.clock.advance(5)
    while state_of(table).step == BEAT:
        for seat in {0, 1} & set(state_of(table).to_act()):
            await scene.play(table, seat, "wait")
        await scene.clock.advance(5)
    assert (state_of(table).step, table.covered) == (GIVE, set())
    await scene.clock.advance(PATIENCE)
    await move_on(scene, table, 0)
    await give(scene, table, 0, 1)
    await scene.clock.advance(5)
    assert (state_of(table).step, table.covered) == (BEAT, {2})
    await scene.table_registry.close()


async def test_a_table_where_no_bot_steps_in_by_itself_still_moves_on_when_it_is_told_to() -> None:
    scene, table = await asked(seconds=PATIENCE, cover=0)
    await give(scene, table, 0, 1)
    await move_on(scene, table, 0)
    await scene.clock.advance(5)
    assert state_of(table).step == RATE
    await scene.table_registry.close()


async def test_others_are_sent_the_same_whatever_the_bot_has_chosen_and_when_it_was_open() -> None:
    heard: list[list[tuple[float, bytes]]] = []
    for name in ("give 2 to 0", "give 3 to 0"):
        scene, table = await asked(seconds=PATIENCE)
        start = len(scene.ears[0].heard)
        await move_on(scene, table, 0)
        assert table.match_controller is not None
        async with table.lock:
            await table.match_controller.submit(2, state_of(table).named(name))
        await scene.clock.advance(30)
        heard.append([*scene.ears[0].heard[start:], *scene.ears[1].heard[start:]])
        await scene.table_registry.close()
    assert heard[0] == heard[1]


async def test_who_was_covered_in_ordinary_turns_is_told_of_each_and_no_more_once_they_play() -> None:
    scene, table = await playing()
    await bring_to_move(scene, table, 1)
    entry_exit_rename_and_logout.leave(table, scene.ears[1])
    await scene.clock.advance(30)
    news = await back(scene, table, 1)
    assert news is not None
    assert news["by"] == "bot"
    assert news["moves"] >= 1
    assert news["events"]
    assert news.get("choices") == []
    await bring_to_move(scene, table, 1)
    assert table.match is not None
    await scene.play(table, 1, table.match.state.fallback(1).name)
    entry_exit_rename_and_logout.leave(table, scene.ears[1])
    assert await back(scene, table, 1) is None
    assert all(not told(ear) for ear in (scene.ears[0], scene.ears[2]))
    await scene.table_registry.close()


async def test_whose_time_ran_out_is_told_at_once_what_was_played() -> None:
    scene, table = await playing()
    await host_commands.set_table_setting(table, scene.ears[0].person, "time_up", "hard")
    await host_commands.set_table_setting(table, scene.ears[0].person, "clock", "brisk")
    assert table.match is not None
    seat = table.match.state.to_act()[0]
    await scene.clock.advance(31)
    news = told(scene.ears[seat])
    assert [each["by"] for each in news] == ["clock"]
    assert news[0]["moves"] >= 1
    await scene.table_registry.close()


async def test_what_leaves_no_trace_is_not_told_again() -> None:
    scene = Scene(TableSpeed())
    table = await scene.deal("not_a_hat", 2)
    entry_exit_rename_and_logout.leave(table, scene.ears[1])
    assert table.match is not None
    for _ in range(60):
        await scene.clock.advance(4)
        if 0 in table.match.state.to_act():
            await scene.play(table, 0, table.match.state.fallback(0).name)
    news = await back(scene, table, 1)
    assert news is not None
    assert news["moves"] > 1
    assert all(len(event) < 3 for event in news["events"])
    await scene.table_registry.close()
