"""Whoever is gone long enough is covered, whatever else happens meanwhile."""

import asyncio

import pytest

from regift.server.projection import lobby_of
from regift.tables.journal import Entry, Guest, Sitting
from regift.tables.pace import Pace
from tests.tables.scene import Ear, Scene, idle
from tests.tables.test_understudies import playing


async def test_after_a_restart_those_who_stay_away_are_covered_though_the_table_was_looked_at_first() -> None:
    scene, table = await playing()
    await scene.hall.close()
    scene.hall = scene.new_hall()
    back = await scene.hall.find(table.code)
    await scene.clock.advance(5)
    await back.doorman.enter(scene.ears[0], Guest("Back"), watch=False)
    await scene.clock.advance(21)
    assert back.understudies.covered == {1, 2}
    await scene.hall.close()


async def test_a_grace_made_longer_ends_too() -> None:
    scene, table = await playing()
    table.doorman.leave(scene.ears[1])
    await scene.clock.advance(5)
    await table.host.set_manner(scene.ears[0].person, "cover", 60)
    await scene.clock.advance(54)
    assert table.understudies.covered == set()
    await scene.clock.advance(2)
    assert table.understudies.covered == {1}
    await scene.hall.close()


async def test_cover_switched_on_covers_those_who_are_gone_already() -> None:
    scene, table = await playing()
    host = scene.ears[0].person
    await table.host.set_manner(host, "cover", 0)
    table.doorman.leave(scene.ears[1])
    await scene.clock.advance(25)
    await table.host.set_manner(host, "cover", 60)
    await scene.clock.advance(36)
    assert table.understudies.covered == {1}
    await scene.hall.close()


async def test_all_are_told_who_is_covered_by_a_change_of_manners(monkeypatch: pytest.MonkeyPatch) -> None:
    scene, table = await playing()
    host = scene.ears[0]
    await table.host.set_manner(host.person, "cover", 0)
    table.doorman.leave(scene.ears[1])
    await scene.clock.advance(100)
    told: list[bool] = []
    monkeypatch.setattr(host, "hear_lobby", lambda: told.append(lobby_of(table, host.person, "").chairs[1].is_covered))
    await table.host.set_manner(host.person, "cover", 20)
    assert told[-1]
    await scene.hall.close()


async def test_who_leaves_while_being_seated_is_covered(monkeypatch: pytest.MonkeyPatch) -> None:
    scene, table = await playing()
    table.doorman.leave(scene.ears[1])
    late = Ear(scene.clock, "late")
    await table.doorman.enter(late, Guest("Late", "gift"), watch=False)
    await table.doorman.ask(late.person, Guest("Late", "gift"), 1)
    append = scene.journal.append
    is_written = asyncio.Event()

    async def append_slowly(table: int, entry: Entry, sitting: Sitting | None = None) -> None:
        await append(table, entry, sitting)
        await is_written.wait()

    with monkeypatch.context() as patch:
        patch.setattr(scene.journal, "append", append_slowly)
        seating = asyncio.create_task(table.host.answer(scene.ears[0].person, late.person, is_yes=True))
        await idle()
        table.doorman.leave(late)
        await scene.clock.advance(1)
        is_written.set()
        await seating
    assert table.seat_of(late.person) == 1
    await scene.clock.advance(21)
    assert table.understudies.covered == {1}
    await scene.hall.close()


async def test_nothing_is_looked_after_where_only_bots_play_and_the_host_is_gone() -> None:
    scene = Scene(Pace())
    table = await scene.deal("kung_fu", 1, 1)
    await table.doorman.stand_up(scene.ears[0].person)
    table.doorman.leave(scene.ears[0])
    await scene.clock.advance(100)
    looks = len(scene.clock.sleepers)
    table.understudies.see_to()
    await idle()
    assert len(scene.clock.sleepers) == looks
    assert table.understudies._look is None
    await scene.hall.close()


async def test_a_remainder_of_the_clock_makes_no_look_after_look() -> None:
    scene, table = await playing()
    await scene.clock.advance(125.7)
    table.doorman.leave(scene.ears[1])
    for _ in range(7):
        await scene.clock.advance(0.1)
    table.understudies.see_to()
    await scene.clock.advance(40)
    assert table.understudies.covered == {1}
    assert scene.clock.time < 200
    await scene.hall.close()
