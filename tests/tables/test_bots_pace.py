"""How long bots take, as the table's manners say."""

import pytest

import regift
from regift.tables.bot_seat import BotSeat
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


@pytest.mark.parametrize(
    ("name", "is_slow"), [("search", True), ("search:20", True), ("rules", False), ("random", False)]
)
def test_only_a_search_thinks_beside_the_table_and_counts_as_slow_from_the_start(name: str, is_slow: bool) -> None:
    seat = BotSeat(name, regift.game("kung_fu", seats=2), 0, bytes)
    assert (seat.is_slow, seat.longest > 0) == (is_slow, is_slow)
