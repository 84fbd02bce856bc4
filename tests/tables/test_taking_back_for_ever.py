"""Who picks and takes back for ever: that ends in each game, and costs next to nothing when the table is opened."""

import asyncio
from random import Random

import pytest

from regift.tables.limits.rate_limits_and_quotas import TooMany, UsageBudget
from regift.tables.limits.server_limit_values import Limits
from regift.tables.live_table_commits_absences_and_match_lifecycle import Table
from regift.tables.people import entry_exit_rename_and_logout, host_commands, seat_requests_approval_and_seating
from regift.tables.play import player_commands
from regift.tables.play.match import Match
from regift.tables.setup.table_speed_bot_delays_and_time_limits import TableSpeed
from regift.tables.storage import match_restorer
from regift.tables.storage.stored_table_records import TAKE_BACK, Entry, Guest
from regift.tables.watching.viewer_snapshots_and_updates import Viewer
from tests.tables.scene import Ear, Scene

AT_ONCE = TableSpeed(bots=0, window_limit=0)
MANY = 400


async def bring_to_pick(scene: Scene, table: Table, seats: tuple[int, ...] = (0, 1)) -> tuple[int, str]:
    """Let all play on until one of these seats can pick what can be taken back; return the seat and the pick."""
    state = match_of(table).state
    for number in range(1000):
        mover = state.to_act()[0]
        options = state.options(mover)
        for action in options:
            twin = state.copy()
            twin.apply(mover, action)
            if mover in seats and twin.can_take_back(mover):
                return mover, action.name
        await scene.play(table, mover, options[number * 7 % len(options)].name)
    raise AssertionError("nobody could pick")


async def pick_and_take_back(scene: Scene, table: Table, seat: int, pick: str, times: int = 1) -> None:
    """Let the seat pick and take back so often."""
    for _ in range(times):
        await scene.play(table, seat, pick)
        viewer = match_of(table).viewers[seat]
        await player_commands.take_back(table, scene.ears[seat].person, viewer.at)


def match_of(table: Table) -> Match:
    assert table.match is not None
    return table.match


async def reopened(scene: Scene, table: Table) -> Table:
    """Let another process open the table."""
    await scene.table_registry.close()
    scene.table_registry = scene.new_registry()
    return await scene.table_registry.find(table.code)


async def finish(scene: Scene, table: Table) -> None:
    """Play on by any options until the game is over."""
    state = match_of(table).state
    dice = Random(1)
    for _ in range(5000):
        if state.is_over:
            return
        seat = state.to_act()[0]
        await scene.play(table, seat, dice.choice(state.options(seat)).name)
    raise AssertionError("the game did not end")


async def test_at_the_limit_what_was_picked_stands_and_the_game_can_be_finished() -> None:
    scene = Scene(AT_ONCE)
    scene.budget = UsageBudget(Limits(taken_back=3), scene.clock.now)
    scene.table_registry = scene.new_registry()
    table = await scene.deal("kung_fu", 2)
    seat, pick = await bring_to_pick(scene, table)
    await pick_and_take_back(scene, table, seat, pick, 3)
    with pytest.raises(TooMany) as refused:
        await pick_and_take_back(scene, table, seat, pick)
    assert refused.value.field == "taken_back"
    table = await reopened(scene, table)
    for ear in scene.ears:
        await entry_exit_rename_and_logout.enter(table, ear, Guest("P", "gift"), watch=False)
    with pytest.raises(TooMany):
        await player_commands.take_back(table, scene.ears[seat].person, match_of(table).viewers[seat].at)
    other, pick = await bring_to_pick(scene, table, (1 - seat,))
    await pick_and_take_back(scene, table, other, pick)
    await finish(scene, table)
    await scene.table_registry.close()


async def test_seats_change_hands_only_so_often_in_a_game() -> None:
    scene = Scene(AT_ONCE)
    scene.budget = UsageBudget(Limits(seat_changes=2), scene.clock.now)
    scene.table_registry = scene.new_registry()
    table = await scene.deal("kung_fu", 2, 1)
    comer = Ear(scene.clock, scene.table_registry.new_person())
    await entry_exit_rename_and_logout.enter(table, comer, Guest("Comer", "gift"), watch=True)
    host = table.stored.host
    for _ in range(2):
        await seat_requests_approval_and_seating.ask_for_seat(table, comer.person, Guest("Comer", "gift"), 2)
        await host_commands.answer(table, host, comer.person, is_yes=True)
        await entry_exit_rename_and_logout.stand_up(table, comer.person)
    before = table.stored
    await seat_requests_approval_and_seating.ask_for_seat(table, comer.person, Guest("Comer", "gift"), 2)
    with pytest.raises(TooMany):
        await host_commands.answer(table, host, comer.person, is_yes=True)
    assert table.stored == before
    await scene.table_registry.close()


async def test_what_was_taken_back_is_not_looked_at_again_when_the_table_is_opened(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    scene = Scene(AT_ONCE)
    table = await scene.deal("kung_fu", 2)
    seat, pick = await bring_to_pick(scene, table)
    await pick_and_take_back(scene, table, seat, pick, MANY)
    before = match_of(table).viewers[seat]
    looks = 0

    class CountingViewer(Viewer):
        def _seen(self, state):  # type: ignore[no-untyped-def]
            nonlocal looks
            looks += 1
            return super()._seen(state)

    monkeypatch.setattr("regift.tables.play.match.Viewer", CountingViewer)
    table = await reopened(scene, table)
    assert looks < MANY // 4
    viewer = match_of(table).viewers[seat]
    assert (viewer.at, viewer.offered_at, viewer.starts) == (before.at, before.offered_at, before.starts)
    assert [each.action.name for each in viewer.turn_options.legal_options] == [
        each.action.name for each in before.turn_options.legal_options
    ]
    state = match_of(table).state
    assert viewer.missed(state, viewer.at) is not None
    assert viewer.missed(state, viewer.at - 1) is None  # it was not looked at: who stood there gets the board
    assert viewer.missed(state, viewer.first + 1) is not None
    await scene.table_registry.close()


async def test_opening_a_long_match_lets_others_have_their_turn() -> None:
    scene = Scene(AT_ONCE)
    table = await scene.deal("kung_fu", 2)
    match = match_of(table)
    seat, pick = await bring_to_pick(scene, table)
    for number in range(match.number + 1, match.number + 2 * MANY, 2):
        await scene.journal.append(table.id, Entry(number, seat, pick, 0.0))
        await scene.journal.append(table.id, Entry(number + 1, seat, TAKE_BACK, 0.0))
    turns = 0

    async def take_turns() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    other = asyncio.create_task(take_turns())
    restored = await match_restorer.restore_match(scene.journal, table.id)
    other.cancel()
    assert isinstance(restored, Match)
    assert restored.taken_back[seat] == MANY
    assert turns >= 2 * MANY // match_restorer.AT_A_TIME
    await scene.table_registry.close()
