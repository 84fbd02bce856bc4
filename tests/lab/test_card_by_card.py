"""What became of each card in a game, and how sure a share of wins is that is counted over cards of few games."""

from collections.abc import Iterator, Sequence
from random import Random

import pytest

from regift.games import catalogue
from regift.kit.event import EVERYONE, Event
from regift.kit.game import Game
from regift.kit.state import State
from regift.lab.balance import BalanceEstimator, play_at_random
from regift.lab.card_by_card.card_occasions_from_events_and_views import (
    DRAWN,
    FRONT,
    HELD,
    OCCASIONS,
    PLAYED,
    CardWatch,
    SeatsAndWins,
    cards_of,
)
from regift.lab.card_by_card.win_share_by_card import (
    FEWEST_GAMES,
    card_differences,
    card_shares,
    difference_of,
    most_frequent,
    share_of,
)
from tests.games.bell import Bell

PLAYS = {
    "kung_fu": {"attacks": "card", "places": "card"},
    "bell": {"lays": "cards"},
    "cursed_gifts": {
        **dict.fromkeys(("offers", "plays", "aims", "puts_on", "picks_out", "sends_on", "answers"), "card"),
        **dict.fromkeys(("offers_pair", "cures", "answers_trio"), "cards"),
    },
}
"""By game and kind of event: the field with what its first seat plays from its hand."""


def game_of(name: str) -> Game:
    """Make a game for three; of Cursed Gifts one in which nothing is played again out of the hand of another."""
    return Bell(3, {}) if name == "bell" else catalogue.game(name, seats=3)


def watched(game: Game, seed: int) -> tuple[CardWatch, State]:
    """Play a game at random and watch it."""
    watch = CardWatch(game)
    return watch, play_at_random(game, seed, watch.see)[1]


def seats_of(watch: CardWatch, game: Game, occasion: str, card: str) -> list[int]:
    """List the seats to whom something happened with a card: those that it counts a win of, if each alone wins."""
    alone = [[float(seat == winner) for seat in range(game.seats)] for winner in range(game.seats)]
    counts = [watch.cards(wins).get((occasion, card)) for wins in alone]
    return [seat for seat, count in enumerate(counts) if count is not None and count.wins == 1]


def told(state: State, plays: dict[str, str]) -> Iterator[tuple[int, str]]:
    """List who played what, as the events of these kinds tell it."""
    for event in state.events(EVERYONE):
        if event.kind in plays:
            yield from ((seat_of(event, "seat"), card) for card in cards_of(event[plays[event.kind]]))
        if event.kind == "blocks":  # it names no card: a granny alone blocks
            yield seat_of(event, "target"), "granny"


def seat_of(event: Event, name: str) -> int:
    """Return the seat in a field."""
    seat = event[name]
    assert isinstance(seat, int)
    return seat


@pytest.mark.parametrize("name", sorted(PLAYS))
def test_cards_that_the_events_say_were_played_count_as_played_and_no_others(name: str) -> None:
    game = game_of(name)
    for seed in range(6):
        watch, state = watched(game, seed)
        played = {(seat, card) for seat, card in told(state, PLAYS[name])}
        cards = {card for _, card in played} | {card for occasion, card in watch.cards([1, 0, 0]) if occasion == PLAYED}
        assert {(seat, card) for card in cards for seat in seats_of(watch, game, PLAYED, card)} == played


def test_who_was_dealt_a_card_drew_it_and_who_kept_it_held_it() -> None:
    game = game_of("bell")
    watch, state = watched(game, 3)
    for event in state.events(EVERYONE):
        if event.kind == "draws":
            for card in cards_of(event["cards"]):
                assert seat_of(event, "seat") in seats_of(watch, game, DRAWN, card)
    assert not any(occasion == HELD for occasion, _ in watch.cards([1, 0, 0]))  # all cards are played
    cursed = game_of("cursed_gifts")
    watch, state = watched(cursed, 3)
    for seat in range(3):
        for card in set(state.view(seat).zone(f"hand:{seat}").faces):
            assert seat in seats_of(watch, cursed, HELD, card)


def test_what_lies_open_before_a_player_is_counted_in_games_without_hands_too() -> None:
    game = catalogue.game("not_a_hat", seats=3)
    watch, _ = watched(game, 1)
    found = watch.cards([1, 0, 0])
    assert {occasion for occasion, _ in found} == {FRONT}
    assert all(card.startswith("card-") for _, card in found)  # no backs


