"""GiftTRAP at a live table: picks taken back one by one, the clock, beats, and choices that come in any order."""

from itertools import permutations

import pytest

from regift.games.gift_trap.kit_state_adapter import GiftTrapState
from regift.games.gift_trap.position_packs_display_pawns_and_phase import BEAT, GIVE, RATE
from regift.tables.live_table_commits_absences_and_match_lifecycle import Table
from regift.tables.people import host_commands
from regift.tables.play import player_commands
from regift.tables.setup.table_settings_other_than_game_options import Setting
from regift.tables.setup.table_speed_bot_delays_and_time_limits import TableSpeed
from tests.tables.scene import Scene

GIFTS = {0: ["give 4 to 1", "give 2 to 2"], 1: ["give 1 to 0", "give 3 to 2"], 2: ["give 2 to 0", "give 1 to 1"]}


def state_of(table: Table) -> GiftTrapState:
    """Return the position at the table."""
    assert table.match is not None
    assert isinstance(table.match.state, GiftTrapState)
    return table.match.state


async def dealt(*, strategy: bool = False, **manners: Setting) -> tuple[Scene, Table]:
    """Seat three people; the dealer has chosen red."""
    scene = Scene(TableSpeed())
    table = await scene.deal("gift_trap", 3, options={"strategy": strategy})
    for name, value in manners.items():
        await host_commands.set_table_setting(table, scene.ears[0].person, name, value)
    await scene.play(table, state_of(table).dealer, "choose red")
    return scene, table


async def said(scene: Scene, table: Table, seat: int) -> list[str]:
    """List what the journal says of a seat."""
    return [entry.action for entry in await scene.moves(table) if entry.seat == seat]


async def test_a_pick_is_taken_back_alone() -> None:
    scene, table = await dealt()
    for name in GIFTS[1]:
        await scene.play(table, 1, name)
    assert table.match is not None
    await player_commands.take_back(table, scene.ears[1].person, table.match.viewers[1].at)
    assert state_of(table).parcels.count(-1) == 8
    await scene.play(table, 1, "give 2 to 2")
    assert state_of(table).holds(state_of(table).at(1, 0, 0)) == 0
    await scene.table_registry.close()


async def test_when_time_is_up_what_was_picked_is_kept_and_the_rest_filled_in() -> None:
    scene, table = await dealt(clock="brisk", time_up="hard")
    await scene.play(table, 0, "give 4 to 1")
    await scene.clock.advance(31)
    state = state_of(table)
    assert state.step == RATE
    assert state.holds(state.at(0, 1, 0)) == 3
    assert "!take_back" not in await said(scene, table, 0)
    assert (await said(scene, table, 0))[-1] == "done"
    await scene.table_registry.close()


@pytest.mark.parametrize("order", list(permutations(range(3))), ids=str)
async def test_choices_come_in_any_order_and_none_is_seen_early(order: tuple[int, ...]) -> None:
    scene, table = await dealt()
    heard = [len(ear.heard) for ear in scene.ears]
    for seat in order[:2]:
        for name in [*GIFTS[seat], "done"]:
            await scene.play(table, seat, name)
    state = state_of(table)
    assert (state.step, state.to_act()) == (GIVE, (order[2],))
    text = " ".join(str(frame) for frame in scene.ears[order[2]].heard[heard[order[2]] :])
    assert "given:" not in text
    assert "parcels:" not in text
    for name in [*GIFTS[order[2]], "done"]:
        await scene.play(table, order[2], name)
    assert state_of(table).step == RATE
    for giver, names in GIFTS.items():
        for name in names:
            _, square, _, receiver = name.split()
            assert state.holds(state.at(giver, int(receiver), 0)) == int(square) - 1
    await scene.table_registry.close()


async def test_a_beat_lasts_two_seconds_whoever_answers_when() -> None:
    scene, table = await dealt(strategy=True)
    for seat in range(3):
        await scene.play(table, seat, "wait")
    await scene.clock.advance(1.9)
    assert state_of(table).step == BEAT
    await scene.clock.advance(0.2)
    assert state_of(table).step == GIVE
    await scene.table_registry.close()


async def test_gt_a15_who_is_asked_last_and_alone_once_more_has_two_seconds_again() -> None:
    scene, table = await dealt(strategy=True)
    await scene.play(table, 0, "trap 1")
    await scene.play(table, 1, "trap 2")
    await scene.clock.advance(2.1)
    assert state_of(table).to_act() == (2,)
    await scene.play(table, 2, "wait")
    assert (state_of(table).step, state_of(table).to_act()) == (BEAT, (2,))
    await scene.play(table, 2, "wait")
    await scene.clock.advance(1.9)
    assert state_of(table).step == BEAT
    await scene.clock.advance(0.2)
    assert state_of(table).step == GIVE
    await scene.table_registry.close()


async def test_of_two_traps_on_one_gift_the_first_counts_and_the_other_card_is_kept() -> None:
    scene, table = await dealt(strategy=True)
    await scene.play(table, 2, "trap 1")
    await scene.play(table, 1, "trap 1")
    await scene.clock.advance(2.1)
    state = state_of(table)
    assert (state.trapped, int(state.traps).bit_count()) == (1, 2)
    assert state.is_window()
    await scene.table_registry.close()


async def test_a_bot_whose_trap_came_second_is_asked_again() -> None:
    """GT-A17: else its seat would be waited for for ever."""
    scene = Scene(TableSpeed(window_limit=0))
    table = await scene.deal("gift_trap", 1, 2, options={"strategy": True, "first": 0})
    await scene.play(table, 0, "choose red")
    assert table.match_controller is not None
    for seat in (1, 2):
        async with table.lock:
            await table.match_controller.submit(seat, state_of(table).named("trap 1"))
    await scene.play(table, 0, "wait")
    await scene.clock.advance(2.1)
    assert state_of(table).trapped & 1
    await scene.clock.advance(60)
    for _ in range(3):  # a card that was played asks all others once more
        if state_of(table).step == BEAT and 0 in state_of(table).to_act():
            await scene.play(table, 0, "wait")
            await scene.clock.advance(60)
    assert state_of(table).step == GIVE
    await scene.table_registry.close()
