"""What all are to see is shown for its least time, whoever is in a hurry."""

from regift.tables.live_table import Table
from regift.tables.people import admissions
from regift.tables.setup.table_speed import TableSpeed
from regift.tables.storage.journal_interface import Guest
from tests.tables.scene import Ear, Scene

SHOWN = 3.0


def step_of(table: Table) -> str:
    assert table.match is not None
    return str(table.match.state.view().fact("step"))


def actor(table: Table) -> int:
    assert table.match is not None
    return table.match.state.to_act()[0]


async def begun_by_a_bot() -> tuple[Scene, Table]:
    """Seat a person and two bots, so that chance lets a bot begin."""
    for seed in range(1, 50):
        scene = Scene(TableSpeed(), seed)
        table = await scene.deal("not_a_hat", 1, bots=2)
        if actor(table) > 0:
            return scene, table
        await scene.table_registry.close()
    raise AssertionError("chance always names the person")


async def test_a_gift_that_is_turned_too_soon_is_turned_when_it_was_shown_for_three_seconds() -> None:
    scene = Scene(TableSpeed())
    table = await scene.deal("not_a_hat", 3)
    await scene.clock.advance(1)
    await scene.play(table, actor(table), "turn it over")
    await scene.clock.advance(SHOWN - 1.01)
    assert step_of(table) == "step_show"
    await scene.clock.advance(0.02)
    assert step_of(table) == "step_claim"
    await scene.table_registry.close()


async def test_a_gift_that_was_shown_long_enough_is_turned_at_once() -> None:
    scene = Scene(TableSpeed())
    table = await scene.deal("not_a_hat", 3)
    await scene.clock.advance(SHOWN)
    await scene.play(table, actor(table), "turn it over")
    assert step_of(table) == "step_claim"
    await scene.table_registry.close()


async def test_a_bot_shows_its_gift_as_long_as_people_do() -> None:
    scene, table = await begun_by_a_bot()
    await scene.clock.advance(SHOWN - 0.01)
    assert step_of(table) == "step_show"
    await scene.clock.advance(0.02)
    assert step_of(table) == "step_claim"
    await scene.table_registry.close()


async def test_a_pause_does_not_count() -> None:
    scene = Scene(TableSpeed())
    table = await scene.deal("not_a_hat", 3)
    await scene.clock.advance(1)
    await scene.play(table, actor(table), "turn it over")
    assert table.match_controller is not None
    table.match_controller.suspend()
    await scene.clock.advance(10)
    assert step_of(table) == "step_show"
    table.match_controller.resume()
    await scene.clock.advance(SHOWN - 1.01)
    assert step_of(table) == "step_show"
    await scene.clock.advance(0.02)
    assert step_of(table) == "step_claim"
    await scene.table_registry.close()


async def test_who_comes_back_sees_it_no_longer_than_the_others() -> None:
    scene = Scene(TableSpeed())
    table = await scene.deal("not_a_hat", 3)
    await scene.clock.advance(2)
    back = Ear(scene.clock, scene.ears[1].person)
    await admissions.enter(table, back, Guest("Back"), watch=False)
    await scene.play(table, actor(table), "turn it over")
    await scene.clock.advance(1.01)
    assert step_of(table) == "step_claim"
    await scene.table_registry.close()
