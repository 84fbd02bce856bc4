"""Going faster through the reveal of GiftTRAP: once all people wish it, and not a moment before."""

import json
from itertools import pairwise

import pytest
from msgspec.structs import replace

from regift.games.gift_trap.kit_state_adapter import GiftTrapState
from regift.games.gift_trap.position_packs_display_pawns_and_phase import COLOUR, OPEN, TURNING
from regift.tables.live_table_commits_absences_and_match_lifecycle import Table
from regift.tables.people import entry_exit_rename_and_logout
from regift.tables.play import player_commands
from regift.tables.play.reveal_fast_forward_votes_and_execution import BRISK
from regift.tables.request_error import RequestError
from regift.tables.setup.table_speed_bot_delays_and_time_limits import PAUSE_MARGIN, TableSpeed
from regift.wire.lobby_encoder import lobby_of
from tests.tables.scene import Scene, idle

BREATH = 2.0
"""GT-A15."""


def state_of(table: Table) -> GiftTrapState:
    assert table.match is not None
    assert isinstance(table.match.state, GiftTrapState)
    return table.match.state


async def at_the_reveal(people: int = 3, bots: int = 0, *, strategy: bool = True) -> tuple[Scene, Table]:
    """Deal to people and bots, and play by lot until the tokens of the first to reveal are about to be turned."""
    scene = Scene(TableSpeed(window_limit=0))
    table = await scene.deal("gift_trap", people, bots, options={"strategy": strategy, "first": 0})
    state = state_of(table)
    for _ in range(200):
        if state.can_hasten():
            break
        asked = [seat for seat in state.to_act() if seat < people]
        held = table.match_controller is not None and table.match_controller.progress.reaction_window is not None
        if not asked or held:
            for seat in asked:
                await scene.play(table, seat, "wait")
            await scene.clock.advance(BREATH)
        else:
            await scene.play(table, asked[0], state.fallback(asked[0]).name)
    assert state.can_hasten()
    assert not strategy or state.after == TURNING
    return scene, table


async def wish(scene: Scene, table: Table, *seats: int, is_on: bool = True) -> None:
    for seat in seats:
        await player_commands.hasten(table, scene.ears[seat].person, is_on=is_on)
    await idle()


def opened(table: Table) -> int:
    return sum("give_space" in {value.name for value in event.values} for event in state_of(table).events(-1))


async def test_beats_pass_at_once_and_parcels_open_by_themselves_once_all_wish_it() -> None:
    scene, table = await at_the_reveal()
    await wish(scene, table, 0, 1)
    await scene.clock.advance(60)
    assert state_of(table).after == TURNING, "one of three has not asked, and beats last"
    assert opened(table) == 0
    await wish(scene, table, 2)
    assert state_of(table).step == OPEN, "the beat before the tokens is over at once"
    await scene.clock.advance(BRISK * 3 + 0.1)
    assert opened(table) == 6
    assert state_of(table).step == COLOUR
    await scene.table_registry.close()


async def test_parcels_open_clockwise_from_the_left_of_who_reveals() -> None:
    scene, table = await at_the_reveal()
    await wish(scene, table, 0, 1, 2)
    await scene.clock.advance(60)
    flips = [event for event in state_of(table).events(-1) if "give_space" in {value.name for value in event.values}]
    pairs = [(event["target"], event["seat"]) for event in flips]
    assert pairs == [(0, 1), (0, 2), (1, 2), (1, 0), (2, 0), (2, 1)]
    await scene.table_registry.close()


async def test_without_strategy_cards_there_is_no_beat_and_parcels_open_by_themselves() -> None:
    scene, table = await at_the_reveal(strategy=False)
    await wish(scene, table, 0, 1, 2)
    assert opened(table) == 0, "what lies there is seen first"
    await scene.clock.advance(BRISK + 0.1)
    assert opened(table) == 2
    await scene.clock.advance(60)
    assert opened(table) == 6
    await scene.table_registry.close()


async def test_bots_are_not_asked_and_take_no_time() -> None:
    scene, table = await at_the_reveal(1, 3)
    await wish(scene, table, 0)
    await scene.clock.advance(BREATH + BRISK * 8 + 0.1)
    assert opened(table) == 12
    await scene.table_registry.close()


async def test_an_answer_given_before_counts() -> None:
    """GT-49: whoever slammed the card down in this beat has slammed it."""
    scene, table = await at_the_reveal()
    await scene.play(table, 1, "trap 1")
    await wish(scene, table, 0, 1, 2)
    assert state_of(table).trapped == 1
    await scene.table_registry.close()


async def test_a_wish_is_taken_back_and_beats_last_again() -> None:
    scene, table = await at_the_reveal()
    await wish(scene, table, 0, 1, 2)
    await scene.clock.advance(BRISK + 0.1)
    done = opened(table)
    assert 0 < done < 6
    await wish(scene, table, 1, is_on=False)
    await scene.clock.advance(600)
    assert opened(table) == done
    await scene.table_registry.close()


