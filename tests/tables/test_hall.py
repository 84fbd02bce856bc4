"""The hall lets go of tables that nobody is at, and finds them again."""

from regift.tables.hall import IDLE
from regift.tables.journal import Guest
from regift.tables.pace import Pace
from tests.tables.scene import Ear, Scene


async def test_a_table_that_nobody_is_at_for_long_is_kept_on_disk_alone() -> None:
    scene = Scene(Pace())
    table = await scene.deal("kung_fu", 2)
    await scene.clock.advance(10 * IDLE)
    await scene.hall.make("kung_fu", 2)
    assert table.code in scene.hall.tables
    for ear in scene.ears:
        table.doorman.leave(ear)
    await scene.clock.advance(IDLE - 1)
    await scene.hall.make("kung_fu", 2)
    assert table.code in scene.hall.tables
    await scene.clock.advance(2)
    await scene.hall.make("kung_fu", 2)
    assert table.code not in scene.hall.tables
    again = await scene.hall.find(table.code)
    assert again is not table
    assert again.match is not None
    assert table.match is not None
    assert again.match.state.history == table.match.state.history
    await again.doorman.enter(scene.ears[0], Guest("Back"), watch=False)
    assert scene.ears[0].seat == 0
    await scene.hall.close()


async def test_asking_how_a_table_is_doing_keeps_it_no_longer_in_memory() -> None:
    scene = Scene(Pace())
    table = await scene.deal("kung_fu", 2)
    for ear in scene.ears:
        table.doorman.leave(ear)
    await scene.clock.advance(IDLE - 1)
    assert await scene.hall.glance(table.code) is table
    await scene.clock.advance(2)
    await scene.hall.make("kung_fu", 2)
    assert table.code not in scene.hall.tables
    assert (await scene.hall.glance(table.code)).code == table.code
    await scene.hall.close()


async def test_nothing_is_kept_of_those_who_only_watched() -> None:
    scene = Scene(Pace())
    table = await scene.deal("kung_fu", 2)
    for _ in range(50):
        watcher = Ear(scene.clock, scene.hall.new_person())
        await table.doorman.enter(watcher, Guest("Watcher", "gift"), watch=True)
        table.herald.say(watcher.person, "W\u202eatcher", reaction="wow")
        assert b'"name":"Watcher"' in watcher.heard[-1][1]
        table.doorman.leave(watcher)
    assert not table.attendance._gone_since
    assert not table.talk._times
    assert not table.attendance._here.keys() - {ear.person for ear in scene.ears}
    await scene.hall.close()


async def test_a_host_who_never_came_is_not_waited_for() -> None:
    scene = Scene(Pace())
    opened = await scene.hall.make("kung_fu", 2)
    guest = Ear(scene.clock, scene.hall.new_person())
    await opened.table.doorman.enter(guest, Guest("Guest", "gift"), watch=False)
    assert opened.table.sitting.host == opened.host
    await scene.clock.advance(21)
    assert opened.table.sitting.host == guest.person
    await scene.hall.close()
