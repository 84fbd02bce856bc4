"""Bots never hold a State: not when they sit down, not after a game, and never the true one in a sample."""

import pytest

import regift
from regift.bots import catalogue
from regift.kit.bot import PositionSampler
from regift.kit.event import EVERYONE
from regift.kit.seeded_random_generator import Chance
from regift.kit.state import State

BOTS = [
    *((id, name) for id in ("kung_fu", "cursed_gifts") for name in ("random", "rules", "search:20")),
    ("kung_fu", "dreamy"),
    *(("not_a_hat", name) for name in ("random", "sieve", "granny", "student", "elephant")),
    *(("gift_trap", name) for name in ("random", "stranger", "friend", "soulmate")),
]
SHORT: dict[str, dict[str, object]] = {
    "kung_fu": {"turn_cap": 4},
    "cursed_gifts": {"turn_cap": 4},
    "not_a_hat": {},
    "gift_trap": {"cap": 2, "strategy": True},
}


@pytest.mark.parametrize(("id", "name"), BOTS)
def test_a_bot_keeps_no_state(id: str, name: str) -> None:
    seats = 3 if id == "gift_trap" else 2
    game = regift.game(id, seats=seats, **SHORT[id])
    state, start = game.deal(3), [0] * seats
    bots = [catalogue.make(name, id, Chance(seat)) for seat in range(seats)]
    for seat, bot in enumerate(bots):
        bot.start(game, seat)
    while not state.is_over:
        seat = state.to_act()[0]
        for event in state.events(seat, start[seat]):
            bots[seat].see(event)
        start[seat] = len(state.history)
        options = state.options(seat)
        state.apply(seat, bots[seat].choose(state.view(seat), options, PositionSampler(state, seat)))
    for bot in bots:
        kept = [attribute for attribute in dir(bot) if isinstance(getattr(bot, attribute), State)]
        assert kept == []


def test_a_sample_is_a_deal_of_its_own() -> None:
    state = regift.game("kung_fu", seats=4).deal(1)
    deals = {bytes(PositionSampler(state, 0)(Chance(seed)).key(EVERYONE)) for seed in range(20)}
    assert len(deals) == 20
    assert state.key(EVERYONE) not in deals


@pytest.mark.parametrize("name", ["sieve", "granny", "student", "elephant"])
def test_who_missed_what_was_shown_plays_alike_whatever_it_was(name: str) -> None:
    """Twins that look the same now are told apart by nothing but what was seen."""
    game = regift.game("not_a_hat", seats=4)
    state = game.deal(3)
    for _ in range(12):
        seat = state.to_act()[0]
        state.apply(seat, state.options(seat)[0])
    chosen = set()
    for table in [state, *(state.forgotten(Chance(seed)) for seed in range(8))]:
        seat = table.to_act()[0]
        bot = catalogue.make(name, "not_a_hat", Chance(5))
        bot.start(game, seat)
        chosen.add(bot.choose(table.view(seat), table.options(seat), PositionSampler(table, seat)).name)
    assert len(chosen) == 1


def test_a_player_that_forgets_asks_for_no_sample() -> None:
    """A sample of such a game deals what a perfect memory would know."""

    class NoSample(PositionSampler):
        def __call__(self, chance: Chance) -> State:
            raise AssertionError("a sample was asked for")

    game = regift.game("not_a_hat", seats=2)
    for seed in range(20):
        state, told = game.deal(seed), 0
        bot = catalogue.make("elephant", "not_a_hat", Chance(seed))
        bot.start(game, 0)
        while not state.is_over:
            seat = state.to_act()[0]
            for event in state.events(0, told):
                bot.see(event)
            told = len(state.history)
            state.apply(seat, bot.choose(state.view(seat), state.options(seat), NoSample(state, seat)))
