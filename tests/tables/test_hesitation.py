"""Where memory is the game, how long a bot hesitates depends on what it remembers; everywhere else on nothing."""

import pytest

import regift
from regift.bots.kung_fu import Rules
from regift.bots.not_a_hat.player import Player
from regift.tables.bot_seat import HESITATION, BotSeat
from regift.tables.pace import Pace
from regift.tables.prompter import Prompter
from tests.tables.scene import Scene


async def hesitation_of(id: str, bot: str) -> float:
    state = regift.game(id, seats=3).deal(2)
    while len(state.options(state.to_act()[0])) == 1:
        state.apply(state.to_act()[0], state.options(state.to_act()[0])[0])
    seat = BotSeat(bot, state.game, state.to_act()[0], Scene(Pace()).entropy)
    await seat.choose(state)
    return seat.hesitation


async def test_a_bot_that_forgets_is_asked_how_long_it_hesitates(monkeypatch: pytest.MonkeyPatch) -> None:
    assert await hesitation_of("not_a_hat", "random") == 1.0
    for claimed, taken in ((1.7, 1.7), (90.0, HESITATION[1]), (-1.0, HESITATION[0])):
        monkeypatch.setattr(Player, "hesitation", lambda self, claimed=claimed: claimed)
        assert await hesitation_of("not_a_hat", "granny") == taken


async def test_no_bot_hesitates_over_a_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Rules, "hesitation", lambda self: 2.0)
    assert await hesitation_of("kung_fu", "rules") == 1.0


@pytest.mark.parametrize("times", [0.5, 2.0])
async def test_the_table_waits_as_long_as_the_bot_hesitates(monkeypatch: pytest.MonkeyPatch, times: float) -> None:
    monkeypatch.setattr(Player, "hesitation", lambda self: times)
    monkeypatch.setattr(Prompter, "_draw_pause", lambda self, bot: 1.0)
    scene = Scene(Pace())
    table = await scene.deal("not_a_hat", 1, 3, "granny")
    assert table.match is not None
    state = table.match.state
    while state.to_act() == (0,) or state.view().fact("step") != "step_claim":
        if state.to_act() == (0,):
            await scene.play(table, 0, state.fallback(0).name)
        await scene.clock.advance(0.05)
    known = len(state.history)
    await scene.clock.advance(times - 0.15)
    assert len(state.history) == known
    await scene.clock.advance(0.3)
    assert len(state.history) > known
    await scene.hall.close()


async def test_who_covers_takes_in_what_its_seat_saw_and_forgets_as_it_would() -> None:
    scene = Scene(Pace())
    table = await scene.deal("not_a_hat", 3)
    assert table.match is not None
    assert table.umpire is not None
    state = table.match.state
    while state.to_act() != (1,) or len(state.history) < 40:
        seat = state.to_act()[0]
        await scene.play(table, seat, state.fallback(seat).name)
        await scene.clock.advance(4)
    table.doorman.leave(scene.ears[1])
    await scene.clock.advance(20)
    bot = table.umpire.prompter.bots[1]
    assert bot.name == "granny"
    player = bot._bot
    assert isinstance(player, Player)
    passes = sum(event.kind == "hands" for event in state.events(1)[: bot.read])
    assert 0 < player.memory.time <= passes
    assert player.memory.level.decay > 0.4
    await scene.hall.close()
