"""Bots never hold a State: not when they sit down, not after a game, and never the true one in a sample."""

import pytest

import regift
from regift.bots import catalogue
from regift.kit.bot import Sample
from regift.kit.chance import Chance
from regift.kit.event import EVERYONE
from regift.kit.state import State


@pytest.mark.parametrize("name", ["random", "rules", "search:20"])
@pytest.mark.parametrize("id", ["kung_fu", "cursed_gifts"])
def test_a_bot_keeps_no_state(id: str, name: str) -> None:
    game = regift.game(id, seats=2, turn_cap=4)
    state, start = game.deal(3), [0, 0]
    bots = [catalogue.make(name, id, Chance(seat)) for seat in range(2)]
    for seat, bot in enumerate(bots):
        bot.start(game, seat)
    while not state.is_over:
        seat = state.to_act()[0]
        for event in state.events(seat, start[seat]):
            bots[seat].see(event)
        start[seat] = len(state.history)
        options = state.options(seat)
        state.apply(seat, bots[seat].choose(state.view(seat), options, Sample(state, seat)))
    for bot in bots:
        kept = [attribute for attribute in dir(bot) if isinstance(getattr(bot, attribute), State)]
        assert kept == []


def test_a_sample_is_a_deal_of_its_own() -> None:
    state = regift.game("kung_fu", seats=4).deal(1)
    deals = {bytes(Sample(state, 0)(Chance(seed)).key(EVERYONE)) for seed in range(20)}
    assert len(deals) == 20
    assert state.key(EVERYONE) not in deals
