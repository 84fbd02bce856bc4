"""How long bots take, as the table's manners say."""

import pytest

import regift
from regift.kit.action_arguments_and_action_table import Action
from regift.kit.state import State
from regift.tables.people import host_commands
from regift.tables.play.bot_move_chooser import BotMoveChooser, Search
from regift.tables.setup.table_speed_bot_delays_and_time_limits import MAX_BOT_DELAY, MIN_BOT_DELAY, TableSpeed
from tests.tables.scene import Scene, idle


@pytest.mark.parametrize(("pace", "factor"), [("calm", 2.0), ("lively", 1.0), ("quick", 0.4)])
async def test_bots_take_their_time_as_the_table_wishes(pace: str, factor: float) -> None:
    scene = Scene(TableSpeed())
    table = await scene.deal("kung_fu", 1, 1)
    await host_commands.set_table_setting(table, scene.ears[0].person, "pace", pace)
    match_controller = table.match_controller
    assert match_controller is not None
    pauses = [match_controller.bot_driver._draw_pause(match_controller.progress.bots[1]) for _ in range(50)]
    assert MIN_BOT_DELAY * factor <= min(pauses) < max(pauses) <= MAX_BOT_DELAY * factor
    await scene.table_registry.close()


async def test_a_host_may_change_the_pace_while_they_play() -> None:
    scene = Scene(TableSpeed())
    table = await scene.deal("kung_fu", 1, 1)
    await host_commands.set_table_setting(table, scene.ears[0].person, "pace", "quick")
    assert table.manners.pace == "quick"
    await scene.table_registry.close()


async def test_a_bot_that_is_at_it_does_not_begin_anew_when_it_is_woken_again(monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[int] = []
    choose = BotMoveChooser.choose

    async def noting(bot: BotMoveChooser, state: State, effort: int, search: Search) -> Action | None:
        begun.append(bot.seat)
        return await choose(bot, state, effort, search)

    scene = Scene(TableSpeed())
    table = await scene.deal("kung_fu", 1, 1)
    assert table.match_controller is not None
    monkeypatch.setattr(BotMoveChooser, "choose", noting)
    state = table.match_controller.match.state
    while state.to_act() == (0,):
        await scene.play(table, 0, state.fallback(0).name)
    for _ in range(3):
        table.match_controller.bot_driver.wake()
        await idle()
    assert begun == [1]
    await scene.table_registry.close()


@pytest.mark.parametrize(
    ("name", "is_slow"), [("search", True), ("search:20", True), ("rules", False), ("random", False)]
)
def test_only_a_search_thinks_beside_the_table_and_counts_as_slow_from_the_start(name: str, is_slow: bool) -> None:
    seat = BotMoveChooser(name, regift.game("kung_fu", seats=2), 0, 1, bytes)
    assert (seat.is_slow, seat.longest > 0) == (is_slow, is_slow)
