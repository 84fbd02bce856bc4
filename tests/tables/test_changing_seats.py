"""Seats change hands: wishes are answered, and nothing passes from one person to the next."""

import asyncio

import pytest

from regift.tables.journal import Guest, JournalFailed, Sitting
from regift.tables.objection import BadToken, Objection
from regift.tables.pace import Pace
from regift.tables.table import Table
from regift.tables.umpire import Umpire
from tests.tables.scene import Ear, Scene, idle
from tests.tables.test_understudies import playing
from tests.tables.test_windows import state_of

LATE = Guest("Late", "gift")


def umpire_of(table: Table) -> Umpire:
    assert table.umpire is not None
    return table.umpire


async def ask_for(scene: Scene, table: Table, seat: int) -> Ear:
    """Let somebody new come in and ask for a seat."""
    late = Ear(scene.clock, "late")
    await table.doorman.enter(late, LATE, watch=False)
    await table.doorman.ask(late.person, LATE, seat)
    return late


async def test_a_wish_outlives_a_yes_that_could_not_be_written_down() -> None:
    scene, table = await playing(2, 1)
    host = scene.ears[0].person
    await table.host.set_manner(host, "lock", value=True)
    late = await ask_for(scene, table, 2)
    scene.journal.is_full = True
    with pytest.raises(JournalFailed):
        await table.host.answer(host, late.person, is_yes=True)
    assert list(table.door.asks) == [late.person]
    await scene.hall.close()


async def test_who_wishes_for_the_seat_of_somebody_who_is_back_is_told_that_it_is_over() -> None:
    scene, table = await playing()
    table.doorman.leave(scene.ears[1])
    late = await ask_for(scene, table, 1)
    await table.doorman.enter(scene.ears[1], Guest("Back"), watch=False)
    told = late.lobbies
    with pytest.raises(Objection, match="not here"):
        await table.host.answer(scene.ears[0].person, late.person, is_yes=True)
    assert late.lobbies > told
    assert not table.door.asks
    await scene.hall.close()


async def test_votes_are_against_a_person_and_not_a_seat() -> None:
    scene, table = await playing(4)
    table.doorman.leave(scene.ears[3])
    await table.floor.withdraw(scene.ears[1].person, 3)
    late = await ask_for(scene, table, 3)
    await table.host.answer(scene.ears[0].person, late.person, is_yes=True)
    assert table.seat_of(late.person) == 3
    assert table.floor.votes_against(3) == 0
    await scene.hall.close()


async def test_patience_is_not_inherited() -> None:
    scene, table = await playing()
    seat = next(seat for seat in (1, 2) if seat not in state_of(table).to_act())
    await table.floor.hush(scene.ears[seat].person, is_patient=True)
    await table.doorman.stand_up(scene.ears[seat].person)
    late = await ask_for(scene, table, seat)
    assert table.seat_of(late.person) == seat
    assert umpire_of(table).patient == set()
    await scene.hall.close()


async def test_who_is_shown_out_sits_down_no_more_though_the_wish_was_on_its_way(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    scene, table = await playing()
    out = scene.ears[1].person
    keep = scene.journal.keep

    async def keep_slowly(table: int, sitting: Sitting) -> None:
        await idle()
        await keep(table, sitting)

    monkeypatch.setattr(scene.journal, "keep", keep_slowly)
    showing = asyncio.create_task(table.host.show_out(scene.ears[0].person, 1))
    await asyncio.sleep(0)
    asking = asyncio.create_task(table.doorman.ask(out, Guest("Out", "gift"), 1))
    await showing
    with pytest.raises(BadToken):
        await asking
    assert table.seat_of(out) == -1
    await scene.hall.close()


async def test_nobody_is_kept_for_taking_another_name() -> None:
    scene, table = await playing(2)
    watcher = Ear(scene.clock, "watcher")
    await table.doorman.enter(watcher, Guest("Watcher", "gift"), watch=True)
    await table.doorman.rename(watcher.person, "Another", "gift")
    table.doorman.leave(watcher)
    assert set(table.sitting.people) == {ear.person for ear in scene.ears}
    await scene.hall.close()


async def test_nobody_is_kept_for_sitting_down_and_standing_up() -> None:
    scene = Scene(Pace())
    opened = await scene.hall.make("kung_fu", 2)
    restless = Ear(scene.clock, "restless")
    await opened.table.doorman.enter(restless, Guest("Restless", "gift"), watch=False)
    assert opened.table.seat_of(restless.person) == 0
    await opened.table.doorman.stand_up(restless.person)
    opened.table.doorman.leave(restless)
    assert restless.person not in opened.table.sitting.people
    await scene.hall.close()
