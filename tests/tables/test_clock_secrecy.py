"""Who is shown what time is left, and when."""

from regift.kit.state import State
from regift.tables.live_table_commits_absences_and_match_lifecycle import Table
from regift.tables.people import host_commands
from regift.tables.play import player_commands
from regift.tables.setup.table_speed_bot_delays_and_time_limits import TableSpeed
from tests.tables.scene import Scene


def state_of(table: Table) -> State:
    assert table.match is not None
    return table.match.state


def mover_of(table: Table) -> int:
    return state_of(table).to_act()[0]


async def an_attack() -> tuple[Scene, Table, str]:
    """Deal until the seat that begins can attack, and name how."""
    for seed in range(1, 40):
        scene = Scene(TableSpeed(), seed)
        table = await scene.deal("kung_fu", 3)
        for action in state_of(table).options(mover_of(table)):
            if action.verb == "attack":
                return scene, table, action.name
        await scene.table_registry.close()
    raise AssertionError("no such deal")


async def test_a_pick_in_private_shows_nobody_a_clock() -> None:
    scene, table, attack = await an_attack()
    state, mover = state_of(table), mover_of(table)
    await host_commands.set_table_setting(table, scene.ears[0].person, "clock", "brisk")
    shown = [len(ear.clocks) for ear in scene.ears]
    assert min(shown) > 0
    await scene.clock.advance(1)
    await scene.play(table, mover, attack)
    await scene.clock.advance(1)
    assert [len(ear.clocks) for ear in scene.ears] == shown
    await scene.play(table, mover, state.options(mover)[0].name)
    await player_commands.take_back(
        table, scene.ears[mover].person, table.match.viewers[mover].at if table.match else 0
    )
    assert [len(ear.clocks) for ear in scene.ears] == shown
    await scene.play(table, mover, "clean up")
    assert [len(ear.clocks) for ear in scene.ears] == [count + 1 for count in shown]
    await scene.table_registry.close()
