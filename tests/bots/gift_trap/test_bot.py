"""It rates by its own taste, gives by what it learned, and plays on for others as they would."""

import pytest

import regift
from regift.bots import catalogue
from regift.bots.gift_trap.bot import GiftTrapBot
from regift.bots.gift_trap.own_taste import TasteProfile
from regift.games.gift_trap.actions import Rate
from regift.games.gift_trap.kit_state_adapter import GiftTrapState
from regift.kit.bot import PositionSampler
from regift.kit.seeded_random_generator import Chance
from regift.lab.single_game_runner import play_match, seat_bots
from tests.bots.gift_trap.table import asked, player_at, scene

RATING = "step rate | parcels . 3 3 / 1 . 4 / 2 2 ."


def rated(player: GiftTrapBot, state: GiftTrapState) -> list[int]:
    """Let the player lay all tokens; give the squares by rank."""
    squares: dict[int, int] = {}
    while len(squares) < 4:
        action = asked(player, state)
        assert isinstance(action, Rate)
        squares[int(action.rank)] = int(action.square)
        state.apply(player.seat, action)
    assert asked(player, state).name == "done"
    return [squares[rank] for rank in range(4)]


class Liking(TasteProfile):
    """A taste of one's choice."""

    def __init__(self, worths: dict[str, float]) -> None:
        super().__init__(Chance(1))
        self.liked = worths

    def appeal(self, gift: str) -> float:
        return self.liked[gift]


def likes(player: GiftTrapBot, *worths: float) -> None:
    """Give the player a taste: what each gift on the display is worth."""
    player.taste_profile = Liking(dict(zip(player.display, worths, strict=True)))


def test_it_rates_honestly() -> None:
    state = scene(RATING)
    player = player_at(state)
    likes(player, -30, 60, 90, 30)
    assert rated(player, state) == [2, 1, 3, 0]


def test_it_goes_on_where_somebody_has_begun_to_rate() -> None:
    state = scene(RATING)
    player = player_at(state)
    likes(player, -30, 60, 90, 30)
    state.apply(0, state.named("great on 1"))
    state.apply(0, state.named("no way on 3"))
    while (action := asked(player, state)).name != "done":
        state.apply(0, action)
    assert state.ranks[:4] == [0, 1, 3, 2]


def test_it_gives_what_the_receiver_was_seen_to_like() -> None:
    state = scene("step give")
    player = player_at(state)
    for _ in range(6):
        player.tastes.see(1, player.display, [2, 0, 1, 3])
        player.tastes.see(2, player.display, [3, 1, 0, 2])
    given = [asked(player, state).name]
    state.apply(0, state.named(given[0]))
    given.append(asked(player, state).name)
    assert sorted(given) == ["give 3 to 1", "give 4 to 2"]


def test_it_goes_on_where_somebody_has_begun_to_give() -> None:
    state = scene("step give")
    player = player_at(state)
    for _ in range(6):
        player.tastes.see(1, player.display, [2, 0, 1, 3])
        player.tastes.see(2, player.display, [2, 1, 0, 3])
    state.apply(0, state.named("give 3 to 2"))
    assert asked(player, state).name == "give 1 to 1"


def told(player: GiftTrapBot, state: GiftTrapState) -> None:
    """Show the player the first seat's tokens, as they lie in the position."""
    start = len(state.history)
    while not state.turned & 1:
        seat = state.to_act()[0]
        state.apply(seat, state.options(seat)[0])
    for event in state.events(0, start):
        player.see(event)


def test_who_covers_for_a_person_rates_as_that_person_did() -> None:
    state = scene(
        "step beat | after turning | revealer 0 | ranks 4 3 2 1 / 1 2 3 4 / 1 2 3 4 | parcels . 3 3 / 1 . 4 / 2 2 ."
    )
    player = player_at(state)
    likes(player, 90, 60, 30, -30)
    told(player, state)
    assert player.is_covering
    for _ in range(8):
        player.tastes.see(0, player.display, [3, 2, 1, 0])
    appeals = player.appeals()
    assert appeals == sorted(appeals)


def test_who_rates_for_itself_keeps_its_taste() -> None:
    state = scene(
        "step beat | after turning | revealer 0 | ranks 4 3 2 1 / 1 2 3 4 / 1 2 3 4 | parcels . 3 3 / 1 . 4 / 2 2 ."
    )
    player = player_at(state)
    player.rating = [3, 2, 1, 0]
    told(player, state)
    assert not player.is_covering


@pytest.mark.parametrize("name", ["stranger", "friend", "soulmate"])
def test_the_same_seed_plays_the_same(name: str) -> None:
    game = regift.game("gift_trap", seats=4, strategy=True, cap=2)
    first, second = (play_match(game, seat_bots(game, [name] * 4, 3), 3).record.moves for _ in range(2))
    assert first == second
    assert first != play_match(game, seat_bots(game, [name] * 4, 4), 3).record.moves


OPTIONS = [
    (3, {"doubled": True, "strategy": True}),
    (4, {"doubled": True}),
    (5, {"strategy": True, "hide_places": True}),
    (8, {"strategy": True, "packs": "+red:mug,+red:scarf,+blue:goat"}),
]


@pytest.mark.parametrize(("seats", "options"), OPTIONS)
def test_it_always_does_what_is_allowed_whoever_meddles_or_leaves(seats: int, options: dict[str, object]) -> None:
    """Some moves are drawn by lot in its place, as where a person was half done, and seats leave in mid-round."""
    for seed in range(3):
        game = regift.game("gift_trap", seats=seats, cap=3, **options)
        state, chance = game.deal(seed), Chance(seed)
        bots, read = [GiftTrapBot(Chance(seat)) for seat in range(seats)], [0] * seats
        for seat, bot in enumerate(bots):
            bot.start(game, seat)
        while not state.is_over:
            seat = state.to_act()[-1 - int(chance.below(2)) % len(state.to_act())]
            options_now = state.options(seat)
            if chance.below(6) == 0:
                state.apply(seat, options_now[chance.below(len(options_now))])
                continue
            if chance.below(150) == 0 and seats > 3:
                state.withdraw(seat)
                continue
            for event in state.events(seat, read[seat]):
                bots[seat].see(event)
            read[seat] = len(state.history)
            action = bots[seat].choose(state.view(seat), options_now, PositionSampler(state, seat))
            assert action in options_now
            state.apply(seat, action)


def test_it_plays_alike_whatever_lies_hidden() -> None:
    """Positions that its seat cannot tell apart are played alike: closed parcels, ranks and packs tell it nothing."""
    game = regift.game("gift_trap", seats=4, strategy=True, cap=2)
    state, chance = game.deal(2), Chance(2)
    asked_at = 0
    while not state.is_over:
        seat = state.to_act()[0]
        options = state.options(seat)
        asked_at += 1
        if asked_at % 7 == 0 and len(options) > 1:
            tables = [state, *(state.determinize(seat, Chance(number)) for number in range(3))]
            chosen = set()
            for table in tables:
                bot = GiftTrapBot(Chance(5))
                bot.start(game, seat)
                for event in table.events(seat):
                    bot.see(event)
                chosen.add(bot.choose(table.view(seat), table.options(seat), PositionSampler(table, seat)).name)
            assert len(chosen) == 1
        state.apply(seat, options[chance.below(len(options))])


def test_its_levels_are_found_by_name() -> None:
    assert catalogue.game_bots("gift_trap") == ["stranger", "friend", "soulmate"]
    assert catalogue.default_bot("gift_trap") == "friend"
