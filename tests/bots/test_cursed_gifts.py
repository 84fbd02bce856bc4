"""Rules of thumb for Cursed Gifts, each on the position that shows it."""

import pytest

import regift
from regift.bots import catalogue
from regift.bots.cursed_gifts import STYLES, GameBot
from regift.bots.cursed_gifts.recent_play_memory import Memory
from regift.bots.cursed_gifts.style import EVEN, Style
from regift.kit.bot import PositionSampler
from regift.kit.event import Event
from regift.kit.seeded_random_generator import Chance
from regift.kit.state import State
from regift.lab.simulate import simulate
from regift.lab.single_game_runner import play_match, seat_bots

CALM = EVEN._replace(whim=0.0)


def sitting(state: State, seat: int, style: Style = CALM) -> GameBot:
    """Sit a bot down that has seen all that happened."""
    bot = GameBot(Chance(1), style)
    bot.start(state.game, seat)
    for event in state.events(seat):
        bot.see(event)
    return bot


def chosen(state: State, seat: int = 0, style: Style = CALM) -> str:
    """Return what the bot does."""
    bot = sitting(state, seat, style)
    return bot.choose(state.view(seat), state.options(seat), PositionSampler(state, seat)).name


def table(text: str, seats: int = 2) -> State:
    """Read a position."""
    return regift.game("cursed_gifts", seats=seats).position(text)


def after(state: State, *moves: tuple[int, str]) -> State:
    """Play moves."""
    for seat, name in moves:
        state.apply(seat, state.named(name))
    return state


def test_it_eliminates_when_it_can() -> None:
    state = table("turn 0 | hands gift_1 inevitable_3 draw_2 / gift_1 | areas / gift_5 gift_2")
    assert chosen(state) == "play inevitable_3"


def test_it_eliminates_with_a_gift_and_what_is_placed_on_it() -> None:
    state = table("turn 0 | hands gift_1 inevitable_4 au_secours mummy / gift_1 | areas / gift_2")
    blow = sitting(state, 0).plays(state.view(0)).finish(1)
    assert [state.game.words[kind] for kind in blow.kinds] == ["inevitable_4", "au_secours", "mummy"]
    assert chosen(state).removeprefix("play ") in ("inevitable_4", "au_secours", "mummy")


def test_it_goes_on_with_the_blow_it_began() -> None:
    text = "turn 0 | hands inevitable_4 au_secours / gift_1 / gift_1 / gift_1 | areas / gift_1 / gift_4 gift_3 / gift_1"
    state = after(table(text, seats=4), (0, "play inevitable_4"))
    assert chosen(state) == "seat 2"


def test_it_cures_what_would_be_the_end() -> None:
    state = table("turn 0 | hands antidote_5 draw_2 / gift_1 | areas gift_5 gift_4 / gift_1")
    assert chosen(state) == "play antidote_5"


def test_it_keeps_a_dear_antidote_while_there_is_little_to_cure() -> None:
    state = table("turn 0 | hands antidote_1 manta / gift_1 | areas inevitable_1 / ")
    small = sitting(state, 0).worths(state.view(0), state.options(0))
    state = table("turn 0 | hands antidote_1 manta / gift_1 | areas inevitable_1 gift_5 gift_2 / ")
    assert sitting(state, 0).worths(state.view(0), state.options(0))[1] > small[1]


def test_it_cures_a_small_gift_when_the_antidote_fits() -> None:
    state = table("turn 0 | hands antidote_2 manta / gift_1 / gift_1 / gift_1 | areas inevitable_2 / / / ", seats=4)
    assert chosen(state) == "play antidote_2"


def test_it_keeps_what_clears_any_gift_for_a_heavy_one() -> None:
    state = table("turn 0 | hands siren manta / gift_1 / gift_1 / gift_1 | areas inevitable_1 / / / ", seats=4)
    assert chosen(state) == "end turn"
    state = table("turn 0 | hands siren manta / gift_1 / gift_1 / gift_1 | areas gift_5 / / / ", seats=4)
    assert chosen(state) == "play siren"


def test_it_turns_back_what_would_eliminate_it() -> None:
    state = table("turn 0 | hands gift_5 / karma gift_1 | areas / gift_5")
    after(state, (0, "play gift_5"), (0, "seat 1"))
    assert chosen(state, 1) == "answer with karma"


def test_it_keeps_a_karma_for_what_hurts() -> None:
    state = table("turn 0 | hands gift_1 / karma gift_1 / gift_1 / gift_1", seats=4)
    after(state, (0, "play gift_1"), (0, "seat 1"))
    assert chosen(state, 1) == "let it come"


RICH, POOR = "karma antidote_5 gift_5", "useless_mug"


@pytest.mark.parametrize(
    ("treachery", "mine", "theirs", "areas", "answer"),
    [
        ("moving_day", POOR, "gift_1 gift_1 gift_1", "gift_5 gift_4 / ", "answer with manta"),
        ("moving_day", POOR, "gift_1 gift_1 gift_1", " / gift_5 gift_4", "let it come"),
        ("white_elephant", RICH, "gift_1", " / ", "answer with manta"),
        ("white_elephant", POOR, "gift_1 gift_2 gift_3 gift_4", " / ", "let it come"),
        ("food_coma", POOR, "gift_1", " / gift_5 gift_3", "let it come"),
        ("wish_list", RICH, "gift_1", " / ", "answer with manta"),
        ("wish_list", "useless_mug useless_tie", "gift_1", " / gift_5 gift_3", "let it come"),
    ],
)
def test_it_stops_a_treachery_that_costs_more_than_the_comeback(
    treachery: str, mine: str, theirs: str, areas: str, answer: str
) -> None:
    text = f"turn 0 | hands {treachery} {theirs} / manta {mine} / gift_1 / gift_1 | areas {areas} / / "
    game = regift.game("cursed_gifts", seats=4, deck="everything")
    state = after(game.position(text), (0, f"play {treachery}"), (0, "seat 1"))
    while 1 not in state.to_act():
        after(state, (0, next(option.name for option in state.options(0) if option.name.startswith("pay"))))
    assert chosen(state, 1) == answer


