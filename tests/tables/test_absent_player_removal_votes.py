"""A seat is voted out of the game only after its person has been gone for long and was asked back in vain."""

import pytest

from regift.tables.live_table_commits_absences_and_match_lifecycle import Table
from regift.tables.people import entry_exit_rename_and_logout
from regift.tables.play import player_commands
from regift.tables.play.absent_player_removal_votes import ANSWER_TIME
from regift.tables.request_error import RequestError
from regift.tables.storage.stored_table_records import Guest
from regift.tables.table_state import TableState
from regift.wire.lobby_encoder import lobby_of
from tests.tables.scene import Scene, take_out
from tests.tables.test_substitute_bots import playing


def withdrawn(table: TableState) -> list[int]:
    """Return the seats that were taken out of the game."""
    assert table.match is not None
    return [int(event["seat"]) for event in table.match.state.events(-1) if event.kind == "withdraws"]  # type: ignore[arg-type]


async def vote(scene: Scene, table: Table, voter: int, seat: int, *, is_on: bool = True) -> None:
    await player_commands.withdraw(table, scene.ears[voter].person, seat, is_on=is_on)


async def reason_of(scene: Scene, table: Table, voter: int, seat: int) -> str:
    """Let somebody vote in vain; return the reason."""
    with pytest.raises(RequestError) as error:
        await vote(scene, table, voter, seat)
    return error.value.reason


async def with_one_gone(people: int = 4, bots: int = 0, seconds: float = 20) -> tuple[Scene, Table]:
    """Deal, and let the last person be gone for so long."""
    scene, table = await playing(people, bots)
    entry_exit_rename_and_logout.leave(table, scene.ears[people - 1])
    await scene.clock.advance(seconds)
    return scene, table


async def test_who_is_here_is_voted_out_by_nobody() -> None:
    scene, table = await playing(4)
    for voter in (0, 1, 2):
        assert await reason_of(scene, table, voter, 3) == "is_here"
    await scene.clock.advance(60)
    assert not withdrawn(table)
    await scene.table_registry.close()


async def test_who_was_gone_for_a_moment_is_voted_out_by_nobody() -> None:
    scene, table = await with_one_gone(seconds=19)
    for voter in (0, 1, 2):
        assert await reason_of(scene, table, voter, 3) == "still_expected"
    await scene.table_registry.close()


async def test_all_who_are_here_want_it_and_its_person_is_asked_back_in_vain() -> None:
    scene, table = await with_one_gone()
    await vote(scene, table, 1, 3)
    await vote(scene, table, 0, 3)
    assert lobby_of(table, scene.ears[2].person, "").chairs[3].voters == [0, 1]
    await scene.clock.advance(ANSWER_TIME + 1)
    assert not withdrawn(table)
    await vote(scene, table, 2, 3)
    await scene.clock.advance(ANSWER_TIME - 1)
    chair = lobby_of(table, scene.ears[2].person, "").chairs[3]
    assert (chair.voters, chair.out_in) == ([0, 1, 2], 1000)
    assert not withdrawn(table)
    await scene.clock.advance(1)
    assert withdrawn(table) == [3]
    assert (table.withdrawal_votes, table.withdrawal_deadlines) == ({}, {})
    assert table.match is not None
    history = table.match.state.history
    await scene.table_registry.close()
    scene.table_registry = scene.new_registry()
    back = await scene.table_registry.find(table.code)
    assert back.match is not None
    assert back.match.state.history == history
    await scene.table_registry.close()


async def test_who_comes_back_in_time_has_lost_nothing() -> None:
    scene, table = await with_one_gone()
    for voter in (0, 1, 2):
        await vote(scene, table, voter, 3)
    await scene.clock.advance(ANSWER_TIME - 0.1)
    await entry_exit_rename_and_logout.enter(table, scene.ears[3], Guest("Back"), watch=False)
    assert lobby_of(table, scene.ears[3].person, "").chairs[3].voters == []
    entry_exit_rename_and_logout.leave(table, scene.ears[3])
    await scene.clock.advance(3600)
    assert not withdrawn(table)
    await scene.table_registry.close()


