"""Rules of thumb for Kung Fu Granny, each on the position that shows it."""

import pytest

import regift
from regift.bots.kung_fu import GameBot
from regift.bots.kung_fu.discard_memory_and_unseen_card_odds import DiscardMemory
from regift.bots.kung_fu.visible_table import VisibleTable
from regift.kit.bot import PositionSampler
from regift.kit.event import Event
from regift.kit.seeded_random_generator import Chance
from regift.lab.simulate import simulate


def chosen(text: str, seat: int = 0, seats: int = 2, **options: bool) -> str:
    """Return what the bot does in the position."""
    game = regift.game("kung_fu", seats=seats, **options)
    state = game.position(text)
    bot = GameBot(Chance(1))
    bot.start(game, seat)
    for event in state.events(seat):
        bot.see(event)
    return bot.choose(state.view(seat), state.options(seat), PositionSampler(state, seat)).name


def test_it_wins_when_it_can() -> None:
    assert chosen("turn 0 attack | rows 1 2 3 4 5 6 7 / 1 2 | hands 1ttog / 1") == "place granny"


def test_it_places_its_next_level() -> None:
    assert chosen("turn 0 place | rows 1 2 / 1 | hands 3567 / 1") == "place level 3"


def test_it_keeps_its_last_granny_when_the_end_is_near() -> None:
    assert chosen("turn 0 place | rows 1 2 3 4 5 / 1 | hands 2g / 1") == "clean up"


def test_it_places_a_granny_when_it_has_another() -> None:
    assert chosen("turn 0 place | rows 1 2 3 / 1 | hands 2gg / 1") == "place granny"


def test_it_steals_its_next_level_from_a_row() -> None:
    assert chosen("turn 0 attack | rows 1 2 / 1 2 3 4 | hands t5 / 1 | kind 7 power 7 target 1") == "from the row"


def test_it_steals_what_it_sees_rather_than_blindly_however_high_its_row() -> None:
    rows = "1 2 3 4 5 6 / 1 2 3 4 5 6 7 / 1 / 1"
    text = f"turn 0 attack | rows {rows} | hands t5 / 11 / 1 / 1 | kind 7 power 7 target 1"
    assert chosen(text, seats=4) == "from the row"


@pytest.mark.parametrize("hand", ["1", ""])
def test_in_the_middle_of_somebody_elses_theft_of_a_wild_granny_it_takes_one(hand: str) -> None:
    row = f"rows 1 2 / 1g 2g | hands t5 / {hand} | kind 7 power 7 target 1 way 11"
    assert chosen(f"turn 0 attack | {row}", free_granny=True) == "take level 1"


def test_in_the_middle_of_somebody_elses_theft_it_takes_its_next_level_before_a_wild_granny() -> None:
    row = "rows 1 2 / 1g 2 3 | hands t5 / 1 | kind 7 power 7 target 1 way 11"
    assert chosen(f"turn 0 attack | {row}", free_granny=True) == "take level 3"


def test_it_swaps_rows_with_the_leader() -> None:
    text = "turn 0 attack | rows 1 / 1 2 3 4 5 6 7 / 1 2 | hands o5 / 11 / 11 | kind 8 power 8"
    assert chosen(text, seats=3) == "seat 1"


def test_it_keeps_its_tornado_when_it_leads() -> None:
    assert chosen("turn 0 attack | rows 1 2 3 4 5 / 1 | hands o / 11") == "clean up"


def test_it_blocks_a_swap_of_its_complete_row() -> None:
    text = "turn 0 window | rows 1 / 1 2 3 4 5 6 7 | hands 1 / g4 | kind 8 power 8 target 1 way 12"
    assert chosen(text, seat=1) == "block with granny"


def test_it_lets_a_blind_theft_through_early() -> None:
    text = "turn 0 window | rows 1 / 1 2 3 | hands 1 / g4 | kind 7 power 7 target 1 way 10"
    assert chosen(text, seat=1) == "let it through"


def test_it_blocks_a_blind_theft_that_could_win() -> None:
    text = "turn 0 window | rows 1 2 3 4 5 6 7 / 1 2 3 | hands 1 / g4 | kind 7 power 7 target 1 way 10"
    assert chosen(text, seat=1) == "block with granny"


def test_it_throws_away_levels_it_has_laid() -> None:
    assert chosen("turn 0 tidy | rows 1 2 3 / 1 | hands 14g / 1") == "discard level 1"


def test_it_throws_away_nothing_it_wants() -> None:
    assert chosen("turn 0 tidy | rows 1 2 3 / 1 | hands 45tog / 1") == "done"


def test_the_odds_of_an_unseen_card_leave_out_its_hand_the_rows_and_the_discards() -> None:
    state = regift.game("kung_fu", seats=2).position("turn 0 tidy | rows 1 2 3 / 1 | hands 1167ttg / 1")
    memory = DiscardMemory()
    memory.discards = [2, 1, 0, 0, 0, 0, 5, 3, 0, 12]
    unseen = [11 - 2 - 2 - 2, 10 - 1 - 1, 10 - 1, 10, 9, 8 - 1, 6 - 1 - 5, 10 - 2 - 3, 10, 0]
    expected = [count / sum(unseen) for count in unseen]
    assert memory.odds(VisibleTable(state.view(0), 2)) == pytest.approx(expected)


@pytest.mark.parametrize(("seats", "least"), [(2, 0.85), (4, 0.45)])
def test_it_beats_random(seats: int, least: float) -> None:
    score = simulate(regift.game("kung_fu", seats=seats), ["rules", "random"], 100, seed=1).scores()[0]
    assert score.low > least


@pytest.mark.parametrize("seats", [2, 4])
def test_who_dreams_is_easier_to_play_against(seats: int) -> None:
    bots = ["dreamy", *["rules"] * (seats - 1)]
    score = simulate(regift.game("kung_fu", seats=seats), bots, 300, seed=1).scores()[0]
    assert score.high < 1 / seats


def test_it_needs_no_sample() -> None:
    class Watched(GameBot):
        def choose(self, view, options, sample):  # type: ignore[no-untyped-def]
            return super().choose(view, options, None)  # type: ignore[arg-type]

        def see(self, event: Event) -> None:
            assert event.kind
            super().see(event)

    assert simulate(regift.game("kung_fu", seats=3), [Watched, "random"], 5).unfinished == 0


def test_it_goes_on_with_a_theft_that_it_would_never_begin() -> None:
    """MKF-A3: a wild granny alone can be stolen, which a search by rollouts tries."""
    game = regift.game("kung_fu", seats=2, granny_wins=True)
    state = game.position("turn 0 attack | rows 1 2 3 4 5 6 7 / 1g | hands t / ")
    bot = GameBot(Chance(1))
    bot.start(game, 0)
    state.apply(0, next(option for option in state.options(0) if option.name == "attack with thief"))
    sample = PositionSampler(state, 0)
    assert bot.choose(state.view(0), state.options(0), sample) in state.options(0)
