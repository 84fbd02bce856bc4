"""Where memory is the game, how long a bot hesitates depends on what it remembers; everywhere else on nothing."""

from functools import partial

import pytest

import regift
from regift.bots.kung_fu import GameBot
from regift.bots.not_a_hat.bot import NotAHatBot
from regift.kit.state import State
from regift.tables.bot_search.in_process_search_thread import SearchThread
from regift.tables.bot_search.one_bot_search_at_a_time import SearchTurns
from regift.tables.people import entry_exit_rename_and_logout
from regift.tables.play.bot_driver import BotDriver
from regift.tables.play.bot_move_chooser import HESITATION, BotMoveChooser
from regift.tables.setup.table_speed_bot_delays_and_time_limits import TableSpeed
from tests.tables.scene import Scene


async def hesitation_of(id: str, bot: str) -> float:
    state = regift.game(id, seats=3).deal(2)
    while len(state.options(state.to_act()[0])) == 1:
        state.apply(state.to_act()[0], state.options(state.to_act()[0])[0])
    seat = BotMoveChooser(bot, state.game, state.to_act()[0], 1, Scene(TableSpeed()).entropy)
    await seat.choose(state, 0, partial(SearchTurns(SearchThread()).run, ""))
    return seat.hesitation


async def test_a_bot_that_forgets_is_asked_how_long_it_hesitates(monkeypatch: pytest.MonkeyPatch) -> None:
    assert await hesitation_of("not_a_hat", "random") == 1.0
    for claimed, taken in ((1.7, 1.7), (90.0, HESITATION[1]), (-1.0, HESITATION[0])):
        monkeypatch.setattr(NotAHatBot, "hesitation", lambda self, claimed=claimed: claimed)
        assert await hesitation_of("not_a_hat", "granny") == taken


async def test_no_bot_hesitates_over_a_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GameBot, "hesitation", lambda self: 2.0)
    assert await hesitation_of("kung_fu", "rules") == 1.0


async def scene_of_a_bots_claim() -> tuple[Scene, State]:
    """Return the first game in which a bot comes to make a claim, and its position then."""
    for seed in range(1, 20):
        scene = Scene(TableSpeed(), seed)
        table = await scene.deal("not_a_hat", 1, 3, "granny")
        assert table.match is not None
        state = table.match.state
        while not state.is_over:
            if state.to_act() == (0,):
                await scene.play(table, 0, state.fallback(0).name)
            elif state.view().fact("step") == "step_claim":
                return scene, state
            await scene.clock.advance(0.05)
        await scene.table_registry.close()
    raise AssertionError("no bot made a claim in any game")


@pytest.mark.parametrize("times", [0.5, 2.0])
async def test_the_table_waits_as_long_as_the_bot_hesitates(monkeypatch: pytest.MonkeyPatch, times: float) -> None:
    monkeypatch.setattr(NotAHatBot, "hesitation", lambda self: times)
    monkeypatch.setattr(BotDriver, "_draw_pause", lambda self, bot: 1.0)
    monkeypatch.setattr(BotDriver, "_reading_pause", lambda self, bot: 0.0)
    scene, state = await scene_of_a_bots_claim()
    known = len(state.history)
    await scene.clock.advance(times - 0.15)
    assert len(state.history) == known
    await scene.clock.advance(0.3)
    assert len(state.history) > known
    await scene.table_registry.close()


async def test_who_covers_takes_in_what_its_seat_saw_and_forgets_as_it_would() -> None:
    scene = Scene(TableSpeed())
    table = await scene.deal("not_a_hat", 3)
    assert table.match is not None
    assert table.match_controller is not None
    state = table.match.state
    while state.to_act() != (1,) or len(state.history) < 40:
        seat = state.to_act()[0]
        await scene.play(table, seat, state.fallback(seat).name)
        await scene.clock.advance(4)
    entry_exit_rename_and_logout.leave(table, scene.ears[1])
    await scene.clock.advance(20)
    bot = table.match_controller.progress.bots[1]
    assert bot.name == "granny"
    player = bot._bot
    assert isinstance(player, NotAHatBot)
    passes = sum(event.kind == "hands" for event in state.events(1)[: bot.read])
    assert 0 < player.memory.time <= passes
    assert player.memory.level.decay > 0.4
    await scene.table_registry.close()