async def test_a_vote_that_is_taken_back_ends_the_countdown() -> None:
    scene, table = await with_one_gone()
    for voter in (0, 1, 2):
        await vote(scene, table, voter, 3)
    await scene.clock.advance(ANSWER_TIME - 1)
    await vote(scene, table, 1, 3, is_on=False)
    await scene.clock.advance(60)
    assert not withdrawn(table)
    await vote(scene, table, 1, 3)
    await scene.clock.advance(ANSWER_TIME - 1)
    assert not withdrawn(table)
    await scene.clock.advance(1)
    assert withdrawn(table) == [3]
    await scene.table_registry.close()


async def test_one_alone_votes_nobody_out_though_all_others_blink() -> None:
    scene, table = await with_one_gone()
    for ear in scene.ears[:2]:
        entry_exit_rename_and_logout.leave(table, ear)
    await vote(scene, table, 2, 3)
    await scene.clock.advance(3600)
    assert not withdrawn(table)
    await scene.table_registry.close()


async def test_a_pause_holds_the_countdown_and_who_is_back_from_it_has_the_whole_time() -> None:
    scene, table = await with_one_gone()
    for voter in (0, 1, 2):
        await vote(scene, table, voter, 3)
    await player_commands.pause(table, scene.ears[0].person, is_paused=True)
    await scene.clock.advance(3600)
    assert not withdrawn(table)
    await player_commands.pause(table, scene.ears[0].person, is_paused=False)
    await scene.clock.advance(ANSWER_TIME - 1)
    assert not withdrawn(table)
    await scene.clock.advance(1)
    assert withdrawn(table) == [3]
    await scene.table_registry.close()


async def test_where_nobody_else_plays_the_host_alone_goes_on_without_who_is_gone() -> None:
    scene, table = await with_one_gone(2, 2)
    await vote(scene, table, 0, 1)
    await scene.clock.advance(ANSWER_TIME)
    assert withdrawn(table) == [1]
    await scene.table_registry.close()


async def test_who_only_acts_as_host_does_not_do_so_alone() -> None:
    scene, table = await playing(2, 2)
    entry_exit_rename_and_logout.leave(table, scene.ears[0])
    await scene.clock.advance(25)
    assert table.stored.host == scene.ears[1].person
    await vote(scene, table, 1, 0)
    await scene.clock.advance(3600)
    assert not withdrawn(table)
    await scene.table_registry.close()


@pytest.mark.parametrize("people", [2, 3])
async def test_nobody_wins_by_taking_others_out(people: int) -> None:
    scene, table = await with_one_gone(people)
    if people == 3:
        await take_out(table, 1)
    assert await reason_of(scene, table, 0, people - 1) == "would_end"
    await scene.clock.advance(60)
    assert table.phase == "playing"
    await scene.table_registry.close()


async def test_a_bots_seat_and_ones_own_are_not_voted_on() -> None:
    scene, table = await playing(3, 1)
    with pytest.raises(RequestError, match="the seat of a person"):
        await vote(scene, table, 0, 3)
    with pytest.raises(RequestError, match="stand up"):
        await vote(scene, table, 0, 0)
    with pytest.raises(RequestError, match="0 to 3"):
        await vote(scene, table, 0, 7)
    await scene.table_registry.close()


async def test_a_vote_goes_with_the_seat_of_who_cast_it() -> None:
    scene, table = await with_one_gone()
    for voter in (0, 1, 2):
        await vote(scene, table, voter, 3)
    await entry_exit_rename_and_logout.stand_up(table, scene.ears[1].person)
    await entry_exit_rename_and_logout.stand_up(table, scene.ears[2].person)
    await scene.clock.advance(10)
    assert lobby_of(table, scene.ears[0].person, "").chairs[3].voters == [0]
    await scene.table_registry.close()