@pytest.mark.parametrize("name", ["kung_fu", "cursed_gifts", "gift_trap", "not_a_hat"])
def test_every_game_says_something_of_its_cards(name: str) -> None:
    estimator = BalanceEstimator(catalogue.game(name, seats=4), "random", 1, is_watched=True)
    estimator.play()
    (game,) = estimator.game_cards
    assert game
    assert all(
        occasion in OCCASIONS and 1 <= each.seats <= 4 and each.wins <= 1 + 1e-9 for (occasion, _), each in game.items()
    )


def random_games(games: int, chance: float, worth: float, random: Random) -> list[SeatsAndWins]:
    """Four seats, of which each has the card with this chance; who has it wins so many times as often."""
    played: list[SeatsAndWins] = []
    for _ in range(games):
        has = [random.random() < chance for _ in range(4)]
        winner = random.choices(range(4), [worth if each else 1.0 for each in has])[0]
        played.append(SeatsAndWins(sum(has), float(has[winner])))
    return played


@pytest.mark.parametrize(("chance", "worth"), [(1 / 3, 1.5), (0.1, 0.2)])
def test_intervals_over_games_hold_as_often_as_they_say(chance: float, worth: float) -> None:
    random = Random(5)
    long = random_games(100_000, chance, worth, random)
    truth = sum(game.wins for game in long) / sum(game.seats for game in long)
    for games in (12, 60):
        held = 0
        for _ in range(400):
            found = share_of(random_games(games, chance, worth, random))
            held += found.low <= truth <= found.high
        assert held / 400 >= 0.93


def test_cards_of_one_game_are_no_independent_observations() -> None:
    """Of pairs of seats that always win or lose together the interval is that of as many games, not of seats."""
    alone = share_of([SeatsAndWins(1, float(at % 4 == 0)) for at in range(100)])
    together = share_of([SeatsAndWins(2, 2.0 * (at % 4 == 0)) for at in range(100)])
    assert together.value == alone.value == 0.25
    assert together.high - together.low == pytest.approx(alone.high - alone.low, rel=0.02)


def test_a_few_games_that_ended_alike_are_not_sure() -> None:
    for wins in (0.0, 1.0):
        found = share_of([SeatsAndWins(1, wins)] * 10)
        assert found.value == wins
        assert 0.1 < found.high - found.low < 0.5


def test_a_share_lies_in_its_interval_and_rare_cards_are_left_out() -> None:
    games = [{(PLAYED, "sock"): SeatsAndWins(2, 0.5), (DRAWN, "sock"): SeatsAndWins(3, 1.0)}] * FEWEST_GAMES
    rare = [{(PLAYED, "crown"): SeatsAndWins(1, 1.0)}] * (FEWEST_GAMES - 1)
    found = card_shares([*games, *rare])
    assert [(each.occasion, each.card, each.games, each.seats) for each in found] == [
        (DRAWN, "sock", FEWEST_GAMES, 3 * FEWEST_GAMES),
        (PLAYED, "sock", FEWEST_GAMES, 2 * FEWEST_GAMES),
    ]
    assert all(each.share.low <= each.share.value <= each.share.high for each in found)
    assert most_frequent(found, 1) == found[:1]


def halves(wins: Sequence[float]) -> list[SeatsAndWins]:
    """Return games in which one seat had the card and has these parts of the win."""
    return [SeatsAndWins(1, each) for each in wins]


def test_pairs_of_games_that_go_alike_make_a_difference_surer() -> None:
    first = halves([0.0, 1.0] * 30)
    alike = list(zip(first, halves([0.0, 1.0] * 30), strict=True))
    apart = list(zip(first, halves([1.0, 0.0] * 30), strict=True))
    sure, unsure = difference_of(alike), difference_of(apart)
    assert sure.value == unsure.value == 0
    assert sure.high - sure.low < (unsure.high - unsure.low) / 4
    better = difference_of(list(zip(first, halves([1.0] * 60), strict=True)))
    assert better.value == 0.5
    assert 0 < better.low < 0.5 < better.high <= 1


def test_only_cards_known_in_both_variants_are_compared() -> None:
    shared = {(PLAYED, "sock"): SeatsAndWins(1, 1.0)}
    pairs = [({**shared, (PLAYED, "mug"): SeatsAndWins(1, 0.0)}, shared)] * FEWEST_GAMES
    found = card_differences(pairs)
    assert list(found) == [(PLAYED, "sock")]
    assert found[PLAYED, "sock"].value == 0
