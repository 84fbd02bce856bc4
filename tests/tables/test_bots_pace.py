"""How long bots take, as the table's manners say."""

import pytest

from regift.tables.pace import FASTEST, SLOWEST, Pace
from tests.tables.scene import Scene


@pytest.mark.parametrize(("pace", "factor"), [("calm", 2.0), ("lively", 1.0), ("quick", 0.4)])
async def test_bots_take_their_time_as_the_table_wishes(pace: str, factor: float) -> None:
    scene = Scene(Pace())
    table = await scene.deal("kung_fu", 1, 1)
    await table.host.set_manner(scene.ears[0].person, "pace", pace)
    umpire = table.umpire
    assert umpire is not None
    pauses = [umpire.prompter._draw_pause(umpire.prompter.bots[1]) for _ in range(50)]
    assert FASTEST * factor <= min(pauses) < max(pauses) <= SLOWEST * factor
    await scene.hall.close()


async def test_a_host_may_change_the_pace_while_they_play() -> None:
    scene = Scene(Pace())
    table = await scene.deal("kung_fu", 1, 1)
    await table.host.set_manner(scene.ears[0].person, "pace", "quick")
    assert table.manners.pace == "quick"
    await scene.hall.close()