def test_it_pays_with_what_it_needs_least() -> None:
    state = table("turn 0 | hands snatching karma antidote_5 useless_mug / gift_1 gift_2")
    after(state, (0, "play snatching"), (0, "seat 1"))
    assert chosen(state) == "pay with useless_mug"


def test_it_does_not_offer_what_could_come_back_and_be_its_own_end() -> None:
    hands = "gift_5 / gift_1 gift_2 mummy manta siren draw_2 draw_3 / gift_1 gift_2 mummy manta siren draw_2 draw_3"
    assert chosen(table(f"turn 0 | hands {hands} | areas gift_5 gift_4 / / ", seats=3)) == "end turn"
    assert chosen(table(f"turn 0 | hands {hands} | areas / / gift_5 ", seats=3)) == "play gift_5"


def test_it_remembers_who_hurt_it_last() -> None:
    state = table("turn 1 | hands gift_1 / gift_1 gift_2 / gift_3 | areas / /", seats=3)
    after(state, (1, "play gift_1"), (1, "seat 0"))
    memory = Memory(0)
    for event in state.events(0):
        memory.see(event)
    assert memory.foe == 1


def test_the_vengeful_pays_back() -> None:
    text = "turn 1 | hands inevitable_2 / inevitable_1 gift_1 / gift_1 gift_2 / gift_3 | areas / / gift_2 / "
    state = table(text, seats=4)
    after(state, (1, "play inevitable_1"), (1, "seat 0"), (1, "end turn"), (2, "end turn"), (3, "end turn"))
    after(state, (0, "play inevitable_2"))
    assert chosen(state, 0, STYLES["vengeful"]._replace(whim=0.0)) == "seat 1"


@pytest.mark.parametrize("name", ["rules", *STYLES])
@pytest.mark.parametrize("seats", [2, 8])
@pytest.mark.parametrize("edition", ["fr", "en_2023"])
@pytest.mark.once
def test_every_style_plays_any_deck_to_the_end(name: str, seats: int, edition: str) -> None:
    game = regift.game("cursed_gifts", seats=seats, edition=edition, deck="everything")
    assert simulate(game, [name], 2, seed=4).unfinished == 0


@pytest.mark.parametrize(("seats", "games", "least"), [(2, 120, 0.6), (4, 300, 0.45)])
@pytest.mark.parametrize("edition", ["fr", "en_2023"])
@pytest.mark.once
def test_it_beats_random(seats: int, games: int, least: float, edition: str) -> None:
    """So many games that a bot as strong as decision 0012 says fails for one seed in a hundred at most."""
    game = regift.game("cursed_gifts", seats=seats, edition=edition)
    assert simulate(game, ["rules", "random"], games, seed=1).scores()[0].low > least


def test_it_needs_no_sample() -> None:
    class Watched(GameBot):
        def choose(self, view, options, sample):  # type: ignore[no-untyped-def]
            return super().choose(view, options, None)  # type: ignore[arg-type]

        def see(self, event: Event) -> None:
            assert event.kind
            super().see(event)

    game = regift.game("cursed_gifts", seats=3)
    assert simulate(game, [Watched, "random"], 3).unfinished == 0


def test_its_styles_are_found_by_name() -> None:
    assert catalogue.names("cursed_gifts") == ["random", "rules", "vengeful", "careful", "chaotic", "playful", "search"]
    bot = catalogue.make("careful", "cursed_gifts", Chance(1))
    assert isinstance(bot, GameBot)
    assert bot.style == STYLES["careful"]


def test_a_style_belongs_to_its_game() -> None:
    with pytest.raises(catalogue.UnknownBot, match="kung_fu has random, rules, dreamy, search"):
        catalogue.make("vengeful", "kung_fu", Chance(1))


def test_the_bots_that_people_meet_play_cards_from_the_first_rounds_on() -> None:
    """Turns, of the first sixteen of each game, in which a card is played: most, and not a quarter as with `rules`."""
    assert catalogue.table_bot("cursed_gifts") == "playful"
    assert share_of_lively_turns("playful") > 0.6 > 0.4 > share_of_lively_turns("rules")


def share_of_lively_turns(bot: str) -> float:
    """Return in what share of the first turns of six games a card is played."""
    game = regift.game("cursed_gifts", seats=4)
    turns: list[bool] = []
    for seed in range(6):
        played = play_match(game, seat_bots(game, [bot] * 4, seed), seed, limit=150)
        first: list[bool] = []
        for event in played.state.events(regift.EVERYONE):
            if event.kind == "begins":
                first.append(False)
            elif event.kind in ("plays", "offers", "cures") and first:
                first[-1] = True
        turns += first[:16]
    return sum(turns) / len(turns)
