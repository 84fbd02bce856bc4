"""The end of a round and of the game: points, ties, and further rounds."""

import pytest

from regift.games.not_a_hat.kit_state_adapter import NotAHatState
from regift.kit.event import SPECTATOR
from regift.kit.random_playout import play_out
from regift.kit.seeded_random_generator import Chance
from tests.rules.not_a_hat.scene import L, R, Scene, dealt, scene

THREE = f"{L[5]} | {L[6]} | {L[7]}"


def ending(shame: str) -> Scene:
    """Set a table where seat 0 has just been believed not to tell the truth, and did not."""
    return scene(THREE, gift=f"{L[0]} to 1", claimed=L[1], shame=shame).play("refuse")


def round_over(seed: int, **options: object) -> Scene:
    """Play a round at random."""
    table = dealt(3, seed, **options)
    dice = Chance(seed)
    while table.step() not in {"break", "over"}:
        options_now = table.state.options(table.actor())
        table.state.apply(table.actor(), options_now[dice.below(len(options_now))])
    return table


def test_hat_25_a_third_card_ends_it_at_once_and_no_gift_is_drawn() -> None:
    table = ending(f"{R[0]} {R[1]}")
    assert (table.step(), table.state.to_act()) == ("over", ())
    assert "gift" not in table.parts()
    assert table.state.refuse(0, table.state.named("turn it over")).clause == "HAT-25"  # type: ignore[union-attr]


def test_hat_25_a_second_card_does_not_end_it() -> None:
    assert ending(f"{R[0]} | {R[1]} {R[2]} | {R[3]} {R[4]}").step() == "show"


def test_hat_26_fewest_points_lost_win_and_none_is_possible() -> None:
    table = ending(f"{R[0]} {R[1]} | {R[2]} | ")
    assert table.scores() == [-3, -1, 0]
    assert table.places() == [3, 2, 1]


def test_hat_26_who_has_three_need_not_be_the_only_loser() -> None:
    table = ending(f"{R[0]} {R[1]} | {R[2]} {R[3]} | {R[4]} {R[6]}")
    assert table.scores() == [-3, -2, -2]


def test_hat_a12_who_ties_shares_the_victory() -> None:
    table = ending(f"{R[0]} {R[1]} | {R[2]} | {R[3]}")
    assert table.places() == [3, 1, 1]
    assert table.told()[-2:] == ["wins", "wins"]


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_hat_27_as_many_rounds_as_players_are_played_and_points_added_up(seats: int) -> None:
    table = dealt(seats, rounds="each")
    play_out(table.state, Chance(3), 100_000)
    assert table.told().count("starts") == table.told().count("stops") == seats
    exposed = [event for event in table.state.events(-2) if event.kind in {"exposes", "misjudges"}]
    assert -sum(table.scores()) == len(exposed)


def test_hat_27_one_round_is_played_unless_more_were_agreed() -> None:
    table = dealt(4)
    play_out(table.state, Chance(3), 100_000)
    assert table.told().count("stops") == 1


def test_hat_27_the_smallest_sum_wins_and_not_who_did_best_in_the_last_round() -> None:
    text = f"turn 0 answer | gifts {THREE.replace('|', '/')} | gift {L[0]} to 1 | claimed {L[1]} | lost 1 0 4 | round 3"
    state = dealt(3, rounds="each").state.rules.position(f"{text} | shame {R[0]} {R[1]} / {R[2]} {R[3]} / ")
    assert isinstance(state, NotAHatState)
    table = Scene(state).play("refuse")
    assert (table.scores(), table.places()) == ([-4, -2, -4], [2, 1, 2])
    assert [event["seat"] for event in state.events(SPECTATOR) if event.kind == "wins"] == [1]


def test_hat_28_the_next_round_is_set_up_afresh() -> None:
    table = round_over(1, rounds="each")
    lost = table.scores()
    assert (table.step(), table.options()) == ("break", ["deal the next round"])
    table.play("deal the next round")
    assert table.shame() == [[], [], []]
    assert [len(gifts) for gifts in table.gifts()] == [1, 1, 1]
    assert table.state.view().zone("shop").count == 110 - 4
    assert table.scores() == lost


def test_hat_28_no_round_is_dealt_before_the_last_one_is_over() -> None:
    assert dealt(3, rounds="each", first=0).refusal("deal the next round") == "HAT-28"


def test_hat_a11_each_round_is_begun_by_the_next_player_clockwise() -> None:
    table = dealt(4, rounds="each", first=2)
    play_out(table.state, Chance(5), 100_000)
    assert [event["seat"] for event in table.state.events(-2) if event.kind == "starts"] == [2, 3, 0, 1]


def test_hat_a11_no_option_is_on_unless_wanted() -> None:
    (option,) = [each for each in dealt(4).state.rules.schema if each.name == "last_receiver_begins"]
    assert (option.default, option.is_house) == (False, True)


@pytest.mark.parametrize("seed", range(6))
def test_hat_a11_house_the_last_who_was_given_a_gift_begins(seed: int) -> None:
    table = round_over(seed, rounds="each", last_receiver_begins=True, first=0)
    taken = [event["seat"] for event in table.state.events(-2) if event.kind == "accepts"]
    assert table.actor() == (taken[-1] if taken else 1)
    table.play("deal the next round")
    assert [event["seat"] for event in table.state.events(-2) if event.kind == "starts"][-1] == (taken or [1])[-1]


def test_hat_a11_house_where_nobody_accepted_anything_the_next_player_begins() -> None:
    text = f"turn 0 answer | gifts {THREE.replace('|', '/')} | gift {L[0]} to 1 | claimed {L[1]} | shame {R[0]} {R[1]}"
    state = dealt(3, rounds="each", last_receiver_begins=True).state.rules.position(f"{text} | starter 1")
    assert isinstance(state, NotAHatState)
    assert Scene(state).play("refuse").actor() == 2


def test_hat_a11_house_whoever_left_is_followed_by_the_next() -> None:
    table = scene(
        f"{L[5]} | {R[6]} | {L[7]} | {L[8]}",
        gift=f"{L[0]} to 1",
        claimed=L[0],
        seats=4,
        rounds="each",
        last_receiver_begins=True,
        shame=f"{R[0]} {R[1]}",
    )
    table.play("accept", L[1])
    table.state.withdraw(1)
    assert (table.actor(), table.step()) == (0, "show")
    table.play("turn it over", L[2], "refuse")
    assert (table.step(), table.actor()) == ("break", 2)


def test_hat_31_first_in_first_out() -> None:
    table = scene(f"{L[5]} {L[6]} | {L[7]} {L[8]}", gift=f"{L[0]} to 1", claimed=L[0])
    for given in (L[7], L[5], L[8], L[6], L[0]):
        table.play("accept")
        assert table.state.notation().split("gift ")[1].split()[0] == given
        table.play("claim something else")
