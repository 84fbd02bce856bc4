"""Seats change hands: wishes are answered, and nothing passes from one person to the next."""

import asyncio

import pytest

from regift.tables.live_table import Table
from regift.tables.people import admissions, host_commands
from regift.tables.play import player_commands
from regift.tables.play.match_controller import MatchController
from regift.tables.request_error import BadToken, RequestError
from regift.tables.setup.table_speed import TableSpeed
from regift.tables.storage.journal_interface import Guest, JournalFailed, StoredTable
from tests.tables.scene import Ear, Scene, idle
from tests.tables.test_reaction_windows import state_of
from tests.tables.test_substitute_bots import playing

LATE = Guest("Late", "gift")


def controller_of(table: Table) -> MatchController:
    assert table.match_controller is not None
    return table.match_controller


async def ask_for(scene: Scene, table: Table, seat: int) -> Ear:
    """Let somebody new come in and ask for a seat."""
    late = Ear(scene.clock, "late")
    await admissions.enter(table, late, LATE, watch=False)
    await admissions.ask_for_seat(table, late.person, LATE, seat)
    return late


async def test_a_wish_outlives_a_yes_that_could_not_be_written_down() -> None:
    scene, table = await playing(2, 1)
    host = scene.ears[0].person
    await host_commands.set_table_setting(table, host, "lock", value=True)
    late = await ask_for(scene, table, 2)
    scene.disk.is_full = True
    with pytest.raises(JournalFailed):
        await host_commands.answer(table, host, late.person, is_yes=True)
    assert list(table.seat_codes.requests) == [late.person]
    await scene.table_registry.close()


async def test_who_wishes_for_the_seat_of_somebody_who_is_back_is_told_that_it_is_over() -> None:
    scene, table = await playing()
    admissions.leave(table, scene.ears[1])
    late = await ask_for(scene, table, 1)
    await admissions.enter(table, scene.ears[1], Guest("Back"), watch=False)
    told = late.lobbies
    with pytest.raises(RequestError, match="not here"):
        await host_commands.answer(table, scene.ears[0].person, late.person, is_yes=True)
    assert late.lobbies > told
    assert not table.seat_codes.requests
    await scene.table_registry.close()


async def test_votes_are_against_a_person_and_not_a_seat() -> None:
    scene, table = await playing(4)
    admissions.leave(table, scene.ears[3])
    await player_commands.withdraw(table, scene.ears[1].person, 3)
    late = await ask_for(scene, table, 3)
    await host_commands.answer(table, scene.ears[0].person, late.person, is_yes=True)
    assert table.seat_of(late.person) == 3
    assert not table.withdrawal_votes
    await scene.table_registry.close()


async def test_patience_is_not_inherited() -> None:
    scene, table = await playing()
    seat = next(seat for seat in (1, 2) if seat not in state_of(table).to_act())
    await player_commands.set_auto_pass(table, scene.ears[seat].person, is_on=True)
    await admissions.stand_up(table, scene.ears[seat].person)
    late = await ask_for(scene, table, seat)
    assert table.seat_of(late.person) == seat
    assert controller_of(table).auto_passing == set()
    await scene.table_registry.close()


async def test_who_is_shown_out_sits_down_no_more_though_the_wish_was_on_its_way(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    scene, table = await playing()
    out = scene.ears[1].person
    keep = scene.journal.keep

    async def keep_slowly(table: int, stored: StoredTable) -> None:
        await idle()
        await keep(table, stored)

    monkeypatch.setattr(scene.journal, "keep", keep_slowly)
    showing = asyncio.create_task(host_commands.remove_player(table, scene.ears[0].person, 1))
    await asyncio.sleep(0)
    asking = asyncio.create_task(admissions.ask_for_seat(table, out, Guest("Out", "gift"), 1))
    await showing
    with pytest.raises(BadToken):
        await asking
    assert table.seat_of(out) == -1
    await scene.table_registry.close()


async def test_nobody_is_kept_for_taking_another_name() -> None:
    scene, table = await playing(2)
    watcher = Ear(scene.clock, "watcher")
    await admissions.enter(table, watcher, Guest("Watcher", "gift"), watch=True)
    await admissions.rename(table, watcher.person, "Another", "gift")
    admissions.leave(table, watcher)
    assert set(table.stored.people) == {ear.person for ear in scene.ears}
    await scene.table_registry.close()


async def test_nobody_is_kept_for_sitting_down_and_standing_up() -> None:
    scene = Scene(TableSpeed())
    opened = await scene.table_registry.make("kung_fu", 2)
    table = await scene.table_registry.find(opened.code)
    restless = Ear(scene.clock, "restless")
    await admissions.enter(table, restless, Guest("Restless", "gift"), watch=False)
    assert table.seat_of(restless.person) == 0
    await admissions.stand_up(table, restless.person)
    admissions.leave(table, restless)
    assert restless.person not in table.stored.people
    await scene.table_registry.close()