async def test_the_wish_is_everybodys_whatever_they_hold_and_all_see_it() -> None:
    """GT-A15: who has no card left may ask as well, and is told and shown the same."""
    scene, table = await at_the_reveal()
    state_of(table).traps = 0b001
    for seat in range(3):
        await wish(scene, table, seat)
        await wish(scene, table, seat, is_on=False)
    await wish(scene, table, 2)
    for ear in scene.ears:
        assert [chair.hastens for chair in lobby_of(table, ear.person, "").chairs] == [False, False, True]
    boards = [json.loads(table.broadcaster.board_for(ear.person) or b"{}") for ear in scene.ears]
    assert [board["can_hasten"] for board in boards] == [True] * 3
    await scene.table_registry.close()


@pytest.mark.parametrize("delay", [0.0, 0.3, 1.5, 60.0])
async def test_the_last_vote_opens_nothing_at_once_and_no_two_parcels_together(delay: float) -> None:
    """GT-A5: seat 0 opens its parcels, the last opens by itself, and seat 1 votes last: its parcels are opened, too."""
    scene, table = await at_the_reveal(strategy=False)
    await wish(scene, table, 1, 2)
    await scene.clock.advance(60)
    while state_of(table).to_act() == (0,):
        await scene.play(table, 0, state_of(table).fallback(0).name)
    assert state_of(table).to_act() == (1,)
    known = opened(table)
    await scene.clock.advance(delay)
    await wish(scene, table, 0)
    assert opened(table) == known, "the last vote alone opens nothing"
    voted, times = scene.clock.time, []
    for _ in range(600):
        before = opened(table)
        await scene.clock.advance(0.01)
        if opened(table) > before:
            times.append((scene.clock.time, opened(table) - before))
    assert [count for _, count in times] == [2, 2], "the last of each seat opens with the one before it"
    moments = [voted, *[moment for moment, _ in times]]
    assert all(later - earlier >= BRISK - 0.001 for earlier, later in pairwise(moments))
    await scene.table_registry.close()


async def test_wishes_end_with_the_reveal() -> None:
    scene, table = await at_the_reveal()
    await wish(scene, table, 0, 1, 2)
    await scene.clock.advance(60)
    assert state_of(table).step == COLOUR
    assert not any(chair.hastens for chair in lobby_of(table, scene.ears[0].person, "").chairs)
    with pytest.raises(RequestError):
        await player_commands.hasten(table, scene.ears[0].person, is_on=True)
    await scene.table_registry.close()


@pytest.mark.parametrize("game", ["cursed_gifts", "kung_fu", "not_a_hat", "gift_trap"])
async def test_where_nothing_is_shown_to_all_nobody_can_wish_it(game: str) -> None:
    scene = Scene(TableSpeed(window_limit=0))
    table = await scene.deal(game, 3)
    with pytest.raises(RequestError, match="a moment that is shown to all"):
        await player_commands.hasten(table, scene.ears[0].person, is_on=True)
    await scene.table_registry.close()


async def test_the_last_parcels_of_a_round_are_shown_as_fast_as_all_the_others() -> None:
    """GT-34: an answer to what follows waits no longer than pages show these parcels when all have asked for it."""
    scene, table = await at_the_reveal(strategy=False)
    await wish(scene, table, 0, 1, 2)
    while state_of(table).can_hasten():
        await scene.clock.advance(0.1)
    begun, count = scene.clock.time, len(await scene.moves(table))
    seat = state_of(table).to_act()[0]
    await scene.play(table, seat, state_of(table).fallback(seat).name)
    await scene.clock.advance(2 * BRISK - 0.1)
    assert len(await scene.moves(table)) == count, "two parcels are shown first"
    while len(await scene.moves(table)) == count:
        await scene.clock.advance(0.1)
    assert scene.clock.time - begun <= 3 * BRISK + PAUSE_MARGIN + 0.1, "and the end of the round"
    await scene.table_registry.close()


async def test_whoever_leaves_is_waited_for_no_more() -> None:
    """A bot that covers for who is gone has no wish of its own."""
    scene, table = await at_the_reveal()
    await wish(scene, table, 0, 1)
    entry_exit_rename_and_logout.leave(table, scene.ears[2])
    await scene.clock.advance(19)
    assert opened(table) == 0
    await scene.clock.advance(20)
    assert opened(table) == 6
    await scene.table_registry.close()


async def test_nothing_goes_on_while_the_table_is_paused() -> None:
    scene, table = await at_the_reveal()
    await wish(scene, table, 0, 1, 2)
    await player_commands.pause(table, scene.ears[0].person, is_paused=True)
    known = opened(table)
    await scene.clock.advance(60)
    assert opened(table) == known
    await player_commands.pause(table, scene.ears[1].person, is_paused=False)
    await scene.clock.advance(60)
    assert opened(table) == 6
    await scene.table_registry.close()


async def test_spectators_who_see_all_later_are_not_told_who_wishes_it() -> None:
    scene, table = await at_the_reveal()
    await wish(scene, table, 0)
    assert any(chair.hastens for chair in lobby_of(table, "somebody", "").chairs)
    table.stored = replace(table.stored, game_setup=replace(table.game_setup, manners=replace(table.manners, delay=60)))
    assert not any(chair.hastens for chair in lobby_of(table, "somebody", "").chairs)
    await scene.table_registry.close()
